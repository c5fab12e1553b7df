import { playForced } from '@marchlands/core/forced.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { problemText } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { TOKENS } from '../data/limits.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec, outcomeCodec } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { SEAT_LETTERS } from '../position/letters.ts';
import { formatPlaces, parseLine, SITE_LETTERS } from '../position/line.ts';
import { apply } from '../rules/apply.ts';
import { concede } from '../rules/concede.ts';
import { actors, isOpen, isPartial, legal, refusal } from '../rules/legal.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { PHASES, type State } from '../state.ts';
import { placeNamed } from '../view/names.ts';
import type { Refusal } from '../words/refusals.ts';

const RULES = { actors, isPartial, isOpen, legal, apply };

/** A table of a test: the state, and the events so far. */
export interface TestTable {
  readonly state: State;
  readonly events: Event[];
  /** Colours of the seats, as the position names them. */
  readonly letters: string;
}

/** The place with a name: `C3`, or `M3#1` for the first boat of a file; throws if there is none. */
export function placeOf(s: State, name: string): number {
  const at = placeNamed(s, name);
  if (at < 0) throw new Error(`there is no place ${name}`);
  return at;
}

export function setupFor(seats: number, options: object = {}): Setup {
  const made = makeSetup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** A setup for short matches, with fewer cycles than the options allow. */
export function shortSetup(seats: number, lastCycle: number, options: object = {}): Setup {
  return Object.freeze({ ...setupFor(seats, options), lastCycle });
}

/** A position in one line; throws if it is malformed. */
export function readLine(made: Setup, line: string): State {
  const read = parseLine(made, line);
  if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.message}`);
  return read.value;
}

/** A position as the rules write it: `RB L=R c=2 development R | *=B A1=R:i1m1`. */
export function situation(line: string, options: object = {}): TestTable {
  const letters = line.split(' ')[0];
  return { state: readLine(setupFor(letters.length, options), line), events: [], letters };
}

/** The place items of the position in the order asked for, leaving out bare Warriors without a site. */
export function places(table: TestTable, ...names: readonly string[]): string {
  const all = formatPlaces(table.state, table.letters);
  return names.map((name) => `${name}=${all.get(name) ?? '-'}`).join(' ');
}

export function phase(table: TestTable): string {
  const { state, letters } = table;
  const acting = actors(state);
  const who = acting === CHANCE ? '*' : [...letters].filter((_, seat) => ((acting >> seat) & 1) === 1).join('');
  return `${PHASES[state.phase]} ${who}`;
}

/** Reads a line on the current state, and the moves that it leaves out where all can see them. */
const read = ({ state, letters }: TestTable, line: string) => notation.parse(state, letters.indexOf(line[0]), line);

/** Plays a line, or only its first moves: a table in the middle of a choice. */
export function begin(table: TestTable, line: string, count = Number.POSITIVE_INFINITY): TestTable {
  const steps = read(table, line);
  if (!steps.ok) throw new Error(`${line}: ${problemText(steps.problem)}`);
  for (const { by, code } of steps.value.slice(0, count)) apply(table.state, by, code, table.events);
  return table;
}

/** Plays lines such as `R: dev w D4`, `R: resign` and `* die 4`, the plain form of an outcome; throws if one is refused. */
export function go(table: TestTable, ...lines: readonly string[]): TestTable {
  const { state, events, letters } = table;
  for (const line of lines) {
    if (line.startsWith('* ')) {
      playForced(RULES, state, events);
      const code = outcomeCodec.parse(line.slice(2));
      if (!code.ok) throw new Error(`${line}: ${problemText(code.problem)}`);
      apply(state, CHANCE, code.value, events);
    } else if (line.endsWith(': resign')) concede(state, letters.indexOf(line[0]), events);
    else begin(table, line);
  }
  playForced(RULES, state, events);
  return table;
}

/** The lines that turn up sites of these kinds. */
export function sitesUp(letters: string): readonly string[] {
  return [...letters].map((letter) => `* site ${TOKENS[SITE_LETTERS.indexOf(letter)]}`);
}

/** The refusal of a line; null if it is legal. Changes nothing. */
export function refused(table: TestTable, line: string): string | null {
  const steps = read(table, line);
  if (!steps.ok && steps.problem.code === undefined) throw new Error(`${line}: ${problemText(steps.problem)}`);
  return steps.ok ? null : (steps.problem.code ?? null);
}

/** The refusal of one move now; null if it is legal. */
export function refusedMove(table: TestTable, letter: string, move: Move): Refusal | null {
  return refusal(table.state, table.letters.indexOf(letter), moveCodec.encode(move));
}

/** The legal moves of a seat. */
export function choices(table: TestTable, letter: string): Move[] {
  const list = new MoveList(8192);
  legal(table.state, table.letters.indexOf(letter), list);
  return list.toArray().map((code) => moveCodec.decode(code));
}

/** A table at the opening roll, for this many seats of RBGYPW. */
export function tableOf(state: State): TestTable {
  return { state, events: [], letters: SEAT_LETTERS.slice(0, state.setup.seats) };
}
