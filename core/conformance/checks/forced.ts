import type { MoveList } from '../../lists.ts';
import { isActing, SPECTATOR } from '../../seat.ts';
import { fault, type Moment } from '../moment.ts';

/** Truths in which nobody may have another choice before a decision is taken for one that all can see is none. */
const TRUTHS = 2000;

/** The move that stands alone in a list; null where there are more, or none. */
function onlyOf(moves: MoveList): number | null {
  return moves.length === 1 ? moves.codes[0] : null;
}

/**
 * A decision with one alternative is not asked where every viewer can see that there is only one: in some truth that
 * fits what all can see, the seat has another choice.
 */
export function forced(moment: Moment): void {
  const { game, setup, state, actors, seats, moves, rng } = moment;
  const drawn = game.State.blank(setup);
  for (const seat of seats) {
    if (!isActing(actors, seat)) continue;
    game.legal(state, seat, moves);
    const only = onlyOf(moves);
    if (only === null) continue;
    const sampler = game.resampler(setup, game.view(state, SPECTATOR));
    let hasChoice = false;
    for (let i = 0; i < TRUTHS && !hasChoice; i += 1) {
      sampler.draw(rng, drawn);
      game.legal(drawn, seat, moves);
      hasChoice = onlyOf(moves) !== only;
    }
    if (!hasChoice) {
      const name = game.moveCodec.format(only);
      fault('forced', `seat ${seat} is asked, though all can see that it can only "${name}"; it should be done for it`);
    }
  }
}
