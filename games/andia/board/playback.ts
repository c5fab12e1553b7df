/** The playback of a turn: each event's time and place, and the moving pieces. */
import type { Playback } from '@marchlands/kit/playback.ts';
import type { Event, PieceMove } from '../events.ts';

export const playback: Playback<Event> = {
  ms: {
    piecesPlaced: 300,
    orderRevealed: 400,
    exchangeFought: 400,
    areaFought: 400,
    areaBombarded: 400,
    piecesArrived: 250,
    turnChecked: 150,
  },
  sounds: {
    piecesPlaced: 'tile',
    orderRevealed: 'march',
    exchangeFought: 'fight',
    areaFought: 'fight',
    areaBombarded: 'fight',
  },
  isIdle: (event) => event.kind === 'orderRevealed' && event.order.moves.length === 0 && event.order.bomb === null,
};

/** Pieces moving along a connection. */
export interface Moving extends PieceMove {
  readonly seat: number;
}

/** The drawn pieces at one moment. */
export interface Scene {
  /** By seat and area code. Both seats may have some in an area while they are about to fight. */
  readonly pieces: readonly [Pieces, Pieces];
  readonly moving: readonly Moving[];
}

export interface Pieces {
  readonly [code: string]: number;
}

/** The pieces still moving after these events of a turn: they have left their areas and are on no table. */
export function movingAfter(events: readonly Event[]): readonly Moving[] {
  let moving: readonly Moving[] = [];
  for (const event of events) {
    const { kind } = event;
    if (kind === 'orderRevealed')
      moving = [...moving, ...event.order.moves.map((step) => ({ ...step, seat: event.seat }))];
    else if (kind === 'piecesArrived') moving = moving.filter(({ seat }) => seat !== event.seat);
    else if (kind === 'exchangeFought') {
      moving = moving.flatMap((one) => {
        if (!isOn(one, event.between)) return [one];
        return one.seat === event.winner ? [{ ...one, n: event.left }] : [];
      });
    }
  }
  return moving;
}

/** True for pieces on a connection, in either direction. */
function isOn({ from, to }: PieceMove, [a, b]: readonly [string, string]): boolean {
  return (from === a && to === b) || (from === b && to === a);
}

/** The places of an event: areas, each once, and its connection if it was on one. */
export function placesOf(event: Event): {
  readonly areas: readonly string[];
  readonly between?: readonly [string, string];
} {
  switch (event.kind) {
    case 'piecesPlaced':
      return { areas: [...new Set(event.pieces.map(({ to }) => to))] };
    case 'orderRevealed':
      return { areas: event.order.bomb === null ? [] : [event.order.bomb] };
    case 'exchangeFought':
      return { areas: [], between: event.between };
    case 'piecesArrived':
      return { areas: [...new Set(event.moves.map(({ to }) => to))] };
    case 'areaFought':
    case 'areaBombarded':
      return { areas: [event.area] };
    default:
      return { areas: [] };
  }
}
