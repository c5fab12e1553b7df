import { count } from './count.ts';

/** All that the device keeps. */
export const data = {
  title: 'What this device keeps',
  about:
    'Your matches with their reviews and lines, your results, the lessons you have played, and these settings: here and nowhere else.',
  save: 'Save all as a file',
  saved: (matches: number, results: number) =>
    `Saved: ${count(matches, 'match', 'matches')} and ${count(results, 'result', 'results')}.`,
  bringIn: 'Import such a file',
  added: (matches: number, results: number, known: number) =>
    `Imported: ${count(matches, 'match', 'matches')} and ${count(results, 'result', 'results')}.${
      known === 0
        ? ''
        : ` ${count(known, 'match was here and stays as it is', 'matches were here and stay as they are')}.`
    }`,
  ownSettings: 'Your settings stay as they are here.',
  refused: (file: string, why: string) => `Nothing was imported from ${file}: ${why}`,
  noJson: (why: string) => `it cannot be read as JSON. ${why}`,
  noData: 'it holds no Marchlands data. Choose a file from “Save all as a file”.',
  otherFormat: (found: string, known: string) => `it is “${found}”; this version reads “${known}”.`,
  noList: 'must be a list.',
  noPart: (should: string) => `must be ${should}.`,
  remove: 'Delete everything',
  removeTitle: 'Delete everything?',
  removeAsk: (matches: number, results: number, seats: number) =>
    `${count(matches, 'match', 'matches')}, ${count(results, 'result', 'results')}, the lessons you have played and your settings are deleted for good. Save them as a file first if you may want them again.${
      seats === 0 ? '' : ` The keys to ${count(seats, 'online seat', 'online seats')} go too, and no file has those.`
    }`,
  removeYes: 'Delete it all',
  deleted: 'Everything is deleted.',
};
