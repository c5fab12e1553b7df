/** What is happening, as a sentence over the board: who hears is told it by the log. */
import './caption.css';

interface Props {
  /** What is on the stage; null where nothing is. */
  readonly now: { readonly sentence: string | null } | null;
  readonly className: string;
  /** The edge of the board where it lies; absent where the game places it. */
  readonly edge?: 'low' | 'high';
}

export function Caption({ now, className, edge }: Props) {
  if (now === null || now.sentence === null) return null;
  return (
    <p className={['kit-caption', className, edge ?? ''].join(' ').trimEnd()} aria-hidden="true">
      {now.sentence}
    </p>
  );
}
