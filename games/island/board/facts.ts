/** Facts beside a name in the seats' panel. */
import type { Seat } from '@marchlands/core/seat.ts';
import type { SeatFacts } from '@marchlands/kit/board.ts';
import { force, hand, star } from '@marchlands/kit/icons.ts';
import type { View } from '../view/view.ts';
import { lumber, paper } from './icons.ts';
import { words } from './words.ts';

export function factsOf({ table }: View, seat: Seat): SeatFacts {
  const of = table.seats[seat];
  const active = table.vertices.flatMap(({ knight }) =>
    knight?.seat === seat && knight.isActive ? [knight.level] : [],
  );
  const isBase = table.decks.every(({ undrawn, under }) => undrawn === 0 && under.length === 0);
  const strength = active.reduce((sum, level) => sum + level, 0);
  const drawn = of.progress.reduce((sum, count) => sum + count, 0);
  return {
    score: of.points,
    facts: [
      { label: words.facts.cards, value: String(of.hand), icon: hand },
      isBase
        ? { label: words.facts.development, value: String(of.development), icon: paper }
        : { label: words.facts.progress, value: String(drawn), icon: paper },
      isBase
        ? { label: words.facts.army, value: String(of.army), icon: star }
        : { label: words.facts.knights, value: String(strength), icon: force },
      { label: words.facts.road, value: String(of.roadLength), icon: lumber },
    ],
  };
}
