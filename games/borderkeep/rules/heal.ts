import { firstFrom, nextBefore, type Seat } from '@marchlands/core/seat.ts';
import { MAGIC, STONE, WOOD } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Event, Events } from '../events.ts';
import { COPIES, MAX_UNITS, STRUCTURE } from '../setup.ts';
import { PAY_FOR, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { returnToPlay } from './build.ts';
import { mustTrim } from './draw.ts';
import { endAfterTurn } from './final.ts';
import { gain } from './hand.ts';
import { canSwapAny } from './market.ts';
import { canPay, type Purchase, tellPaid } from './pay.ts';
import { builtOf, forget, hasRoomFor, isLiving, living, returnGuards, takeBackFallen } from './town.ts';

/** The goods that pay for walls besides gold (BK-75). */
const WALL_GOODS = (1 << WOOD) | (1 << STONE);
const RECOVER_GOODS = 1 << MAGIC;

/** BK-73, BK-74: the active player's town heals first; `actor` is the town that heals. */
export function healStart(s: State, events: Events): void {
  // A town that fell in its own turn (option nonCardTarget) no longer has a heal phase.
  if (isLiving(s, s.active)) heal(s, s.active, events);
  else healOthers(s, s.active, events);
}

function heal(s: State, seat: Seat, events: Events): void {
  s.actor = seat;
  healTown(s, seat, events);
}

/** BK-74: restores hits and guard tokens without cost or choice. */
function healTown(s: State, seat: Seat, events: Events): void {
  let hits = 0;
  for (let i = 0; i < s.units[seat]; i += 1) {
    hits += s.unitLost[seat * MAX_UNITS + i];
    s.unitLost[seat * MAX_UNITS + i] = 0;
  }
  const guards = returnGuards(s, seat);
  if (hits > 0 || guards > 0) events?.push({ kind: 'townHealed', seat, hits, guards });
  s.step = STEP.healAsk;
}

/** BK-75. */
export function whyNotWall(s: State, seat: Seat): Refusal | null {
  const { options } = s.setup;
  if (s.walls[seat] >= options.startWalls) return 'wallsFull';
  return canPay(s, seat, options.wallPrice, WALL_GOODS) ? null : 'cannotPay';
}

/** BK-76, BK-98. */
export function whyNotRecover(s: State, seat: Seat, card: number): Refusal | null {
  if (card >= KINDS || s.fallen[seat * KINDS + card] === 0) return 'notDestroyed';
  const { options, hasCards, tables } = s.setup;
  if (!hasCards && options.nonCardRecover === 'none') return 'goneForGood';
  if (!hasCards) {
    const fits = tables.type[card] === STRUCTURE ? builtOf(s, seat, card) < COPIES : hasRoomFor(s, seat, card);
    if (!fits) return 'noRoom';
  }
  return canPay(s, seat, options.recoverPrice, RECOVER_GOODS) ? null : 'cannotPay';
}

/** The next card after `card` that could be taken back, -1 at the end. */
export function nextFallen(s: State, seat: Seat, card: number): number {
  if (s.ruins[seat] === 0) return -1;
  for (let k = card + 1; k < KINDS; k += 1) if (s.fallen[seat * KINDS + k] > 0) return k;
  return -1;
}

function canDoAny(s: State, seat: Seat): boolean {
  if (whyNotWall(s, seat) === null) return true;
  if (seat === s.active && canSwapAny(s, seat)) return true;
  if (s.ruins[seat] === 0 || !canPay(s, seat, s.setup.options.recoverPrice, RECOVER_GOODS)) return false;
  for (let card = 0; card < KINDS; card += 1) if (whyNotRecover(s, seat, card) === null) return true;
  return false;
}

/** D-17: asks if there is anything to do; all of it is public. */
export function healAsk(s: State): void {
  s.step = canDoAny(s, s.actor) ? STEP.heal : STEP.healNext;
}

/** BK-73: ends the heal phase of a town; with option handLimitCheck the active player's hand is then checked. */
export function healNext(s: State, events: Events): void {
  const seat = s.actor;
  forget(s, seat);
  if (seat === s.active && mustTrim(s)) s.step = STEP.trim;
  else healOthers(s, seat, events);
}

/** BK-73: the next living town to the left heals, until the active player's place is reached again. */
function healOthers(s: State, after: Seat, events: Events): void {
  s.dropped = 0;
  const { seats, options } = s.setup;
  const next = options.healPhase === 'allTowns' ? nextBefore(s.active, after, living(s), seats) : -1;
  if (next >= 0) {
    heal(s, next, events);
    return;
  }
  s.actor = 0;
  s.step = STEP.turnEnd;
}

/** BK-75: rebuilds a castle wall. */
export const wall: Purchase = {
  payFor: PAY_FOR.wall,
  due: (s) => s.setup.options.wallPrice,
  goods: () => WALL_GOODS,
  done(s, seat, _card, events) {
    tellPaid(events, seat, 'wall', -1);
    s.walls[seat] += 1;
    events?.push({ kind: 'wallBuilt', seat });
    s.step = STEP.healAsk;
  },
};

/** BK-76: back to the hand, openly; BK-98: straight back into play. */
export const recovery: Purchase = {
  payFor: PAY_FOR.recover,
  due: (s) => s.setup.options.recoverPrice,
  goods: () => RECOVER_GOODS,
  done(s, seat, card, events) {
    tellPaid(events, seat, 'recover', card);
    takeBackFallen(s, seat, card);
    const told: Event | undefined = events && { kind: 'cardRecovered', seat, card: CARD_IDS[card] };
    if (s.setup.hasCards) {
      gain(s, seat, card, true, false);
      if (told !== undefined) events?.push(told);
    } else returnToPlay(s, seat, card, events, told);
    s.step = STEP.healAsk;
  },
};

/** BK-02: passes the turn to the left, unless it was the last. */
export function turnEnd(s: State, events: Events): void {
  s.victims = 0;
  s.buys = 0;
  s.guilds = 0;
  s.swaps = 0;
  if (endAfterTurn(s, events)) return;
  s.active = firstFrom(s.active + 1, living(s), s.setup.seats);
  s.step = STEP.turnStart;
}
