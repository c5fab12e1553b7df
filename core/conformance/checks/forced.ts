import { isAtRest } from '../../partial.ts';
import { firstOf, isSimultaneous, SPECTATOR } from '../../seat.ts';
import { fault, type Moment } from '../moment.ts';

/** Number of sampled states with the same public view, in each of which the alternatives must be the same. */
const DRAWS = 12;

/**
 * If `isOpen` holds, every viewer can see the acting seat's alternatives: they are the same in every state that fits
 * the spectator's view. A lone move there, which the match plays, begins no choice that is sent whole.
 */
export function forced({ game, setup, state, actors, moves, rng }: Moment): void {
  if (game.isOpen === undefined || actors <= 0 || isSimultaneous(actors)) return;
  const seat = firstOf(actors);
  if (!game.isOpen(state, seat)) return;
  game.legal(state, seat, moves);
  const codes = moves.toArray();
  const drawn = game.State.blank(setup);
  if (codes.length === 1) {
    drawn.copyFrom(state);
    game.apply(drawn, seat, codes[0]);
    const name = game.moveCodec.format(codes[0]);
    if (!isAtRest(game, drawn)) fault('forced', `"${name}" stands alone at an open step, and begins a whole choice`);
  }
  const sampler = game.resampler(setup, game.view(state, SPECTATOR));
  for (let i = 0; i < DRAWS; i += 1) {
    sampler.draw(rng, drawn);
    if (game.actors(drawn) !== actors || !game.isOpen(drawn, seat)) {
      fault('forced', `that the step of seat ${seat} is open is not for all to see`);
    }
    game.legal(drawn, seat, moves);
    const other = moves.toArray().find((code) => !codes.includes(code)) ?? codes.find((code) => !moves.has(code));
    if (other === undefined) continue;
    const name = game.moveCodec.format(other);
    const where = codes.includes(other) ? 'here' : 'in a state that looks the same to all';
    fault('forced', `the step is open, but whether seat ${seat} may "${name}" is hidden: it is legal ${where} alone`);
  }
}
