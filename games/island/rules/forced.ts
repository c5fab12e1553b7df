/** Decisions that all can see to be none: what stands alone is done for the seat, unless only the seat can see that. */
import { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { firstOfDeck } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES } from '../data/kinds.ts';
import { MAX_HEXES } from '../data/limits.ts';
import { MOVE } from '../moves.ts';
import { dueStep, STACK, STEP, type State } from '../state.ts';
import { mayAct, mayWait } from './choices.ts';
import { whyNotSearch } from './combat.ts';
import { onlyKind, onlyPick, onlyProgress, unseenCopies } from './known.ts';
import { legalHexes, legalPicks } from './robber.ts';
import { mayDeal, mustDecline } from './trade.ts';
import { whyNotPick } from './trade-cards.ts';

/** Scratch. */
const list = new MoveList(MAX_HEXES);
const nothing = new Uint8Array(ALL_KINDS);

/** The robber's only hex: who is spared can leave it a single one. */
function onlyHex(s: State, seat: Seat): number {
  if (s.setup.friendlyRobber === 0) return -1;
  list.clear();
  legalHexes(s, seat, list, MOVE.robber);
  return list.length === 1 ? list.codes[0] : -1;
}

/** The only card of a discard or gift. @param base first code of its kind */
function onlyCard(s: State, seat: Seat, base: number): number {
  list.clear();
  legalPicks(s, seat, list, base);
  if (list.length > 1) return -1;
  const kind = onlyPick(s, seat, s.picked, seat * ALL_KINDS, s.due[seat]);
  return kind < 0 ? -1 : base + kind;
}

/** The only card that Master merchant takes. */
function onlyTaken(s: State): number {
  let count = 0;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) if (whyNotPick(s, kind) === null) count += 1;
  if (count > 1) return -1;
  const kind = onlyPick(s, STACK.datum(s, 0), nothing, 0, STACK.datum(s, 1));
  return kind < 0 ? -1 : MOVE.pick + kind;
}

/** The only kind of card in the deck that is searched. */
function onlyFound(s: State): number {
  const deck = STACK.datum(s, 0);
  let only = -1;
  for (let card = firstOfDeck(deck); card < firstOfDeck(deck + 1); card += 1) {
    if (whyNotSearch(s, card) !== null && unseenCopies(s, card) === 0) continue;
    if (only >= 0) return -1;
    only = card;
  }
  return MOVE.fetch + only;
}

/** Whether nobody, as far as all know, can be dealt with. */
function mustClose(s: State): boolean {
  for (let seat = 0; seat < s.setup.seats; seat += 1) if (mayDeal(s, seat)) return false;
  return true;
}

/** The code of the move that stands alone for a seat that acts and is inside no choice, for all to see; -1 for none. */
export function onlyMove(s: State, seat: Seat): number {
  switch (dueStep(s)) {
    case STEP.preRoll:
      return mayWait(s, seat) ? -1 : MOVE.roll;
    case STEP.action:
    case STEP.special:
      return mayAct(s, seat) ? -1 : MOVE.end;
    case STEP.robber:
      return onlyHex(s, seat);
    case STEP.discard:
      return onlyCard(s, seat, MOVE.discard);
    case STEP.wedding:
      return onlyCard(s, seat, MOVE.gift);
    case STEP.pick:
      return onlyTaken(s);
    case STEP.forced: {
      const kind = onlyKind(s, seat, RESOURCES);
      return kind < 0 ? -1 : MOVE.gift + kind;
    }
    case STEP.answer:
      return mustDecline(s, seat) ? MOVE.decline : -1;
    case STEP.choose:
      return mustClose(s) ? MOVE.close : -1;
    case STEP.drop: {
      const card = onlyProgress(s, seat);
      return card < 0 ? -1 : MOVE.drop + card;
    }
    case STEP.search:
      return onlyFound(s);
    default:
      return -1;
  }
}
