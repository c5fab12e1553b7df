import { CHANCE, EVERYTHING } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { MOVE } from '../moves.ts';
import type { State } from '../state.ts';
import { openHands, situation } from './situation.ts';

/** Plays a line of several acts, and writes it back as a viewer sees it. */
function rewritten(s: State, line: string, viewer = EVERYTHING): string {
  const read = game.notation.parse(s, s.active, line);
  if (!read.ok) throw new Error(`${line}: ${read.problem.message} (${read.problem.at})`);
  return game.notation.format(s, read.value, viewer).join('; ');
}

/** The refusal of a line. */
function refused(s: State, line: string): string {
  const read = game.notation.parse(s, s.active, line);
  return read.ok ? 'taken' : read.problem.message;
}

const BASE = `base 3 P1 preRoll
  P1: s29 c31 r29-35-30-36-31 hand=BBBBLWGGGOOOO dev=knight,road-building
  P2: s12 s48 r12-17-22 r44-48 hand=WWWWWWOOO
  P3: s14 s46 r14-19 hand=B`;
const KNIGHTS = `knights 3 P1 action invasion=1 robber=h9
  P1: c29 s31 c41 r29-35-30-36-31 r31-25 r29-34 r45-41 k35:2+ k30:1+ k36:1- hand=BBLWGGGOOPPPPCK prog=crane,smith,spy,deserter,merchant,inventor,commercial-harbor,bishop,diplomat,road-building,engineer
  P2: c12 s48 r12-17-22 r44-48 r40-44 k40:1- hand=WWCO prog=warlord
  P3: c14 s50 r14-19 r46-50 hand=B`;
const ROAMING = `roaming 3 P1 action invasion=4 bars=b5:1@34<28,b6:1@34<39,b9:1@35<40
  P1: c29 s31 r29-35-30-36-31 r29-34 k31:2+ k29:1+ hand=GGG
  P2: c12 s48 r12-17 r44-48
  P3: c14 s46 r14-19 r41-46`;

describe('each act of the notation reads and writes alike', () => {
  const LINES: readonly (readonly [position: string, line: string])[] = [
    [BASE, 'roll =5,3'],
    [BASE, 'roll =5,3; bank OOOO>L; end'],
    [BASE, 'roll =2,2; road 24-30; city 29'],
    [BASE, 'roll =4,4; buy =point'],
    [BASE, 'roll =4,4; offer BB>O P2,P3; P2: counter O>BBB; P3: decline; deal P2'],
    [BASE, 'roll =4,4; offer B>W P2; P2: accept; deal P2; offer B>O P2; P2: accept; close'],
    [BASE, 'roll =6,1; discard BBBBGG; P2: discard WWWW; robber h3 P2 =W'],
    [BASE, 'play knight h3 P2 =O; roll =2,1'],
    [BASE, 'play road-building 24-30 23-29; roll =2,1'],
    [BASE, 'play road-building 24-30; roll =2,1'],
    [KNIGHTS, 'improve science; improve science; wall 29; end'],
    [KNIGHTS, 'play crane politics; play smith 30; activate 36'],
    [KNIGHTS, 'play spy P2 =warlord; play warlord'],
    [KNIGHTS, 'play spy P2 =none'],
    [KNIGHTS.replace(' k36:1-', ''), 'play deserter P2; P2: desert 40; place 25:1'],
    [KNIGHTS.replace(' k36:1-', ''), 'play deserter P2; P2: desert 40; place none'],
    [KNIGHTS, 'play merchant h9; play inventor h0 h1; play engineer 41'],
    [KNIGHTS, 'play commercial-harbor; force P2 B =C; force P3 L =none'],
    [KNIGHTS, 'play bishop h3 {P2 =W}'],
    [KNIGHTS, 'play diplomat 25-31 24-30; play road-building 23-29 25-31'],
    [KNIGHTS, 'move 30-25; chase 35 h3 P2 =O'],
    [ROAMING, 'attack 29-34 b5; P1: kill trade =merchant; attack 31-35; kill science =printer'],
  ];
  it.each(LINES)('%#: %s', (position, line) => {
    const s = situation(position);
    // Optional parts of a line are always written.
    expect(rewritten(s, line).replace(/(?<=; )P1: /g, '')).toBe(line.replace(/(?<=; )P1: /g, ''));
  });
});

