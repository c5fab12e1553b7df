// How long the attack solver thinks: a place, and all places of a board, at Attack turns of random play, in milliseconds of
// processor time: median, 95 of 100, and the longest.
//
//   node games/cantaboria/test/attack-speed.ts [seats] [shipments ...]

import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY } from '@marchlands/core/seat.ts';
import { AttackSolver, NO_MARGIN } from '../advice/attack/solver.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, legal } from '../rules/legal.ts';
import { nextPlace } from '../rules/places.ts';
import { startState } from '../rules/start.ts';
import { STEP, type State } from '../state.ts';
import { setupFor } from './play.ts';

const POSITIONS = 60;
const [seats = 3, ...counts] = process.argv.slice(2).map(Number);
const setup = setupFor(seats);
const rng = new Rng(3);
const list = new MoveList(setup.bounds.moves);
const chances = new OutcomeList(setup.bounds.outcomes);

/** Beginnings of Attack turns, one in twelve, of matches at random: the kind of a move is drawn first. */
function positions(): readonly State[] {
  const found: State[] = [];
  while (found.length < POSITIONS) {
    const s = startState(setup);
    for (let acting = actors(s); acting !== NOBODY && found.length < POSITIONS; acting = actors(s)) {
      if (acting === CHANCE) {
        outcomes(s, chances);
        apply(s, CHANCE, chances.at(rng.below(chances.total)));
        continue;
      }
      const seat = firstOf(acting);
      const isBegun = s.won > 0 || s.hasSaved > 0 || s.partial > 0;
      const isAttack = s.step === STEP.attack || s.step === STEP.logistics;
      if (isAttack && !isBegun && rng.below(12) === 0) found.push(s.clone());
      legal(s, seat, list);
      const kinds = [...new Set(list.toArray().map((code) => moveCodec.kindOf(code)))];
      const kind = kinds[rng.below(kinds.length)];
      const codes = list.toArray().filter((code) => moveCodec.kindOf(code) === kind);
      apply(s, seat, codes[rng.below(codes.length)]);
    }
  }
  return found;
}

const now = (): number => process.cpuUsage().user / 1000;

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted.at(Math.ceil(share * sorted.length) - 1) ?? 0).toFixed(3).padStart(9);
  return at(0.5) + at(0.95) + at(1);
}

const states = positions();
const solver = new AttackSolver(setup);
for (const shipments of counts.length > 0 ? counts : [0, 1]) {
  const places: number[] = [];
  const boards: number[] = [];
  let cut = 0;
  // The first round warms up.
  for (let round = 0; round < 2; round += 1) {
    places.length = 0;
    boards.length = 0;
    cut = 0;
    for (const s of states) {
      const begun = now();
      solver.prepare(s, s.actor);
      for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
        if (s.owner[at] === s.actor + 1) continue;
        const before = now();
        if (solver.margin(at, shipments) === NO_MARGIN) continue;
        places.push(now() - before);
        if (!solver.isExact) cut += 1;
      }
      boards.push(now() - begun);
    }
  }
  console.log(
    `${shipments} shipments: place${spread(places)}  board${spread(boards)}  not exact ${cut} of ${places.length}`,
  );
}
