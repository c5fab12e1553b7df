import { makeProgress } from '../terminal/progress.ts';
import type { Watch } from './bot-seats.ts';
import type { Sitting } from './sitting.ts';

/** Shows a bar while a bot thinks; a line typed meanwhile cuts it short. */
export interface Thinking {
  readonly watch: Watch;
  /** Takes the bar away. */
  end(): void;
}

export function watchThinking(sitting: Sitting, who: string): Thinking {
  const progress = makeProgress(sitting.screen, '  ');
  const says = sitting.screen.isTyped ? `${who} ${sitting.screen.style.quiet('(Enter cuts it short)')}` : who;
  return {
    watch(share) {
      progress.show(share, says);
      return sitting.lines.interrupted();
    },
    end: () => progress.clear(),
  };
}
