import { blameOf } from '@marchlands/bots/review/blame.ts';
import { Comparison } from '@marchlands/bots/review/comparison.ts';
import { secondOpinion } from '@marchlands/bots/review/second-opinion.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { start } from '../rules/start.ts';
import { go, setupFor, sitesUp, tableOf } from './play.ts';

const SITES = 'A4 D1 F5 C5 E1 B1 F1 A1 E4 D6 E5 C4 F4 F2 D5 B3';
const KINDS = 'ttmihmtggimigthh';
const DRAFTS = 'C4 A5 C5 E1 F5 D3 F4 D6 A3 D5 E3 C7 C6 E2 B5 E6 B3 C1 D2 B1 B6 D7 B2';
const BLUE = 1;

test('a draft that the evaluation calls a blunder is not blamed if as much is won when the search plays on', () => {
  const table = tableOf(start(setupFor(2)));
  const inTurn = (verb: string, ids: string) => ids.split(' ').map((id, i) => `${'RB'[i % 2]}: ${verb} ${id}`);
  go(table, '* die 4', '* die 3', ...inTurn('site', SITES), ...sitesUp(KINDS));
  go(table, ...inTurn('draft', DRAFTS));
  const { state } = table;
  const { setup } = state;
  const codesOf = (line: string): readonly number[] => {
    const read = game.notation.parse(state, BLUE, line);
    if (!read.ok) throw new Error(read.problem.message);
    return read.value.map(({ code }) => code);
  };
  const [made, best] = [codesOf('B: draft F2'), codesOf('B: draft D1')];
  const blameBy = (comparison: Comparison) => {
    const compared = comparison.begin(game.view(state, BLUE), BLUE, made, best);
    compared.add(4);
    return blameOf(compared, BLUE, new Shares(game, setup, 'shares'));
  };
  expect(blameBy(new Comparison(game, setup, 'seed'))?.low).toBeGreaterThan(0.08);
  const second = secondOpinion(game, setup, 'seed');
  expect(second).not.toBeNull();
  if (second !== null) expect(blameBy(second)).toBeNull();
});
