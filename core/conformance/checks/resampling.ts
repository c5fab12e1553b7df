import { isActing, isSimultaneous, SPECTATOR, type Viewer } from '../../seat.ts';
import type { AnyState } from '../../types.ts';
import { fault, type Moment, nameViewer, playOut } from '../moment.ts';
import { difference, textOf } from '../plain.ts';
import { checkSame, readBack } from './bytes.ts';
import { checkFinal } from './final.ts';

const REFUSALS = 32;
/** Number of checked draws of one prepared sampler: later ones may depend on earlier ones. */
const DRAWS = 3;

/** The viewer cannot tell the drawn state from the original. */
function checkDrawn(moment: Moment, viewer: Viewer, drawn: AnyState): void {
  const { game, state, actors, moves, rng } = moment;
  const who = nameViewer(viewer);
  const found = game.view(drawn, viewer);
  const wanted = game.view(state, viewer);
  if (textOf(found) !== textOf(wanted)) fault('resample', `${who} sees another view: ${difference(found, wanted)}`);
  const acting = game.actors(drawn);
  // In an open decision others' choices are taken back, so that they act again.
  if (acting !== actors && !isSimultaneous(acting))
    fault('resample', `other actors: ${acting}, not ${actors}, for ${who}`);
  checkSame('resample', `the state drawn for ${who} and its bytes read back`, drawn, readBack(moment, drawn));
  if (viewer === SPECTATOR) return;
  if (isActing(acting, viewer) !== isActing(actors, viewer)) fault('resample', `${who} acts in one state only`);
  game.legal(state, viewer, moves);
  const legal = moves.toArray();
  game.legal(drawn, viewer, moves);
  if (moves.toArray().join() !== legal.join()) fault('resample', `${who} has other legal moves`);
  for (let i = 0; i < REFUSALS; i += 1) {
    const code = rng.below(game.moveCodec.size);
    const refusal = game.refusal(drawn, viewer, code);
    const real = game.refusal(state, viewer, code);
    if (refusal !== real) fault('resample', `code ${code} of ${who} is refused with ${refusal}, not with ${real}`);
  }
}

/** For every viewer: states drawn from its view show it the same view, legal moves and refusals, and can be played on. */
export function resampling(moment: Moment): void {
  const { game, setup, state, viewers, rng } = moment;
  for (const viewer of viewers) {
    // Through JSON, like a view sent over a wire: only its data may be used.
    const view: ReturnType<typeof game.view> = JSON.parse(textOf(game.view(state, viewer)));
    const drawn = game.State.blank(setup);
    const sampler = game.resampler(setup, view);
    for (let i = 0; i < DRAWS; i += 1) {
      sampler.draw(rng, drawn);
      checkDrawn(moment, viewer, drawn);
    }
    if (rng.below(4) === 0) {
      playOut(moment, drawn, rng, 'resample', setup.bounds.entries);
      checkFinal(moment, drawn);
    }
  }
}
