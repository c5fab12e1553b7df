/** Small parts shared by several tasks of the side panel. */
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import { refusalReason } from '../words/reasons.ts';
import type { Refusal } from '../words/refusals.ts';
import { movesOf, type PanelProps } from './panel-props.ts';
import { words } from './words.ts';

/** True for the main action of a decision: Enter triggers it after a move by keys. */
const MainContext = createContext(false);

/** Makes its content the main action of a decision: its button is drawn and marked as that. */
export function Main({ children }: { children: ReactNode }) {
  return <MainContext.Provider value={true}>{children}</MainContext.Provider>;
}

/** Content beside the main action. */
export function Beside({ children }: { children: ReactNode }) {
  return <MainContext.Provider value={false}>{children}</MainContext.Provider>;
}

/**
 * A task of the panel: the question, its main button or buttons (there is always one), and other possible moves.
 * @param isAside true while something else is open in the panel: the main button is then dimmed
 */
export function Task({
  title,
  says,
  main,
  isAside = false,
  children,
}: {
  title: string;
  says?: ReactNode;
  main: ReactElement;
  isAside?: boolean;
  children?: ReactNode;
}) {
  return (
    <section className={`bk-task ${isAside ? 'aside' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {says !== undefined && <p className="bk-says">{says}</p>}
      <div className="bk-main-action">
        <Main>{main}</Main>
      </div>
      {children !== undefined && <div className="bk-more">{children}</div>}
    </section>
  );
}

/** A list of alternatives; the first serves as the main button. */
export function Options<T>({
  of,
  isShort = false,
  children,
}: {
  of: readonly T[];
  isShort?: boolean;
  children(one: T): ReactElement;
}) {
  const [first, ...rest] = of;
  return (
    <div className={`bk-options ${isShort ? 'short' : ''}`}>
      {first !== undefined && children(first)}
      <Beside>{rest.map(children)}</Beside>
    </div>
  );
}

/** Alternatives in a row of buttons, one of them chosen. */
export function Alternatives<T extends string | number>({
  label,
  of,
  chosen,
  className = 'bk-victims',
  onChoose,
  children,
}: {
  label: string;
  of: readonly T[];
  chosen: T;
  className?: string;
  onChoose(one: NoInfer<T>): void;
  children(one: T): ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
    <div className={className} role="group" aria-label={label}>
      {of.map((one) => (
        <button key={one} type="button" className="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {children(one)}
        </button>
      ))}
    </div>
  );
}

/** A button that makes moves; read out as `label` if its face is a drawing. */
export function Do({
  moves,
  choose,
  label,
  isPlain = false,
  children,
}: {
  moves: readonly Move[] | null;
  choose(...moves: readonly Move[]): void;
  label?: string | undefined;
  /**
   * Whether it looks like the others though it is the main one: one of a list, or an end while something can be chosen,
   * built or played.
   */
  isPlain?: boolean;
  children: ReactNode;
}) {
  const isMain = useContext(MainContext);
  return (
    <button
      type="button"
      className={`button ${isMain && !isPlain ? 'primary' : ''}`}
      disabled={moves === null}
      {...(isMain ? { 'data-first': true } : {})}
      onClick={() => moves !== null && choose(...moves)}
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

/** Why something cannot be done, with a link to its rule. */
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

/** BK-18: what the Market Place swaps; undefined if the deck has none. */
export function swapOf({ cards }: Setup) {
  return cards.flatMap((card) => card?.effects ?? []).find((effect) => effect.type === 'convert');
}

/** BK-18: swaps at the Market Place; the player chooses the commodities themselves for it. */
export function Market({ setup, choices }: Pick<PanelProps, 'setup' | 'choices'>) {
  const swap = swapOf(setup);
  if (swap === undefined || movesOf(choices, 'market').length === 0) return null;
  return (
    <p className="soft bk-market">
      <strong>{words.market}:</strong> {words.marketSays(swap.give, swap.gain)}
    </p>
  );
}
