import { type LineReader, notationOf, type StepWriter } from '@marchlands/core/notation.ts';
import { fail, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { moveCodec, outcomeCodec } from '../moves.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, apply, isPartial, legal, refusal } from '../rules/legal.ts';
import type { Types } from '../types.ts';
import { viewEntry } from '../view/view.ts';
import { words } from '../words/words.ts';
import { readChance, writeChance } from './chance.ts';
import { forms } from './forms.ts';
import { seatLetter, seatOfLetter } from './names.ts';
import { refuse } from './slots.ts';

/** The notation of the rules: `A build moat g8`, `* draw A inn`; see `forms.ts` and `chance.ts`. */
export const notation = notationOf<Types>(
  { moveCodec, outcomeCodec, words, actors, legal, outcomes, apply, refusal, viewEntry },
  { read, write },
);

/**
 * Reads a line of the specification's notation, or a part of several joined by `;`. A line of a seat may begin with its
 * letter; a line of chance begins with `*`.
 */
function read(r: LineReader<Types>): Result<unknown> {
  const [first = '', ...rest] = r.rest().map((word) => word.toLowerCase());
  if (first === '') return fail('An empty line says nothing.');
  if (first === '*') return readChance(r, rest);
  const named = seatOfLetter(first);
  if (named >= 0 && named !== r.seat) {
    return refuse(`This line is ${seatLetter(named)}'s, not ${seatLetter(r.seat)}'s.`, 'BK-02', 'notYourTurn');
  }
  const action = named >= 0 ? rest : [first, ...rest];
  const text = action.join(' ');
  const form = forms.find(text, r.state);
  if (form !== undefined) return form.read(r, text);
  return fail(`An action begins with one of ${forms.verbs.join(', ')}, not ${quoted(action[0] ?? '')}.`);
}

/** A line of the specification's notation, as the viewer may see it. */
function write(w: StepWriter<Types>, { by, code }: Step): string {
  if (by === CHANCE) return writeChance(w);
  const isDrop = moveCodec.kindOf(code) === 'drop';
  let line = `${seatLetter(by)} ${forms.write(w) ?? w.plain()}`;
  // The cards that a hand drops together, and the end of the discard if that is a choice (option voluntaryDiscard).
  while (isDrop && isPartial(w.state, by) && w.step?.by === by) line += `; ${forms.write(w) ?? w.plain()}`;
  return line;
}