it('a move after a finished choice has a line of its own, though the choice could have had one of its kind', () => {
  const s = situation(`knights 3 P1 action invasion=1 robber=h9
    P1: c29 r29-35 k35:1- hand=BLWO prog=diplomat,smith
    P2: c12 s48 r12-17 r44-48
    P3: c14 s50 r14-19 r46-50`);
  for (const line of ['play diplomat 44-48; road 23-29', 'play smith 35; end']) {
    const read = game.notation.parse(s, 0, line);
    if (!read.ok) throw new Error(`${line}: ${read.problem.message}`);
    expect(game.notation.format(s, read.value, EVERYTHING)).toEqual(line.split('; '));
  }
});

describe('cards of Master merchant are written in full', () => {
  const at = (hand: string) =>
    openHands(
      situation(`knights 3 P1 action
        P1: c29 hand=B prog=master-merchant
        P2: c12 c18 r12-17 hand=${hand}
        P3: c14 s45 r14-19`),
    );
  it.each([
    ['LLLW', 'play master-merchant P2 LW'],
    ['LLLW', 'play master-merchant P2 LL'],
    ['LL', 'play master-merchant P2 LL'],
    ['W', 'play master-merchant P2 W'],
    ['LGW', 'play master-merchant P2 WG'],
  ])('%s: %s', (hand, line) => {
    expect(rewritten(at(hand), line)).toBe(line);
    // Other players see that cards moved, but not which.
    expect(rewritten(at(hand), line, 2)).toMatch(/^play master-merchant P2 \?+$/);
  });

  it('they may follow later, and go in in order of kind', () => {
    expect(rewritten(at('LLLW'), 'play master-merchant P2')).toBe('play master-merchant P2');
    expect(refused(at('LLLW'), 'play master-merchant P2 WW')).toContain('in order of kind');
    expect(refused(at('LL'), 'play master-merchant P2 W')).not.toBe('taken');
  });
});

describe('a move that the match would play by itself may be written or left out', () => {
  const LINES: readonly (readonly [position: string, line: string, written: string])[] = [
    // P2 has one knight; P1's single plain city need not be named for the level.
    [KNIGHTS, 'play deserter P2; P2: desert 40; place none', 'play deserter P2; place none'],
    [
      KNIGHTS.replace('c41', 's41').replace('hand=BBL', 'imp=3/0/0 hand=BBL'),
      'improve science @29; end',
      'improve science; end',
    ],
    [
      `knights 3 P1 action invasion=1
        P1: c29 s31 r29-35-30-36-31 k35:2+
        P2: c40 s46 r30-24 k30:1+
        P3: c16 r16-22 k24:1-`,
      'displace 35-30; P2: relocate 30-off; P1: end',
      'displace 35-30; end',
    ],
    [
      `knights 3 P1 preRoll ship=6
        P1: c29 s31
        P2: s12
        P3: s14`,
      'roll =1,1,ship; lose 29; end',
      'roll =1,1,ship; end',
    ],
  ];
  it.each(LINES)('%s: %s', (text, line, written) => {
    const s = situation(text);
    const [one, two] = [line, written].map((each) => {
      const read = game.notation.parse(s, s.active, each);
      if (!read.ok) throw new Error(`${each}: ${read.problem.message}`);
      return read.value;
    });
    expect(one).toEqual(two);
    expect(refused(s, line.replace(/(40|29|30-off);/, '41;'))).not.toBe('taken');
  });
});

describe('what a viewer may not see is ? in its record', () => {
  it('a stolen card, a bought one, and an answer not yet shown', () => {
    const s = situation(BASE);
    expect(rewritten(s, 'play knight h3 P2 =O; roll =4,4; buy =point', 2)).toBe(
      'play knight h3 P2 =?; roll =4,4; buy =?',
    );
    expect(rewritten(s, 'roll =4,4; offer BB>O P2,P3; P2: accept', 2)).toBe('roll =4,4; offer BB>O P2,P3');
  });
});

describe('what is wrong in a line is told', () => {
  const WRONG: readonly (readonly [line: string, part: string])[] = [
    ['dance', 'dance'],
    ['road 1-9', 'two neighbours such as 22-28, not "1-9"'],
    ['road', 'road'],
    ['settle 99', '99'],
    ['bank BBBB', 'such as bank BBBB>O'],
    ['bank BL>O', 'cards of one kind, such as bank BBBB>O, not "BL"'],
    ['roll =2,1; offer BB>O', 'offer needs seats such as P2,P3'],
    ['roll =2,1; offer BB>O P1', 'opponents in this match'],
    ['roll =7,1', '7'],
    ['roll =x', 'x'],
    ['play dance', 'a card such as merchant, not "dance"'],
    ['robber h5', 'point of the turn'],
    ['P9: end', 'P9:'],
    ['P2: roll', 'decision'],
    ['end', 'point of the turn'],
    ['roll =1,2 {P1 sings}', 'P1 sings'],
    ['dance', 'acts are accept, activate'],
    ['road 29-31', 'road needs two neighbours such as 22-28, not "29-31"'],
    ['bank QQ>O', 'such as bank BBBB>O'],
    ['play knight h3 P7', 'cannot be robbed'],
    ['play knight h3 P3 =O', '"P3" cannot be robbed'],
    ['play knight h99', 'such as h5'],
  ];
  it.each(WRONG)('%s', (line, part) => {
    expect(refused(situation(BASE), line)).toContain(part);
  });
});

