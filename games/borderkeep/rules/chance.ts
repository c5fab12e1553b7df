import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Events } from '../events.ts';
import { OUTCOME, unitCopy, unitKind } from '../moves.ts';
import type { State } from '../state.ts';
import * as step from '../state.ts';
import { rollDie } from './battle.ts';
import { gold, heroesOf, kill, plague, quake, vortex, vortexDrop } from './disasters.ts';
import { draw, rollEvent, rollTable } from './draw.ts';
import { endOf, fighterNumber, fighterOf, firstOf, hitsLeft } from './fighters.ts';
import { handSize } from './hand.ts';
import { placeOne } from './hits.ts';
import { rollLoss } from './loss.ts';
import { next, nth, sizeOf } from './sets.ts';
import { cast } from './spells.ts';
import { deal, rollFirst } from './start.ts';
import { isHeroAt, numberAt, placeOf } from './town.ts';

function pushCards(set: Uint32Array, row: number, out: OutcomeList): void {
  for (let card = next(set, row, -1); card >= 0; card = next(set, row, card)) out.push(OUTCOME.card + card, 1);
}

function pushNumbers(base: number, count: number, out: OutcomeList): void {
  for (let i = 0; i < count; i += 1) out.push(base + i, 1);
}

function tableSize(s: State): number {
  return s.setup.rolls[s.table].length;
}

/** C-01 to C-14: what chance may bring now, of the true state. */
export function outcomes(s: State, out: OutcomeList): void {
  out.clear();
  if (s.step >= step.BUY) return;
  switch (s.step) {
    case step.DEAL:
    case step.DRAW:
      pushCards(s.deck, 0, out);
      break;
    case step.EVENT:
      pushNumbers(OUTCOME.event, 10, out);
      break;
    case step.TABLE:
      pushNumbers(OUTCOME.table, tableSize(s), out);
      break;
    case step.VORTEX_CARD:
      pushCards(s.hand, s.victim, out);
      break;
    case step.ASSASSIN:
      for (let i = 0; i < s.units[s.victim]; i += 1) {
        if (isHeroAt(s, s.victim, i)) out.push(OUTCOME.unit + numberAt(s, s.victim, i), 1);
      }
      break;
    case step.RANDOM_HIT:
      for (let at = firstOf(1 - s.placing); at < endOf(s, 1 - s.placing); at += 1) {
        if (hitsLeft(s, at) > 0) out.push(OUTCOME.unit + fighterNumber(s, at), 1);
      }
      break;
    default:
      pushNumbers(OUTCOME.die, 6, out);
  }
}

function drawHero(s: State, rng: Rng): number {
  let rest = rng.below(heroesOf(s, s.victim));
  for (let i = 0; i < s.units[s.victim]; i += 1) {
    if (!isHeroAt(s, s.victim, i)) continue;
    if (rest === 0) return OUTCOME.unit + numberAt(s, s.victim, i);
    rest -= 1;
  }
  throw new Error('the Assassin found no hero');
}

function drawTarget(s: State, rng: Rng): number {
  const enemy = 1 - s.placing;
  let targets = 0;
  for (let at = firstOf(enemy); at < endOf(s, enemy); at += 1) if (hitsLeft(s, at) > 0) targets += 1;
  let rest = rng.below(targets);
  for (let at = firstOf(enemy); at < endOf(s, enemy); at += 1) {
    if (hitsLeft(s, at) === 0) continue;
    if (rest === 0) return OUTCOME.unit + fighterNumber(s, at);
    rest -= 1;
  }
  throw new Error('a hit found no unit');
}

/** One outcome by its weight, without a list. */
export function drawOutcome(s: State, rng: Rng): number {
  switch (s.step) {
    case step.DEAL:
    case step.DRAW:
      return OUTCOME.card + nth(s.deck, 0, rng.below(sizeOf(s.deck, 0)));
    case step.EVENT:
      return OUTCOME.event + rng.below(10);
    case step.TABLE:
      return OUTCOME.table + rng.below(tableSize(s));
    case step.VORTEX_CARD:
      return OUTCOME.card + nth(s.hand, s.victim, rng.below(handSize(s, s.victim)));
    case step.ASSASSIN:
      return drawHero(s, rng);
    case step.RANDOM_HIT:
      return drawTarget(s, rng);
    default:
      return OUTCOME.die + rng.below(6);
  }
}

/** What chance brought takes effect. */
export function applyOutcome(s: State, code: number, events: Events): void {
  const die = code - OUTCOME.die + 1;
  const card = code - OUTCOME.card;
  const unit = code - OUTCOME.unit;
  switch (s.step) {
    case step.FIRST:
      rollFirst(s, die, events);
      break;
    case step.DEAL:
      deal(s, card, events);
      break;
    case step.DRAW:
      draw(s, card, events);
      break;
    case step.EVENT:
      rollEvent(s, code - OUTCOME.event + 1, events);
      break;
    case step.TABLE:
      rollTable(s, code - OUTCOME.table + 1, events);
      break;
    case step.GOLD_DIE:
      gold(s, die, events);
      break;
    case step.QUAKE:
      quake(s, die, events);
      break;
    case step.PLAGUE:
      plague(s, die, events);
      break;
    case step.VORTEX:
      vortex(s, die, events);
      break;
    case step.VORTEX_CARD:
      vortexDrop(s, card, events);
      break;
    case step.ASSASSIN:
      kill(s, placeOf(s, s.victim, unitKind(unit), unitCopy(unit)), events);
      break;
    case step.SPELL:
      cast(s, die, events);
      break;
    case step.ATTACK_DIE:
      rollDie(s, die, events);
      break;
    case step.RANDOM_HIT:
      placeOne(s, fighterOf(s, 1 - s.placing, unit), events);
      break;
    default:
      rollLoss(s, die, events);
  }
}
