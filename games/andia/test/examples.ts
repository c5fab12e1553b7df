/** Runs the worked examples of the rulebook, line by line. */
import { MoveList } from '@marchlands/core/lists.ts';
import { expect } from 'vitest';
import type { Event } from '../events.ts';
import { formatChoice, formatRow, notation } from '../notation/notation.ts';
import { parse, parseTable } from '../position/position.ts';
import { apply, choose } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import { resolveOrders, revealPlacings } from '../rules/resolution.ts';
import { setOut } from '../rules/start.ts';
import { beginDecision, proceed } from '../rules/turn.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { formatLogEntry } from './log.ts';
import { lineOf, rulebook } from './play.ts';

/** The text of an example, from its id to the next example or heading; throws if there is none. */
export function exampleText(id: string): string {
  const start = rulebook.indexOf(`**${id}**`);
  if (start < 0) throw new Error(`RULES.md has no example ${id}.`);
  const rest = rulebook.slice(start);
  const end = rest.slice(1).search(/\n(?:\*\*EX-|#{2,3} )/);
  return end < 0 ? rest : rest.slice(0, end + 1);
}

/** Everything between backticks. */
function quoted(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]*)`/g), (found) => found[1]);
}

const SEATS: { readonly [side: string]: number | undefined } = { Red: 0, Blue: 1 };

/** One example being run, with its state at the current line. */
class Example {
  #setup: Setup = setupOf({});
  #position = '';
  #state: State = setOut(this.#setup);
  #lines: string[] = ['', ''];
  #log: readonly string[] = [];

  /** Runs one `- Key: value`; throws if the key is unknown. */
  run(key: string, values: readonly string[]): void {
    const [first = '', second = ''] = values;
    const seat = SEATS[key.slice(key.lastIndexOf(' ') + 1)] ?? -1;
    switch (key) {
      case 'Options':
        this.#setup = setupOf(JSON.parse(first));
        if (this.#position !== '') this.#stand(this.#position);
        return;
      case 'Position':
        this.#stand(first);
        return;
      case 'Red':
      case 'Blue':
        this.#lines[seat] = first;
        return;
      case 'Log':
        this.#log = values;
        return;
      case 'Result':
        this.#playTurn();
        expect(lineOf(this.#state)).toBe(first);
        return;
      case 'Next':
        proceed(this.#state);
        expect(lineOf(this.#state)).toBe(first);
        return;
      case 'Legal for Red':
      case 'Legal for Blue':
        expect(notation.parse(this.#state, seat, first).ok, first).toBe(true);
        return;
      case 'Refused for Red':
      case 'Refused for Blue': {
        const read = notation.parse(this.#state, seat, first);
        expect(read.ok ? null : read.problem.code, first).toBe(second);
        return;
      }
      case 'Reads for Red':
        expect(this.#canonical(seat, first)).toBe(second);
        return;
      case 'Row for Red':
        this.#compareRow(seat, first, second);
        return;
      case 'Orders for Red':
      case 'Orders for Blue':
        expect(String(countOrders(this.#state, seat))).toBe(first);
        return;
      case 'Fights':
        for (const fight of values) this.#fight(fight);
        return;
      default:
        if (!key.startsWith('Set-up with')) throw new Error(`An example has an unknown line "${key}".`);
        expect(lineOf(setOut(setupOf(JSON.parse(first))))).toBe(second);
    }
  }

  #stand(line: string): void {
    this.#position = line;
    const table = parseTable(this.#setup, line);
    const whole = parse(this.#setup, line);
    if (!table.ok) throw new Error(table.problem.message);
    if (!whole.ok) throw new Error(whole.problem.message);
    this.#state = table.value.state.phase === PHASE.start ? table.value.state : whole.value;
  }

  /** Both lines of a decision, to the end of the step; a turn stops before the next start check. */
  #playTurn(): void {
    const state = this.#state;
    const rows = this.#lines.map((line, seat) => codesOf(state, seat, line));
    const onward = state.clone();
    const events: Event[] = [];
    rows.forEach((row, seat) => {
      for (const code of row) apply(onward, seat, code, events);
      for (const code of row) choose(state, seat, code);
    });
    const log: Event[] = [];
    if (state.phase === PHASE.income) {
      revealPlacings(state, log);
      beginDecision(state, PHASE.orders);
    } else resolveOrders(state, log);
    expect(log.map(formatLogEntry).filter((entry) => entry !== null)).toEqual(this.#log);
    // The engine, running by itself, reports and reaches the same.
    expect(events.slice(0, log.length)).toEqual(log);
    const next = state.clone();
    if (next.phase === PHASE.start) {
      next.open = 0;
      proceed(next);
    }
    expect(lineOf(onward)).toBe(lineOf(next));
    this.#log = [];
    state.open = state.phase === PHASE.start ? 0 : state.open;
  }

  #canonical(seat: number, line: string): string {
    const copy = this.#state.clone();
    for (const code of codesOf(copy, seat, line)) choose(copy, seat, code);
    return formatChoice(copy, seat);
  }

  #compareRow(seat: number, order: string, row: string): void {
    const copy = this.#state.clone();
    for (const code of codesOf(copy, seat, order)) choose(copy, seat, code);
    expect(formatRow(copy, seat)).toBe(row);
    const again = this.#state.clone();
    for (const code of codesOf(again, seat, row)) choose(again, seat, code);
    expect(again.stage[seat]).toBe(STAGE.done);
    expect(formatChoice(again, seat)).toBe(order);
  }

  /** Only the numbers, in an area that nobody held: `R5 B3 -> R4`. */
  #fight(fight: string): void {
    const [, red, blue] = /^R(\d+) B(\d+) -> /.exec(fight) ?? [];
    this.#stand(`R:A1,M${red} B:H${blue},E1 bombs:0-0 turn:4 phase:orders`);
    const events: Event[] = [];
    for (const [seat, line] of [`${red} M to S`, `${blue} H to S`].entries()) {
      for (const code of codesOf(this.#state, seat, line)) apply(this.#state, seat, code, events);
    }
    const found = events.map(formatLogEntry).filter((entry) => entry !== null);
    expect(found).toEqual([`area S ${fight.replace(' ->', ' prev - ->')}`]);
  }
}

function setupOf(options: unknown): Setup {
  const made = makeSetup(options, 2);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

function codesOf(state: State, seat: number, line: string): readonly number[] {
  const read = notation.parse(state, seat, line);
  if (!read.ok) throw new Error(`"${line}" is refused: ${read.problem.message}`);
  return read.value.map(({ code }) => code);
}

/** The number of a seat's whole orders: its complete sequences, each of which must be a different order. */
export function countOrders(state: State, seat: number): number {
  const list = new MoveList(state.setup.bounds.moves);
  const orders = new Set<string>();
  let rows = 0;
  const walk = (from: State): void => {
    if (from.stage[seat] === STAGE.done) {
      rows += 1;
      orders.add(formatChoice(from, seat));
      return;
    }
    legal(from, seat, list);
    for (const code of list.toArray()) {
      const next = from.clone();
      choose(next, seat, code);
      walk(next);
    }
  };
  walk(state);
  expect(orders.size).toBe(rows);
  return rows;
}

/** Runs all lines of an example; throws if it has none. */
export function runExample(id: string): void {
  const lines = exampleText(id)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  if (lines.length === 0) throw new Error(`The example ${id} has no lines to run.`);
  expect.hasAssertions();
  const example = new Example();
  for (const line of lines) {
    const found = /^- ([^:`]+?)(?: `|: )(.*)$/.exec(line);
    if (found === null) throw new Error(`A line of ${id} cannot be read: ${line}`);
    const [, key, rest] = found;
    example.run(key, quoted(key.startsWith('Set-up') ? `\`${rest}` : rest));
  }
}
