import type { LogItem, Player, PlayerName } from '@marchlands/core/match/entry.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import type { LogEvent, ShownEvent } from '@marchlands/kit/board.ts';
import { address, READER } from '../words/addressed.ts';
import type { LogLine } from './table.ts';

/** The events of one entry are numbered within this; no entry has as many. */
const PER_ENTRY = 1024;

/**
 * The name of a seat's player in the log: the lone person is "you", all others are named.
 * @param players by seat, as they sat down
 */
export function calledIn(players: readonly Player[]): PlayerName {
  const isPerson = ({ level }: Player): boolean => level === undefined;
  const isAlone = players.filter(isPerson).length === 1;
  return (player) => (isAlone && isPerson(player) ? READER : player.name);
}

/** A sentence of the log, addressed to its reader. */
function said(sentence: string | null): string | null {
  return sentence?.includes(READER) === true ? address.addressed(sentence) : sentence;
}

/** An item of a viewer's log as the screen shows it. @param item in which the reader is called as `calledIn` says */
export function lineOf(item: Pick<LogItem, 'index' | 'entry' | 'line' | 'events' | 'own' | 'eventSentences'>): LogLine {
  const { entry } = item;
  return {
    at: item.index + 1,
    by: entry.kind === 'move' || entry.kind === 'resign' || entry.kind === 'undo' ? entry.by : CHANCE,
    notation: item.line === '' ? null : item.line,
    events: loggedEvents(item),
  };
}

function loggedEvents({
  index,
  entry,
  events,
  own,
  eventSentences,
}: Pick<LogItem, 'index' | 'entry' | 'events' | 'own' | 'eventSentences'>): readonly LogEvent[] {
  const logged = events.map((event, i) => ({ event, sentence: said(eventSentences[i] ?? null) }));
  // Entries of the match itself (an undo, another player) are no events of the game.
  if (own !== null) logged.unshift({ event: { kind: entry.kind }, sentence: said(own) });
  return logged.map((one, i) => ({ id: index * PER_ENTRY + i, ...one }));
}

/** The views around the events of a log item. */
interface Pictures {
  /** One for each event of the game. */
  readonly frames: readonly { readonly before: AnyView; readonly after: AnyView }[];
  readonly before: AnyView;
  readonly after: AnyView;
}

/** The events of a line of the log, each with the views around it. */
export function withPictures(events: readonly LogEvent[], { frames, before, after }: Pictures): readonly ShownEvent[] {
  // The match's own sentence comes before the events.
  const own = { before, after: frames[0]?.before ?? after };
  const views = events.length > frames.length ? [own, ...frames] : frames;
  return events.map((one, at) => ({ ...one, before: views[at].before, after: views[at].after }));
}
