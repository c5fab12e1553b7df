import { choiceText, type Words } from '@marchlands/core/words.ts';
import { expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Types } from '../types.ts';
import { words } from '../words/words.ts';
import { situation } from './play.ts';

const german = (await entry.languages?.['de']?.())?.['borderkeep'] as Words<Types>;

/** A hint's name for an end, the same as on its button, in English and in German. */
const ENDS: readonly { readonly step: string; readonly options: object; readonly says: readonly string[] }[] = [
  { step: 'buy', options: {}, says: ['End drawing', 'Weiter'] },
  { step: 'buy', options: { form: 'nonCard' }, says: ['Go on', 'Weiter'] },
  { step: 'build', options: {}, says: ['End building', 'Bauen beenden'] },
  { step: 'attack', options: {}, says: ['End attacking', 'Angriff beenden'] },
  { step: 'heal', options: {}, says: ['End healing', 'Heilen beenden'] },
];

test.each(ENDS)('an end at $step, $options, is called $says', ({ step, options, says }) => {
  const { state } = situation(2, { step }, options);
  expect([words, german].map((all) => choiceText(all, [{ kind: 'end' }], state, 0, () => 'Amber'))).toEqual(says);
});

test('other choices are told move by move, those that are repeated with their number', () => {
  const { state } = situation(2, { step: 'drop' });
  const moves = [
    ...Array.from({ length: 2 }, () => ({ kind: 'drop', card: 'farm' }) as const),
    { kind: 'end' } as const,
  ];
  expect(choiceText(words, moves, state, 0, () => 'Amber')).toBe('Discard Farm (2), End drawing');
});

test.each([
  [2, 0, ['Amber regained 2 hits.', 'Amber heilt 2 Treffer.']],
  [1, 1, ['Amber regained 1 hit and 1 guard token.', 'Amber heilt 1 Treffer, 1 Wache zurück.']],
  [0, 1, ['Amber regained 1 guard token.', 'Amber holt 1 Wache zurück.']],
])('bug: a town that only got guards back regained 0 hits (%i hits, %i guards)', (hits, guards, says) => {
  const { state } = situation(2, { step: 'heal' });
  const healed = { kind: 'townHealed', seat: 0, hits, guards } as const;
  expect([words, german].map((all) => all.event(healed, state.setup, () => 'Amber', 0))).toEqual(says);
});
