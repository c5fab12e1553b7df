/** Logs in JSettlers2's form, written by ourselves: our own matches come back, and errors are reported. */
import { readFileSync } from 'node:fs';
import { givenDice } from '@marchlands/core/match/dice.ts';
import { differenceText, type Imported, importMatch } from '@marchlands/core/match/import.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { playTaken } from '@marchlands/core/match/taken.ts';
import { verifyRecord } from '@marchlands/core/match/verify.ts';
import { ok, problemText } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it, test } from 'vitest';
import { islandFor, REFERENCE } from '../data/boards.ts';
import { game } from '../game.ts';
import { readLog } from '../imports/jsettlers.ts';
import { edgeAt } from '../imports/jsettlers-format.ts';
import { BROUGHT_IN, type Played, playMatch } from './jsettlers-writer.ts';

async function bring(log: string): Promise<Imported> {
  const read = await importMatch(game, log);
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
}

/** The refusal of a log. */
async function refused(log: string): Promise<string> {
  const read = await importMatch(game, log);
  return read.ok ? 'nothing' : problemText(read.problem);
}

/** The lines of an imported match, without the header. */
async function linesOf(log: string): Promise<readonly string[]> {
  const { match, difference } = await bring(log);
  expect(difference).toBeNull();
  return formatRecord(match, EVERYTHING).split('\n\n')[1].trim().split('\n');
}

/** The record of a match as played here. */
function recordOf({ seats, names, position, taken }: Played): string {
  const players = names.map((name) => ({ name }));
  const made = createMatch(game, { seats, options: BROUGHT_IN, players, position, dice: givenDice() });
  if (!made.ok) throw new Error(problemText(made.problem));
  const played = playTaken(made.value, taken);
  if (!played.ok) throw new Error(problemText(played.problem));
  return formatRecord(made.value, EVERYTHING);
}

const matches = Array.from({ length: 20 }, (_, i) => playMatch(`log ${i}`, 2 + (i % 3)));

describe('a match of ours in the form of the other program', () => {
  it.each(matches.map((match, i) => [i, match] as const))('comes back as the same record (%i)', async (_, match) => {
    const { program, difference, match: read } = await bring(match.log);
    expect([program, difference]).toEqual(['JSettlers2', null]);
    const record = formatRecord(read, EVERYTHING);
    expect(record).toBe(recordOf(match));
    expect(await verifyRecord(record, async () => ok(game))).toMatchObject({ ok: true, value: { dice: 'given' } });
  });

  it('has everything that the base form has', () => {
    const all = matches.map((match) => match.log).join('');
    for (const what of [
      'PutPiece:.*pieceType=2',
      'Discard:',
      'RobberyResult:',
      'ChoosePlayer:',
      'AcceptOffer:',
      'BankTrade:',
    ])
      expect(all).toMatch(new RegExp(what));
    for (const card of [1, 2, 3, 9]) expect(all).toContain(`actionType=PLAY|cardType=${card}`);
    for (const what of ['e5=', 'e6=', 'state=1000', 'state=41']) expect(all).toContain(what);
  });

  it('is the same without the requests of the players, and with times', async () => {
    const [{ log }] = matches;
    const lines = log.split('\n');
    const served = lines
      .filter((line) => !/^f\w:/.test(line))
      .join('\r\n')
      .replace('type=F', 'type=C');
    const timed = lines
      .map((line, i) => (/^(all|p|!p|f)/.test(line) ? `${i}:07.${100 + (i % 900)}:${line}` : line))
      .join('\n');
    const record = formatRecord((await bring(log)).match, EVERYTHING);
    for (const other of [served, `\ufeff${timed}`])
      expect(formatRecord((await bring(other)).match, EVERYTHING)).toBe(record);
  });
});

test('the example of the documents is such a log', () => {
  const example = new URL('../../../docs/examples/island-jsettlers.soclog', import.meta.url);
  expect(readFileSync(example, 'utf8')).toBe(playMatch('example 6', 3, 14).log);
});

const HEADER = 'SOC game event log: type=F, version=2500, created_at=1, now=2, game_name=g';
const LAYOUT =
  'all:SOCBoardLayout:game=g|hexLayout={ 9 6 66 6 6 4 5 3 10 33 3 2 0 5 6 6 4 1 5 4 2 85 8 3 2 3 1 6 6 5 1 4 100 19 6 12 6 }' +
  '|numberLayout={ -1 -1 -1 -1 -1 6 7 5 -1 -1 9 3 -1 1 -1 -1 8 4 8 2 4 -1 -1 2 1 6 0 -1 -1 5 7 3 -1 -1 -1 -1 -1 }|robberHex=0x79';
