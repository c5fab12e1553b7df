import type { Game, GameTypes, Masked } from '../game.ts';
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts';
import type { LogItem } from './entry.ts';
import type { Journal } from './journal.ts';
import { type Logged, type Seen, seenBy } from './logged.ts';

/**
 * A viewer's log from its item `from` on. Costs one replay from the nearest snapshot, so that asking for what is new
 * is cheap however long the match is.
 */
export function logItems<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  journal: Journal<T>,
  viewer: Viewer,
  from: number,
  nameOf: (seat: Seat) => string,
): readonly LogItem<T>[] {
  const items: LogItem<T>[] = [];
  const shown = journal.shownTo(viewer).slice(Math.max(0, from));
  const first = shown[0];
  if (first === undefined) return items;
  let state = journal.stateAt(first);
  let at = first;
  for (const index of shown) {
    for (; at < index; at += 1) state = journal.stateAfter(state, at);
    const logged = journal.at(index);
    const seen = seenBy(logged, viewer, setup.seats);
    if (seen === null) throw new Error(`viewer ${viewer} was shown entry ${index} and sees nothing of it`);
    const events = viewedEvents(game, setup, logged, viewer);
    const sentences: string[] = [];
    for (const event of events) {
      const sentence = game.words.event(event, setup, nameOf, viewer);
      if (sentence !== null) sentences.push(sentence);
    }
    const notation = notationOf(game, state, logged, seen, viewer);
    items.push({ index: Math.max(0, from) + items.length, entry: seen.entry, events, sentences, notation });
  }
  return items;
}

function viewedEvents<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  logged: Logged<T>,
  viewer: Viewer,
): Masked<T['event']>[] {
  const events: Masked<T['event']>[] = [];
  for (const event of logged.events) {
    const viewed = game.viewEvent(setup, event, viewer);
    if (viewed !== null) events.push(viewed);
  }
  return events;
}

function notationOf<T extends GameTypes>(
  game: Game<T>,
  before: T['state'],
  logged: Logged<T>,
  seen: Seen<T>,
  viewer: Viewer,
): string {
  if (logged.step === null || seen.entry.kind === 'hidden') return '';
  return game.notation.format(before, [logged.step], seen.isSealed ? EVERYTHING : viewer).join(' ');
}
