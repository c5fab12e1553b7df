/** What a viewer was shown, picture by picture: how it saw the table right before and right after each event. */
import type { Game } from '../game.ts';
import type { Viewer } from '../seat.ts';
import { shareParts } from '../share.ts';
import type { EventSink, GameTypes, Masked } from '../types.ts';
import { applyEntry } from './logged.ts';
import type { Match } from './match.ts';

/** An event as a viewer sees it, between two views of that viewer: nothing hidden from it is in either. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly event: Masked<T['event']>;
  readonly before: T['view'];
  readonly after: T['view'];
}

/** The frames of one item of a viewer's log. Equal parts of neighbouring views are the same objects. */
export interface Film<T extends GameTypes = GameTypes> {
  /** One for each event of the item, in order. */
  readonly frames: readonly Frame<T>[];
  /** The view that the first frame begins with. */
  readonly before: T['view'];
  /** The view that the last frame ends with; where no event was seen, the one after the entry. */
  readonly after: T['view'];
}

/**
 * Takes a frame at each event that the viewer sees.
 * @param state changed by `act`
 * @param before the view that the first frame begins with
 * @param act applies one step to the state, with this sink
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
 * The films of a viewer's log items `from` .. `to` - 1, one an item. Replays the match from the nearest snapshot on, so
 * that asking for what is new is cheap however long the match is.
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
