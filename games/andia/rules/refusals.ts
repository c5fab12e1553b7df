/**
 * Reasons to refuse a placing, an order or one of their small choices. Those named in the rules come first; the others
 * concern only small choices, which a whole order never gets wrong.
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
