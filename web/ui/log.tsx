import { CHANCE } from '@marchlands/core/seat.ts';
import type { LogEvent, SeatInfo } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LogLine } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headOf, nameIn, type Turn, turnsOf } from './turns.ts';

/** Longest notation shown beside a sentence, in characters. */
const BESIDE = 14;

interface Props {
  readonly log: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** The displayed step if the table is in replay; otherwise null. */
  readonly at: number | null;
  readonly onPoint: (logged: LogEvent, at: number) => void;
}

/**
 * The log, newest last: one expandable entry per turn, whose lines show the notation and mark their places on the
 * board. It is one Tab stop; arrow keys move within it.
 */
export const Log = memo(function Log({ log, seats, at, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const turns = useMemo(() => turnsOf(log), [log]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(NONE);
  // The button that is the Tab stop: the last focused one, or the newest turn.
  const [current, setCurrent] = useState<string | null>(null);
  const count = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or another step moves the list
  useEffect(() => {
    // In the next frame, which lays out the page in any case.
    const frame = requestAnimationFrame(() => {
      const element = list.current;
      if (element === null) return;
      const shown = element.querySelector('[aria-current]');
      if (shown === null) element.scrollTop = element.scrollHeight;
      else scrollTo(element, shown);
    });
    return () => cancelAnimationFrame(frame);
  }, [count, at]);
  const toggle = useMemo(
    () => (first: number) =>
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(first)) after.add(first);
        return after;
      }),
    [],
  );

  const held = turns.findIndex(({ lines }) => current?.split('/', 1)[0] === `${lines[0].at}`);
  const holder = held < 0 ? turns.length - 1 : held;

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter((one) =>
      one.checkVisibility(),
    );
    const here = buttons.findIndex((one) => one === document.activeElement);
    const there = stepTo(event.key, here, buttons.length);
    if (there === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[there]?.focus();
  }

  return (
    <ol
      className="log"
      ref={list}
      aria-label={words.table.log}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setCurrent(target.dataset['log'] ?? null)}
    >
      {turns.map((turn, i) => {
        const first = turn.lines[0].at;
        const isShown = turn.lines.some((line) => line.at === at);
        return (
          <Entry
            key={first}
            turn={turn}
            name={nameIn(turn, seats)}
            shown={isShown ? at : null}
            isOpen={isShown || opened.has(first)}
            current={i === holder ? (current ?? `${first}`) : null}
            onOpen={toggle}
            onPoint={onPoint}
          />
        );
      })}
    </ol>
  );
});

const NONE: ReadonlySet<number> = new Set();

/** The target of a key among the buttons, or null if it has none. */
function stepTo(key: string, here: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(here + 1, count - 1);
    case 'ArrowUp':
      return Math.max(here - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface EntryProps {
  readonly turn: Turn;
  /** The seat's name in the sentences; empty for chance and for a simultaneous decision. */
  readonly name: string;
  /** Its step shown by a replay, or null. */
  readonly shown: number | null;
  readonly isOpen: boolean;
  /** Its button that is the Tab stop; null if that is in another entry. */
  readonly current: string | null;
  readonly onOpen: (first: number) => void;
  readonly onPoint: Props['onPoint'];
}

/** A turn in one line, which expands; a turn with a single sentence is just that line. */
const Entry = memo(function Entry({ turn, name, shown, isOpen, current, onOpen, onPoint }: EntryProps) {
  const first = turn.lines[0].at;
  const said = turn.lines.flatMap(({ events }) => events.filter(({ sentence }) => sentence !== null));
  const isSingle = said.length === 1;
  // A line in a closed entry cannot be the Tab stop.
  const stop = current === null ? null : isSingle ? `${first}/${said[0].id}` : isOpen ? current : `${first}`;
  return (
    <li
      className="log-turn"
      style={{ borderLeftColor: turn.by.length === 1 ? lookOf(turn.by[0]).colour : 'transparent' }}
    >
      {!isSingle && (
        <button
          type="button"
          className="log-head"
          data-log={first}
          tabIndex={stop === `${first}` ? 0 : -1}
          aria-expanded={isOpen}
          onClick={() => onOpen(first)}
        >
          <ChevronRight size={16} aria-hidden="true" />
          <span className="log-says">{headOf(turn, name)}</span>
        </button>
      )}
      <ol hidden={!isOpen && !isSingle}>
        {turn.lines.map((line) => (
          <Line key={line.at} line={line} first={first} stop={stop} isShown={line.at === shown} onPoint={onPoint} />
        ))}
      </ol>
    </li>
  );
}, isSame);

/** Whether an entry is unchanged: the log is long, and turns are rebuilt with each line. */
function isSame(before: EntryProps, after: EntryProps): boolean {
  const [a, b] = [before.turn.lines, after.turn.lines];
  return (
    a.length === b.length &&
    a[0] === b[0] &&
    a.at(-1) === b.at(-1) &&
    before.name === after.name &&
    before.shown === after.shown &&
    before.isOpen === after.isOpen &&
    before.current === after.current &&
    before.onPoint === after.onPoint
  );
}

function Line({
  line,
  first,
  stop,
  isShown,
  onPoint,
}: {
  line: LogLine;
  first: number;
  stop: string | null;
  isShown: boolean;
  onPoint: Props['onPoint'];
}) {
  return (
    <li
      className={`log-item ${line.by === CHANCE ? 'chance' : ''} ${(line.notation?.length ?? 0) > BESIDE ? 'long' : ''}`}
      aria-current={isShown ? 'step' : undefined}
    >
      <div>
        {line.events.map(
          (one) =>
            one.sentence !== null && (
              <button
                key={one.id}
                type="button"
                className="log-line"
                data-log={`${first}/${one.id}`}
                tabIndex={stop === `${first}/${one.id}` ? 0 : -1}
                onClick={() => onPoint(one, line.at)}
              >
                {one.sentence}
              </button>
            ),
        )}
      </div>
      {line.notation !== null && <code className="log-notation">{line.notation}</code>}
    </li>
  );
}

/** Scrolls a line into view within the list only. */
function scrollTo(list: Element, line: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
