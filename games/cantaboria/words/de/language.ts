import type { Language } from '@marchlands/core/language.ts';
import { board, legend, maps, plan } from './board.ts';
import { lab } from './lab.ts';
import { lesson } from './lesson.ts';
import { mapEditor } from './map-editor.ts';
import { options } from './options.ts';
import { short } from './short.ts';
import { words } from './words.ts';

export const language: Language = {
  cantaboria: words,
  'cantaboria/options': options,
  'cantaboria/characters': [
    { description: 'Baut lieber, als zu kämpfen: sammelt Güter und bewacht die eigenen Städte.' },
    { description: 'Will Güter jeder Art und Pferde, um sie zu bewegen; tauscht bereitwillig.' },
    { description: 'Nimmt, was erreichbar ist: Waffen, Land und die Städte der anderen.' },
  ],
  'cantaboria/board': board,
  'cantaboria/plan': plan,
  'cantaboria/legend': legend,
  'cantaboria/maps': maps,
  'cantaboria/map-editor': mapEditor,
  'cantaboria/gallery': { title: 'Karten' },
  'cantaboria/lesson': lesson,
  'cantaboria/short': short,
  'cantaboria/lab': lab,
};
