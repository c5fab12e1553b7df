import { nextBefore, type Seat } from '@marchlands/core/seat.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import { CARDS, ENDING, ENDINGS, STEP, type State } from '../state.ts';
import { forget, living, livingTowns, pointsOf } from './town.ts';

/** Ends the match and clears the rest of an interrupted turn. */
export function endGame(s: State, reason: number, events: Events): void {
  if (s.setup.hasCards && s.attackCard > 0) CARDS.add(s.discard, 0, s.attackCard - 1);
  s.attackCard = 0;
  s.victim = 0;
  s.source = 0;
  s.table = 0;
  s.left = 0;
  s.sum = 0;
  s.victims = 0;
  s.buys = 0;
  s.guilds = 0;
  s.swaps = 0;
  s.cursor = 0;
  s.cursorCopy = 0;
  s.cursorLost = 0;
  s.chosen = 0;
  s.offer.fill(0);
  for (let seat = 0; seat < s.setup.seats; seat += 1) forget(s, seat);
  s.actor = 0;
  s.reason = reason;
  s.step = STEP.over;
  events?.push({ kind: 'gameEnded', reason: ENDINGS[reason] });
}

/** BK-78: ends the match if one town is left; in the solo game, if none is (BK-88). */
export function endIfDecided(s: State, events: Events): boolean {
  const left = livingTowns(s);
  if (s.setup.isSolo ? left > 0 : left > 1) return false;
  endGame(s, s.setup.isSolo ? ENDING.soloLost : ENDING.lastTown, events);
  return true;
}

/** BK-77: whether the free deck has run out. */
export function isDeckEmpty(s: State): boolean {
  return s.setup.hasCards && CARDS.sizeOf(s.deck, 0) === 0;
}

/** BK-77: the last card was drawn; ends the match if the rules end it at once. */
export function endWithDeck(s: State, events: Events): boolean {
  if (s.setup.isSolo || s.setup.options.endTiming !== 'atOnce' || !isDeckEmpty(s)) return false;
  endGame(s, ENDING.deckEmpty, events);
  return true;
}

/** Whether the next living town's turn would begin a new round. */
function isRoundOver(s: State): boolean {
  return nextBefore(s.first, s.active, living(s), s.setup.seats) < 0;
}

/** BK-77, BK-88, BK-99: ends the match if the finished turn was the last. */
export function endAfterTurn(s: State, events: Events): boolean {
  const { options, isSolo, hasCards, seats } = s.setup;
  if (hasCards) {
    if (!isDeckEmpty(s)) return false;
    if (isSolo) endGame(s, ENDING.soloWon, events);
    else if (options.endTiming === 'finishRound' && !isRoundOver(s)) return false;
    else endGame(s, ENDING.deckEmpty, events);
    return true;
  }
  if (s.monsters >= options.monsterAttacksToEnd) {
    endGame(s, isSolo ? ENDING.soloWon : ENDING.monsters, events);
    return true;
  }
  let turns = 0;
  for (let seat = 0; seat < seats; seat += 1) turns += s.turns[seat];
  if (turns < options.nonCardTurnLimit) return false;
  endGame(s, ENDING.turnLimit, events);
  return true;
}

function goodsSum(s: State, seat: Seat): number {
  let sum = 0;
  for (let g = 0; g < 6; g += 1) sum += s.goods[seat * 6 + g];
  return sum;
}

/** BK-80: negative if the first seat ranks above the second, 0 if they tie. */
export function compareSeats(s: State, a: Seat, b: Seat): number {
  const deadA = s.eliminated[a];
  const deadB = s.eliminated[b];
  if (deadA !== deadB) {
    if (deadA === 0) return -1;
    return deadB === 0 ? 1 : deadB - deadA;
  }
  const points = pointsOf(s, b) - pointsOf(s, a);
  if (points !== 0 || s.setup.options.tieBreak === 'shared') return points;
  const walls = s.walls[b] - s.walls[a];
  return walls === 0 ? goodsSum(s, b) - goodsSum(s, a) : walls;
}

/** BK-79, BK-80, BK-88. */
export function result(s: State): Final {
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => pointsOf(s, seat));
  const reason = ENDINGS[s.reason] as string;
  if (s.setup.isSolo) {
    const isLost = s.reason === ENDING.soloLost;
    return { ranks: [1], scores, winners: isLost ? [] : [0], reason, defeat: isLost };
  }
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compareSeats(s, other, seat) < 0).length);
  return { ranks, scores, winners: seats.filter((seat) => ranks[seat] === 1), reason, defeat: false };
}
