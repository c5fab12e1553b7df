/** Reasons for refusing a move (Decisions, Reasons for refusing an act). */
// biome-ignore format: as the rules list them
export const refusals = [
  'notYours', 'wrongPhase', 'choiceOpen', 'over',
  'unknownPlace', 'incomplete', 'order',
  'cannotPay', 'noPiece', 'bankLacks',
  'occupied', 'tooNear', 'notJoined', 'notOwn',
  'barbarianThere', 'knightThere',
  'onSideFirst', 'wallThere', 'noCity', 'noPlainCity', 'topLevel',
  'notReady', 'active', 'inactive', 'noPath', 'notWeaker', 'sheltered', 'inside',
  'noFortress', 'promotedAlready', 'topKnight',
  'robberLocked', 'robberStays', 'friendly', 'notAtRobber', 'noVictim',
  'sameKind', 'emptySide', 'tooManyCards', 'tooManyOffers', 'notHeld', 'sameOffer', 'noCommerce',
  'noCard', 'newCard', 'oneCard', 'noEffect', 'notOverLimit',
  'deckEmpty',
] as const;

export type Refusal = (typeof refusals)[number];
