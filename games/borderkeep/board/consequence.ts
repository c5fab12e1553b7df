/** The prompt line's clause about the place under the pointer or the focus. */
import type { Price } from '../advice/preview.ts';
import type { Props } from './props.ts';
import type { Spot } from './spot.ts';
import { nameOf, textOf, unitSays } from './units.ts';
import { words } from './words.ts';

/** Steps at which a card of the hand can be paid for. */
const BUILD_STEPS: readonly string[] = ['buildStart', 'build'];

/** The effect of choosing the place under the pointer, in one clause for the prompt line. */
export function consequence(
  { setup, view: { table } }: Props,
  spot: Spot,
  known: ReadonlyMap<string, Price>,
): string | null {
  switch (spot.kind) {
    case 'card': {
      const name = nameOf(setup, spot.card);
      // An attack card has no price.
      const price = known.get(spot.card);
      if (price === undefined) return `${name}: ${textOf(setup, spot.card)}`;
      // A card that is discarded or only looked at is not paid for.
      if (!BUILD_STEPS.includes(table.step)) {
        return `${name}: ${words.price(price.cost, price.printed)}. ${textOf(setup, spot.card)}`;
      }
      const reasons =
        price.discounts.length === 0 ? '' : ` (${words.discountReason((id) => nameOf(setup, id), price.discounts)})`;
      const pays = price.mix.length === 0 ? '' : ` ${words.pays(words.goods(price.mix))}`;
      return `${name}: ${words.price(price.cost, price.printed)}${reasons}.${pays}`;
    }
    case 'structure':
      return `${nameOf(setup, spot.card)}: ${textOf(setup, spot.card)}`;
    case 'unit': {
      const unit = table.towns[spot.seat]?.units.find((one) => one.unit === spot.unit);
      return unit === undefined ? null : unitSays(setup, unit);
    }
    case 'wall':
      return words.castle;
    case 'good':
    case 'town':
    case 'pile':
      return null;
    default:
      return spot satisfies never;
  }
}