const turn = (player: number, state: number): string => `all:SOCTurn:game=g|playerNumber=${player}|gameState=${state}`;
const piece = (player: number, type: number, coord: string): string =>
  `all:SOCPutPiece:game=g|playerNumber=${player}|pieceType=${type}|coord=${coord}`;
const state = (number: number): string => `all:SOCGameState:game=g|state=${number}`;
const dice = (total: number): string => `all:SOCDiceResult:game=g|param=${total}`;
const hand = (player: number, ...counts: number[]): string =>
  `p${player}:SOCPlayerElements:game=g|playerNum=${player}|actionType=SET|${counts.map((count, i) => `e${i + 1}=${count}`).join(',')}`;
/** Clay, ore, sheep, wheat, wood. */
const set = (...counts: number[]): string =>
  ['clay', 'ore', 'sheep', 'wheat', 'wood', 'unknown'].map((name, i) => `${name}=${counts[i] ?? 0}`).join('|');
const roll = (player: number, total: number): readonly string[] => [turn(player, 15), dice(total), state(20)];

const SEATED = [
  'all:SOCVersion:2500|str=2.5.00|verBuild=X|feats=;ch;|cliLocale=(null)',
  'all:SOCNewGameWithOptions:game=g|param1=-1|param2=BC=t4,N7=f7,RD=f,PL=4',
  'all:SOCSitDown:game=g|nickname=Cleo|playerNumber=2|robotFlag=true',
  'all:SOCSitDown:game=g|nickname=Ben|playerNumber=3|robotFlag=false',
  'all:SOCSitDown:game=g|nickname=Ann|playerNumber=1|robotFlag=true',
  'all:SOCLeaveGame:nickname=Cleo|host=-|game=g',
  LAYOUT,
];
/** Ben, who begins, then has wheat and wood; Ann has clay, ore and sheep. */
const PLACED = [
  ...[turn(3, 5), piece(3, 1, 'ba'), state(6), piece(3, 0, 'a9')],
  ...[turn(1, 5), piece(1, 1, '47'), state(6), piece(1, 0, '46')],
  ...[turn(1, 10), piece(1, 1, '96'), state(11), piece(1, 0, '86')],
  ...[turn(3, 10), piece(3, 1, '89'), state(11), piece(3, 0, '88')],
];
const PLACING = [
  'settle 31',
  'road 31-36',
  'settle 12',
  'road 12-17',
  'settle 40',
  'road 35-40',
  'settle 24',
  'road 24-30',
];
const logOf = (lines: readonly string[], header = HEADER): string => [header, ...lines].join('\n');
/** A log of a match after the first placements. */
const log = (...lines: readonly string[]): string => logOf([...SEATED, ...PLACED, ...lines]);
/** Four fours: Ben has nine wheat and one wood. */
const FOURS = [...roll(3, 4), ...roll(1, 4), ...roll(3, 4), ...roll(1, 4)];
const FOUR_LINES = ['roll =1,3', 'end', 'roll =1,3', 'end', 'roll =1,3', 'end', 'roll =1,3', 'end'];
const bankTrade = (give: string, get: string): string => `all:SOCBankTrade:game=g|give=${give}|get=${get}|pn=3`;
const deal = (accepting: number, offering: number, toAccepting: string, toOffering: string): string =>
  `all:SOCAcceptOffer:game=g|accepting=${accepting}|offering=${offering}|toAccepting=${toAccepting}|toOffering=${toOffering}`;
const devCard = (to: string, action: string, card: number): string =>
  `${to}:SOCDevCardAction:game=g|playerNum=3|actionType=${action}|cardType=${card}`;

