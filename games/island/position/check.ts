/** What a position may not be (Positions as JSON): the reasons in words, with their rules. */
import type { Problem } from '@marchlands/core/result.ts';
import { DEV_CARDS, PROGRESS_CARDS, PROGRESS_COUNT } from '../data/cards.ts';
import { NONE } from '../data/geometry.ts';
import { ALL_KINDS, KINDS, TRACKS } from '../data/kinds.ts';
import { ownerOf } from '../rules/sites.ts';
import { BUILDING_BITS, CITY, dueStep, FIRST_STEP, KNIGHT_LEVELS, type State, WALL } from '../state.ts';
import { devLeft, progressLeft } from '../view/counts.ts';

type Reason = readonly [message: string, rule: string];

/** Buildings, walls, knights and metropolises where they stand. */
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

/** Pieces of each player, and what only some forms have. */
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

/** Cards in the bank, in hands and in decks, and who holds the awards. */
function* cardProblems(s: State): Generator<Reason> {
  const { bank, kinds, isBase, seats, development, options } = s.setup;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    let count = s.bank[kind];
    for (let seat = 0; seat < seats; seat += 1) count += s.held[seat * ALL_KINDS + kind];
    const most = kind < kinds ? bank[kind] : 0;
    if (count > most) yield [`has ${count} ${KINDS[kind]} in bank and hands; there are ${most}.`, 'IK-032'];
  }
  for (const [card, count] of devLeft(s).entries()) {
    if (count > development[card])
      yield [`has ${count} cards ${DEV_CARDS[card]}; there are ${development[card]}.`, 'IK-036'];
  }
  for (const [card, count] of progressLeft(s).entries()) {
    const most = isBase ? 0 : PROGRESS_COUNT[card];
    if (count > most) yield [`has ${count} cards ${PROGRESS_CARDS[card]}; there are ${most}.`, 'IK-038'];
  }
  const longest = Math.max(...s.roadLength.subarray(0, seats));
  if (s.longestRoad > 0 && (longest < options.leastRoad || s.roadLength[s.longestRoad - 1] < longest)) {
    yield [`gives P${s.longestRoad} the longest road, who has not got it.`, 'IK-130'];
  }
  const army = Math.max(...s.army.subarray(0, seats));
  if (s.largestArmy > 0 && (army < options.leastArmy || s.army[s.largestArmy - 1] < army)) {
    yield [`gives P${s.largestArmy} the largest army, who has not got it.`, 'IK-142'];
  }
}

/** Why a state is no position, or null. */
export function problemOf(s: State): Problem | null {
  for (const reasons of [placeProblems, pieceProblems, cardProblems]) {
    for (const [message, rule] of reasons(s)) return { message, at: 'position', rule };
  }
  if (dueStep(s) >= FIRST_STEP.inner) {
    return {
      message: 'stands where nobody decides; name what is decided next.',
      at: 'position.table.step',
      rule: 'IK-004',
    };
  }
  return null;
}
