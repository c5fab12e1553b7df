import { createInterface } from 'node:readline';
import type { Screen } from './screen.ts';

/** Lines that a person types, or that a file or pipe holds. */
export interface Lines {
  /** Prints the prompt and gives the next line, without spaces at its ends; null at the end of input (Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | null>;
  /** True once a line was typed that nobody asked for, or the input ended: a person who does not want to wait. */
  interrupted(): boolean;
  /** What Tab completes the line to, from now on. */
  complete(words: () => readonly string[]): void;
  close(): void;
}

/**
 * Lines from standard input. Where they do not come from a keyboard, each is printed behind its prompt, so that the
 * output reads as a typed sitting does.
 */
export function openLines(screen: Screen): Lines {
  let words: () => readonly string[] = () => [];
  const reader = createInterface({
    input: process.stdin,
    ...(screen.isTyped ? { output: process.stdout } : {}),
    terminal: screen.isTyped,
    completer: (line: string) => [words().filter((word) => word.toLowerCase().startsWith(line.toLowerCase())), line],
  });
  const waiting: string[] = [];
  let isClosed = false;
  let answer: ((line: string | null) => void) | null = null;

  function give(line: string | null): void {
    const answered = answer;
    answer = null;
    answered?.(line);
  }
  reader.on('line', (line) => {
    if (answer === null) waiting.push(line.trim());
    else give(line.trim());
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    give(null);
  });

  return {
    async ask(prompt) {
      const kept = waiting.shift();
      if (screen.isTyped && kept === undefined && !isClosed) {
        reader.setPrompt(prompt);
        reader.prompt();
        return new Promise((resolve) => {
          answer = (line) => {
            if (line === null) screen.print();
            resolve(line);
          };
        });
      }
      screen.write(prompt);
      let line: string | null = kept ?? null;
      if (kept === undefined && !isClosed) {
        line = await new Promise<string | null>((resolve) => {
          answer = resolve;
        });
      }
      screen.print(line ?? '');
      return line;
    },
    interrupted() {
      if (!screen.isTyped) return false;
      return waiting.splice(0).length > 0 || isClosed;
    },
    complete(source) {
      words = source;
    },
    close: () => reader.close(),
  };
}
