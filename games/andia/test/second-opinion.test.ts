import { blameOf } from '@marchlands/bots/review/blame.ts';
import { Comparison } from '@marchlands/bots/review/comparison.ts';
import { secondOpinion } from '@marchlands/bots/review/second-opinion.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { andia, BLUE } from './play.ts';

const POSITION = 'R:AC2,WC2,A2,U2,H2 B:UC2,HC1,EC3,W1 bombs:0-0 turn:7 phase:income';

test('a placing that costs a third of the win in one way of playing on, and nothing in others, is not blamed', () => {
  const { state, setup } = andia(POSITION);
  const shares = new Shares(game, setup, 'shares');
  const codesOf = (line: string): readonly number[] => {
    const read = game.notation.parse(state, BLUE, line);
    if (!read.ok) throw new Error(read.problem.message);
    return read.value.map(({ code }) => code);
  };
  const blameBy = (comparison: Comparison | null) => {
    const view = game.view(state, BLUE);
    const compared = comparison?.begin(view, BLUE, codesOf('+1 UC, +1 HC, +1 EC'), codesOf('+1 UC, +1 HC, +1 E'));
    compared?.add(24);
    return compared === undefined ? undefined : blameOf(compared, BLUE, shares);
  };
  const first = blameBy(new Comparison(game, setup, 'first'));
  expect(first?.low).toBeGreaterThan(0.05);
  expect(blameBy(secondOpinion(game, setup, 'first'))).toBeNull();
});
