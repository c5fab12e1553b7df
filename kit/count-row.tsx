import './count-row.css';
import type { ReactNode } from 'react';

/** The face of a button, and its name if the face does not say it. */
interface Face {
  readonly face: string;
  readonly label: string;
}

export interface CountRowProps {
  /** The name of the counted thing, for screen readers; also visible if there is no other face. */
  readonly label: string;
  readonly count: number;
  /** At least 0. */
  readonly most: number;
  readonly less: string;
  readonly more: string;
  /** Buttons that jump to a number: half, all. */
  readonly jumps?: readonly (Face & { readonly to: number })[];
  /** Drawn in place of the label. */
  readonly children?: ReactNode;
  onCount(count: number): void;
}

/** A number chosen in steps of one, with shortcuts; every button is large enough for a thumb. */
export function CountRow({ label, count, most, less, more, jumps = [], children, onCount }: CountRowProps) {
  return (
    <div className="count-row">
      <span className="count-row-name">{children ?? label}</span>
      <button
        type="button"
        className="button icon"
        aria-label={less}
        disabled={count <= 0}
        onClick={() => onCount(count - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output className="tabular" aria-label={label}>
        {count}
      </output>
      <button
        type="button"
        className="button icon"
        aria-label={more}
        disabled={count >= most}
        onClick={() => onCount(count + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
      {jumps.map(({ face, label: name, to }) => (
        <button key={face} type="button" className="button" aria-label={name} onClick={() => onCount(to)}>
          {face}
        </button>
      ))}
    </div>
  );
}
