import type { Result } from '@marchlands/core/result.ts';
import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import {
  BookOpen,
  ChartLine,
  FastForward,
  FileText,
  GraduationCap,
  History,
  Keyboard,
  Link2,
  type LucideIcon,
  Split,
  SquarePen,
  Type,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { DEFAULT_LEVEL } from '../table/levels.ts';
import type { Bots } from '../table/table.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import { EndButtons } from './end-tools.tsx';
import { hasLesson } from './learn-link.tsx';
import { LINKS } from './masthead.tsx';
import { MuteButton } from './mute-button.tsx';
import { nameAt } from './names.ts';
import type { ToolProps } from './tools.ts';

/** All actions at the table, in one list. */
export function MoreTool(props: ToolProps) {
  const { table, state, lines, slots, asText, canDraw, onText, onReplay, onReview, onPlayOut, onClose, onTool } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const text = words.table;
  const { seats } = state.info;
  const { bots, ending } = table;
  function done(act: () => void) {
    onClose();
    act();
  }
  function reseated(answer: Result<void>) {
    if (answer.ok) onClose();
    else setProblem(answer.problem.message);
  }
  return (
    <Dialog title={state.info.title} onClose={onClose}>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <div className="menu">
        <MenuButton Icon={SquarePen} onPress={() => onTool('notation')}>
          {text.notation}
        </MenuButton>
        {canDraw && (
          <MenuButton Icon={Type} onPress={() => done(onText)}>
            {asText ? text.asDrawn : text.asText}
          </MenuButton>
        )}
        {onPlayOut !== null && (
          <MenuButton Icon={FastForward} onPress={() => done(onPlayOut)}>
            {words.playOut.play}
          </MenuButton>
        )}
        {lines === null && state.now.final !== null && onReview !== null && (
          <MenuButton Icon={ChartLine} onPress={() => done(onReview)}>
            {words.review.title}
          </MenuButton>
        )}
        {lines === null && onReplay !== null && (
          <MenuButton Icon={History} onPress={() => done(onReplay)}>
            {text.replay}
          </MenuButton>
        )}
        {lines === null ? (
          <MatchTools {...props} />
        ) : (
          <MenuButton Icon={FileText} onPress={() => done(lines.position)}>
            {words.lines.position}
          </MenuButton>
        )}
        <MuteButton />
        <MenuButton Icon={Keyboard} onPress={() => onTool('keys')}>
          {text.keys}
        </MenuButton>
        {hasLesson(state.info.gameId) && (
          <Link className="button" href={`/learn/${state.info.gameId}`}>
            <GraduationCap size={20} aria-hidden="true" /> {words.home.learn}
          </Link>
        )}
        <a className="button" href={`/rules/${state.info.gameId}`} target="_blank" rel="noreferrer">
          <BookOpen size={20} aria-hidden="true" /> {words.home.rules}
        </a>
        {slots?.tools(onClose)}
        {bots !== undefined &&
          state.now.final === null &&
          seats.map((info) => (
            <ReseatButton key={info.seat} bots={bots} info={info} called={nameAt(seats, info.seat)} onDone={reseated} />
          ))}
        {ending !== undefined && state.now.final === null && <EndButtons state={state} onTool={onTool} />}
        {LINKS.map(({ href, name, Icon }) => (
          <Link key={href} className="button" href={href}>
            <Icon size={20} aria-hidden="true" /> {words.nav[name]}
          </Link>
        ))}
      </div>
    </Dialog>
  );
}

function MenuButton({
  Icon,
  onPress,
  children,
}: {
  readonly Icon: LucideIcon;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className="button" onClick={onPress}>
      <Icon size={20} aria-hidden="true" /> {children}
    </button>
  );
}

/** The actions of a match that lines do not have. */
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
        <MenuButton Icon={FileText} onPress={() => onTool('record')}>
          {text.record}
        </MenuButton>
      )}
      <MenuButton Icon={Link2} onPress={() => onTool('link')}>
        {text.linkTitle}
      </MenuButton>
    </>
  );
}

/** Gives a seat to a bot, or to a person. */
function ReseatButton({
  bots,
  info,
  called,
  onDone,
}: {
  bots: Bots;
  info: SeatInfo;
  /** The seat's displayed name. */
  called: string;
  onDone: (done: Result<void>) => void;
}) {
  const { seat, name, kind } = info;
  const text = words.table;
  const level = kind === 'person' ? DEFAULT_LEVEL : null;
  return (
    <button type="button" className="button" onClick={() => void bots.reseat(seat, { name, level }).then(onDone)}>
      <SeatBadge seat={seat} size={22} />
      {kind === 'person' ? text.giveToBot(called, levelName(DEFAULT_LEVEL)) : text.giveToPerson(called)}
    </button>
  );
}
