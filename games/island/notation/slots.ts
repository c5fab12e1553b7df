/** The values of moves and outcomes in a line (Notation), where they differ from the plain form. */
import { fail } from '@marchlands/core/result.ts';
import type { Told } from '@marchlands/core/step-forms/form.ts';
import type { Slot } from '@marchlands/core/template.ts';
import { HARBOUR, RESOURCES } from '../data/kinds.ts';
import * as params from '../data/params.ts';
import { moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { ABOUT, dueStep, STEP, type State } from '../state.ts';
import { edgeName } from '../words/names.ts';
import { edgeIn, LETTERS, seatIn, seatText, TERRAIN_LETTERS } from './names.ts';

/** A thing written as its letter. */
const lettered = (letters: string): Slot<State> => ({
  expected: `a letter of ${letters}`,
  parse: (text) => (text.length === 1 ? letters.indexOf(text.toUpperCase()) : -1),
  format: (number) => letters[number],
});
const letter = lettered(LETTERS);
const resource = lettered(LETTERS.slice(0, RESOURCES));
const seat: Slot<State> = { expected: 'a seat such as P2', parse: seatIn, format: seatText };
const seats: Slot<State> = {
  expected: 'seats such as P2,P3',
  parse(text) {
    const all = text.split(',').map(seatIn);
    return params.seatSet.read(all.toSorted((a, b) => a - b));
  },
  format: (mask) => params.seatSet.value(mask).map(seatText).join(','),
};
const edge: Slot<State> = {
  expected: 'two neighbours such as 22-28',
  parse: (text, { setup }) => edgeIn(setup, text),
  format: (number, { setup }) => edgeName(setup, number),
};
const hex: Slot<State> = {
  expected: 'a hex such as h5',
  parse: (text) => (/^h/i.test(text) ? params.hex.parse(text.slice(1)) : -1),
  format: (number) => `h${number}`,
};
const card: Slot<State> = { ...moveCodec.params.play['card'], expected: 'a card such as merchant' };
/** The vertex from which a knight was displaced. */
const stood: Told<State> = {
  ...params.vertex,
  value: (s) => (dueStep(s) === STEP.relocate ? ABOUT.at.get(s) : null),
  wrong: (s, text) => fail(`The displaced knight stood on ${ABOUT.at.get(s)}, not on ${text}.`, text, 'IK-191'),
};

export const slots = { card, letter, seat, seats, edge, hex, stood };

const OUTCOMES: { readonly [kind in Outcome['kind']]?: Slot<State> } = {
  ...{ steal: letter, terrain: lettered(TERRAIN_LETTERS), corner: hex, redToken: hex, first: seat },
  harbour: {
    expected: 'any, or a letter of a resource',
    parse: (text, s) => (text.toLowerCase() === 'any' ? HARBOUR.any : resource.parse(text, s)),
    format: (number, s) => (number === HARBOUR.any ? 'any' : resource.format(number, s)),
  },
};

function outcomeSlot(kind: Outcome['kind']): Slot<State> {
  return OUTCOMES[kind] ?? Object.values(outcomeCodec.params[kind])[0];
}

/** The outcome of a kind with this value; -1 if there is none. */
export function readOutcome(s: State, kind: Outcome['kind'], text: string): number {
  return outcomeCodec.join(kind, [outcomeSlot(kind).parse(text.toLowerCase(), s)]);
}

/** The value of an outcome, without the name of its kind. */
export function outcomeText(s: State, code: number): string {
  return outcomeSlot(outcomeCodec.kindOf(code)).format(outcomeCodec.split(code)[0], s);
}
