/** The six commodities: round tokens, the ledger with what comes and goes each turn, and amounts as a row of tokens. */
import { Icon } from '@marchlands/kit/charge.tsx';
import { GOODS, type Good } from '../cards.ts';
import type { Setup } from '../setup.ts';
import type { TownView } from '../table.ts';
import { budgetOf } from './budget.ts';
import { GOOD_ICONS } from './faces/tokens.ts';
import { CARDS } from './marks.ts';
import { words } from './words.ts';

/** A commodity's token: round, its colour never alone. */
export function GoodToken({ good, size = 22 }: { good: Good; size?: number }) {
  return (
    <svg className={`bk-good ${good}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={GOOD_ICONS[good]} transform="translate(4.4 4.4) scale(0.0297)" />
    </svg>
  );
}

/** Amounts as tokens with numbers, zeros left out; heard as words. */
export function Amounts({ amounts, size = 20 }: { amounts: readonly number[]; size?: number }) {
  return (
    <span className="bk-amounts tabular">
      <span className="visually-hidden">{words.goods(amounts)}</span>
      {GOODS.map((good, g) =>
        (amounts[g] ?? 0) > 0 ? (
          <span key={good} aria-hidden="true">
            {amounts[g]}
            <GoodToken good={good} size={size} />
          </span>
        ) : null,
      )}
    </span>
  );
}

/** The stock of a town with the revenue of its next production and the upkeep before it. */
export function Ledger({
  setup,
  town,
  label,
  changed,
}: {
  setup: Setup;
  town: TownView;
  label: string;
  /** By good: what has just come or gone, null where nothing has. */
  changed: readonly number[] | null;
}) {
  const budget = budgetOf(setup, town);
  return (
    <section className="bk-ledger" aria-label={label}>
      <dl className="tabular">
        {GOODS.map((good, g) => {
          const revenue = budget.revenue[g] ?? 0;
          const upkeep = budget.upkeep[g] ?? 0;
          const change = changed?.[g] ?? 0;
          return (
            <div key={good} className={change === 0 ? '' : change > 0 ? 'came' : 'went'}>
              <dt>
                <GoodToken good={good} size={26} />
                <span>{words.good(good)}</span>
              </dt>
              <dd className="bk-stock">{town.goods[g] ?? 0}</dd>
              <dd className="bk-flow">
                <span className="visually-hidden">{words.perTurn(revenue, upkeep)}</span>
                <span aria-hidden="true" className="plus" title={words.plus}>
                  {revenue > 0 ? `+${revenue}` : '·'}
                </span>
                <span aria-hidden="true" className="minus" title={words.minus}>
                  {upkeep > 0 ? `−${upkeep}` : ''}
                </span>
              </dd>
              {change !== 0 && (
                <dd className="bk-change" aria-hidden="true">
                  {change > 0 ? `+${change}` : `−${-change}`}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {town.ban > 0 && <p className="bk-warn">{words.banned}</p>}
      {budget.missing > 0 && <p className="bk-warn">{words.missing(budget.missing)}</p>}
    </section>
  );
}

/** The hand and the stock of a town in one line, for towns seen from afar; heard with the town. */
export function StockLine({ town, hasHand }: { town: TownView; hasHand: boolean }) {
  return (
    <span className="bk-stock-line tabular">
      {hasHand && (
        <span>
          <Icon path={CARDS} size={16} />
          {town.hand}
        </span>
      )}
      {GOODS.map((good, g) => (
        <span key={good} className={(town.goods[g] ?? 0) === 0 ? 'none' : ''}>
          <GoodToken good={good} size={16} />
          {town.goods[g] ?? 0}
        </span>
      ))}
    </span>
  );
}
