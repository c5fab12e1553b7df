/** The meaning of a board's signs, and its keys, on demand. */
import './legend.css';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** A row for each sign: its drawing and its meaning. */
  readonly signs: readonly { readonly id: string; readonly drawing: ReactNode; readonly meaning: string }[];
  readonly keysTitle: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export function Legend({ title, signs, keysTitle, keys }: Props) {
  return (
    <div className="kit-legend">
      <details>
        <summary>{title}</summary>
        <ul>
          {signs.map(({ id, drawing, meaning }) => (
            <li key={id}>
              {drawing}
              {meaning}
            </li>
          ))}
        </ul>
      </details>
      <details className="only-desk">
        <summary>{keysTitle}</summary>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