describe('every argument of a line counts', () => {
  const at = BASE.replace('preRoll', 'action');
  const WRONG: readonly (readonly [position: string, line: string, part: string, rule: string | undefined])[] = [
    // Without a harbour the bank asks four, at a 3:1 harbour three, at the harbour of the kind two.
    [at.replace('c31', 's31'), 'bank OOO>L', 'asks 4 ore here, not 3: write OOOO>L', 'IK-089'],
    [at, 'bank OOOOO>L', 'asks 4 ore here, not 5', 'IK-089'],
    [at, 'bank O>L', 'asks 4 ore here, not 1', 'IK-089'],
    [at.replace('s29', 's15'), 'bank OOOO>L', 'asks 3 ore here, not 4', 'IK-090'],
    [at.replace('s29', 's5'), 'bank OOO>L', 'asks 2 ore here, not 3', 'IK-094'],
    [at, 'bank OOOO>L x', '"x" is left over', 'IK-089'],
    [at, 'offer B>O P2,P2', 'seats such as P2,P3, not "P2,P2"', 'IK-100'],
    [at, 'offer B>O P2 P3', '"P3" is left over', 'IK-100'],
    [at, 'road 24-30 x', '"x" is left over', 'IK-114'],
    [at, 'road 024-30', 'road needs two neighbours such as 22-28', 'IK-114'],
    [at, 'play road-building 24-30 23-29 30-36', '"30-36" is left over', 'IK-138'],
    [at, 'done', 'action phase with end', 'IK-055'],
    [at, '2.P1 road 24-30', 'It is turn 1, not 2', 'IK-003'],
    [at, 'P7: end', 'There is no act', undefined],
    [at, 'P6: end', 'seats are P1 to P3', 'IK-003'],
    [BASE, 'play bishop h3 P2', '"P2" is left over', 'IK-229'],
    [KNIGHTS, 'play bishop h3 {P3 =W}', 'Here it must be "P2 =W"', 'IK-083'],
    [KNIGHTS, 'play bishop h3 {P2 draws W}', 'Here it must be "P2 =W"', 'IK-083'],
    [KNIGHTS, 'play commercial-harbor; force P2 B =none', '=C for what is given', 'IK-221'],
    [KNIGHTS, 'play smith 30 36 x', '"x" is left over', 'IK-220'],
    [KNIGHTS, 'play crane politics politics', '"politics" is left over', 'IK-212'],
    [
      `${KNIGHTS.replace('k40:1-', 'k34:1- r34-39-44')}`,
      'displace 35-34; P2: relocate 35-40',
      'stood on 34, not on 35',
      'IK-191',
    ],
  ];
  it.each(WRONG)('%#: %s: %s', (position, line, part, rule) => {
    const s = situation(position);
    const read = game.notation.parse(s, s.active, line);
    if (read.ok) throw new Error(`${line} is taken`);
    expect(read.problem.message).toContain(part);
    expect(read.problem.rule).toBe(rule);
  });

  it('a lone move is named once', () => {
    const s = situation(KNIGHTS);
    expect(refused(s, 'play deserter P2; P2: desert 40; end')).toBe('taken');
    expect(refused(s, 'play deserter P2; P2: desert 40; P2: desert 40')).not.toBe('taken');
  });

  it('a forced roll is that of the player on turn', () => {
    const s = situation(BASE.replace('preRoll', 'action').replace(' dev=knight,road-building', ''));
    expect(refused(s, 'end; P2: roll =1,2')).toBe('taken');
    expect(refused(s, 'end; P3: roll =1,2')).not.toBe('taken');
  });

  it('a discard holds as many cards as are due', () => {
    const s = openHands(situation(BASE.replace('hand=BBBBLWGGGOOOO', 'hand=BLLLLLLL')));
    for (const line of ['discard LLLLL', 'discard O']) expect(refused(s, `roll =6,1; ${line}`)).not.toBe('taken');
    expect(refused(s, 'roll =6,1; discard BLLL')).toBe('taken');
  });
});

