import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { type Step, UNKNOWN } from '@marchlands/core/types.ts';
import { GOODS, LETTERS } from '../data/cards.ts';
import { CARD_IDS, cardNumber, KINDS } from '../data/deck/deck.ts';
import { type Move, moveCodec, UNIT_NAMES } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { numberAt } from '../rules/town.ts';
import type { Setup } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { headOf, isRow, outcomeText } from './chance.ts';
import { cardText, mixText, nextCopy, seatLetter, unitText } from './names.ts';

type Writer = StepWriter<Types>;

/** A row of outcomes with one head: `* attack halberdiers 1 2 6 1`. */
function chanceLine(w: Writer): string {
  const head = headOf(w.state);
  const isLong = isRow(w.state);
  let line = `* ${head.text}`;
  for (let next = head; next.text === head.text && next.key === head.key; next = headOf(w.state)) {
    const { seen, step } = w;
    const isHidden = typeof seen === 'object' && seen !== null && 'card' in seen.move && seen.move.card === UNKNOWN;
    line += ` ${outcomeText(w.state, step?.code ?? 0, isHidden)}`;
    w.take();
    if (!isLong || w.step?.by !== CHANCE) break;
  }
  return line;
}

const unitNamed = (setup: Setup, name: string): string => unitText(setup, UNIT_NAMES.indexOf(name));

/** What the move at hand pays for, as its verb and object, before it is taken. */
function payHead(s: State, seat: Seat, move: Move): string | null {
  switch (move.kind) {
    case 'buy':
    case 'wall':
      return move.kind;
    case 'keep': {
      return `keep ${cardText(s.setup, s.cursor, s.cursorCopy + 1)}`;
    }
    case 'build':
    case 'recover': {
      const card = cardNumber(move.card);
      return `${move.kind} ${cardText(s.setup, card, nextCopy(s, seat, card))}`;
    }
    default:
      return null;
  }
}

/** A payment: the default mix, a whole mix kind by kind, or its bare beginning; then the hero of an artifact. */
function payLine(w: Writer, seat: Seat, head: string): string {
  const paid = w.takeWhole((s) => isPartial(s, seat))?.find((event) => event.kind === 'goodsPaid');
  if (paid === undefined) {
    w.take();
    return `${head} mix`;
  }
  const attach = w.moveOf(seat);
  const line = `${head} ${mixText(paid.amounts)}`;
  if (attach?.kind !== 'attach') return line;
  w.take();
  return `${line} on ${unitNamed(w.state.setup, attach.unit)}`;
}

/**
 * What is decided about a card that was rolled: in the non-card version nobody plays it, but it is told as if somebody
 * had (BK-95). Null where the raiders are not all there.
 */
function rolledLine(w: Writer, seat: Seat, kind: Move['kind']): string | null {
  const { setup, attackCard, step, victim, cursor } = w.state;
  if (setup.hasCards || setup.isSelfStruck || !['target', 'kill', 'send', 'stay'].includes(kind)) return null;
  const card = `play ${CARD_IDS[attackCard - 1]}`;
  if (step !== STEP.raid) return struckLine(w, seat, step === STEP.victim ? card : `${card} >${seatLetter(victim)}`);
  const line = `${card} >${seatLetter(victim)}`;
  if (cursor > 0) return null;
  const told = struckLine(w, seat, line);
  return told === line ? null : told;
}

/** An attack card with its victim, and the hero or the raiders where all of them are there, behind the card's name. */
function struckLine(w: Writer, seat: Seat, head: string): string {
  const { setup } = w.state;
  let line = head;
  const target = w.moveOf(seat);
  if (target?.kind === 'target') {
    line += ` >${seatLetter(target.seat)}`;
    w.take();
  }
  const kill = w.moveOf(seat);
  if (kill?.kind === 'kill') {
    w.take();
    return `${line} ${unitNamed(setup, kill.unit)}`;
  }
  if (w.state.step !== STEP.raid) return line;
  const sent = w.takeWhole((s) => s.step === STEP.raid)?.find((event) => event.kind === 'raidersSent');
  return [line, ...(sent?.units ?? []).map((unit) => unitNamed(setup, unit))].join(' ');
}

/** A move by itself, where its line is not its plain form. */
function simpleLine(s: State, seat: Seat, move: Move): string | null {
  switch (move.kind) {
    case 'market':
      return `market ${LETTERS[GOODS.indexOf(move.good)]}`;
    case 'lapse':
      return `lapse ${cardText(s.setup, s.cursor, s.cursorCopy + 1)}`;
    case 'spend':
      return `spend ${LETTERS[s.payGood]}${move.amount}`;
    case 'attach':
    case 'kill':
    case 'ensorcell':
    case 'mend':
    case 'hit':
      return `${move.kind} ${unitNamed(s.setup, move.unit)}`;
    case 'recall':
      return `withdraw ${unitNamed(s.setup, move.unit)}`;
    case 'send':
    case 'stay':
      return `${move.kind} ${unitText(s.setup, numberAt(s, seat, s.cursor))}`;
    case 'lose': {
      const card = cardNumber(move.card);
      return `lose ${cardText(s.setup, card, s.built[s.victim * KINDS + card])}`;
    }
    default:
      return null;
  }
}

/** The cards that a hand lets go at once, with the end of it where that is a choice (option voluntaryDiscard). */
function dropLine(w: Writer, seat: Seat): string {
  let line = w.plain();
  while (isPartial(w.state, seat) && w.moveOf(seat) !== null) line += `; ${w.plain()}`;
  return line;
}

function seatLine(w: Writer, seat: Seat, code: number): string {
  const move = moveCodec.decode(code);
  if (move.kind === 'play') {
    w.take();
    return struckLine(w, seat, `play ${move.card}`);
  }
  const head = payHead(w.state, seat, move);
  if (head !== null) return payLine(w, seat, head);
  if (move.kind === 'drop') return dropLine(w, seat);
  const rolled = rolledLine(w, seat, move.kind);
  if (rolled !== null) return rolled;
  const line = simpleLine(w.state, seat, move);
  if (line === null) return w.plain();
  w.take();
  return line;
}

/** A line of the specification's notation, as the viewer may see it. */
export function write(w: Writer, { by, code }: Step): string {
  return by === CHANCE ? chanceLine(w) : `${seatLetter(by)} ${seatLine(w, by, code)}`;
}
