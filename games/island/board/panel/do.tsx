import type { Choice } from '@marchlands/kit/board.ts';
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
  return (
    <button type="button" className={`button ${isMain ? 'primary' : ''}`} onClick={() => choose(choice.move)}>
      <Face move={choice.move} isBase={setup.isBase} />
      <span>{label}</span>
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
    case 'drop':
    case 'fetch':
      return <CardFace card={move.card} isBase={isBase} />;
    default:
      return null;
  }
}

/** A price as small cards. */
export function Price({ cost }: { cost: Uint8Array }) {
  return (
    <span className="ik-price">
      {KINDS.flatMap((kind: Kind, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
        Array.from({ length: cost[i] ?? 0 }, (_, j) => <KindCard key={`${kind} ${j}`} kind={kind} isSmall />),
      )}
    </span>
  );
}
