import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import { everySeat, maskOf, nextBefore, type Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import {
  ANY,
  BATTLE,
  DISCARD_HAND,
  GAIN_GOLD,
  KILL_HERO,
  LEFT,
  LOSE_GOLD,
  RAID,
  ROLL_DEFENDERS,
  ROLL_STRUCTURES,
  SPY,
} from '../setup.ts';
import { CARDS, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { beginBattle } from './battle.ts';
import { banFood, beginGold, beginPlague, beginQuake, beginVortex, killHero, spy } from './disasters.ts';
import { handSize, holds, isAttack, part } from './hand.ts';
import { beginRaid, raidersOf } from './raid.ts';
import { heroesOf, isLiving, living } from './town.ts';

/** BK-39: the nearest living town on the left that has not been a victim this turn, or -1. */
function nextOnLeft(s: State): number {
  return nextBefore(s.active, s.active, living(s) & ~s.victims, s.setup.seats);
}

/** Bits of the towns that a card may strike now (BK-39 to BK-42); 0 if it has no victim or needs none. */
export function victimsOf(s: State, card: number): number {
  const { tables, options, seats } = s.setup;
  const rule = tables.victim[card];
  if (rule === LEFT || (rule !== ANY && options.windfalls === 'usePlace')) {
    const seat = nextOnLeft(s);
    return seat < 0 ? 0 : maskOf(seat);
  }
  if (rule !== ANY) return 0;
  let mask = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    if (seat === s.active || !isLiving(s, seat)) continue;
    if (options.anyOpponentUsesPlace && (s.victims & maskOf(seat)) !== 0) continue;
    if (tables.attack[card] === KILL_HERO && heroesOf(s, seat) === 0) continue;
    mask |= maskOf(seat);
  }
  return mask;
}

function needsVictim(s: State, card: number): boolean {
  const { tables, options } = s.setup;
  return tables.victim[card] === LEFT || tables.victim[card] === ANY || options.windfalls === 'usePlace';
}

/** BK-37, BK-41: whether it is too early in the match for the seat to play a card. */
function isTooEarly(s: State, card: number): boolean {
  const { options, tables } = s.setup;
  if (tables.attack[card] === GAIN_GOLD && options.windfalls === 'freeFromTurn1') return false;
  return s.turns[s.active] < options.firstAttackTurn;
}

/** BK-37 to BK-42: why an attack card may not be played. */
export function whyNotPlay(s: State, seat: Seat, card: number): Refusal | null {
  if (!holds(s, seat, card)) return 'notInHand';
  if (!isAttack(s, card)) return 'notAnAttack';
  if (isTooEarly(s, card)) return 'tooEarly';
  if (s.setup.tables.attack[card] === RAID && raidersOf(s, seat) === 0) return 'noRaiders';
  if (!needsVictim(s, card) || victimsOf(s, card) !== 0) return null;
  if (s.setup.tables.attack[card] === KILL_HERO) return 'noHero';
  return 'noVictim';
}

/** BK-83, BK-93: in the solo and the non-card game, plays the card of this turn; otherwise asks about the hand. */
export function attackStart(s: State): void {
  const { hasCards, isSolo } = s.setup;
  if (!hasCards || isSolo) s.step = s.attackCard > 0 ? STEP.attackBegin : STEP.healStart;
  else s.step = STEP.attackAsk;
}

/** D-07: asks as long as the hand holds a card, since skipping the question would reveal what it does not hold. */
export function attackAsk(s: State): void {
  const seat = s.active;
  const { options } = s.setup;
  const isTime = s.turns[seat] >= options.firstAttackTurn || options.windfalls === 'freeFromTurn1';
  const isOpen = isTime && handSize(s, seat) > 0;
  s.actor = isOpen ? seat : 0;
  s.step = isOpen ? STEP.attack : STEP.healStart;
}

export function play(s: State, seat: Seat, card: number): void {
  part(s, seat, card);
  s.attackCard = card + 1;
  s.actor = 0;
  s.step = STEP.attackBegin;
}

/** BK-84, BK-89: cards without effect on any victim: no victim is asked for. */
function isNothing({ setup: { tables, hasCards, isSelfStruck } }: State, card: number): boolean {
  const effect = tables.attack[card];
  if (effect === SPY) return isSelfStruck || !hasCards;
  if (effect === RAID) return isSelfStruck;
  return effect === DISCARD_HAND && !hasCards;
}

/** BK-38 to BK-42, BK-84, BK-95: finds the victim, and asks if there is a choice. */
export function attackBegin(s: State, events: Events): void {
  const card = s.attackCard - 1;
  const { isSelfStruck, tables } = s.setup;
  const isNeeded = needsVictim(s, card);
  if (isNothing(s, card)) {
    idle(s, events);
    return;
  }
  if (isSelfStruck) {
    strike(s, isNeeded ? s.active : -1, events);
    return;
  }
  const mask = victimsOf(s, card);
  const isRaid = tables.attack[card] === RAID;
  if ((mask === 0 && isNeeded) || (isRaid && raidersOf(s, s.active) === 0)) {
    idle(s, events);
    return;
  }
  if (mask === 0) {
    strike(s, -1, events);
    return;
  }
  if (hasSeveral(mask)) {
    s.actor = s.active;
    s.step = STEP.victim;
    return;
  }
  strike(s, lowestBit(mask), events);
}

/** Spends the card without effect (BK-84, BK-89, BK-96). */
function idle(s: State, events: Events): void {
  events?.push({ kind: 'attackIdle', seat: s.active, card: CARD_IDS[s.attackCard - 1] });
  s.step = STEP.attackDone;
}

/** BK-40, BK-42: why a card with a free choice of victim may not strike this town. */
export function whyNotVictim(s: State, card: number, seat: Seat): Refusal | null {
  if (seat >= s.setup.seats || seat === s.active || !isLiving(s, seat)) return 'notAVictim';
  if ((victimsOf(s, card) & maskOf(seat)) !== 0) return null;
  return (s.victims & maskOf(seat)) !== 0 && s.setup.options.anyOpponentUsesPlace ? 'wasVictim' : 'noHero';
}

/** BK-43 to BK-51: carries out the card. `victim` is -1 if it has none. */
export function strike(s: State, victim: number, events: Events): void {
  const card = s.attackCard - 1;
  const { tables, options, isSelfStruck, seats } = s.setup;
  if (isNothing(s, card)) {
    s.actor = 0;
    idle(s, events);
    return;
  }
  const isAny = tables.victim[card] === ANY;
  if (victim >= 0 && !isSelfStruck && (!isAny || options.anyOpponentUsesPlace)) {
    s.victims = options.attackLimit === 'onePerTurn' ? everySeat(seats) : s.victims | maskOf(victim);
  }
  s.victim = victim < 0 ? 0 : victim;
  s.actor = 0;
  s.step = STEP.attackDone;
  events?.push({
    kind: 'attackPlayed',
    seat: s.active,
    card: CARD_IDS[card],
    victim: victim < 0 ? null : victim,
  });
  switch (tables.attack[card]) {
    case BATTLE:
      beginBattle(s, events);
      break;
    case RAID:
      beginRaid(s);
      break;
    case ROLL_STRUCTURES:
      beginQuake(s);
      break;
    case ROLL_DEFENDERS:
      beginPlague(s);
      break;
    case DISCARD_HAND:
      beginVortex(s);
      break;
    case LOSE_GOLD:
    case GAIN_GOLD:
      beginGold(s);
      break;
    case KILL_HERO:
      killHero(s, events);
      break;
    case SPY:
      spy(s, events);
      break;
    default:
      banFood(s, events);
  }
}

/** BK-38: discards the card; the next may follow. */
export function attackDone(s: State): void {
  const { hasCards, isSolo } = s.setup;
  if (hasCards) CARDS.add(s.discard, 0, s.attackCard - 1);
  s.attackCard = 0;
  s.victim = 0;
  s.step = hasCards && !isSolo ? STEP.attackAsk : STEP.healStart;
}
