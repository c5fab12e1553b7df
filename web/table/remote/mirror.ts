import { viewAfter } from '@marchlands/core/delta.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { ServerMessage, WireItem, WireMatch, WireStatus } from '@marchlands/server/wire/messages.ts';

/** The server's data about the match. */
export type MatchMessage = Extract<ServerMessage, { readonly kind: 'match' | 'moved' | 'status' }>;

/** A log item with its viewer's frames. */
export interface WireFilmSeen {
  /** Its place in the viewer's log. */
  readonly index: number;
  readonly item: WireItem;
  readonly before: AnyView;
  /** By event: the view after it. */
  readonly pictures: readonly AnyView[];
  readonly after: AnyView;
}

/** The effect of a message. `films` is null if the whole match arrived, which is not animated. */
export interface MirrorChange {
  readonly films: readonly WireFilmSeen[] | null;
}

/** A gap between the device's data and an update; a server never sends one. */
export class GapError extends Error {}

/** A viewer's copy of a match: log, view and status, updated as in docs/protocol.md. */
export class Mirror {
  readonly header: WireMatch['header'];
  readonly items: WireItem[];
  view: AnyView;
  status: WireStatus;
  /** The last request to all, if somebody declined it and the match has not gone on since. */
  declined: WireStatus['ask'] = null;

  constructor(whole: WireMatch) {
    this.header = whole.header;
    this.items = [...whole.items];
    this.view = whole.view;
    this.status = whole.status;
  }

  /** Items of the viewer's log. */
  get version(): number {
    return this.items.length;
  }

  /** @throws GapError if entries are missing */
  take(message: Exclude<MatchMessage, WireMatch>): MirrorChange {
    const expected = message.kind === 'moved' ? message.from : message.version;
    if (expected !== this.version) throw new GapError(`at version ${this.version}, and told of ${expected}`);
    const { ask } = this.status;
    this.status = message.status;
    if (message.kind === 'status') {
      // A request that is granted changes the match; one that only ends was declined.
      if (ask !== null) this.declined = message.status.ask === null ? ask : null;
      return { films: [] };
    }
    this.declined = null;
    const films = playFilms(this.view, this.version, message.items);
    this.items.push(...films.map(({ item }) => item));
    this.view = films.at(-1)?.after ?? this.view;
    return { films };
  }
}

/** The frames of consecutive items, from the view before them. */
export function playFilms(
  from: AnyView,
  index: number,
  items: Extract<ServerMessage, { readonly kind: 'moved' }>['items'],
): readonly WireFilmSeen[] {
  let before = from;
  return items.map(({ frames, rest, ...item }, i) => {
    let last = before;
    const pictures = frames.map((frame) => {
      last = viewAfter(last, frame);
      return last;
    });
    const after = viewAfter(last, rest);
    const film = { index: index + i, item, before, pictures, after };
    before = after;
    return film;
  });
}
