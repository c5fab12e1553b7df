import { levelWords } from '@marchlands/bots/level-words.ts';
import { matchWords } from '@marchlands/core/match/sentences.ts';
import { percentWords } from '@marchlands/core/percent.ts';
import { placeWords } from '@marchlands/core/tally.ts';
import { lacks } from '@marchlands/core/testing/language.ts';
import { LOOKS } from '@marchlands/kit/seats.ts';
import { figureWords } from '@marchlands/lab/common.ts';
import { describe, expect, test } from 'vitest';
import { address } from '../words/addressed.ts';
import { creditsWords } from '../words/credits.ts';
import { devicesWords } from '../words/devices.ts';
import { editorWords } from '../words/editor.ts';
import { eventWords } from '../words/events.ts';
import { localWords } from '../words/local.ts';
import { onlineWords } from '../words/online.ts';
import { remoteWords } from '../words/remote.ts';
import { words } from '../words/words.ts';
import { workshopWords } from '../words/workshop.ts';

const ENGLISH = {
  seats: LOOKS.map(({ name, chargeName }) => ({ name, chargeName })),
  levels: levelWords,
  local: localWords,
  address,
  match: matchWords,
  credits: creditsWords,

  shell: words,
  online: onlineWords,
  events: eventWords,
  remote: remoteWords,
  devices: devicesWords,
  workshop: workshopWords,
  editor: editorWords,
  figures: figureWords,
  percents: percentWords,
  places: placeWords,
};

const languages = import.meta.glob<{ readonly [name: string]: object }>('../words/*/language.ts', {
  eager: true,
  import: 'language',
});

/** Words that are the same in another language, or no words. */
const ALIKE: ReadonlySet<string> = new Set([
  ...['Marchlands', 'English', 'Deutsch', 'Online', 'Link', 'Normal', 'Name', 'Code', 'Chat'],
  ...['Bot', 'Bots', 'Bot:', 'Software', 'Wolf', 'Enter', 'Esc', 'npm start'],
  ...['Buchholz', 'Sonneborn-Berger', 'Arena'],
]);

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../{core,kit}/*.{ts,tsx}',
    '../../games/*/{board,words,advice,data}/**/*.{ts,tsx}',
    '!**/test/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

test('bug: a line could break between a figure and its percent sign', () => {
  const parted = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split('\n')
      .filter((line) => /(\d|\}) %/.test(line) && !/^\s*(\/\*\*|\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(parted).toEqual([]);
});

describe.each(Object.entries(languages))('%s', (_, language) => {
  test('has every catalogue of the shell', () => {
    // A game's words are held by a test of their own, the server's refusals by their type.
    const own = Object.keys(language).filter((name) => !name.includes('/') && name !== 'refusals');
    expect(own.sort()).toEqual(Object.keys(ENGLISH).sort());
  });

  test.each(Object.entries(ENGLISH))('says all that %s says, and tells all that it tells', (name, english) => {
    expect(lacks(english, language[name] ?? {}, { alike: ALIKE, ids: [] })).toEqual([]);
  });
});
