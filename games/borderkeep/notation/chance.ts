import type { LineReader, StepWriter } from '@marchlands/core/notation.ts';
import { whole } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { readSlot, type Slot } from '@marchlands/core/template.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { TABLE_NAMES } from '../data/tables.ts';
import { OUTCOME } from '../moves.ts';
import { engineOf } from '../rules/battle.ts';
import { fighterNumber } from '../rules/fighters.ts';
import { actors } from '../rules/legal.ts';
import { dealtSeat, rollingSeat } from '../rules/opening.ts';
import { numberAt } from '../rules/town.ts';
import { COPIES } from '../setup.ts';
import { SIDE, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { cardText, seatLetter, unitText } from './names.ts';
import { OLD, refuse, slots } from './slots.ts';

/** The results of chance as written in a line; the number is the outcome's, counted from its kind's first. */
interface Outcomes {
  readonly first: number;
  readonly slot: Slot<State>;
}

/** The form of a chance line at one step: `* attack halberdiers 1 2 6 1`. */
interface ChanceLine {
  /** The text before the results. */
  readonly head: (s: State) => string;
  readonly results: Outcomes;
  /** Whether successive results with the same head share a line. */
  readonly isRow?: true;
  /** Distinguishes rows with the same head that concern different things. */
  readonly key?: (s: State) => string;
}

const numbers = (first: number, most: number): Outcomes => ({ first, slot: whole(1, most) });
const die = numbers(OUTCOME.die, 6);
/** A die after the name of its subject, which may omit that it is the first copy. */
const dieFor = (nameOf: (s: State) => string): Outcomes => ({
  first: OUTCOME.die,
  slot: {
    expected: (s) => `a die for ${nameOf(s).replace(':', '')}, from 1 to 6`,
    parse(text, s) {
      const name = nameOf(s).toLowerCase();
      const found = [name, name.replace('#1:', ':')].find((one) => text.startsWith(one));
      return found === undefined ? -1 : die.slot.parse(text.slice(found.length), s);
    },
    format: (number, s) => nameOf(s) + die.slot.format(number, s),
  },
});
const card: Outcomes = {
  first: OUTCOME.card,
  slot: { expected: 'a card such as farm', parse: cardNumber, format: (number) => CARD_IDS[number] },
};
const unit: Outcomes = { first: OUTCOME.unit, slot: slots.unit };
/** The tables of the events differ in their numbers. */
const table: Outcomes = {
  first: OUTCOME.table,
  slot: {
    expected: (s) => `a number from 1 to ${s.setup.rolls[s.table].length}`,
    parse: (text, s) => whole(1, s.setup.rolls[s.table].length).parse(text),
    format: (number) => String(number + 1),
  },
};

function rollerText(s: State): string {
  if (s.roller < 2 * SIDE) return unitText(s.setup, fighterNumber(s, s.roller));
  const copy = ((s.roller - 2 * SIDE) % COPIES) + 1;
  return cardText(s.setup, engineOf(s, s.roller), copy);
}

const plagued = (s: State): string => `${unitText(s.setup, numberAt(s, s.victim, s.cursor))}:`;
const shaken = (s: State): string => `${cardText(s.setup, s.cursor, s.cursorCopy + 1)}:`;

/** By step. */
const LINES: { readonly [step: number]: ChanceLine } = {
  [STEP.first]: {
    head: () => 'first',
    results: dieFor((s) => seatLetter(rollingSeat(s))),
    isRow: true,
    key: (s) => String(s.rounds),
  },
  [STEP.deal]: { head: (s) => `deal ${seatLetter(dealtSeat(s))}`, results: card, isRow: true },
  [STEP.draw]: { head: (s) => `draw ${seatLetter(s.active)}`, results: card },
  [STEP.event]: { head: () => 'event', results: numbers(OUTCOME.event, 10) },
  [STEP.table]: { head: (s) => TABLE_NAMES[s.table], results: table },
  [STEP.gold]: { head: () => 'gold', results: die, isRow: true },
  [STEP.quake]: { head: () => 'quake', results: dieFor(shaken), isRow: true },
  [STEP.plague]: { head: () => 'plague', results: dieFor(plagued), isRow: true },
  [STEP.vortex]: { head: () => 'vortex', results: die },
  [STEP.vortexCard]: { head: (s) => `drop ${seatLetter(s.victim)}`, results: card },
  [STEP.assassin]: { head: () => 'assassin', results: unit },
  [STEP.spell]: { head: (s) => `spell ${unitText(s.setup, fighterNumber(s, s.caster))}`, results: die },
  [STEP.attackDie]: {
    head: (s) => `attack ${rollerText(s)}`,
    results: die,
    isRow: true,
    key: (s) => `${s.roller} ${s.segment}`,
  },
  [STEP.randomHit]: { head: () => 'target', results: unit },
  [STEP.loss]: { head: () => 'loss', results: die },
};

/** A key that distinguishes the row of this outcome from that of the next. */
const rowOf = (s: State): string => `${LINES[s.step].head(s)} ${LINES[s.step].key?.(s) ?? ''}`;

/** `attack halberdiers 1 2 6 1`, after the `*`. */
export function readChance(r: LineReader<Types>, words: readonly string[]): Result<unknown> {
  const isLapsed = ['disaster', 'monster'].includes(words[0] ?? '') && r.state.step !== STEP.table;
  if (isLapsed && !r.state.setup.hasCards) {
    const notRolled = 'No disaster or monster is rolled here: one that lapses is not rolled for.';
    return refuse(`${notRolled} ${OLD}`, 'BK-96', 'notNow');
  }
  r.supply((ahead) => actors(ahead) === CHANCE);
  if (actors(r.state) !== CHANCE) return fail('Chance does not act here; a seat must decide.');
  const line = LINES[r.state.step];
  const head = line.head(r.state);
  const wanted = head.toLowerCase().split(' ');
  const fits = wanted.every((word, i) => words[i] === word || words[i] === word.replace(/#1$/, ''));
  if (!fits) return fail(`Here chance must bring "* ${head} ...", not ${quoted(`* ${words.join(' ')}`)}.`);
  const results = words.slice(wanted.length);
  if (results.length === 0) return fail(`"* ${head}" needs its result.`);
  const row = rowOf(r.state);
  for (const [i, word] of results.entries()) {
    const isOver = i > 0 && (line.isRow === undefined || actors(r.state) !== CHANCE || rowOf(r.state) !== row);
    if (isOver) return fail(`"* ${head}" has too many results: ${quoted(word)} is left over.`);
    const value = readSlot(line.results.slot, word, r.state, `* ${head}`);
    const brought = value.ok ? r.chance(line.results.first + value.value, word) : value;
    if (!brought.ok) return brought;
  }
  return ok(null);
}

/** A row of outcomes with one head, as the viewer sees it. */
export function writeChance(w: StepWriter<Types>): string {
  const { head, results, isRow } = LINES[w.state.step];
  const row = rowOf(w.state);
  let line = `* ${head(w.state)}`;
  do {
    const { seen, step } = w;
    const isHidden = typeof seen === 'object' && seen !== null && 'card' in seen.move && seen.move.card === UNKNOWN;
    line += ` ${isHidden ? UNKNOWN : results.slot.format((step?.code ?? 0) - results.first, w.state)}`;
    w.take();
  } while (isRow !== undefined && w.step?.by === CHANCE && rowOf(w.state) === row);
  return line;
}
