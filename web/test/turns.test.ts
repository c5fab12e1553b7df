import { CHANCE } from '@marchlands/core/seat.ts';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../table/table.ts';
import { counted } from '../ui/counted.ts';
import { eventsOf, headOf, nameIn, sinceOwn, tellingOf, turnsOf } from '../ui/turns.ts';

/** A log of lines: the actor and the sentence of each. */
function logOf(...lines: readonly (readonly [by: number, ...sentences: (string | null)[]])[]): readonly LogLine[] {
  return lines.map(([by, ...sentences], i) => ({
    at: i + 1,
    by,
    notation: null,
    events: sentences.map((sentence, j) => ({ id: i * 10 + j, event: { kind: `event ${i}/${j}` }, sentence })),
  }));
}

const LOG = logOf(
  [CHANCE, 'Amber begins.'],
  [0, 'Amber builds a road.'],
  [CHANCE, null],
  [1, 'Teal discovers E5.'],
  [CHANCE, 'Teal draws a desert.', 'The bank ran short.'],
  [1, 'Teal takes a barbarian (15 points).'],
  [2, 'Violet passes.'],
);

describe('turnsOf', () => {
  it('puts together what one seat did without a break, with what chance brought of it', () => {
    expect(turnsOf(LOG).map(({ by, lines }) => [by, lines.map(({ at }) => at)])).toEqual([
      [[], [1]],
      [[0], [2]],
      [[1], [4, 5, 6]],
      [[2], [7]],
    ]);
  });

  it('gives what chance brings to the seat that moved, also where the move itself says nothing', () => {
    const log = logOf([0, 'Amber builds a road.'], [1, null], [CHANCE, 'Teal rolled 3 and 4.']);
    expect(turnsOf(log).map(({ by, lines }) => [by, lines.map(({ at }) => at)])).toEqual([
      [[0], [1]],
      [[1], [3]],
    ]);
  });

  it('makes one entry of each simultaneous decision, and gives it to all that chose', () => {
    const log = logOf([0, null], [1, 'Amber passes.', 'Teal bombards Elysia.'], [0, null], [1, 'Teal passes.']);
    expect(turnsOf(log).map(({ by, lines }) => [by, lines.map(({ at }) => at)])).toEqual([
      [[0, 1], [2]],
      [[0, 1], [4]],
    ]);
  });
});

describe('headOf', () => {
  it('begins with the seat where its own doings follow, and not with another sentence behind its name', () => {
    const [chance, , teal] = turnsOf(LOG);
    expect(headOf(teal, 'Teal')).toBe('Teal discovers E5; draws a desert; takes a barbarian (15 points)');
    expect(headOf(chance, '')).toBe('Amber begins.');
    expect(headOf({ lines: logOf([1, 'Turn 3: Amber.']) }, 'Teal')).toBe('Turn 3: Amber.');
  });

  it('bug: of a simultaneous decision only what the seat written last did stood in the log', () => {
    const [turn] = turnsOf(logOf([0, null], [1, 'You pass.', 'Teal bombards Elysia.']));
    const seats = ['Amber', 'Teal'].map((name, seat) => ({ seat, name, kind: 'bot' as const }));
    expect(headOf(turn, nameIn(turn, seats))).toBe('You pass. Teal bombards Elysia.');
  });

  it('says of a long turn how it began and how it ended', () => {
    const drawn = Array.from({ length: 8 }, (_, i) => `Teal draws tile ${i}.`);
    const lines = logOf([1, 'Teal activates B3.'], [CHANCE, ...drawn], [1, 'Teal takes it.', 'Teal places it on C3.']);
    expect(headOf({ lines }, 'Teal')).toBe(
      'Teal activates B3; …; draws tile 6; draws tile 7; takes it; places it on C3',
    );
  });

  it('says once what happened several times in a row, and how often', () => {
    const dealt = Array.from({ length: 7 }, () => 'Teal was dealt a card.');
    expect(headOf({ lines: logOf([1, ...dealt, 'Teal drew a card.']) }, 'Teal')).toBe(
      'Teal was dealt a card (7 times); drew a card',
    );
    expect(counted(['Teal passes.', ...dealt, 'Teal passes.'])).toEqual([
      'Teal passes.',
      'Teal was dealt a card (7 times).',
      'Teal passes.',
    ]);
  });

  it('leaves nothing out that has room', () => {
    const lines = logOf([1, 'Teal rolls 4.', 'Teal takes 1 ore.', 'Teal builds a road.', 'Teal passes.']);
    expect(headOf({ lines }, 'Teal')).toBe('Teal rolls 4; takes 1 ore; builds a road; passes');
  });
});

