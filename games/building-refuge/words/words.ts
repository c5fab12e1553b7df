/** Every sentence of the game in English. Another language is one more such file. */

import type { Seat, Viewer } from '@marchlands/core/seat.ts';
import type { Masked } from '@marchlands/core/types.ts';
import type { Reason, SeatName, Words } from '@marchlands/core/words.ts';
import { SQUARES } from '../data/geometry.ts';
import { TILES, type Tile } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { REFUSAL_RULES, type Refusal } from '../rules/refusals.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';
import { goal, legend, score, terms } from './goal.ts';

const square = (cell: number | string): string => (typeof cell === 'number' ? (SQUARES[cell] ?? '?') : '?');

/** What is not one more of its kind: `an oasis`, but `grass` without an article. */
const SINGLE: { readonly [tile: string]: string } = { oasis: 'an oasis', grass: 'grass' };
const PLURAL: { readonly [tile: string]: string } = { city: 'cities', oasis: 'oases', grass: 'grass tiles' };

/** `an oasis`, `a city`, `grass`. */
function aTile(tile: string): string {
  return SINGLE[tile] ?? `a ${tile}`;
}

const plural = (tile: string): string => PLURAL[tile] ?? `${tile}s`;

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function joined(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** `2 deserts and a city` for a list of tiles. */
function tilesInWords(tiles: readonly Tile[]): string {
  const parts = TILES.flatMap((tile) => {
    const number = tiles.filter((other) => other === tile).length;
    return number === 0 ? [] : [number === 1 ? aTile(tile) : `${number} ${plural(tile)}`];
  });
  return joined(parts);
}

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

function event(e: Masked<Event>, _setup: Setup, name: SeatName, _viewer: Viewer): string | null {
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

function endingSentence(reason: string, winners: readonly Seat[], name: SeatName): string {
  if (reason === 'razed') return 'No city is left: everybody has lost.';
  if (reason === 'rematch') return 'The best are tied: nobody wins, a new game is offered.';
  const names = joined(winners.map((seat) => name(seat)));
  return winners.length === 1 ? `${names} wins.` : `${names} share the win.`;
}

function move(m: Move): string {
  switch (m.kind) {
    case 'discover':
      return `Discover ${square(m.at)}`;
    case 'city':
      return `Play the city tile on ${square(m.at)}`;
    case 'road':
      return `Build a road on ${square(m.at)}`;
    case 'activate':
      return m.from === m.into
        ? `Hunt on ${square(m.from)} itself`
        : `Activate ${square(m.from)} towards ${square(m.into)}`;
    case 'take':
      return `Take the ${m.tile}`;
    case 'target':
      return `Go for ${square(m.at)} instead`;
    case 'answer':
      if (m.with === 'treasure') return 'Turn in a treasure';
      return m.with === 'points' ? 'Pay points' : 'Lose the city';
    default:
      return m satisfies never;
  }
}

function prompt(view: View, setup: Setup, name: SeatName): string {
  const { actor, phase, pending, attack, inBag } = view.table;
  if (actor === null) {
    const { result } = view.table;
    return result === null ? 'The game is over.' : endingSentence(result.reason, result.winners, name);
  }
  if (actor === 'chance') {
    if (phase === 'first') return 'The first player is drawn.';
    if (phase === 'entry') return 'The entry corner is drawn.';
    return phase === 'corner' ? 'The corner of the attack is drawn.' : 'A tile is drawn from the bag.';
  }
  const who = actor === view.viewer ? 'You' : name(actor);
  const verb = (mine: string, other: string): string => (actor === view.viewer ? mine : other);
  switch (phase) {
    case 'take':
      return `${who} ${verb('take', 'takes')} ${joined((pending?.takeable ?? []).map(aTile), 'or')}.`;
    case 'target':
      return `${who} ${verb('name', 'names')} another square beside ${square(pending?.from ?? '?')}.`;
    case 'answer': {
      const ways = [
        ...((view.table.treasures[actor] ?? 0) > 0 ? ['turn in a treasure'] : []),
        ...(setup.options.payPointsToPlacate > 0 && (view.table.scores[actor] ?? 0) >= setup.options.payPointsToPlacate
          ? [`pay ${setup.options.payPointsToPlacate} points`]
          : []),
        'lose the city',
      ];
      return `The barbarians are at ${square(attack?.at ?? '?')}: ${who.toLowerCase() === 'you' ? 'you' : who} may ${joined(ways, 'or')}.`;
    }
    default: {
      const actions = ['discover', 'build a road', 'activate a tile'];
      if ((view.table.cityTiles[actor] ?? 0) > 0) actions.push('play the city tile');
      return `${who} may ${joined(actions, 'or')}. ${count(inBag, 'tile')} in the bag.`;
    }
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a refused move points at, for sentences about it. */
function subject(m: Move | undefined): { readonly at: string; readonly from: string } {
  if (m === undefined) return { at: 'That square', from: 'that square' };
  if (m.kind === 'activate') return { at: square(m.into), from: square(m.from) };
  return 'at' in m ? { at: square(m.at), from: square(m.at) } : { at: 'That square', from: 'that square' };
}

function refusalText(code: Refusal, setup: Setup, m: Move | undefined): string {
  const { at, from } = subject(m);
  const far = SQUARES[setup.board.corners[2] ?? 63] ?? 'H8';
  switch (code) {
    case 'unknownMove':
      return 'There is no such move; a turn is one of Discover, Build a road, Activate or Play the city tile.';
    case 'matchOver':
      return 'The game is over.';
    case 'drawPending':
      return 'A draw is pending; nobody chooses anything before it.';
    case 'notYourTurn':
      return 'Another player has to choose now.';
    case 'takeFirst':
      return 'Take one of the drawn tiles first.';
    case 'targetFirst':
      return 'Name another target first; the face-down tile took yours.';
    case 'answerFirst':
      return 'Answer the barbarians at your city first: pay or lose it.';
    case 'nothingToTake':
      return 'No drawn tile lies there to be taken.';
    case 'noTargetDue':
      return 'No new target is due.';
    case 'noBandHere':
      return 'No barbarians stand before a city of yours; only then may you pay.';
    case 'offBoard':
      return `The board of this match has the squares from A1 to ${far}.`;
    case 'discoverFilled':
      return `${at} is filled; only an empty square can be discovered.`;
    case 'discoverNextToKnown':
      return `${at} lies beside a face-up tile; such a square can only be reached by Activate.`;
    case 'cityPlayed':
      return 'The city tile from your hand is already played.';
    case 'cityFilled':
      return `${at} is filled; the city tile needs an empty square.`;
    case 'cityNextToKnown':
      return `${at} lies beside a face-up tile; the city tile may not be played there.`;
    case 'cityNotNextToGrass':
      return `${at} lies beside no face-up grass; the city tile may only be played beside some.`;
    case 'roadOnEmpty':
      return `${at} is empty; a road needs a face-up desert or grass tile.`;
    case 'roadOnFaceDown':
      return `The tile on ${at} lies face down; a road needs a face-up desert or grass tile.`;
    case 'roadOnOther':
      return `${at} is neither desert nor grass; nothing else takes a road.`;
    case 'roadAlready':
      return `${at} already has a road.`;
    case 'sourceEmpty':
      return `${capital(from)} is empty; only a face-up tile can be activated.`;
    case 'sourceFaceDown':
      return `The tile on ${from} lies face down; only a face-up tile can be activated.`;
    case 'targetFilled':
      return `${at} is filled; the target must be an empty square beside the source.`;
    case 'ownSquare':
      return setup.options.treasureHunt === 'onSelf'
        ? `${capital(from)} is neither a city nor a mine; only those may hunt on their own square.`
        : 'The target must be an empty square beside the source, not the source itself.';
    case 'targetNotAdjacent':
      return `${at} is not adjacent to the source; the target must share a side with it.`;
    case 'notDrawn':
      return `No ${m?.kind === 'take' ? m.tile : 'such tile'} is among the tiles that may be taken.`;
    case 'noTreasure':
      return 'You hold no treasure to turn in.';
    case 'pointsNotAccepted':
      return 'Points do not placate barbarians in this match; only a treasure does.';
    case 'tooFewPoints':
      return `You have fewer than the ${setup.options.payPointsToPlacate} points that placate a band.`;
    default:
      return code satisfies never;
  }
}

function refusal(code: Refusal, setup: Setup, m?: Move): Reason {
  return { text: refusalText(code, setup, m), rule: REFUSAL_RULES[code] };
}

export const words: Words<Types> = {
  options: {
    firstPlayer: 'First player',
    boardSize: 'Board size',
    bag: 'Tiles in the bag',
    tileTable: 'Tiles: points and draws',
    cityRoadScore: 'City in a network',
    treasureValue: 'Treasure at the end',
    barbarianValue: 'Barbarian drawn',
    startBarbariansPay: 'First barbarians pay',
    entryCorner: 'Entry corner',
    spiralDirection: 'Spiral',
    attackStart: 'Attack starts',
    noDiscoverNextToKnown: 'No discovery beside known land',
    cityTileNextToGrass: 'City tile beside grass only',
    treasureHunt: 'Treasure hunt',
    huntAccepts: 'A hunt ends with',
    payPointsToPlacate: 'Points that placate a band',
    targetClash: 'Face-down tile on the target',
    keepChosenFree: 'Barbarians avoid the named square',
    newCity: 'New city',
    joinNeedsCity: 'Joining needs a city',
    builderScoresOwnTerrain: 'Builder scores own land',
    repeatCity: 'Same city twice in a row',
    citylessKeepTreasure: 'Treasures without a city',
    emptyBag: 'Empty bag',
    finalTie: 'Last tie',
  },
  endings: {
    won: 'The barbarians are gone and the best tribe has won.',
    shared: 'The barbarians are gone and the best tribes share the win.',
    rematch: 'The best tribes are tied; nobody wins, a new game is offered.',
    razed: 'Every city was razed: everybody has lost.',
  },
  goal,
  legend,
  score,
  terms,
  prompt,
  event,
  move,
  refusal,
};