describe('a log written by hand', () => {
  it('seats who sat down, the first to place first, and leaves vacant places out', async () => {
    const { match } = await bring(log());
    expect(match.players).toEqual([{ name: 'Ben' }, { name: 'Ann' }]);
    expect(await linesOf(log())).toEqual(PLACING);
  });

  it('lays the island that its layout has', async () => {
    const read = readLog(log());
    const letters = [...REFERENCE.terrain].map((terrain) => 'BLWGOD'[terrain]);
    const hexes = letters.map((letter, hex) => (letter === 'D' ? letter : `${letter}${REFERENCE.tokens[hex]}`));
    // By edge there: 27, 5a, 9c, cc, c9, a5, 72, 42, 24.
    const places: readonly (readonly [edge: number, what: string])[] = [
      ...[[0x27, 'any'] as const, [0x5a, 'O'] as const, [0x9c, 'any'] as const, [0xcc, 'L'] as const],
      ...[
        [0xc9, 'G'] as const,
        [0xa5, 'any'] as const,
        [0x72, 'W'] as const,
        [0x42, 'any'] as const,
        [0x24, 'B'] as const,
      ],
    ];
    const { edgeEnds } = islandFor(2);
    const harbours = places.map(([place, what]) => {
      const edge = edgeAt(place) ?? -1;
      return `${edgeEnds[edge * 2]}-${edgeEnds[edge * 2 + 1]}:${what}`;
    });
    const position = read.ok ? String(read.value.position).split(' ') : [];
    expect(position).toContain(`board=${hexes.join()}`);
    expect(position).toContain('robber=h5');
    const told = position
      .find((item) => item.startsWith('harbours='))
      ?.slice('harbours='.length)
      .split(',');
    expect(told?.toSorted()).toEqual(harbours.toSorted());
  });

  it('has cards by their numbers: Plenty, Monopoly, a knight; discards and thefts', async () => {
    const buy = (card: number) => [bankTrade(set(0, 0, 0, 4), set(0, 0, 1)), devCard('p3', 'DRAW', card), state(20)];
    const more = [...roll(1, 6), ...roll(3, 6)];
    const plenty = [
      ...[devCard('all', 'PLAY', 2), state(52)],
      ...[
        `all:SOCPickResources:game=g|resources=${set(1, 0, 0, 0, 1)}|pn=3|reason=2`,
        state(20),
        hand(3, 1, 2, 0, 4, 2),
      ],
    ];
    expect((await linesOf(log(...FOURS, ...roll(3, 6), ...buy(2), ...more, ...plenty))).at(-1)).toBe('play plenty BL');
    const monopoly = [
      ...[devCard('all', 'PLAY', 3), state(53)],
      ...[
        'all:SOCSimpleAction:game=g|pn=3|actType=3|v1=1|v2=3',
        state(20),
        hand(3, 0, 2, 1, 4, 1),
        hand(1, 1, 1, 0, 0, 0),
      ],
    ];
    expect((await linesOf(log(...FOURS, ...roll(3, 6), ...buy(3), ...more, ...monopoly))).at(-1)).toBe(
      'play monopoly W',
    );
    const robbed = [
      ...[state(33), 'all:SOCMoveRobber:game=g|playerNumber=3|coord=97'],
      ...['p3', 'p1'].map((to) => `${to}:SOCRobberyResult:game=g|perp=3|victim=1|resType=3|amount=1|isGainLose=true`),
      ...['!p[3, 1]:SOCRobberyResult:game=g|perp=3|victim=1|resType=6|amount=1|isGainLose=true', state(20)],
    ];
    const knight = [devCard('all', 'PLAY', 9), ...robbed, hand(3, 0, 2, 1, 4, 1)];
    const played = await linesOf(log(...FOURS, ...roll(3, 6), ...buy(9), ...more, ...knight));
    expect(played.at(-1)).toBe('play knight h14 P2 =W');
    const discards = [
      ...[turn(3, 15), dice(7), state(50), `p3:SOCDiscard:game=g|playerNum=3|resources=${set(0, 0, 0, 4, 1)}`],
      ...[`!p3:SOCDiscard:game=g|playerNum=3|resources=${set(0, 0, 0, 0, 0, 5)}`, ...robbed],
    ];
    const gone = await linesOf(log(...FOURS, ...discards, hand(3, 0, 0, 1, 5, 0)));
    expect(gone.slice(-3)).toEqual(['roll =1,6', 'discard LGGGG', 'robber h14 P2 =W']);
  });

  it('tells dice by their sum, and hands that are compared', async () => {
    const lines = await linesOf(log(...roll(3, 6), hand(3, 0, 1, 0, 1, 1), hand(1, 1, 1, 1, 0, 0), turn(1, 15)));
    expect(lines).toEqual([...PLACING, 'roll =1,5', 'end']);
  });

  it('has what was taken back as if it had never been', async () => {
    const settled = [turn(3, 5), piece(3, 1, '5a'), state(6), 'all:SOCCancelBuildRequest:game=g|pieceType=1', state(5)];
    expect(await linesOf(logOf([...SEATED, ...settled, ...PLACED.slice(1)]))).toEqual(PLACING);
    const trade = [bankTrade(set(0, 0, 0, 4), set(1)), bankTrade(set(1), set(0, 0, 0, 4))];
    const road = [piece(3, 0, 'a8'), state(20), `all:SOCUndo${piece(3, 0, 'a8').slice('all:SOC'.length)}`, state(20)];
    const [clay, undone] = [bankTrade(set(0, 0, 0, 4), set(1)), hand(3, 1, 1, 0, 5, 1)];
    const lines = log(...FOURS, ...roll(3, 6), ...trade, clay, undone, ...road, undone);
    expect(await linesOf(lines)).toEqual([...PLACING, ...FOUR_LINES, 'roll =1,5', 'bank GGGG>B']);
  });

  it('has several trades with the bank at once one by one', async () => {
    const lines = log(...FOURS, ...roll(3, 6), bankTrade(set(0, 0, 0, 8), set(1, 0, 1)), hand(3, 1, 1, 1, 1, 1));
    expect((await linesOf(lines)).slice(-2)).toEqual(['bank GGGG>B', 'bank GGGG>W']);
  });

  it('has a deal as an offer of the active player, whoever made it; other offers are left out', async () => {
    const mine = deal(1, 3, set(0, 0, 0, 0, 1), set(1));
    const theirs = deal(3, 1, set(1), set(0, 0, 0, 0, 1));
    const idle = `all:SOCMakeOffer:game=g|from=3|to=false,true,false,false|give=${set(0, 0, 0, 1)}|get=${set(0, 9)}`;
    const [first, second] = [mine, theirs].map((one) =>
      linesOf(log(...roll(3, 6), idle, 'all:SOCRejectOffer:game=g|playerNumber=1', one, hand(3, 1, 1, 0, 1, 0))),
    );
    expect(await first).toEqual(await second);
    expect((await first).slice(PLACING.length + 1).join(' ')).toMatch(/^offer L>B/);
  });

  it('may leave out the second road of a card, by the state or by the next turn, or take the card back', async () => {
    const bought = [
      ...[...FOURS, ...roll(3, 6), bankTrade(set(0, 0, 0, 4), set(0, 0, 1))],
      ...[devCard('p3', 'DRAW', 1), devCard('!p3', 'DRAW', 0), state(20), ...roll(1, 6), ...roll(3, 6)],
    ];
    const played = [devCard('all', 'PLAY', 1), state(40)];
    const road = [piece(3, 0, 'a8'), state(41)];
    const back = [devCard('all', 'ADD_OLD', 1), state(20)];
    const stopped = await linesOf(log(...bought, ...played, ...road, state(20), turn(1, 15)));
    expect(stopped.slice(-2).join()).toMatch(/play road-building 36-41.*,end/);
    expect(await linesOf(log(...bought, ...played, ...road, turn(1, 15)))).toEqual(stopped);
    expect(await linesOf(log(...bought, ...played, ...back, ...played, ...road, turn(1, 15)))).toEqual(stopped);
    expect((await linesOf(log(...bought, ...played, ...back))).at(-1)).toBe('roll =1,5');
  });

  it('may be open to all, without lines that hide', async () => {
    const cards = [bankTrade(set(0, 0, 0, 4), set(0, 0, 1)), devCard('all', 'DRAW', 7), state(20)];
    expect((await linesOf(log(...FOURS, ...roll(3, 6), ...cards))).at(-1)).toBe('buy =point');
  });

  it('may be won by other points', async () => {
    const lines = SEATED.map((line) => line.replace('PL=4', 'PL=4,VP=t12'));
    expect((await bring(logOf([...lines, ...PLACED]))).match.setup.options).toMatchObject({
      target: 12,
      bankResource: 99,
    });
  });

  it('ends with the knight that wins, though the robber moves there before the end', async () => {
    const { log: won, ...played } = playMatch('army 8', 2);
    const lines = won.trimEnd().split('\n');
    expect(lines.at(-1)).toBe('all:SOCGameState:game=g|state=1000');
    expect(lines.slice(-4).join()).toContain('actionType=PLAY|cardType=9');
    const [seat] = /playerNum=(\d)/.exec(lines.at(-4) ?? '')?.slice(1) ?? [];
    const robbed = [state(33), `all:SOCMoveRobber:game=g|playerNumber=${seat}|coord=77`, state(1000)];
    const { match, difference } = await bring([...lines.slice(0, -1), ...robbed].join('\n'));
    expect(difference).toBeNull();
    expect(formatRecord(match, EVERYTHING)).toBe(recordOf({ ...played, log: won }));
  });
});

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
