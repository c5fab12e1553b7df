import type { Language } from '@marchlands/core/language.ts';
import { board } from './board.ts';
import { lab } from './lab.ts';
import { lesson } from './lesson.ts';
import { mapEditor } from './map-editor.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { short } from './short.ts';
import { words } from './words.ts';

export const language: Language = {
  andia: words,
  'andia/options': options,
  'andia/refusals': refusals,
  'andia/board': board,
  'andia/map-editor': mapEditor,
  'andia/lesson': lesson,
  'andia/short': short,
  'andia/lab': lab,
};
