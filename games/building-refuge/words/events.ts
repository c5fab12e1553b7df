import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { Masked } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import { TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { aTile, count, joined, square, tilesInWords } from './phrases.ts';

const WHY_RETURNED = {
  forbidden: 'forbidden by the source',
  notForced: 'pushed out by a forced tile',
  notTaken: 'not taken',
  hunt: 'not what the hunt is for',
} as const;

function networkSentence(points: readonly number[], name: SeatName): string {
  const parts = points.flatMap((gained, seat) => (gained === 0 ? [] : [`${name(seat)} ${count(gained, 'point')}`]));
  return parts.length === 0 ? 'The network is scored: nobody gets points.' : `The network is scored: ${joined(parts)}.`;
}

/** An event as a sentence; null for what needs none. */
export function event(e: Masked<Event>, _setup: Setup, name: SeatName, _viewer: Viewer): string | null {
  // Only the face of a face-down tile is ever masked; it is not put into words while it is.
  const seen = e as Event;
  switch (seen.kind) {
    case 'firstSeatDrawn':
      return `${name(seen.seat)} begins.`;
    case 'entryDrawn':
      return `Barbarians come in at ${square(seen.at)}.`;
    case 'discoverNamed':
      return `${name(seen.seat)} discovers ${square(seen.at)}.`;
    case 'activateNamed':
      return seen.from === seen.into
        ? `${name(seen.seat)} hunts on ${square(seen.from)} itself.`
        : `${name(seen.seat)} activates ${square(seen.from)} towards ${square(seen.into)}.`;
    case 'roadNamed':
      return `${name(seen.seat)} builds a road on ${square(seen.at)}.`;
    case 'tileDrawn':
      return `${name(seen.seat)} draws ${aTile(seen.tile)}.`;
    case 'faceDownPlaced':
      return e.kind === 'faceDownPlaced' && TILES.some((tile) => tile === e.tile)
        ? `A face-down tile goes to ${square(seen.at)}: ${aTile(seen.tile)}.`
        : `A face-down tile goes to ${square(seen.at)}.`;
    case 'tilePlaced':
      return seen.source === 'hand'
        ? `${name(seen.seat)} plays the city tile on ${square(seen.at)} (${count(seen.points, 'point')}).`
        : `${name(seen.seat)} places ${aTile(seen.tile)} on ${square(seen.at)} (${count(seen.points, 'point')}).`;
    case 'sourceReplaced':
      return `The ${seen.tile} of ${name(seen.seat)} on ${square(seen.at)} leaves the game.`;
    case 'tileLost':
      return `${name(seen.seat)} scores ${aTile(seen.tile)} that has no place any more (${count(seen.points, 'point')}).`;
    case 'tilesReturned':
      return `Back into the bag: ${tilesInWords(seen.tiles)} (${WHY_RETURNED[seen.why]}).`;
    case 'tileTaken':
      return `${name(seen.seat)} takes the ${seen.tile}.`;
    case 'nothingLeft':
      return `No tile is left for ${name(seen.seat)}.`;
    case 'targetMoved':
      return `The target was taken; ${name(seen.seat)} goes for ${square(seen.into)} instead.`;
    case 'targetGone':
      return `The target was taken and nothing else beside ${square(seen.from)} is empty.`;
    case 'treasureKept':
      return `${name(seen.seat)} keeps a treasure.`;
    case 'barbarianKept':
      return `${name(seen.seat)} keeps a barbarian (${count(seen.points, 'point')}).`;
    case 'roadBuilt':
      return `A road lies on ${square(seen.at)}.`;
    case 'networkScored':
      return networkSentence(seen.points, name);
    case 'bagRanOut':
      return 'A tile is due and the bag is empty: the game ends.';
    case 'furtherAction':
      return `${name(seen.seat)} acts again.`;
    case 'turnPassed':
      return null;
    case 'attackBegan':
      return seen.at === null
        ? `The barbarians attack with ${count(seen.bands, 'band')}.`
        : `The barbarians attack from ${square(seen.at)} with ${count(seen.bands, 'band')}.`;
    case 'attackStartDrawn':
      return `They come from the corner ${square(seen.at)}.`;
    case 'occupationCleared':
      return 'Every city was occupied; the placated bands leave.';
    case 'cityReached':
      return `The barbarians reach the city of ${name(seen.seat)} on ${square(seen.at)}.`;
    case 'cityPlacated':
      return seen.paid === 'treasure'
        ? `${name(seen.seat)} turns in a treasure; ${square(seen.at)} stands.`
        : `${name(seen.seat)} pays ${count(seen.points, 'point')}; ${square(seen.at)} stands.`;
    case 'cityRazed':
      return `The city of ${name(seen.seat)} on ${square(seen.at)} is razed.`;
    case 'matchEnded':
      return endingSentence(seen.reason, seen.winners, name);
    default:
      return seen satisfies never;
  }
}

/** How the game ended, by its reason. */
export function endingSentence(reason: string, winners: readonly Seat[], name: SeatName): string {
  if (reason === 'razed') return 'No city is left: everybody has lost.';
  if (reason === 'rematch') return 'The best are tied: nobody wins, a new game is offered.';
  const names = joined(winners.map((seat) => name(seat)));
  return winners.length === 1 ? `${names} wins.` : `${names} share the win.`;
}
