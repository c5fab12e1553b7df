import type { Seat } from '@marchlands/core/seat.ts';
import { GOLD } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import { LOSE_GOLD } from '../setup.ts';
import { CARDS, DRAWN, STEP, type State } from '../state.ts';
import { discardFromHand } from './draw.ts';
import { isDeckEmpty } from './final.ts';
import { handSize, show } from './hand.ts';
import { addStock, stockOf } from './pay.ts';
import { builtOf, destroyStructure, destroyUnit, heroesOf, isHeroAt, kindAt, nameAt } from './town.ts';

function isFatal(s: State, die: number): boolean {
  return ((s.setup.tables.fatal[s.attackCard - 1] >> (die - 1)) & 1) === 1;
}

/** BK-43: Earthquake, a die for each structure in data order. */
export function beginQuake(s: State): void {
  s.cursor = 0;
  s.cursorCopy = 0;
  s.cursorLost = 0;
  s.step = STEP.quakeNext;
}

export function quakeNext(s: State): void {
  while (s.cursor < KINDS) {
    // cursorCopy copies have been rolled for so far; cursorLost of them fell.
    if (s.cursorCopy - s.cursorLost < builtOf(s, s.victim, s.cursor)) {
      s.step = STEP.quake;
      return;
    }
    s.cursor += 1;
    s.cursorCopy = 0;
    s.cursorLost = 0;
  }
  s.cursor = 0;
  s.step = STEP.attackDone;
}

export function quake(s: State, die: number, events: Events): void {
  events?.push({ kind: 'disasterRolled', seat: s.victim, what: CARD_IDS[s.cursor], die });
  s.cursorCopy += 1;
  if (isFatal(s, die)) {
    s.cursorLost += 1;
    destroyStructure(s, s.victim, s.cursor, false, events);
  }
  s.step = STEP.quakeNext;
}

/** BK-44: Plague, a die for each defender in data order, guard tokens last. */
export function beginPlague(s: State): void {
  s.cursor = 0;
  s.chosen = 0;
  s.step = STEP.plagueNext;
}

export function plagueNext(s: State, events: Events): void {
  if (s.cursor < s.units[s.victim]) {
    s.step = STEP.plague;
    return;
  }
  for (let i = s.units[s.victim] - 1; i >= 0; i -= 1) {
    if (((s.chosen >>> i) & 1) === 1) destroyUnit(s, s.victim, i, events);
  }
  s.cursor = 0;
  s.chosen = 0;
  s.step = STEP.attackDone;
}

export function plague(s: State, die: number, events: Events): void {
  events?.push({ kind: 'disasterRolled', seat: s.victim, what: nameAt(s, s.victim, s.cursor), die });
  if (isFatal(s, die)) s.chosen |= 1 << s.cursor;
  s.cursor += 1;
  s.step = STEP.plagueNext;
}

/** BK-25, BK-45. Every ban counts if they add up; otherwise they overlap. */
export function banFood(s: State, events: Events): void {
  s.ban[s.victim] = s.setup.options.foodBansAddUp ? Math.min(s.ban[s.victim] + 1, 255) : 1;
  events?.push({ kind: 'foodBanned', seat: s.victim });
}

/** BK-46: Magical Vortex. */
export function beginVortex(s: State): void {
  s.step = STEP.vortex;
}

export function vortex(s: State, die: number, events: Events): void {
  events?.push({ kind: 'vortexRolled', seat: s.victim, die });
  s.left = die;
  s.step = STEP.vortexNext;
}

export function vortexNext(s: State, events: Events): void {
  const size = handSize(s, s.victim);
  if (s.left >= size) {
    for (let card = CARDS.next(s.hand, s.victim, -1); card >= 0; card = CARDS.next(s.hand, s.victim, card)) {
      discardFromHand(s, s.victim, card, 'vortex', events);
    }
    s.left = 0;
  }
  if (s.left === 0) {
    s.actor = 0;
    s.dropped = 0;
    s.step = STEP.attackDone;
  } else if (s.setup.options.vortexChoice === 'random') s.step = STEP.vortexCard;
  else {
    s.actor = s.victim;
    s.step = STEP.vortexDrop;
  }
}

export function vortexDrop(s: State, card: number, events: Events): void {
  discardFromHand(s, s.victim, card, 'vortex', events);
  s.left -= 1;
  s.step = STEP.vortexNext;
}

/** BK-41, BK-47: gold by dice, rolled one by one. */
export function beginGold(s: State): void {
  s.left = s.setup.tables.goldDice[s.attackCard - 1];
  s.sum = 0;
  s.step = STEP.gold;
}

export function gold(s: State, die: number, events: Events): void {
  const isLoss = s.setup.tables.attack[s.attackCard - 1] === LOSE_GOLD;
  const seat = isLoss ? s.victim : s.active;
  events?.push({ kind: 'goldRolled', seat, die });
  s.sum += die;
  s.left -= 1;
  if (s.left > 0) return;
  const had = stockOf(s, seat, GOLD);
  const amount = isLoss && had < s.sum ? had : s.sum;
  addStock(s, seat, GOLD, isLoss ? -amount : amount);
  events?.push(isLoss ? { kind: 'goldLost', seat, amount } : { kind: 'goldGained', seat, amount });
  s.sum = 0;
  s.step = STEP.attackDone;
}

/** BK-48, BK-85: the player chooses a hero of the victim; in the solo game, chance does. */
export function killHero(s: State, events: Events): void {
  const heroes = heroesOf(s, s.victim);
  if (heroes === 0) {
    events?.push({ kind: 'attackIdle', seat: s.active, card: CARD_IDS[s.attackCard - 1] });
    return;
  }
  if (heroes === 1) {
    for (let i = s.units[s.victim] - 1; i >= 0; i -= 1) if (isHeroAt(s, s.victim, i)) kill(s, i, events);
    return;
  }
  const { isSelfStruck, options } = s.setup;
  if (isSelfStruck && options.soloAssassin === 'random') s.step = STEP.assassin;
  else if (isSelfStruck && options.soloAssassin === 'dearest') kill(s, dearestHero(s, s.victim), events);
  else {
    s.actor = s.active;
    s.step = STEP.hero;
  }
}

/** Option soloAssassin: the hero with the highest printed cost, the first in data order if tied. */
function dearestHero(s: State, seat: Seat): number {
  const { cost } = s.setup.tables;
  let best = -1;
  for (let i = 0; i < s.units[seat]; i += 1) {
    if (isHeroAt(s, seat, i) && (best < 0 || cost[kindAt(s, seat, i)] > cost[kindAt(s, seat, best)])) best = i;
  }
  return best;
}

export function kill(s: State, at: number, events: Events): void {
  destroyUnit(s, s.victim, at, events);
  s.actor = 0;
  s.step = STEP.attackDone;
}

/** BK-49: only the player sees the hand, then draws. */
export function spy(s: State, events: Events): void {
  show(s, s.active, s.victim);
  if (events !== undefined) {
    const cards: string[] = [];
    for (let card = CARDS.next(s.hand, s.victim, -1); card >= 0; card = CARDS.next(s.hand, s.victim, card)) {
      cards.push(CARD_IDS[card]);
    }
    events.push({ kind: 'handShown', seat: s.active, owner: s.victim, cards });
  }
  if (isDeckEmpty(s)) return;
  s.source = DRAWN.spies;
  s.step = STEP.draw;
}
