import type { Game } from '../game.ts';
import { Rng } from '../rng.ts';
import { CHANCE, EVERYTHING, isActing, type Viewer } from '../seat.ts';
import { type AnyEvent, type AnyState, SEALED, type Setup, type Step } from '../types.ts';
import { playerName } from '../words.ts';
import { deviation, TOO_FAR } from './chi-square.ts';
import { type Bench, codesFor, decodeStep, fault, makeBench, nameViewer, newTally } from './moment.ts';
import { textOf } from './plain.ts';

/** A possible true state, with its probability. */
interface Possible {
  readonly state: AnyState;
  share: number;
}

/**
 * The relative probability of a seat's move in a state; the factor must be equal for all states of one step. 1 if
 * choices reveal nothing. A law that picks a card from a hand must count equal cards: one code stands for all of them.
 */
export type MoveLaw = (before: AnyState, step: Step) => number;

/** The key of a state in `PossibleStates`. */
export function keyOf(state: AnyState): string {
  return state.toBytes().join();
}

/**
 * Follows a match over all outcomes and hidden moves that a viewer cannot distinguish from the actual ones: Bayes' rule
 * by enumeration, for small set-ups. States with equal bytes are merged at each step. Chance outcomes count by their
 * weight, a seat's moves by the law. A sealed choice counts as shown, as it will be later: do not ask while a
 * simultaneous decision is open.
 */
export class PossibleStates {
  /** By key; the shares sum to 1. */
  states: ReadonlyMap<string, Readonly<Possible>>;
  readonly #bench: Bench;
  readonly #viewer: Viewer;
  readonly #law: MoveLaw;
  /** The true state of the match. */
  readonly #ours: AnyState;
  readonly #after: AnyState;

