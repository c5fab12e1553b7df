import { describe, expect, it } from 'vitest';
import { forecast } from '../advice/forecast.ts';
import { tableOf } from '../view/table.ts';
import { situation } from './situation.ts';

/** Chances of a vertex; zeros if there is no entry. */
function threatAt(text: string, vertex: number, options: object = {}) {
  const s = situation(text, options);
  const found = forecast(s.setup, tableOf(s)).threats.find((one) => one.vertex === vertex);
  return found ?? { vertex, arrives: [0, 0], lost: [0, 0] };
}

const stepsOf = (text: string, options: object = {}) => {
  const s = situation(text, options);
  return forecast(s.setup, tableOf(s)).steps;
};

// The barbarian came from 16 to 22: left of straight ahead is 28, right of it 17.
const ONE = (players: string, ship = 0) => `roaming 3 P1 action invasion=1 ship=${ship} bars=b5:1@22<16\n${players}`;
const FAR = 'P1: s38\nP2: s45\nP3: s1';

describe('where a barbarian marches next', () => {
  it('IK-268, IK-269: left on a red 1 to 3, right on 4 to 6', () => {
    const [step] = stepsOf(ONE(FAR));
    const ahead = [step.left, step.right];
    expect(step.bay).toBe(5);
    expect(new Set(ahead)).toEqual(new Set([17, 28]));
    // Down from 16 to 22: left, counter-clockwise, is to the east on the sheet, whose y points downward.
    expect(step.left).toBe(17);
  });

  it('IK-267: the first march leads inland, whatever the die', () => {
    const [step] = stepsOf(`roaming 3 P1 action invasion=1 bars=b5:1@16\n${FAR}`);
    expect(step.left).toBe(step.right);
  });
});

describe('the forecast of two turns', () => {
  it('IK-268: each of the two next places is reached on half of the rolls', () => {
    expect(threatAt(ONE(FAR), 17).arrives).toEqual([0.5, 0.5]);
    expect(threatAt(ONE(FAR), 28).arrives).toEqual([0.5, 0.5]);
  });

  it('IK-268: four places are reached in the second turn, on a quarter of the rolls each', () => {
    const s = situation(ONE(FAR));
    const { threats } = forecast(s.setup, tableOf(s));
    const second = threats.filter(({ arrives }) => arrives[0] === 0);
    expect(second).toHaveLength(4);
    for (const { arrives } of second) expect(arrives[1]).toBeCloseTo(0.25, 12);
  });

  it('IK-286: a plain city is lost where it is reached', () => {
    expect(threatAt(ONE('P1: c17\nP2: s45\nP3: s1'), 17).lost).toEqual([0.5, 0.5]);
  });

  it('IK-289, IK-290: a settlement and a metropolis are not lost', () => {
    expect(threatAt(ONE('P1: s17\nP2: s45\nP3: s1'), 17)).toMatchObject({ arrives: [0.5, 0.5], lost: [0, 0] });
  });

  it('IK-278, IK-282: an active knight of its level keeps the city, an inactive one does not', () => {
    expect(threatAt(ONE('P1: c17 k17:1+\nP2: s45\nP3: s1'), 17).lost).toEqual([0, 0]);
    expect(threatAt(ONE('P1: c17 k17:1-\nP2: s45\nP3: s1'), 17).lost).toEqual([0.5, 0.5]);
  });

  it('IK-279: a barbarian that a knight kills goes no further', () => {
    const free = threatAt(ONE(FAR), 12).arrives[1];
    expect(free).toBeCloseTo(0.25, 12);
    expect(threatAt(ONE('P1: s38 k17:1+\nP2: s45\nP3: s1'), 12).arrives[1]).toBe(0);
  });

  it('IK-257, IK-266: a ship one step away lands on half of the rolls, and then nobody marches', () => {
    expect(threatAt(ONE(FAR, 6), 17).arrives[0]).toBeCloseTo(0.25, 12);
  });

  it('IK-260: on a landing each bay gets one of the pair on a third of the rolls', () => {
    const bay = situation(ONE(FAR, 6)).setup.board.bays[3];
    // Invasion 2 has one pair: bays 3 and 9 on a red 3; with the ship on half of the rolls that is one in twelve.
    expect(threatAt(ONE(FAR, 6), bay).arrives[0]).toBeCloseTo(1 / 12, 12);
  });

  it('is empty outside the form roaming', () => {
    const s = situation('knights 3 P1 action invasion=1\nP1: c29\nP2: s45\nP3: s1');
    expect(forecast(s.setup, tableOf(s))).toEqual({ threats: [], steps: [] });
  });
});
