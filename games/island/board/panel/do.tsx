import type { Choice } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { ReactNode } from 'react';
import { KINDS, type Kind } from '../../data/kinds.ts';
import type { Move } from '../../moves.ts';
import { CardFace, KindCard } from '../cards.tsx';
import type { PanelProps } from '../props.ts';

/** A button that makes a choice. */
export function Do({
  choice,
  choose,
  setup,
  isMain = false,
  label = choice.words,
}: Pick<PanelProps, 'choose' | 'setup'> & {
  readonly choice: Choice<Move>;
  readonly isMain?: boolean;
  readonly label?: string;
}) {
  // The face says which card it is, and the prompt what is done with it.
  const isCard = choice.move.kind === 'drop' || choice.move.kind === 'fetch';
  return (
    <button
      type="button"
      className={`button ${isMain ? 'primary' : ''} ${isCard ? 'of-card' : ''}`}
      aria-label={isCard ? label : undefined}
      onClick={() => choose(choice.move)}
    >
      <Face move={choice.move} isBase={setup.isBase} />
      {!isCard && <span>{label}</span>}
    </button>
  );
}

function Face({ move, isBase }: { move: Move; isBase: boolean }): ReactNode {
  switch (move.kind) {
    case 'take':
    case 'name':
    case 'pick':
    case 'gift':
      return <KindCard kind={move.card} isSmall />;
    case 'rob':
    case 'target':
    case 'force':
      return <SeatBadge seat={move.seat} size={22} />;
    case 'deck':
      return <span className={`ik-deck ${move.deck}`} />;
    case 'drop':
    case 'fetch':
      return <CardFace card={move.card} isBase={isBase} />;
    default:
      return null;
  }
}

/** A price as small cards, with how many where it takes more than one of a kind. */
export function Price({ cost }: { cost: ArrayLike<number> }) {
  return (
    <span className="ik-price">
      {KINDS.map((kind: Kind, i) => {
        const count = cost[i] ?? 0;
        return count === 0 ? null : <KindCard key={kind} kind={kind} count={count > 1 ? count : undefined} isSmall />;
      })}
    </span>
  );
}
