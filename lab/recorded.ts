import type { Bot } from '@marchlands/bots/bot.ts';
import { playSeriesMatch } from '@marchlands/bots/series.ts';
import type { Taken } from '@marchlands/core/foreign.ts';
import type { Game } from '@marchlands/core/game.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { playTaken } from '@marchlands/core/match/taken.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { type Actor, CHANCE, isSimultaneous } from '@marchlands/core/seat.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import type { Plan } from './protocol.ts';

/** Groups the steps of a match into whole choices, as a match takes them. */
class Choices {
  readonly taken: Taken[] = [];
  readonly #game: Game;
  /** Whether several seats choose at once. */
  #isShared: boolean;
  #open: { readonly by: Actor; readonly codes: number[] } | null = null;

  constructor(game: Game, start: AnyState) {
    this.#game = game;
    this.#isShared = isSimultaneous(game.actors(start));
  }

  /** @param state right after the step */
  step(state: AnyState, by: Actor, code: number): void {
    const open = this.#open ?? { by, codes: [] };
    open.codes.push(code);
    const isOpen = by !== CHANCE && mustGoOn(this.#game, state, by, this.#isShared);
    this.#open = isOpen ? open : null;
    if (isOpen) return;
    this.taken.push(open);
    this.#isShared = isSimultaneous(this.#game.actors(state));
  }
}

/**
 * Replays a match of an experiment and records it as a match that can be viewed.
 * @param players by seat
 * @throws if the match does not accept the played moves: a bug
 */
export function recordedMatch(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  { seed }: Plan,
  index: number,
  players: readonly Player[],
): Match {
  const choices = new Choices(game, game.start(setup));
  playSeriesMatch(game, setup, bots, seed, index, {
    onStep: (state, by, code) => choices.step(state, by, code),
  });
  const { seats, options } = setup;
  const match = createMatch(game, { seats, options, players, dice: givenDice() });
  if (!match.ok) throw new Error(match.problem.message);
  const played = playTaken(match.value, choices.taken);
  if (!played.ok) throw new Error(played.problem.message);
  return match.value;
}
