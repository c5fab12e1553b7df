import { type Actor, CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import type { LogLine } from '../table/table.ts';
import { words } from '../words/words.ts';

/** One seat's uninterrupted actions with the chance outcomes they caused: one entry of the log. */
export interface Turn {
  /** Whose it is; chance's before any seat has acted. */
  readonly by: Actor;
  /** Lines that say something, oldest first; never none. */
  readonly lines: readonly LogLine[];
}

/** The log by turns, oldest first. What chance does belongs to the seat that acted before. */
export function turnsOf(log: readonly LogLine[]): readonly Turn[] {
  const turns: { readonly by: Actor; readonly lines: LogLine[] }[] = [];
  let by: Actor = CHANCE;
  for (const line of log) {
    // A move that says nothing, such as a roll, begins a turn all the same: what chance brings is its seat's.
    if (line.by !== CHANCE) by = line.by;
    if (line.events.every(({ sentence }) => sentence === null)) continue;
    const last = turns.at(-1);
    if (last?.by === by) last.lines.push(line);
    else turns.push({ by, lines: [line] });
  }
  return turns;
}

/** What the log calls the seat of a turn: the reader is spoken to, unless a bot plays on there. */
export function nameIn({ lines, by }: Turn, seats: readonly SeatInfo[]): string {
  if (by === CHANCE) return '';
  const name = seats[by]?.name ?? '';
  // What chance brings the reader in the turn of another makes it no turn of the reader's.
  const isSaid = (called: string): boolean => saidIn(lines).some((sentence) => sentence.startsWith(`${called} `));
  return !isSaid(name) && isSaid(words.you) ? words.you : name;
}

/**
 * A turn in one line: its seat's own doings without the name of the seat, which stands beside it; where there are none
 * what is said that names nobody else: what came of its choice for another seat stands in the log.
 * @param name what the sentences of the log call its seat
 * @param tellsOther whether a sentence names another
 */
export function tellingOf(
  { lines }: Pick<Turn, 'lines'>,
  name: string,
  tellsOther: (sentence: string) => boolean,
): string {
  const said = saidIn(lines);
  const own = ownOf(said, name);
  if (own.length > 0) return own.join('; ');
  return said.filter((one) => one.includes(name) || !tellsOther(one)).join(' ');
}

/** The same where the name of the seat stands nowhere beside it. */
export function headOf({ lines }: Pick<Turn, 'lines'>, name: string): string {
  const said = saidIn(lines);
  const own = ownOf(said, name);
  return own.length === 0 ? said.join(' ') : `${name} ${own.join('; ')}`;
}

function saidIn(lines: readonly LogLine[]): readonly string[] {
  return lines.flatMap(({ events }) => events.flatMap(({ sentence }) => sentence ?? []));
}

/** A seat's own doings, without its name. */
function ownOf(said: readonly string[], name: string): readonly string[] {
  return said.flatMap((sentence) =>
    sentence.startsWith(`${name} `) ? [sentence.slice(name.length + 1).replace(/\.$/, '')] : [],
  );
}

/** What the other seats did since one acted last. */
export interface Told {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

/** Of each seat that acted since `seat` did, all that it did; empty from the moment on in which `seat` has acted again. */
export function sinceOwn(log: readonly LogLine[], seat: Seat): readonly Told[] {
  const from = log.findLastIndex(({ by }) => by === seat) + 1;
  const told = new Map<Seat, LogLine[]>();
  for (const { by, lines } of turnsOf(log.slice(from))) {
    if (by !== CHANCE) told.set(by, [...(told.get(by) ?? []), ...lines]);
  }
  return [...told].map(([one, lines]) => ({ seat: one, lines }));
}

/** What happened in lines of the log, as far as they say anything. */
export function eventsOf(lines: readonly LogLine[]): readonly AnyEvent[] {
  return lines.flatMap(({ events }) => events.flatMap(({ event, sentence }) => (sentence === null ? [] : [event])));
}
