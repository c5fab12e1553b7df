import { fail, type Result } from '@marchlands/core/result.ts';
import { firstOf } from '@marchlands/core/seat.ts';
import type { Told } from '@marchlands/core/step-forms/form.ts';
import type { Slot } from '@marchlands/core/template.ts';
import { LETTERS } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import { actors } from '../rules/legal.ts';
import { nameAt, numberAt } from '../rules/town.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { cardText, nextCopy, readCardWord, readUnitWord, seatLetter, seatOfLetter, unitText } from './names.ts';

/** The refusal of a line that can be read but breaks a rule, or names something else than the current subject. */
export const refuse = (message: string, rule: string, code?: Refusal) => fail(message, undefined, rule, code);

/** The form without cards once rolled for events that lapsed, and asked for a victim of Spies. */
export const OLD = 'A record of an earlier version with this line cannot be read.';

const expectedCard = 'a card such as farm';

/** A card by its id. */
const card: Slot<State> = {
  expected: expectedCard,
  parse: (text, { setup }) => readCardWord(setup, text),
  format: (number) => CARD_IDS[number],
};
/** A card with a given copy. */
const copied = (copyOf: (s: State, number: number) => number): Slot<State> => ({
  expected: expectedCard,
  parse: (text, s) => readCardWord(s.setup, text, (number) => copyOf(s, number)),
  format: (number, s) => cardText(s.setup, number, copyOf(s, number)),
});
const unit: Slot<State> = {
  expected: 'a unit such as knights or guard#1',
  parse: readUnitWord,
  format: (number, { setup }) => unitText(setup, number),
};
export const letter: Slot<State> = {
  expected: 'a seat from A to F',
  parse: seatOfLetter,
  format: seatLetter,
};
const good: Slot<State> = {
  expected: 'a good: f, w, t, s or m',
  parse: (text) => (text.length === 1 ? LETTERS.indexOf(text.toLowerCase()) : -1),
  format: (number) => LETTERS[number],
};

/** The subject of one step. At other steps any may be named, and the rules refuse the move. */
function asked(
  slot: Slot<State>,
  step: number,
  value: (s: State) => number,
  wrong: (s: State) => Result<never>,
): Told<State> {
  return { ...slot, value: (s) => (s.step === step ? value(s) : null), wrong };
}

/** The card whose upkeep is due (BK-19, BK-21). */
const due = asked(
  copied((s) => s.cursorCopy + 1),
  STEP.upkeep,
  (s) => s.cursor,
  (s) => refuse(`The upkeep of ${CARD_IDS[s.cursor]} is asked for now.`, 'BK-21', 'notNow'),
);
/** The defender who goes or stays (BK-50). */
const raider = asked(
  unit,
  STEP.raid,
  (s) => numberAt(s, firstOf(actors(s)), s.cursor),
  (s) => {
    const name = nameAt(s, firstOf(actors(s)), s.cursor);
    return refuse(`It is asked now whether ${name} goes.`, 'BK-50', 'notNow');
  },
);
/** The good whose amount is asked for (BK-06). */
const spent = asked(
  { ...good, expected: 'a good and an amount, such as t3' },
  STEP.mix,
  (s) => s.payGood,
  (s) => refuse(`It is asked now how much of ${LETTERS[s.payGood]} is spent.`, 'BK-06', 'wrongAmount'),
);

/** Slots with a one-word text. */
export const slots = {
  card,
  next: copied((s, number) => nextCopy(s, firstOf(actors(s)), number)),
  lost: copied((s, number) => s.built[s.victim * KINDS + number]),
  unit,
  letter,
  good,
  due,
  raider,
  spent,
};
