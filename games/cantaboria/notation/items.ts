import { MoveList } from '@marchlands/core/lists.ts';
import type { LineReader } from '@marchlands/core/notation.ts';
import type { Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { BOAT } from '../data/limits.ts';
import { type Move, moveCodec } from '../moves.ts';
import { isPartial, legal } from '../rules/legal.ts';
import { SHIP_FOR, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { nameOf } from '../view/names.ts';
import { seatLetter, tokText } from './names.ts';

// Single moves of a choice that is sent whole, for lists of moves and for unfinished choices: the first is the
// beginning of its line with `...`, the next ones are what they add to it.

/** The cargo that a planned boat lands, after its `!`. */
export const LANDED = { nothing: '', horse: 'h', weapon: 'w', both: 'hw' } as const;

/** The name of the single place, water or seat in a move. */
export function placeOf(s: State, move: Move): string {
  const { spaceIds } = s.setup.land;
  if ('at' in move) return move.kind === 'position' ? String(move.at) : nameOf(s, move.at);
  if ('from' in move) return nameOf(s, move.from);
  if ('target' in move) return nameOf(s, move.target);
  if ('space' in move) return spaceIds[move.space];
  if ('reach' in move) return spaceIds[move.reach];
  if ('boat' in move) return nameOf(s, BOAT + move.boat);
  if ('ground' in move) return nameOf(s, move.ground);
  if ('to' in move) return seatLetter(s, move.to);
  return 'into' in move ? nameOf(s, move.into) : '';
}

/** `log ` or `bonus ` before a shipment; `attack ` before the boat of a plan that continues. */
export function prefixOf(s: State, first: Move): string {
  if (s.step === STEP.voyage || (first.kind !== 'attack' && s.planBoat > 0)) return 'attack ';
  if (s.step === STEP.logistics || s.shipFor === SHIP_FOR.logistics) return 'log ';
  return s.step === STEP.attack || s.shipFor === SHIP_FOR.bonus ? 'bonus ' : '';
}

/**
 * A move inside a choice: `>C4`, `+t2@C4`, `t@C3`, `give t@C3`, `.2`.
 * @param at the name of its place
 * @param count number of such moves
 * @param hasPlace whether loads and unloads name their place
 */
export function partText(move: Move, at: string, count = 1, hasPlace = true): string {
  const token = 'token' in move ? tokText(move.token, count) : '';
  const where = hasPlace ? `@${at}` : '';
  switch (move.kind) {
    case 'enter':
    case 'sail':
    case 'step':
      return `>${at}`;
    case 'position':
    case 'stop':
    case 'declare':
    case 'send':
      return `.${at}`;
    case 'take':
      return `+${token}${where}`;
    case 'drop':
      return `-${token}${where}`;
    case 'ask':
      return `?${at}`;
    case 'giveUp':
      return '-';
    case 'land':
      return `!${LANDED[move.what]}`;
    case 'give':
    case 'pay':
      return `give ${token}@${at}`;
    case 'get':
    case 'put':
      return `get ${token}>${at}`;
    case 'foot':
      return `foot ${token} ${at}`;
    case 'chain':
      return `${token}@${at}`;
    default:
      return at === '' ? move.kind : `${move.kind} ${at}`;
  }
}

/** The move that begins a choice, without its dots: `foot t D4`, `log chain g@B1`, `dev b C3 gold`. */
function openingOf(s: State, move: Move): string {
  const part = partText(move, placeOf(s, move));
  switch (move.kind) {
    case 'build':
      return `dev b ${placeOf(s, move)}${move.price === 'gold' ? ' gold' : ''}`;
    case 'chain':
      return `${prefixOf(s, move)}chain ${part}`;
    case 'foot':
    case 'horse':
    case 'boat':
      return `${prefixOf(s, move)}${part}`;
    case 'attack':
    case 'offer':
    case 'accept':
      return part;
    default:
      // A boat continues after an answer.
      return `${prefixOf(s, move)}boat ${part}`;
  }
}

/** One move of a seat that is not a whole choice by itself: in a list of moves, or in an unfinished choice. */
export function itemOf(s: State, seat: Seat, move: Move): string {
  return isPartial(s, seat) ? partText(move, placeOf(s, move)) : `${openingOf(s, move)} ...`;
}

/** Plays the next single move of a choice, written as by `itemOf`; null if it is not a legal one. */
export function readPart(r: LineReader<Types>): Result<unknown> | null {
  const { state, seat } = r;
  const text = wordsOf(r).join(' ');
  if (!isPartial(state, seat) && !text.endsWith(' ...')) return null;
  const list = new MoveList(state.setup.bounds.moves);
  legal(state, seat, list);
  const code = list.toArray().find((one) => itemOf(state, seat, moveCodec.decode(one)) === text);
  if (code === undefined) return null;
  r.rest();
  return r.play(code, text);
}

/** The words up to the next `;`, without consuming them. */
function wordsOf({ ahead }: LineReader<Types>): readonly string[] {
  const end = ahead.indexOf(';');
  return end < 0 ? ahead : ahead.slice(0, end);
}
