import type { Considered } from '@marchlands/kit/board.ts';
import { HintCard } from './hint.tsx';
import { PlayOutOffer } from './play-out.tsx';
import type { Acting } from './use-acting.ts';
import type { HintState } from './use-hint.ts';

const NONE: readonly never[] = [];

interface Props {
  readonly acting: Acting;
  readonly hint: HintState;
  /** True while others' actions are shown: the hint is out of sight. */
  readonly isWatching: boolean;
  /** Whether the rest can hardly change the result; null if it can, or if nothing is offered then. */
  readonly outlook: 'won' | 'lost' | null;
  /** Lets a bot finish the person's side. */
  readonly onPlayOut: () => void;
}

/** A hint, and the offer to play out a decided match: over the rail, so that nothing moves when they appear. */
export function TableAdvice({ acting, hint, isWatching, outlook, onPlayOut }: Props) {
  const { choices, draft, redraft, commit } = acting;
  const fillsIn = draft?.isShared === true;
  const play = ({ moves }: Considered): void => {
    // Nothing should appear below an already shown hint.
    hint.close();
    if (fillsIn) redraft(moves);
    else commit(moves);
  };
  return (
    <div className="rail-over">
      <PlayOutOffer outlook={outlook} onPlay={onPlayOut} />
      <HintCard
        considered={isWatching ? NONE : hint.considered}
        choices={choices}
        depth={hint.depth}
        onMore={hint.ask}
        onClose={hint.close}
        fillsIn={fillsIn}
        onPlay={play}
      />
    </div>
  );
}
