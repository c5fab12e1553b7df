import { choiceText, type Words } from '@marchlands/core/words.ts';
import { expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Types } from '../types.ts';
import { words } from '../words/words.ts';
import { situation } from './play.ts';

const german = (await entry.languages?.['de']?.())?.['borderkeep'] as Words<Types>;

/** What a hint calls an end, as its button does: step, options, English, German. */
const ENDS: readonly (readonly [step: string, english: string, german: string, options?: object])[] = [
  ['buy', 'End drawing', 'Weiter'],
  ['buy', 'Go on', 'Weiter', { form: 'nonCard' }],
  ['build', 'End building', 'Bauen beenden'],
  ['attack', 'End attacking', 'Angriff beenden'],
  ['heal', 'End healing', 'Heilen beenden'],
];

test.each(ENDS)('an end at %s is called "%s"', (step, inEnglish, inGerman, options = {}) => {
  const { state } = situation(2, { step }, options);
  const told = [words, german].map((all) => choiceText(all, [{ kind: 'end' }], state, 0, () => 'Amber'));
  expect(told).toEqual([inEnglish, inGerman]);
});

test('other choices are told move by move, those that are repeated with their number', () => {
  const { state } = situation(2, { step: 'drop' });
  const moves = [
    ...Array.from({ length: 2 }, () => ({ kind: 'drop', card: 'farm' }) as const),
    { kind: 'end' } as const,
  ];
  expect(choiceText(words, moves, state, 0, () => 'Amber')).toBe('Discard Farm (2), End drawing');
});
