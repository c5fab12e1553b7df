import { type Actor, CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { MIX_PAY, MOVE, unitCopy, unitKind } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import { play, strike } from './attack.ts';
import { beginSegment, recall, withdraw } from './battle.ts';
import { attach, build, endBuilding } from './build.ts';
import { applyOutcome } from './chance.ts';
import { kill, vortexDrop } from './disasters.ts';
import { buy, drawByGuild, dropForLimit, endDrawing, pickStructure, trim } from './draw.ts';
import { fighterOf, sideOf } from './fighters.ts';
import { advance } from './flow.ts';
import { recover, wall } from './heal.ts';
import { placeOne } from './hits.ts';
import { lose } from './loss.ts';
import { swap } from './market.ts';
import { spend } from './pay.ts';
import { sendOrStay } from './raid.ts';
import { ensorcell, mend } from './spells.ts';
import { placeOf } from './town.ts';
import { keep, lapse } from './upkeep.ts';

/** The place of a named unit in a town. */
function unitAt(s: State, seat: Seat, number: number): number {
  return placeOf(s, seat, unitKind(number), unitCopy(number));
}

/** D-01, D-05, D-07, D-17: the end of what a seat was doing. */
function end(s: State, events: Events): void {
  switch (s.step) {
    case STEP.buy:
      s.step = STEP.drawEnd;
      break;
    case STEP.drop:
      endDrawing(s);
      break;
    case STEP.build:
      endBuilding(s, events);
      break;
    case STEP.attack:
      s.step = STEP.healStart;
      break;
    default:
      s.step = STEP.healNext;
  }
}

/** The moves of the quiet phases, and payments. */
function applyQuiet(s: State, seat: Seat, code: number, events: Events): void {
  if (code < MOVE.buy) end(s, events);
  else if (code < MOVE.guild) buy(s, seat, code - MOVE.buy === MIX_PAY, events);
  else if (code < MOVE.market) drawByGuild(s, seat, events);
  else if (code < MOVE.drop) swap(s, seat, code - MOVE.market, events);
  else if (code < MOVE.keep) {
    if (s.step === STEP.drop) dropForLimit(s, seat, code - MOVE.drop, events);
    else if (s.step === STEP.trim) trim(s, seat, code - MOVE.drop, events);
    else vortexDrop(s, code - MOVE.drop, events);
  } else if (code < MOVE.lapse) keep(s, seat, code - MOVE.keep === MIX_PAY, events);
  else if (code < MOVE.build) lapse(s, seat, events);
  else if (code < MOVE.spend) build(s, seat, (code - MOVE.build) >> 1, (code - MOVE.build) % 2 === MIX_PAY, events);
  else if (code < MOVE.attach) spend(s, code - MOVE.spend);
  else attach(s, seat, unitAt(s, seat, code - MOVE.attach), events);
}

/** The moves of the attack and heal phases. */
function applyAttack(s: State, seat: Seat, code: number, events: Events): void {
  if (code < MOVE.target) play(s, seat, code - MOVE.play);
  else if (code < MOVE.kill) strike(s, code - MOVE.target, events);
  else if (code < MOVE.send) kill(s, unitAt(s, s.victim, code - MOVE.kill), events);
  else if (code < MOVE.press) sendOrStay(s, code === MOVE.send);
  else if (code < MOVE.withdraw) beginSegment(s, events);
  else if (code < MOVE.ensorcell) withdraw(s, events);
  else if (code < MOVE.mend) ensorcell(s, fighterOf(s, 1 - sideOf(s.caster), code - MOVE.ensorcell), events);
  else if (code < MOVE.hit) mend(s, fighterOf(s, sideOf(s.caster), code - MOVE.mend), events);
  else if (code < MOVE.lose) placeOne(s, fighterOf(s, 1 - s.placing, code - MOVE.hit), events);
  else if (code < MOVE.wall) lose(s, code - MOVE.lose, events);
  else if (code < MOVE.recover) wall(s, seat, code - MOVE.wall === MIX_PAY, events);
  else if (code < MOVE.pick) {
    recover(s, seat, (code - MOVE.recover) >> 1, (code - MOVE.recover) % 2 === MIX_PAY, events);
  } else if (code < MOVE.recall) pickStructure(s, code - MOVE.pick, events);
  else recall(s, fighterOf(s, 0, code - MOVE.recall), events);
}

/** One legal move or outcome takes effect; then everything follows that nobody decides. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else if (code < MOVE.play) applyQuiet(s, actor, code, events);
  else applyAttack(s, actor, code, events);
  advance(s, events);
}
