/** Checks of a position (Positions as JSON): problems in words, with their rules. */

import type { Problem } from '@marchlands/core/result.ts';
import { everySeat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, DEV, DEV_CARDS, PROGRESS_CARDS, PROGRESS_COUNT, SHOWN_CARDS } from '../data/cards.ts';
import { NONE } from '../data/geometry.ts';
import { ALL_KINDS, KINDS, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { devLeft, progressLeft } from '../rules/counts.ts';
import { ownerOf } from '../rules/sites.ts';
import { BUILDING_BITS, CITY, KNIGHT_LEVELS, type State, WALL } from '../state.ts';
import { courseProblems, type Reason } from './course.ts';
import { isMidChange } from './stack.ts';

/** Positions of buildings, walls, knights and metropolises. */
function* placeProblems(s: State): Generator<Reason> {
  const { board, isBase, isRoaming } = s.setup;
  for (let at = 0; at < board.vertices; at += 1) {
    const site = s.site[at];
    const knight = s.knight[at];
    if (site !== 0 && (site & BUILDING_BITS) === 0) yield [`has no building on ${at}, but something of one.`, 'IK-017'];
    for (let i = at * 3; i < at * 3 + 3; i += 1) {
      const other = board.neighbours[i];
      if (site !== 0 && other !== NONE && s.site[other] !== 0) {
        yield [`has buildings on the neighbours ${Math.min(at, other)} and ${Math.max(at, other)}.`, 'IK-117'];
      }
    }
    if ((site & WALL) !== 0 && (site & BUILDING_BITS) !== CITY) yield [`has a wall on ${at}, but no city.`, 'IK-159'];
    if (knight === 0) continue;
    if (isBase) yield [`has a knight on ${at}; the base form has none.`, 'IK-035'];
    if (site !== 0 && !isRoaming) yield [`has a knight in the building on ${at}.`, 'IK-018'];
    if (site !== 0 && ownerOf(site) !== ownerOf(knight) && s.setup.options.guestKnights === 'off')
      yield [`has a knight in an opponent's building on ${at}.`, 'IK-020'];
  }
  for (const [track, name] of TRACKS.entries()) {
    const at = s.metropolis[track] - 1;
    if (at < 0) continue;
    if ((s.site[at] & BUILDING_BITS) !== CITY)
      yield [`has the metropolis of ${name} on ${at}, where no city is.`, 'IK-151'];
    if (s.metropolis.indexOf(at + 1) !== track) yield [`has two metropolises on ${at}.`, 'IK-156'];
  }
}

/** Pieces of each player, and things that only some forms have. */
function* pieceProblems(s: State): Generator<Reason> {
  const { seats, isBase, isRoaming, board } = s.setup;
  const { pieces } = s.setup.options;
  for (let seat = 0; seat < seats; seat += 1) {
    const name = `P${seat + 1}`;
    if (s.roads[seat] > pieces.roads)
      yield [`has ${s.roads[seat]} roads of ${name}; there are ${pieces.roads}.`, 'IK-034'];
    if (s.settlementPieces[seat] > pieces.settlements) {
      yield [`has ${s.settlementPieces[seat]} settlements of ${name}; there are ${pieces.settlements}.`, 'IK-034'];
    }
    if (s.cityPieces[seat] > pieces.cities)
      yield [`has ${s.cityPieces[seat]} cities of ${name}; there are ${pieces.cities}.`, 'IK-034'];
    if (s.walls[seat] > pieces.walls)
      yield [`has ${s.walls[seat]} walls of ${name}; there are ${pieces.walls}.`, 'IK-035'];
    for (let level = 1; level <= KNIGHT_LEVELS; level += 1) {
      const count = s.knightPieces[seat * KNIGHT_LEVELS + level - 1];
      if (count > pieces.knights)
        yield [`has ${count} knights of level ${level} of ${name}; there are ${pieces.knights}.`, 'IK-035'];
    }
  }
  if (isBase && (s.level.some((level) => level > 0) || s.merchant > 0 || s.walls.some((count) => count > 0))) {
    yield ['has levels, walls or a merchant; the base form has none.', 'IK-035'];
  }
  const hasBarbarian = s.barbarianLevel.some((level) => level > 0);
  if (hasBarbarian && !isRoaming)
    yield ['has barbarians on the board; only the form roaming has them there.', 'IK-039'];
  for (let bay = 0; bay < board.bays.length; bay += 1) {
    if (s.barbarianLevel[bay] === 0) continue;
    const at = s.barbarianAt[bay];
    const from = s.barbarianFrom[bay] - 1;
    if (from < 0 && at !== board.bays[bay]) yield [`has b${bay} on ${at}: not its bay, and not yet marched.`, 'IK-264'];
    if (from >= 0 && ![0, 1, 2].some((i) => board.neighbours[at * 3 + i] === from)) {
      yield [`has b${bay} come to ${at} from ${from}: no edge joins them.`, 'IK-269'];
    }
  }
}

/** Cards in the bank, in hands and in decks, and the holders of the awards. */
function* cardProblems(s: State): Generator<Reason> {
  const { bank, kinds, isBase, seats, development, options } = s.setup;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    let count = s.bank[kind];
    for (let seat = 0; seat < seats; seat += 1) count += s.held[seat * ALL_KINDS + kind];
    const most = kind < kinds ? bank[kind] : 0;
    if (count > most) yield [`has ${count} ${KINDS[kind]} in bank and hands; there are ${most}.`, 'IK-032'];
  }
  for (const card of DEV_CARDS.keys()) {
    const count = devLeft(s, card);
    if (count > development[card])
      yield [`has ${count} cards ${DEV_CARDS[card]}; there are ${development[card]}.`, 'IK-036'];
  }
  for (const card of PROGRESS_CARDS.keys()) {
    const count = progressLeft(s, card);
    const most = isBase ? 0 : PROGRESS_COUNT[card];
    if (count > most) yield [`has ${count} cards ${PROGRESS_CARDS[card]}; there are ${most}.`, 'IK-038'];
  }
  const longest = Math.max(...s.roadLength.subarray(0, seats));
  if (
    !isMidChange(s) &&
    s.longestRoad > 0 &&
    (longest < options.leastRoad || s.roadLength[s.longestRoad - 1] < longest)
  ) {
    yield [`gives P${s.longestRoad} the longest road, who has not got it.`, 'IK-130'];
  }
  const army = Math.max(...s.army.subarray(0, seats));
  if (s.largestArmy > 0 && (army < options.leastArmy || s.army[s.largestArmy - 1] < army)) {
    yield [`gives P${s.largestArmy} the largest army, who has not got it.`, 'IK-142'];
  }
}

