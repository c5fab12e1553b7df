import type { Choice } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import type { ReactNode } from 'react';
import { KINDS, type Kind } from '../../data/kinds.ts';
import type { Move } from '../../moves.ts';
import { CardFace, KindCard } from '../cards.tsx';
import { Die } from '../die.tsx';
import type { PanelProps } from '../props.ts';

/** A button that makes a choice. */
export function Do({
  choice,
  choose,
  setup,
  view,
  isMain = false,
  isFirst = isMain,
  label = choice.words,
}: Pick<PanelProps, 'choose' | 'setup' | 'view'> & {
  readonly choice: Choice<Move>;
  readonly isMain?: boolean;
  /** Whether keys trigger it if no button is the main one. */
  readonly isFirst?: boolean;
  readonly label?: string;
}) {
  const { move } = choice;
  const whole = wholeFace(move, setup.isBase, view.table.dice.red === 0);
  if (whole !== null)
    return (
      <button type="button" className="button whole" aria-label={label} onClick={() => choose(move)}>
        {whole}
      </button>
    );
  return (
    <button
      type="button"
      className={`button ${isMain ? 'primary' : ''}`}
      {...(isFirst ? { 'data-first': true } : {})}
      onClick={() => choose(move)}
    >
      <Sign move={move} />
      <span>{label}</span>
    </button>
  );
}

/** A face that needs no words below the prompt: a card, or a die. */
function wholeFace(move: Move, isBase: boolean, isRed: boolean): ReactNode {
  switch (move.kind) {
    case 'take':
    case 'name':
    case 'pick':
      return <KindCard kind={move.card} />;
    case 'drop':
    case 'fetch':
      return <CardFace card={move.card} isBase={isBase} />;
    case 'face':
      return <Die face={move.face} colour={isRed ? 'red' : 'yellow'} />;
    default:
      return null;
  }
}

/** The sign before the words of a choice. */
function Sign({ move }: { move: Move }): ReactNode {
  switch (move.kind) {
    case 'rob':
    case 'target':
    case 'house':
      return <SeatBadge seat={move.seat} size={22} />;
    case 'deck':
      return <span className={`ik-deck ${move.deck}`} />;
    default:
      return null;
  }
}

/** A price as small cards, with a count if it takes several of a kind. */
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
