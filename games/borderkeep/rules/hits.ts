import type { Events } from '../events.ts';
import { UNIT_NAMES } from '../moves.ts';
import { NO_REF, STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { isDecided } from './battle.ts';
import {
  diceOf,
  dismiss,
  endOf,
  fighterName,
  fighterNumber,
  firstOf,
  fullHits,
  hitsLeft,
  initOf,
  lostHits,
  seatOf,
  setLost,
  sideOf,
} from './fighters.ts';
import { isLedByRule } from './spells.ts';
import { destroyUnit } from './town.ts';

/** BK-63: places the hits of both sides, the attacking side's first; asks if there is a choice. */
export function placeNext(s: State, events: Events): void {
  while (s.placing < 2) {
    const side = s.placing;
    if (s.hits[side] > 0 && !placeSettled(s, side, events)) {
      if (!isLedByRule(s, side)) {
        s.actor = seatOf(s, side);
        s.step = STEP.hit;
        return;
      }
      if (s.setup.options.soloTargeting === 'random') {
        s.step = STEP.randomHit;
        return;
      }
      placeOne(s, ruleTarget(s, 1 - side), events);
      continue;
    }
    s.hits[side] = 0;
    s.placing = side + 1;
  }
  s.placing = 0;
  s.actor = 0;
  s.step = STEP.strike;
}

/** Places all hits if there is no choice left: enough for every target, or only one target. */
function placeSettled(s: State, side: number, events: Events): boolean {
  const enemy = 1 - side;
  let targets = 0;
  let room = 0;
  for (let at = firstOf(enemy); at < endOf(s, enemy); at += 1) {
    const left = hitsLeft(s, at);
    if (left > 0) targets += 1;
    room += left;
  }
  if (targets > 1 && room > s.hits[side]) return false;
  for (let at = firstOf(enemy); at < endOf(s, enemy); at += 1) {
    const hits = Math.min(hitsLeft(s, at), s.hits[side]);
    if (hits > 0) placeOn(s, at, hits, events);
  }
  return true;
}

function placeOn(s: State, at: number, hits: number, events: Events): void {
  const by = 1 - sideOf(at);
  s.pending[at] += hits;
  s.hits[by] -= hits;
  events?.push({ kind: 'hitPlaced', side: sideOf(at), unit: fighterName(s, at), hits });
}

export function whyNotHit(s: State, at: number): Refusal | null {
  if (at < 0) return 'noSuchUnit';
  return hitsLeft(s, at) > 0 ? null : 'noHitsLeft';
}

/** One hit on a unit that has hits left. */
export function placeOne(s: State, at: number, events: Events): void {
  placeOn(s, at, 1, events);
  s.step = STEP.placeNext;
}

/** BK-86: fewest hits left, then more dice, then higher initiative, then order; or the strongest first. */
function ruleTarget(s: State, side: number): number {
  const isStrongest = s.setup.options.soloTargeting === 'strongest';
  let best = -1;
  for (let at = firstOf(side); at < endOf(s, side); at += 1) {
    if (hitsLeft(s, at) === 0) continue;
    if (best < 0) {
      best = at;
      continue;
    }
    const hits = hitsLeft(s, best) - hitsLeft(s, at);
    const dice = diceOf(s, at) - diceOf(s, best);
    const [first, second] = isStrongest ? [dice, hits] : [hits, dice];
    const init = initOf(s, at) - initOf(s, best);
    if (first > 0 || (first === 0 && (second > 0 || (second === 0 && init > 0)))) best = at;
  }
  return best;
}

/** BK-57, BK-64: the hits of one initiative take effect together; then the battle may be over. */
export function strikeAll(s: State, events: Events): void {
  for (let side = 0; side < 2; side += 1) {
    for (let at = endOf(s, side) - 1; at >= firstOf(side); at -= 1) if (s.pending[at] > 0) takeHits(s, at, events);
  }
  if (!isDecided(s, events)) s.step = STEP.levelNext;
}

function takeHits(s: State, at: number, events: Events): void {
  let hits = s.pending[at];
  s.pending[at] = 0;
  const old = Math.min(hits, s.extraOld[at]);
  s.extraOld[at] -= old;
  hits -= old;
  const fresh = Math.min(hits, s.extraNew[at]);
  s.extraNew[at] -= fresh;
  hits -= fresh;
  setLost(s, at, lostHits(s, at) + hits);
  if (lostHits(s, at) < fullHits(s, at)) return;
  const side = sideOf(at);
  const ref = s.ref[at];
  const number = fighterNumber(s, at);
  dismiss(s, at);
  if (ref !== NO_REF) destroyUnit(s, seatOf(s, side), ref, events, number);
  else events?.push({ kind: 'unitDestroyed', side, unit: UNIT_NAMES[number] });
}
