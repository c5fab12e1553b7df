import { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, RESOURCES } from '../data/kinds.ts';
import { PIPS } from '../data/pips.ts';
import { FORCE_STRIDE, MOVE, PLAYED, type PlayedCard } from '../moves.ts';
import { heldOf } from '../rules/hand.ts';
import { actors, apply, isPartial, legal } from '../rules/legal.ts';
import { legalPlays } from '../rules/progress.ts';
import { ownerOf } from '../rules/sites.ts';
import type { State } from '../state.ts';
import { roadsOf } from './building.ts';
import { goalsOf } from './goals.ts';
import { countProduction } from './production.ts';
import { hexesFor } from './robber-plans.ts';
import { best, type Ranked, type Script, WALK, walkFrom } from './script.ts';

/** The most hexes for the robber, continuations of a card, and pairs of hexes considered. */
const HEXES = 4;
const WAYS = 16;
const SWAPS = 4;
const ROADS = 4;
const TAKES = 5;

const list = new MoveList(2048);

/** All continuations of a sequence of codes, up to the end of the whole choice. */
export function addWays(script: Script, codes: readonly number[], most = WAYS): void {
  const { from, seat } = script;
  const walk = walkFrom(from, WALK);
  for (const code of codes) apply(walk, seat, code);
  const end = script.count + most;
  const go = (s: State, row: readonly number[], place: number): void => {
    if (actors(s) !== 1 << seat || !isPartial(s, seat)) {
      script.add(row);
      return;
    }
    legal(s, seat, list);
    for (const code of list.toArray()) {
      if (script.count >= end) return;
      const next = walkFrom(s, place + 1);
      apply(next, seat, code);
      go(next, [...row, code], place + 1);
    }
  };
  go(walk, codes, WALK);
}

/** Two roads, each the most promising. */
function addFreeRoads(script: Script, codes: readonly number[]): void {
  const { from: s, seat } = script;
  for (const first of roadsOf(s, seat, ROADS)) {
    const walk = walkFrom(s, WALK);
    for (const code of [...codes, MOVE.road + first]) apply(walk, seat, code);
    if (actors(walk) !== 1 << seat || !isPartial(walk, seat)) script.add([...codes, MOVE.road + first]);
    else {
      for (const second of roadsOf(walk, seat, 2)) script.add([...codes, MOVE.road + first, MOVE.road + second]);
    }
  }
}

/** How much a seat gains a roll, relative to the others, if a token moves from one hex to another. */
function swapGain(s: State, seat: Seat, hex: number, token: number): number {
  const { hexVertices } = s.setup.board;
  const more = PIPS[token] - PIPS[s.token[hex]];
  let sum = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i += 1) {
    const owner = ownerOf(s.site[hexVertices[i]]);
    if (owner === seat) sum += 1.5 * more;
    else if (owner >= 0) sum -= 0.5 * more;
  }
  return sum;
}

function addSwaps(script: Script, codes: readonly number[]): void {
  const { from: s, seat } = script;
  const ranked: Ranked<number[]>[] = [];
  const count = s.setup.board.hexes.length;
  for (let one = 0; one < count; one += 1) {
    for (let other = one + 1; other < count; other += 1) {
      const promise = swapGain(s, seat, one, s.token[other]) + swapGain(s, seat, other, s.token[one]);
      if (promise > 0) ranked.push({ what: [MOVE.onto + one, MOVE.onto + other], promise });
    }
  }
  let added = 0;
  for (const swap of best(ranked, ranked.length)) {
    if (added === SWAPS) return;
    if (script.add([...codes, ...swap])) added += 1;
  }
}

/** Two dice for each total, as equal as possible. */
function addDice(script: Script, codes: readonly number[]): void {
  for (let total = 2; total <= 12; total += 1) {
    const red = Math.max(1, Math.min(6, total >> 1));
    script.add([...codes, MOVE.face + red - 1, MOVE.face + total - red - 1]);
  }
}

/** Cards missing for goals, two at a time in kind order. */
export function addTakes(script: Script, codes: readonly number[]): void {
  const { from: s, seat } = script;
  const seen = new Set<string>();
  const goals = goalsOf(s, seat);
  const { income } = countProduction(s);
  for (const goal of goals) {
    const missing: number[] = [];
    for (let kind = 0; kind < RESOURCES; kind += 1) {
      for (let i = heldOf(s, seat, kind); i < goal[kind]; i += 1) missing.push(kind);
    }
    // The remainder is the kind the seat otherwise gets least of.
    const rare = [0, 1, 2, 3, 4].sort((a, b) => income[seat * ALL_KINDS + a] - income[seat * ALL_KINDS + b]);
    const two = [...missing, ...rare, ...rare].slice(0, 2).sort((a, b) => a - b);
    if (seen.has(two.join()) || seen.size === TAKES) continue;
    seen.add(two.join());
    script.add([...codes, ...two.map((kind) => MOVE.take + kind)]);
  }
}

/** Continuations of the cards with too many to list; all other cards are enumerated. */
const WAYS_OF: { readonly [card in PlayedCard]?: (script: Script, codes: readonly number[]) => void } = {
  knight: addRobber,
  bishop: addRobber,
  'road-building': addFreeRoads,
  plenty: addTakes,
  inventor: addSwaps,
  alchemist: addDice,
};

function addRobber(script: Script, codes: readonly number[]): void {
  for (const hex of hexesFor(script.from, script.seat, HEXES)) script.add([...codes, MOVE.robber + hex]);
}

/** Every playable card, with its continuation. */
export function addCards(script: Script): void {
  const { from: s, seat } = script;
  const plays = new MoveList(PLAYED.length);
  legalPlays(s, seat, plays, 0);
  for (const played of plays.toArray()) {
    const codes = [MOVE.play + played];
    const ways = WAYS_OF[PLAYED[played]];
    if (ways === undefined) addWays(script, codes);
    else ways(script, codes);
  }
}

/** Swaps allowed by Commercial harbor: each opponent with the seat's most frequent resource. */
export function addForces(script: Script): void {
  const { from: s, seat } = script;
  let most = 0;
  for (let kind = 1; kind < RESOURCES; kind += 1) if (heldOf(s, seat, kind) > heldOf(s, seat, most)) most = kind;
  for (let other = 0; other < s.setup.seats; other += 1) script.add([MOVE.force + other * FORCE_STRIDE + most]);
}
