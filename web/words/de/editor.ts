import type { editorWords } from '../editor.ts';

/** Was um den Editor einer Option herum steht. */
export const editor: typeof editorWords = {
  title: (option) => `Bearbeiten: ${option}`,
  notLoaded: 'Der Editor konnte nicht geladen werden.',
  tools: 'Werkzeuge',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  standard: 'Wie in den Standardregeln',
  open: 'Datei öffnen',
  save: 'Als Datei sichern',
  sound: (isStandard) => (isStandard ? 'Wie in den Standardregeln.' : 'Geändert und spielbar. Es gilt sofort.'),
  wrong: (place, message) => `So noch nicht spielbar. ${place === null ? '' : `${place}: `}${message}`,
  unread: (file, at) => `${file} enthält kein JSON${at === '' ? '' : ` (${at})`}. Es wurde nichts geändert.`,
};
