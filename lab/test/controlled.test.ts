import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { gainsByLabel, gainsOfUses } from '../controlled.ts';
import type { LabMatch } from '../protocol.ts';
import type { About } from '../summary.ts';
import { match } from './toy.ts';

const SERIES = 1000;
const DEALS = 60;

const USES: About = {
  built: { title: 'built', of: 'seat', isUse: true },
  drawn: { title: 'drawn', of: 'seat', isUse: true },
  length: { title: 'length', of: 'match' },
};
const LABELS = { began: { title: 'first action', values: { waits: 'waits', builds: 'builds', never: 'never' } } };

/** What the toy's share of the win gains by one more. */
const GAIN = { built: 0.06, drawn: -0.05, began: 0.2 };

/**
 * A deal whose luck falls on both matches. The first seat is better, and so is the first player; what is drawn goes with what
 * is built, and both with the player, so that who builds more would seem to gain by both.
 */
function deal(at: number, rng: Rng): readonly LabMatch[] {
  const unit = (): number => rng.unit();
  const luck = 0.2 * (unit() - 0.5);
  return [0, 1].map((turn) => {
    const players = turn === 0 ? [0, 1] : [1, 0];
    const built = players.map((player) => rng.below(3) + (player === 0 ? 1 : 0));
    const drawn = built.map((many) => many + rng.below(2));
    const began = players.map(() => rng.below(2));
    const first =
      0.52 +
      luck +
      (turn === 0 ? 0.03 : -0.03) +
      GAIN.built * (built[0] - built[1]) +
      GAIN.drawn * (drawn[0] - drawn[1]) +
      GAIN.began * (began[0] - began[1]);
    const one = match(2 * at + turn, unit() < first ? 0 : 1, 10, [0, 0]);
    return { ...one, players, figures: { built, drawn, began, length: 10 } };
  });
}

function series(rng: Rng, deals = DEALS): readonly LabMatch[] {
  return Array.from({ length: deals }, (_, at) => deal(at, rng)).flat();
}

/** Percent of series of which something is true. */
function percent(holds: (matches: readonly LabMatch[]) => boolean): number {
  const rng = new Rng('controlled');
  let right = 0;
  for (let i = 0; i < SERIES; i += 1) if (holds(series(rng))) right += 1;
  return (100 * right) / SERIES;
}

describe('of 1,000 series 93 to 97 % hold the truth', () => {
  it.each(['built', 'drawn'] as const)('of what one more is worth: %s', (name) => {
    const held = percent((matches) => {
      const gain = gainsOfUses(matches, 2, USES, 0.95).find((use) => use.name === name)?.gain;
      return gain !== undefined && gain.low <= GAIN[name] && GAIN[name] <= gain.high;
    });
    expect(held).toBeGreaterThanOrEqual(93);
    expect(held).toBeLessThanOrEqual(97);
  });

  it.each(['waits', 'builds'] as const)('of how those fared who began so: %s', (value) => {
    // The other seat has begun so in half of the matches.
    const truth = (value === 'builds' ? GAIN.began : -GAIN.began) / 2;
    const held = percent((matches) => {
      const gain = gainsByLabel(matches, 2, LABELS, 0.95).find(
        ({ label }) => label === LABELS.began.values[value],
      )?.gain;
      return gain !== undefined && gain.low <= truth && truth <= gain.high;
    });
    expect(held).toBeGreaterThanOrEqual(93);
    expect(held).toBeLessThanOrEqual(97);
  });
});

describe('what is controlled for', () => {
  const matches = series(new Rng('much'), 2000);

  it('is told with its sign, where what goes along has the other one', () => {
    const [built, drawn] = gainsOfUses(matches, 2, USES, 0.95);
    expect([built.title, drawn.title]).toEqual(['built', 'drawn']);
    expect(built.gain.value).toBeCloseTo(GAIN.built, 1);
    expect(drawn.gain.high).toBeLessThan(0);
    expect(drawn.gain.n).toBe(2000);
  });

  it('tells labels by how many seats they are true of, and leaves out what nobody did', () => {
    const found = gainsByLabel(matches, 2, LABELS, 0.95);
    expect(found.map(({ label }) => label).toSorted()).toEqual(['builds', 'waits']);
    expect(found.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
  });

  it('leaves out what never differs, and what other uses make up', () => {
    const doubled = matches.slice(0, 200).map((one) => {
      const { built, drawn } = one.figures as { readonly built: readonly number[]; readonly drawn: readonly number[] };
      return { ...one, figures: { ...one.figures, same: [4, 4], both: built.map((many, seat) => many + drawn[seat]) } };
    });
    const about: About = {
      ...USES,
      same: { title: 'same', of: 'seat', isUse: true },
      both: { title: 'both', of: 'seat', isUse: true },
    };
    expect(gainsOfUses(doubled, 2, about, 0.95).map(({ name }) => name)).toEqual(['built', 'drawn']);
  });

  it('says nothing where deals are few, or there is one seat', () => {
    expect(gainsOfUses(matches.slice(0, 30), 2, USES, 0.95)).toEqual([]);
    expect(gainsByLabel(matches.slice(0, 20), 2, LABELS, 0.95)).toEqual([]);
    expect(gainsOfUses(matches, 1, USES, 0.95)).toEqual([]);
    expect(gainsByLabel(matches, 1, LABELS, 0.95)).toEqual([]);
  });

  it('needs no label of every seat', () => {
    const silent = matches
      .slice(0, 400)
      .map((one, i) => (i % 3 === 0 ? { ...one, figures: { built: [1, 2], drawn: [1, 1] } } : one));
    const found = gainsByLabel(silent, 2, LABELS, 0.95);
    expect(found.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
  });
});
