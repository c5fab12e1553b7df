import { letters } from '../data/sides.ts';
import type { Event } from '../events.ts';

/**
 * A fight or a bombardment as the rules write it in a log: `edge M-S R2 B3 -> B2`, `area M R2 B2 prev R -> R1`,
 * `bomb R EC 2 -> 0`. Null for other events.
 */
export function formatLogEntry(event: Event): string | null {
  switch (event.kind) {
    case 'exchangeFought':
      return `edge ${event.between.join('-')} ${fight(event)}`;
    case 'areaFought': {
      const { area, pieces, holder } = event;
      const previous = holder === null ? '-' : letters[holder];
      return `area ${area} R${pieces[0]} B${pieces[1]} prev ${previous} -> ${outcome(event)}`;
    }
    case 'areaBombarded':
      return `bomb ${letters[event.seat]} ${event.area} ${event.before} -> ${event.after}`;
    default:
      return null;
  }
}

interface Fight {
  readonly pieces: readonly [number, number];
  readonly winner: number | null;
  readonly left: number;
}

function fight(event: Fight): string {
  return `R${event.pieces[0]} B${event.pieces[1]} -> ${outcome(event)}`;
}

function outcome({ winner, left }: Fight): string {
  return winner === null ? '0' : `${letters[winner]}${left}`;
}
