import { MOST_ECHOED, type Problem, printable, problemText, quoted } from '../../result.ts';
import { Rng } from '../../rng.ts';
import { CHANCE, EVERYTHING, isActing } from '../../seat.ts';
import type { AnyState, Step } from '../../types.ts';
import { type Bench, fault, isOver, type Moment, nextActor, playOut, randomStep } from '../moment.ts';
import { textOf } from '../plain.ts';
import { checkSame } from './bytes.ts';

const POSITIONS = 12;
const LINES = 12;
const SENT_TIMES = 2;

/**
 * Text that no message may repeat whole or unescaped: too long, and with characters that change the reading direction.
 */
const SENT = `\u202e${'\u00f8'.repeat(MOST_ECHOED + 100)}\u0007`;

/** Rubbish of every kind, and small numbers and texts that may be nearly right. */
const RUBBISH: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  7,
  255,
  256,
  1e9,
  0.5,
  '',
  '?',
  'x',
  '__proto__',
  [],
  [0],
  ['?'],
  {},
  { kind: 'x' },
];

/** Plain data with one place replaced, removed, or doubled. */
export function mutated(value: unknown, rng: Rng, rubbish: readonly unknown[] = RUBBISH): unknown {
  if (Array.isArray(value) && value.length > 0 && rng.below(8) > 0) {
    const at = rng.below(value.length);
    const part: unknown = value[at];
    if (rng.below(8) === 0) return value.filter((_, i) => i !== at);
    if (rng.below(8) === 0) return [...value, part];
    return value.map((one: unknown, i) => (i === at ? mutated(one, rng, rubbish) : one));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && rng.below(12) > 0) {
    const fields = Object.entries(value);
    if (fields.length === 0) return { x: 1 };
    const at = rng.below(fields.length);
    if (rng.below(12) === 0) return Object.fromEntries(fields.filter((_, i) => i !== at));
    return Object.fromEntries(fields.map(([key, part], i) => [key, i === at ? mutated(part, rng, rubbish) : part]));
  }
  if (typeof value === 'number' && rng.below(3) > 0) return value + rng.below(5) - 2;
  return rubbish[rng.below(rubbish.length)];
}

/** A text with a few characters changed, removed, or doubled. */
function mutatedText(text: string, rng: Rng): string {
  const letters = [...text];
  for (let i = 0; i <= rng.below(3); i += 1) {
    const at = rng.below(letters.length + 1);
    const other = letters[rng.below(Math.max(1, letters.length))] ?? '?';
    letters.splice(at, rng.below(2), ...[other, '', '?', '=', ' ', '9', '-'].slice(rng.below(7), 7).slice(0, 1));
  }
  return letters.join('');
}

/** A refusal has a message, in text, and repeats at most a little of the input. */
function checkSaid(problem: Problem): void {
  const text = `${problem.message} ${problem.at ?? ''}`;
  if (text.trim() === '') fault('hostile', 'it is refused without a word');
  if (printable(text) !== text) fault('hostile', `the refusal repeats what is no text: ${printable(problem.message)}`);
  if (text.includes('\u00f8'.repeat(MOST_ECHOED))) fault('hostile', 'the refusal repeats all that was given');
}

/** An accepted position can be written again and played to an end. */
function checkTaken(bench: Bench, state: AnyState, rng: Rng): void {
  const { game, setup } = bench;
  const again = game.position.parse(setup, JSON.parse(textOf(game.position.format(state, EVERYTHING))));
  if (!again.ok) fault('hostile', `it is taken, but not what it is then written as: ${problemText(again.problem)}`);
  checkSame('hostile', 'a position taken, written and read back', again.value, state);
  playOut(bench, state, rng, 'hostile', 4 * setup.bounds.entries);
  game.result(state);
}

function positions(moment: Moment): void {
  const { game, setup, state, rng } = moment;
  const json = textOf(game.position.format(state, EVERYTHING));
  for (let i = 0; i < POSITIONS; i += 1) {
    let wrong: unknown = JSON.parse(json);
    for (let times = 0; times <= rng.below(2); times += 1) wrong = mutated(wrong, rng);
    try {
      const read = game.position.parse(setup, wrong, rng);
      if (read.ok) checkTaken(moment, read.value, rng);
      else checkSaid(read.problem);
    } catch (thrown) {
      const what = thrown instanceof Error ? thrown.message : String(thrown);
      fault('hostile', `the position ${textOf(wrong)}: ${what}`);
    }
  }
}

/** Whether a step can be taken now. */
function isPossible({ game, outcomes }: Bench, state: AnyState, { by, code }: Step): boolean {
  const actors = game.actors(state);
  if (by !== CHANCE) return isActing(actors, by) && game.refusal(state, by, code) === null;
  if (actors !== CHANCE) return false;
  game.outcomes(state, outcomes);
  return outcomes.weightOf(code) > 0;
}

/**
 * The steps read from a line must be possible one after the other. The last may be impossible, so that playing it gives
 * the reason; so may an outcome, whose possibility may be hidden from the writer of the line.
 */
function checkSteps(moment: Moment, line: string, seat: number): void {
  const { game, state } = moment;
  const read = game.notation.parse(state, seat, line);
  if (!read.ok) {
    checkSaid(read.problem);
    return;
  }
  const after = state.clone();
  for (const [i, step] of read.value.entries()) {
    const { by, code } = step;
    const canBe = isPossible(moment, after, step);
    if (!canBe && by === CHANCE) return;
    if (canBe) game.apply(after, by, code);
    else if (i < read.value.length - 1) fault('hostile', `it goes on after code ${code} of ${by}, which cannot be`);
  }
}

function lines(moment: Moment): void {
  const { game, state, actors, rng } = moment;
  if (isOver(actors)) return;
  const by = nextActor(actors);
  const seat = Math.max(0, by);
  for (let i = 0; i < LINES; i += 1) {
    // A line with an error, or a random move in its plain form: most are not legal now.
    const own = game.notation.format(state, [randomStep(moment, state, by, rng)], EVERYTHING).join(' ');
    const plain = game.moveCodec.format(rng.below(game.moveCodec.size));
    const line = i % 2 === 0 ? mutatedText(own, rng) : plain;
    try {
      checkSteps(moment, line, seat);
    } catch (thrown) {
      fault('hostile', `the line ${quoted(line)}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
}

/** The same with forbidden text, from a separate generator so that the match is unaffected. */
function sent(moment: Moment): void {
  const { game, setup, state, actors } = moment;
  const rng = new Rng(`sent/${state.hash()}`);
  const json = textOf(game.position.format(state, EVERYTHING));
  for (let i = 0; i < SENT_TIMES; i += 1) {
    const read = game.position.parse(setup, mutated(JSON.parse(json), rng, [SENT, { [SENT]: 1 }]), rng);
    if (!read.ok) checkSaid(read.problem);
  }
  if (isOver(actors)) return;
  const by = nextActor(actors);
  const own = game.notation.format(state, [randomStep(moment, state, by, rng)], EVERYTHING).join(' ');
  for (const line of [own, game.moveCodec.format(rng.below(game.moveCodec.size))]) {
    const words = line.split(' ');
    words[rng.below(words.length)] = SENT;
    const read = game.notation.parse(state, Math.max(0, by), words.join(' '));
    if (!read.ok) checkSaid(read.problem);
  }
}

/**
 * Broken positions and lines never throw; if one is accepted, it is sound: it can be written again, its steps are
 * legal, and a match can be played on from it to an end. No refusal repeats more than a little of the input, or
 * anything that is not text.
 */
export function hostile(moment: Moment): void {
  positions(moment);
  lines(moment);
  sent(moment);
}
