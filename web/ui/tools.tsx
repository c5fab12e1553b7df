import type { AnyEvent } from '@marchlands/core/types.ts';
import type { LogEvent } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import {
  BookMarked,
  BookOpen,
  ChartLine,
  CornerUpLeft,
  FastForward,
  FileText,
  History,
  Keyboard,
  Library,
  Lightbulb,
  Link2,
  List,
  MoreHorizontal,
  Split,
  SquarePen,
  Type,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { LinesControls } from '../lines/controls.ts';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import type { Table, TableState } from '../table/table.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { consentQuestion } from './consent.ts';
import { Dialog } from './dialog.tsx';
import { AgreeTool, EndButtons, ResignTool } from './end-tools.tsx';
import { Goal } from './goal.tsx';
import { LinkTool } from './link-tool.tsx';
import { Log } from './log.tsx';
import { LogTabs } from './log-tabs.tsx';
import { MuteButton } from './mute-button.tsx';
import { NotationTool } from './notation-tool.tsx';
import { RecordTool } from './record-tool.tsx';
import type { TableSlots } from './table-slots.ts';

export type ToolName = 'log' | 'more' | 'record' | 'link' | 'keys' | 'notation' | 'consent' | 'resign' | 'agree';

interface BarProps {
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
      <button
        type="button"
        className="button only-desk"
        onClick={props.lines?.position ?? (() => props.onTool('record'))}
      >
        <FileText size={20} aria-hidden="true" />
        <span>{props.lines === null ? text.record : words.lines.positionNow}</span>
      </button>
      <button type="button" className="button" onClick={() => props.onTool('more')}>
        <MoreHorizontal size={20} aria-hidden="true" />
        <span>{text.more}</span>
      </button>
    </div>
  );
}

interface PanelProps {
  readonly name: ToolName;
  readonly table: Table;
  readonly state: TableState;
  readonly at: number | null;
  readonly onPoint: (logged: LogEvent<AnyEvent>, at: number) => void;
  readonly asText: boolean;
  readonly canDraw: boolean;
  readonly onText: () => void;
  readonly lines: LinesControls | null;
  /** What a table online adds; null at any other. */
  readonly slots: TableSlots | null;
  /** Why lines cannot be tried here, as a sentence; null where they can. */
  readonly noLines: string | null;
  readonly onLines: () => void;
  /** Null where the review is on the screen. */
  readonly onReview: (() => void) | null;
  /** Null where the rest may still change the result. */
  readonly onPlayOut: (() => void) | null;
  readonly onClose: () => void;
  readonly onTool: (tool: ToolName) => void;
}

