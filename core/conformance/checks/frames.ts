import { takeFrames } from '../../match/frames.ts';
import type { Viewer } from '../../seat.ts';
import type { AnyState, AnyView } from '../../types.ts';
import { type Bench, fault, isOver, type Moment, nameStep, nameViewer, nextActor, randomStep } from '../moment.ts';
import { difference, textOf } from '../plain.ts';

const SAMPLE = 4;

/**
 * A viewer's frames of some steps that are possible now. The last frame must show the table after the step, which fails
 * if an event is pushed before the change that it reports. And no view in the middle of a step may read a cache that is
 * updated only at its end.
 * @param untold members of the table that no event reports, such as the seat in turn: `phase`, `towns.fallen`
 */
export function frames(moment: Moment, untold: readonly string[]): void {
  const { game, setup, state, actors, viewers, rng } = moment;
  if (isOver(actors)) return;
  const after = game.State.blank(setup);
  const hidden = new Set(untold);
  const viewer = viewers[rng.below(viewers.length)];
  for (let i = 0; i < SAMPLE; i += 1) {
    const step = randomStep(moment, state, nextActor(actors), rng);
    after.copyFrom(state);
    const taken = takeFrames(game, after, viewer, game.view(state, viewer), (events) =>
      game.apply(after, step.by, step.code, {
        push(event) {
          events.push(event);
          checkCache(moment, after, viewer, event.kind);
        },
      }),
    );
    const last = taken.at(-1);
    if (last === undefined) continue;
    const shown = toldOf(last.after, hidden);
    const wanted = toldOf(game.view(after, viewer), hidden);
    if (textOf(shown) !== textOf(wanted)) {
      const what = `${nameStep(game, step)} as ${nameViewer(viewer)} is shown it ends with ${last.event.kind}`;
      fault('frames', `${what}, and then without an event ${difference(wanted, shown)}`);
    }
  }
}

function checkCache({ game }: Bench, state: AnyState, viewer: Viewer, kind: string): void {
  const rebuilt = state.clone();
  game.rebuild(rebuilt);
  const [seen, fresh] = [game.view(state, viewer), game.view(rebuilt, viewer)];
  if (textOf(seen) !== textOf(fresh)) fault('frames', `at ${kind} a stale cache is seen: ${difference(seen, fresh)}`);
}

function toldOf({ table }: AnyView, untold: ReadonlySet<string>): unknown {
  return without(table, untold, '');
}

/** A part of the table without members that no event reports; its path ignores list indices. */
function without(value: unknown, untold: ReadonlySet<string>, path: string): unknown {
  if (Array.isArray(value)) return value.map((part) => without(part, untold, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return untold.has(at) ? [] : [[name, without(part, untold, at)]];
    }),
  );
}
