import type { Match } from '@marchlands/core/match/match.ts';
import { makeBotSeats } from '../play/bot-seats.ts';
import { playToEnd } from '../play/loop.ts';
import type { Sitting } from '../play/sitting.ts';
import { keepingScreen } from './program.ts';

/** What a sitting wrote. */
interface Sat {
  /** What was on the screen, cut where it was handed over. */
  readonly screens: readonly string[];
  readonly isOver: boolean;
  /** What was written between a typed line and the next prompt. */
  answer(line: string): string;
}

/** Plays a match at one screen with these lines typed. */
export async function sitDown(match: Match, typed: readonly string[]): Promise<Sat> {
  const { screen, out } = keepingScreen();
  const rest = [...typed];
  const asked: { readonly line: string; readonly from: number; to: number }[] = [];
  const sitting: Sitting = {
    screen,
    lines: {
      async ask(prompt) {
        const last = asked.at(-1);
        if (last !== undefined) last.to = out().length;
        screen.print(prompt);
        const line = rest.shift() ?? null;
        if (line !== null) asked.push({ line, from: out().length, to: out().length });
        return line;
      },
      interrupted: () => false,
      isLeft: () => false,
      complete: () => {},
      forget: () => {},
      close: () => {},
    },
    bots: makeBotSeats('random', () => '1'),
    match,
    told: new Map(),
    looker: null,
  };
  const isOver = await playToEnd(sitting);
  return {
    screens: out().split(/Hand the screen to \w+\./),
    isOver,
    answer(line) {
      const found = asked.find((one) => one.line === line);
      if (found === undefined) throw new Error(`nobody was asked when "${line}" was due`);
      return out().slice(found.from, found.to);
    },
  };
}
