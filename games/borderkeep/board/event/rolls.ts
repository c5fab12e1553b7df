/** The rolls of this turn in the non-card version: taken from the events, since the view keeps only their results. */
import type { Masked } from '@marchlands/core/types.ts';
import type { EventResult } from '../../data/tables.ts';
import type { Event } from '../../events.ts';

/** One event of a turn, as far as it has been rolled. */
export interface Roll {
  /** 1 .. 10. */
  readonly die: number;
  readonly result: EventResult;
  /** On the table of the event, 1 .. 10 or 1 .. 100; null before that die. */
  readonly number: number | null;
  /** The result; null before that die, and if it has to be rolled again. */
  readonly card: string | null;
  /** Whether any structure could be picked: then the number is not shown. */
  readonly isPicked: boolean;
  /** Whether it had no effect. */
  readonly hasLapsed: boolean;
}

/** The rolls of a turn after one more event; a new turn starts over. */
export function rollsAfter(rolls: readonly Roll[], event: Masked<Event>): readonly Roll[] {
  const last = rolls.at(-1);
  const changed = (change: Partial<Roll>): readonly Roll[] =>
    last === undefined ? rolls : [...rolls.slice(0, -1), { ...last, ...change }];
  switch (event.kind) {
    case 'turnBegan':
      return [];
    case 'eventRolled':
      return [
        ...rolls,
        {
          die: event.die,
          result: event.result as EventResult,
          number: null,
          card: null,
          isPicked: false,
          hasLapsed: false,
        },
      ];
    case 'eventLapsed':
      return changed({ hasLapsed: true });
    case 'thingRolled':
      return changed({ number: event.die, card: event.card });
    case 'rollRepeated':
      return changed({ number: event.die, card: null });
    case 'structurePicked':
      return changed({ card: event.card, isPicked: true });
    case 'thingLapsed':
      return rolls.map((roll) => (roll.card === event.card ? { ...roll, hasLapsed: true } : roll));
    default:
      return rolls;
  }
}
