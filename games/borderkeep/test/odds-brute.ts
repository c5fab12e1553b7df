/** A second, independent computation of battles: every die and every choice is played by the rules themselves. */
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Event } from '../events.ts';
import { MOVE, moveCodec } from '../moves.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, apply, legal } from '../rules/legal.ts';
import type { State } from '../state.ts';

/** The chances that the attacking side wins and that the town holds, with optimal choices. */
export interface Ends {
  readonly wins: number;
  readonly holds: number;
}

/** The class of an outcome: for an attack die it only matters whether it is a 1. */
function classOf(before: State, code: number): number {
  return before.left > 0 && before.roller >= 0 && code < 6 ? Math.min(code, 1) : code;
}

/**
 * Plays a battle in every way. Each choice maximizes its side's goal: for the attackers the chance to win, for the town
 * the chance to hold. Raiders press on; the function checks that going home is never better.
 * @param s a state in a battle without casters, with a limit on segments small enough for this
 */
export function everyWay(s: State, known = new Map<bigint, Ends>()): Ends {
  const hash = s.hash();
  const before = known.get(hash);
  if (before !== undefined) return before;
  const after = (actor: number, code: number): Ends => {
    const next = s.clone();
    const events: Event[] = [];
    apply(next, actor, code, events);
    const ended = events.find((event) => event.kind === 'battleEnded');
    if (ended === undefined) return everyWay(next, known);
    return { wins: ended.winner === 0 ? 1 : 0, holds: ended.winner === 1 ? 1 : 0 };
  };
  const found = actors(s) === CHANCE ? mean(s, after) : best(s, after);
  known.set(hash, found);
  return found;
}

function mean(s: State, after: (actor: number, code: number) => Ends): Ends {
  const list = new OutcomeList(s.setup.bounds.outcomes);
  outcomes(s, list);
  const weights = new Map<number, { code: number; weight: number }>();
  let total = 0;
  for (let i = 0; i < list.length; i += 1) {
    const code = list.codes[i];
    const weight = list.weights[i];
    const kind = classOf(s, code);
    weights.set(kind, { code, weight: (weights.get(kind)?.weight ?? 0) + weight });
    total += weight;
  }
  let wins = 0;
  let holds = 0;
  for (const { code, weight } of weights.values()) {
    const ends = after(CHANCE, code);
    wins += (weight / total) * ends.wins;
    holds += (weight / total) * ends.holds;
  }
  return { wins, holds };
}

function best(s: State, after: (actor: number, code: number) => Ends): Ends {
  const list = new MoveList(s.setup.bounds.moves);
  legal(s, s.actor, list);
  const codes = Array.from(list.codes.subarray(0, list.length));
  const ends = codes.map((code) => after(s.actor, code));
  if (codes.includes(MOVE.press)) {
    const pressed = ends[codes.indexOf(MOVE.press)];
    if (ends.some(({ wins }) => wins > pressed.wins + 1e-12)) {
      throw new Error(`going home was better: ${codes.map((code) => moveCodec.format(code)).join(', ')}`);
    }
    return pressed;
  }
  const sign = s.placing === 0 ? 1 : -1;
  return ends.reduce((one, other) => {
    const gain = sign * (other.wins - one.wins);
    return gain > 1e-12 || (gain > -1e-12 && sign * (one.holds - other.holds) > 0) ? other : one;
  });
}
