import { catalogue } from '@marchlands/core/language.ts';
import type { Reason } from '@marchlands/core/words.ts';

/** Each refusal as a sentence, with its rule. */
export const refusalTexts = {
  syntax: {
    text: 'This cannot be read. An order looks like "1 M to MC, 2 M to A; Bomb EC", "pass" or "Bomb EC"; a placing like "+1 MC, +1 W" or "none".',
    rule: 'AN-63',
  },
  twoBombs: { text: 'Only one bombardment may be ordered in a turn.', rule: 'AN-59' },
  unknownArea: { text: 'No area on the map has this code or name.', rule: 'AN-63' },
  repeatedPair: { text: 'The same two areas are named twice; give their pieces as one number.', rule: 'AN-53' },
  twoWays: {
    text: 'A move goes out of one area or into one area; this one has several of each.',
    rule: 'AN-48',
  },
  notAdjacent: { text: 'These two areas are not adjacent.', rule: 'AN-49' },
  zeroCount: { text: 'Name at least one piece here.', rule: 'AN-52' },
  notYours: { text: 'You have no pieces in this area.', rule: 'AN-50' },
  tooMany: { text: 'You do not have that many pieces there.', rule: 'AN-51' },
  passBarred: { text: 'You must move at least one piece.', rule: 'AN-57' },
  noBombsLeft: { text: 'You have no bombardments left.', rule: 'AN-60' },
  notYourCity: { text: 'A new piece goes into one of your cities or into its province.', rule: 'AN-35' },
  enemyProvince: { text: 'The opponent is in this province: the new piece must go into the city.', rule: 'AN-33' },
  wrongTotal: { text: 'Each city that gives a piece gives exactly one: place them all.', rule: 'AN-36' },
  wrongPhase: { text: 'That is not the decision due now.', rule: 'AN-20' },
  alreadyFinal: { text: 'Your choice is already final.', rule: 'AN-65' },
  wrongChoice: { text: 'Choose something else first.', rule: 'AN-44' },
  noGather: { text: 'To gather, you need pieces in two neighbouring areas.', rule: 'AN-46' },
} satisfies { readonly [code: string]: Reason };
/** Why a move is refused. */
export type Refusal = keyof typeof refusalTexts;
// The board uses them without the game's words.
catalogue('andia/refusals', refusalTexts);
