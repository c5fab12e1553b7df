import { attackOdds } from '@marchlands/games/borderkeep/advice/preview.ts';
import { game } from '@marchlands/games/borderkeep/game.ts';
import type { Prepare } from '../prepare.ts';

/** Defenders of a town, by the size of the battle; a guard stands beside them. */
const TOWNS: { readonly [size: string]: readonly string[] } = {
  usual: ['swordsmen', 'longbowmen', 'warrior'],
  large: ['swordsmen', 'shieldmen', 'longbowmen', 'light-horsemen', 'cavalier'],
};
const MONSTERS = ['dragon', 'giant', 'ogres', 'orc-army', 'trolls', 'bandits', 'barbarians', 'warlord'];

/**
 * `odds <size>`: milliseconds for the exact odds of a battle, with other monsters each time, so that none is cached.
 */
export const prepare: Prepare = ([size = '']) => {
  const made = game.setup({}, 2);
  if (!made.ok) throw new Error(made.problem.message);
  const towns = [{ hand: MONSTERS }, { units: [...(TOWNS[size] ?? []), 'guard'] }];
  const read = game.position.parse(made.value, {
    step: 'attackStart',
    towns: towns.map((town) => ({ turns: 5, ...town })),
  });
  if (!read.ok) throw new Error(read.problem.message);
  const view = game.view(read.value, 0);
  return (seconds) => {
    const start = performance.now();
    let count = 0;
    while (count === 0 || performance.now() - start < 1000 * seconds) {
      for (const monster of MONSTERS) {
        if (attackOdds(made.value, view, monster)?.samples !== null) throw new Error(`${monster} was not worked out`);
        count += 1;
      }
    }
    return { took: (performance.now() - start) / count };
  };
};
