/** A log of JSettlers2 written by hand: what each of its lines means. */
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { islandFor, REFERENCE } from '../data/boards.ts';
import { readLog } from '../imports/jsettlers.ts';
import { edgeAt } from '../imports/jsettlers-format.ts';
import {
  bankTrade,
  deal,
  devCard,
  dice,
  FOUR_LINES,
  FOURS,
  hand,
  log,
  logOf,
  PLACED,
  PLACING,
  piece,
  roll,
  SEATED,
  set,
  state,
  turn,
} from './jsettlers-log.ts';
import { bring, recordOf } from './jsettlers-match.ts';
import { playMatch } from './jsettlers-writer.ts';

/** The lines of an imported match, without the header. */
async function linesOf(log: string): Promise<readonly string[]> {
  const { match, difference } = await bring(log);
  expect(difference).toBeNull();
  return formatRecord(match, EVERYTHING).split('\n\n')[1].trim().split('\n');
}

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
