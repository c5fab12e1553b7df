import { choiceText, type Words } from '@marchlands/core/words.ts';
import { expect, test } from 'vitest';
import { entry } from '../entry.ts';
import type { Move } from '../moves.ts';
import type { Types } from '../types.ts';
import { words } from '../words/words.ts';
import { position } from './play.ts';
import { situation } from './situation.ts';

const german = (await entry.languages?.['de']?.())?.['island'] as Words<Types>;
const PLAYERS = 'P1: c29 s31 r29-35 r31-36 hand=WGO dev=road-building\nP2: s12 s18 r12-17 r18-24';

/** The words for `end` in a state, in English and in German: the same as on its button. */
function ends(state: Types['state']): readonly string[] {
  return [words, german].map((all) => choiceText(all, [{ kind: 'end' }], state, 0, () => 'Amber'));
}

test('a hint calls the end of a turn, and of a second road, as its button does', () => {
  const table = position(`base 2 P1 action\n${PLAYERS}`);
  expect(ends(table.state)).toEqual(['End the turn', 'Zug beenden']);
  table.play('play road-building; road 30-35');
  expect(ends(table.state)).toEqual(['No second road', 'Keine zweite Straße']);
});

test('a hint says of a seat alone in the lead that it is', () => {
  const s = situation('base 3 P1 action\nP1: s29\nP2: c12\nP3: s14 s20');
  const name = (seat: number) => `P${seat + 1}`;
  expect([0, 1, 2].map((seat) => words.standing?.(s, seat, name))).toEqual(['P1', 'P2', 'P3']);
  const ahead = situation('base 3 P1 action\nP1: s29\nP2: c12 s33\nP3: s14 s20');
  expect(words.standing?.(ahead, 1, name)).toBe('P2 in the lead');
});

test('bug: a hint for a lone refusal or end of a turn said that it changes little', () => {
  const name = (seat: number) => `P${seat + 1}`;
  const only = (text: string, move: Move, seat: number) =>
    [words, german].map((all) => all.only?.([move], situation(text), seat, name));
  const asked = (hand: string, cities = '') =>
    `base 2 P1 action open=answer:O>G:P2\nP1: s29 ${cities} hand=O\nP2: s12 hand=${hand}`;
  const decline: Move = { kind: 'decline' };
  expect(only(asked('W'), decline, 1)).toEqual([
    'You do not hold the cards asked for.',
    'Du hast die verlangten Karten nicht.',
  ]);
  expect(only(asked('G', 'c31 c44 c20 s33'), decline, 1)).toEqual([
    'With 8 points, P1 is too near the win for a trade.',
    'Mit 8 Punkten ist P1 dem Sieg zu nah für einen Handel.',
  ]);
  const turn = (hand: string) => `base 2 P1 action\nP1: s29${hand}\nP2: s12`;
  const end: Move = { kind: 'end' };
  expect(only(turn(' hand=W'), end, 0)[0]).toBe('Nothing can be built, bought or traded with the bank.');
  expect(only(turn(' hand=WWWW'), end, 0)[0]).toBe(
    'Nothing can be built or bought, and no trade with the bank leads there.',
  );
  expect(only(turn(' hand=BL'), end, 0)).toEqual([undefined, undefined]);
});
