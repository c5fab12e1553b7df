import { CHANCE, EVERYTHING, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { type AnyView, type Masked, SEALED, type Step, UNKNOWN, type ViewedStep } from '@marchlands/core/types.ts';
import { PROGRESS } from '../data/cards.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { isTakenOpenly } from '../rules/combat.ts';
import type { Setup } from '../setup.ts';
import { dueStep, STACK, STEP, type State } from '../state.ts';
import { type Own, ownOf } from './own.ts';
import { type Table, tableOf } from './table.ts';

/** All that a viewer may know, memory included (IK-005 to IK-011). */
export interface View extends AnyView {
  readonly table: Table;
  /** Null for spectators. */
  readonly own: Own | null;
}

/** The view of a seat, of a spectator, or of everything. */
export function view(s: State, viewer: Viewer): View {
  return { viewer, table: tableOf(s), own: viewer === SPECTATOR ? null : ownOf(s, viewer) };
}

/** IK-202: cards that everybody sees as soon as they are drawn. */
function isLaidOpen(card: string): boolean {
  return card === 'printer' || card === 'constitution';
}

/** CH-7, CH-8: who sees what chance brought. */
function viewOutcome(before: State, outcome: Outcome, viewer: Viewer): Masked<Outcome> {
  switch (outcome.kind) {
    case 'card':
      return viewer === STACK.datum(before, 0) || isLaidOpen(outcome.card) ? outcome : { ...outcome, card: UNKNOWN };
    case 'devCard':
      return viewer === STACK.datum(before, 0) ? outcome : { ...outcome, card: UNKNOWN };
    case 'steal':
      return viewer === STACK.datum(before, 0) || viewer === before.active ? outcome : { ...outcome, card: UNKNOWN };
    default:
      return outcome;
  }
}

/** What a move at a step is to those who did not make it: open, sealed until all have chosen, hidden, or nothing. */
function viewMove(before: State, move: Move, viewer: Viewer): Masked<Move> | typeof SEALED | null {
  const step = dueStep(before);
  if (step === STEP.discard || step === STEP.answer) return SEALED;
  switch (move.kind) {
    case 'gift':
      if (step !== STEP.wedding) return move;
      return viewer === before.active ? SEALED : null;
    case 'pick':
      return viewer === STACK.datum(before, 0) ? move : { ...move, card: UNKNOWN };
    case 'drop':
      return before.setup.options.showDiscards ? move : { ...move, card: UNKNOWN };
    case 'fetch': {
      const isSeen =
        step === STEP.spy
          ? viewer === STACK.datum(before, 0)
          : isLaidOpen(move.card) || isTakenOpenly(before, PROGRESS[move.card]);
      return isSeen ? move : { ...move, card: UNKNOWN };
    }
    default:
      return move;
  }
}

export function viewEntry(
  before: State,
  { by, code }: Step,
  viewer: Viewer,
): ViewedStep<Masked<Move> | Masked<Outcome>> | typeof SEALED | null {
  if (by === CHANCE) {
    const outcome = outcomeCodec.decode(code);
    return { by, move: viewer === EVERYTHING ? outcome : viewOutcome(before, outcome, viewer) };
  }
  const move = moveCodec.decode(code);
  if (viewer === EVERYTHING || viewer === by) return { by, move };
  const seen = viewMove(before, move, viewer);
  return seen === null || seen === SEALED ? seen : { by, move: seen };
}

export function viewEvent(setup: Setup, event: Event, viewer: Viewer): Masked<Event> {
  if (viewer === EVERYTHING) return event;
  switch (event.kind) {
    case 'developmentBought':
    case 'cardDrawn':
      return event.seat === viewer ? event : { ...event, card: UNKNOWN };
    case 'deckSearched':
      return event.seat === viewer || event.isOpen || isLaidOpen(event.card) ? event : { ...event, card: UNKNOWN };
    case 'cardDropped':
      return event.seat === viewer || setup.options.showDiscards ? event : { ...event, card: UNKNOWN };
    case 'cardStolen':
    case 'cardPicked':
      return event.seat === viewer || event.from === viewer ? event : { ...event, of: UNKNOWN };
    case 'giftGiven':
      return event.seat === viewer || event.to === viewer ? event : { ...event, of: UNKNOWN };
    case 'progressStolen':
      return event.seat === viewer || event.from === viewer ? event : { ...event, card: UNKNOWN };
    case 'handSeen':
    case 'progressSeen':
      return event.seat === viewer || event.of === viewer ? event : { ...event, cards: UNKNOWN };
    default:
      return event;
  }
}

/** Whether an event shows a seat what it did not know: what ends its right to take back. */
export function reveals(_setup: Setup, event: Event, seat: Seat): boolean {
  switch (event.kind) {
    case 'developmentBought':
    case 'cardDrawn':
    case 'deckSearched':
    case 'handSeen':
    case 'progressSeen':
      return event.seat === seat;
    case 'cardStolen':
    case 'progressStolen':
      return event.seat === seat || event.from === seat;
    case 'giftGiven':
      return event.to === seat;
    case 'cardPicked':
      return event.from === seat;
    case 'swapForced':
      return event.on !== seat;
    case 'swapMade':
      return event.with !== seat;
    case 'offerSent':
    case 'offerAnswered':
    case 'cardsDiscarded':
    case 'cardDropped':
      return event.seat !== seat;
    // Who has none of a kind that is named shows it too.
    case 'kindNamed':
    case 'cardsCollected':
    case 'cardShown':
    case 'matchEnded':
      return true;
    default:
      return false;
  }
}
