import { MoveList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BUILT, MOVE } from '../moves.ts';
import { mayShip } from '../rules/attack.ts';
import { legal } from '../rules/legal.ts';
import { SIDE, STEP, type State } from '../state.ts';
import { addAttacks } from './attacks.ts';
import { spotsFor } from './draft.ts';
import { isLeader } from './leader.ts';
import { acceptance, addOffers } from './offers.ts';
import { Script } from './script.ts';
import { addShipments } from './shipping.ts';
import { addBoatAttacks } from './solved-attacks.ts';

/** The most territories considered in the opening. */
const SITES = 4;
const DRAFTS = 10;
/** The most moves considered when none stands out. */
const MOST = 24;

const list = new MoveList(8192);

function addLegal(s: State, seat: Seat, out: number[][]): void {
  legal(s, seat, list);
  for (let i = 0; i < list.length && i < MOST; i += 1) out.push([list.codes[i]]);
}

/** CA-27: every development; a boat goes to each water of its territory, first in the file. */
function addDevelopments(s: State, seat: Seat, script: Script, out: number[][]): void {
  legal(s, seat, list);
  out.push([MOVE.end]);
  const perKind = (MOVE.enter - MOVE.build) / 3;
  for (const code of list.toArray()) {
    if (code < MOVE.build || code >= MOVE.enter || out.length >= MOST) continue;
    const what = Math.floor((code - MOVE.build) / perKind);
    if (what !== BUILT.boat) {
      out.push([code]);
      continue;
    }
    const at = ((code - MOVE.build) % perKind) >> 1;
    for (const space of s.setup.land.waters[at]) script.add([code, MOVE.enter + space, MOVE.position]);
  }
}

/** Whole choices worth evaluating, the simplest first; other choices are hardly ever better. */
export function plans(s: State, seat: Seat, rng: Rng, out: number[][]): void {
  switch (s.step) {
    case STEP.site:
      for (let i = 0; i < SITES; i += 1) addRandom(s, seat, rng, out);
      return;
    case STEP.draft:
      for (const at of spotsFor(s, seat, DRAFTS)) out.push([MOVE.draft + at]);
      return;
    case STEP.develop:
      addDevelopments(s, seat, new Script(s, seat, out), out);
      return;
    case STEP.ship:
    case STEP.logistics:
      out.push([MOVE.end]);
      addShipments(s, seat, new Script(s, seat, out));
      return;
    case STEP.attack: {
      const script = new Script(s, seat, out);
      out.push([MOVE.end]);
      addAttacks(s, seat, script);
      addBoatAttacks(s, seat, out);
      if (mayShip(s)) addShipments(s, seat, script);
      return;
    }
    case STEP.trade:
      out.push([MOVE.end]);
      addOffers(s, seat, new Script(s, seat, out));
      return;
    case STEP.reply: {
      out.push([MOVE.refuse]);
      legal(s, seat, list);
      if (list.has(MOVE.accept) && !isLeader(s, s.turn)) new Script(s, seat, out).add(acceptance(s, seat));
      return;
    }
    case STEP.side:
      addSides(s, out);
      return;
    default:
      addLegal(s, seat, out);
  }
}

/** CA-89: any side but the leader's. */
function addSides(s: State, out: number[][]): void {
  out.push([MOVE.side + SIDE.neutral]);
  if (!isLeader(s, s.turn)) out.push([MOVE.side + SIDE.attacker]);
  if (!isLeader(s, s.owner[s.target] - 1)) out.push([MOVE.side + SIDE.defender]);
}

function addRandom(s: State, seat: Seat, rng: Rng, out: number[][]): void {
  legal(s, seat, list);
  out.push([list.codes[rng.below(list.length)]]);
}
