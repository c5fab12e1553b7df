import type { Language } from '@marchlands/core/language.ts';
import { board } from './board.ts';
import { lab } from './lab.ts';
import { lesson } from './lesson.ts';
import { options } from './options.ts';
import { short } from './short.ts';
import { words } from './words.ts';

export const language: Language = {
  'building-refuge': words,
  'building-refuge/options': options,
  'building-refuge/characters': [{ description: 'Lässt lieber alle verlieren, als allein zu verlieren.' }],
  'building-refuge/board': board,
  'building-refuge/lesson': lesson,
  'building-refuge/short': short,
  'building-refuge/lab': lab,
};
