// Test files share a process: each leaves the globals and the clock as it found them.

import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
