import { harmless, type Screen } from './screen.ts';
import { PLAIN } from './style.ts';

/** A screen that records its output, without a terminal: for tests, and for answers sent elsewhere. */
export class KeepingScreen implements Screen {
  readonly isTerminal = false;
  readonly isTyped = false;
  readonly width: number;
  readonly style = PLAIN;
  out = '';
  err = '';

  constructor(width = 80) {
    this.width = width;
  }

  print(text = ''): void {
    this.out += `${harmless(text, false)}\n`;
  }

  complain(text: string): void {
    this.err += `${text}\n`;
  }

  write(text: string): void {
    this.out += text;
  }

  /** Everything printed since the last call, complaints last, without empty lines at the ends. */
  take(): string {
    const text = `${this.out}${this.err}`.replace(/^\n+|\s+$/g, '');
    this.out = '';
    this.err = '';
    return text;
  }
}
