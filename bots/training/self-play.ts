import type { Game } from '@marchlands/core/game.ts';
import type { Features } from '@marchlands/core/knowledge.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Final, Setup } from '@marchlands/core/types.ts';
import { type Bot, type Thinking, type Thought, thinkThrough } from '../bot.ts';
import { playMatch } from '../match.ts';
import { RandomBot } from '../random.ts';
import type { Sample } from './gradient.ts';
import { inputsOf, type Shape } from './shape.ts';

/** How training matches are played. */
export interface PlaySettings {
  /** Share of random decisions, 0..1, so that mistakes are seen too. */
  readonly slips: number;
  /** Most random decisions of each seat at the beginning; each match draws its number. */
  readonly opening: number;
}

export const PLAY: PlaySettings = { slips: 0.05, opening: 2 };

/** One step of a match: the actor (CHANCE or a seat) and the code. */
export type Step = readonly [by: Actor, code: number];

/** A stored match: enough to replay it. */
export interface PlayedMatch {
  readonly steps: readonly Step[];
}

/** A player that errs now and then, and plays its first decisions at random. */
class Erring implements Bot {
  readonly name: string;
  readonly isUniform = false;
  readonly #bot: Bot;
  readonly #random: Bot;
  readonly #settings: PlaySettings;
  readonly #rng = new Rng(0);
  #left = 0;

  constructor(bot: Bot, game: Game, setup: Setup, settings: PlaySettings) {
    this.name = bot.name;
    this.#bot = bot;
    this.#random = new RandomBot('random', game, setup, 0);
    this.#settings = settings;
  }

  begin(view: AnyView, seat: number): Thinking {
    const errs = this.#left > 0 || this.#rng.unit() < this.#settings.slips;
    this.#left -= 1;
    return (errs ? this.#random : this.#bot).begin(view, seat);
  }

  think(view: AnyView, seat: number): Thought {
    return thinkThrough(this.begin(view, seat));
  }

  restart(seed: string | number): void {
    this.#rng.reseed(`${seed}/errs`);
    this.#left = this.#rng.below(this.#settings.opening + 1);
    this.#bot.restart(seed);
    this.#random.restart(`${seed}/random`);
  }
}

/** Plays a match in which one player takes all seats and sometimes errs. Determined by the seed and the player. */
export function playToLearn(
  game: Game,
  setup: Setup,
  bot: Bot,
  seed: string,
  settings: PlaySettings = PLAY,
): PlayedMatch {
  const steps: Step[] = [];
  const erring = new Erring(bot, game, setup, settings);
  const bots = Array.from({ length: setup.seats }, () => erring);
  playMatch(game, setup, bots, seed, { onStep: (_, by, code) => steps.push([by, code]) });
  return { steps };
}

/** The target that a match's result gives, by seat, then for a common defeat; a draw that nobody wins is shared. */
function outcomeOf({ winners, defeat }: Final, seats: number): Float64Array {
  const target = new Float64Array(seats + 1);
  if (winners.length > 0) for (const seat of winners) target[seat] = 1 / winners.length;
  else if (defeat) target[seats] = 1;
  else target.fill(1 / seats, 0, seats);
  return target;
}

/**
 * Replays a stored match and takes a sample wherever a seat must act, which is where a search evaluates.
 * @throws if a step does not fit, for example under other rules
 */
export function samplesOf(
  game: Game,
  setup: Setup,
  features: Features,
  shape: Shape,
  { steps }: PlayedMatch,
): readonly Sample[] {
  const state: AnyState = game.start(setup);
  const measured = new Float64Array(inputsOf(shape));
  const inputs: Float32Array[] = [];
  for (const [by, code] of steps) {
    if (by !== CHANCE) {
      features.measure(state, measured);
      inputs.push(Float32Array.from(measured));
    }
    game.apply(state, by, code);
  }
  const target = outcomeOf(game.result(state), shape.seats);
  return inputs.map((each) => ({ inputs: each, target }));
}
