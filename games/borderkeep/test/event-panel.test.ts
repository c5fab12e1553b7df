/** The non-card version's panel: rolls from events, tables from the rules. */
import { describe, expect, it } from 'vitest';
import { type Roll, rollsAfter } from '../board/event/rolls.ts';
import { EVENT_ROWS, rangeText, rowAt, tableRows } from '../board/event/table-rows.ts';
import { go, situation } from './play.ts';

function table(seats: number, json: object, options: object = {}) {
  return situation(seats, { step: 'turnStart', ...json }, { form: 'nonCard', ...options });
}

function rollsOf(events: readonly Parameters<typeof rollsAfter>[1][]): readonly Roll[] {
  return events.reduce<readonly Roll[]>(rollsAfter, []);
}

describe('the rolls of a turn', () => {
  it('two dice make one event: what kind, and what of it', () => {
    const rolled = go(table(1, { towns: [{ goods: { gold: 30 } }] }), '* event 1', '* structure 2');
    expect(rollsOf(rolled.events)).toEqual([
      { die: 1, result: 'construction', number: 2, card: 'farm', isPicked: false, hasLapsed: false },
    ]);
  });

  it('0 is rolled again and stays to be seen; without a last monster 99 is too', () => {
    const rolled = go(table(1, { towns: [{}] }), '* event 10', '* event 9', '* monster 99');
    expect(rollsOf(rolled.events).map(({ die, result, number, card }) => [die, result, number, card])).toEqual([
      [10, 'reroll', null, null],
      [9, 'monster', 99, null],
    ]);
    go(rolled, '* monster 44');
    expect(rollsOf(rolled.events).at(-1)).toMatchObject({ number: 44, card: 'demons' });
  });

  it('a free pick tells what was picked', () => {
    const rolled = go(table(1, { towns: [{ goods: { gold: 8 } }] }), '* event 3', '* structure 96', 'A pick mine');
    expect(rollsOf(rolled.events)).toMatchObject([{ result: 'construction', isPicked: true, card: 'mine' }]);
  });

  it('what lapses is told, and a new turn begins with nothing', () => {
    const rolled = go(table(3, { towns: [{ turns: 1 }, {}, {}] }), '* event 9');
    const events = rolled.events.slice(0, 1 + rolled.events.findIndex(({ kind }) => kind === 'eventLapsed'));
    expect(rollsOf(events)).toMatchObject([{ result: 'monster', card: null, hasLapsed: true }]);
    expect(rollsOf([...rolled.events, { kind: 'turnBegan', seat: 1, turn: 2 }])).toEqual([]);
  });
});

describe('the tables', () => {
  it('the event die as the rulebook has it (BK-90)', () => {
    expect(EVENT_ROWS.map((row) => [rangeText(row, 10), row.result])).toEqual([
      ['1–4', 'construction'],
      ['5', 'hero'],
      ['6–7', 'troop'],
      ['8', 'disaster'],
      ['9', 'monster'],
      ['0', 'reroll'],
    ]);
  });

  it('structures by threes, then a free pick (BK-91)', () => {
    const { rows, sides } = tableRows(table(1, { towns: [{}] }).setup, 'structure');
    expect(sides).toBe(100);
    expect(rows).toHaveLength(31);
    expect(rows.slice(0, 2).map((row) => [rangeText(row, sides), row.result])).toEqual([
      ['01–03', 'farm'],
      ['04–06', 'brewery'],
    ]);
    expect([rangeText(rows[30], sides), rows[30]?.result]).toEqual(['91–00', 'pick']);
    expect(rows[rowAt(rows, 30)]?.result).toBe('wizards-tower');
    expect(rowAt(rows, null)).toBe(-1);
  });

  it('monsters as printed or even, the last again at the end (BK-93)', () => {
    const at = (number: number, options: object) => {
      const { rows } = tableRows(table(1, { towns: [{}] }, options).setup, 'monster');
      return rows[rowAt(rows, number)]?.result;
    };
    expect([at(49, {}), at(49, { evenMonsterTable: true }), at(100, {})]).toEqual(['djinn', 'demons', 'again']);
  });

  it('an eleventh disaster where War is on the table', () => {
    const { rows, sides } = tableRows(table(1, { towns: [{}] }, { nonCardWar: true }).setup, 'disaster');
    expect(sides).toBe(11);
    expect(rows.map((row) => rangeText(row, sides)).slice(-2)).toEqual(['10', '11']);
    expect(rows.at(-1)?.result).toBe('war');
  });
});
