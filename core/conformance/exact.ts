import type { AnyEvent, AnyState, Game, Setup, Step } from '../game.ts';
import type { OutcomeList } from '../lists.ts';
import { Rng } from '../rng.ts';
import { CHANCE, isActing, type Viewer } from '../seat.ts';
import { playerName } from '../words.ts';
import { deviation, TOO_FAR } from './chi-square.ts';
import { codesFor, fault, makeBench, nameViewer, newTally } from './moment.ts';
import { textOf } from './plain.ts';

/** A state that may be the true one, with its weight. */
interface Truth {
  readonly state: AnyState;
  weight: number;
}

/** All truths that fit what a viewer saw, by their bytes; weights sum to 1. */
export type Truths = ReadonlyMap<string, number>;

/**
 * How likely a seat's move is in a state, up to a factor that is the same in all states of one step. Where the law of a
 * game is that choices tell nothing, 1.
 */
export type MoveLaw = (before: AnyState, step: Step) => number;

/** What a viewer is told of a step: the entry and its events. */
function toldOf(game: Game, setup: Setup, before: AnyState, after: AnyState, step: Step, viewer: Viewer): string {
  const entry = game.viewEntry(before, step, viewer);
  const events: AnyEvent[] = [];
  after.copyFrom(before);
  game.apply(after, step.by, step.code, events);
  const seen = events.map((event) => game.viewEvent(setup, event, viewer)).filter((event) => event !== null);
  return textOf([entry, seen]);
}

/**
 * Walks over all outcomes and hidden moves that a viewer cannot tell from those of a match: Bayes' rule by enumeration,
 * for small set-ups. Truths with the same bytes are taken together at each step. What chance brought counts by its
 * weight, a seat's move by the law.
 * @param steps the match from its start, of which no step may be unknown to have happened
 * @returns each truth's share after the last step
 */
export function exactTruths(
  game: Game,
  setup: Setup,
  steps: readonly Step[],
  viewer: Viewer,
  law: MoveLaw = () => 1,
): Truths {
  const bench = makeBench(game, setup, newTally());
  const ours = game.start(setup);
  const after = game.State.blank(setup);
  let truths = new Map<string, Truth>([[keyOf(ours), { state: ours.clone(), weight: 1 }]]);
  for (const step of steps) {
    const told = toldOf(game, setup, ours, after, step, viewer);
    const next = new Map<string, Truth>();
    for (const { state, weight } of truths.values()) {
      const acting = game.actors(state);
      if (step.by === CHANCE ? acting !== CHANCE : !isActing(acting, step.by)) continue;
      const codes = codesFor(bench, state, step.by);
      const weights =
        step.by === CHANCE ? weightsOf(bench.outcomes) : codes.map((code) => law(state, { by: step.by, code }));
      for (const [i, code] of codes.entries()) {
        if (toldOf(game, setup, state, after, { by: step.by, code }, viewer) !== told) continue;
        const key = keyOf(after);
        const share = weight * weights[i];
        if (share === 0) continue;
        const found = next.get(key);
        if (found === undefined) next.set(key, { state: after.clone(), weight: share });
        else found.weight += share;
      }
    }
    game.apply(ours, step.by, step.code);
    truths = normalized(next);
  }
  return new Map([...truths].map(([key, { weight }]) => [key, weight]));
}

function weightsOf(list: OutcomeList): number[] {
  return Array.from(list.weights.subarray(0, list.length), (weight) => weight / list.total);
}

function normalized(truths: Map<string, Truth>): Map<string, Truth> {
  let total = 0;
  for (const { weight } of truths.values()) total += weight;
  for (const truth of truths.values()) truth.weight /= total;
  return truths;
}

/** The key of a truth in `Truths`. */
export function keyOf(state: AnyState): string {
  return state.toBytes().join();
}

/** A truth that is expected at least this often must be drawn. */
const SURELY = 25;

/** What frequencies are compared with, and how. */
export interface Exactness {
  /** How likely a seat's moves are; all alike where absent. */
  readonly law?: MoveLaw;
  /** Of a prepared resampler every so many-th draw counts (1 where absent): those of a Markov chain are alike. */
  readonly thin?: number;
}

/**
 * Draws truths from the view after a match and compares their frequencies with the exact ones.
 * Throws where one is drawn that cannot be, one that can is never drawn, or the frequencies do not fit.
 * @param draws how many, from samplers prepared for one draw each, and again from one prepared for all
 */
export function checkFrequencies(
  game: Game,
  setup: Setup,
  steps: readonly Step[],
  viewer: Viewer,
  draws: number,
  seed: string | number,
  { law, thin = 1 }: Exactness = {},
): void {
  const truths = exactTruths(game, setup, steps, viewer, law);
  const state = game.start(setup);
  for (const { by, code } of steps) game.apply(state, by, code);
  const view = game.view(state, viewer);
  const keys = [...truths.keys()];
  const expected = [...truths.values()].map((share) => share * draws);
  const places = new Map(keys.map((key, i) => [key, i]));
  const into = game.State.blank(setup);
  const prepared = game.resampler(setup, view);
  const ways = [
    (rng: Rng) => game.resampler(setup, view).draw(rng, into),
    (rng: Rng) => {
      for (let i = 0; i < thin; i += 1) prepared.draw(rng, into);
    },
  ];
  for (const [way, draw] of ways.entries()) {
    const rng = new Rng(`${seed}/${way}`);
    const counted = keys.map(() => 0);
    for (let i = 0; i < draws; i += 1) {
      draw(rng);
      const at = places.get(keyOf(into));
      if (at === undefined)
        fault(
          'frequencies',
          `${nameViewer(viewer)} knows that this is false: ${game.text(game.view(into, viewer), setup, playerName)}`,
        );
      counted[at] = counted[at] + 1;
    }
    const missing = counted.filter((times, i) => times === 0 && expected[i] >= SURELY).length;
    if (missing > 0)
      fault('frequencies', `${missing} of ${keys.length} truths are never drawn for ${nameViewer(viewer)}`);
    const far = deviation(counted, expected);
    if (far > TOO_FAR) {
      fault(
        'frequencies',
        `${draws} draws for ${nameViewer(viewer)} lie ${far.toFixed(1)} standard deviations from the exact law`,
      );
    }
  }
}
