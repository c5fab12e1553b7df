import type { AnyState, Final } from '../../types.ts';
import { type Bench, fault } from '../moment.ts';
import { checkSentence } from './words.ts';

function checkRanks({ ranks, winners, defeat }: Final, seats: number): void {
  if (ranks.length !== seats) fault('result', `has ${ranks.length} ranks for ${seats} seats`);
  if (ranks.some((rank) => !Number.isInteger(rank) || rank < 1 || rank > seats)) {
    fault('result', `ranks ${ranks.join(', ')} must be whole numbers from 1 to ${seats}`);
  }
  if (defeat) {
    if (new Set(ranks).size !== 1)
      fault('result', `with a common defeat all ranks are the same, not ${ranks.join(', ')}`);
    if (winners.length > 0) fault('result', `with a common defeat nobody wins, but seat ${winners.join(', ')} does`);
    return;
  }
  if (Math.min(...ranks) !== 1) fault('result', `nobody has rank 1: ${ranks.join(', ')}`);
  for (const winner of winners) {
    if (ranks[winner] !== 1) fault('result', `seat ${winner} wins with rank ${ranks[winner]}`);
  }
  const best = ranks.filter((rank) => rank === 1).length;
  if (winners.length > 0 && winners.length !== best) {
    fault('result', `${best} seats share rank 1, but ${winners.length} of them win`);
  }
  if (new Set(winners).size !== winners.length) fault('result', `a winner is named twice: ${winners.join(', ')}`);
}

/** The result: ranks, winners, defeat and scores agree with each other and lie within the bounds. */
export function checkFinal({ game, setup }: Bench, state: AnyState): Final {
  const final = game.result(state);
  checkRanks(final, setup.seats);
  const [low, high] = setup.bounds.score;
  if (final.scores.length !== setup.seats)
    fault('result', `has ${final.scores.length} scores for ${setup.seats} seats`);
  for (const [seat, score] of final.scores.entries()) {
    if (score === null) continue;
    if (!Number.isFinite(score) || score < low || score > high) {
      fault('result', `the score ${score} of seat ${seat} is out of the bounds ${low} to ${high}`);
    }
  }
  if (!Object.hasOwn(game.words.endings, final.reason)) {
    fault('words', `words.endings has no sentence for the ending "${final.reason}"`);
  }
  checkSentence(`the ending ${final.reason}`, game.words.endings[final.reason]);
  return final;
}
