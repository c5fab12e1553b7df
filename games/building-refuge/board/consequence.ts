import type { OwnProps } from '@marchlands/kit/define-board.tsx';
import type { Ground } from '../advice/ground.ts';
import { activateOdds, bagsOf, chanceText, discoverOdds, ranked } from '../advice/odds.ts';
import type { Types } from '../types.ts';
import { describe } from './describe.ts';
import { canDo, type Kind } from './kinds.tsx';
import { activateSays, roadSays } from './panel.tsx';
import { words } from './words.ts';

type Given = Pick<OwnProps<Types>, 'choices' | 'view' | 'seats' | 'choosing'>;

/** The effect of choosing the square under the pointer, as a clause for the prompt line. */
export function consequence(props: Given, ground: Ground, cell: number, kind: Kind | null): string | null {
  const { choices, view, seats, choosing } = props;
  const { table } = view;
  const can = (wanted: Kind) => (kind === null || kind === wanted) && canDo(choices, wanted, cell);
  const there = table.cells[cell];
  const name = `${words.square(cell)}:`;
  if (can('road')) return `${name} ${roadSays(ground, seats, cell, choosing ?? table.player)}`;
  if (can('activate') && there?.tile != null) {
    const bags = bagsOf(table);
    const odds = activateOdds(bags, there.tile, ground.setup.options, table.inBag);
    const says = activateSays(odds, bags.isExact);
    return `${name} ${odds.draws === null ? words.hunt : words.draws(odds.draws)} ${words.sentence(says)}`;
  }
  if (can('discover')) {
    const bags = bagsOf(table);
    const likely = ranked(discoverOdds(bags)).slice(0, 3);
    const says = likely.map(({ tile, chance }) => `${words.tile(tile)} ${chanceText(chance, bags.isExact)}`);
    return `${name} ${says.join(', ')}`;
  }
  if (can('city')) return `${name} ${words.citySays(ground.setup.options.tileTable.city.place)}`;
  return `${name} ${describe(table, cell, seats)}`;
}
