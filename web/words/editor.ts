import { catalogue } from '@marchlands/core/language.ts';

/** Words around the editor of an option. */
export const editorWords = catalogue('editor', {
  title: (option: string) => `Edit: ${option}`,
  notLoaded: 'The editor could not be loaded.',
  tools: 'Tools',
  undo: 'Undo',
  redo: 'Redo',
  standard: 'As in the standard rules',
  open: 'Open a file',
  save: 'Save as a file',
  sound: (isStandard: boolean): string =>
    isStandard ? 'As in the standard rules.' : 'Changed, and it can be played. It applies at once.',
  wrong: (place: string | null, message: string): string =>
    `It cannot be played yet. ${place === null ? '' : `${place}: `}${message}`,
  unread: (file: string, at: string): string =>
    `${file} is not JSON${at === '' ? '' : ` (${at})`}. Nothing was changed.`,
});
