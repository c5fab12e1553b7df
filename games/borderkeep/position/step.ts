import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { KINDS } from '../data/deck/deck.ts';
import { engineOf } from '../rules/battle.ts';
import { outcomes } from '../rules/chance.ts';
import { mustTrim } from '../rules/draw.ts';
import { actors, legal } from '../rules/legal.ts';
import { dealtSeat } from '../rules/opening.ts';
import { builtOf, isBearerAt, isLiving } from '../rules/town.ts';
import { copiesOf } from '../rules/upkeep.ts';
import { ARTIFACT, BATTLE, GAIN_GOLD, LOSE_GOLD, RAID, ROLL_DEFENDERS, ROLL_STRUCTURES, SPY } from '../setup.ts';
import { DRAWN, SIDE, STEP, type State } from '../state.ts';

/** Whether the attack card being carried out has one of these effects. */
function isCarryingOut(s: State, ...effects: readonly number[]): boolean {
  return s.attackCard > 0 && effects.includes(s.setup.tables.attack[s.attackCard - 1]);
}

function isRoller(s: State): boolean {
  if (s.left === 0 || s.count[0] === 0) return false;
  if (s.roller < SIDE) return s.roller < s.count[0];
  if (s.roller < 2 * SIDE) return s.roller - SIDE < s.count[1];
  const engine = engineOf(s, s.roller);
  return s.setup.groups.engines.includes(engine) && builtOf(s, s.victim, engine) > 0;
}

function isFighter(s: State, at: number): boolean {
  return at < SIDE ? at < s.count[0] : at < 2 * SIDE && at - SIDE < s.count[1];
}

/** Whether a chance step has the subject of its roll. */
function canRoll(s: State): boolean {
  switch (s.step) {
    case STEP.first:
      return s.rolling > 0 && s.rolled.some((die, seat) => die === 0 && ((s.rolling >> seat) & 1) === 1);
    case STEP.deal:
      return dealtSeat(s) >= 0;
    case STEP.draw:
      return s.setup.hasCards && (s.source !== DRAWN.spies || isCarryingOut(s, SPY));
    case STEP.event:
    case STEP.table:
      return !s.setup.hasCards && s.source !== DRAWN.spies;
    case STEP.gold:
      return s.left > 0 && isCarryingOut(s, LOSE_GOLD, GAIN_GOLD);
    case STEP.quake:
      return s.cursor < KINDS && isCarryingOut(s, ROLL_STRUCTURES) && builtOf(s, s.victim, s.cursor) > 0;
    case STEP.plague:
      return s.cursor < s.units[s.victim] && isCarryingOut(s, ROLL_DEFENDERS);
    case STEP.spell:
      return isCarryingOut(s, BATTLE, RAID) && isFighter(s, s.caster);
    case STEP.attackDie:
      return isCarryingOut(s, BATTLE, RAID) && isRoller(s);
    case STEP.randomHit:
      return isCarryingOut(s, BATTLE, RAID) && s.placing < 2 && s.hits[s.placing] > 0;
    case STEP.loss:
      return isCarryingOut(s, BATTLE, RAID);
    default:
      return s.attackCard > 0;
  }
}

/** Whether a seat's step has everything its moves refer to. */
function canDecide(s: State): boolean {
  if (!isLiving(s, s.actor)) return false;
  switch (s.step) {
    case STEP.upkeep:
      return s.cursor < KINDS && s.cursorCopy < copiesOf(s, s.active, s.cursor);
    case STEP.mix:
      return s.payFor > 0;
    case STEP.attach: {
      if (s.setup.tables.type[s.payCard] !== ARTIFACT) return false;
      for (let i = 0; i < s.units[s.actor]; i += 1) if (isBearerAt(s, s.actor, i)) return true;
      return false;
    }
    case STEP.victim:
    case STEP.hero:
    case STEP.vortexDrop:
    case STEP.lose:
      return s.attackCard > 0;
    case STEP.raid:
      return isCarryingOut(s, RAID) && s.cursor < s.units[s.active];
    case STEP.press:
      return isCarryingOut(s, RAID) && s.count[0] > 0;
    case STEP.trim:
      return s.actor === s.active && mustTrim(s);
    case STEP.ensorcell:
    case STEP.mend:
      return isCarryingOut(s, BATTLE, RAID) && isFighter(s, s.caster);
    case STEP.hit:
      return isCarryingOut(s, BATTLE, RAID) && s.placing < 2 && s.hits[s.placing] > 0;
    default:
      return true;
  }
}

/** Whether some seat or chance can act in a parsed state: its step fits the table. */
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
