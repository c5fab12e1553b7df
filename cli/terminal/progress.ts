import type { Screen } from './screen.ts';

/** A progress line; shows nothing except on a terminal. */
export interface Progress {
  /** @param share 0..1 @param says text after the bar */
  show(share: number, says: string): void;
  /** Removes the line. */
  clear(): void;
}

const barWidth = 24;
/** Milliseconds between two drawings: often enough to be smooth, seldom enough to be cheap. */
const pause = 80;

export function makeProgress(screen: Screen, before = ''): Progress {
  let drawn = -Infinity;
  let isShown = false;
  return {
    show(share, says) {
      const now = performance.now();
      if (!screen.isTerminal || (now - drawn < pause && share < 1)) return;
      drawn = now;
      isShown = true;
      const done = Math.round(Math.min(1, Math.max(0, share)) * barWidth);
      const bar = `${'━'.repeat(done)}${screen.style.quiet('─'.repeat(barWidth - done))}`;
      screen.write(`\r\u001b[2K${before}${bar}  ${says}`);
    },
    clear() {
      if (isShown) screen.write('\r\u001b[2K');
      isShown = false;
    },
  };
}
