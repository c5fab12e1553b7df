/** The load of a Horse or a boat under way, and what it can load or unload here. */
import { ofKind } from '@marchlands/kit/of-kind.ts';
import { Icon } from '@marchlands/kit/seat-badge.tsx';
import { BOAT, KINDS, TOKENS } from '../../data/limits.ts';
import { boatAdrift } from '../../rules/waters.ts';
import { STEP, type State } from '../../state.ts';
import { nameOf as placeName } from '../../view/names.ts';
import { TOKEN_ICONS } from '../map/tokens.tsx';
import { words } from '../words.ts';
import type { PanelProps } from './props.ts';

/** The current load, by kind. */
function aboardOf(s: State): readonly number[] {
  if (s.step !== STEP.boat) return Array.from(s.load);
  const at = (BOAT + boatAdrift(s)) * KINDS;
  return Array.from(s.tokens.subarray(at, at + KINDS));
}

export function Cargo({ state: s, choices, composing }: PanelProps) {
  const takes = ofKind(choices, 'take');
  const drops = ofKind(choices, 'drop');
  const aboard = aboardOf(s);
  const places = [...new Set([...takes.map(({ move }) => move.from), ...drops.map(({ move }) => move.into)])].sort(
    (a, b) => a - b,
  );
  const kinds = TOKENS.flatMap((token, kind) => {
    const isUsed = takes.some(({ move }) => move.token === token) || drops.some(({ move }) => move.token === token);
    return isUsed || aboard[kind] > 0 ? [{ token, kind }] : [];
  });
  return (
    <section className="ca-cargo" aria-label={words.aboard}>
      <p>
        <strong>{words.aboard}:</strong>{' '}
        {aboard.every((count) => count === 0)
          ? words.nothingAboard
          : kinds
              .flatMap(({ token, kind }) =>
                aboard[kind] > 0 ? [words.counted(aboard[kind], words.tokens[token])] : [],
              )
              .join(', ')}
      </p>
      {places.map((place) => (
        <div key={place}>
          <h3>{placeName(s, place)}</h3>
          <ul>
            {kinds.map(({ token, kind }) => {
              const take = takes.find(({ move }) => move.token === token && move.from === place);
              const drop = drops.find(({ move }) => move.token === token && move.into === place);
              if (take === undefined && drop === undefined) return null;
              const name = words.tokens[token];
              return (
                <li key={token}>
                  <Icon path={TOKEN_ICONS[token]} size={22} />
                  <span className="ca-cargo-name tabular">
                    {name} {s.tokens[place * KINDS + kind]}
                  </span>
                  {[
                    { choice: take, does: words.take, says: words.takeOf(name, placeName(s, place)) },
                    { choice: drop, does: words.drop, says: words.dropOf(name, placeName(s, place)) },
                  ].map(({ choice, does, says }) => (
                    <button
                      key={does}
                      type="button"
                      className="button"
                      disabled={choice === undefined}
                      aria-label={says}
                      onClick={() => choice !== undefined && composing.put(choice.move)}
                    >
                      {does}
                    </button>
                  ))}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
