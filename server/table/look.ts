import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { WireFilm, WireMatch, WireStatus } from '../wire/messages.ts';
import { askId } from './change.ts';
import { shownClock, type Time } from './clock.ts';
import type { TableData } from './data.ts';
import { filmsOf, type Lack, type LastViews, wireItem } from './films.ts';

/**
 * A match as one viewer may see it. Everything about a match that leaves the server is made here, from the game's
 * `view`, `viewEntry` and `viewEvent` and from public data.
 */
export class Look {
  readonly #match: Match;
  readonly #data: TableData;
  readonly #viewer: Viewer;
  readonly #time: Time;
  /** The number of entries shown: fewer than all for delayed spectators. */
  readonly #shown: number;

  constructor(match: Match, data: TableData, viewer: Viewer, time: Time) {
    this.#match = match;
    this.#data = data;
    this.#viewer = viewer;
    this.#time = time;
    this.#shown = shownEntries(data, viewer, time.now);
  }

  /** Entries of the log that this viewer is shown. */
  get version(): number {
    const all = this.#match.version(this.#viewer);
    return this.isBehind
      ? this.#match.restAt(this.#match.journal.versionAt(this.#shown, this.#viewer), this.#viewer)
      : all;
  }

  /** True for a delayed spectator who has not seen everything. */
  get isBehind(): boolean {
    return this.#shown < this.#match.entries.length;
  }

  /**
   * False for a delayed spectator until it has seen the end: its status is the same whether or not it is up to date, so
   * that it does not reveal when a move is made.
   */
  get isLive(): boolean {
    const isDelayed = this.#viewer === SPECTATOR && (this.#data.plan.spectators ?? 0) > 0;
    return !isDelayed || (this.#match.isOver && !this.isBehind);
  }

  /** The players as far as shown. */
  get players(): readonly Player[] {
    const { players, header, entries } = this.#match;
    if (!this.isBehind) return players;
    const seated = [...header.players];
    for (const entry of entries.slice(0, this.#shown)) if (entry.kind === 'seat') seated[entry.seat] = entry.player;
    return seated;
  }

  get view(): AnyView {
    const { version } = this;
    return this.isBehind ? this.#match.viewAt(version, this.#viewer) : this.#match.view(this.#viewer);
  }

  /** The full update for a new viewer. */
  whole(): WireMatch {
    const { version } = this;
    const { rulesVersion, seats, options, players, dice, position } = this.#match.headerFor(this.#viewer);
    // A delayed spectator has not seen the end, which reveals the secret.
    const published =
      dice.kind === 'fair' && !this.isLive
        ? { kind: dice.kind, commitment: dice.commitment, entropy: dice.entropy }
        : dice;
    const header = {
      rulesVersion,
      seats,
      options,
      players,
      dice: published,
      ...(position === undefined ? {} : { position }),
    };
    const items = this.#match.shown(this.#viewer, 0, version).map(wireItem);
    return { kind: 'match', viewer: this.#viewer, version, header, items, view: this.view, status: this.status() };
  }

  /** The update for a viewer with this many entries. */
  lack(from: number): Lack {
    return { viewer: this.#viewer, from, to: this.version };
  }

  /** The view after this many shown entries. */
  viewAt(version: number): AnyView {
    return this.#match.viewAt(version, this.#viewer);
  }

  /** A part of the log: shown items `from` .. `to` - 1. @param last as for `filmsOf` */
  films(from: number, to: number, last: LastViews): readonly WireFilm[] {
    const [films] = filmsOf(this.#match, [{ viewer: this.#viewer, from, to }], last);
    return films;
  }

  status(): WireStatus {
    const match = this.#match;
    if (!this.isLive) return BEHIND;
    const seat: Seat | null = this.#viewer >= 0 ? this.#viewer : null;
    const codes = seat === null ? null : match.sealed(seat);
    const { ask } = this.#data;
    return {
      awaited: match.awaited(),
      sealed: codes?.map((code) => match.game.moveCodec.decode(code)) ?? null,
      undo: seat === null ? NO_UNDO : match.canUndo(seat, MOST_POINTS),
      clocks: this.#clocks(seat),
      ask:
        ask === null
          ? null
          : {
              id: askId(ask),
              seat: ask.seat,
              what: ask.what,
              agreed: ask.agreed,
              to: match.journal.versionAt(ask.to, this.#viewer),
            },
      isOver: match.isOver,
      result: match.result,
    };
  }

  /** The viewer's own clock as it is; other clocks as if nobody had chosen in an open simultaneous decision. */
  #clocks(seat: Seat | null): WireStatus['clocks'] {
    const { clocks, openClocks } = this.#data;
    return openClocks.map((clock, at) => shownClock(at === seat ? clocks[at] : clock, this.#time));
  }
}

/** Most undo points in a status: a long match has hundreds, and pages offer the nearest. */
const MOST_POINTS = 10;
const NO_UNDO = { alone: [], consented: [] };
/** A delayed spectator learns about the table, but nothing about pending decisions. */
const BEHIND: WireStatus = {
  awaited: [],
  sealed: null,
  undo: NO_UNDO,
  clocks: [],
  ask: null,
  isOver: false,
  result: null,
};

/** When spectators will have seen the present entries; null if they are not delayed. */
export function seenBy({ plan, grown }: TableData): number | null {
  const delay = (plan.spectators ?? 0) * 1000;
  const last = grown.at(-1);
  return delay === 0 || last === undefined ? null : last.at + delay;
}

/** How many entries a viewer may be shown now. */
export function shownEntries(data: TableData, viewer: Viewer, now: number): number {
  const delay = (data.plan.spectators ?? 0) * 1000;
  if (viewer !== SPECTATOR || delay === 0) return data.entries;
  return data.grown.findLast(({ at }) => at <= now - delay)?.entries ?? 0;
}
