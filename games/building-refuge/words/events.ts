import { counted, listed } from '@marchlands/core/phrases.ts';
import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { aTile, square, tilesInWords } from './phrases.ts';

const WHY_RETURNED = {
  forbidden: 'forbidden by the source',
  notForced: 'pushed out by a forced tile',
  notTaken: 'not taken',
  hunt: 'not what the hunt is for',
} as const;

function networkSentence(points: readonly number[], name: SeatName): string {
  const parts = points.flatMap((gained, seat) => (gained === 0 ? [] : [`${name(seat)} ${counted(gained, 'point')}`]));
  return parts.length === 0 ? 'The network is scored: nobody gets points.' : `The network is scored: ${listed(parts)}.`;
}

type Sentences = {
  readonly [kind in Event['kind']]: (
    e: Extract<Masked<Event>, { readonly kind: kind }>,
    name: SeatName,
  ) => string | null;
};

/** Each kind of event as a sentence; null if it needs none. */
const SENTENCES: Sentences = {
  firstSeatDrawn: ({ seat }, name) => `${name(seat)} begins.`,
  entryDrawn: ({ at }) => `Barbarians come in at ${square(at)}.`,
  discoverNamed: ({ seat, at }, name) => `${name(seat)} discovers ${square(at)}.`,
  activateNamed: ({ seat, from, into }, name) =>
    from === into
      ? `${name(seat)} hunts on ${square(from)} itself.`
      : `${name(seat)} activates ${square(from)} towards ${square(into)}.`,
  roadNamed: ({ seat, at }, name) => `${name(seat)} builds a road on ${square(at)}.`,
  tileDrawn: ({ seat, tile }, name) => `${name(seat)} draws ${aTile(tile)}.`,
  faceDownPlaced({ at, tile }) {
    const face = tile === UNKNOWN ? '' : `: ${aTile(tile)}`;
    return `A face-down tile goes to ${square(at)}${face}.`;
  },
  tilePlaced({ seat, at, tile, points, source }, name) {
    const done = source === 'hand' ? 'plays the city tile' : `places ${aTile(tile)}`;
    return `${name(seat)} ${done} on ${square(at)} (${counted(points, 'point')}).`;
  },
  sourceReplaced: ({ at, seat, tile }, name) => `The ${tile} of ${name(seat)} on ${square(at)} leaves the game.`,
  tileLost: ({ seat, tile, points }, name) =>
    `${name(seat)} scores ${aTile(tile)} that no longer has a place (${counted(points, 'point')}).`,
  tilesReturned: ({ tiles, why }) => `Back into the bag: ${tilesInWords(tiles)} (${WHY_RETURNED[why]}).`,
  tileTaken: ({ seat, tile }, name) => `${name(seat)} takes the ${tile}.`,
  nothingLeft: ({ seat }, name) => `No tile is left for ${name(seat)}.`,
  targetMoved: ({ seat, into }, name) => `The target was taken; ${name(seat)} goes for ${square(into)} instead.`,
  targetGone: ({ from }) => `The target was taken and nothing else beside ${square(from)} is empty.`,
  treasureKept: ({ seat }, name) => `${name(seat)} keeps a treasure.`,
  barbarianKept: ({ seat, points }, name) => `${name(seat)} keeps a barbarian (${counted(points, 'point')}).`,
  roadBuilt: ({ at }) => `A road lies on ${square(at)}.`,
  networkScored: ({ points }, name) => networkSentence(points, name),
  bagRanOut: () => 'A tile is due, but the bag is empty: the game ends.',
  furtherAction: ({ seat }, name) => `${name(seat)} acts again.`,
  turnPassed: () => null,
  attackBegan({ at, bands }) {
    const from = at === null ? '' : ` from ${square(at)}`;
    return `The barbarians attack${from} with ${counted(bands, 'band')}.`;
  },
  attackStartDrawn: ({ at }) => `They come from the corner ${square(at)}.`,
  occupationCleared: () => 'Every city was occupied; the placated bands leave.',
  cityReached: ({ at, seat }, name) => `The barbarians reach the city of ${name(seat)} on ${square(at)}.`,
  cityPlacated({ at, seat, paid, points }, name) {
    const price = paid === 'treasure' ? 'turns in a treasure' : `pays ${counted(points, 'point')}`;
    return `${name(seat)} ${price}; ${square(at)} stands.`;
  },
  cityRazed: ({ at, seat }, name) => `The city of ${name(seat)} on ${square(at)} is razed.`,
  matchEnded: ({ reason, winners }, name) => endingSentence(reason, winners, name),
};

/** An event as a sentence; null if it needs none. */
export function event(e: Masked<Event>, _setup: Setup, name: SeatName, _viewer: Viewer): string | null {
  // Each sentence takes events of its own kind.
  const say = SENTENCES[e.kind] as (e: Masked<Event>, name: SeatName) => string | null;
  return say(e, name);
}

/** How the game ended, by its reason. */
export function endingSentence(reason: string, winners: readonly Seat[], name: SeatName): string {
  if (reason === 'razed') return 'No city is left: everybody has lost.';
  if (reason === 'rematch') return 'The best players are tied: nobody wins; they are offered a new game.';
  const names = listed(winners.map((seat) => name(seat)));
  return winners.length === 1 ? `${names} wins.` : `${names} share the win.`;
}
