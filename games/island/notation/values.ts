/** How the values of a move stand in a line (Notation): each form reads and writes. */
import { type Form, form, type Slot } from '@marchlands/core/template.ts';
import { TRACKS } from '../data/kinds.ts';
import { type Move, moveCodec } from '../moves.ts';
import type { State } from '../state.ts';
import { edgeName } from '../words/names.ts';
import { edgeIn, LETTERS, seatIn, seatText } from './names.ts';

const track: Slot<State> = {
  expected: 'a track',
  parse: (text) => TRACKS.findIndex((one) => one === text.toLowerCase()),
  format: (number) => TRACKS[number],
};
/** Fields that are written otherwise than in the plain form. */
const SLOTS: { readonly [field: string]: Slot<State> } = {
  edge: {
    expected: 'two neighbours such as 22-28',
    parse: (text, { setup }) => edgeIn(setup, text),
    format: (edge, { setup }) => edgeName(setup, edge),
  },
  seat: { expected: 'a seat such as P2', parse: seatIn, format: seatText },
  card: {
    expected: 'a letter of a kind',
    parse: (text) => (text.length === 1 ? LETTERS.indexOf(text.toUpperCase()) : -1),
    format: (kind) => LETTERS[kind],
  },
  track,
  deck: track,
};

const TEXTS = {
  ...{ settle: '{at}', city: '{at}', wall: '{at}', recruit: '{at}', activate: '{at}', promote: '{at}', lose: '{at}' },
  ...{ desert: '{at}', drive: '{at}', chase: '{at}', crown: '@{at}', road: '{edge}', remove: '{edge}', face: '{face}' },
  ...{ move: '{from}-{to}', attack: '{from}-{to}', displace: '{from}-{to}', foe: 'b{bay}', station: '{at}:{level}' },
  ...{ robber: 'h{hex}', onto: 'h{hex}', deal: '{seat}', target: '{seat}', force: '{seat} {card}', name: '{card}' },
  ...{ improve: '{track}', deck: '{deck}' },
} as const satisfies { readonly [kind in Move['kind']]?: string };

/** Kinds of moves whose values are written so. */
export type WrittenKind = keyof typeof TEXTS;

const FORMS: ReadonlyMap<string, Form<State, string>> = new Map(
  Object.entries(TEXTS).map(([kind, text]) => [kind, form(text, { ...moveCodec.params[kind], ...SLOTS })]),
);

/** The move of these values; null where they cannot be read. */
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

/** The values of a move; null where its kind is written otherwise. */
export function valuesText(s: State, move: Move): string | null {
  const numbers = moveCodec.split(moveCodec.encode(move));
  const names = Object.keys(moveCodec.params[move.kind]);
  const values = Object.fromEntries(names.map((name, i) => [name, numbers[i]]));
  return FORMS.get(move.kind)?.write(values, s) ?? null;
}
