import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, type Step } from '@marchlands/core/types.ts';
import type { Token } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { isPartial } from '../rules/legal.ts';
import { ABOUT, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { nameOf } from '../view/names.ts';
import { writeChance } from './chance.ts';
import { itemOf, partText, placeOf, prefixOf } from './items.ts';
import { seatLetter, tokText } from './names.ts';

/** A small move of a whole choice, with the name of its place. */
interface Piece {
  readonly move: Move;
  /** The name of the move's place, if it has one. */
  readonly at: string;
}

const ANSWERED = { attacker: 'a', defender: 'd', neutral: 'n' } as const;

/** Merges equal neighbours, with their count. */
function runs<T>(items: readonly T[], isSame: (a: T, b: T) => boolean): { readonly item: T; count: number }[] {
  const found: { readonly item: T; count: number }[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last !== undefined && isSame(last.item, item)) last.count += 1;
    else found.push({ item, count: 1 });
  }
  return found;
}

const tokenOf = ({ move }: Piece): Token | null => ('token' in move ? move.token : null);

/** Moves without a token are never merged. */
function areAlike(a: Piece, b: Piece): boolean {
  return a.move.kind === b.move.kind && a.at === b.at && tokenOf(a) !== null && tokenOf(a) === tokenOf(b);
}

/** The end of a plan that is given up. */
const isGivenUp = (pieces: readonly Piece[]): boolean => pieces.at(-1)?.move.kind === 'giveUp';

/** ` +t2@C4 >M4 .2`: a boat names its banks; a Horse loads and unloads where it stands. */
function journey(pieces: readonly Piece[], isBoat: boolean): string {
  return runs(pieces, areAlike)
    .map(({ item: { move, at }, count }) => (move.kind === 'position' ? at : ` ${partText(move, at, count, isBoat)}`))
    .join('');
}

/** ` give t@C3,g2@D4`: the moves of one kind in an offer or an answer. */
function side(pieces: readonly Piece[], kind: Move['kind'], word: string, sign: string): string {
  const own = pieces.filter(({ move }) => move.kind === kind);
  const texts = runs(own, areAlike).map(({ item, count }) => `${textOf(tokenOf(item), count)}${sign}${item.at}`);
  return texts.length === 0 ? '' : ` ${word} ${texts.join(',')}`;
}

const textOf = (token: Token | null, count: number): string => (token === null ? '' : tokText(token, count));

/** `chain g@B1>C3,t2@C3>B1 .` */
function chainLine(pieces: readonly Piece[]): string {
  const pairs = pieces.flatMap((piece, i) =>
    i % 2 === 0 && i + 1 < pieces.length ? [{ token: tokenOf(piece), way: `@${piece.at}>${pieces[i + 1].at}` }] : [],
  );
  const texts = runs(pairs, (a, b) => a.token === b.token && a.way === b.way);
  return `chain ${texts.map(({ item: { token, way }, count }) => textOf(token, count) + way).join(',')} .`;
}

/** The load of a shipment by foot: `w`, and if several may go, `t2,w`. */
function walkers(pieces: readonly Piece[]): string {
  const tokens = runs(pieces.map(tokenOf), (a, b) => a === b);
  return tokens.flatMap(({ item, count }) => (item === null ? [] : tokText(item, count))).join(',');
}

/** The line that ends a seat's activity. */
function endLine(s: State): string {
  if (s.step === STEP.develop) return 'dev -';
  if (s.step === STEP.trade) return 'trade -';
  if (s.step === STEP.ship) return 'ship -';
  return s.step === STEP.logistics ? 'log -' : 'attack -';
}

function attackLine([{ at }, ...rest]: readonly Piece[]): string {
  const [begin, ...items] = rest;
  switch (begin.move.kind) {
    case 'foot':
      return `attack ${at} foot ${begin.at}`;
    case 'horse':
      return `attack ${at} horse ${begin.at}${journey(items, false)}${isGivenUp(items) ? '' : ' .'}`;
    case 'boat':
      return `attack ${at} boat ${begin.at}${journey(items, true)}`;
    default:
      return `attack ${at}${isGivenUp(rest) ? ' -' : ''}`;
  }
}

function buildLine(pieces: readonly Piece[]): string {
  const [{ move, at }, water, position = null] = pieces;
  if (move.kind !== 'build') return '';
  const gold = move.price === 'gold' ? ' gold' : '';
  const boat = move.what === 'boat' ? ` ${water.at}#${position?.at ?? '1'}` : '';
  return `dev ${move.what[0]} ${at}${boat}${gold}`;
}

/** A whole choice as the rules write it. */
function lineOf(s: State, pieces: readonly Piece[]): string {
  const [{ move, at }, ...rest] = pieces;
  switch (move.kind) {
    case 'site':
    case 'draft':
    case 'serve':
      return `${move.kind} ${at}`;
    case 'vote':
      return `vote ${move.is[0]}`;
    case 'end':
      return endLine(s);
    case 'build':
      return buildLine(pieces);
    case 'breed':
      return `breed ${at} ${move.into === null ? '-' : nameOf(s, move.into)}`;
    case 'foot':
      return `${prefixOf(s, move)}foot ${walkers(pieces)} ${at} ${pieces[pieces.length - 1].at}`;
    case 'horse':
      return `${prefixOf(s, move)}horse ${at}${journey(rest, false)}`;
    case 'chain':
      return `${prefixOf(s, move)}${chainLine(pieces)}`;
    case 'boat':
      return `${prefixOf(s, move)}boat ${at}${journey(rest, true)}`;
    case 'answer':
      return `passage ${s.setup.land.spaceIds[ABOUT.reach.get(s)]} ${move.as}`;
    case 'attack':
      return attackLine(pieces);
    case 'side':
      return `side ${ANSWERED[move.with]}`;
    case 'offer':
      return `offer ${at}${side(rest, 'give', 'give', '@')}${side(rest, 'get', 'get', '>')}${isGivenUp(rest) ? ' -' : ''}`;
    case 'refuse':
      return 'refuse';
    case 'refuseAll':
      return 'refuse all';
    case 'accept':
      return `accept${side(rest, 'pay', 'give', '@')}${side(rest, 'put', 'get', '>')}`;
    default:
      // A boat continues after an answer.
      return `${prefixOf(s, move)}boat${journey(pieces, true)}`;
  }
}

/** A whole choice of a seat as one line; an unfinished one, move by move. */
function seatLine(w: StepWriter<Types>, seat: Seat): string {
  const before = w.state.clone();
  const s = w.state.clone();
  const isInside = isPartial(s, seat);
  const pieces: Piece[] = [];
  const items: string[] = [];
  do {
    const code = w.step?.code ?? 0;
    const move = moveCodec.decode(code);
    items.push(itemOf(s, seat, move));
    pieces.push({ move, at: placeOf(s, move) });
    apply(s, seat, code);
    w.take();
  } while (isPartial(s, seat) && w.step?.by === seat);
  const isWhole = !isInside && !isPartial(s, seat);
  return `${seatLetter(before, seat)}: ${isWhole ? lineOf(before, pieces) : items.join('; ')}`;
}

/** A line of the rules' notation, as far as the viewer may see it; nothing of a sealed vote. */
export function write(w: StepWriter<Types>, { by, code }: Step): string {
  if (by === CHANCE) return writeChance(w, code);
  if (w.seen !== SEALED) return seatLine(w, by);
  w.take();
  return '';
}
