/**
 * A town's income and dues: revenue of the next production and upkeep before it, both computed from the cards in play.
 */
import { GOLD, GOODS } from '../data/cards.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Setup } from '../setup.ts';
import type { TownView } from '../view/table.ts';

export interface Budget {
  /** By good: what the next production phase yields (BK-23 to BK-25). */
  readonly revenue: readonly number[];
  /** By good: the next upkeep if everything is paid by default (BK-07, BK-19, BK-20). */
  readonly upkeep: readonly number[];
  /** Upkeep that stock and gold do not cover. */
  readonly missing: number;
}

/** Card ids of everything in play with a yield or a cost: structures and units, one for each copy. */
function inPlay(town: TownView): readonly string[] {
  return [...town.structures, ...town.units.map(({ unit }) => cardOf(unit))];
}

/** The card of a unit's name: `knights#2` is `knights`, `guard#1` is `guard`. */
export function cardOf(unit: string): string {
  return unit.split('#')[0] ?? unit;
}

export function budgetOf(setup: Setup, town: TownView): Budget {
  const revenue = [0, 0, 0, 0, 0, 0];
  const add = (row: number[], good: number, amount: number) => {
    row[good] = (row[good] ?? 0) + amount;
  };
  add(revenue, GOLD, setup.options.castleIncome);
  const defenders = setup.options.tavernCountsGuards
    ? town.units.length
    : town.units.filter(({ unit }) => !unit.startsWith('guard')).length;
  const stock = [...town.goods];
  const upkeep = [0, 0, 0, 0, 0, 0];
  let missing = 0;
  const take = (goods: readonly number[], amount: number) => {
    for (let i = 0; i < amount; i += 1) {
      const best = goods.reduce((most, good) => ((stock[good] ?? 0) > (stock[most] ?? 0) ? good : most), goods[0] ?? 0);
      const good = (stock[best] ?? 0) > 0 ? best : GOLD;
      if ((stock[good] ?? 0) === 0) missing += 1;
      else {
        add(stock, good, -1);
        add(upkeep, good, 1);
      }
    }
  };
  for (const id of inPlay(town)) {
    const card = setup.cards[cardNumber(id)];
    if (card === undefined) continue;
    for (const [g, good] of GOODS.entries()) add(revenue, g, card.revenue[good] ?? 0);
    for (const effect of card.effects) {
      if (effect.type === 'revenuePerDefenders') add(revenue, GOLD, Math.ceil(defenders / effect.per) * effect.gain);
    }
    for (const part of card.upkeep) {
      take(
        part.pays.filter((good) => good !== 'gold').map((good) => GOODS.indexOf(good)),
        part.amount,
      );
    }
  }
  if (town.ban > 0) revenue[0] = 0;
  return { revenue, upkeep, missing };
}
