/**
 * Why a placing, an order or a small choice of one is refused. Those that the rules name come first; the rest concern
 * small choices only, which a whole order never makes wrongly.
 */
export const refusals = [
  'syntax',
  'twoBombs',
  'unknownArea',
  'repeatedPair',
  'twoWays',
  'notAdjacent',
  'zeroCount',
  'notYours',
  'tooMany',
  'passBarred',
  'noBombsLeft',
  'notYourCity',
  'enemyProvince',
  'wrongTotal',
  'wrongPhase',
  'alreadyFinal',
  'wrongChoice',
  'noGather',
] as const;

export type Refusal = (typeof refusals)[number];
