import type { Game } from '../game.ts';
import { EVERYTHING, type Seat, type Viewer } from '../seat.ts';
import { type GameTypes, isMasked, type Masked } from '../types.ts';
import type { LogItem, Player, PlayerName, ShownEntry } from './entry.ts';
import type { Journal } from './journal.ts';
import { type Logged, type Seen, seenBy, whole } from './logged.ts';
import { ownSentence } from './sentences.ts';

/** A viewer's log items `from` .. `to` - 1. The cost per item does not depend on the length of the match. */
export function shownEntries<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  journal: Journal<T>,
  viewer: Viewer,
  from: number,
  to = Number.POSITIVE_INFINITY,
): readonly ShownEntry<T>[] {
  const first = Math.max(0, from);
  const shown = journal.shownTo(viewer);
  return shown.slice(first, to).map((index, place) => {
    const logged = journal.at(index);
    const seen = seenBy(logged, viewer, setup.seats);
    if (seen === null) throw new Error(`viewer ${viewer} was shown entry ${index} and sees nothing of it`);
    const isPart = journal.choiceOf(shown[first + place + 1]) === journal.choiceOf(index);
    return {
      index: first + place,
      entry: seen.entry,
      events: viewedEvents(game, setup, logged, viewer),
      line: isPart ? '' : (choiceLine(game, journal, index, viewer) ?? notationOf(game, journal, index, seen, viewer)),
    };
  });
}

/**
 * A viewer's log in words, from item `from` on.
 * @param players by seat, as they sat down
 * @param called names of the seats' players in sentences
 */
export function logItems<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  journal: Journal<T>,
  viewer: Viewer,
  from: number,
  players: readonly Player[],
  called: PlayerName = ({ name }) => name,
): readonly LogItem<T>[] {
  const entries = shownEntries(game, setup, journal, viewer, from);
  if (entries.length === 0) return [];
  const shown = journal.shownTo(viewer);
  const playersAt = playersBefore(journal, players);
  return entries.map((item) => {
    const index = shown[item.index];
    const playerOf = playersAt(index);
    const nameOf = (seat: Seat): string => called(playerOf(seat));
    const eventSentences = item.events.map((event) => game.words.event(event, setup, nameOf, viewer));
    const isSaid = eventSentences.some((sentence) => sentence !== null);
    const own = ownSentence(item.entry, nameOf, playerOf, isSaid);
    const seen = seenBy(journal.at(index), viewer, setup.seats);
    // The line of a one-move choice is its notation.
    const isLine = item.line !== '' && journal.choiceOf(index) === index;
    return {
      ...item,
      own,
      eventSentences,
      sentences: [own, ...eventSentences].filter((sentence) => sentence !== null),
      notation: isLine || seen === null ? item.line : notationOf(game, journal, index, seen, viewer),
    };
  });
}

/** The players at the time of an entry, whoever sits there now. */
function playersBefore<T extends GameTypes>(
  journal: Journal<T>,
  players: readonly Player[],
): (index: number) => (seat: Seat) => Player {
  const taken = journal.entries.flatMap((entry, at) => (entry.kind === 'seat' ? [{ ...entry, at }] : []));
  return (index) => (seat) => taken.findLast((one) => one.at < index && one.seat === seat)?.player ?? players[seat];
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
  journal: Journal<T>,
  index: number,
  seen: Seen<T>,
  viewer: Viewer,
): string {
  const { step, entry } = journal.at(index);
  if (step === null || seen.entry.kind === 'hidden') return '';
  const write = (reader: Viewer): string => game.notation.format(journal.lookAt(index), [step], reader).join(' ');
  // Viewers that see the whole step read the same line.
  return seen.isSealed || seen.entry === whole(entry) ? journal.lineOf(index, () => write(EVERYTHING)) : write(viewer);
}

/**
 * All moves of the choice that an entry ends, for a simultaneous decision those of every seat; null for a single move,
 * or if part of a simultaneous decision is hidden.
 */
function choiceLine<T extends GameTypes>(
  game: Game<T>,
  journal: Journal<T>,
  index: number,
  viewer: Viewer,
): string | null {
  const choice = journal.choiceOf(index);
  if (choice === index) return null;
  const isWhole = isWholeTo(journal, index, viewer);
  if (journal.at(index).decision >= 0 && !isWhole) return null;
  const reader = isWhole ? EVERYTHING : viewer;
  return game.notation.format(journal.lookAt(choice), journal.stepsOf(index), reader).join(' | ');
}

/** Whether a viewer sees all of an entry's choice up to the entry. */
function isWholeTo<T extends GameTypes>(journal: Journal<T>, index: number, viewer: Viewer): boolean {
  for (let at = journal.choiceOf(index); at <= index; at += 1) {
    const logged = journal.at(at);
    const seen = seenBy(logged, viewer, journal.seats);
    if (
      logged.step !== null &&
      (seen === null || !(seen.isSealed || (seen.entry.kind === 'move' && !isMasked(seen.entry.move))))
    )
      return false;
  }
  return true;
}
