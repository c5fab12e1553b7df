import type { Lesson } from '@marchlands/kit/board.ts';

export const lesson: Lesson = { title: '', seats: 2, options: {}, steps: [] };
