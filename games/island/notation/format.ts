import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, type Step, UNKNOWN } from '@marchlands/core/types.ts';
import { KIND, type Kind } from '../data/kinds.ts';
import { type Move, moveCodec } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { isPartial } from '../rules/legal.ts';
import { ABOUT, dueStep, STACK, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { isNamed } from './acts.ts';
import { writeResults, writeSetup } from './chance.ts';
import { letterOf, seatText } from './names.ts';
import { valuesText } from './values.ts';

/** Letters of the cards of one kind of move. */
function letters(moves: readonly Move[], kind: Move['kind']): string {
  return moves.map((move) => (move.kind === kind && 'card' in move ? letterOf(move.card as Kind) : '')).join('');
}

/** The values of moves, as written after a verb or a card; omitted ones are not written. */
function valuesOf(s: State, moves: readonly Move[]): string {
  return moves
    .map((move) => valuesText(s, move))
    .filter((text) => text !== null)
    .map((text) => ` ${text}`)
    .join('');
}

/** A whole choice as the rules write it, without its chance outcomes. */
function actOf(s: State, moves: readonly Move[]): string | null {
  const [move, ...rest] = moves;
  switch (move.kind) {
    case 'end':
      if (dueStep(s) === STEP.station) return 'place none';
      if (dueStep(s) === STEP.relocate) return `relocate ${ABOUT.at.get(s)}-off`;
      return dueStep(s) === STEP.special ? 'done' : 'end';
    case 'bank':
      return `bank ${letterOf(move.give).repeat(rateOf(s, s.active, KIND[move.give]))}>${letterOf(move.take)}`;
    case 'offer': {
      const to = rest.flatMap((one) => (one.kind === 'send' ? one.to.map(seatText) : []));
      return `offer ${letters(rest, 'give')}>${letters(rest, 'want')} ${to.join(',')}`;
    }
    case 'counter':
      if (rest.at(-1)?.kind !== 'reply') return null;
      return `counter ${letters(rest, 'give')}>${letters(rest, 'want')}`;
    case 'drop':
      return `drop ${move.card}`;
    case 'discard':
    case 'gift':
      return `${move.kind} ${letters(moves, move.kind)}`;
    case 'take':
      return dueStep(s) === STEP.aqueduct ? `aqueduct ${letterOf(move.card)}` : null;
    case 'relocate':
      return `relocate ${ABOUT.at.get(s)}-${move.to}`;
    case 'deck':
      return `${dueStep(s) === STEP.kill ? 'kill' : 'tie'}${valuesOf(s, moves)}`;
    case 'station':
      return `place${valuesOf(s, moves)}`;
    case 'house':
      return `${((s.house[s.active] >> move.seat) & 1) === 1 ? 'uninvite' : 'invite'} ${seatText(move.seat)}`;
    case 'play':
      if (move.card === 'plenty') return `play plenty ${letters(rest, 'take')}`;
      return `play ${move.card}${valuesOf(s, rest)}`;
    default:
      return isNamed(move.kind) ? `${move.kind}${valuesOf(s, moves)}` : null;
  }
}

/** The viewer's view of the single card of the next step, which is consumed. */
function takeCard(w: StepWriter<Types>): string {
  const { seen } = w;
  const move = moveCodec.decode(w.step?.code ?? 0);
  w.take();
  if (seen === null || seen === SEALED || Object.values(seen.move).includes(UNKNOWN)) return UNKNOWN;
  if (move.kind === 'fetch') return move.card;
  return move.kind === 'pick' || move.kind === 'gift' ? letterOf(move.card) : 'none';
}

/** The robber's hex and the robbed player, after the act that moved it. */
function robbing(w: StepWriter<Types>, seat: Seat, isMoved: boolean, isBishop: boolean): string {
  let text = '';
  const robber = !isMoved && dueStep(w.state) === STEP.robber ? w.moveOf(seat) : null;
  if (robber?.kind === 'robber') {
    w.take();
    text += ` h${robber.hex}`;
  }
  const rob = dueStep(w.state) === STEP.victim ? w.moveOf(seat) : null;
  if (rob?.kind === 'rob') {
    w.take();
    return `${text} ${seatText(rob.seat)}`;
  }
  const isRobbed = !isBishop && dueStep(w.state) === STEP.steal && (isMoved || text !== '');
  return isRobbed && w.step !== undefined ? `${text} ${seatText(ABOUT.from.get(w.state))}` : text;
}

/** Separate decisions that are written after the act that asks for them. */
function following(w: StepWriter<Types>, seat: Seat, move: Move): string {
  const due = dueStep(w.state);
  const next = w.step;
  if (move.kind === 'force') {
    if (due !== STEP.forced) return ' =none';
    return next?.by === move.seat ? ` =${takeCard(w)}` : '';
  }
  if (next?.by !== seat) return '';
  if (move.kind === 'deck' && due === STEP.search) return ` ${takeCard(w)}`;
  if (move.kind !== 'play') return '';
  if (move.card === 'spy' && due === STEP.spy) return ` =${takeCard(w)}`;
  let picked = '';
  while (move.card === 'master-merchant' && dueStep(w.state) === STEP.pick && w.step?.by === seat)
    picked += takeCard(w);
  return picked === '' ? '' : ` ${picked}`;
}

/** Acts to which the first card drawn or stolen belongs. */
const OWN_CARD: readonly Move['kind'][] = ['buy', 'deck', 'robber', 'chase'];

/** A line of the rules' notation, as far as the viewer may see it; null for steps written in the plain form. */
export function write(w: StepWriter<Types>, { by }: Step): string | null {
  if (by === CHANCE) {
    // Dice written apart from their roll.
    const isRoll = dueStep(w.state) === STEP.red || dueStep(w.state) === STEP.event;
    return isRoll ? `roll${writeResults(w, false, true)}` : writeSetup(w);
  }
  const { seen } = w;
  if (seen === null || seen === SEALED) {
    w.take();
    return '';
  }
  if (isPartial(w.state, by) || Object.values(seen.move).includes(UNKNOWN)) return null;
  const before = w.state.clone();
  const moves: Move[] = [];
  const plain: string[] = [];
  do {
    const code = w.step?.code ?? 0;
    moves.push(moveCodec.decode(code));
    plain.push(moveCodec.format(code));
    w.take();
  } while (isPartial(w.state, by) && w.step?.by === by);
  const act = isPartial(w.state, by) ? null : actOf(before, moves);
  if (act === null) return plain.join('; ');
  const [move] = moves;
  const isBishop = move.kind === 'play' && move.card === 'bishop';
  const isKnight = move.kind === 'play' && move.card === 'knight';
  const isBishopMove = STACK.top(before) === 'robber' && ABOUT.isBishop.get(before) === 1;
  const isRobbing = isBishop || isKnight || move.kind === 'chase' || move.kind === 'robber';
  const more = isRobbing ? robbing(w, by, move.kind === 'robber', isBishop || isBishopMove) : following(w, by, move);
  const results = writeResults(w, (isKnight || OWN_CARD.includes(move.kind)) && !isBishopMove, move.kind === 'roll');
  return `${by === before.active ? '' : `${seatText(by)}: `}${act}${more}${results}`;
}
