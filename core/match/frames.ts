/** The frames shown to a viewer: its view right before and right after each event. */
import type { Game } from '../game.ts';
import type { Viewer } from '../seat.ts';
import { shareParts } from '../share.ts';
import type { EventSink, GameTypes, Masked } from '../types.ts';
import { applyEntry } from './logged.ts';
import type { Match } from './match.ts';

/** An event as a viewer sees it, between two views of that viewer; neither holds anything hidden from it. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly event: Masked<T['event']>;
  readonly before: T['view'];
  readonly after: T['view'];
}

/** The frames of one item of a viewer's log. Neighbouring views share equal parts as the same objects. */
export interface Film<T extends GameTypes = GameTypes> {
  /** One per event of the item, in order. */
  readonly frames: readonly Frame<T>[];
  /** The view before the first frame. */
  readonly before: T['view'];
  /** The view after the last frame; if no event was visible, the view after the entry. */
  readonly after: T['view'];
}

/**
 * Takes a frame at each event that the viewer sees.
 * @param state is changed by `act`
 * @param before the view before the first frame
 * @param act applies one step to the state, pushing events to this sink
 */
export function takeFrames<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  viewer: Viewer,
  before: T['view'],
  act: (events: EventSink<T['event']>) => void,
): readonly Frame<T>[] {
  const frames: Frame<T>[] = [];
  let last = before;
  act({
    push(pushed) {
      const event = game.viewEvent(state.setup, pushed, viewer);
      if (event === null) return;
      const after = shareParts(last, game.view(state, viewer));
      frames.push({ event, before: last, after });
      last = after;
    },
  });
  return frames;
}

/**
 * The films of a viewer's log items `from` .. `to` - 1, one per item. Replays the match from the nearest snapshot, so
 * recent items are cheap in a match of any length.
 * @param to at most `match.version(viewer)`
 */
export function filmsOf<T extends GameTypes>(
  match: Match<T>,
  viewer: Viewer,
  from: number,
  to: number,
): readonly Film<T>[] {
  const { game, journal } = match;
  const shown = journal.shownTo(viewer).slice(from, to);
  const first = shown.at(0);
  if (first === undefined) return [];
  let at = first;
  let state = journal.stateAt(at);
  let before = game.view(state, viewer);
  return shown.map((index) => {
    for (; at < index; at += 1) state = journal.stateAfter(state, at);
    const logged = journal.at(index);
    const frames = takeFrames(game, state, viewer, before, (events) => applyEntry(game, state, logged, events));
    if (logged.entry.kind === 'undo') state = journal.stateAfter(state, index);
    at = index + 1;
    const film = { frames, before, after: frames.at(-1)?.after ?? shareParts(before, game.view(state, viewer)) };
    before = film.after;
    return film;
  });
}
