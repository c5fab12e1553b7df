import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import type { SeatInfo, TableInfo } from '@marchlands/server/wire/messages.ts';
import { levelName } from '../words/level-name.ts';
import { onlineWords } from '../words/online.ts';

const text = onlineWords.room;

/** A seat's label before the match: its player, or that it is free or kept. */
export function sitterText({ name, level, kept }: SeatInfo): string {
  if (level !== null) return text.bot(levelName(level));
  if (name !== null) return name;
  return kept === null ? text.free : text.kept(kept);
}

/** The seats with their players, read-only. */
export function SeatNames({ table }: { table: TableInfo }) {
  return (
    <ul className="seat-names" aria-label={text.seats}>
      {table.seats.map((seat) => (
        <li key={seat.seat}>
          <SeatBadge seat={seat.seat} size={28} /> <span className="visually-hidden">{lookOf(seat.seat).name}: </span>
          <span className={seat.name === null && seat.level === null ? 'soft' : ''}>{sitterText(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
