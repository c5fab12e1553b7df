import {
  CornerUpLeft,
  FileText,
  History,
  Lightbulb,
  List,
  MoreHorizontal,
  Split,
  SquarePen,
  Type,
  Undo2,
} from 'lucide-react';
import type { LinesControls } from '../lines/controls.ts';
import type { Table, TableState } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import type { ToolName } from './tools.ts';

interface BarProps {
  readonly table: Table;
  readonly state: TableState;
  readonly isReplay: boolean;
  /** Where lines are tried. */
  readonly lines: LinesControls | null;
  /** Lines of talk that were not read. */
  readonly unread: number;
  readonly asText: boolean;
  readonly canDraw: boolean;
  readonly onUndo: () => void;
  readonly onHint: () => void;
  /** Why lines cannot be tried here, as a sentence; null where they can. */
  readonly noLines: string | null;
  /** Tries lines from here, or says why not; null where they are not tried at all. */
  readonly onLines: (() => void) | null;
  readonly onReplay: () => void;
  readonly onText: () => void;
  readonly onTool: (tool: ToolName) => void;
}

/** The tools of the table, under the thumb on a phone. */
export function ToolBar(props: BarProps) {
  const text = words.table;
  const { now } = props.state;
  return (
    <div className="toolbar" role="toolbar" aria-label={text.tools}>
      {props.table.undo !== undefined && (
        <button
          type="button"
          className="button"
          aria-disabled={now.undo === 'none'}
          onClick={props.onUndo}
          aria-keyshortcuts="u"
        >
          <Undo2 size={20} aria-hidden="true" />
          <span>{text.undo}</span>
        </button>
      )}
      {props.isReplay && props.onLines !== null ? (
        <button
          type="button"
          className="button"
          aria-disabled={props.noLines !== null}
          onClick={props.onLines}
          aria-keyshortcuts="l"
        >
          <Split size={20} aria-hidden="true" />
          <span>{words.lines.title}</span>
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-disabled={(now.choices.length === 0 && now.draft === null) || props.isReplay}
          onClick={props.onHint}
          aria-keyshortcuts="h"
        >
          <Lightbulb size={20} aria-hidden="true" />
          <span>{props.lines === null ? text.hint : words.lines.best}</span>
        </button>
      )}
      {props.lines === null ? (
        <button type="button" className="button" aria-pressed={props.isReplay} onClick={props.onReplay}>
          <History size={20} aria-hidden="true" />
          <span>{props.isReplay ? text.live : text.replay}</span>
        </button>
      ) : (
        <button
          type="button"
          className="button"
          aria-label={props.lines.backLabel}
          onClick={props.lines.leave}
          aria-keyshortcuts="}"
        >
          <CornerUpLeft size={20} aria-hidden="true" />
          <span>{words.lines.leave}</span>
        </button>
      )}
      <button type="button" className="button only-phone" onClick={() => props.onTool('log')}>
        <List size={20} aria-hidden="true" />
        <span>
          {text.log}
          {props.unread > 0 && (
            <span className="unread" title={remoteWords.chat.unread(props.unread)}>
              <span className="visually-hidden">, {remoteWords.chat.unread(props.unread)}</span>
              <span aria-hidden="true">{props.unread}</span>
            </span>
          )}
        </span>
      </button>
      {props.canDraw && (
        <button
          type="button"
          className="button only-desk"
          aria-pressed={props.asText}
          onClick={props.onText}
          aria-keyshortcuts="t"
        >
          <Type size={20} aria-hidden="true" />
          <span>{props.asText ? text.board : text.text}</span>
        </button>
      )}
      <button type="button" className="button only-desk" onClick={() => props.onTool('notation')} aria-keyshortcuts="/">
        <SquarePen size={20} aria-hidden="true" />
        <span>{text.notation}</span>
      </button>
      {(props.lines !== null || props.table.records !== undefined) && (
        <button
          type="button"
          className="button only-desk"
          onClick={props.lines?.position ?? (() => props.onTool('record'))}
        >
          <FileText size={20} aria-hidden="true" />
          <span>{props.lines === null ? text.record : words.lines.positionNow}</span>
        </button>
      )}
      <button type="button" className="button" onClick={() => props.onTool('more')}>
        <MoreHorizontal size={20} aria-hidden="true" />
        <span>{text.more}</span>
      </button>
    </div>
  );
}
