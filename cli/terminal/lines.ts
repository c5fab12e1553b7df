import { createInterface, type Interface } from 'node:readline';
import type { Screen } from './screen.ts';

/** Lines typed by a person, or from a file or pipe. */
export interface Lines {
  /** Prints the prompt and returns the next line, trimmed; null at the end of input (Ctrl-D, Ctrl-C). */
  ask(prompt: string): Promise<string | null>;
  /** True once an unrequested line was typed, or the input ended: the person does not want to wait. */
  interrupted(): boolean;
  /** True once the program was told to end: Ctrl-C, a signal, or the terminal is gone. */
  isLeft(): boolean;
  /** Sets the completions for Tab. */
  complete(words: () => readonly string[]): void;
  /**
   * Clears one person's input before another types: the history, the cut text, and lines typed ahead. Lines of a file
   * or pipe stay: they were written for all.
   */
  forget(): void;
  close(): void;
}

/** Requests to end a program: kill, a closed terminal, and Ctrl-C if the terminal does not deliver it as a key. */
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/**
 * Lines from standard input. Without a keyboard, each is echoed after its prompt, so that the output reads like a typed
 * session.
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
      // The history of a reader cannot be cleared, so it is replaced.
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
