import type { Lesson } from '@marchlands/kit/board.ts';

/** One short match. */
export const lesson: Lesson = {
  title: 'Pebbles',
  seats: 2,
  options: { heap: 5 },
  steps: [
    {
      say: ['Five pebbles. Whoever takes the *last one* wins (PB-04).', 'You take one to three in your turn.'],
      task: 'Leave four.',
      accept: ['take 1'],
      replies: [{ line: 'take 2' }],
      after: 'Whatever Teal takes, you can take the rest.',
    },
    { say: ['Two are left.'], task: 'Take them both.', accept: ['take 2'], after: 'The heap is gone: you have won.' },
  ],
};
