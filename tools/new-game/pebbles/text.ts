import type { SeatName } from '@marchlands/core/words.ts';
import type { Setup } from './setup.ts';
import type { View } from './view/view.ts';

/** The heap as text. */
export function text({ table }: View, _setup: Setup, name: SeatName): string {
  const heap = `heap ${table.heap}  ${'o'.repeat(table.heap)}`.trimEnd();
  return table.result === null ? `${heap}\nto act: ${name(table.player)}` : heap;
}