/** Hands by kind, their sizes and totals, and the public knowledge of them. */
function* handProblems(s: State): Generator<Reason> {
  const { seats } = s.setup;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    let inHands = 0;
    for (let seat = 0; seat < seats; seat += 1) inHands += s.held[seat * ALL_KINDS + kind];
    if (s.inHands[kind] !== inHands)
      yield [`has ${inHands} ${KINDS[kind]} in hands, not ${s.inHands[kind]}.`, 'IK-005'];
  }
  for (let seat = 0; seat < seats; seat += 1) {
    let size = 0;
    for (let kind = 0; kind < ALL_KINDS; kind += 1) size += s.held[seat * ALL_KINDS + kind];
    if (s.handSize[seat] !== size)
      yield [`has ${size} cards in the hand of P${seat + 1}, not ${s.handSize[seat]}.`, 'IK-005'];
  }
  for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
    if (viewer >= seats && viewer < MAX_SEATS) continue;
    for (let at = 0; at < seats * ALL_KINDS; at += 1) {
      const cell = viewer * MAX_SEATS * ALL_KINDS + at;
      const isOwn = Math.floor(at / ALL_KINDS) === viewer;
      const isKnown = s.fewest[cell] === s.most[cell];
      if (s.fewest[cell] > s.held[at] || s.most[cell] < s.held[at] || (isOwn && !isKnown))
        yield ['has other cards in hands than players can know of.', 'IK-010'];
    }
  }
}

