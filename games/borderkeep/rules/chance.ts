import type { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { OUTCOME, unitCopy, unitKind } from '../moves.ts';
import { ALL_STEPS, CARDS, FIRST_STEP, STEP, type State } from '../state.ts';
import { rollDie } from './battle.ts';
import { gold, heroesOf, kill, plague, quake, vortex, vortexDrop } from './disasters.ts';
import { drawCard, rollEvent, rollTable } from './draw.ts';
import { endOf, fighterNumber, fighterOf, firstOf, hitsLeft } from './fighters.ts';
import { handSize } from './hand.ts';
import { placeOne } from './hits.ts';
import { rollLoss } from './loss.ts';
import { deal, rollFirst } from './opening.ts';
import { cast } from './spells.ts';
import { isHeroAt, numberAt, placeOf } from './town.ts';

function pushCards(set: Uint32Array, row: number, out: OutcomeList): void {
  for (let card = CARDS.next(set, row, -1); card >= 0; card = CARDS.next(set, row, card))
    out.push(OUTCOME.card + card, 1);
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
  if (s.step >= FIRST_STEP.seats) return;
  switch (s.step) {
    case STEP.deal:
    case STEP.draw:
      pushCards(s.deck, 0, out);
      break;
    case STEP.event:
      pushNumbers(OUTCOME.event, 10, out);
      break;
    case STEP.table:
      pushNumbers(OUTCOME.table, tableSize(s), out);
      break;
    case STEP.vortexCard:
      pushCards(s.hand, s.victim, out);
      break;
    case STEP.assassin:
      for (let i = 0; i < s.units[s.victim]; i += 1) {
        if (isHeroAt(s, s.victim, i)) out.push(OUTCOME.unit + numberAt(s, s.victim, i), 1);
      }
      break;
    case STEP.randomHit:
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
export function draw(s: State, rng: Rng): number {
  switch (s.step) {
    case STEP.deal:
    case STEP.draw:
      return OUTCOME.card + CARDS.nth(s.deck, 0, rng.below(CARDS.sizeOf(s.deck, 0)));
    case STEP.event:
      return OUTCOME.event + rng.below(10);
    case STEP.table:
      return OUTCOME.table + rng.below(tableSize(s));
    case STEP.vortexCard:
      return OUTCOME.card + CARDS.nth(s.hand, s.victim, rng.below(handSize(s, s.victim)));
    case STEP.assassin:
      return drawHero(s, rng);
    case STEP.randomHit:
      return drawTarget(s, rng);
    default:
      return OUTCOME.die + rng.below(6);
  }
}

type Rule = (s: State, code: number, events: Events) => void;

/** The rule of a die, as a rule of an outcome. */
const ofDie =
  (rule: (s: State, die: number, events: Events) => void, base = OUTCOME.die): Rule =>
  (s, code, events) =>
    rule(s, code - base + 1, events);

/** The rule of a card. */
const ofCard =
  (rule: (s: State, card: number, events: Events) => void): Rule =>
  (s, code, events) =>
    rule(s, code - OUTCOME.card, events);

const RULES: readonly Rule[] = handlersOf(ALL_STEPS.groups.chance, {
  first: ofDie(rollFirst),
  deal: ofCard(deal),
  draw: ofCard(drawCard),
  event: ofDie(rollEvent, OUTCOME.event),
  table: ofDie(rollTable, OUTCOME.table),
  gold: ofDie(gold),
  quake: ofDie(quake),
  plague: ofDie(plague),
  vortex: ofDie(vortex),
  vortexCard: ofCard(vortexDrop),
  assassin(s, code, events) {
    const unit = code - OUTCOME.unit;
    kill(s, placeOf(s, s.victim, unitKind(unit), unitCopy(unit)), events);
  },
  spell: ofDie(cast),
  attackDie: ofDie(rollDie),
  randomHit: (s, code, events) => placeOne(s, fighterOf(s, 1 - s.placing, code - OUTCOME.unit), events),
  loss: ofDie(rollLoss),
});

/** What chance brought takes effect. */
export function applyOutcome(s: State, code: number, events: Events): void {
  RULES[s.step](s, code, events);
}
