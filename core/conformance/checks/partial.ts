import { isAtRest } from '../../partial.ts';
import { firstOf, isSimultaneous, maskOf } from '../../seat.ts';
import type { AnyEvent } from '../../types.ts';
import { fault, type Moment, nameStep, randomStep } from '../moment.ts';

/** Continuations tried from one state. */
const WALKS = 3;

/**
 * Inside one seat's choice that is sent whole, nobody else acts, not even chance, nothing hidden is revealed to the
 * seat, and every state leads to an end.
 */
export function partial(moment: Moment): void {
  const { game, state, setup, actors, seats, rng } = moment;
  if (game.isPartial === undefined || actors <= 0 || isSimultaneous(actors)) return;
  const seat = firstOf(actors);
  const walk = game.State.blank(setup);
  for (let i = 0; i < WALKS; i += 1) {
    walk.copyFrom(state);
    const events: AnyEvent[] = [];
    for (let steps = 0; steps === 0 || !isAtRest(game, walk); steps += 1) {
      if (steps > setup.bounds.entries) fault('partial', `seat ${seat} never comes to the end of its choice`);
      const step = randomStep(moment, walk, seat, rng);
      if (moment.moves.length === 0) fault('partial', `seat ${seat} can neither end its choice nor go on with it`);
      events.length = 0;
      game.apply(walk, seat, step.code, events);
      const name = nameStep(game, step);
      const inside = seats.find((one) => game.isPartial?.(walk, one));
      if (inside === undefined) continue;
      if (game.actors(walk) !== maskOf(seat) || inside !== seat) {
        fault('partial', `after ${name} seat ${inside} is inside a choice, and seat ${seat} is not the one to go on`);
      }
      if (events.some((event) => game.reveals(walk.setup, event, seat))) {
        fault('partial', `${name} shows seat ${seat} something hidden in the middle of its choice`);
      }
    }
  }
}
