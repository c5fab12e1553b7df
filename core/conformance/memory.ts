import { isAtRest } from '../partial.ts';
import { Rng } from '../rng.ts';
import type { Viewer } from '../seat.ts';
import type { AnyState } from '../types.ts';
import { keyOf, knownFalse, type MoveLaw, PossibleStates } from './exact.ts';
import { anyKind, anyMove, type Bench, count, fault, type Played } from './moment.ts';
import { newPlay, type Play, playMatch } from './play.ts';

/** The set-up for the memory check: so small that all states consistent with a viewer's observations can be listed. */
export interface MemoryPlan {
  readonly options: object;
  readonly seats: number;
  /** Number of checked steps from the start of each match. */
  readonly entries: number;
  /** 0 for moves that no seat makes in such a state; all legal moves are made where absent. */
  readonly law?: MoveLaw;
  /**
   * Equal for states that count as the same: without parts that the game declares open when it draws (the seats'
   * knowledge of each other). Default: the bytes.
   */
  readonly key?: (state: AnyState) => string;
}

/** One match is checked for this many of the run, and at least `LEAST`; half of them pick the kind of move first. */
const EVERY = 10;
const LEAST = 16;
/** States drawn for each viewer after each step. */
const DRAWS = 4;
/** A match is abandoned if more states than this are possible. */
const MOST_STATES = 2000;

/** True after a step that leaves no simultaneous decision half made. */
function isDecided(steps: readonly Played[], at: number): boolean {
  const { decision } = steps[at];
  return decision < 0 || steps[at + 1]?.decision !== decision;
}

/**
 * Follows one viewer through a match: every state drawn from its view must be consistent with everything it was shown.
 */
function follow(bench: Bench, plan: MemoryPlan, steps: readonly Played[], viewer: Viewer, rng: Rng): void {
  const { game, setup } = bench;
  const key = plan.key ?? keyOf;
  const walk = new PossibleStates(game, setup, viewer, plan.law);
  const state = game.start(setup);
  const drawn = game.State.blank(setup);
  for (const [at, step] of steps.slice(0, plan.entries).entries()) {
    if (walk.isUnseen(step)) return;
    walk.take(step);
    game.apply(state, step.by, step.code);
    if (walk.states.size > MOST_STATES) return;
    // Views exist only if no seat is inside a choice that is sent whole.
    if (!isDecided(steps, at) || !isAtRest(game, state)) continue;
    const possible = new Set([...walk.states.values()].map((one) => key(one.state)));
    const sampler = game.resampler(setup, game.view(state, viewer));
    for (let i = 0; i < DRAWS; i += 1) {
      sampler.draw(rng, drawn);
      if (!possible.has(key(drawn))) fault('memory', `after ${at + 1} steps ${knownFalse(game, viewer, drawn)}`);
      count(bench.tally.checks, 'memory');
    }
  }
}

/**
 * In short matches of a small set-up, every state drawn from a view must be consistent with everything the viewer was
 * shown. A view holds no history: forgotten facts (a seen card, the holder of a stolen one) are sooner or later drawn
 * wrong, and no other check can notice.
 * @param from the matches of the run, or of this part of it, begin here
 * @param to and end before this one
 * @param begin called with each match before it is played, which fills it, and the match of the run that repeats it
 */
export function checkMemory(
  bench: Bench,
  plan: MemoryPlan,
  seed: string,
  [from, to]: readonly [from: number, to: number],
  begin: (play: Play, match: number) => void,
): void {
  // The first part of a run checks the least number.
  const first = from === 0 ? 0 : Math.max(LEAST, Math.ceil(from / EVERY));
  const end = Math.max(from === 0 ? LEAST : 0, Math.ceil(to / EVERY));
  for (let match = first; match < end; match += 1) {
    const play = newPlay(bench);
    begin(play, match < LEAST ? 0 : match * EVERY);
    playMatch(bench, play, new Rng(`${seed}/${match}`), () => {}, match % 2 === 0 ? anyMove : anyKind);
    for (const viewer of bench.viewers) {
      follow(bench, plan, play.steps, viewer, new Rng(`${seed}/${match}/${viewer}`));
    }
  }
}
