import type { Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Events } from '../events.ts';
import { GUARD, MAX_SEATS } from '../setup.ts';
import { CARDS, PUBLIC, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { endIfDecided } from './final.ts';
import { part } from './hand.ts';
import { builtOf, destroyStructure, forget, kindAt, removeStructure, removeUnit, structuresOf } from './town.ts';

/** BK-68: the die for the loss. */
export function rollLoss(s: State, die: number, events: Events): void {
  events?.push({ kind: 'lossRolled', seat: s.active, die });
  s.left = die;
  const structures = structuresOf(s, s.victim);
  // Option wallSpill: if there was a structure before the roll, no wall falls.
  if (s.setup.options.wallSpill === 'onlyIfNone' && structures > 0 && die > structures) s.left = structures;
  s.step = STEP.loseNext;
}

/**
 * BK-69: structures first, chosen by the victim or (option structureLossChoice) the attacker; the excess falls on the
 * walls.
 */
export function loseNext(s: State, events: Events): void {
  const { victim } = s;
  const { structures } = s.setup.groups;
  const total = structuresOf(s, victim);
  let kinds = 0;
  for (const card of structures) if (builtOf(s, victim, card) > 0) kinds += 1;
  if (s.left > 0 && kinds > 1 && s.left < total) {
    const { isSelfStruck, options } = s.setup;
    s.actor = options.structureLossChoice === 'attacker' && !isSelfStruck ? s.active : victim;
    s.step = STEP.lose;
    return;
  }
  for (const card of structures) {
    while (s.left > 0 && builtOf(s, victim, card) > 0) loseOne(s, card, events);
  }
  loseWalls(s, events);
}

function loseOne(s: State, card: number, events: Events): void {
  destroyStructure(s, s.victim, card, !s.setup.options.monsterLossRecoverable, events);
  s.left -= 1;
}

export function lose(s: State, card: number, events: Events): void {
  loseOne(s, card, events);
  s.step = STEP.loseNext;
}

export function whyNotLose(s: State, card: number): Refusal | null {
  return card < KINDS && builtOf(s, s.victim, card) > 0 ? null : 'noStructure';
}

function loseWalls(s: State, events: Events): void {
  const { victim } = s;
  const count = Math.min(s.left, s.walls[victim]);
  s.left = 0;
  s.actor = 0;
  s.step = STEP.attackDone;
  if (count === 0) return;
  s.walls[victim] -= count;
  events?.push({ kind: 'wallsLost', seat: victim, count });
  if (s.walls[victim] > 0) return;
  eliminate(s, victim, events);
  endIfDecided(s, events);
}

/** BK-70: removes everything of the town; its cards lie open on the discard pile. */
function eliminate(s: State, seat: Seat, events: Events): void {
  const cards: string[] = [];
  for (let card = CARDS.next(s.hand, seat, -1); card >= 0; card = CARDS.next(s.hand, seat, card)) {
    cards.push(CARD_IDS[card]);
    part(s, seat, card);
    CARDS.add(s.discard, 0, card);
  }
  for (const card of s.setup.groups.structures) {
    while (builtOf(s, seat, card) > 0) removeStructure(s, seat, card, undefined);
  }
  while (s.units[seat] > 0) {
    const last = s.units[seat] - 1;
    if (kindAt(s, seat, last) !== GUARD) cards.push(CARD_IDS[kindAt(s, seat, last)]);
    removeUnit(s, seat, last, undefined);
  }
  for (let g = 0; g < 6; g += 1) s.goods[seat * 6 + g] = 0;
  s.ban[seat] = 0;
  forget(s, seat);
  for (let viewer = 0; viewer <= PUBLIC; viewer += 1) s.sure[viewer * MAX_SEATS + seat] = 0;
  let order = 0;
  for (let other = 0; other < s.setup.seats; other += 1) if (s.eliminated[other] > order) order = s.eliminated[other];
  s.eliminated[seat] = order + 1;
  events?.push({ kind: 'townEliminated', seat, cards });
}
