import { expect, test } from 'vitest';
import { coursesOf } from '../bot/courses.ts';
import { readLine, setupFor } from './play.ts';

/**
 * Whether the bots see that a boat in M1 gets to M3 without anybody's leave: the banks of M2 are C4 and D3, 2 points
 * each.
 */
function comesToM3(options: object): boolean {
  const setup = setupFor(3, options);
  const { spaces, count } = coursesOf(readLine(setup, 'RBG L=R c=4 shipment R | *=R C4=B.h D3=G.h M1=[R]'), 0);
  return spaces.subarray(0, count).includes(setup.land.spaceIds.indexOf('M3'));
}

test.each([
  ['sum', false],
  ['each', true],
] as const)(
  'a boat of 3 against two owners, passageBothForbid = %s: bots weigh as the rules do',
  (passageBothForbid, passes) => {
    expect(comesToM3({ passageBothForbid })).toBe(passes);
  },
);
