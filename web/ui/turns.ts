import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent } from '@marchlands/core/types.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import type { LogLine } from '../table/table.ts';
import { words } from '../words/words.ts';
import { counted } from './counted.ts';

/**
 * One seat's actions with the chance outcomes they caused, up to another seat's move, even one without a sentence; or a
 * simultaneous decision with its outcomes: one entry of the log.
 */
export interface Turn {
  /** Its seat, or those that chose at the same time; none before any seat has acted. */
  readonly by: readonly Seat[];
  /** Lines with sentences, oldest first; at least one. */
  readonly lines: readonly LogLine[];
}

/** The log by turns, oldest first. Chance outcomes belong to the seat that acted before. */
export function turnsOf(log: readonly LogLine[]): readonly Turn[] {
  const turns: { readonly by: readonly Seat[]; readonly lines: LogLine[] }[] = [];
  let by: readonly Seat[] = [];
  let isNew = true;
  for (const [i, line] of log.entries()) {
    // A move without a sentence, such as a roll, also begins a turn: its chance outcomes belong to its seat.
    if (line.by !== CHANCE && !isPart(log, i - 1)) {
      const seats = choosersFrom(log, i);
      if (seats.length > 1 || by.length !== 1 || seats[0] !== by[0]) isNew = true;
      by = seats;
    }
    if (isSilent(line)) continue;
    if (isNew) turns.push({ by, lines: [line] });
    else turns.at(-1)?.lines.push(line);
    isNew = false;
  }
  return turns;
}

/**
 * Whether a line is part of a choice, a seat's own or a simultaneous one, that the next line continues: sentences and
 * notation are in its last line.
 */
function isPart(log: readonly LogLine[], at: number): boolean {
  if (at < 0 || at + 1 >= log.length) return false;
  const line = log[at];
  return line.by !== CHANCE && log[at + 1].by !== CHANCE && line.notation === null && isSilent(line);
}

/** The seats of the choice that begins with a line: several if it is simultaneous. */
function choosersFrom(log: readonly LogLine[], first: number): readonly Seat[] {
  let last = first;
  while (isPart(log, last)) last += 1;
  return [...new Set(log.slice(first, last + 1).flatMap(({ by }) => (by === CHANCE ? [] : [by])))];
}

function isSilent({ events }: LogLine): boolean {
  return events.every(({ sentence }) => sentence === null);
}

/** The log's name for the seat of a turn: the reader is addressed, unless a bot plays on there. */
export function nameIn({ lines, by }: Turn, seats: readonly SeatInfo[]): string {
  if (by.length !== 1) return '';
  const name = seats[by[0]]?.name ?? '';
  // Chance outcomes for the reader in another's turn do not make it the reader's turn.
  const isSaid = (called: string): boolean => saidIn(lines).some((sentence) => sentence.startsWith(`${called} `));
  return !isSaid(name) && isSaid(words.you) ? words.you : name;
}

/**
 * A turn in one line: its seat's actions without the seat's name, which stands beside it; if there are none, the
 * sentences that name nobody else. Effects on other seats are shown in the log.
 * @param name the log's name of the seat
 * @param tellsOther whether a sentence names another seat
 */
export function tellingOf(
  { lines }: Pick<Turn, 'lines'>,
  name: string,
  tellsOther: (sentence: string) => boolean,
): string {
  const said = saidIn(lines);
  const own = ownOf(said, name);
  if (own.length > 0) return inShort(own);
  return said.filter((one) => one.includes(name) || !tellsOther(one)).join(' ');
}

/** The same for a place without the seat's name beside it. */
export function headOf({ lines }: Pick<Turn, 'lines'>, name: string): string {
  const said = saidIn(lines);
  const own = ownOf(said, name);
  return own.length === 0 ? said.join(' ') : `${name} ${inShort(own)}`;
}

/** Most characters of a turn in one line: what two lines of the rail hold. */
const LONGEST = 72;

/** A turn's actions in one line: of a long turn the first, and as many of the last as there is room for. */
function inShort(said: readonly string[]): string {
  const own = counted(said);
  const whole = own.join('; ');
  if (whole.length <= LONGEST || own.length < 3) return whole;
  const shortened = (last: number): string => [own[0], '…', ...own.slice(-last)].join('; ');
  let last = 1;
  while (last < own.length - 2 && shortened(last + 1).length <= LONGEST) last += 1;
  return shortened(last);
}

function saidIn(lines: readonly LogLine[]): readonly string[] {
  return lines.flatMap(({ events }) => events.flatMap(({ sentence }) => sentence ?? []));
}

/** A seat's actions, without its name. */
function ownOf(said: readonly string[], name: string): readonly string[] {
  return said.flatMap((sentence) =>
    sentence.startsWith(`${name} `) ? [sentence.slice(name.length + 1).replace(/\.$/, '')] : [],
  );
}

/** The sentences of the first line after a step that has any; empty if none has. */
export function saidAfter(log: readonly LogLine[], at: number): string {
  return saidIn(log.filter((line) => line.at > at && !isSilent(line)).slice(0, 1)).join(' ');
}

/** The other seats' actions since the person last acted. */
export interface Told {
  readonly seat: Seat;
  readonly lines: readonly LogLine[];
}

/**
 * For each other seat that acted since `seat` last did, all its actions; what was chosen at the same time counts. Empty
 * once `seat` has acted again.
 */
export function sinceOwn(log: readonly LogLine[], seat: Seat): readonly Told[] {
  const last = log.findLastIndex(({ by }) => by === seat);
  let first = last;
  while (isPart(log, first - 1)) first -= 1;
  const isShared = last >= 0 && choosersFrom(log, first).length > 1;
  const told = new Map<Seat, LogLine[]>();
  for (const { by, lines } of turnsOf(log.slice(isShared ? first : last + 1))) {
    for (const one of by) if (one !== seat) told.set(one, [...(told.get(one) ?? []), ...lines]);
  }
  return [...told].map(([one, lines]) => ({ seat: one, lines }));
}

/** The events of log lines that have sentences. */
export function eventsOf(lines: readonly LogLine[]): readonly AnyEvent[] {
  return lines.flatMap(({ events }) => events.flatMap(({ event, sentence }) => (sentence === null ? [] : [event])));
}
