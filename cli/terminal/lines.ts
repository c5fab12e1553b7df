import { createInterface, type Interface } from 'node:readline';
import type { Screen } from './screen.ts';

/** Lines that a person types, or that a file or pipe holds. */
export interface Lines {
  /** Prints the prompt and gives the next line, without spaces at its ends; null at the end of input (Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | null>;
  /** True once a line was typed that nobody asked for, or the input ended: a person who does not want to wait. */
  interrupted(): boolean;
  /** True once the program was told to end: Ctrl-C, a signal, or the terminal is gone. */
  isLeft(): boolean;
  /** What Tab completes the line to, from now on. */
  complete(words: () => readonly string[]): void;
  /**
   * Ends what one person typed, before another does: the lines that Up brings back, what was cut and can be put in again,
   * what was typed ahead. Lines of a file or pipe stay: they were written for all.
   */
  forget(): void;
  close(): void;
}

/** What asks a program to end: kill, a closed terminal, and Ctrl-C where the terminal does not hand it on as a key. */
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/**
 * Lines from standard input. Where they do not come from a keyboard, each is printed behind its prompt, so that the
 * output reads as a typed session does.
 */
export function openLines(screen: Screen): Lines {
  let words: () => readonly string[] = () => [];
  const waiting: string[] = [];
  let isClosed = false;
  let isLeft = false;
  let answer: ((line: string | null) => void) | null = null;

  function give(line: string | null): void {
    const answered = answer;
    answer = null;
    answered?.(line);
  }
  function end(): void {
    isClosed = true;
    give(null);
  }
  function leave(): void {
    isLeft = true;
    reader.close();
  }
  function openReader(): Interface {
    const opened = createInterface({
      input: process.stdin,
      ...(screen.isTyped ? { output: process.stdout } : {}),
      terminal: screen.isTyped,
      completer: (line: string) => [words().filter((word) => word.toLowerCase().startsWith(line.toLowerCase())), line],
    });
    opened.on('line', (line) => {
      if (answer === null) waiting.push(line.trim());
      else give(line.trim());
    });
    opened.on('SIGINT', leave);
    opened.on('close', () => {
      if (!isReplaced) end();
    });
    return opened;
  }

  let isReplaced = false;
  let reader = openReader();
  // A terminal that is gone cannot be read: that ends the session like a signal.
  process.stdin.on('error', leave);
  for (const signal of SIGNALS) process.once(signal, leave);

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
      if (isLeft) return true;
      if (!screen.isTyped) return false;
      return waiting.splice(0).length > 0 || isClosed;
    },
    isLeft: () => isLeft,
    complete(source) {
      words = source;
    },
    forget() {
      words = () => [];
      if (!screen.isTyped || isClosed) return;
      waiting.length = 0;
      // What a reader remembers has no end but its own, so that another one takes its place.
      isReplaced = true;
      reader.close();
      isReplaced = false;
      reader = openReader();
    },
    close() {
      for (const signal of SIGNALS) process.off(signal, leave);
      process.stdin.off('error', leave);
      reader.close();
    },
  };
}
