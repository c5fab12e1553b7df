import { describe, expect, it } from 'vitest';
import { ladderOf, standingsOf } from '../ratings/ladder.ts';
import { NEW_RATING, ordinalOf, ratedAnew } from '../ratings/rating.ts';
import { openStore } from '../store/open.ts';
import { answerAsk, awaited, begun, choose, keep, must, rngOf } from './tables.ts';

describe('ratings', () => {
  it('after a first match are those that are published for this model', () => {
    // From the documentation of openskill, whose Plackett-Luce model has the same constants.
    const [winner, loser] = ratedAnew([NEW_RATING, NEW_RATING], [1, 2]);
    expect(winner.mu).toBeCloseTo(27.63523138347365, 10);
    expect(winner.sigma).toBeCloseTo(8.065506316323548, 10);
    expect(loser.mu).toBeCloseTo(22.36476861652635, 10);
    expect(loser.sigma).toBeCloseTo(8.065506316323548, 10);
  });

  it('stay where equals draw, and fall the more the worse one does', () => {
    const [one, two] = ratedAnew([NEW_RATING, NEW_RATING], [1, 1]);
    expect([one.mu, two.mu]).toEqual([25, 25]);
    const three = ratedAnew([NEW_RATING, NEW_RATING, NEW_RATING], [1, 2, 3]).map(({ mu }) => mu);
    expect(three).toEqual([...three].sort((a, b) => b - a));
    expect(three.reduce((sum, mu) => sum + mu, 0)).toBeCloseTo(75, 10);
  });

  it('find out who is stronger', () => {
    const rng = rngOf('ratings');
    const seats = (won: boolean) => [
      { player: 'strong', isBot: false, rank: won ? 1 : 2 },
      { player: 'weak', isBot: true, rank: won ? 2 : 1 },
    ];
    const matches = Array.from({ length: 200 }, (_, i) => ({ table: `${i}`, at: i, seats: seats(rng.below(10) < 7) }));
    const standings = standingsOf(matches);
    const [strong, weak] = ['guest strong', 'bot weak'].map((name) => standings.get(name)?.rating ?? NEW_RATING);
    expect(strong.mu).toBeGreaterThan(weak.mu);
    expect(ordinalOf(strong)).toBeGreaterThan(ordinalOf(NEW_RATING));
    expect(strong.sigma).toBeLessThan(NEW_RATING.sigma / 2);
  });
});

describe('the ladder', () => {
  it('has who played rated matches to their end, bots marked as such, and nobody twice', async () => {
    const store = await openStore(':memory:', null);
    const kept = await keep(store);
    const { keeper, time } = kept;
    await store.guests.add({ id: 'guest0', name: 'Ann', created: 1, seen: 1 });
    const rng = rngOf('ladder');
    for (const isRated of [true, false]) {
      const id = await begun(kept, { seats: 3, isRated }, [null, 'random', 'random']);
      for (let i = 0; i < 400 && must(await keeper.look(id, ({ data }) => data.status)) !== 'over'; i += 1) {
        if ((await awaited(keeper, id)).includes(0)) must(await choose(keeper, id, 0, rng));
        else await new Promise((resolve) => setTimeout(resolve, 2));
      }
    }
    const ladder = await ladderOf(store, 'hidden-draw', 10, time.at);
    expect(
      ladder
        .map(({ name, guest, level, matches }) => ({ name, guest, level, matches }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    ).toEqual([
      { name: 'Ann', guest: 'guest0', level: null, matches: 1 },
      { name: 'random', guest: null, level: 'random', matches: 1 },
    ]);
    expect(ladder[0].ordinal).toBeGreaterThanOrEqual(ladder[1].ordinal);
    await store.guests.remove('guest0');
    expect((await ladderOf(store, 'hidden-draw', 10, time.at)).map(({ name }) => name)).toEqual(['random']);
    await store.close();
  });

  it('tells a result when those who watch have seen it, and not before', async () => {
    const store = await openStore(':memory:', null);
    const kept = await keep(store);
    const { keeper, time } = kept;
    const id = await begun(kept, { isRated: true, spectators: 60 });
    const rng = rngOf('behind');
    while (must(await keeper.look(id, ({ data }) => data.status)) !== 'over') {
      for (const seat of await awaited(keeper, id)) must(await choose(keeper, id, seat, rng));
    }
    expect(await ladderOf(store, 'hidden-draw', 10, time.at + 59_999)).toEqual([]);
    expect(await ladderOf(store, 'hidden-draw', 10, time.at + 60_000)).toHaveLength(2);
    await store.close();
  });

  it('does not count a match that all ended without a result', async () => {
    const store = await openStore(':memory:', null);
    const kept = await keep(store);
    const id = await begun(kept, { isRated: true });
    must(await kept.keeper.perform(id, { kind: 'end', seat: 0, id: 'e' }));
    must(await answerAsk(kept.keeper, id, 1, true));
    expect(await store.ratings.matches('hidden-draw', kept.time.at)).toEqual([]);
    await store.close();
  });
});
