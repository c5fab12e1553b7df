import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { KINDS } from '../data/deck/deck.ts';
import { engineOf } from '../rules/battle.ts';
import { outcomes } from '../rules/chance.ts';
import { mustTrim } from '../rules/draw.ts';
import { actors, legal } from '../rules/legal.ts';
import { dealtSeat } from '../rules/start.ts';
import { builtOf, isBearerAt, isLiving } from '../rules/town.ts';
import { copiesOf } from '../rules/upkeep.ts';
import { ARTIFACT, BATTLE, GAIN_GOLD, LOSE_GOLD, RAID, ROLL_DEFENDERS, ROLL_STRUCTURES, SPY } from '../setup.ts';
import type { State } from '../state.ts';
import * as step from '../state.ts';

/** Whether the attack card being carried out does one of these things. */
function isCarryingOut(s: State, ...effects: readonly number[]): boolean {
  return s.attackCard > 0 && effects.includes(s.setup.tables.attack[s.attackCard - 1]);
}

function isRoller(s: State): boolean {
  if (s.left === 0 || s.count[0] === 0) return false;
  if (s.roller < step.SIDE) return s.roller < s.count[0];
  if (s.roller < 2 * step.SIDE) return s.roller - step.SIDE < s.count[1];
  const engine: number | undefined = engineOf(s, s.roller);
  return engine !== undefined && builtOf(s, s.victim, engine) > 0;
}

function isFighter(s: State, at: number): boolean {
  return at < step.SIDE ? at < s.count[0] : at < 2 * step.SIDE && at - step.SIDE < s.count[1];
}

/** Whether a step that awaits chance has what it rolls for. */
function canRoll(s: State): boolean {
  switch (s.step) {
    case step.FIRST:
      return s.rolling > 0 && s.rolled.some((die, seat) => die === 0 && ((s.rolling >> seat) & 1) === 1);
    case step.DEAL:
      return dealtSeat(s) >= 0;
    case step.DRAW:
      return s.setup.hasCards && (s.source !== step.SPIES_DRAW || isCarryingOut(s, SPY));
    case step.EVENT:
    case step.TABLE:
      return !s.setup.hasCards && s.source !== step.SPIES_DRAW;
    case step.GOLD_DIE:
      return s.left > 0 && isCarryingOut(s, LOSE_GOLD, GAIN_GOLD);
    case step.QUAKE:
      return s.cursor < KINDS && isCarryingOut(s, ROLL_STRUCTURES) && builtOf(s, s.victim, s.cursor) > 0;
    case step.PLAGUE:
      return s.cursor < s.units[s.victim] && isCarryingOut(s, ROLL_DEFENDERS);
    case step.SPELL:
      return isCarryingOut(s, BATTLE, RAID) && isFighter(s, s.caster);
    case step.ATTACK_DIE:
      return isCarryingOut(s, BATTLE, RAID) && isRoller(s);
    case step.RANDOM_HIT:
      return isCarryingOut(s, BATTLE, RAID) && s.placing < 2 && s.hits[s.placing] > 0;
    case step.LOSS:
      return isCarryingOut(s, BATTLE, RAID);
    default:
      return s.attackCard > 0;
  }
}

/** Whether a step of a seat has what its moves refer to. */
function canDecide(s: State): boolean {
  if (!isLiving(s, s.actor)) return false;
  switch (s.step) {
    case step.UPKEEP:
      return s.cursor < KINDS && s.cursorCopy < copiesOf(s, s.active, s.cursor);
    case step.MIX:
      return s.payFor > 0;
    case step.ATTACH: {
      if (s.setup.tables.type[s.payCard] !== ARTIFACT) return false;
      for (let i = 0; i < s.units[s.actor]; i += 1) if (isBearerAt(s, s.actor, i)) return true;
      return false;
    }
    case step.VICTIM:
    case step.PICK_HERO:
    case step.VORTEX_DROP:
    case step.LOSE:
      return s.attackCard > 0;
    case step.PICK_RAIDERS:
      return isCarryingOut(s, RAID) && s.cursor < s.units[s.active];
    case step.PRESS:
      return isCarryingOut(s, RAID) && s.count[0] > 0;
    case step.TRIM:
      return s.actor === s.active && mustTrim(s);
    case step.ENSORCELL:
    case step.MEND:
      return isCarryingOut(s, BATTLE, RAID) && isFighter(s, s.caster);
    case step.HIT:
      return isCarryingOut(s, BATTLE, RAID) && s.placing < 2 && s.hits[s.placing] > 0;
    default:
      return true;
  }
}

/** Whether somebody can act in a state that was read: its step fits what lies on the table. */
export function actsNow(s: State): boolean {
  const who = actors(s);
  if (who === NOBODY) return true;
  if (who === CHANCE) {
    if (!canRoll(s)) return false;
    const list = new OutcomeList(s.setup.bounds.outcomes);
    outcomes(s, list);
    return list.length > 0;
  }
  if (!canDecide(s)) return false;
  const list = new MoveList(s.setup.bounds.moves);
  legal(s, s.actor, list);
  return list.length > 0;
}
