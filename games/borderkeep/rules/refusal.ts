import type { Seat } from '@marchlands/core/seat.ts';
import { MIX_PAY, MOVE, type Move, moveCodec, UNITS, unitCopy, unitKind } from '../moves.ts';
import { FIRST_STEP, STEP, type State } from '../state.ts';
import { whyNotPlay, whyNotVictim } from './attack.ts';
import { whyNotRecall } from './battle.ts';
import { whyNotBuild } from './build.ts';
import { whyNotBuy, whyNotEndDrawing, whyNotGuild, whyNotPick } from './draw.ts';
import { fighterOf, sideOf } from './fighters.ts';
import { holds } from './hand.ts';
import { whyNotRecover, whyNotWall } from './heal.ts';
import { isHittable, isHurt } from './legal.ts';
import { whyNotLose } from './loss.ts';
import { whyNotSwap } from './market.ts';
import { canSpend, leadsToDefault } from './pay.ts';
import { whyNotStay } from './raid.ts';
import type { Refusal } from './refusals.ts';
import { isBearerAt, isHeroAt, placeOf } from './town.ts';
import { whyNotKeep } from './upkeep.ts';

/** The steps at which a kind of move is possible at all. */
const STEPS_OF: { readonly [kind in Move['kind']]: readonly number[] } = {
  end: [STEP.buy, STEP.drop, STEP.build, STEP.attack, STEP.heal],
  buy: [STEP.buy],
  guild: [STEP.buy],
  market: [STEP.buy, STEP.upkeep, STEP.build, STEP.heal],
  drop: [STEP.drop, STEP.vortexDrop, STEP.trim],
  keep: [STEP.upkeep],
  lapse: [STEP.upkeep],
  build: [STEP.build],
  spend: [STEP.mix],
  attach: [STEP.attach],
  play: [STEP.attack],
  target: [STEP.victim],
  kill: [STEP.hero],
  send: [STEP.raid],
  stay: [STEP.raid],
  press: [STEP.press],
  withdraw: [STEP.press],
  ensorcell: [STEP.ensorcell],
  mend: [STEP.mend],
  hit: [STEP.hit],
  lose: [STEP.lose],
  wall: [STEP.heal],
  recover: [STEP.heal],
  pick: [STEP.pick],
  recall: [STEP.press],
};

function whyNotSpend(s: State, amount: number): Refusal | null {
  if (!canSpend(s, amount)) return 'wrongAmount';
  return leadsToDefault(s, amount) ? 'defaultMix' : null;
}

function whyNotFighter(s: State, side: number, number: number): Refusal | null {
  return number < UNITS && fighterOf(s, side, number) >= 0 ? null : 'noSuchUnit';
}

/** Why a move of this kind is not possible at this step, or null. `index` counts from the kind's first code. */
function whyNotKind(s: State, seat: Seat, kind: Move['kind'], index: number): Refusal | null {
  switch (kind) {
    case 'buy':
      return whyNotBuy(s, seat, index === MIX_PAY);
    case 'guild':
      return whyNotGuild(s, seat);
    case 'market':
      return whyNotSwap(s, seat, index);
    case 'drop':
      return holds(s, seat, index) ? null : 'notInHand';
    case 'keep':
      return whyNotKeep(s, seat, index === MIX_PAY);
    case 'build':
      return whyNotBuild(s, seat, index >> 1, index % 2 === MIX_PAY);
    case 'spend':
      return whyNotSpend(s, index);
    case 'attach': {
      const at = placeOf(s, seat, unitKind(index), unitCopy(index));
      return at >= 0 && isBearerAt(s, seat, at) ? null : 'notABearer';
    }
    case 'play':
      return whyNotPlay(s, seat, index);
    case 'target':
      return whyNotVictim(s, s.attackCard - 1, index);
    case 'kill': {
      const at = placeOf(s, s.victim, unitKind(index), unitCopy(index));
      return at >= 0 && isHeroAt(s, s.victim, at) ? null : 'noHeroThere';
    }
    case 'stay':
      return whyNotStay(s);
    case 'ensorcell':
      return whyNotFighter(s, 1 - sideOf(s.caster), index);
    case 'mend': {
      const side = sideOf(s.caster);
      return whyNotFighter(s, side, index) ?? (isHurt(s, fighterOf(s, side, index)) ? null : 'notHurt');
    }
    case 'hit': {
      const side = 1 - s.placing;
      return whyNotFighter(s, side, index) ?? (isHittable(s, fighterOf(s, side, index)) ? null : 'noHitsLeft');
    }
    case 'lose':
      return whyNotLose(s, index);
    case 'wall':
      return whyNotWall(s, seat, index === MIX_PAY);
    case 'recover':
      return whyNotRecover(s, seat, index >> 1, index % 2 === MIX_PAY);
    case 'pick':
      return whyNotPick(s, index);
    case 'recall':
      return index < UNITS ? whyNotRecall(s, fighterOf(s, 0, index)) : 'noSuchUnit';
    case 'end':
      return s.step === STEP.drop ? whyNotEndDrawing(s) : null;
    case 'lapse':
    case 'send':
    case 'press':
    case 'withdraw':
      return null;
    default:
      return kind satisfies never;
  }
}

/** The steps of one's own turn at which an attack card is not due; what else speaks against it is told first. */
const QUIET_STEPS: readonly number[] = [STEP.buy, STEP.drop, STEP.upkeep, STEP.build, STEP.heal];

function whyNotDue(s: State, seat: Seat, kind: Move['kind'], index: number): Refusal {
  const isPlay = kind === 'play' && s.setup.hasCards && !s.setup.isSolo && seat === s.active;
  return isPlay && QUIET_STEPS.includes(s.step) ? (whyNotPlay(s, seat, index) ?? 'notNow') : 'notNow';
}

/** Why a code is not legal for a seat now, or null where it is. Any integer may be asked about. */
export function refusal(s: State, seat: Seat, code: number): Refusal | null {
  if (!Number.isInteger(code) || code < 0 || code >= moveCodec.size) return 'noSuchMove';
  if (s.step === STEP.over) return 'matchOver';
  if (s.step < FIRST_STEP.seats) return 'chanceActs';
  if (seat !== s.actor) return 'notYourTurn';
  const kind = moveCodec.kindOf(code);
  const index = code - MOVE[kind];
  return STEPS_OF[kind].includes(s.step) ? whyNotKind(s, seat, kind, index) : whyNotDue(s, seat, kind, index);
}
