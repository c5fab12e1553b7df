import { type Delta, deltaOf, type Plain } from '@marchlands/core/delta.ts';
import type { ShownEntry } from '@marchlands/core/match/entry.ts';
import { applyEntry } from '@marchlands/core/match/logged.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import type { Viewer } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { WireFilm, WireItem } from '../wire/messages.ts';

/** The part of its log that a viewer lacks. */
export interface Lack {
  readonly viewer: Viewer;
  /** Entries that it knows, and entries that it is to know. */
  readonly from: number;
  readonly to: number;
  /** Its view after `to` entries. */
  readonly last: AnyView;
}

/** One viewer's items while they are made. */
class Filming {
  /** Places in the whole log of the entries that it lacks, ascending. */
  readonly shown: readonly number[];
  readonly films: WireFilm[] = [];
  readonly #match: Match;
  readonly #lack: Lack;
  readonly #items: readonly ShownEntry[];
  #seen: Plain;
  #frames: Delta[] = [];

  constructor(match: Match, lack: Lack) {
    const { viewer, from, to } = lack;
    this.#match = match;
    this.#lack = lack;
    this.shown = match.journal.shownTo(viewer).slice(from, to);
    this.#items = this.shown.length === 0 ? [] : match.shown(viewer, from);
    this.#seen = plain(match.viewAt(from, viewer));
  }

  /** The next entry that it lacks; none where it has all. */
  get next(): number | undefined {
    return this.shown[this.films.length];
  }

  /** An event of that entry has happened. */
  onEvent(state: Match['state'], event: AnyEvent): void {
    const { game, setup } = this.#match;
    const { viewer } = this.#lack;
    if (game.viewEvent(setup, event, viewer) !== null) this.#frames.push(this.#step(game.view(state, viewer)));
  }

  /** That entry is done. */
  onDone(state: Match['state']): void {
    const { viewer, last } = this.#lack;
    const at = this.films.length;
    // The last rest is the very view that `view` gives.
    const rest = this.#step(at === this.shown.length - 1 ? last : this.#match.game.view(state, viewer));
    this.films.push({ ...wireItem(this.#items[at]), frames: this.#frames, rest });
    this.#frames = [];
  }

  #step(view: AnyView): Delta {
    const before = this.#seen;
    this.#seen = plain(view);
    return deltaOf(before, this.#seen);
  }
}

/**
 * The items that viewers lack, each viewer's as it saw them. The log is played once for all: most of what a state shows
 * is the same for all of them, and is read when the first one sees it.
 */
export function filmsOf(match: Match, lacks: readonly Lack[]): readonly (readonly WireFilm[])[] {
  const { game, journal } = match;
  const filmings = lacks.map((lack) => new Filming(match, lack));
  const first = Math.min(...filmings.map(({ next }) => next ?? journal.length));
  let state = journal.stateAt(first);
  for (let at = first; filmings.some(({ next }) => next !== undefined); at += 1) {
    const seeing = filmings.filter(({ next }) => next === at);
    const logged = journal.at(at);
    if (logged.entry.kind === 'undo') state = journal.stateAfter(state, at);
    else {
      applyEntry(game, state, logged, {
        push(event) {
          for (const filming of seeing) filming.onEvent(state, event);
        },
      });
    }
    for (const filming of seeing) filming.onDone(state);
  }
  return filmings.map(({ films }) => films);
}

export function wireItem({ entry, events, line }: ShownEntry): WireItem {
  return { entry, events, line };
}

function plain(view: AnyView): Plain {
  // A view is plain JSON data, as the contract has it.
  return view as unknown as Plain;
}
