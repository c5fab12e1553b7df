import type { Game } from '@marchlands/core/game.ts';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { levelName } from '../words/level-name.ts';
import { valueText } from '../words/value-text.ts';
import { words } from '../words/words.ts';
import { workshopWords as text } from '../words/workshop.ts';
import { halfText, meanText } from './figure-text.ts';
import { workshopPath } from './paths.ts';
import { forget, type Tried, tried } from './tried.ts';

/** The variants of a game tried on this device, side by side. */
export function TriedList({ game }: { game: Game }) {
  const all = useSyncExternalStore(tried.subscribe, tried.get);
  const own = all.filter(({ gameId }) => gameId === game.id);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="tried">
      <h2 id="tried">{text.tried}</h2>
      <div className="table-scroll">
        <table className="figures tabular">
          <thead>
            <tr>
              <th scope="col">{text.triedRules}</th>
              <th scope="col">{text.firstSeat}</th>
              <th scope="col">{words.solo.moves}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {own.map((one) => (
              <Line key={JSON.stringify(one.variant)} game={game} one={one} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const SHARE = { isShare: true } as const;

function Line({ game, one }: { game: Game; one: Tried }) {
  const { variant, firstSeat, decisions } = one;
  const { level, seats, deals, options } = variant;
  const rules = rulesText(game, options);
  return (
    <tr>
      <th scope="row">
        <Link href={workshopPath(game.id, variant)}>{rules}</Link>
        <div className="soft">{text.triedBy(levelName(level), seats, deals)}</div>
      </th>
      <td>
        {firstSeat !== null && (
          <>
            {meanText(firstSeat, SHARE)} <span className="soft">{halfText(firstSeat, SHARE)}</span>
          </>
        )}
      </td>
      <td>
        {meanText(decisions, {})} <span className="soft">{halfText(decisions, {})}</span>
      </td>
      <td>
        <button type="button" className="button quiet" aria-label={text.forgetOf(rules)} onClick={() => forget(one)}>
          {text.forget}
        </button>
      </td>
    </tr>
  );
}

/** The changed rules in a few words. */
function rulesText(game: Game, options: { readonly [name: string]: unknown }): string {
  const changed = Object.entries(options).map(
    ([name, value]) => `${game.words.options[name] ?? name}: ${valueText(value, game.words.values)}`,
  );
  return changed.length === 0 ? text.standard : changed.join(', ');
}
