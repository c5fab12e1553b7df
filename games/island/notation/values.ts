/** The values of a move in a line (Notation): each form both reads and writes. */
import { type Form, form, type Slot } from '@marchlands/core/template.ts';
import { HARBOUR, RESOURCES, TRACKS } from '../data/kinds.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import type { State } from '../state.ts';
import { edgeName } from '../words/names.ts';
import { edgeIn, LETTERS, numberIn, seatIn, seatText, TERRAIN_LETTERS } from './names.ts';

/** A thing written as its letter. */
const lettered = (letters: string): Slot<State> => ({
  expected: `a letter of ${letters}`,
  parse: (text) => (text.length === 1 ? letters.indexOf(text.toUpperCase()) : -1),
  format: (number) => letters[number],
});
const track: Slot<State> = {
  expected: 'a track',
  parse: (text) => TRACKS.findIndex((one) => one === text.toLowerCase()),
  format: (number) => TRACKS[number],
};
/** Fields with a form other than the plain one. */
const SLOTS: { readonly [field: string]: Slot<State> } = {
  edge: {
    expected: 'two neighbours such as 22-28',
    parse: (text, { setup }) => edgeIn(setup, text),
    format: (edge, { setup }) => edgeName(setup, edge),
  },
  seat: { expected: 'a seat such as P2', parse: seatIn, format: seatText },
  card: lettered(LETTERS),
  track,
  deck: track,
};

const hex: Slot<State> = {
  expected: 'a hex such as h5',
  parse: (text) => numberIn(text, 'h'),
  format: (number) => `h${number}`,
};
const resource = lettered(LETTERS.slice(0, RESOURCES));
/** Values of outcomes with a form other than the plain one. */
const OUTCOMES: { readonly [kind in Outcome['kind']]?: Slot<State> } = {
  ...{ steal: SLOTS['card'], terrain: lettered(TERRAIN_LETTERS), corner: hex, redToken: hex, first: SLOTS['seat'] },
  harbour: {
    expected: 'any, or a letter of a resource',
    parse: (text, s) => (text.toLowerCase() === 'any' ? HARBOUR.any : resource.parse(text, s)),
    format: (number, s) => (number === HARBOUR.any ? 'any' : resource.format(number, s)),
  },
};

const TEXTS = {
  ...{ settle: '{at}', city: '{at}', wall: '{at}', recruit: '{at}', activate: '{at}', promote: '{at}', lose: '{at}' },
  ...{ desert: '{at}', drive: '{at}', chase: '{at}', crown: '@{at}', road: '{edge}', remove: '{edge}', face: '{face}' },
  ...{ move: '{from}-{to}', attack: '{from}-{to}', displace: '{from}-{to}', foe: 'b{bay}', station: '{at}:{level}' },
  ...{ robber: 'h{hex}', onto: 'h{hex}', deal: '{seat}', target: '{seat}', force: '{seat} {card}', name: '{card}' },
  ...{ improve: '{track}', deck: '{deck}' },
} as const satisfies { readonly [kind in Move['kind']]?: string };

/** Kinds of moves with such values. */
export type WrittenKind = keyof typeof TEXTS;

const FORMS: ReadonlyMap<string, Form<State, string>> = new Map(
  Object.entries(TEXTS).map(([kind, text]) => [kind, form(text, { ...moveCodec.params[kind], ...SLOTS })]),
);

/** The move with these values; null if they cannot be read. */
export function readValues(s: State, kind: WrittenKind, text: string): Move | null {
  const read = FORMS.get(kind)?.read(text, s);
  if (read?.ok !== true) return null;
  const names = Object.keys(moveCodec.params[kind]);
  const code = moveCodec.join(
    kind,
    names.map((name) => read.value[name]),
  );
  return code < 0 ? null : moveCodec.decode(code);
}

/** The values of a move; null if its kind is written otherwise. */
export function valuesText(s: State, move: Move): string | null {
  const numbers = moveCodec.split(moveCodec.encode(move));
  const names = Object.keys(moveCodec.params[move.kind]);
  const values = Object.fromEntries(names.map((name, i) => [name, numbers[i]]));
  return FORMS.get(move.kind)?.write(values, s) ?? null;
}

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
