import { OutcomeList } from '@marchlands/core/lists.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { outcomeCodec } from '../moves.ts';
import { outcomes } from '../rules/chance.ts';
import { start } from '../rules/start.ts';
import { choices, go, phase, refused, setupFor, sitesUp, situation, tableOf } from './play.ts';

/** EX-15: the opening rolls of four seats, Green places first. */
const OPENING = ['* die 3', '* die 6', '* die 6', '* die 2', '* die 2', '* die 5'];
const IDS = setupFor(4).land.territoryIds;
const ORDER = ['G', 'B', 'R', 'Y'];

scenario(
  ['CA-15', 'CA-16', 'CA-17', 'CA-18', 'CA-19', 'CA-21', 'CA-22', 'EX-15', 'EX-17'],
  'the draft goes to the right, its last placer leads',
  () => {
    const table = go(tableOf(start(setupFor(4))), ...OPENING);
    for (let i = 0; i < 16; i += 1) {
      expect(phase(table)).toBe(`opening ${ORDER[i % 4]}`);
      go(table, `${ORDER[i % 4]}: site ${IDS[i]}`);
      if (i < 15) expect(refused(table, `${ORDER[(i + 1) % 4]}: site ${IDS[i]}`)).toBe('siteThere');
    }
    go(table, ...sitesUp('ttttgggiiimmmhh'));
    // The last kind stands alone, and is drawn like the others.
    go(table, '* site horse');
    expect(table.state.site.slice(0, 17).join('')).toBe('11112223334445550');
    for (let i = 0; i < 35; i += 1) go(table, `${ORDER[i % 4]}: draft ${IDS[i]}`);
    // The last territory is assigned automatically; others are refused to seats that are not in turn.
    expect(phase(table)).toBe('production *');
    expect(table.state.lead).toBe(3);
    expect(table.state.share).toBe(9);
    go(table, '* die 5', '* die 5', '* die 4');
    expect(phase(table)).toBe('attack Y');
  },
);

scenario('CA-18', 'a Warrior goes into a territory that has none', () => {
  const table = go(tableOf(start(setupFor(2, { sitePlacement: 'players' }))), '* die 1', '* die 2');
  expect(choices(table, 'B')).toHaveLength(36);
  expect(choices(table, 'R')).toHaveLength(0);
});

scenario(['CA-24', 'CA-25', 'CA-26', 'EX-18'], 'an even vote goes as the Lead voted', () => {
  const line = 'RBGY L=R c=3 trade | *=Y A1=R B1=B C1=G';
  const table = go(situation(line), '* die 6');
  expect(phase(table)).toBe('trade RBGY');
  go(table, 'B: vote y', 'G: vote y', 'Y: vote n', 'R: vote n');
  expect(table.events.find((event) => event.kind === 'votesShown')).toMatchObject({ passed: false, yes: [1, 2] });
  expect(phase(table)).toBe('shipment *');
  expect(refused(go(situation(line), '* die 6', 'B: vote y'), 'B: vote n')).toBe('notYourTurn');
  expect(go(situation(line), '* die 5').events.map((event) => event.kind)).not.toContain('phaseBegan');
  expect(go(situation(line), '* die 4').events.map((event) => event.kind)).toContain('phaseBegan');
});

scenario('CA-25', 'options: an even vote happens, or is skipped', () => {
  const votes = ['* die 6', 'R: vote n', 'B: vote y'];
  const passed = (voteTie: string) =>
    go(situation('RB L=R c=3 trade | *=B A1=R', { voteTie }), ...votes).events.find((e) => e.kind === 'votesShown');
  expect(passed('lead')).toMatchObject({ passed: false });
  expect(passed('happens')).toMatchObject({ passed: true });
  expect(passed('skipped')).toMatchObject({ passed: false });
});

scenario('CA-26', 'option voteSecret off: votes are given openly from the Lead to the left', () => {
  const table = go(situation('RBG L=B c=3 trade | *=G A1=R B1=B', { voteSecret: false }), '* die 6');
  expect(phase(table)).toBe('trade B');
  expect(phase(go(table, 'B: vote y'))).toBe('trade G');
});

scenario(
  ['CA-08', 'CA-16', 'CA-17'],
  'each site left is equally likely to be turned up, and the supply is whole',
  () => {
    const table = go(tableOf(start(setupFor(4))), ...OPENING);
    for (let i = 0; i < 16; i += 1) go(table, `${ORDER[i % 4]}: site ${IDS[i]}`);
    go(table, '* site gold');
    const list = new OutcomeList(100);
    outcomes(table.state, list);
    const drawn = Array.from({ length: list.total }, (_, n) => outcomeCodec.decode(list.at(n)));
    const counts = ['timber', 'gold', 'iron', 'magic', 'horse'].map(
      (kind) => drawn.filter((one) => one.kind === 'site' && one.site === kind).length,
    );
    expect(counts).toEqual([4, 2, 3, 3, 3]);
    expect([...table.state.supply]).toEqual([20, 20, 20, 20, 20, 16, 12, 12]);
  },
);

scenario('CA-24', 'while the die is rolled nobody decides', () => {
  expect(refused(situation('RB L=R c=3 trade | *=B A1=R'), 'R: trade -')).toBe('chanceActs');
});
