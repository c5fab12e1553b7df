import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, NOBODY } from '@marchlands/core/seat.ts';
import { describe, expect, test } from 'vitest';
import { knowledge } from '../bot/bot.ts';
import { cardNumber } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { situation, step } from './play.ts';

function valuesOf(state: Parameters<typeof knowledge.evaluate>[0]): number[] {
  const values = new Float64Array(state.setup.seats);
  knowledge.evaluate(state, values);
  return [...values];
}

describe('the evaluation', () => {
  test('shares one win among the living, and none with the eliminated', () => {
    const table = situation(4, { step: 'build', towns: [{}, { eliminated: 1 }, { structures: ['farm'] }, {}] });
    const values = valuesOf(table.state);
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(values[1]).toBe(0);
    expect(values[2]).toBeGreaterThan(values[3]);
  });

  test('prefers what a player would: structures, walls, defenders against monsters, goods', () => {
    const better: readonly object[] = [
      { structures: ['farm', 'inn', 'mine'] },
      { units: ['knights', 'cavalier', 'guard'] },
      { goods: { gold: 30 } },
    ];
    for (const town of better) {
      const [mine, theirs] = valuesOf(situation(2, { step: 'build', actor: 0, towns: [{}, town] }).state);
      expect(theirs).toBeGreaterThan(mine);
    }
    const [weak, strong] = valuesOf(situation(2, { step: 'build', towns: [{ walls: 1 }, { walls: 4 }] }).state);
    expect(strong).toBeGreaterThan(weak);
  });

  test('is certain once the match is over', () => {
    const table = situation(1, { step: 'over', reason: 'soloLost', towns: [{ eliminated: 1 }] });
    expect(step(table)).toBe('over');
    expect(valuesOf(table.state)).toEqual([0]);
  });

  test('alone: a strong town is likelier to stand than a bare one', () => {
    const strong = { structures: ['moat', 'bombard', 'catapult', 'mine', 'farm'], units: ['knights', 'cavalier'] };
    const alone = (town: object) => valuesOf(situation(1, { step: 'build', towns: [town] }).state)[0];
    expect(alone(strong)).toBeGreaterThan(alone({ walls: 1 }));
  });

  test('alone: a monster drawn counts before it attacks, and defenders hired against it count the more', () => {
    const chance = (units: string[], drawn: string | null) => {
      const { state } = situation(1, { step: 'build', towns: [{ structures: ['farm', 'mine'], units }] });
      if (drawn !== null) state.attackCard = cardNumber(drawn) + 1;
      return valuesOf(state)[0];
    };
    const hired = ['knights', 'cavalier', 'guard'];
    expect(chance(['guard'], 'dragon')).toBeLessThan(chance(['guard'], null) - 0.05);
    expect(chance(['guard'], 'caravan')).toBe(chance(['guard'], null));
    const gain = (drawn: string | null) => chance(hired, drawn) - chance(['guard'], drawn);
    expect(gain('ogres')).toBeGreaterThan(gain(null) + 0.05);
  });

  test('alone: defenders count by dice too, where no deck tells of the monsters to come', () => {
    const chance = (units: string[]) => {
      const town = { structures: ['farm', 'mine', 'butcher', 'herbalist'], units };
      return valuesOf(situation(1, { step: 'build', towns: [town] }, { form: 'nonCard' }).state)[0];
    };
    expect(chance(['halberdiers', 'knights', 'guard'])).toBeGreaterThan(chance(['guard']));
  });

  test('alone: a town that one lost battle may end is in greater danger than one that survives any roll', () => {
    const chance = (structures: string[]) => {
      const { state } = situation(1, { step: 'build', towns: [{ structures, units: ['guard'], walls: 4 }] });
      state.attackCard = cardNumber('dragon') + 1;
      return valuesOf(state)[0];
    };
    expect(chance(['farm', 'bakery', 'mine'])).toBeGreaterThan(chance([]) + 0.2);
  });
});

describe.each([
  ['cards', 1],
  ['cards', 3],
  ['nonCard', 2],
])('sensible moves of %s with %i seats', (form, seats) => {
  test('are legal, and promise something', () => {
    const made = game.setup({ form }, seats);
    if (!made.ok) throw new Error(made.problem.message);
    const rng = new Rng(`${form}${seats}`);
    const list = new MoveList(made.value.bounds.moves);
    const promises = new Float64Array(made.value.bounds.moves);
    for (let match = 0; match < 4; match += 1) {
      const state = game.start(made.value);
      for (;;) {
        const actors = game.actors(state);
        if (actors === NOBODY) break;
        if (actors === CHANCE) {
          game.apply(state, CHANCE, game.draw?.(state, rng) ?? 0);
          continue;
        }
        const seat = state.actor;
        game.legal(state, seat, list);
        knowledge.prior?.(state, seat, list, promises);
        for (let i = 0; i < list.length; i += 1) expect(promises[i]).toBeGreaterThan(0);
        const move = knowledge.playoutMove?.(state, seat, rng) ?? -1;
        expect(game.refusal(state, seat, move)).toBeNull();
        game.apply(state, seat, move);
      }
    }
  });
});
