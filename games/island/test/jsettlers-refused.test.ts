/** A log of JSettlers2 that cannot be read is refused in words. */
import { importMatch } from '@marchlands/core/match/import.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it, test } from 'vitest';
import { game } from '../game.ts';
import {
  bankTrade,
  deal,
  devCard,
  dice,
  HEADER,
  LAYOUT,
  log,
  logOf,
  PLACED,
  piece,
  roll,
  SEATED,
  set,
  state,
  turn,
} from './jsettlers-log.ts';
import { refused } from './jsettlers-match.ts';
import { playMatch } from './jsettlers-writer.ts';

describe('a log that cannot be read is refused with what is wrong, in which line, and what would be right', () => {
  const option = (text: string): string => logOf([...SEATED.map((line) => line.replace('PL=4', text)), ...PLACED]);
  const board = (from: string, to: string): string =>
    logOf([...SEATED.map((line) => line.replace(from, to)), ...PLACED]);
  const hidden = 'hides a card that no line before it shows. A log of the server shows it to its players';
  const rest = log().slice(HEADER.length);
  const WRONG: readonly (readonly [told: string, log: string])[] = [
    [
      'line 1: must be the header "SOC game event log: type=F, version=2500,',
      `2012:06:06:19:58:56:999:+0100:SOCSetSeatLock:game=g3|state=false${rest}`,
    ],
    ['line 1: must be the header', rest.trim()],
    ['line 1: must have type=F, a log of all messages, or type=C, not "X".', HEADER.replace('type=F', 'type=X') + rest],
    ['line 1: must have version=2500 or a later one, not "2450".', HEADER.replace('2500', '2450') + rest],
    ['line 1: must have version=2500 or a later one, not "new".', HEADER.replace('2500', 'new') + rest],
    ['line 3: SOCNewGameWithOptions begins a match on the board for six (PL, PLB)', option('PL=6')],
    ['line 3: SOCNewGameWithOptions begins a match on the board for six (PL, PLB)', option('PL=4,PLB=t')],
    ['line 3: SOCNewGameWithOptions begins a match on the sea board (SBL, SC)', option('PL=4,SBL=t')],
    ['line 3: SOCNewGameWithOptions begins a match on the sea board (SBL, SC)', option('PL=4,SC=SC_FOG')],
    ['line 3: SOCNewGameWithOptions must have VP= with 3 to 30 points, not 99.', option('PL=4,VP=t99')],
    [
      'line 8: SOCBoardLayout2 lays the sea board, the board for six or one of version 3',
      board('SOCBoardLayout:', 'SOCBoardLayout2:'),
    ],
    [
      'line 25: SOCMovePiece moves a ship, and only matches on the classic board are read.',
      log('all:SOCMovePiece:game=g|pn=3'),
    ],
    [
      'line 25: SOCPutPiece must have pieceType=, 0 for a road, 1 for a settlement or 2 for a city',
      log(piece(3, 3, 'a8')),
    ],
    [`line 28: SOCDevCardAction ${hidden}`, log(...roll(3, 6), devCard('!p3', 'DRAW', 0))],
    [
      `line 29: SOCDiscard ${hidden}`,
      log(...roll(3, 7), 'p1:x'.slice(9), `!p1:SOCDiscard:game=g|playerNum=1|resources=${set(0, 0, 0, 0, 0, 4)}`),
    ],
    [
      `line 28: SOCRobberyResult ${hidden}`,
      log(...roll(3, 7), 'all:SOCRobberyResult:game=g|perp=3|victim=1|resType=6|amount=1|isGainLose=true'),
    ],
    [
      `line 30: SOCDevCardAction ${hidden}`,
      log(...roll(3, 6), devCard('p3', 'DRAW', 9), devCard('!p3', 'DRAW', 0), devCard('!p3', 'DRAW', 0)),
    ],
    ['line 25: must be a message with who gets it, such as', log('all')],
    ['line 25: must be a message with who gets it', log('\u0000\u0001ELF\u0002')],
    ['line 25: must be a message with who gets it', log('p3:GameState:game=g')],
    [
      'line 25: SOCPutPiece must have a field pieceType, not "game=g|playerNumber=3".',
      log('all:SOCPutPiece:game=g|playerNumber=3'),
    ],
    ['line 25: SOCPutPiece must have playerNumber=, a whole number from 0 to 3, not "7".', log(piece(7, 0, 'a8'))],
    [
      'line 25: SOCPutPiece must have playerNumber=, the number of a player who sits at the table, not 2.',
      log(piece(2, 0, 'a8')),
    ],
    [
      'line 25: SOCPutPiece must have coord=, an edge of the classic board in hexadecimal digits, not "17".',
      log(piece(3, 0, '17')),
    ],
    [
      'line 25: SOCPutPiece must have coord=, a node of the classic board in hexadecimal digits, not "4".',
      log(piece(3, 1, '4')),
    ],
    [
      'line 25: SOCMoveRobber must have coord=, a hex of the classic board in hexadecimal digits, not "-1".',
      log('all:SOCMoveRobber:game=g|playerNumber=3|coord=-1'),
    ],
    ['line 25: SOCDiceResult must have param=, a whole number from 2 to 12, not "13".', log(dice(13))],
    [
      'line 25: SOCDiceResult must have param=, a whole number from 2 to 12, not "1e1".',
      log('all:SOCDiceResult:game=g|param=1e1'),
    ],
    [
      'line 25: SOCBankTrade must have give=clay=0|ore=0|sheep=0|wheat=0|wood=0|unknown=0 with numbers from 0 to 99',
      log('all:SOCBankTrade:game=g|give=clay=100|pn=3'),
    ],
    ['line 25: SOCBankTrade takes back a trade that was not done last', log(bankTrade(set(1), set(0, 0, 0, 4)))],
    [
      'line 25: SOCUndoPutPiece takes back what was not done last',
      log(`all:SOCUndo${piece(3, 0, 'a8').slice('all:SOC'.length)}`),
    ],
    ['line 25: SOCAcceptOffer must have two players who trade.', log(deal(1, 1, set(1), set(0, 1)))],
    [
      'line 25: SOCSimpleAction must have v2=, the number of a resource',
      log('all:SOCSimpleAction:game=g|pn=3|actType=3|v1=0|v2=6'),
    ],
    [
      'line 25: SOCDevCardAction must have cardType=, 1, 2, 3 or 9, where a card is played.',
      log(devCard('all', 'PLAY', 4)),
    ],
    ['line 25: SOCResetBoardAuth begins the match anew', log('all:SOCResetBoardAuth:game=g|p1=3|p2=3')],
    ['line 25: SOCBoardLayout comes after the first turn', log(LAYOUT)],
    ['line 8: SOCPutPiece comes before the first turn', logOf([...SEATED.slice(0, -1), piece(3, 1, 'ba')])],
    ['line 8: SOCTurn comes before the board', logOf([...SEATED.slice(0, -1), ...PLACED])],
    [
      'line 9: SOCTurn must have gameState=5, the first settlement, where a match begins, not 15.',
      logOf([...SEATED, turn(3, 15)]),
    ],
    [
      'line 9: SOCTurn begins a match of 1: 2 to 4 players must have sat down',
      logOf(
        [...SEATED, turn(3, 5)].map((line) =>
          line.replace('nickname=Ann', 'nickname=Ben').replace('playerNumber=1', 'playerNumber=3'),
        ),
      ),
    ],
    ['line 6: SOCSitDown seats "Ben", who has another seat already.', board('nickname=Ann', 'nickname=Ben')],
    [
      'line 6: SOCSitDown must have nickname=, a name of 1 to 40 characters that can be seen, not "\\u200b".',
      board('nickname=Ann', 'nickname=\u200b'),
    ],
    ['line 8: is the last one, and no match has begun', logOf(SEATED)],
    [
      'line 8: SOCBoardLayout must have hexLayout={ ... } with 37 whole numbers from 0 to 101, not',
      board('{ 9 6', '{ 9'),
    ],
    [
      'line 8: SOCBoardLayout must have land, 0 to 5, at place 5 of hexLayout, counted from 0, not 6.',
      board('{ 9 6 66 6 6 4', '{ 9 6 66 6 6 6'),
    ],
    [
      'line 8: SOCBoardLayout must have sea, 6, or a harbour that faces land at place 0 of hexLayout, counted from 0, not 8.',
      board('{ 9 6', '{ 8 6'),
    ],
    [
      'line 8: SOCBoardLayout must have sea, 6, or a harbour that faces land at place 2 of hexLayout, counted from 0, not 70.',
      board('66', '70'),
    ],
    ['line 8: SOCBoardLayout must have a number, 0 to 9, in numberLayout', board('-1 -1 6 7', '-1 -1 -1 7')],
    [
      'line 8: SOCBoardLayout must have robberHex=, a hex of the classic board in hexadecimal digits, not "ffffffff".',
      board('0x79', '0xffffffff'),
    ],
    ['line 100001: is too many: a log has at most 100000 lines.', `${log()}\n${`${state(20)}\n`.repeat(1_000_000)}`],
  ];
  it.each(WRONG)('%s', async (told, given) => {
    expect(await refused(given)).toContain(told);
  });

  it('is never a fault of the program, whatever a line of it holds', async () => {
    const rng = new Rng('logs');
    const lines = playMatch('spoilt', 3, 40).log.split('\n');
    const others = ['', '-1', '9', '99999999999', 'zz', 'e1=', 'all:', '!p[3, 2]:', '\u0000', 'SOCTurn', 'unknown=1'];
    for (let i = 0; i < 300; i += 1) {
      const at = rng.below(lines.length);
      const words = lines[at].split(/(?<=[:|=, ])/);
      const spoilt = words.toSpliced(rng.below(words.length), rng.below(3), others[rng.below(others.length)]).join('');
      const given = lines.with(at, spoilt).slice(0, rng.below(4) === 0 ? rng.below(lines.length) : lines.length);
      await expect(importMatch(game, given.join('\n'))).resolves.toBeDefined();
    }
  });
});

test('a text of neither program is told what is read', async () => {
  expect(await refused('[Game "island"]')).toContain('This is neither JSON nor a log of JSettlers2.');
  expect(await refused('')).toContain('This is neither JSON nor a log of JSettlers2.');
});
