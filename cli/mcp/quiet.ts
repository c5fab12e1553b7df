import type { Lines } from '../terminal/lines.ts';
import { harmless, type Screen } from '../terminal/screen.ts';
import { PLAIN } from '../terminal/style.ts';

/** Columns of a text that no terminal breaks. */
const WIDTH = 100;

/** A screen that keeps what is printed until it is taken. */
export class KeepingScreen implements Screen {
  readonly isTerminal = false;
  readonly isTyped = false;
  readonly width = WIDTH;
  readonly style = PLAIN;
  #text = '';

  print(text = ''): void {
    this.#text += `${harmless(text, false)}\n`;
  }

  complain(text: string): void {
    this.print(text);
  }

  write(): void {
    // Progress and clearing are for terminals.
  }

  /** What was printed since the last call, without empty lines at its ends. */
  take(): string {
    const text = this.#text.replace(/^\n+|\s+$/g, '');
    this.#text = '';
    return text;
  }
}

/**
 * Where nobody types: every question is answered yes, since whoever asked for something has said so, and plays all the
 * seats that people play.
 */
export const AGREED: Lines = {
  ask: async () => 'yes',
  interrupted: () => false,
  isLeft: () => false,
  complete: () => {},
  forget: () => {},
  close: () => {},
};
