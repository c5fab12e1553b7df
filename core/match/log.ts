import type { Game } from '../game.ts';
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts';
import { type GameTypes, type Masked, type Step, UNKNOWN } from '../types.ts';
import type { LogItem, Player } from './entry.ts';
import type { Journal } from './journal.ts';
import { type Logged, type Seen, seenBy } from './logged.ts';
import { ownSentence } from './sentences.ts';

/**
 * A viewer's log from its item `from` on. Costs one replay from the nearest snapshot, so that asking for what is new
 * is cheap however long the match is.
 * @param players by seat, as they sat down
 */
export function logItems<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  journal: Journal<T>,
  viewer: Viewer,
  from: number,
  players: readonly Player[],
): readonly LogItem<T>[] {
  const items: LogItem<T>[] = [];
  const shown = journal.shownTo(viewer).slice(Math.max(0, from));
  const first = shown[0];
  if (first === undefined) return items;
  const namesAt = namesBefore(journal, players);
  let state = journal.stateAt(first);
  let at = first;
  for (const index of shown) {
    for (; at < index; at += 1) state = journal.stateAfter(state, at);
    const logged = journal.at(index);
    const seen = seenBy(logged, viewer, setup.seats);
    if (seen === null) throw new Error(`viewer ${viewer} was shown entry ${index} and sees nothing of it`);
    const events = viewedEvents(game, setup, logged, viewer);
    const nameOf = namesAt(index);
    const told = events.map((event) => game.words.event(event, setup, nameOf, viewer));
    const hasTold = told.some((sentence) => sentence !== null);
    const own = ownSentence(seen.entry, nameOf, hasTold);
    const sentences = [own, ...told].filter((sentence) => sentence !== null);
    const notation = notationOf(game, state, logged, seen, viewer);
    const line = isPart(journal, index) ? '' : (decisionOf(game, journal, index, viewer, setup.seats) ?? notation);
    items.push({
      index: Math.max(0, from) + items.length,
      entry: seen.entry,
      events,
      own,
      told,
      sentences,
      notation,
      line,
    });
  }
  return items;
}

/** How the seats were called when an entry was made: who sits there by now is no matter. */
function namesBefore<T extends GameTypes>(
  journal: Journal<T>,
  players: readonly Player[],
): (index: number) => (seat: Seat) => string {
  const taken = journal.entries.flatMap((entry, at) => (entry.kind === 'seat' ? [{ ...entry, at }] : []));
  return (index) => (seat) =>
    (taken.findLast((one) => one.at < index && one.seat === seat)?.player ?? players[seat]).name;
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

/** Whether an entry of a simultaneous decision is followed by more of the same. */
function isPart<T extends GameTypes>(journal: Journal<T>, index: number): boolean {
  const { decision } = journal.at(index);
  return decision >= 0 && index + 1 < journal.length && journal.at(index + 1).decision === decision;
}

/** All choices of the simultaneous decision that an entry ends; null where there is none, or some of it is hidden. */
function decisionOf<T extends GameTypes>(
  game: Game<T>,
  journal: Journal<T>,
  index: number,
  viewer: Viewer,
  seats: number,
): string | null {
  const { decision } = journal.at(index);
  if (decision < 0) return null;
  const steps: Step[] = [];
  for (let at = decision; at <= index; at += 1) {
    const logged = journal.at(at);
    const seen = seenBy(logged, viewer, seats);
    const isWhole = seen !== null && (seen.isSealed || isShown(seen.entry));
    if (logged.step === null || !isWhole) return null;
    steps.push(logged.step);
  }
  return game.notation.format(journal.stateAt(decision), steps, EVERYTHING).join(' | ');
}

/** Whether nothing of a move is hidden. */
function isShown(entry: LogItem['entry']): boolean {
  return entry.kind === 'move' && !Object.values(entry.move).includes(UNKNOWN);
}
