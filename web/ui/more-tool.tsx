import type { Result } from '@marchlands/core/result.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import {
  BookMarked,
  BookOpen,
  ChartLine,
  FastForward,
  FileText,
  Keyboard,
  Library,
  Link2,
  Split,
  SquarePen,
  Type,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import type { Bots } from '../table/table.ts';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import { EndButtons } from './end-tools.tsx';
import { MuteButton } from './mute-button.tsx';
import type { ToolProps } from './tools.ts';

/** Everything that one can do at the table, in one list. */
export function MoreTool(props: ToolProps) {
  const { table, state, lines, slots, asText, canDraw, onText, onReview, onPlayOut, onClose, onTool } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const text = words.table;
  const { seats } = state.info;
  const { bots, ending } = table;
  function reseated(done: Result<void>) {
    if (done.ok) onClose();
    else setProblem(done.problem.message);
  }
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
        {bots !== undefined &&
          state.now.final === null &&
          seats.map((info) => <ReseatButton key={info.seat} bots={bots} info={info} onDone={reseated} />)}
        {ending !== undefined && state.now.final === null && <EndButtons state={state} onTool={onTool} />}
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
function MatchTools({ table, noLines, onLines, onTool }: ToolProps) {
  const text = words.table;
  return (
    <>
      {noLines === null && (
        <button type="button" className="button" onClick={onLines} aria-keyshortcuts="l">
          <Split size={20} aria-hidden="true" /> {words.lines.title}
        </button>
      )}
      {noLines !== null && table.allowsLines && <p className="soft menu-note">{noLines}</p>}
      {table.records !== undefined && (
        <button type="button" className="button" onClick={() => onTool('record')}>
          <FileText size={20} aria-hidden="true" /> {text.record}
        </button>
      )}
      <button type="button" className="button" onClick={() => onTool('link')}>
        <Link2 size={20} aria-hidden="true" /> {text.linkTitle}
      </button>
    </>
  );
}

/** Gives a seat to a bot, or to a person. */
function ReseatButton({ bots, info, onDone }: { bots: Bots; info: SeatInfo; onDone: (done: Result<void>) => void }) {
  const { seat, name, kind } = info;
  const text = words.table;
  const level = kind === 'person' ? DEFAULT_LEVEL : null;
  return (
    <button type="button" className="button" onClick={() => void bots.reseat(seat, { name, level }).then(onDone)}>
      <SeatBadge seat={seat} size={22} />
      {kind === 'person' ? text.giveToBot(name, DEFAULT_LEVEL) : text.giveToPerson(name)}
    </button>
  );
}
