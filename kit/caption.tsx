/** The current event, as a sentence over the board. Screen readers get it from the log instead. */
import './caption.css';

interface Props {
  /** The current event; null if there is none. */
  readonly now: { readonly sentence: string | null } | null;
  readonly className?: string;
  /** The edge of the board where it lies; absent if the game positions it. */
  readonly edge?: 'low' | 'high' | '';
}

export function Caption({ now, className = '', edge = '' }: Props) {
  if (now === null || now.sentence === null) return null;
  return (
    <p className={`kit-caption ${className} ${edge}`} aria-hidden="true">
      {now.sentence}
    </p>
  );
}
