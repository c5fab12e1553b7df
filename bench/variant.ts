import type { Prepare } from './prepare.ts';

/** Every variant that a child process can measure. */
export const variants = {
  random: async () => (await import('./variants/random.ts')).prepare,
  search: async () => (await import('./variants/search.ts')).prepare,
  state: async () => (await import('./variants/state.ts')).prepare,
  joint: async () => (await import('./variants/joint.ts')).prepare,
  odds: async () => (await import('./variants/odds.ts')).prepare,
  heap: async () => (await import('./variants/heap.ts')).prepare,
  struct: async () => (await import('./variants/struct.ts')).prepare,
  environment: async () => (await import('./variants/environment.ts')).prepare,
  lab: async () => (await import('./variants/lab.ts')).prepare,
  'lab-workers': async () => (await import('./variants/lab-workers.ts')).prepare,
  'lab-memory': async () => (await import('./variants/lab-memory.ts')).prepare,
  workers: async () => (await import('./variants/workers.ts')).prepare,
  'bgio-reducer': async () => (await import('./variants/bgio-reducer.ts')).prepare,
  'bgio-search': async () => (await import('./variants/bgio-search.ts')).prepare,
} satisfies { readonly [name: string]: () => Promise<Prepare> };

export type VariantName = keyof typeof variants;

/** A process to start. */
export interface Process {
  readonly variant: VariantName;
  readonly args: readonly string[];
  /** Flags for Node. */
  readonly flags?: readonly string[];
  readonly environment?: { readonly [name: string]: string };
}
