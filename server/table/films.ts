import { type Delta, DeltaMaker, plainView } from '@marchlands/core/delta.ts';
import type { ShownEntry } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import type { Viewer } from '@marchlands/core/seat.ts';
import type { AnyEvent, AnyView } from '@marchlands/core/types.ts';
import type { WireFilm, WireItem } from '../wire/messages.ts';

/** The part of its log that a viewer is missing. */
export interface Lack {
  readonly viewer: Viewer;
  /** The number of entries it has, and the number it should have. */
  readonly from: number;
  readonly to: number;
}

/** The last views of a match's viewers, from which most updates start. */
export class LastViews {
  readonly #views = new Map<Viewer, { readonly version: number; readonly view: AnyView }>();

  /** The view at a viewer's version, or null if not remembered. */
  at(viewer: Viewer, version: number): AnyView | null {
    const last = this.#views.get(viewer);
    return last?.version === version ? last.view : null;
  }

  keep(viewer: Viewer, version: number, view: AnyView): void {
    this.#views.set(viewer, { version, view });
  }
}

/** One viewer's items while they are made. */
class Filming {
  readonly lack: Lack;
  /** Indices in the whole log of its missing entries, ascending. */
  readonly shown: readonly number[];
  readonly films: WireFilm[] = [];
  readonly #match: Match;
  readonly #deltas: DeltaMaker;
  #item: ShownEntry | undefined;
  #seen: AnyView;
  #frames: Delta[] = [];

  constructor(match: Match, lack: Lack, first: AnyView, deltas: DeltaMaker) {
    this.#match = match;
    this.lack = lack;
    this.shown = match.journal.shownTo(lack.viewer).slice(lack.from, lack.to);
    this.#seen = first;
    this.#deltas = deltas;
  }

  /** The next missing entry, if any. */
  get next(): number | undefined {
    return this.shown[this.films.length];
  }

  /** True if the view after that entry is an older one than the entry's: the viewer's last one, of an earlier rest. */
  get isBehind(): boolean {
    const at = this.films.length;
    // The last rest is the very view that `view` gives, whatever happened since that the viewer was not shown.
    return at === this.shown.length - 1 && this.shown[at] !== this.#match.journal.length - 1;
  }

  /** The last view that was seen. */
  get last(): AnyView {
    return this.#seen;
  }

  /** Called before the entry is played: the log reads the state before it. */
  onNext(): void {
    const { viewer, from } = this.lack;
    const at = from + this.films.length;
    [this.#item] = this.#match.shown(viewer, at, at + 1);
  }

  /** An event of that entry has happened. */
  onEvent(state: Match['state'], event: AnyEvent): void {
    const { game, setup } = this.#match;
    const { viewer } = this.lack;
    if (game.viewEvent(setup, event, viewer) !== null) this.#frames.push(this.#step(game.view(state, viewer)));
  }

  /** Called after the entry. @param others other viewers' items: equal ones are reused as the same object */
  onDone(state: Match['state'], others: readonly WireFilm[]): WireFilm {
    const { viewer, to } = this.lack;
    const rest = this.#step(this.isBehind ? this.#match.viewAt(to, viewer) : this.#match.game.view(state, viewer));
    if (this.#item === undefined) throw new Error('an entry is played before it is read');
    const { entry, events, line } = this.#item;
    const film: WireFilm = { entry, events, line, frames: this.#frames, rest };
    const shared = others.find((other) => isSameFilm(other, film)) ?? film;
    this.films.push(shared);
    this.#frames = [];
    return shared;
  }

  #step(view: AnyView): Delta {
    const before = this.#seen;
    this.#seen = view;
    return this.#deltas.of(plainView(before), plainView(view));
  }
}

/**
 * The missing items of several viewers, each as that viewer saw them. The log is played once for all: most of a view is
 * shared, and is read only for the first viewer.
 * @param last of this match; updated with the views after these items
 */
export function filmsOf(
  match: Match,
  lacks: readonly Lack[],
  last = new LastViews(),
): readonly (readonly WireFilm[])[] {
  const { journal } = match;
  const deltas = new DeltaMaker();
  const filmings = lacks.map((lack) => {
    const { viewer, from } = lack;
    return new Filming(match, lack, last.at(viewer, from) ?? match.viewAt(from, viewer), deltas);
  });
  let at = Math.min(...filmings.map(({ next }) => next ?? journal.length));
  for (; filmings.some(({ next }) => next !== undefined); at += 1) {
    const seeing = filmings.filter(({ next }) => next === at);
    for (const filming of seeing) filming.onNext();
    const after = journal.playAgain(at, (state) => ({
      push(event) {
        for (const filming of seeing) filming.onEvent(state, event);
      },
    }));
    const made: WireFilm[] = [];
    // Views of other moments come last: they replace the state after the entry.
    const inOrder = [...seeing.filter(({ isBehind }) => !isBehind), ...seeing.filter(({ isBehind }) => isBehind)];
    for (const filming of inOrder) made.push(filming.onDone(after, made));
  }
  for (const { lack, last: view } of filmings) last.keep(lack.viewer, lack.to, view);
  return filmings.map(({ films }) => films);
}

/** A cheap check that two films are equal: their parts are the same objects. */
function isSameFilm(one: WireFilm, other: WireFilm): boolean {
  return (
    one.entry === other.entry &&
    one.line === other.line &&
    one.rest === other.rest &&
    isSameList(one.events, other.events) &&
    isSameList(one.frames, other.frames)
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

export function wireItem({ entry, events, line }: ShownEntry): WireItem {
  return { entry, events, line };
}
