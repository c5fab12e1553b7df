/** How the board looked while a turn was carried out: taken back from where it ended, and played on again. */
import type { Happening } from '@marchlands/kit/board.ts';
import type { AndiaEvent, Step } from '../events.ts';

/** Pieces under way along a connection. */
export interface Moving extends Step {
  readonly seat: number;
}

/** What is drawn of the pieces at one moment. */
export interface Scene {
  /** By seat and area code. Both seats may have some in an area while they are about to fight. */
  readonly pieces: readonly [Pieces, Pieces];
  readonly moving: readonly Moving[];
}

export interface Pieces {
  readonly [code: string]: number;
}

const KINDS: readonly string[] = [
  'piecesPlaced',
  'orderRevealed',
  'exchangeFought',
  'piecesArrived',
  'areaFought',
  'areaBombarded',
  'turnChecked',
  'gameEnded',
] satisfies AndiaEvent['kind'][];

/** Happenings that a scene can be played from; none where the match itself did something between (taking back). */
export function playable(happenings: readonly Happening<AndiaEvent>[]): readonly Happening<AndiaEvent>[] {
  return happenings.every(({ event }) => KINDS.includes(event.kind)) ? happenings : [];
}

/** A scene while it is worked on. */
interface Draft {
  readonly pieces: [{ [code: string]: number }, { [code: string]: number }];
  moving: Moving[];
}

function draftOf({ pieces, moving }: Scene): Draft {
  return { pieces: [{ ...pieces[0] }, { ...pieces[1] }], moving: [...moving] };
}

function add(draft: Draft, seat: number, area: string, n: number): void {
  const pieces = draft.pieces[seat === 0 ? 0 : 1];
  const sum = (pieces[area] ?? 0) + n;
  if (sum === 0) delete pieces[area];
  else pieces[area] = sum;
}

function put(draft: Draft, seat: number, area: string, n: number): void {
  add(draft, seat, area, n - (draft.pieces[seat === 0 ? 0 : 1][area] ?? 0));
}

/** The scene before these events, from the one after them. */
export function rewound(after: Scene, events: readonly AndiaEvent[]): Scene {
  const draft = draftOf(after);
  for (const event of events.toReversed()) takeBack(draft, event);
  return draft;
}

/** The scene after these events, from the one before them. */
export function replayed(before: Scene, events: readonly AndiaEvent[]): Scene {
  const draft = draftOf(before);
  for (const event of events) carryOut(draft, event);
  return draft;
}

function carryOut(draft: Draft, event: AndiaEvent): void {
  switch (event.kind) {
    case 'piecesPlaced':
      for (const { to } of event.pieces) add(draft, event.seat, to, 1);
      break;
    case 'orderRevealed':
      for (const { n, from } of event.order.moves) add(draft, event.seat, from, -n);
      draft.moving.push(...event.order.moves.map((step) => ({ ...step, seat: event.seat })));
      break;
    case 'exchangeFought':
      draft.moving = draft.moving.flatMap((one) => {
        if (!isOn(one, event.between)) return [one];
        return one.seat === event.winner ? [{ ...one, n: event.left }] : [];
      });
      break;
    case 'piecesArrived':
      draft.moving = draft.moving.filter(({ seat }) => seat !== event.seat);
      for (const { n, to } of event.moves) add(draft, event.seat, to, n);
      break;
    case 'areaFought':
      for (const seat of [0, 1]) put(draft, seat, event.area, seat === event.winner ? event.left : 0);
      break;
    case 'areaBombarded':
      if (event.owner !== null) put(draft, event.owner, event.area, event.after);
      break;
    default:
  }
}

function takeBack(draft: Draft, event: AndiaEvent): void {
  switch (event.kind) {
    case 'piecesPlaced':
      for (const { to } of event.pieces) add(draft, event.seat, to, -1);
      break;
    case 'orderRevealed':
      for (const { n, from } of event.order.moves) add(draft, event.seat, from, n);
      draft.moving = draft.moving.filter(({ seat }) => seat !== event.seat);
      break;
    case 'piecesArrived':
      for (const { n, to } of event.moves) add(draft, event.seat, to, -n);
      draft.moving.push(...event.moves.map((step) => ({ ...step, seat: event.seat })));
      break;
    case 'areaFought':
      for (const seat of [0, 1]) put(draft, seat, event.area, event.pieces[seat] ?? 0);
      break;
    case 'areaBombarded':
      if (event.owner !== null) put(draft, event.owner, event.area, event.before);
      break;
    default:
    // What an exchange fight took is brought back with the order that it was part of.
  }
}

/** True for pieces on a connection, whichever way they go. */
function isOn({ from, to }: Step, [a, b]: readonly [string, string]): boolean {
  return (from === a && to === b) || (from === b && to === a);
}

/** Milliseconds that an event is shown; 0 where there is nothing to see. */
export function lengthOf(event: AndiaEvent): number {
  switch (event.kind) {
    case 'piecesPlaced':
      return 300;
    case 'orderRevealed':
      return event.order.moves.length === 0 && event.order.bomb === null ? 0 : 400;
    case 'exchangeFought':
    case 'areaFought':
    case 'areaBombarded':
      return 400;
    case 'piecesArrived':
      return 250;
    case 'turnChecked':
      return 150;
    default:
      return 0;
  }
}

/** Where an event took place: areas, each once, and a connection where it was on one. */
export function placesOf(event: AndiaEvent): {
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
