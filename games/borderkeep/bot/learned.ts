import type { FeatureTable } from '@marchlands/core/features.ts';
import type { Features } from '@marchlands/core/knowledge.ts';
import { isLiving } from '../rules/town.ts';
import type { State } from '../state.ts';
import type { Types } from '../types.ts';
import { describe, FEATURES } from './features.ts';
import { turnsLeft } from './values.ts';

/** The features of a town in the order of `describe`, then derived ones; all 0 if it is eliminated. */
const SEAT = {
  structures: [-1, 9, 'Structures less those that the battle is likely to cost, in fives'],
  walls: [0, 2, 'Castle walls, in fours'],
  defenders: [0, 4, 'Cards of defenders in play, in threes'],
  strength: [0, 4, 'Square root of dice times hits, in tens'],
  safety: [0, 1, 'Chance to hold against a monster of the deck'],
  income: [-2, 6, 'Revenue a turn in gold, in eights'],
  means: [0, 13, 'Square root of the goods in gold, in fours'],
  peaceful: [0, 4, 'Cards in hand that attack nobody, in fours'],
  monsters: [0, 9, 'Dice times hits of the monsters in hand, in twenties'],
  windfalls: [0, 4, 'Attack cards in hand that bring gold'],
  otherAttacks: [0, 4, 'Other attack cards in hand, in twos'],
  nearRuin: [0, 4, 'How near its structures and walls are to none'],
  hits: [0, 4, 'Hits of its defenders, in eights'],
  units: [0, 4, 'Defenders, in threes'],
  living: [0, 1, 'Whether it is not eliminated'],
  inTurn: [0, 1, 'Whether it is in turn'],
} as const satisfies FeatureTable;

const TABLE = {
  turnsLeft: [0, 11, 'Own turns that each has still to come, about, in tens'],
  monsters: [0, 9, 'Monsters that have attacked, in tens'],
} as const satisfies FeatureTable;

const COUNT = Object.keys(SEAT).length;

/** The features that an evaluation is trained on. */
export const features: Features<Types> = {
  version: 1,
  seat: SEAT,
  table: TABLE,
  measure(s: State, out) {
    const { seats } = s.setup;
    out.fill(0);
    for (let seat = 0; seat < seats; seat += 1) {
      if (!isLiving(s, seat)) continue;
      const at = seat * COUNT;
      describe(s, seat, out, at);
      out[at + FEATURES] = 1;
      out[at + FEATURES + 1] = s.active === seat ? 1 : 0;
    }
    out[seats * COUNT] = turnsLeft(s) / 10;
    out[seats * COUNT + 1] = s.monsters / 10;
  },
};
