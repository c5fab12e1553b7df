import { type ChanceRules, chanceOf } from '@marchlands/core/chance.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import type { Events } from '../events.ts';
import { OUTCOME, type Outcome, outcomeCodec, UNIT_NAMES, unitCopy, unitKind } from '../moves.ts';
import { ALL_STEPS, CARDS, STEP, type State } from '../state.ts';
import { rollDie } from './battle.ts';
import { gold, kill, plague, quake, vortex, vortexDrop } from './disasters.ts';
import { drawCard, rollEvent, rollTable } from './draw.ts';
import { endOf, fighterNumber, fighterOf, firstOf, hitsLeft } from './fighters.ts';
import { handSize } from './hand.ts';
import { placeOne } from './hits.ts';
import { rollLoss } from './loss.ts';
import { deal, rollFirst } from './opening.ts';
import { cast } from './spells.ts';
import { isHeroAt, numberAt, placeOf } from './town.ts';

function tableSize(s: State): number {
  return s.setup.rolls[s.table].length;
}

/** Units equally likely to be struck: heroes of the victim, or targets of a hit. */
const units = new OutcomeList(UNIT_NAMES.length);

/** Draws one outcome by its weight; only units are listed for it. */
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
    case STEP.randomHit:
      outcomes(s, units);
      return units.codes[rng.below(units.length)];
    default:
      return OUTCOME.die + rng.below(6);
  }
}

type Rule = ChanceRules<State, Events, Outcome['kind']>;

/** The cards of a row, each equally likely. */
const cardsOf =
  (words: 'deck' | 'hand', rowOf: (s: State) => number): NonNullable<Rule['outcomes']> =>
  (s, out, base) => {
    const row = rowOf(s);
    for (let card = CARDS.next(s[words], row, -1); card >= 0; card = CARDS.next(s[words], row, card))
      out.push(base + card, 1);
  };
const inDeck = cardsOf('deck', () => 0);

const die = (rule: (s: State, die: number, events: Events) => void): Rule => ({
  kind: 'die',
  apply: (s, face, events) => rule(s, face + 1, events),
});

/** C-01 to C-14. */
const RULES: readonly Rule[] = handlersOf(ALL_STEPS.groups.chance, {
  first: die(rollFirst),
  deal: { kind: 'card', outcomes: inDeck, apply: deal },
  draw: { kind: 'card', outcomes: inDeck, apply: drawCard },
  event: { kind: 'event', apply: (s, face, events) => rollEvent(s, face + 1, events) },
  table: {
    kind: 'table',
    weight: (s, face) => (face < tableSize(s) ? 1 : 0),
    apply: (s, face, events) => rollTable(s, face + 1, events),
  },
  gold: die(gold),
  quake: die(quake),
  plague: die(plague),
  vortex: die(vortex),
  vortexCard: { kind: 'card', outcomes: cardsOf('hand', (s) => s.victim), apply: vortexDrop },
  assassin: {
    kind: 'unit',
    outcomes(s, out, base) {
      for (let i = 0; i < s.units[s.victim]; i += 1) {
        if (isHeroAt(s, s.victim, i)) out.push(base + numberAt(s, s.victim, i), 1);
      }
    },
    apply: (s, unit, events) => kill(s, placeOf(s, s.victim, unitKind(unit), unitCopy(unit)), events),
  },
  spell: die(cast),
  attackDie: die(rollDie),
  randomHit: {
    kind: 'unit',
    outcomes(s, out, base) {
      for (let at = firstOf(1 - s.placing); at < endOf(s, 1 - s.placing); at += 1) {
        if (hitsLeft(s, at) > 0) out.push(base + fighterNumber(s, at), 1);
      }
    },
    apply: (s, unit, events) => placeOne(s, fighterOf(s, 1 - s.placing, unit), events),
  },
  loss: die(rollLoss),
});

/** The outcomes possible now, for the full state, and their effects. */
export const chance = chanceOf(outcomeCodec, RULES, (s) => s.step);
export const { outcomes } = chance;
