import { type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { Time } from '../table/clock.ts';
import { filmsOf, type Lack } from '../table/films.ts';
import { Look } from '../table/look.ts';
import type { Table } from '../table/table.ts';
import type { ServerMessage, TableInfo, WireFilm } from '../wire/messages.ts';

/** The connections to a table. */
export interface Presence {
  readonly seats: ReadonlySet<Seat>;
  /** Number of spectators. */
  readonly watching: number;
}

/** A follower of a table, with the number of log entries it has, or null. */
export interface Follower {
  readonly viewer: Viewer;
  readonly version: number | null;
}

/** A viewer missing more entries than this gets the whole match: nobody watches that many steps one by one. */
const MOST_STEPS = 100;

/** The messages about a table's present state. Texts are made lazily, once for all connections that get the same. */
export class Round {
  readonly #table: Table;
  readonly #time: Time;
  readonly #presence: Presence;
  readonly #looks = new Map<Viewer, Look>();
  readonly #statuses = new Map<Viewer, string>();
  readonly #texts = new Map<string, string>();
  /** Films as JSON: viewers that see the same share one. */
  readonly #filmTexts = new Map<WireFilm, string>();
  readonly #followers: readonly Follower[];
  /** The missing entries of the followers, computed on demand. */
  #films: ReadonlyMap<string, readonly WireFilm[]> | null = null;

  /** @param followers the recipients: their missing entries are made together */
  constructor(table: Table, presence: Presence, time: Time, followers: Iterable<Follower> = []) {
    this.#table = table;
    this.#presence = presence;
    this.#time = time;
    this.#followers = [...followers];
  }

  /** Whether there is a match to be seen. */
  get hasMatch(): boolean {
    return this.#table.match !== null;
  }

  /** Entries that a viewer may have been shown by now. */
  version(viewer: Viewer): number {
    return this.#look(viewer)?.version ?? 0;
  }

  /** True if a viewer with this version gets its missing entries; false if it gets the whole match. */
  follows(viewer: Viewer, from: number): boolean {
    const version = this.version(viewer);
    return from <= version && version - from <= MOST_STEPS;
  }

  table(viewer: Viewer): string {
    const who = viewer === SPECTATOR ? 'spectators' : 'seats';
    return this.#once(`table/${who}`, () => {
      const { data, trouble, told } = this.#table;
      const { plan, owner, dice, seats, status, again } = data;
      const { seats: here, watching } = this.#presence;
      // The inputs of `info`, which a choice does not change.
      const look = this.#look(viewer);
      const shown = look === null || look.isLive ? null : JSON.stringify(look.players);
      const looked = [
        plan,
        owner,
        dice,
        seats,
        status,
        again,
        trouble,
        look?.isLive,
        shown,
        watching,
        [...here].join(),
      ];
      return told.text(who, looked, () =>
        JSON.stringify({ kind: 'table', table: this.info(viewer) } satisfies ServerMessage),
      );
    });
  }

  whole(viewer: Viewer): string {
    return this.#text(`whole/${viewer}`, () => this.#needed(viewer).whole());
  }

  moved(viewer: Viewer, from: number): string {
    return this.#once(`moved/${viewer}/${from}`, () => {
      this.#films ??= this.#allFilms();
      // The asking viewer is among the followers.
      const films = this.#films.get(lackOf(viewer, from)) ?? [];
      const items = films.map((film) => this.#filmText(film)).join(',');
      return `{"kind":"moved","from":${from},"items":[${items}],"status":${this.statusOf(viewer)}}`;
    });
  }

  status(viewer: Viewer): string {
    return `{"kind":"status","version":${this.version(viewer)},"status":${this.statusOf(viewer)}}`;
  }

  #filmText(film: WireFilm): string {
    const known = this.#filmTexts.get(film);
    if (known !== undefined) return known;
    const text = JSON.stringify(film);
    this.#filmTexts.set(film, text);
    return text;
  }

  #allFilms(): ReadonlyMap<string, readonly WireFilm[]> {
    const lacks = new Map<string, Lack>();
    for (const { viewer, version } of this.#followers) {
      if (version === null || version === this.version(viewer) || !this.follows(viewer, version)) continue;
      lacks.set(lackOf(viewer, version), this.#needed(viewer).lack(version));
    }
    const { match } = this.#table;
    const films = match === null ? [] : filmsOf(match, [...lacks.values()], this.#table.lastViews);
    return new Map([...lacks.keys()].map((name, i) => [name, films[i]]));
  }

  /** A viewer's status besides log and view, as JSON; made once, since it computes the undo points. */
  statusOf(viewer: Viewer): string {
    const known = this.#statuses.get(viewer);
    if (known !== undefined) return known;
    const text = JSON.stringify(this.#needed(viewer).status());
    this.#statuses.set(viewer, text);
    return text;
  }

  /** The table as a seat or a spectator knows it. */
  info(viewer: Viewer): TableInfo {
    const { data, trouble } = this.#table;
    const { plan, owner, dice } = data;
    const look = this.#look(viewer);
    // A delayed spectator has not seen the end or recent take-overs.
    const isLive = look?.isLive !== false;
    const players = look?.players ?? null;
    return {
      id: data.id,
      game: plan.game,
      status: isLive ? data.status : 'playing',
      created: data.created,
      owner: { guest: owner.guest, name: owner.name },
      options: plan.options,
      seats: data.seats.map(({ person, level, kept, entropy }, seat) => ({
        seat,
        name: players?.[seat].name ?? person?.name ?? null,
        level: players === null ? level : (players[seat].level ?? null),
        guest: person?.guest ?? null,
        kept: kept?.name ?? null,
        isHere: this.#presence.seats.has(seat),
        hasEntropy: entropy !== '',
      })),
      clock: plan.clock,
      standIn: plan.standIn,
      spectators: plan.spectators,
      isPublic: plan.isPublic,
      isRated: plan.isRated,
      hasPassword: plan.password !== null,
      commitment: dice?.commitment ?? null,
      deal: plan.deal,
      fill: plan.fill,
      // The address of a private table is an invitation.
      again: viewer === SPECTATOR && (!isLive || !plan.isPublic) ? null : data.again,
      watching: this.#presence.watching,
      event: plan.event ?? null,
      trouble: trouble?.message ?? null,
    };
  }

  #look(viewer: Viewer): Look | null {
    const { match, data } = this.#table;
    if (match === null) return null;
    const known = this.#looks.get(viewer);
    if (known !== undefined) return known;
    const look = new Look(match, data, viewer, this.#time);
    this.#looks.set(viewer, look);
    return look;
  }

  #needed(viewer: Viewer): Look {
    const look = this.#look(viewer);
    if (look === null) throw new Error('there is no match to look at');
    return look;
  }

  #text(name: string, make: () => ServerMessage): string {
    return this.#once(name, () => JSON.stringify(make()));
  }

  #once(name: string, make: () => string): string {
    const known = this.#texts.get(name);
    if (known !== undefined) return known;
    const text = make();
    this.#texts.set(name, text);
    return text;
  }
}

function lackOf(viewer: Viewer, from: number): string {
  return `${viewer}/${from}`;
}