describe('cards are typed in any order', () => {
  it.each([
    [BASE, 'roll =4,4; offer OBG>WL P2', 'roll =4,4; offer BGO>LW P2'],
    [BASE, 'roll =4,4; offer B>W P2; P2: counter OW>LB', 'roll =4,4; offer B>W P2; P2: counter WO>BL'],
    [BASE, 'roll =6,1; discard GBBGBB', 'roll =6,1; discard BBBBGG'],
    [BASE.replace('dev=knight,road-building', 'dev=plenty'), 'play plenty OB; roll =2,1', 'play plenty BO; roll =2,1'],
  ])('%s: %s', (position, line, written) => {
    expect(rewritten(situation(position), line)).toBe(written);
  });
});

describe('what a card leaves open may be ended or left out', () => {
  const knights = (card: string, knight = ''): string => `knights 3 P1 action invasion=1 robber=h9
    P1: c29 r29-35 ${knight} prog=${card}
    P2: c12 s48 r12-17 r44-48 k17:1- prog=warlord
    P3: c14 s50 r14-19 r46-50`;
  const base = `base 3 P1 action
    P1: s29 r29-35 dev=road-building
    P2: c12 s48 r12-17 r44-48
    P3: c14 s50 r14-19 r46-50`;
  const END = { by: 0, code: MOVE.end };
  it.each([
    [knights('deserter'), 'play deserter P2; place none'],
    [knights('smith', 'k35:1- k30:1-'), 'play smith 35'],
    [knights('smith', 'k35:1- k30:1-'), 'play smith 35 30'],
    [knights('diplomat'), 'play diplomat 29-35'],
    [knights('diplomat'), 'play diplomat 44-48'],
    [knights('spy'), 'play spy P2 =none'],
    [knights('warlord', 'k35:1-'), 'play warlord'],
    [base, 'play road-building 30-35'],
    [base, 'play road-building 30-35 30-36'],
  ])('%s: %s', (position, line) => {
    const s = situation(position);
    const [without, written] = [line, `${line}; end`].map((each) => {
      const read = game.notation.parse(s, 0, each);
      if (!read.ok) throw new Error(`${each}: ${read.problem.message}`);
      return read.value;
    });
    // The written end is that of the turn.
    expect(written).toEqual([...without, END]);
    expect(refused(s, `${line}; end; end`)).not.toBe('taken');
  });

  it('a place that no knight can take is left out by itself', () => {
    const s = situation(knights('deserter').replace('r29-35', ''));
    const read = game.notation.parse(s, 0, 'play deserter P2; end');
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.value.slice(-2)).toEqual([END, END]);
    expect(game.notation.parse(s, 0, 'play deserter P2; P2: desert 17; place none; end')).toEqual(read);
  });

  it('special building phases end each by a move of their builder', () => {
    const s = situation(
      `base 5 P1 action
        P1: s29
        P2: s12
        P3: s14
        P4: s40
        P5: s46`,
      { specialBuild: true },
    );
    expect(refused(s, 'end; P2: done; P3: done; P4: done; P5: done; P2: roll =1,2')).toBe('taken');
  });
});

it('outcomes have a plain form too, however their names are written', () => {
  const before = situation(BASE.replace('preRoll', 'action').replace('hand=BBBBLWGGGOOOO', 'hand=WGO'));
  for (const line of ['buy; devCard point', 'buy; devcard point']) expect(rewritten(before, line)).toBe('buy =point');
});

it('the set-up is one act of chance', () => {
  const setup = game.setup({ rules: 'base' }, 3);
  if (!setup.ok) throw new Error(setup.problem.message);
  const s = game.start(setup.value);
  const line = 'setup terrain=GLWWODLGBLGOWOWBLBG corner=h18 harbours=any,O,any,B,any,W,any,G,L first=P2';
  const read = game.notation.parse(s, 0, line);
  if (!read.ok) throw new Error(read.problem.message);
  expect(read.value.every(({ by }) => by === CHANCE)).toBe(true);
  expect(game.notation.format(s, read.value, EVERYTHING)).toEqual([line]);
});

it('a hex that no board has is refused in the set-up, whatever its number', () => {
  const setup = game.setup({ rules: 'base' }, 3);
  if (!setup.ok) throw new Error(setup.problem.message);
  const s = game.start(setup.value);
  for (const hex of ['h19', 'h99', 'h213']) {
    const line = `setup terrain=GLWWODLGBLGOWOWBLBG corner=${hex}`;
    expect(refused(s, line)).toBe(`Chance cannot bring "${hex}" here.`);
  }
});
