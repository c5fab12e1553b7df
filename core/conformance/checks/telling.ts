import { isAtRest } from '../../partial.ts';
import type { Viewer } from '../../seat.ts';
import type { AnyEvent, AnyState, Step } from '../../types.ts';
import { type Bench, codesFor, fault, isOver, type Moment, nameStep, nameViewer, nextActor } from '../moment.ts';
import { textOf } from '../plain.ts';

const SAMPLE = 16;

/** The effect of a step, as one viewer sees it. */
interface Telling {
  readonly step: Step;
  readonly bytes: string;
  /** The view afterwards. */
  readonly view: string;
  /** The entry and its events, as the viewer sees them. */
  readonly told: string;
}

function tell({ game, setup }: Bench, before: AnyState, after: AnyState, step: Step, viewer: Viewer): Telling {
  const entry = game.viewEntry(before, step, viewer);
  const events: AnyEvent[] = [];
  after.copyFrom(before);
  game.apply(after, step.by, step.code, events);
  const seen = events.map((event) => game.viewEvent(setup, event, viewer)).filter((event) => event !== null);
  return { step, bytes: after.toBytes().join(), view: textOf(game.view(after, viewer)), told: textOf([entry, seen]) };
}

/**
 * An entry or event reveals no more than the view afterwards remembers: if two alternatives lead to different states
 * with the same view, the viewer must see the same entries and events, in content and in number. (Lasting information
 * must be in the view, memory included; other information leads to the same state.)
 */
export function telling(moment: Moment): void {
  const { game, setup, state, actors, viewers, rng } = moment;
  if (isOver(actors)) return;
  const by = nextActor(actors);
  const codes = codesFor(moment, state, by);
  const start = rng.below(codes.length);
  const after = game.State.blank(setup);
  for (const viewer of viewers) {
    if (viewer === by) continue;
    const byView = new Map<string, Telling>();
    for (let i = 0; i < Math.min(SAMPLE, codes.length); i += 1) {
      const step = { by, code: codes[(start + i) % codes.length] };
      const found = tell(moment, state, after, step, viewer);
      if (!isAtRest(game, after)) continue;
      const other = byView.get(found.view);
      if (other === undefined) byView.set(found.view, found);
      else if (other.bytes !== found.bytes && other.told !== found.told) {
        const names = `${nameStep(game, other.step)} and ${nameStep(game, step)}`;
        fault(
          'secrecy',
          `${names} look the same in the view of ${nameViewer(viewer)}, but it is told ${other.told} or ${found.told}`,
        );
      }
    }
  }
}
