import { expect, test } from 'vitest';
import { compareLogs } from '../../conformance/checks/match-log.ts';
import { makeBench, newTally } from '../../conformance/moment.ts';
import { CHANCE, SPECTATOR } from '../../seat.ts';
import { faceUp } from '../../testing/toys/hidden-draw/face-up.ts';
import { must } from '../match/help.ts';

test('bug: steps that end before a lone open move, which a match plays itself, stopped the suite', () => {
  const setup = must(faceUp.setup({}, 2));
  const bench = makeBench(faceUp, setup, newTally());
  const drawn = [1, 3, 2, 4, 5].map((rank) => ({ by: CHANCE, code: rank - 1, decision: -1 }));
  const chosen = { by: 0, code: must(faceUp.moveCodec.parse('choose 1')), decision: -1 };
  const steps = [...drawn, chosen];
  const state = faceUp.start(setup);
  for (const { by, code } of steps) faceUp.apply(state, by, code);
  const pair = { viewer: SPECTATOR, ours: state, theirs: state.clone(), ourSteps: steps, theirSteps: steps };
  expect(() => compareLogs(bench, pair)).not.toThrow();
});
