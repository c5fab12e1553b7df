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
 * What one viewer may see of a match. Everything that leaves the server about a match is made here, from `view`,
 * `viewEntry` and `viewEvent` of the game and from what is the same for all.
 */
export class Look {
  readonly #match: Match;
  readonly #data: TableData;
  readonly #viewer: Viewer;
  readonly #time: Time;
  /** What is shown: fewer than all entries to spectators who are behind. */
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

  /** True for who is behind and has not seen all. */
  get isBehind(): boolean {
    return this.#shown < this.#match.entries.length;
  }

  /**
   * False for who watches with a delay, until it has seen the end: what it is told beside log and view is the same whether
   * it has all that there is or not, so that nothing of it tells when a move is made.
   */
  get isLive(): boolean {
    const isDelayed = this.#viewer === SPECTATOR && (this.#data.plan.spectators ?? 0) > 0;
    return !isDelayed || (this.#match.isOver && !this.isBehind);
  }

  /** Who sat where, as far as is shown. */
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

  /** Everything, for a viewer that has nothing. */
  whole(): WireMatch {
    const { version } = this;
    const { rulesVersion, seats, options, players, dice, position } = this.#match.headerFor(this.#viewer);
    // A spectator who is behind has not seen the end, with which the secret comes.
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

  /** What the viewer lacks that knows so many entries. */
  lack(from: number): Lack {
    return { viewer: this.#viewer, from, to: this.version };
  }

  /** The view after so many entries of those that it is shown. */
  viewAt(version: number): AnyView {
    return this.#match.viewAt(version, this.#viewer);
  }

  /** A part of the past: items `from` .. `to` - 1 of those that it is shown. @param last as for `filmsOf` */
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

  /** The viewer's own clock as it is; the others' as if nobody had chosen in an open simultaneous decision. */
  #clocks(seat: Seat | null): WireStatus['clocks'] {
    const { clocks, openClocks } = this.#data;
    return openClocks.map((clock, at) => shownClock(at === seat ? clocks[at] : clock, this.#time));
  }
}

/** Points to go back to that a status names: a long match has hundreds, and pages offer the nearest. */
const MOST_POINTS = 10;
const NO_UNDO = { alone: [], consented: [] };
/** Who watches with a delay is told of the table, and nothing of what is being decided. */
const BEHIND: WireStatus = {
  awaited: [],
  sealed: null,
  undo: NO_UNDO,
  clocks: [],
  ask: null,
  isOver: false,
  result: null,
};

/** When those who watch will have seen all that there is by now; null where they are not behind. */
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
