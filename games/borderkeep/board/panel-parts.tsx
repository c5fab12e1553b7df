/** Small parts that several tasks of the side panel share. */
import type { ReactNode } from 'react';
import { GOODS } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { Refusal } from '../rules/refusals.ts';
import type { Setup } from '../setup.ts';
import { refusalReason } from '../words/refusals.ts';
import { GoodToken } from './goods.tsx';
import { ofKind, type PanelProps } from './panel-props.ts';
import { words } from './words.ts';

/** A task of the panel: what is asked, and what can be done about it. */
export function Task({ title, says, children }: { title: string; says?: ReactNode; children: ReactNode }) {
  return (
    <section className="bk-task" aria-label={title}>
      <h2>{title}</h2>
      {says !== undefined && <p className="bk-says">{says}</p>}
      {children}
    </section>
  );
}

/** A button that makes moves, heard as `label` where its face is a drawing; the first of a panel is the one that Enter means after a move by keys. */
export function Do({
  moves,
  act,
  label,
  isPrimary,
  isFirst,
  children,
}: {
  moves: readonly Move[] | null;
  act(moves: readonly Move[]): void;
  label?: string;
  isPrimary?: boolean;
  isFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`button ${isPrimary === true ? 'primary' : ''}`}
      disabled={moves === null}
      {...(isFirst === true ? { 'data-first': true } : {})}
      onClick={() => moves !== null && act(moves)}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <span className="visually-hidden">{label}</span>
          <span className="bk-face" aria-hidden="true">
            {children}
          </span>
        </>
      )}
    </button>
  );
}

/** Why something cannot be done, with its rule to read. */
export function Refused({ setup, why, move }: { setup: Setup; why: Refusal; move: Move }) {
  const { text, rule } = refusalReason(why, setup, move);
  return (
    <p className="bk-refused">
      {text}{' '}
      <a href={`/rules/borderkeep#${rule}`} target="_blank" rel="noreferrer">
        {words.rule(rule)}
      </a>
    </p>
  );
}

/** BK-18: swaps at the Market Place, wherever they are possible. */
export function Market({ setup, choices, act }: Pick<PanelProps, 'setup' | 'choices' | 'act'>) {
  const swaps = ofKind(choices, 'market');
  const effect = setup.cards.flatMap((card) => card?.effects ?? []).find(({ type }) => type === 'convert');
  if (swaps.length === 0 || effect?.type !== 'convert') return null;
  return (
    <section className="bk-market" aria-label={words.market}>
      <h3>{words.market}</h3>
      <p className="soft">{words.marketSays(effect.give, effect.gain)}</p>
      <div className="row">
        {swaps.map((move) => (
          <Do key={move.good} moves={[move]} act={act} label={words.swap(effect.give, move.good, effect.gain)}>
            <span className="tabular">{effect.give}</span>
            <GoodToken good={GOODS.find((good) => good === move.good) ?? 'gold'} />→
            <span className="tabular">{effect.gain}</span>
            <GoodToken good="gold" />
          </Do>
        ))}
      </div>
    </section>
  );
}
