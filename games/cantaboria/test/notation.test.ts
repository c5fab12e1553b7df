import { MoveList } from '@marchlands/core/lists.ts';
import { CHANCE, EVERYTHING, SPECTATOR } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, it, test } from 'vitest';
import { game } from '../game.ts';
import { lettersOf } from '../position/letters.ts';
import { isPartial } from '../rules/legal.ts';
import type { State } from '../state.ts';
import { setupFor } from './play.ts';

function state(line: string, options: object = {}): State {
  const setup = setupFor(line.split(' ')[0].length, options);
  const read = game.position.parse(setup, line);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** Plays lines; throws if one is refused. Every line must be written back unchanged, as a whole choice. */
function played(s: State, ...lines: readonly string[]): State {
  for (const line of lines) {
    const seat = lettersOf(s).indexOf(line[0]);
    const steps = game.notation.parse(s, Math.max(0, seat), line);
    if (!steps.ok) throw new Error(`${line}: ${steps.problem.message}`);
    expect(game.notation.format(s, steps.value, -3)).toEqual([line]);
    for (const { by, code } of steps.value) game.apply(s, by, code);
    for (let one = 0; one < s.setup.seats; one += 1) expect(isPartial(s, one)).toBe(false);
  }
  return s;
}

/** The refusal of a line: its sentence and rule. */
function refused(s: State, line: string) {
  const read = game.notation.parse(s, lettersOf(s).indexOf(line[0]), line);
  return read.ok ? null : read.problem;
}

const SHIP = 'RBG L=R c=4 shipment R | *=B F5=G';

/** Positions with lines from the rules' table of examples and their worked examples. */
const LINES: readonly (readonly [position: string, ...lines: string[]])[] = [
  ['RBGY L=R c=2 trade | *=Y A1=R B1=B F5=G', '* trade 4 yes'],
  ['RBGY L=R c=2 trade | *=Y A1=R B1=B F5=G', '* trade 5 no'],
  ['RBGY L=R c=2 trade | *=Y A1=R B1=B F5=G', '* trade 6 vote', 'R: vote n', 'B: vote y', 'G: vote y', 'Y: vote n'],
  ['RB L=R c=2 development R | *=B D4=R:i1m1g4 A1=R:g2', 'R: dev w D4', 'R: dev c D4 gold'],
  ['RB L=R c=2 development R | *=B C3=R:t3g3 M1=[B][B]', 'R: dev b C3 M1#2', 'R: dev b C3 N4#1 gold'],
  ['RB L=R c=2 development R | *=B D4=R:i1m1', 'R: dev -'],
  ['RB L=R c=3 production R | *=B C5/h=R.h C4=R C6=R', 'R: breed C5 C4'],
  ['RB L=R c=3 production R | *=B C5/h=R.h C4=R', 'R: breed C5 -'],
  [
    'RBY L=R c=2 trade R | *=Y C3=R:t1 D4=R:g1 A1=R B3=B:m2 B4=B',
    'R: offer B give t@C3,g@D4 get m2>A1',
    'B: accept give m2@B3 get t>B4,g>B3',
  ],
  ['RBY L=R c=2 trade R | *=Y C3=R:t1 B3=B:m1', 'R: offer B give t@C3 get m>C3', 'B: refuse'],
  ['RBY L=R c=2 trade R | *=Y C3=R:t1 B3=B:m1', 'R: offer B give t@C3 get m>C3', 'B: refuse all'],
  ['RBY L=R c=2 trade R | *=Y C3=R:t1 B3=B:m1', 'R: trade -'],
  [`${SHIP} C4=R.w:t1 D4=R A1=R:t1 A2=R`, 'R: foot w C4 D4'],
  [`${SHIP} C3=R.h:t2 C4=R:i1 D4=R B3=R`, 'R: horse C3 +t2 >C4 -t +i >D4 .'],
  [`${SHIP} B1=R.h:g1 B2=R.h C3=R.hw:t2`, 'R: chain g@B1>C3,t2@C3>B1,w@C3>B2 .'],
  [`${SHIP} C4=R.w:t1 C5=R D5=R:g1 M3=[R]`, 'R: boat M3#1 +t@C4 +w@C4 >M4 >M5 -t@D5 .'],
  [`${SHIP} C4=R.w:t1 D4=R`, 'R: ship -'],
  ['RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R] M2=[G]', 'R: boat M1#1 ?M2', 'B: passage M2 forbid', 'R: boat -'],
  ['RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R]', 'R: boat M1#1 >M2 >M3', 'B: passage M2 allow', 'R: boat .'],
  ['RBG L=R c=2 attack R | *=G C4=R C5=R D4=B', 'R: attack D4', 'G: side n'],
  ['RBG L=R c=2 attack R | *=G C4=R:t1 C5=R D4=B', 'R: attack D4', 'G: side n', 'R: bonus foot t C4 D4'],
  ['RBGY L=R c=2 attack R | *=Y C4=R C5=R D4=B E3=G', 'R: attack D4', 'G: side d', 'Y: side a'],
  ['RBY L=R c=2 attack R | *=Y C4=R.w C5=R D4=B', 'R: attack D4 foot C4'],
  ['RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w', 'R: attack D4 horse B3 +w >C4 >D4 .'],
  [
    'RBY L=R c=4 attack R | *=Y C1=R C2=R.h C3=R C4=R D4=B C5=B N3=[R]',
    'R: attack D4 boat N3#1 +h@C2 >N4 >M1 >M2 >M3 . !h',
  ],
  ['RBY L=R c=2 attack R | *=Y C4=R C5=R D4=B', 'R: attack -'],
  ['RBY L=R c=2 attack R | *=Y C4=R.cw C5=R D4=R E3=B', 'R: log foot w C4 D4'],
  ['RBY L=R c=2 attack R | *=Y C4=R.c C5=R.w D4=R E3=B', 'R: log -'],
];

describe('lines of the notation', () => {
  test.each(LINES.map((one) => [one.slice(1).join('; '), one] as const))('%s', (_, [position, ...lines]) => {
    played(state(position), ...lines);
  });
});

describe('the opening', () => {
  it('is written die by die, site by site, Warrior by Warrior', () => {
    const s = game.start(setupFor(2));
    played(s, '* roll R 3', '* roll B 6', 'B: site C3', 'R: site A1');
    expect(refused(s, 'B: site C3')).toMatchObject({ rule: 'CA-16', code: 'siteThere' });
    expect(game.actors(s)).not.toBe(CHANCE);
  });
});

it('a position names a file of boats once', () => {
  const setup = setupFor(2);
  const twice = game.position.parse(setup, 'RB L=R c=2 attack R | *=B A1=R M3=[R] M3=[B]');
  expect(twice.ok ? null : twice.problem.message).toBe('is named twice.');
});

describe('what cannot be played or read', () => {
  const s = () => state('RB L=R c=2 development R | *=B A1=R:i1m1t3 A2=R:g2t3 B1=R.w:i1m1');
  it('is told with the rule', () => {
    expect(refused(s(), 'R: dev b A1 NL-A2#1')).toMatchObject({ rule: 'CA-35', code: 'noWater' });
    expect(refused(s(), 'R: dev w B1')).toMatchObject({ rule: 'CA-34', code: 'weaponThere' });
    expect(refused(s(), 'R: dev b A2 NL-A2#1 gold')).toMatchObject({ rule: 'CA-31', code: 'cannotPay' });
    expect(refused(s(), 'R: attack B2')).toMatchObject({ code: 'notNow' });
    expect(refused(s(), 'R: dev w X9')).toMatchObject({ code: 'notOnTheMap', at: 'X9' });
    expect(refused(s(), 'R: build it')?.message).toContain('cannot be read');
    expect(refused(s(), 'R: build it')?.rule).toBeUndefined();
    expect(refused(s(), 'R: dev x A1')).toMatchObject({ rule: 'CA-28' });
    expect(refused(s(), 'R: chain t A1')).toMatchObject({ rule: 'CA-58' });
    expect(refused(s(), 'R: foot t A1 A2 A3')).toMatchObject({ rule: 'CA-55' });
    expect(refused(s(), '* production 4 yes')?.message).toContain('a seat must decide');
    expect(refused(s(), 'R: dev - x')?.message).toBe('"x" is left over.');
    expect(refused(s(), 'R: dev b A2')?.message).toContain('such as M1#1');
    expect(refused(s(), 'R: dev b A2 NL-A2#51')).toMatchObject({ code: 'noSuchPosition' });
    // The end of another step is not that of this one.
    for (const other of ['trade -', 'ship -', 'log -', 'attack -'])
      expect(refused(s(), `R: ${other}`)).toMatchObject({ code: 'notNow' });
  });
});

scenario(['CA-60', 'CA-64'], 'a boat without a position in its line lies behind the others', () => {
  const at = `${SHIP} C4=R C5=R D4=R M3=[R] M4=[B][G]`;
  const s = state(at);
  const steps = game.notation.parse(s, 0, 'R: boat M3#1 >M4 .');
  if (!steps.ok) throw new Error(steps.problem.message);
  expect(game.notation.format(s, steps.value, -3)).toEqual(['R: boat M3#1 >M4 .1']);
  const stays = game.notation.parse(state(`${SHIP} M3=[R][B]`), 0, 'R: boat M3#1 .');
  expect(stays.ok && game.notation.format(state(`${SHIP} M3=[R][B]`), stays.value, -3)).toEqual(['R: boat M3#1 .2']);
});

scenario('CA-66', 'a boat that can only stop after an answer has its position written behind a full stop', () => {
  const s = state(`RBG L=R c=4 shipment R | *=G C4=B.h D3=B M1=[R] M3=[G]`, { boatRange: 2 });
  played(s, 'R: boat M1#1 >M2 >M3', 'B: passage M2 allow', 'R: boat .2');
});

describe('a list of moves', () => {
  const listed = (s: State): string[] => {
    const list = new MoveList(s.setup.bounds.moves);
    game.legal(s, 0, list);
    return list.toArray().flatMap((code) => game.notation.format(s, [{ by: 0, code }], 0));
  };
  it('writes the beginning of a choice with dots, and then what is added to it', () => {
    const s = state('RBY L=R c=2 attack R | *=Y C4=R.hw C5=R D4=B E3=B');
    expect(listed(s)).toEqual(expect.arrayContaining(['R: attack D4 ...', 'R: attack -']));
    const begun = game.notation.parse(s, 0, 'attack D4 ...; horse C4');
    if (!begun.ok) throw new Error(begun.problem.message);
    expect(game.notation.format(s, begun.value, 0)).toEqual(['R: attack D4 ...; horse C4']);
    for (const { by, code } of begun.value) game.apply(s, by, code);
    expect(listed(s)).toEqual(['R: -', 'R: +w@C4', 'R: >C5', 'R: >D4']);
  });
  it('has the shipments and offers as their lines begin', () => {
    const shipping = listed(state('RB L=R c=2 shipment R | *=B C3=R.h C4=R:i1 D4=R M3=[R]'));
    expect(shipping).toEqual(
      expect.arrayContaining(['R: foot i C4 ...', 'R: horse C3 ...', 'R: boat M3#1 ...', 'R: ship -']),
    );
    const trading = listed(state('RBY L=R c=2 trade R | *=Y C4=R:t1 D4=B:g1 A1=R B1=B'));
    expect(trading).toContain('R: offer B ...');
  });
});

test('a position keeps the letters of its seats: lines are read and written with them, and so is the position', () => {
  // EX-40: Yellow, the third seat, answers.
  const s = state('RBY L=R c=2 attack R | *=Y C4=R D4=B');
  played(s, 'R: attack D4', 'Y: side n');
  expect(refused(s, 'G: side n')).toMatchObject({ message: expect.stringContaining('a seat of this match, RBY') });
  const json: unknown = JSON.parse(JSON.stringify(game.position.format(s, EVERYTHING)));
  expect(json).toMatchObject({ letters: 'RBY' });
  const again = game.position.parse(s.setup, json);
  expect(again.ok && again.value.equals(s)).toBe(true);
  expect(game.text(game.view(s, SPECTATOR), s.setup, String)).toMatch(/^RBY L=R c=2 /);
  for (const letters of ['RBX', 'RRB', 'RB', 7]) {
    const read = game.position.parse(s.setup, { ...Object(json), letters });
    expect(read).toMatchObject({ ok: false, problem: { at: 'position.letters' } });
  }
});
