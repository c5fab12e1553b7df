import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { gainsByLabel, gainsByThing, gainsOfUses } from '../controlled.ts';
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

const THINGS = {
  cards: { title: 'cards played', values: { knight: 'Knight', spy: 'Spy', guard: 'Guard', wall: 'Wall' } },
};

/** The gain in the toy's share of the win for one more. */
const GAIN = { built: 0.06, drawn: -0.05, began: 0.2 };

/**
 * A deal whose luck affects both matches. The first seat is better, and so is the first player; drawn things go with
 * built things, and both with the player, so that each would seem to cause the gain.
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

/** The increase of the share of the win for players of the toy's card, however often they play it. */
const KNIGHT = 0.2;
/** By how much it is larger for each guard. */
const GUARD = 0.04;
/** The better player plays it in three of four matches, the other in two of four: so much more often than the others' mean. */
const KNIGHT_GAIN = (KNIGHT * (0.75 * 0.25 + 0.5 * 0.5)) / (0.75 + 0.5);

/** A deal in which one card brings the win, one the more the more there are, one nothing, and the better player plays more of all. */
function cardDeal(at: number, rng: Rng): readonly LabMatch[] {
  const unit = (): number => rng.unit();
  const luck = 0.2 * (unit() - 0.5);
  return [0, 1].map((turn) => {
    const players = turn === 0 ? [0, 1] : [1, 0];
    const [knights, spies] = [0, 1].map(() => players.map((player) => rng.below(player === 0 ? 4 : 2)));
    const guards = players.map((player) => rng.below(3) + (player === 0 ? 1 : 0));
    const better = turn === 0 ? 0.05 : -0.05;
    const played = knights.map((many) => (many > 0 ? 1 : 0));
    const first = 0.5 + luck + 0.03 + better + KNIGHT * (played[0] - played[1]) + GUARD * (guards[0] - guards[1]);
    const one = match(2 * at + turn, unit() < first ? 0 : 1, 10, [0, 0]);
    return { ...one, players, figures: { 'cards:knight': knights, 'cards:spy': spies, 'cards:guard': guards } };
  });
}

function cardSeries(rng: Rng, deals = DEALS): readonly LabMatch[] {
  return Array.from({ length: deals }, (_, at) => cardDeal(at, rng)).flat();
}

/** Percent of series of which something is true. */
function percent(holds: (matches: readonly LabMatch[]) => boolean, make = series): number {
  const rng = new Rng('controlled');
  let right = 0;
  for (let i = 0; i < SERIES; i += 1) if (holds(make(rng))) right += 1;
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

  it.each([
    ['knight', KNIGHT_GAIN],
    ['spy', 0],
  ] as const)('of how those fared who played a card: %s', (key, truth) => {
    const held = percent((matches) => {
      const gain = gainsByThing(matches, 2, THINGS, 0.95).find((thing) => thing.key === key)?.gain ?? null;
      return gain !== null && gain.low <= truth && truth <= gain.high;
    }, cardSeries);
    expect(held).toBeGreaterThanOrEqual(93);
    expect(held).toBeLessThanOrEqual(97);
  });

  it.each([
    ['guard', GUARD],
    ['spy', 0],
  ] as const)('of what one more of a card goes with: %s', (key, truth) => {
    const held = percent((matches) => {
      const more = gainsByThing(matches, 2, THINGS, 0.95).find((thing) => thing.key === key)?.more ?? null;
      return more !== null && more.low <= truth && truth <= more.high;
    }, cardSeries);
    expect(held).toBeGreaterThanOrEqual(93);
    expect(held).toBeLessThanOrEqual(97);
  });
});

describe('single things', () => {
  const matches = cardSeries(new Rng('cards'), 400);

  it('are told with the seats that used them and how often, the most used first', () => {
    const found = gainsByThing(matches, 2, THINGS, 0.95);
    expect(found.map(({ thing }) => thing).toSorted()).toEqual(['Guard', 'Knight', 'Spy']);
    const knight = found.find(({ key }) => key === 'knight');
    const counts = matches.flatMap(({ figures }) => figures?.['cards:knight'] as readonly number[]);
    const users = counts.filter((many) => many > 0);
    expect(knight).toMatchObject({ name: 'cards', title: 'cards played', seats: users.length });
    expect(knight?.part).toBeCloseTo(users.length / counts.length, 9);
    expect(knight?.times).toBeCloseTo(counts.reduce((sum, many) => sum + many, 0) / users.length, 9);
    expect(knight?.gain?.value).toBeCloseTo(KNIGHT_GAIN, 1);
    expect(found[0].seats).toBeGreaterThanOrEqual(found[1].seats);
    expect(found.find(({ key }) => key === 'guard')?.more?.value).toBeCloseTo(GUARD, 1);
  });

  it.each([
    [11, []],
    [12, ['wall']],
  ])('need twelve deals: %i', (deals, keys) => {
    const walled = matches.map((one, i) => (i < 2 * deals ? { ...one, figures: { 'cards:wall': [1, 0] } } : one));
    const found = gainsByThing(walled, 2, { cards: { title: 'cards', values: { wall: 'Wall' } } }, 0.95);
    expect(found.map(({ key }) => key)).toEqual(keys);
    // Nobody has a second one.
    expect(found.every(({ more }) => more === null)).toBe(true);
  });

  it('say nothing where all seats of a match have them alike, or there is one seat', () => {
    const alike = matches.map((one) => ({ ...one, figures: { 'cards:wall': [2, 2] } }));
    expect(gainsByThing(alike, 2, THINGS, 0.95)).toEqual([]);
    expect(gainsByThing(matches, 1, THINGS, 0.95)).toEqual([]);
  });

  it('that all have still say what one more goes with', () => {
    const walled = matches.map((one, i) => ({ ...one, figures: { 'cards:wall': i % 3 === 0 ? [2, 1] : [1, 1] } }));
    const [wall] = gainsByThing(walled, 2, THINGS, 0.95);
    expect(wall).toMatchObject({ key: 'wall', deals: 400, seats: 1600, gain: null });
    expect(wall.more?.n).toBe(400);
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
