/** What each game gives to the page: its picture at once, its board, rulebook and lesson when they are wanted. */
import type { BoardEntry } from '@marchlands/kit/board.ts';
import { Picture as AndiaPicture } from './andia/board/picture.tsx';
import { Picture as BorderkeepPicture } from './borderkeep/board/picture.tsx';
import { Picture as RefugePicture } from './building-refuge/board/picture.tsx';
import { Picture as CantaboriaPicture } from './cantaboria/board/picture.tsx';
import { Picture as IslandPicture } from './island/board/picture.tsx';

export const boards: readonly BoardEntry[] = [
  {
    id: 'building-refuge',
    Picture: RefugePicture,
    board: async () => (await import('./building-refuge/board/board.tsx')).module,
    rulebook: async () => (await import('./building-refuge/RULES.md?rulebook')).default,
    lesson: async () => (await import('./building-refuge/board/lesson.ts')).lesson,
  },
  {
    id: 'andia',
    Picture: AndiaPicture,
    board: async () => (await import('./andia/board/board.tsx')).module,
    rulebook: async () => (await import('./andia/RULES.md?rulebook')).default,
    lesson: async () => (await import('./andia/board/lesson.ts')).lesson,
  },
  {
    id: 'borderkeep',
    Picture: BorderkeepPicture,
    board: async () => (await import('./borderkeep/board/board.tsx')).module,
    rulebook: async () => (await import('./borderkeep/RULES.md?rulebook')).default,
    gallery: {
      title: 'All cards',
      load: async () => (await import('./borderkeep/board/faces/gallery.tsx')).Gallery,
    },
    lesson: async () => (await import('./borderkeep/board/lesson.ts')).lesson,
  },
  {
    id: 'cantaboria',
    Picture: CantaboriaPicture,
    board: async () => (await import('./cantaboria/board/board.tsx')).module,
    rulebook: async () => (await import('./cantaboria/RULES.md?rulebook')).default,
    gallery: {
      title: 'Maps',
      load: async () => (await import('./cantaboria/board/maps/gallery.tsx')).Gallery,
    },
    lesson: async () => (await import('./cantaboria/board/lesson.ts')).lesson,
  },
  {
    id: 'island',
    Picture: IslandPicture,
    board: async () => (await import('./island/board/board.tsx')).module,
    rulebook: async () => (await import('./island/RULES.md?rulebook')).default,
    lesson: async () => (await import('./island/board/lesson.ts')).lesson,
  },
];
