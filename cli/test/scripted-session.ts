import type { Match } from '@marchlands/core/match/match.ts';
import { makeBotSeats } from '../play/bot-seats.ts';
import { playToEnd } from '../play/loop.ts';
import type { Session } from '../play/session.ts';
import { KeepingScreen } from '../terminal/keeping-screen.ts';

/** The output of a session. */
interface PlayedSession {
  /** The content of the screen, cut at each hand-over. */
  readonly screens: readonly string[];
  readonly isOver: boolean;
  /** The output between a typed line and the next prompt. */
  answer(line: string): string;
}

/** Plays a match at one screen with these lines typed. */
export async function playScripted(match: Match, typed: readonly string[]): Promise<PlayedSession> {
  const screen = new KeepingScreen();
  const rest = [...typed];
  const asked: { readonly line: string; readonly from: number; to: number }[] = [];
  const session: Session = {
    screen,
    lines: {
      async ask(prompt) {
        const last = asked.at(-1);
        if (last !== undefined) last.to = screen.out.length;
        screen.print(prompt);
        const line = rest.shift() ?? null;
        if (line !== null) asked.push({ line, from: screen.out.length, to: screen.out.length });
        return line;
      },
      interrupted: () => false,
      isLeft: () => false,
      complete: () => {},
      forget: () => {},
      close: () => {},
    },
    bots: makeBotSeats(
      'greedy',
      () => '1',
      () => {},
    ),
    match,
    shownItems: new Map(),
    lastViewer: null,
  };
  const isOver = await playToEnd(session);
  return {
    screens: screen.out.split(/Hand the screen to \w+\./),
    isOver,
    answer(line) {
      const found = asked.find((one) => one.line === line);
      if (found === undefined) throw new Error(`nobody was asked when "${line}" was due`);
      return screen.out.slice(found.from, found.to);
    },
  };
}
