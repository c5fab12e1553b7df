/** Action Activate (BR-37 to BR-53), with treasure hunts and target clashes as options. */
import { hasSeveral, lowestBit } from '@marchlands/core/bits.ts';
import { NONE } from '../data/geometry.ts';
import { BARBARIAN, KINDS, LANDS, TILES, type Tile, TREASURE } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { PHASE, type State, UP } from '../state.ts';
import { drawShown, putBack } from './bag.ts';
import { placeFaceDown } from './face-down.ts';
import { isEmpty } from './legality.ts';
import { rememberPool, rememberShown } from './memory.ts';
import { keepBarbarian, keepTreasure, loseTile, placeTile, replaceTile } from './place.ts';
import { endWithoutTiles, finishAction, PASS_ON } from './turn.ts';

/** Kind of the source of the current activation. */
function sourceKind(s: State): number {
  return s.tile[s.from] - UP;
}

/** The player names source and target (BR-37). */
export function activate(s: State, from: number, into: number, events: Events): void {
  events?.push({ kind: 'activateNamed', seat: s.player, from, into });
  if (s.inBag === 0) {
    endWithoutTiles(s, events);
    return;
  }
  s.from = from;
  s.into = into;
  s.phase = PHASE.downActivate;
}

/** First one face-down tile (BR-41), beside the target (BR-42) unless nothing else is empty (BR-43). */
export function activateFaceDown(s: State, kind: number, events: Events): void {
  placeFaceDown(s, kind, events);
  const clashed = s.from !== s.into && !isEmpty(s, s.into);
  if (clashed && s.setup.options.targetClash === 'rechoose' && s.empties > 0) targetLost(s, events);
  else beginDraws(s, events);
}

/** The number of empty squares beside the source. */
export function freeTargets(s: State): number {
  const { next } = s.setup.board;
  let count = 0;
  for (let i = s.from * 4; i < s.from * 4 + 4; i += 1) if (next[i] !== NONE && isEmpty(s, next[i])) count += 1;
  return count;
}

/** Option `targetClash: rechoose`: another square beside the source, asked for only if there is a choice. */
function targetLost(s: State, events: Events): void {
  const { next } = s.setup.board;
  s.into = 0;
  const count = freeTargets(s);
  if (count === 0) {
    events?.push({ kind: 'targetGone', seat: s.player, from: s.from });
    finishAction(s, PASS_ON, events);
  } else if (count === 1) {
    for (let i = s.from * 4; i < s.from * 4 + 4; i += 1) {
      if (next[i] !== NONE && isEmpty(s, next[i])) {
        chooseTarget(s, next[i], events);
        return;
      }
    }
  } else s.phase = PHASE.target;
}

/** The new target after a clash. */
export function chooseTarget(s: State, into: number, events: Events): void {
  s.into = into;
  events?.push({ kind: 'targetMoved', seat: s.player, from: s.from, into });
  beginDraws(s, events);
}

/** As many draws as the source's number, or as the bag holds (BR-44, BR-79); a hunt has no number. */
function beginDraws(s: State, events: Events): void {
  const kind = sourceKind(s);
  const isHunt = s.setup.hunts[kind] === 1;
  const due = isHunt ? 1 : s.setup.draws[kind];
  if (due === 0) nothingLeft(s, events);
  else if (s.inBag === 0) endWithoutTiles(s, events);
  else {
    s.left = isHunt ? 0 : Math.min(due, s.inBag);
    s.phase = PHASE.draw;
  }
}

/** One of the tiles is drawn and shown. */
export function activateDrawn(s: State, kind: number, events: Events): void {
  drawShown(s, kind);
  s.drawn[kind] += 1;
  events?.push({ kind: 'tileDrawn', seat: s.player, tile: TILES[kind] });
  const { left } = s;
  if (left === 0) huntDrawn(s, kind, events);
  else if (left === 1) settle(s, events);
  else s.left = left - 1;
}

