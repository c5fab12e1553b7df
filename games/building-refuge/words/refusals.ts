/**
 * Each refusal as a sentence, with its rule. `{at}` and `{from}` are the squares of the move, `{tile}` the tile it
 * takes, `{far}` the last square of the board, `{points}` the price of placating a band.
 */
export const SENTENCES = {
  unknownMove: [
    'There is no such move; a turn is one of Discover, Build a road, Activate or Play the city tile.',
    'BR-22',
  ],
  matchOver: ['The game is over.', 'BR-81'],
  drawPending: ['A draw is pending; nobody chooses anything until then.', 'BR-28'],
  notYourTurn: ['Another player has to choose now.', 'BR-25'],
  takeFirst: ['Take one of the drawn tiles first.', 'BR-48'],
  targetFirst: ['Name another target first; the face-down tile took yours.', 'BR-42'],
  answerFirst: ['Answer the barbarians at your city first: pay or lose it.', 'BR-88'],
  nothingToTake: ['No drawn tile lies there to be taken.', 'BR-48'],
  noTargetDue: ['No new target is due.', 'BR-39'],
  noBandHere: ['No barbarians stand before a city of yours; only then may you pay.', 'BR-89'],
  offBoard: ['The board of this match has the squares from A1 to {far}.', 'BR-01'],
  discoverFilled: ['{at} is filled; only an empty square can be discovered.', 'BR-29'],
  discoverNextToKnown: ['{at} lies beside a face-up tile; such a square can only be reached by Activate.', 'BR-29'],
  cityPlayed: ['You have already played your city tile.', 'BR-36'],
  cityFilled: ['{at} is filled; the city tile needs an empty square.', 'BR-35'],
  cityNextToKnown: ['{at} lies beside a face-up tile; the city tile may not be played there.', 'BR-35'],
  cityNotNextToGrass: ['{at} lies beside no face-up grass; the city tile may only be played beside some.', 'BR-35'],
  roadOnEmpty: ['{at} is empty; a road needs a face-up desert or grass tile.', 'BR-55'],
  roadOnFaceDown: ['The tile on {at} lies face down; a road needs a face-up desert or grass tile.', 'BR-55'],
  roadOnOther: ['{at} is neither desert nor grass; nothing else takes a road.', 'BR-55'],
  roadAlready: ['{at} already has a road.', 'BR-56'],
  sourceEmpty: ['{from} is empty; only a face-up tile can be activated.', 'BR-38'],
  sourceFaceDown: ['The tile on {from} lies face down; only a face-up tile can be activated.', 'BR-38'],
  targetFilled: ['{at} is filled; the target must be an empty square beside the source.', 'BR-39'],
  ownSquare: ['The target must be an empty square beside the source, not the source itself.', 'BR-39'],
  targetNotAdjacent: ['{at} is not adjacent to the source; the target must share a side with it.', 'BR-39'],
  notDrawn: ['No {tile} is among the tiles that may be taken.', 'BR-48'],
  noTreasure: ['You hold no treasure to turn in.', 'BR-88'],
  pointsNotAccepted: ['Points do not placate barbarians in this match; only a treasure does.', 'BR-88'],
  tooFewPoints: ['It takes {points} to placate a band; you have fewer.', 'BR-88'],
} satisfies { readonly [code: string]: readonly [text: string, rule: string] };
/** Why a move is refused. */
export type Refusal = keyof typeof SENTENCES;
