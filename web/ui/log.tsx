import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { LogEvent } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo, useEffect, useRef } from 'react';
import type { LogLine } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Most signs of a notation that stand beside a sentence. */
const BESIDE = 14;

interface Props {
  readonly log: readonly LogLine[];
  /** The step that is shown, where the table is looked at in replay; else null. */
  readonly at: number | null;
  readonly onPoint: (logged: LogEvent, at: number) => void;
}

/** What has happened, newest last: sentences, with the notation beside them; a line points to its place. */
export const Log = memo(function Log({ log, at, onPoint }: Props) {
  const list = useRef<HTMLOListElement>(null);
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
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ol className="log" ref={list} aria-label={words.table.log} tabIndex={0}>
      {log.map((line) => (
        <Line key={line.at} line={line} isShown={line.at === at} onPoint={onPoint} />
      ))}
    </ol>
  );
});

const Line = memo(function Line({
  line,
  isShown,
  onPoint,
}: {
  line: LogLine;
  isShown: boolean;
  onPoint: Props['onPoint'];
}) {
  const logged = line.events.filter(({ sentence }) => sentence !== null);
  if (logged.length === 0) return null;
  return (
    <li
      className={`log-item ${line.by === CHANCE ? 'chance' : ''} ${(line.notation?.length ?? 0) > BESIDE ? 'long' : ''}`}
      aria-current={isShown ? 'step' : undefined}
      style={{ borderLeftColor: markOf(line.by) }}
    >
      <div>
        {logged.map((one) => (
          <button key={one.id} type="button" className="log-line" onClick={() => onPoint(one, line.at)}>
            {one.sentence}
          </button>
        ))}
      </div>
      {line.notation !== null && <code className="log-notation">{line.notation}</code>}
    </li>
  );
});

/** Brings a line into sight; nothing around the list moves. */
function scrollTo(list: Element, line: Element): void {
  const [frame, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

function markOf(by: Seat | typeof CHANCE): string {
  return by === CHANCE ? 'transparent' : lookOf(by).colour;
}
