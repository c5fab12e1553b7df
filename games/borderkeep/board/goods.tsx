/** The six commodities: round tokens, the stock with income and expenses each turn, and amounts as a row of tokens. */

import { useTray } from '@marchlands/kit/paying.tsx';
import { budgetOf } from '../advice/budget.ts';
import { GOODS, type Good } from '../data/cards.ts';
import type { Setup } from '../setup.ts';
import type { TownView } from '../view/table.ts';
import { GOOD_ICONS } from './faces/tokens.ts';
import { Place } from './place.tsx';
import { words } from './words.ts';

/** A commodity's token: round, and never told by colour alone. */
export function GoodToken({ good, size = 22 }: { good: Good; size?: number }) {
  return (
    <svg className={`bk-good ${good}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={GOOD_ICONS[good]} transform="translate(4.4 4.4) scale(0.0297)" />
    </svg>
  );
}

/** Amounts as tokens with numbers, omitting zeros; read out as words. */
export function Amounts({ amounts }: { amounts: readonly number[] }) {
  return (
    <span className="bk-amounts tabular">
      <span className="visually-hidden">{words.goods(amounts)}</span>
      {GOODS.map((good, g) =>
        (amounts[g] ?? 0) > 0 ? (
          <span key={good} aria-hidden="true">
            {amounts[g]}
            <GoodToken good={good} size={20} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/**
 * The stock of a town with the revenue of its next production and the upkeep before it; payments are laid down from
 * here.
 */
export function Ledger({
  setup,
  town,
  label,
  changed,
}: {
  setup: Setup;
  town: TownView;
  label: string;
  /** By good: the latest change, null if there is none. */
  changed: readonly number[] | null;
}) {
  const budget = budgetOf(setup, town);
  const tray = useTray();
  return (
    <section className="bk-ledger" aria-label={label}>
      <ul className="tabular">
        {GOODS.map((good, g) => {
          const stock = town.goods[g] ?? 0;
          const revenue = budget.revenue[g] ?? 0;
          const upkeep = budget.upkeep[g] ?? 0;
          const change = changed?.[g] ?? 0;
          const laid = tray?.amounts[g] ?? 0;
          const canAdd = tray?.canAdd[g] === true;
          const says = [
            words.stock(good, stock),
            words.perTurn(revenue, upkeep),
            ...(laid > 0 ? [words.laid(laid)] : []),
            ...(canAdd ? [words.layMore] : []),
          ];
          return (
            <li key={good} className={change === 0 ? '' : change > 0 ? 'came' : 'went'}>
              <Place
                spot={{ kind: 'good', good }}
                row="goods"
                label={`${says.join(', ')}.`}
                className={`bk-stock ${canAdd ? 'lit' : ''}`}
                onChoose={canAdd ? () => tray.add(g) : undefined}
              >
                <GoodToken good={good} size={26} />
                <span className={`bk-stock-count ${stock > 99 ? 'many' : ''}`}>{stock - laid}</span>
                <span className="bk-flow">
                  <span className="plus">{revenue > 0 ? `+${revenue}` : ''}</span>
                  <span className="minus">{upkeep > 0 ? `−${upkeep}` : ''}</span>
                </span>
                <span className="bk-stock-name">{words.good(good)}</span>
                {change !== 0 && <span className="bk-change">{change > 0 ? `+${change}` : `−${-change}`}</span>}
              </Place>
            </li>
          );
        })}
      </ul>
      {town.ban > 0 && <p className="bk-warn">{words.banned}</p>}
      {budget.missing > 0 && <p className="bk-warn">{words.missing(budget.missing)}</p>}
    </section>
  );
}

/** The stock of a town in one line, for the small towns; read out with the town. */
export function StockLine({ town }: { town: TownView }) {
  return (
    <span className="bk-stock-line tabular">
      {GOODS.map((good, g) => (
        <span key={good} className={(town.goods[g] ?? 0) === 0 ? 'none' : ''}>
          <GoodToken good={good} size={16} />
          {town.goods[g] ?? 0}
        </span>
      ))}
    </span>
  );
}
