/** CA-28 to CA-30: the price of each building, shown in the map's signs and read out in words. */
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { TOKENS } from '../../data/limits.ts';
import { BUILDINGS, pricesOf } from '../../rules/develop.ts';
import { BUILT_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

export function Prices({ state: { setup } }: Pick<PanelProps, 'state'>) {
  return (
    <ul className="ca-prices tabular" aria-label={words.prices}>
      {BUILDINGS.map((what) => {
        const prices = pricesOf(setup.options, what);
        const said = prices.map((price) =>
          tokensOf(price)
            .map(({ token, count }) => `${count} ${words.tokens[token]}`)
            .join(', '),
        );
        return (
          <li key={what}>
            <span className="visually-hidden">{words.built(words.buildings[what], said.join(words.orElse))}</span>
            <span className="ca-price-of" aria-hidden="true">
              <Icon path={BUILT_ICONS[what]} size={20} /> {words.buildings[what]}
            </span>
            {prices.map((price, i) => (
              <span className="ca-price" key={said[i]} aria-hidden="true">
                {i > 0 && <span className="soft">{words.orElse}</span>}
                {tokensOf(price).map(({ token, count }) => (
                  <span key={token}>
                    {count > 1 && count}
                    <svg width="22" height="22" viewBox="-7.5 -7.5 15 15" aria-hidden="true" focusable="false">
                      <use href={`#ca-${token}`} />
                    </svg>
                  </span>
                ))}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function tokensOf(price: readonly number[]) {
  return price.flatMap((count, good) => (count === 0 ? [] : [{ token: TOKENS[good], count }]));
}
