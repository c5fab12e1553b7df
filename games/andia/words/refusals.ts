import { catalogue } from '@marchlands/core/language.ts';
import type { Reason } from '@marchlands/core/words.ts';

/** Each refusal as a sentence, with its rule. */
export const refusalTexts = {
  syntax: {
    text: 'This cannot be read. An order looks like "1 M to MC, 2 M to A; Bomb EC", "pass" or "Bomb EC"; a placing like "+1 MC, +1 W" or "none".',
    rule: 'AN-63',
  },
  twoBombs: { text: 'Only one bombardment may be ordered in a turn.', rule: 'AN-59' },
  unknownArea: { text: 'There is no area of this code or name on the map.', rule: 'AN-63' },
  repeatedPair: { text: 'The same two areas are named twice; give their pieces as one number.', rule: 'AN-53' },
  twoWays: {
    text: 'A move goes out of one area or into one area; this one has several of both.',
    rule: 'AN-48',
  },
  notAdjacent: { text: 'These two areas are not adjacent.', rule: 'AN-49' },
  zeroCount: { text: 'At least one piece must be named here.', rule: 'AN-52' },
  notYours: { text: 'You have no pieces in this area.', rule: 'AN-50' },
  tooMany: { text: 'You do not have so many pieces there.', rule: 'AN-51' },
  passBarred: { text: 'At least one piece must be moved.', rule: 'AN-57' },
  noBombsLeft: { text: 'You have no bombardment left.', rule: 'AN-60' },
  notYourCity: { text: 'A new piece goes into a city of yours or into its province.', rule: 'AN-35' },
  enemyProvince: { text: 'The opponent is in this province: the new piece must go into the city.', rule: 'AN-33' },
  wrongTotal: { text: 'Each city that gives a piece gives exactly one, and all must be placed.', rule: 'AN-36' },
  wrongPhase: { text: 'This is not what is to be decided now.', rule: 'AN-20' },
  alreadyFinal: { text: 'Your choice is final already.', rule: 'AN-65' },
  wrongChoice: { text: 'Something else must be chosen first.', rule: 'AN-44' },
  noGather: { text: 'A gather needs two neighbours with pieces of yours.', rule: 'AN-46' },
} satisfies { readonly [code: string]: Reason };
/** Why a move is refused. */
export type Refusal = keyof typeof refusalTexts;
// The board uses them without the game's words.
catalogue('andia/refusals', refusalTexts);
