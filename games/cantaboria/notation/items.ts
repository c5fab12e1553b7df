import { MoveList } from '@marchlands/core/lists.ts';
import type { LineReader } from '@marchlands/core/notation.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { type Form, form } from '@marchlands/core/template.ts';
import { type Move, moveCodec } from '../moves.ts';
import { isPartial, legal } from '../rules/legal.ts';
import { SHIP_FOR, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { slots } from './slots.ts';

// Single moves of a choice that is sent whole: in the arguments of an action, in lists of moves, and in unfinished
// choices: there the first is written as the beginning of its line with `...`, and each further one as its addition to
// that line.

/** Shipments, whatever their purpose. */
export const SHIPMENTS = ['foot', 'horse', 'chain', 'boat'] as const;

/** By kind, with the fields of the move. */
const TEXTS: { readonly [kind in Move['kind']]?: string } = {
  ...{ enter: '>{space}', sail: '>{space}', step: '>{into}', position: '.{at}', stop: '.', declare: '.', send: '.' },
  ...{ take: '+{token}@{from}', drop: '-{token}@{into}', ask: '?{reach}', giveUp: '-', land: '!{what}' },
  ...{ give: 'give {token}@{from}', pay: 'give {token}@{from}', get: 'get {token}>{into}', put: 'get {token}>{into}' },
  ...{ foot: 'foot {token} {from}', horse: 'horse {from}', chain: '{token}@{from}', boat: 'boat {boat}' },
  ...{ attack: 'attack {target}', offer: 'offer {to}', accept: 'accept' },
};
const { place, space, boat, seat, token, cargo } = slots;
const FIELDS = { token, from: place, into: place, target: place, space, reach: space, boat, to: seat, what: cargo };
const FORMS: ReadonlyMap<string, Form<State, string>> = new Map(
  Object.entries(TEXTS).map(([kind, text]) => [
    kind,
    form(text, { ...moveCodec.params[kind as Move['kind']], ...FIELDS }),
  ]),
);

/** The move of a kind that a text says. */
export function readItem(s: State, kind: Move['kind'], text: string): Result<number> | undefined {
  const read = FORMS.get(kind)?.read(text, s);
  if (read?.ok !== true) return read;
  const names = Object.keys(moveCodec.params[kind]);
  const numbers = names.map((name) => read.value[name]);
  return { ok: true, value: moveCodec.join(kind, numbers) };
}

/** A move inside a choice: `>C4`, `+t@C4`, `give t@C3`, `.2`. */
export function itemText(s: State, code: number): string {
  const kind = moveCodec.kindOf(code);
  const numbers = moveCodec.split(code);
  const values = Object.fromEntries(Object.keys(moveCodec.params[kind]).map((name, i) => [name, numbers[i]]));
  return FORMS.get(kind)?.write(values, s) ?? moveCodec.format(code);
}

/** `log ` or `bonus ` before a shipment; `attack ` before the boat of a plan that continues. */
export function prefixOf(s: State, first: Move): string {
  if (s.step === STEP.voyage || (first.kind !== 'attack' && s.planBoat > 0)) return 'attack ';
  if (s.step === STEP.logistics || s.shipFor === SHIP_FOR.logistics) return 'log ';
  return s.step === STEP.attack || s.shipFor === SHIP_FOR.bonus ? 'bonus ' : '';
}

/** The move that begins a choice, without its dots: `foot t D4`, `log chain g@B1`, `dev b C3 gold`. */
function openingOf(s: State, code: number): string {
  const move = moveCodec.decode(code);
  const text = itemText(s, code);
  switch (move.kind) {
    case 'build':
      return `dev b ${place.format(move.at, s)}${move.price === 'gold' ? ' gold' : ''}`;
    case 'chain':
      return `${prefixOf(s, move)}chain ${text}`;
    case 'foot':
    case 'horse':
    case 'boat':
      return `${prefixOf(s, move)}${text}`;
    case 'attack':
    case 'offer':
    case 'accept':
      return text;
    default:
      // A boat continues after an answer.
      return `${prefixOf(s, move)}boat ${text}`;
  }
}

/** One move of a seat that is not a whole choice by itself: in a list of moves, or in an unfinished choice. */
export function itemOf(s: State, seat: Seat, code: number): string {
  return isPartial(s, seat) ? itemText(s, code) : `${openingOf(s, code)} ...`;
}

/** Plays the next single move of a choice, written as by `itemOf`; null if it is not a legal one. */
export function readPart(r: LineReader<Types>): Result<unknown> | null {
  const { state, seat } = r;
  const text = wordsOf(r).join(' ');
  if (!isPartial(state, seat) && !text.endsWith(' ...')) return null;
  const list = new MoveList(state.setup.bounds.moves);
  legal(state, seat, list);
  const code = list.toArray().find((one) => itemOf(state, seat, one) === text);
  if (code === undefined) return null;
  r.rest();
  return r.play(code, text);
}

/** The words up to the next `;`, without consuming them. */
function wordsOf({ ahead }: LineReader<Types>): readonly string[] {
  const end = ahead.indexOf(';');
  return end < 0 ? ahead : ahead.slice(0, end);
}
