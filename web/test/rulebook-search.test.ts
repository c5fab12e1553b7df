import { boards } from '@marchlands/games/boards.ts';
import type { Rulebook, RulebookChapter } from '@marchlands/kit/board.ts';
import { expect, test } from 'vitest';
import { found } from '../rulebook/search.ts';

async function bookOf(gameId: string): Promise<Rulebook> {
  const book = await boards.find(({ id }) => id === gameId)?.rulebook?.();
  if (book === undefined) throw new Error(`${gameId} has no rulebook`);
  return book;
}

const rulesIn = (chapters: readonly RulebookChapter[]) => chapters.flatMap(({ rules }) => rules.map(({ id }) => id));

test.each([
  ['building-refuge', 'how do I win?', 'BR-96'],
  ['andia', 'how do I win?', 'AN-22'],
  ['borderkeep', 'how do I win?', 'BK-80'],
  ['cantaboria', 'how do I win?', 'CA-96'],
  ['island', 'how do I win?', 'IK-303'],
  ['building-refuge', 'may I skip?', 'BR-23'],
  ['andia', 'what if both tie in a fight', 'AN-79'],
  ['cantaboria', 'price of a city', 'CA-29'],
  ['cantaboria', 'boats carrying goods', 'CA-62'],
  ['borderkeep', 'fights', 'BK-52'],
  ['island', 'trading with harbours', 'IK-090'],
])('in %s "%s" finds %s', async (gameId, question, rule) => {
  expect(rulesIn(found(await bookOf(gameId), question))).toContain(rule);
});

test('every game has a page of one screen before its rules', async () => {
  for (const { id } of boards) {
    const short = (await bookOf(id)).chapters.find(({ title }) => title === 'In short');
    expect(short?.text, id).toMatch(/goal\. .*turn|cycle/);
    // A screen of a telephone holds some 250 words.
    expect(short?.text.split(' ').length, id).toBeLessThan(250);
  }
});

const small: Rulebook = {
  title: 'Small',
  chapters: [
    {
      ...{ id: 'a', title: 'Fighting', level: 2, html: '<p>On battles.</p>', text: 'on battles.' },
      rules: [
        { id: 'AB-01', html: '', text: 'a battle is won by the larger side.' },
        { id: 'AB-02', html: '', text: 'an attack needs a neighbour.' },
        { id: 'AB-03', html: '', text: 'nothing is counterattacked.' },
      ],
    },
  ],
};

test('words of the same meaning are found, from their beginning, and where no rule holds all words those with most', () => {
  expect(rulesIn(found(small, 'combat'))).toEqual(['AB-01', 'AB-02', 'AB-03']);
  expect(rulesIn(found(small, 'attacks on a neighbour'))).toEqual(['AB-02']);
  expect(rulesIn(found(small, 'zebra neighbours'))).toEqual(['AB-02']);
  expect(rulesIn(found(small, 'ab-03'))).toEqual(['AB-03']);
  expect(found(small, 'zebra')).toEqual([]);
});
