import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Happening } from '@marchlands/kit/board.ts';
import { lookOf } from '@marchlands/kit/seats.ts';
import { memo, useEffect, useRef } from 'react';
import type { LogItem } from '../table/table.ts';
import { words } from '../words/words.ts';

/** Most signs of a notation that stand beside a sentence. */
const BESIDE = 14;

interface Props {
  readonly log: readonly LogItem[];
  /** The step that is shown, where the table is looked at in replay; else null. */
  readonly at: number | null;
  readonly onPoint: (happening: Happening, at: number) => void;
}

/** What has happened, newest last: sentences, with the notation beside them; a line points to its place. */
export function Log({ log, at, onPoint }: Props) {
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
      else shown.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [count, at]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
    <ol className="log" ref={list} aria-label={words.table.log} tabIndex={0}>
      {log.map((item) => (
        <Line key={item.at} item={item} isShown={item.at === at} onPoint={onPoint} />
      ))}
    </ol>
  );
}

const Line = memo(function Line({
  item,
  isShown,
  onPoint,
}: {
  item: LogItem;
  isShown: boolean;
  onPoint: Props['onPoint'];
}) {
  const told = item.happenings.filter((happening) => happening.sentence !== null);
  if (told.length === 0) return null;
  return (
    <li
      className={`log-item ${item.by === CHANCE ? 'chance' : ''} ${(item.notation?.length ?? 0) > BESIDE ? 'long' : ''}`}
      aria-current={isShown ? 'step' : undefined}
      style={{ borderLeftColor: markOf(item.by) }}
    >
      <div>
        {told.map((happening) => (
          <button key={happening.id} type="button" className="log-line" onClick={() => onPoint(happening, item.at)}>
            {happening.sentence}
          </button>
        ))}
      </div>
      {item.notation !== null && <code className="log-notation">{item.notation}</code>}
    </li>
  );
});

function markOf(by: Seat | typeof CHANCE): string {
  return by === CHANCE ? 'transparent' : lookOf(by).colour;
}
