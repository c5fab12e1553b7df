/** Action Activate (BR-37 to BR-53), with treasure hunts and target clashes as options. */
import type { Events } from '../events.ts';
import { NONE } from '../geometry.ts';
import { isEmpty } from '../legality.ts';
import { DOWN_ACTIVATE, DOWN_TAKE, DRAW, type State, TAKE, TARGET, UP } from '../state.ts';
import { BARBARIAN, KINDS, LANDS, TILES, type Tile, TREASURE } from '../tiles.ts';
import { drawShown, putBack } from './bag.ts';
import { placeFaceDown } from './face-down.ts';
import { rememberPool, rememberShown } from './memory.ts';
import { keepBarbarian, keepTreasure, loseTile, placeTile, replaceTile } from './place.ts';
import { endWithoutTiles, finishAction, PASS_ON } from './turn.ts';

/** Kind of the source of the present activation. */
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
  s.phase = DOWN_ACTIVATE;
}

/** First one face-down tile (BR-41), beside the target (BR-42) unless nothing else is empty (BR-43). */
export function activateFaceDown(s: State, kind: number, events: Events): void {
  placeFaceDown(s, kind, events);
  const clashed = s.from !== s.into && !isEmpty(s, s.into);
  if (clashed && s.setup.options.targetClash === 'rechoose' && s.empties > 0) targetLost(s, events);
  else beginDraws(s, events);
}

/** How many empty squares there are beside the source. */
function freeTargets(s: State): number {
  const { next } = s.setup.board;
  let count = 0;
  for (let i = s.from * 4; i < s.from * 4 + 4; i += 1) if (next[i] !== NONE && isEmpty(s, next[i])) count += 1;
  return count;
}

/** Option `targetClash: rechoose`: another square beside the source, asked for only where there is a choice. */
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
  } else s.phase = TARGET;
}

/** The new target after a clash. */
export function chooseTarget(s: State, into: number, events: Events): void {
  s.into = into;
  events?.push({ kind: 'targetMoved', seat: s.player, from: s.from, into });
  beginDraws(s, events);
}

/** As many draws as the source's number, fewer where the bag holds fewer (BR-44, BR-79); a hunt has no number. */
function beginDraws(s: State, events: Events): void {
  const kind = sourceKind(s);
  const isHunt = s.setup.hunts[kind] === 1;
  const due = isHunt ? 1 : s.setup.draws[kind];
  if (due === 0) nothingLeft(s, events);
  else if (s.inBag === 0) endWithoutTiles(s, events);
  else {
    s.left = isHunt ? 0 : Math.min(due, s.inBag);
    s.phase = DRAW;
  }
}

/** One of the tiles is drawn and shown. */
export function activateDrawn(s: State, kind: number, events: Events): void {
  drawShown(s, kind);
  s.drawn[kind] += 1;
  events?.push({ kind: 'tileDrawn', seat: s.player, tile: TILES[kind] as Tile });
  if (s.setup.hunts[sourceKind(s)] === 1) {
    if (((s.setup.accepted[sourceKind(s)] >> kind) & 1) === 1) take(s, kind, 'hunt', events);
    else if (s.inBag === 0) {
      returnDrawn(s, 0xff, 'hunt', events);
      rememberPool(s);
      nothingLeft(s, events);
    }
    return;
  }
  s.left -= 1;
  if (s.left === 0) settle(s, events);
}

/** Forbidden tiles go back (BR-45), then what is not forced if anything forced is there (BR-46). */
function settle(s: State, events: Events): void {
  const kind = sourceKind(s);
  returnDrawn(s, s.setup.forbidden[kind], 'forbidden', events);
  const forced = kindsDrawn(s) & s.setup.forced[kind];
  if (forced !== 0) returnDrawn(s, ~forced, 'notForced', events);
  rememberPool(s);
  const kinds = kindsDrawn(s);
  if (kinds === 0) nothingLeft(s, events);
  // One kind left is no choice, and everybody sees it.
  else if ((kinds & (kinds - 1)) === 0) take(s, 31 - Math.clz32(kinds), 'notTaken', events);
  else s.phase = TAKE;
}

/** Bit mask of the kinds among the drawn tiles. */
function kindsDrawn(s: State): number {
  let mask = 0;
  for (let kind = 0; kind < KINDS; kind += 1) if (s.drawn[kind] > 0) mask |= 1 << kind;
  return mask;
}

/** Drawn tiles of the kinds of a bit mask go back into the bag, and are remembered as shown. */
function returnDrawn(
  s: State,
  mask: number,
  why: 'forbidden' | 'notForced' | 'notTaken' | 'hunt',
  events: Events,
): void {
  const tiles: Tile[] | undefined = events === undefined ? undefined : [];
  for (let kind = 0; kind < KINDS; kind += 1) {
    const count = s.drawn[kind];
    if (count === 0 || ((mask >> kind) & 1) === 0) continue;
    putBack(s, kind, count);
    rememberShown(s, kind, count);
    s.drawn[kind] = 0;
    for (let i = 0; i < count; i += 1) tiles?.push(TILES[kind] as Tile);
  }
  if (tiles !== undefined && tiles.length > 0) events?.push({ kind: 'tilesReturned', seat: s.player, tiles, why });
}

/** Nothing remains: the target stays empty and the turn is over (BR-47). */
function nothingLeft(s: State, events: Events): void {
  events?.push({ kind: 'nothingLeft', seat: s.player });
  finishAction(s, PASS_ON, events);
}

/** Takes one tile of a kind, puts the others back (BR-48) and uses it (BR-49 to BR-53). */
export function take(s: State, kind: number, why: 'notTaken' | 'hunt', events: Events): void {
  s.drawn[kind] -= 1;
  events?.push({ kind: 'tileTaken', seat: s.player, tile: TILES[kind] as Tile });
  returnDrawn(s, 0xff, why, events);
  rememberPool(s);
  s.left = 0;
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
      else s.phase = DOWN_TAKE;
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
