import {
  CornerUpLeft,
  FastForward,
  History,
  Lightbulb,
  List,
  type LucideIcon,
  MoreHorizontal,
  Split,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinesControls } from '../lines/controls.ts';
import type { Table, TableState, Waiting } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import type { HintState } from './use-hint.ts';
import type { Replay } from './use-replay.ts';
import type { TableTools } from './use-table-tools.ts';

interface BarProps {
  readonly table: Table;
  readonly state: TableState;
  /** The thinking bot; null if there is none to be seen. */
  readonly waiting: Waiting | null;
  readonly replay: Replay;
  readonly hint: HintState;
  /** Controls of a lines table; null at any other. */
  readonly lines: LinesControls | null;
  readonly tools: TableTools;
  /** Number of unread chat lines. */
  readonly unread: number;
}

/** The tools that are always visible; the others are under "More". */
export function ToolBar({ table, state: { now, seated }, waiting, replay, hint, lines, tools, unread }: BarProps) {
  const text = words.table;
  const isReplay = replay.at !== null;
  const canHint = !isReplay && (now.choices.length > 0 || now.draft !== null);
  return (
    <div className="toolbar" role="toolbar" aria-label={text.tools}>
      {isReplay && <ToolButton Icon={History} label={text.live} keys="}" onPress={replay.leave} />}
      {!isReplay && table.undo !== undefined && (
        <ToolButton Icon={Undo2} label={text.undo} keys="u" isOff={now.undo === 'none'} onPress={tools.undo} />
      )}
      {isReplay && table.allowsLines ? (
        <ToolButton
          Icon={Split}
          label={words.lines.title}
          keys="l"
          isOff={tools.noLines !== null}
          onPress={() => tools.tryLines(replay.at)}
        />
      ) : waiting !== null && waiting.seat !== seated && table.hurry !== undefined ? (
        // It replaces the hint, which is useless while another seat thinks: nothing moves, and nothing is covered.
        <ToolButton
          Icon={FastForward}
          label={text.playNow}
          className="tool-turn hurry"
          onPress={() => table.hurry?.()}
        />
      ) : (
        <ToolButton
          Icon={Lightbulb}
          className="tool-turn"
          label={lines === null ? text.hint : words.lines.best}
          keys="h"
          isOff={!canHint}
          onPress={hint.ask}
        />
      )}
      {lines !== null && (
        <ToolButton
          Icon={CornerUpLeft}
          label={words.lines.leave}
          name={lines.backLabel}
          keys="}"
          onPress={lines.leave}
        />
      )}
      <ToolButton Icon={List} label={text.log} className="only-phone" onPress={() => tools.setTool('log')}>
        {unread > 0 && (
          <span className="unread" title={remoteWords.chat.unread(unread)}>
            <span className="visually-hidden">, {remoteWords.chat.unread(unread)}</span>
            <span aria-hidden="true">{unread}</span>
          </span>
        )}
      </ToolButton>
      <ToolButton Icon={MoreHorizontal} label={text.more} onPress={() => tools.setTool('more')} />
    </div>
  );
}

/** A tool: its icon and its word, which a small screen shows only while it is pointed to. */
function ToolButton({
  Icon,
  label,
  name,
  keys,
  isOff = false,
  className = '',
  onPress,
  children,
}: {
  readonly Icon: LucideIcon;
  readonly label: string;
  /** Its accessible name, if the word alone is not clear. */
  readonly name?: string;
  /** The keyboard shortcut. */
  readonly keys?: string;
  /** True if it would only say why it cannot be used now. */
  readonly isOff?: boolean;
  readonly className?: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`button ${className}`}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-label={name}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <Icon size={20} aria-hidden="true" />
      <span className="tool-word">{label}</span>
      {children}
    </button>
  );
}
