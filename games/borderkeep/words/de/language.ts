import type { Language } from '@marchlands/core/language.ts';
import { battle, board, event, faces } from './board.ts';
import { cards } from './cards.ts';
import { deckEditor } from './deck-editor.ts';
import { lab } from './lab.ts';
import { lesson } from './lesson.ts';
import { options } from './options.ts';
import { short } from './short.ts';
import { words } from './words.ts';

export const language: Language = {
  borderkeep: words,
  'borderkeep/options': options,
  'borderkeep/cards': cards,
  'borderkeep/board': board,
  'borderkeep/battle': battle,
  'borderkeep/event': event,
  'borderkeep/faces': faces,
  'borderkeep/deck-editor': deckEditor,
  'borderkeep/gallery': { title: 'Alle Karten' },
  'borderkeep/lesson': lesson,
  'borderkeep/short': short,
  'borderkeep/lab': lab,
};
