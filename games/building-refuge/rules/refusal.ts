/** Why a move is not legal: one reason for every illegal move that the rules know. */
import { CHANCE, isActing, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { distance, PAIRS } from '../data/geometry.ts';
import { DESERT, GRASS } from '../data/tiles.ts';
import {
  ACTIVATE_BASE,
  ANSWER_BASE,
  CITY_BASE,
  LOSE_CITY,
  moveCodec,
  PAY_TREASURE,
  ROAD_BASE,
  TAKE_BASE,
  TARGET_BASE,
} from '../moves.ts';
import { ACT, DOWN, EMPTY, ROAD, type State, TAKE, TARGET, UP } from '../state.ts';
import { canPayPoints, canPayTreasure } from './attack.ts';
import { actors } from './legal.ts';
import { isEmpty, isNextToGrass, isNextToKnown, isOnBoard, mayHuntOnSelf } from './legality.ts';

/** Every reason, with the rule that it comes from. */
export const REFUSAL_RULES = {
  unknownMove: 'BR-22',
  matchOver: 'BR-81',
  drawPending: 'BR-28',
  notYourTurn: 'BR-25',
  takeFirst: 'BR-48',
  targetFirst: 'BR-42',
  answerFirst: 'BR-88',
  nothingToTake: 'BR-48',
  noTargetDue: 'BR-39',
  noBandHere: 'BR-89',
  offBoard: 'BR-01',
  discoverFilled: 'BR-29',
  discoverNextToKnown: 'BR-29',
  cityPlayed: 'BR-36',
  cityFilled: 'BR-35',
  cityNextToKnown: 'BR-35',
  cityNotNextToGrass: 'BR-35',
  roadOnEmpty: 'BR-55',
  roadOnFaceDown: 'BR-55',
  roadOnOther: 'BR-55',
  roadAlready: 'BR-56',
  sourceEmpty: 'BR-38',
  sourceFaceDown: 'BR-38',
  targetFilled: 'BR-39',
  ownSquare: 'BR-39',
  targetNotAdjacent: 'BR-39',
  notDrawn: 'BR-48',
  noTreasure: 'BR-88',
  pointsNotAccepted: 'BR-88',
  tooFewPoints: 'BR-88',
} as const;

export type Refusal = keyof typeof REFUSAL_RULES;

/** Why a code is not legal for a seat, or null where it is. Any integer may be asked about. */
export function refusal(s: State, seat: Seat, code: number): Refusal | null {
  if (!Number.isInteger(code) || code < 0 || code >= moveCodec.size) return 'unknownMove';
  const acting = actors(s);
  if (acting === NOBODY) return 'matchOver';
  if (acting === CHANCE) return 'drawPending';
  if (!isActing(acting, seat)) return 'notYourTurn';
  if (s.phase === ACT) return actionRefusal(s, seat, code);
  if (s.phase === TAKE) return takeRefusal(s, code);
  if (s.phase === TARGET) return targetRefusal(s, code);
  return answerRefusal(s, seat, code);
}

function actionRefusal(s: State, seat: Seat, code: number): Refusal | null {
  if (code >= ANSWER_BASE) return 'noBandHere';
  if (code >= TARGET_BASE) return 'noTargetDue';
  if (code >= TAKE_BASE) return 'nothingToTake';
  if (code >= ACTIVATE_BASE) {
    const { from, into } = PAIRS[code - ACTIVATE_BASE];
    return activateRefusal(s, from, into);
  }
  if (code >= ROAD_BASE) return roadRefusal(s, code - ROAD_BASE);
  if (code >= CITY_BASE) return cityRefusal(s, seat, code - CITY_BASE);
  return discoverRefusal(s, code);
}

function discoverRefusal(s: State, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  if (!isEmpty(s, cell)) return 'discoverFilled';
  return s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell) ? 'discoverNextToKnown' : null;
}

function cityRefusal(s: State, seat: Seat, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  if (s.hand[seat] === 0) return 'cityPlayed';
  if (!isEmpty(s, cell)) return 'cityFilled';
  if (s.setup.options.cityTileNextToGrass) return isNextToGrass(s, cell) ? null : 'cityNotNextToGrass';
  return s.setup.options.noDiscoverNextToKnown && isNextToKnown(s, cell) ? 'cityNextToKnown' : null;
}

function roadRefusal(s: State, cell: number): Refusal | null {
  if (!isOnBoard(s, cell)) return 'offBoard';
  const tile = s.tile[cell];
  if (tile === EMPTY) return 'roadOnEmpty';
  if (tile >= DOWN) return 'roadOnFaceDown';
  if (tile !== UP + DESERT && tile !== UP + GRASS) return 'roadOnOther';
  return (s.mark[cell] & ROAD) !== 0 ? 'roadAlready' : null;
}

function activateRefusal(s: State, from: number, into: number): Refusal | null {
  if (!isOnBoard(s, from) || !isOnBoard(s, into)) return 'offBoard';
  const source = s.tile[from];
  if (source === EMPTY) return 'sourceEmpty';
  if (source >= DOWN) return 'sourceFaceDown';
  if (from === into) return mayHuntOnSelf(s, from) ? null : 'ownSquare';
  return isEmpty(s, into) ? null : 'targetFilled';
}

function takeRefusal(s: State, code: number): Refusal | null {
  if (code < TAKE_BASE || code >= TARGET_BASE) return 'takeFirst';
  return s.drawn[code - TAKE_BASE] > 0 ? null : 'notDrawn';
}

function targetRefusal(s: State, code: number): Refusal | null {
  if (code < TARGET_BASE || code >= ANSWER_BASE) return 'targetFirst';
  const into = code - TARGET_BASE;
  if (!isOnBoard(s, into)) return 'offBoard';
  if (distance(s.from, into) !== 1) return 'targetNotAdjacent';
  return isEmpty(s, into) ? null : 'targetFilled';
}

function answerRefusal(s: State, seat: Seat, code: number): Refusal | null {
  if (code < ANSWER_BASE) return 'answerFirst';
  const how = code - ANSWER_BASE;
  if (how === LOSE_CITY) return null;
  if (how === PAY_TREASURE) return canPayTreasure(s, seat) ? null : 'noTreasure';
  if (s.setup.options.payPointsToPlacate === 0) return 'pointsNotAccepted';
  return canPayPoints(s, seat) ? null : 'tooFewPoints';
}
