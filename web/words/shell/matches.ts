import { count } from './count.ts';

/** The list of matches. */
export const matches = {
  title: 'My matches',
  none: 'No matches here yet. A match is kept from its first move on.',
  replay: 'Replay',
  place: (place: number, of: number) => `place ${place} of ${of}`,
  begun: (when: string) => `begun ${when}`,
  remove: 'Remove',
  removeAsk: (title: string) => `Remove this match of ${title}? Its record is deleted too.`,
  removeYes: 'Remove it',
  entries: (n: number) => count(n, 'step', 'steps'),
  underWay: 'under way',
  unfinished: 'Under way',
  finished: 'Finished',
  blocked:
    'The browser does not let this page store anything, so matches last only while the page is open. Save records as files instead.',
  unsaved: 'What could not be saved lasts only until you close this page. Save its record as a file.',
  otherTab:
    'An older version of this page is open in another tab and holds your matches. Close that tab, then reload this page.',
  records: 'Your results',
};
