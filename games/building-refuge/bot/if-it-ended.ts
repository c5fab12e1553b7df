import { CITY } from '../data/tiles.ts';
import { answer, beginAttack, startInCorner } from '../rules/attack.ts';
import { result } from '../rules/final.ts';
import { PHASE, State, UP } from '../state.ts';

/** The result of the match if the barbarians came now. */
export interface IfItEnded {
  /** By seat: the final score; 0 if all lose. */
  readonly scores: Float64Array;
  /** By seat: share of the win, 0..1. */
  readonly won: Float64Array;
  /** By seat: remaining cities and treasures. */
  readonly cities: Uint8Array;
  readonly treasures: Uint8Array;
  /** Whether all cities fall. */
  isRazed: boolean;
  /** Bands left when an owner able to pay is first asked; 0 if none is. */
  bandsToPay: number;
}

/** Null until the first question. */
let scratch: State | null = null;

function copyOf(s: State): State {
  scratch = scratch?.setup === s.setup ? scratch : State.blank(s.setup);
  scratch.copyFrom(s);
  return scratch;
}

function countCities(s: State, cities: Uint8Array): void {
  const { cells } = s.setup.board;
  cities.fill(0);
  for (let i = 0; i < cells.length; i += 1) if (s.tile[cells[i]] === UP + CITY) cities[s.owner[cells[i]]] += 1;
}

/**
 * Plays the attack by the rules from now on (BR-81 to BR-93): owners pay treasures only for their last city, and a
 * random start corner is replaced by the entry.
 */
export function ifItEnded(s: State, out: IfItEnded): void {
  const t = copyOf(s);
  const { seats } = s.setup;
  if (t.phase < PHASE.corner) beginAttack(t, undefined);
  out.bandsToPay = t.bands;
  if (t.phase === PHASE.corner) startInCorner(t, t.entry, undefined);
  while (t.phase === PHASE.answer) {
    const seat = t.owner[t.at];
    countCities(t, out.cities);
    answer(t, out.cities[seat] === 1 && t.treasure[seat] > 0 ? 'treasure' : 'city', undefined);
  }
  const { winners, scores, defeat } = result(t);
  countCities(t, out.cities);
  out.isRazed = defeat;
  for (let seat = 0; seat < seats; seat += 1) {
    out.scores[seat] = scores[seat] ?? 0;
    out.won[seat] = winners.includes(seat) ? 1 / winners.length : 0;
    out.treasures[seat] = t.treasure[seat];
  }
}
