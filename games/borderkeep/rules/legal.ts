import type { MoveList } from '@marchlands/core/lists.ts';
import { CHANCE, maskOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { GOLD } from '../data/cards.ts';
import { KINDS } from '../data/deck/deck.ts';
import { MIX_PAY, MOVE } from '../moves.ts';
import { FIRST_STEP, STEP, type State } from '../state.ts';
import { victimsOf, whyNotPlay } from './attack.ts';
import { whyNotRecall } from './battle.ts';
import { nextBuildable, whyNotBuild } from './build.ts';
import { whyNotBuy, whyNotEndDrawing, whyNotGuild } from './draw.ts';
import { endOf, fighterNumber, firstOf, hitsLeft, lostHits, sideOf } from './fighters.ts';
import { whyNotRecover, whyNotWall } from './heal.ts';
import { whyNotLose } from './loss.ts';
import { whyNotSwap } from './market.ts';
import { leastSpent, maySpend, mostSpent } from './pay.ts';
import { whyNotStay } from './raid.ts';
import { next } from './sets.ts';
import { isBearerAt, isHeroAt, numberAt } from './town.ts';
import { whyNotKeep } from './upkeep.ts';

export function actors(s: State): number {
  if (s.step === STEP.over) return NOBODY;
  return s.step < FIRST_STEP.seats ? CHANCE : maskOf(s.actor);
}

function pushSwaps(s: State, seat: Seat, out: MoveList): void {
  for (let good = 0; good < GOLD; good += 1) if (whyNotSwap(s, seat, good) === null) out.push(MOVE.market + good);
}

function pushHand(s: State, seat: Seat, out: MoveList): void {
  for (let card = next(s.hand, seat, -1); card >= 0; card = next(s.hand, seat, card)) out.push(MOVE.drop + card);
}

function pushBuy(s: State, seat: Seat, out: MoveList): void {
  out.push(MOVE.end);
  if (whyNotBuy(s, seat, false) === null) out.push(MOVE.buy);
  if (whyNotBuy(s, seat, true) === null) out.push(MOVE.buy + MIX_PAY);
  if (whyNotGuild(s, seat) === null) out.push(MOVE.guild);
  pushSwaps(s, seat, out);
}

function pushUpkeep(s: State, seat: Seat, out: MoveList): void {
  pushSwaps(s, seat, out);
  if (whyNotKeep(s, seat, false) === null) out.push(MOVE.keep);
  if (whyNotKeep(s, seat, true) === null) out.push(MOVE.keep + MIX_PAY);
  out.push(MOVE.lapse);
}

function pushBuild(s: State, seat: Seat, out: MoveList): void {
  out.push(MOVE.end);
  pushSwaps(s, seat, out);
  for (let card = nextBuildable(s, seat, -1); card >= 0; card = nextBuildable(s, seat, card)) {
    if (whyNotBuild(s, seat, card, false) !== null) continue;
    out.push(MOVE.build + card * 2);
    if (whyNotBuild(s, seat, card, true) === null) out.push(MOVE.build + card * 2 + MIX_PAY);
  }
}

function pushAttacks(s: State, seat: Seat, out: MoveList): void {
  out.push(MOVE.end);
  for (let card = next(s.hand, seat, -1); card >= 0; card = next(s.hand, seat, card)) {
    if (whyNotPlay(s, seat, card) === null) out.push(MOVE.play + card);
  }
}

function pushHeal(s: State, seat: Seat, out: MoveList): void {
  out.push(MOVE.end);
  if (seat === s.active) pushSwaps(s, seat, out);
  if (whyNotWall(s, seat, false) === null) out.push(MOVE.wall);
  if (whyNotWall(s, seat, true) === null) out.push(MOVE.wall + MIX_PAY);
  for (let card = 0; card < KINDS && s.ruins[seat] > 0; card += 1) {
    if (s.fallen[seat * KINDS + card] === 0 || whyNotRecover(s, seat, card, false) !== null) continue;
    out.push(MOVE.recover + card * 2);
    if (whyNotRecover(s, seat, card, true) === null) out.push(MOVE.recover + card * 2 + MIX_PAY);
  }
}

function pushSpend(s: State, out: MoveList): void {
  for (let amount = leastSpent(s); amount <= mostSpent(s); amount += 1) {
    if (maySpend(s, amount)) out.push(MOVE.spend + amount);
  }
}

function pushFighters(
  s: State,
  side: number,
  base: number,
  isOpen: (s: State, at: number) => boolean,
  out: MoveList,
): void {
  for (let at = firstOf(side); at < endOf(s, side); at += 1) if (isOpen(s, at)) out.push(base + fighterNumber(s, at));
}

const isRecallable = (s: State, at: number): boolean => whyNotRecall(s, at) === null;
export const isStanding = (): boolean => true;
export const isHurt = (s: State, at: number): boolean => lostHits(s, at) > 0;
export const isHittable = (s: State, at: number): boolean => hitsLeft(s, at) > 0;

/** Fills `out` with the codes that a seat may choose now: sorted, none where it does not act. */
export function legal(s: State, seat: Seat, out: MoveList): void {
  out.clear();
  if (s.step < FIRST_STEP.seats || s.step === STEP.over || seat !== s.actor) return;
  switch (s.step) {
    case STEP.buy:
      pushBuy(s, seat, out);
      break;
    case STEP.drop:
      if (whyNotEndDrawing(s) === null) out.push(MOVE.end);
      pushHand(s, seat, out);
      break;
    case STEP.trim:
    case STEP.vortexDrop:
      pushHand(s, seat, out);
      break;
    case STEP.upkeep:
      pushUpkeep(s, seat, out);
      break;
    case STEP.mix:
      pushSpend(s, out);
      break;
    case STEP.build:
      pushBuild(s, seat, out);
      break;
    case STEP.attach:
      for (let i = 0; i < s.units[seat]; i += 1)
        if (isBearerAt(s, seat, i)) out.push(MOVE.attach + numberAt(s, seat, i));
      break;
    case STEP.attack:
      pushAttacks(s, seat, out);
      break;
    case STEP.victim: {
      const mask = victimsOf(s, s.attackCard - 1);
      for (let other = 0; other < s.setup.seats; other += 1)
        if (((mask >> other) & 1) === 1) out.push(MOVE.target + other);
      break;
    }
    case STEP.hero:
      for (let i = 0; i < s.units[s.victim]; i += 1) {
        if (isHeroAt(s, s.victim, i)) out.push(MOVE.kill + numberAt(s, s.victim, i));
      }
      break;
    case STEP.raid:
      out.push(MOVE.send);
      if (whyNotStay(s) === null) out.push(MOVE.stay);
      break;
    case STEP.press:
      out.push(MOVE.press);
      out.push(MOVE.withdraw);
      pushFighters(s, 0, MOVE.recall, isRecallable, out);
      break;
    case STEP.ensorcell:
      pushFighters(s, 1 - sideOf(s.caster), MOVE.ensorcell, isStanding, out);
      break;
    case STEP.mend:
      pushFighters(s, sideOf(s.caster), MOVE.mend, isHurt, out);
      break;
    case STEP.hit:
      pushFighters(s, 1 - s.placing, MOVE.hit, isHittable, out);
      break;
    case STEP.lose:
      for (const card of s.setup.groups.structures) if (whyNotLose(s, card) === null) out.push(MOVE.lose + card);
      break;
    case STEP.heal:
      pushHeal(s, seat, out);
      break;
    default:
      for (const card of s.setup.groups.structures) out.push(MOVE.pick + card);
  }
}
