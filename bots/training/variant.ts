import type { Game } from '@marchlands/core/game.ts';
import type { Knowledge } from '@marchlands/core/knowledge.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { Network } from './network.ts';
import { inputsOf } from './shape.ts';

type Evaluate = Knowledge['evaluate'];

/** The evaluation of a network: each seat's chance to win. */
export function learnedEvaluation({ features }: Knowledge, network: Network): Evaluate {
  if (features === undefined) throw new Error('a game that names no features has no learned evaluation');
  const { seats } = network.shape;
  const inputs = new Float64Array(inputsOf(network.shape));
  return (state, values) => {
    features.measure(state, inputs);
    network.run(inputs);
    for (let seat = 0; seat < seats; seat += 1) values[seat] = network.chances[seat];
  };
}

/** An evaluation that distributes part of the remaining win, the chance of a common defeat, among the seats. */
function counting(evaluate: Evaluate, share: number): Evaluate {
  if (share === 0) return evaluate;
  return (state: AnyState, values) => {
    evaluate(state, values);
    let sum = 0;
    for (let seat = 0; seat < values.length; seat += 1) sum += values[seat];
    const each = (share * Math.max(0, 1 - sum)) / values.length;
    for (let seat = 0; seat < values.length; seat += 1) values[seat] += each;
  };
}

/** A searcher's evaluation of a game, in place of the game's own. */
export interface Outlook {
  /** Default: the game's own evaluation. */
  readonly network?: Network;
  /** `Knowledge.defeatShare`. */
  readonly defeatShare: number;
}

/** The same game with this evaluation. @throws if the game has no evaluation or no features */
export function seenAs(game: Game, { network, defeatShare }: Outlook): Game {
  const { knowledge } = game;
  if (knowledge === undefined) throw new Error(`${game.id} has no evaluation`);
  const evaluate = network === undefined ? knowledge.evaluate : learnedEvaluation(knowledge, network);
  return {
    ...game,
    knowledge: { ...knowledge, evaluate: counting(evaluate, defeatShare), defeatShare },
  };
}
