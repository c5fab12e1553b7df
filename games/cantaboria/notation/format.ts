import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, type Step } from '@marchlands/core/types.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { isPartial } from '../rules/legal.ts';
import { ABOUT, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { nameOf } from '../view/names.ts';
import { writeChance } from './chance.ts';
import { itemOf, LANDED, placeOf, prefixOf } from './items.ts';
import { seatLetter, tokText } from './names.ts';

/** A small move of a whole choice, with the name of its place. */
interface Piece {
  readonly move: Move;
  /** The place of the move by its name, where it has one. */
  readonly at: string;
}

const ANSWERED = { attacker: 'a', defender: 'd', neutral: 'n' } as const;

/** Equal neighbours as one, with their number. */
function grouped(pieces: readonly Piece[], textOf: (piece: Piece, count: number) => string): string[] {
  const texts: string[] = [];
  for (let i = 0; i < pieces.length; ) {
    let count = 1;
    while (i + count < pieces.length && isSame(pieces[i], pieces[i + count])) count += 1;
    texts.push(textOf(pieces[i], count));
    i += count;
  }
  return texts;
}

function isSame(a: Piece, b: Piece): boolean {
  const isToken = 'token' in a.move && 'token' in b.move && a.move.token === b.move.token;
  return a.move.kind === b.move.kind && a.at === b.at && isToken;
}

/** `+t2@C4`, `>M4`, `?M4`, `-w`; a position follows its full stop without a space. */
function itemText({ move, at }: Piece, count: number, isBoat: boolean): string {
  const place = isBoat ? `@${at}` : '';
  switch (move.kind) {
    case 'take':
      return ` +${tokText(move.token, count)}${place}`;
    case 'drop':
      return ` -${tokText(move.token, count)}${place}`;
    case 'ask':
      return ` ?${at}`;
    case 'sail':
    case 'step':
      return ` >${at}`;
    case 'stop':
      return ' .';
    case 'position':
      return at;
    case 'giveUp':
      return ' -';
    case 'land':
      return ` !${LANDED[move.what]}`;
    default:
      return '';
  }
}

/** How a plan that is given up ends. */
const isGivenUp = (pieces: readonly Piece[]): boolean => pieces.at(-1)?.move.kind === 'giveUp';

function journey(pieces: readonly Piece[], isBoat: boolean): string {
  return grouped(pieces, (piece, count) => itemText(piece, count, isBoat)).join('');
}

/** `t@C3,g2@D4` of one kind of move in an offer or an answer. */
function side(pieces: readonly Piece[], kind: Move['kind'], word: string, sign: string): string {
  const own = pieces.filter(({ move }) => move.kind === kind);
  if (own.length === 0) return '';
  const texts = grouped(
    own,
    ({ move, at }, count) => `${'token' in move ? tokText(move.token, count) : ''}${sign}${at}`,
  );
  return ` ${word} ${texts.join(',')}`;
}

/** `chain g@B1>C3,t2@C3>B1 .` */
function chainLine(pieces: readonly Piece[]): string {
  const pairs: string[] = [];
  const counts: number[] = [];
  const heads: string[] = [];
  for (let i = 0; i + 1 < pieces.length; i += 2) {
    const { move, at } = pieces[i];
    const head = 'token' in move ? tokText(move.token, 1) : '';
    const way = `@${at}>${pieces[i + 1].at}`;
    if (pairs.at(-1) === way && heads.at(-1) === head) counts[counts.length - 1] += 1;
    else {
      pairs.push(way);
      heads.push(head);
      counts.push(1);
    }
  }
  const texts = pairs.map((way, i) => `${heads[i]}${counts[i] === 1 ? '' : counts[i]}${way}`);
  return `chain ${texts.join(',')} .`;
}

/** What goes by foot: `w`, and where several may, `t2,w`. */
function walkers(pieces: readonly Piece[]): string {
  const tokens = pieces.flatMap(({ move }) => ('token' in move ? [move.token] : []));
  const kinds = tokens.filter((token, i) => i === 0 || token !== tokens[i - 1]);
  let at = 0;
  return kinds
    .map((token) => {
      const begin = at;
      while (tokens[at] === token) at += 1;
      return tokText(token, at - begin);
    })
    .join(',');
}

/** The end of what a seat was doing. */
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
      // A boat goes on after an answer.
      return `${prefixOf(s, move)}boat${journey(pieces, true)}`;
  }
}

/** A whole choice of a seat as one line; what is no whole choice, move by move. */
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

/** A line of the rules' notation, as the viewer may see it; nothing of a sealed vote. */
export function write(w: StepWriter<Types>, { by, code }: Step): string {
  if (by === CHANCE) return writeChance(w, code);
  if (w.seen !== SEALED) return seatLine(w, by);
  w.take();
  return '';
}