/** Whether a sentence names one of these. */
const names =
  (...all: readonly string[]) =>
  (sentence: string) =>
    all.some((name) => sentence.includes(name));

describe('nameIn', () => {
  const seats = ['Amber', 'Teal'].map((name, seat) => ({ seat, name, kind: 'bot' as const }));

  it('is "You" where the log speaks to the reader, and the name once a bot plays on', () => {
    const log = logOf(
      [0, 'You build a road.'],
      [1, 'Teal passes.'],
      [0, 'Amber passes.'],
      [CHANCE, 'The die shows 4.'],
    );
    const said = turnsOf(log).map((turn) => headOf(turn, nameIn(turn, seats)));
    expect(said).toEqual(['You build a road', 'Teal passes', 'Amber passes']);
  });

  it('is the name of another whose turn brings the reader something', () => {
    const [turn] = turnsOf(logOf([1, 'Teal ends the turn.'], [CHANCE, 'You drew War.']));
    expect(headOf(turn, nameIn(turn, seats))).toBe('Teal ends the turn');
  });
});

describe('tellingOf', () => {
  it('says what the seat itself did, without its name', () => {
    const [, , teal] = turnsOf(LOG);
    expect(tellingOf(teal, 'Teal', names('Amber', 'Violet'))).toBe(
      'discovers E5; draws a desert; takes a barbarian (15 points)',
    );
  });

  it('says where no sentence is of the seat what names nobody else', () => {
    const lines = logOf([0, 'The red die shows 3.', 'Teal regained 2 hits.', 'Turn 4 of Teal.', 'The die shows 4.']);
    expect(tellingOf({ lines }, 'Amber', names('Teal'))).toBe('The red die shows 3. The die shows 4.');
  });
});

describe('sinceOwn', () => {
  it('tells each of the others, from the last act of the seat on', () => {
    const told = sinceOwn(LOG, 0);
    expect(told.map(({ seat, lines }) => [seat, lines.map(({ at }) => at)])).toEqual([
      [1, [4, 5, 6]],
      [2, [7]],
    ]);
    expect(eventsOf(told[0].lines).map(({ kind }) => kind)).toEqual([
      'event 3/0',
      'event 4/0',
      'event 4/1',
      'event 5/0',
    ]);
  });

  it('is empty once the seat has acted, whatever chance brings of that', () => {
    expect(sinceOwn([...LOG, ...logOf([0, 'Amber passes.'], [CHANCE, 'Amber draws.'])], 0)).toEqual([]);
  });

  it('bug: the seat written last in a simultaneous decision was told nothing of the others in it', () => {
    const chosen = [
      [0, null],
      [0, null],
      [1, null],
      [2, null],
    ] as const;
    const log = logOf([0, 'Amber builds.'], ...chosen, [2, 'Amber moves.', 'Teal passes.', 'You pass.']);
    const told = (seat: number) => sinceOwn(log, seat).map((one) => [one.seat, one.lines.map(({ at }) => at)]);
    expect(told(2)).toEqual([
      [0, [6]],
      [1, [6]],
    ]);
    expect(told(0)).toEqual([
      [1, [6]],
      [2, [6]],
    ]);
  });
});
