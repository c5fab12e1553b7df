import { speak } from '@marchlands/core/language.ts';
import type { Masked } from '@marchlands/core/types.ts';
import type { Words } from '@marchlands/core/words.ts';
import { expect, test } from 'vitest';
import { words as eventWords } from '../board/event/words.ts';
import { unitLabel } from '../board/units.ts';
import { words as board } from '../board/words.ts';
import { entry } from '../entry.ts';
import type { Event } from '../events.ts';
import type { Types } from '../types.ts';
import { unitName } from '../words/names.ts';
import { words } from '../words/words.ts';
import { situation } from './play.ts';

const language = await entry.languages?.['de']?.();
const german = language?.['borderkeep'] as Words<Types>;
const germanBoard = language?.['borderkeep/board'] as typeof board;
const germanEvent = language?.['borderkeep/event'] as typeof eventWords;

const { setup } = situation(2, { step: 'buy' }).state;

/** A plural name with a verb that fits one alone. */
const ALONE =
  /(Barbarians|Barracks|Barbaren) (takes|is|was|has|comes|strikes|steckt|ist|wird|hat|fällt|würfelt|trifft|bleibt|kommt|greift)(?!\p{L})/u;

test('what befalls a unit is told in words that fit Barbarians as well as a Dragon', () => {
  const unit = 'barbarians';
  const events: readonly Masked<Event>[] = [
    { kind: 'hitPlaced', side: 0, unit, hits: 1 },
    { kind: 'unitDestroyed', side: 0, unit },
    { kind: 'unitEnsorcelled', side: 0, unit },
    { kind: 'attackRolled', side: 0, unit, die: 1 },
    { kind: 'defenderDestroyed', seat: 1, unit },
    { kind: 'structureDestroyed', seat: 1, card: 'barracks' },
    { kind: 'cardSetAside', seat: 0, card: unit },
    { kind: 'rollRepeated', seat: 0, die: 3, card: unit },
    { kind: 'thingLapsed', seat: 0, card: unit },
    { kind: 'attackPlayed', seat: 0, victim: 0, card: unit },
    { kind: 'attackIdle', seat: 0, card: unit },
  ];
  for (const { event: told } of [words, german]) {
    for (const event of events) {
      const said = told(event, setup, () => 'Teal', 0);
      expect(said).toMatch(/Barbar|Barracks|Kaserne/);
      expect(said).not.toMatch(ALONE);
    }
  }
  for (const { strikes } of [board, germanBoard]) expect(strikes('Barbarians', 'Teal')).not.toMatch(ALONE);
  for (const { mustCome } of [eventWords, germanEvent]) expect(mustCome('Barbarians')).not.toMatch(ALONE);
});

test('a guard has a German name on a German board, as in the log, and an English one in the board as text', () => {
  const tokens = { ...board.tokens };
  speak({ 'borderkeep/board': { tokens: germanBoard.tokens } });
  const labels = ['guard#1', 'minion#2'].map((unit) => unitLabel(setup, unit));
  const inText = unitName(setup, 'guard#1');
  // Other tests of the same worker read English.
  speak({ 'borderkeep/board': { tokens } });
  expect(labels).toEqual(['Wache 1', 'Diener 2']);
  expect(inText).toBe('Guard 1');
});
