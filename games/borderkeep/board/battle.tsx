import './battle.css';
import type { Move } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { Props, Told } from './props.ts';

/** What the panels of the board are given: what the board has, and what is being shown of what happened. */
export interface PanelProps extends Props {
  readonly setup: Setup;
  /** The happening on the stage, or null between and after. */
  readonly now: Told | null;
  commit(move: Move): void;
}

/** The battle that is being fought, played out or just over; nothing where there is none. */
export function BattlePanel(props: PanelProps) {
  return props.view.table.battle === null ? null : <section className="bk-battle" aria-label="Battle" />;
}
