import { CHANCE, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import { type Step, UNKNOWN } from '@marchlands/core/types.ts';
import { GOODS, LETTERS } from '../data/cards.ts';
import { CARD_IDS, cardNumber, KINDS } from '../data/deck/deck.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec, UNIT_NAMES } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { numberAt, unitsOfKind } from '../rules/town.ts';
import { STRUCTURE } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { viewEntry } from '../view/view.ts';
import { headOf, isRow, outcomeText } from './chance.ts';
import { cardText, mixText, seatLetter, unitText } from './names.ts';

/** Walks through steps; lines are pushed as they are complete. */
interface Walk {
  readonly state: State;
  readonly steps: readonly Step[];
  readonly viewer: Viewer;
  at: number;
}

function moveAt(walk: Walk, at: number, seat: Seat): Move | null {
  const one = walk.steps[at];
  return one === undefined || one.by !== seat ? null : moveCodec.decode(one.code);
}

/** Applies the step at hand and goes on to the next. */
function take(walk: Walk, events?: Event[]): void {
  const one = walk.steps[walk.at];
  apply(walk.state, one.by, one.code, events);
  walk.at += 1;
}

function isHidden(walk: Walk): boolean {
  const seen = viewEntry(walk.state, walk.steps[walk.at], walk.viewer);
  return seen !== null && typeof seen !== 'string' && seen.move.kind === 'card' && seen.move.card === UNKNOWN;
}

/** A row of outcomes with one head: `* attack halberdiers 1 2 6 1`. */
function chanceLine(walk: Walk): string {
  const head = headOf(walk.state);
  const words: string[] = [];
  const isLong = isRow(walk.state);
  for (;;) {
    words.push(outcomeText(walk.state, walk.steps[walk.at].code, isHidden(walk)));
    take(walk);
    const following = walk.steps[walk.at];
    if (!isLong || following === undefined || following.by !== CHANCE) break;
    const next = headOf(walk.state);
    if (next.text !== head.text || next.key !== head.key) break;
  }
  return `* ${head.text} ${words.join(' ')}`;
}

function paidAmounts(events: readonly Event[]): readonly number[] | null {
  const paid = events.find((event) => event.kind === 'goodsPaid');
  return paid === undefined ? null : paid.amounts;
}

/** What the move at hand pays for, as its verb and object, before it is applied. */
function payHead(s: State, seat: Seat, move: Move): string | null {
  switch (move.kind) {
    case 'buy':
      return 'buy';
    case 'wall':
      return 'wall';
    case 'keep': {
      const type = s.setup.tables.type[s.cursor];
      const isStructure = type === STRUCTURE;
      const name = cardText(s.setup, s.cursor, s.cursorCopy + 1);
      return `keep ${isStructure || !s.setup.hasCards ? name : cardText(s.setup, s.cursor, 1)}`;
    }
    case 'build':
    case 'recover': {
      const card = cardNumber(move.card);
      const isStructure = s.setup.tables.type[card] === STRUCTURE;
      const copies = isStructure ? s.built[seat * KINDS + card] : unitsOfKind(s, seat, card);
      return `${move.kind} ${cardText(s.setup, card, copies + 1)}`;
    }
    default:
      return null;
  }
}

/** A payment: the default mix, a whole mix kind by kind, or its bare beginning; then the hero of an artifact. */
function payLine(walk: Walk, seat: Seat, head: string, isMix: boolean): string {
  const events: Event[] = [];
  const rest: Walk = { ...walk, state: walk.state.clone() };
  take(rest, events);
  while (isMix && paidAmounts(events) === null && moveAt(rest, rest.at, seat)?.kind === 'spend') take(rest, events);
  const amounts = paidAmounts(events);
  if (amounts === null) {
    take(walk);
    return `${head} mix`;
  }
  while (walk.at < rest.at) take(walk);
  const attach = moveAt(walk, walk.at, seat);
  const line = `${head} ${mixText(amounts)}`;
  if (attach?.kind !== 'attach') return line;
  take(walk);
  return `${line} on ${unitText(walk.state.setup, UNIT_NAMES.indexOf(attach.unit))}`;
}

/** An attack card with its victim, and the hero or the raiders where all of them are there. */
function playLine(walk: Walk, seat: Seat, card: string): string {
  take(walk);
  return struckLine(walk, seat, `play ${card}`);
}

/**
 * What is decided about a card that was rolled: in the non-card version nobody plays it, but it is told as if somebody
 * had (BK-95). Null where the raiders are not all there.
 */
function rolledLine(walk: Walk, seat: Seat, kind: Move['kind']): string | null {
  const { setup, attackCard, step, victim, cursor } = walk.state;
  if (setup.hasCards || setup.isSelfStruck || !['target', 'kill', 'send', 'stay'].includes(kind)) return null;
  const card = `play ${CARD_IDS[attackCard - 1]}`;
  if (step !== STEP.raid) return struckLine(walk, seat, step === STEP.victim ? card : `${card} >${seatLetter(victim)}`);
  const line = `${card} >${seatLetter(victim)}`;
  if (cursor > 0) return null;
  const told = struckLine(walk, seat, line);
  return told === line ? null : told;
}

/** Victim, hero and raiders, behind the name of the card. */
function struckLine(walk: Walk, seat: Seat, head: string): string {
  const { setup } = walk.state;
  let line = head;
  const target = moveAt(walk, walk.at, seat);
  if (target?.kind === 'target') {
    line += ` >${seatLetter(target.seat)}`;
    take(walk);
  }
  const kill = moveAt(walk, walk.at, seat);
  if (kill?.kind === 'kill') {
    take(walk);
    return `${line} ${unitText(setup, UNIT_NAMES.indexOf(kill.unit))}`;
  }
  if (walk.state.step !== STEP.raid) return line;
  const rest: Walk = { ...walk, state: walk.state.clone() };
  const events: Event[] = [];
  while (rest.state.step === STEP.raid && moveAt(rest, rest.at, seat) !== null) take(rest, events);
  const sent = events.find((event) => event.kind === 'raidersSent');
  if (sent === undefined) return line;
  while (walk.at < rest.at) take(walk);
  return `${line} ${sent.units.map((unit) => unitText(setup, UNIT_NAMES.indexOf(unit))).join(' ')}`;
}

function simpleLine(s: State, seat: Seat, move: Move): string {
  const unit = (name: string): string => unitText(s.setup, UNIT_NAMES.indexOf(name));
  switch (move.kind) {
    case 'market':
      return `market ${LETTERS[GOODS.indexOf(move.good)]}`;
    case 'drop':
    case 'pick':
      return `${move.kind} ${move.card}`;
    case 'lapse':
      return `lapse ${cardText(s.setup, s.cursor, s.cursorCopy + 1)}`;
    case 'spend':
      return `spend ${LETTERS[s.payGood]}${move.amount}`;
    case 'attach':
    case 'kill':
    case 'ensorcell':
    case 'mend':
    case 'hit':
      return `${move.kind} ${unit(move.unit)}`;
    case 'recall':
      return `withdraw ${unit(move.unit)}`;
    case 'target':
      return `target ${seatLetter(move.seat)}`;
    case 'send':
    case 'stay':
      return `${move.kind} ${unitText(s.setup, numberAt(s, seat, s.cursor))}`;
    case 'lose': {
      const card = cardNumber(move.card);
      return `lose ${cardText(s.setup, card, s.built[s.victim * KINDS + card])}`;
    }
    default:
      return move.kind;
  }
}

function seatLine(walk: Walk, seat: Seat): string {
  const move = moveCodec.decode(walk.steps[walk.at].code);
  if (move.kind === 'play') return playLine(walk, seat, move.card);
  const head = payHead(walk.state, seat, move);
  if (head !== null) return payLine(walk, seat, head, 'pay' in move && move.pay === 'mix');
  const rolled = rolledLine(walk, seat, move.kind);
  if (rolled !== null) return rolled;
  const line = simpleLine(walk.state, seat, move);
  take(walk);
  return line;
}

/** Steps as lines of the specification's notation, as the viewer may see them. */
export function format(before: State, steps: readonly Step[], viewer: Viewer): readonly string[] {
  const walk: Walk = { state: before.clone(), steps, viewer, at: 0 };
  const lines: string[] = [];
  while (walk.at < steps.length) {
    const { by } = steps[walk.at];
    lines.push(by === CHANCE ? chanceLine(walk) : `${seatLetter(by)} ${seatLine(walk, by)}`);
  }
  return lines;
}
