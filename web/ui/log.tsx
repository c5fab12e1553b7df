import { CHANCE } from '@marchlands/core/seat.ts';
import type { LogEvent, SeatInfo } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LogLine } from '../table/table.ts';
import { words } from '../words/words.ts';
import { headOf, nameIn, type Turn, turnsOf } from './turns.ts';

/** Most signs of a notation that stand beside a sentence. */
const BESIDE = 14;

interface Props {
  readonly log: readonly LogLine[];
  readonly seats: readonly SeatInfo[];
  /** The step that is shown, where the table is looked at in replay; else null. */
  readonly at: number | null;
  readonly onPoint: (logged: LogEvent, at: number) => void;
}

/**
 * What has happened, newest last: an entry a turn, which opens; its lines have the notation beside them and point to their
 * places. It is one stop of the Tab key, in which arrows move.
 */
export const Log = memo(function Log({ log, seats, at, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const turns = useMemo(() => turnsOf(log), [log]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(NONE);
  // The button that Tab comes to: the one that had the focus, else the newest turn.
  const [current, setCurrent] = useState<string | null>(null);
  const count = log.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or another step is what moves the list
  useEffect(() => {
    // With the next picture, which has to lay the page out in any case.
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

/** Where a key leads among so many buttons, or null where it leads nowhere. */
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
  /** What the sentences call its seat; empty for chance. */
  readonly name: string;
  /** The step of it that a replay shows, or null. */
  readonly shown: number | null;
  readonly isOpen: boolean;
  /** The button in it that the Tab key comes to; null where it comes to another entry. */
  readonly current: string | null;
  readonly onOpen: (first: number) => void;
  readonly onPoint: Props['onPoint'];
}

/** A turn in one line, which opens; one that says a single thing is that line. */
const Entry = memo(function Entry({ turn, name, shown, isOpen, current, onOpen, onPoint }: EntryProps) {
  const first = turn.lines[0].at;
  const said = turn.lines.flatMap(({ events }) => events.filter(({ sentence }) => sentence !== null));
  const isSingle = said.length === 1;
  // A line that is closed away again is not come to.
  const stop = current === null ? null : isSingle ? `${first}/${said[0].id}` : isOpen ? current : `${first}`;
  return (
    <li className="log-turn" style={{ borderLeftColor: turn.by === CHANCE ? 'transparent' : lookOf(turn.by).colour }}>
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

/** Whether nothing of an entry has changed: the log is long, and turns are put together anew with each line. */
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

/** Brings a line into sight; nothing around the list moves. */
function scrollTo(list: Element, line: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