/** A treasure hunt continues until a tile is acceptable, or the bag is empty and all go back. */
function huntDrawn(s: State, kind: number, events: Events): void {
  if (((s.setup.accepted[sourceKind(s)] >> kind) & 1) === 1) take(s, kind, 'hunt', events);
  else if (s.inBag === 0) {
    returnDrawn(s, kindsDrawn(s), 'hunt', events);
    rememberPool(s);
    nothingLeft(s, events);
  }
}

/** Forbidden tiles go back (BR-45), then unforced ones if there is a forced one (BR-46). */
function settle(s: State, events: Events): void {
  const source = sourceKind(s);
  const drawn = kindsDrawn(s);
  const allowed = drawn & ~s.setup.forbidden[source];
  const forced = allowed & s.setup.forced[source];
  const kinds = forced === 0 ? allowed : forced;
  s.left = 0;
  if (kinds !== drawn) {
    returnDrawn(s, drawn & ~allowed, 'forbidden', events);
    returnDrawn(s, allowed & ~kinds, 'notForced', events);
    rememberPool(s);
  }
  if (kinds === 0) nothingLeft(s, events);
  // A single kind left is not a choice, as everybody sees.
  else if (!hasSeveral(kinds)) take(s, lowestBit(kinds), 'notTaken', events);
  else s.phase = PHASE.take;
}

/** Bit mask of the kinds among the drawn tiles. */
function kindsDrawn(s: State): number {
  let mask = 0;
  for (let kind = 0; kind < KINDS; kind += 1) if (s.drawn[kind] > 0) mask |= 1 << kind;
  return mask;
}

/** Returns all drawn tiles of some kinds, a bit mask, to the bag and remembers them as shown. */
function returnDrawn(
  s: State,
  kinds: number,
  why: 'forbidden' | 'notForced' | 'notTaken' | 'hunt',
  events: Events,
): void {
  for (let rest = kinds; rest !== 0; rest &= rest - 1) {
    const kind = lowestBit(rest);
    const count = s.drawn[kind];
    putBack(s, kind, count);
    rememberShown(s, kind, count);
    if (events === undefined) s.drawn[kind] = 0;
  }
  if (events === undefined || kinds === 0) return;
  const tiles: Tile[] = [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (((kinds >> kind) & 1) === 0) continue;
    for (; s.drawn[kind] > 0; s.drawn[kind] -= 1) tiles.push(TILES[kind]);
  }
  events.push({ kind: 'tilesReturned', seat: s.player, tiles, why });
}

/** Nothing remains: the target stays empty and the turn is over (BR-47). */
function nothingLeft(s: State, events: Events): void {
  events?.push({ kind: 'nothingLeft', seat: s.player });
  finishAction(s, PASS_ON, events);
}

/** Takes one tile of a kind, puts the others back (BR-48) and uses it (BR-49 to BR-53). */
export function take(s: State, kind: number, why: 'notTaken' | 'hunt', events: Events): void {
  s.drawn[kind] -= 1;
  events?.push({ kind: 'tileTaken', seat: s.player, tile: TILES[kind] });
  const others = kindsDrawn(s);
  if (others !== 0) {
    returnDrawn(s, others, why, events);
    rememberPool(s);
  }
  if (kind < LANDS) {
    if (s.from === s.into) replaceTile(s, s.into, kind, events);
    else if (isEmpty(s, s.into)) placeTile(s, s.into, kind, 'bag', events);
    else loseTile(s, kind, events);
  } else if (kind === TREASURE) keepTreasure(s, events);
  else if (kind === BARBARIAN) {
    keepBarbarian(s, events);
    // A full board can take no more (BR-78); an empty bag ends the game (BR-80).
    if (s.empties > 0) {
      if (s.inBag === 0) endWithoutTiles(s, events);
      else s.phase = PHASE.downTake;
      return;
    }
  }
  finishAction(s, PASS_ON, events);
}

/** The additional face-down tile for a barbarian taken; the target is no longer reserved (BR-51, BR-52). */
export function takeFaceDown(s: State, kind: number, events: Events): void {
  placeFaceDown(s, kind, events);
  finishAction(s, PASS_ON, events);
}
