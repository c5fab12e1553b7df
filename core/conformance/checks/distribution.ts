import { CHANCE, isActing } from '../../seat.ts';
import { deviation, TOO_FAR } from '../chi-square.ts';
import { fault, type Moment } from '../moment.ts';

const DRAWS_PER_CODE = 30;
const LEAST_DRAWS = 600;

/** Draws often and compares the frequencies with the list's weights. */
function compare(check: string, codes: readonly number[], weights: readonly number[], draw: () => number): void {
  const places = new Map(codes.map((code, i) => [code, i]));
  const counted = codes.map(() => 0);
  const draws = Math.max(LEAST_DRAWS, DRAWS_PER_CODE * codes.length);
  for (let i = 0; i < draws; i += 1) {
    const code = draw();
    const at = places.get(code);
    if (at === undefined) fault(check, `gave code ${code}, which the list does not hold`);
    counted[at] = counted[at] + 1;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const expected = weights.map((weight) => (draws * weight) / total);
  const far = deviation(counted, expected);
  if (far > TOO_FAR) {
    fault(check, `${draws} draws lie ${far.toFixed(1)} standard deviations from the list: ${counted.join(', ')}`);
  }
}

/** `randomMove` is uniform over the legal list, and `draw` follows the weights of the outcomes. */
export function distribution(moment: Moment): void {
  const { game, state, actors, moves, outcomes, seats, rng } = moment;
  if (actors === CHANCE && game.draw !== undefined) {
    game.outcomes(state, outcomes);
    const codes = outcomes.toArray();
    const weights = Array.from(outcomes.weights.subarray(0, outcomes.length));
    compare('draw', codes, weights, () => game.draw?.(state, rng) ?? -1);
  }
  if (game.randomMove === undefined) return;
  for (const seat of seats) {
    if (!isActing(actors, seat)) continue;
    game.legal(state, seat, moves);
    const codes = moves.toArray();
    compare(
      'randomMove',
      codes,
      codes.map(() => 1),
      () => game.randomMove?.(state, seat, rng) ?? -1,
    );
  }
}
