import type { AnyView } from '@marchlands/core/types.ts';
import type { BoardModule, SeatInfo } from '@marchlands/kit/board.ts';
import { Icon, SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useEffect, useRef } from 'react';
import type { TableInfo, Waiting } from '../table/table.ts';
import { levelName } from '../words/level-name.ts';
import { words } from '../words/words.ts';
import { calledAt } from './names.ts';
import type { TableSlots } from './table-slots.ts';
import type { ToldByOthers } from './use-told.ts';

interface Props {
  readonly info: Pick<TableInfo, 'seats' | 'you'>;
  readonly view: AnyView;
  readonly board: BoardModule | null;
  readonly awaited: readonly number[];
  /** By seat: its actions since the person at the screen last acted. */
  readonly told: ToldByOthers['lines'];
  readonly waiting: Waiting | null;
  /** Additional content of a seat; null for none. */
  readonly slot: TableSlots['seat'] | null;
}

/** The seats: players, public facts, the turn, and the progress of a thinking bot. */
export function Seats({ info: table, view, board, awaited, told, waiting, slot }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const next = awaited.at(0);
  const { seats, you } = table;
  // On a narrow screen the seats are a strip: scroll the acting seat into sight.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const strip = list.current;
      const seat = next === undefined ? null : strip?.children[next];
      if (strip === null || !(seat instanceof HTMLElement)) return;
      const [left, right] = [seat.offsetLeft, seat.offsetLeft + seat.offsetWidth];
      if (left < strip.scrollLeft || right > strip.scrollLeft + strip.clientWidth) strip.scrollTo({ left: left - 8 });
    });
    return () => cancelAnimationFrame(frame);
  }, [next]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen the strip scrolls and must be reached by the keyboard
    <ul className="seats" ref={list} aria-label={words.table.seats} tabIndex={0}>
      {seats.map((info) => {
        const facts = board?.factsOf(view, info.seat);
        const isNext = awaited.includes(info.seat);
        const isThinking = waiting?.seat === info.seat;
        return (
          <li
            key={info.seat}
            data-seat={info.seat}
            className={`seat ${isNext ? 'next' : ''}`}
            style={{ borderLeftColor: lookOf(info.seat).colour }}
          >
            <SeatBadge seat={info.seat} size={34} />
            <span className="seat-name">
              <strong>{calledAt(table, info.seat)}</strong>{' '}
              <span className="soft seat-kind">{kindOf(info, info.seat === you)}</span>
              {isNext && <span className="visually-hidden">, {words.table.yourTurn}</span>} {slot?.(info.seat)}
            </span>
            {facts !== undefined && facts.score !== null && (
              <span className="seat-score tabular">
                <span className="visually-hidden">{words.table.score} </span>
                {facts.score}
              </span>
            )}
            {/* Reserves room before the board with the facts is loaded. */}
            {(facts === undefined || facts.facts.length > 0) && (
              <span className="seat-facts tabular">
                {facts?.facts.map((fact) => (
                  <span key={fact.label} title={fact.label}>
                    <Icon path={fact.icon} size={18} />
                    <span className="visually-hidden">{fact.label} </span>
                    {fact.value}
                  </span>
                ))}
              </span>
            )}
            {/* Reserves room before anything is reported, so that nothing moves. */}
            {info.seat !== you && (
              <span className="seat-told" title={told.get(info.seat)}>
                {told.get(info.seat)}
              </span>
            )}
            {isThinking && (
              <progress
                className="seat-thinking"
                aria-label={words.table.thinking(info.name)}
                max={1}
                {...(waiting.progress === null ? {} : { value: waiting.progress })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The name of a bot's level; for the person who is called "You", the name shown on other screens. */
function kindOf({ level, name }: SeatInfo, isYou: boolean): string {
  if (level !== undefined) return levelName(level);
  return isYou ? name : words.setUp.person;
}