/** Development cards in hands and played. */
function* developmentProblems(s: State): Generator<Reason> {
  for (let card = 0; card < DEV_CARDS.length; card += 1) {
    if (s.bought[card] > s.dev[s.active * DEV_CARDS.length + card])
      yield [`has more cards ${DEV_CARDS[card]} bought in this turn than in hand.`, 'IK-135'];
  }
  const army = s.army.reduce((sum, count) => sum + count, 0);
  if (army + devLeft(s, DEV.knight) > s.setup.development[DEV.knight])
    yield ['has more Knight cards than there are.', 'IK-036'];
}

/** Progress cards that are laid open, which are in no hand. */
function* shownProblems(s: State): Generator<Reason> {
  const { seats, isBase } = s.setup;
  for (const [i, card] of SHOWN_CARDS.entries()) {
    if (s.shown[i] > seats || (s.shown[i] > 0 && (isBase || progressLeft(s, card) > 0)))
      yield [`has ${PROGRESS_CARDS[card]} laid open and elsewhere.`, 'IK-202'];
    for (let seat = 0; seat < seats; seat += 1) {
      if (s.progress[seat * PROGRESS_CARDS.length + card] > 0)
        yield [`has ${PROGRESS_CARDS[card]} in a hand.`, 'IK-202'];
    }
  }
}

/** Cards under the decks of progress cards. */
function* underProblems(s: State): Generator<Reason> {
  const all = everySeat(s.setup.seats);
  for (let at = 0; at < s.under.length; at += 1) {
    const isThere = at % DECK_SIZE < s.underCount[Math.floor(at / DECK_SIZE)];
    const card = s.under[at] - 1;
    if (isThere !== card >= 0 || (s.underKnown[at] & ~all) !== 0 || (!isThere && s.underKnown[at] !== 0))
      yield ['has other cards under a deck than it counts.', 'IK-201'];
    if (isThere && (DECK_OF[card] !== Math.floor(at / DECK_SIZE) || SHOWN_CARDS.includes(card)))
      yield ['has a card under a deck that is not its own.', 'IK-201'];
  }
}

/** Progress cards that single players have seen in other hands. */
function* spiedProblems(s: State): Generator<Reason> {
  for (let at = 0; at < s.spied.length; at += 1) {
    const owner = Math.floor(at / PROGRESS_CARDS.length) % MAX_SEATS;
    const viewer = Math.floor(at / PROGRESS_CARDS.length / MAX_SEATS);
    const most = viewer === owner ? 0 : s.progress[owner * PROGRESS_CARDS.length + (at % PROGRESS_CARDS.length)];
    if (s.spied[at] > most) yield ['has a card known to be where it is not.', 'IK-239'];
  }
}

/** The effects that played cards leave behind: open houses, swaps, a fleet's kind, the merchant. */
function* grantProblems(s: State): Generator<Reason> {
  const { seats, isBase, kinds, hasGuests } = s.setup;
  const all = everySeat(seats);
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    if (s.house[seat] !== 0 && (!hasGuests || (s.house[seat] & ~all) !== 0 || (s.house[seat] & (1 << seat)) !== 0))
      yield ['has a house open that cannot be.', 'IK-020'];
    if (s.swaps[seat] > 0 && (isBase || seat === s.active || seat >= seats || s.swaps[seat] > 2))
      yield ['has a swap of Commercial harbor that cannot be.', 'IK-221'];
  }
  if (s.fleet >> kinds !== 0 || (isBase && s.fleet > 0)) yield ['names a kind that is not in play.', 'IK-226'];
  if (s.merchant > 0 && (isBase || s.merchantSeat === 0)) yield ['has a merchant without a holder.', 'IK-162'];
}

/** All checks; later ones rely on earlier ones. */
const CHECKS: readonly ((s: State) => Generator<Reason>)[] = [
  placeProblems,
  pieceProblems,
  cardProblems,
  handProblems,
  developmentProblems,
  shownProblems,
  underProblems,
  spiedProblems,
  grantProblems,
  courseProblems,
];

/** The first problem of a state as a position, or null. */
export function problemOf(s: State): Problem | null {
  for (const reasons of CHECKS) {
    for (const [message, rule] of reasons(s)) return { message, at: 'position', rule };
  }
  return null;
}