  constructor(game: Game, setup: Setup, viewer: Viewer, law: MoveLaw = () => 1) {
    this.#bench = makeBench(game, setup, newTally());
    this.#viewer = viewer;
    this.#law = law;
    this.#ours = game.start(setup);
    this.#after = game.State.blank(setup);
    this.states = new Map([[keyOf(this.#ours), { state: this.#ours.clone(), share: 1 }]]);
  }

  /** True if the viewer is shown nothing of a step: it cannot even count such steps, so that the walk ends before it. */
  isUnseen(step: Step): boolean {
    if (this.#entryText(this.#ours, step) !== textOf(null)) return false;
    this.#after.copyFrom(this.#ours);
    return this.#eventsText(step) === textOf([]);
  }

  /** The next step of the match; the viewer must see that it happened. */
  take(step: Step): void {
    const { game, outcomes } = this.#bench;
    const entry = this.#entryText(this.#ours, step);
    // A fully visible step can only have been this one.
    const isOpen = entry === textOf({ by: step.by, move: decodeStep(game, step) });
    this.#after.copyFrom(this.#ours);
    const events = this.#eventsText(step);
    const next = new Map<string, Possible>();
    let total = 0;
    for (const { state, share } of this.states.values()) {
      const acting = game.actors(state);
      if (step.by === CHANCE ? acting !== CHANCE : !isActing(acting, step.by)) continue;
      for (const code of codesFor(this.#bench, state, step.by)) {
        const other = { by: step.by, code };
        if (isOpen ? code !== step.code : this.#entryText(state, other) !== entry) continue;
        const chance = step.by === CHANCE ? outcomes.weightOf(code) / outcomes.total : this.#law(state, other);
        if (chance === 0) continue;
        this.#after.copyFrom(state);
        if (this.#eventsText(other) !== events) continue;
        total += share * chance;
        const key = keyOf(this.#after);
        const found = next.get(key);
        if (found === undefined) next.set(key, { state: this.#after.clone(), share: share * chance });
        else found.share += share * chance;
      }
    }
    for (const possible of next.values()) possible.share /= total;
    this.states = next;
    game.apply(this.#ours, step.by, step.code);
  }

  /** The viewer's final version of an entry. */
  #entryText(before: AnyState, step: Step): string {
    const { game } = this.#bench;
    const seen = game.viewEntry(before, step, this.#viewer);
    return textOf(seen === SEALED ? { by: step.by, move: decodeStep(game, step) } : seen);
  }

  /** Applies a step to `#after`; returns the viewer's version of its events. */
  #eventsText(step: Step): string {
    const { game, setup } = this.#bench;
    const events: AnyEvent[] = [];
    game.apply(this.#after, step.by, step.code, events);
    return textOf(events.map((event) => game.viewEvent(setup, event, this.#viewer)).filter((seen) => seen !== null));
  }
}

/**
 * Each possible state's share after the last of these steps, by its key.
 * @param steps the match from its start, none of them unseen by the viewer
 */
export function exactShares(
  game: Game,
  setup: Setup,
  steps: readonly Step[],
  viewer: Viewer,
  law?: MoveLaw,
): ReadonlyMap<string, number> {
  const possible = new PossibleStates(game, setup, viewer, law);
  for (const step of steps) possible.take(step);
  return new Map([...possible.states].map(([key, { share }]) => [key, share]));
}

/** A state with at least this expected count must be drawn. */
const SURELY = 25;

/** The reference of the comparison, and its method. */
export interface Exactness {
  /** The probability of a seat's moves; default: all equal. */
  readonly law?: MoveLaw;
  /** Only every nth draw of a prepared sampler counts (default: 1): consecutive draws of a Markov chain are similar. */
  readonly thin?: number;
}

/**
 * Draws states from the view after a match and compares their frequencies with the exact ones. Throws if an impossible
 * state is drawn, a likely one is never drawn, or the frequencies do not fit the law; the message names the worst
 * state.
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
  const walk = new PossibleStates(game, setup, viewer, law);
  for (const step of steps) walk.take(step);
  const states = [...walk.states.values()];
  const expected = states.map(({ share }) => share * draws);
  const places = new Map([...walk.states.keys()].map((key, i) => [key, i]));
  const view = game.view(stateAfter(game, setup, steps), viewer);
  const into = game.State.blank(setup);
  const prepared = game.resampler(setup, view);
  const ways = [
    (rng: Rng) => game.resampler(setup, view).draw(rng, into),
    (rng: Rng) => {
      for (let i = 0; i < thin; i += 1) prepared.draw(rng, into);
    },
  ];
  const lawName = law === undefined ? 'the law by which all moves are alike' : 'the law given';
  for (const [way, draw] of ways.entries()) {
    const rng = new Rng(`${seed}/${way}`);
    const counted = states.map(() => 0);
    for (let i = 0; i < draws; i += 1) {
      draw(rng);
      const at = places.get(keyOf(into));
      if (at === undefined) fault('frequencies', knownFalse(game, viewer, into));
      counted[at] = counted[at] + 1;
    }
    const worst = furthest(counted, expected);
    const worstText =
      `drawn ${counted[worst]} times where ${expected[worst].toFixed(1)} are due:\n` +
      textFor(game, states[worst].state);
    const missing = counted.filter((times, i) => times === 0 && expected[i] >= SURELY).length;
    if (missing > 0) {
      const which = `${missing} of ${states.length} possible states are never drawn`;
      fault('frequencies', `${which} for ${nameViewer(viewer)}; the one most likely is ${worstText}`);
    }
    const far = deviation(counted, expected);
    if (far > TOO_FAR) {
      const what = `${draws} draws for ${nameViewer(viewer)} lie ${far.toFixed(1)} standard deviations from ${lawName}`;
      fault('frequencies', `${what}; furthest off is a state ${worstText}`);
    }
  }
}

function stateAfter(game: Game, setup: Setup, steps: readonly Step[]): AnyState {
  const state = game.start(setup);
  for (const { by, code } of steps) game.apply(state, by, code);
  return state;
}

/** The cell with the largest deviation of the observed from the expected count, in standard deviations. */
function furthest(counted: readonly number[], expected: readonly number[]): number {
  const off = counted.map((times, i) => Math.abs(times - expected[i]) / Math.sqrt(Math.max(expected[i], 1)));
  return off.indexOf(Math.max(...off));
}

/** The text of a state with nothing hidden. */
function textFor(game: Game, state: AnyState): string {
  return game.text(game.view(state, EVERYTHING), state.setup, playerName);
}

/** Why a drawn state is impossible. */
export function knownFalse(game: Game, viewer: Viewer, drawn: AnyState): string {
  return `${nameViewer(viewer)} knows that this is false:\n${textFor(game, drawn)}`;
}
