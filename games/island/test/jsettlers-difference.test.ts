/** A log of JSettlers2 that differs from our rules is read up to the first difference. */
import { differenceText } from '@marchlands/core/match/import.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok } from '@marchlands/core/result.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { bankTrade, deal, dice, FOURS, hand, log, piece, roll, set, state, turn } from './jsettlers-log.ts';
import { bring } from './jsettlers-match.ts';

describe('the first difference is told with its line, and the match goes up to there', () => {
  const seven = [turn(3, 15), dice(7), state(33), 'all:SOCMoveRobber:game=g|playerNumber=3|coord=97'];
  const robbed = (card: number): string =>
    `p3:SOCRobberyResult:game=g|perp=3|victim=1|resType=${card}|amount=1|isGainLose=true`;
  const WRONG: readonly (readonly [told: string, log: string, lines: readonly string[]])[] = [
    [
      'At action 20, line 28: p3:SOCPlayerElements:game=g|playerNum=3|actionType=SET|e1=0,e2=0,e3=0,e4=1,e5=1, the rules of JSettlers2 and ours differ: the number of ore in the hand of Ben is 0 there, and 1 here.',
      log(...roll(3, 6), hand(3, 0, 0, 0, 1, 1)),
      ['roll =1,5'],
    ],
    [
      'the player with the longest road is Ann there, and nobody here.',
      log(...roll(3, 6), 'all:SOCGameElements:game=g|e6=1'),
      ['roll =1,5'],
    ],
    [
      'what comes next is nothing, since the match is over there, and the action phase here.',
      log(...roll(3, 6), state(1000)),
      ['roll =1,5'],
    ],
    [
      'what comes next is the roll there, and the way of the robber here.',
      log(turn(3, 15), dice(7), turn(1, 15)),
      ['roll =1,6'],
    ],
    ['the player whose turn it is is Ben there, and Ann here.', log(...roll(3, 6), turn(3, 15)), ['roll =1,5']],
    [
      'by ours Ben may not "Build the road 30-35". This costs 1 brick and 1 lumber, which you do not hold. (IK-112)',
      log(...roll(3, 6), piece(3, 0, '87')),
      ['roll =1,5'],
    ],
    ['by ours chance cannot bring', log(...seven, robbed(4)), ['roll =1,6', 'robber h14']],
    [
      'what comes next is the action phase there, and a theft here.',
      log(...seven, state(20)),
      ['roll =1,6', 'robber h14'],
    ],
    ['by ours no card is stolen here.', log(...seven, robbed(3), turn(1, 15), dice(6), robbed(2)), []],
    [
      'by ours Ben gives 4 grain for a card, not 3.',
      log(...FOURS, ...roll(3, 6), bankTrade(set(0, 0, 0, 3), set(1))),
      [],
    ],
    [
      'the number of cards that come for those given is 1 there, and 2 here.',
      log(...FOURS, ...roll(3, 6), bankTrade(set(0, 0, 0, 8), set(1))),
      [],
    ],
    [
      'by ours Ann does not hold the cards given: 2 of grain.',
      log(...roll(3, 6), deal(1, 3, set(0, 0, 0, 0, 1), set(0, 0, 0, 2))),
      ['roll =1,5'],
    ],
  ];
  it.each(WRONG)('%s', async (told, given, lines) => {
    const { match, program, difference } = await bring(given);
    if (difference === null) throw new Error('no difference');
    expect(differenceText(program, difference)).toContain(told);
    const record = formatRecord(match, EVERYTHING).trim().split('\n');
    expect(record.slice(record.indexOf('road 24-30') + 1).join()).toContain(lines.join());
    expect(await verifyRecord(formatRecord(match, EVERYTHING), async () => ok(game))).toMatchObject({ ok: true });
  });
});