/** The tool that was opened, over the table. */
export function ToolPanel(props: PanelProps) {
  const { name, table, state, onClose } = props;
  const text = words.table;
  switch (name) {
    case 'log':
      return <LogTool {...props} />;
    case 'more':
      return <MoreTool {...props} />;
    case 'record':
      return <RecordTool table={table} isOver={state.now.final !== null} onClose={onClose} />;
    case 'link':
      return <LinkTool table={table} state={state} at={props.at} onClose={onClose} />;
    case 'notation':
      return <NotationTool table={table} example={exampleOf(state)} onClose={onClose} />;
    case 'keys':
      return (
        <Dialog title={text.keys} onClose={onClose}>
          <dl className="keys">
            {words.keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      );
    case 'consent':
      return (
        <ConfirmDialog
          title={text.consentTitle}
          says={consentQuestion(state)}
          yes={state.info.isRemote ? remoteWords.askYes : text.consentYes}
          act={() => table.undo(true)}
          onClose={onClose}
        />
      );
    case 'resign':
      return <ResignTool {...props} />;
    case 'agree':
      return <AgreeTool {...props} />;
  }
}

function LogTool({ state, at, slots, onPoint, onClose }: PanelProps) {
  const log = (
    <Log
      log={state.now.log}
      at={at}
      onPoint={(logged, step) => {
        onPoint(logged, step);
        onClose();
      }}
    />
  );
  return (
    <Dialog title={words.table.log} onClose={onClose}>
      <Goal info={state.info} />
      {slots === null ? log : <LogTabs log={log} slots={slots} first={slots.unread > 0 ? 'chat' : 'log'} />}
    </Dialog>
  );
}

/** A line that may be typed now; a choice that is made whole is typed whole. */
function exampleOf({ now }: TableState): string {
  if (now.draft !== null) return now.draft.isWhole ? now.draft.notation : '';
  return now.choices[0]?.notation ?? '';
}

function MoreTool(props: PanelProps) {
  const { table, state, lines, slots, asText, canDraw, onText, onReview, onPlayOut, onClose, onTool } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const text = words.table;
  const { seats } = state.info;
  return (
    <Dialog title={state.info.title} onClose={onClose}>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="menu">
        <button type="button" className="button" onClick={() => onTool('notation')}>
          <SquarePen size={20} aria-hidden="true" /> {text.notation}
        </button>
        {canDraw && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onText();
              onClose();
            }}
          >
            <Type size={20} aria-hidden="true" /> {asText ? text.asDrawn : text.asText}
          </button>
        )}
        {onPlayOut !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onPlayOut();
              onClose();
            }}
          >
            <FastForward size={20} aria-hidden="true" /> {words.playOut.play}
          </button>
        )}
        {lines === null && state.now.final !== null && onReview !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              onReview();
              onClose();
            }}
          >
            <ChartLine size={20} aria-hidden="true" /> {words.review.title}
          </button>
        )}
        {lines === null ? (
          <MatchTools {...props} />
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => {
              onClose();
              lines.position();
            }}
          >
            <FileText size={20} aria-hidden="true" /> {words.lines.position}
          </button>
        )}
        <MuteButton />
        <button type="button" className="button" onClick={() => onTool('keys')}>
          <Keyboard size={20} aria-hidden="true" /> {text.keys}
        </button>
        <a className="button" href={`/rules/${state.info.gameId}`} target="_blank" rel="noreferrer">
          <BookOpen size={20} aria-hidden="true" /> {words.home.rules}
        </a>
        {slots?.tools(onClose)}
        {lines === null &&
          !state.info.isRemote &&
          state.now.final === null &&
          seats.map(({ seat, name, kind }) => (
            <button
              key={seat}
              type="button"
              className="button"
              onClick={() =>
                void table.reseat(seat, { name, level: kind === 'person' ? DEFAULT_LEVEL : null }).then((done) => {
                  if (done.ok) onClose();
                  else setProblem(done.problem.message);
                })
              }
            >
              <SeatBadge seat={seat} size={22} />
              {kind === 'person' ? text.giveToBot(name, DEFAULT_LEVEL) : text.giveToPerson(name)}
            </button>
          ))}
        {lines === null && state.now.final === null && <EndButtons state={state} onTool={onTool} />}
        <Link className="button" href="/">
          <Library size={20} aria-hidden="true" /> {words.notFound.home}
        </Link>
        <Link className="button" href="/matches">
          <BookMarked size={20} aria-hidden="true" /> {words.matches.title}
        </Link>
      </div>
    </Dialog>
  );
}

/** What there is to do with a match, and not with lines. */
function MatchTools({ table, noLines, onLines, onTool }: PanelProps) {
  const text = words.table;
  return (
    <>
      {noLines === null && (
        <button type="button" className="button" onClick={onLines} aria-keyshortcuts="l">
          <Split size={20} aria-hidden="true" /> {words.lines.title}
        </button>
      )}
      {noLines !== null && table.allowsLines && <p className="soft menu-note">{noLines}</p>}
      <button type="button" className="button" onClick={() => onTool('record')}>
        <FileText size={20} aria-hidden="true" /> {text.record}
      </button>
      <button type="button" className="button" onClick={() => onTool('link')}>
        <Link2 size={20} aria-hidden="true" /> {text.linkTitle}
      </button>
    </>
  );
}
