/** The kinds of action, and the buttons that light only the squares of one. */
import type { Choice } from '@marchlands/kit/board.ts';
import type { Move } from '../moves.ts';
import { words } from './words.ts';

export const KINDS = ['discover', 'activate', 'road', 'city'] as const;
export type Kind = (typeof KINDS)[number];
/** The key that does it on the focused square. */
export const KEYS: { readonly [kind in Kind]: string } = { discover: 'd', activate: 'a', road: 'r', city: 'c' };
export function isKind(kind: string): kind is Kind {
  return KINDS.some((one) => one === kind);
}

/** Whether a kind of action is possible on a square; for an activation, from it. */
export function canDo(choices: readonly Choice<Move>[], kind: Kind, cell: number): boolean {
  return choices.some(({ move }) => move.kind === kind && (move.kind === 'activate' ? move.from : move.at) === cell);
}

/** The kinds of action possible now; each can be lit alone. */
export function Kinds({
  choices,
  shown,
  onShow,
}: {
  choices: readonly Choice<Move>[];
  shown: Kind | null;
  onShow: (kind: Kind | null) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className="refuge-kinds" role="group" aria-label={words.show}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          aria-pressed={shown === kind}
          aria-keyshortcuts={KEYS[kind]}
          title={words.keyOnSquare(KEYS[kind])}
          disabled={shown !== kind && !choices.some(({ move }) => move.kind === kind)}
          onClick={() => onShow(shown === kind ? null : kind)}
        >
          {words.kinds[kind]}
        </button>
      ))}
    </div>
  );
}
