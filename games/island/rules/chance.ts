import { OutcomeList } from '@marchlands/core/lists.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import { EVENT_WEIGHTS } from '../data/kinds.ts';
import { MAX_HEXES } from '../data/limits.ts';
import type { Events } from '../events.ts';
import { OUTCOME } from '../moves.ts';
import { ALL_STEPS, dueStep, FIRST_STEP, STEP, type State } from '../state.ts';
import { cardOutcomes, drawCard } from './decks.ts';
import { devCardOutcomes, drawDevCard } from './development.ts';
import { steal, stealOutcomes } from './robber.ts';
import { rollEvent, rollMarchDie } from './ship.ts';
import * as dealing from './start.ts';
import { rollRed, rollYellow } from './turn.ts';

/** The outcomes of a step and their effect: `index` counts from the first code of its kind. */
interface ChanceRules {
  readonly base: number;
  outcomes(s: State, out: OutcomeList): void;
  apply(s: State, index: number, events: Events): void;
}

const pushEqual =
  (base: number, count: (s: State) => number) =>
  (s: State, out: OutcomeList): void => {
    for (let i = 0; i < count(s); i += 1) out.push(base + i, 1);
  };

const die = (base: number): ((s: State, out: OutcomeList) => void) => pushEqual(base, () => 6);

function eventOutcomes(_s: State, out: OutcomeList): void {
  for (let face = 0; face < EVENT_WEIGHTS.length; face += 1) out.push(OUTCOME.event + face, EVENT_WEIGHTS[face]);
}

const RULES: readonly ChanceRules[] = handlersOf(ALL_STEPS.groups.chance, {
  terrain: { base: OUTCOME.terrain, outcomes: dealing.terrainOutcomes, apply: dealing.dealTerrain },
  corner: { base: OUTCOME.corner, outcomes: dealing.cornerOutcomes, apply: dealing.laySpiral },
  redToken: { base: OUTCOME.redToken, outcomes: dealing.redTokenOutcomes, apply: dealing.layRedToken },
  token: { base: OUTCOME.token, outcomes: dealing.tokenOutcomes, apply: dealing.layNextToken },
  harbour: { base: OUTCOME.harbour, outcomes: dealing.harbourOutcomes, apply: dealing.dealHarbour },
  first: { base: OUTCOME.first, outcomes: pushEqual(OUTCOME.first, (s) => s.setup.seats), apply: dealing.drawFirst },
  shipBay: {
    base: OUTCOME.shipBay,
    outcomes: pushEqual(OUTCOME.shipBay, (s) => s.setup.board.bays.length),
    apply: dealing.drawShipBay,
  },
  red: { base: OUTCOME.red, outcomes: die(OUTCOME.red), apply: rollRed },
  yellow: { base: OUTCOME.yellow, outcomes: die(OUTCOME.yellow), apply: rollYellow },
  event: { base: OUTCOME.event, outcomes: eventOutcomes, apply: rollEvent },
  marchDie: { base: OUTCOME.march, outcomes: die(OUTCOME.march), apply: rollMarchDie },
  card: { base: OUTCOME.card, outcomes: cardOutcomes, apply: drawCard },
  devCard: { base: OUTCOME.devCard, outcomes: devCardOutcomes, apply: drawDevCard },
  steal: { base: OUTCOME.steal, outcomes: stealOutcomes, apply: steal },
});

/** CH-1 to CH-9: the outcomes possible now, for the full state. */
export function outcomes(s: State, out: OutcomeList): void {
  out.clear();
  const step = dueStep(s);
  if (step < FIRST_STEP.seats) RULES[step].outcomes(s, out);
}

/** Scratch list of one draw. */
const list = new OutcomeList(MAX_HEXES);

/** Draws one outcome by its weight. */
export function draw(s: State, rng: Rng): number {
  const step = dueStep(s);
  if (step === STEP.red) return OUTCOME.red + rng.below(6);
  if (step === STEP.yellow) return OUTCOME.yellow + rng.below(6);
  outcomes(s, list);
  return list.at(rng.below(list.total));
}

/** Applies a chance outcome. */
export function applyOutcome(s: State, code: number, events: Events): void {
  const rules = RULES[dueStep(s)];
  rules.apply(s, code - rules.base, events);
}
