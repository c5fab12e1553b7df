import { makeProgress } from '../terminal/progress.ts';
import type { Watch } from './bot-seats.ts';
import type { Session } from './session.ts';

/** Shows a bar while a bot thinks; a line typed meanwhile ends the thinking. */
export interface ThinkingBar {
  readonly watch: Watch;
  /** Removes the bar. */
  end(): void;
}

export function showThinking(session: Session, who: string): ThinkingBar {
  const progress = makeProgress(session.screen, '  ');
  const says = session.screen.isTyped ? `${who} ${session.screen.style.quiet('(Enter cuts it short)')}` : who;
  return {
    watch(share) {
      progress.show(share, says);
      return session.lines.interrupted();
    },
    end: () => progress.clear(),
  };
}
