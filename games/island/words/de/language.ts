import type { Language } from '@marchlands/core/language.ts';
import { board } from './board.ts';
import { lab } from './lab.ts';
import { base, knights, roaming } from './lessons.ts';
import { CARD_NAMES } from './names.ts';
import { options } from './options.ts';
import { short } from './short.ts';
import { words } from './words.ts';

export const language: Language = {
  island: words,
  'island/options': options,
  'island/cards': CARD_NAMES,
  'island/board': board,
  'island/lesson': base,
  'island/lesson/next': knights,
  'island/lesson/next/next': roaming,
  'island/short': short,
  'island/lab': lab,
};
