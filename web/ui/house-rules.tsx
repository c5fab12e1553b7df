import { valueText } from '../words/value-text.ts';
import { words } from '../words/words.ts';
import { OptionGroups, type OptionsProps } from './options.tsx';

/** The house rules of a set-up, folded unless opened directly; changed ones are visible first. */
export function HouseRules({ isOpen = false, ...props }: OptionsProps & { readonly isOpen?: boolean }) {
  const { game, options, onChange } = props;
  const text = words.setUp;
  const changed = Object.entries(options);
  return (
    <section className="house-rules" aria-label={text.options}>
      <details className="more" open={isOpen}>
        <summary>
          {text.options}: {changed.length === 0 ? text.allStandard : text.someChanged(changed.length)}
        </summary>
        <OptionGroups {...props} />
      </details>
      {changed.length > 0 && (
        <>
          <ul className="changed-rules">
            {changed.map(([name, value]) => (
              <li key={name}>
                {game.words.options[name] ?? name}: <strong>{valueText(value, game.words.values)}</strong>
              </li>
            ))}
          </ul>
          <p>
            <button type="button" className="button" onClick={() => onChange({})}>
              {text.reset}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
