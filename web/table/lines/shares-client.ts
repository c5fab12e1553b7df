import { Asker } from '../asker.ts';
import type { PositionTask } from '../position-of.ts';

/** Asks for each seat's expected share, 0..1. */
export function sharesAsker(): Asker<PositionTask, readonly number[]> {
  return new Asker(
    () => new Worker(new URL('./shares.worker.ts', import.meta.url), { type: 'module', name: 'shares' }),
  );
}
