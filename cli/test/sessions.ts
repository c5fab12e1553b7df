import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Keys as a terminal sends them. */
export const KEY = {
  enter: '\r',
  up: '\u001b[A',
  previous: '\u0010',
  cutLine: '\u0015',
  putBack: '\u0019',
  undo: '\u001f',
  interrupt: '\u0003',
} as const;

/** The program while it runs, to talk with. */
interface Session {
  /** The folder of its matches. */
  readonly home: string;
  readonly process: ChildProcessWithoutNullStreams;
  type(keys: string): void;
  /**
   * Waits until one of some texts appears in the output since the last call, and returns everything up to it. Fails if
   * the program ends first.
   */
  until(...texts: readonly string[]): Promise<string>;
  /** Waits for the end and returns the output since the last call. */
  end(): Promise<{ readonly code: number | null; readonly rest: string }>;
}

function open(command: string, args: readonly string[]): Session {
  const home = freshFolder();
  const process = spawn(command, args, { env: { ...globalThis.process.env, TERM: 'xterm', MARCHLANDS_HOME: home } });
  onTestFinished(() => void process.kill('SIGKILL'));
  let unread = '';
  let code: number | null | undefined;
  let wake: () => void = () => {};
  const hear = (data: Buffer): void => {
    unread += data.toString();
    wake();
  };
  process.stdout.on('data', hear);
  process.stderr.on('data', hear);
  process.stdin.on('error', () => {});
  process.on('close', (ended) => {
    code = ended;
    wake();
  });
  const more = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  return {
    home,
    process,
    type: (keys) => void process.stdin.write(keys),
    async until(...texts) {
      for (;;) {
        const ends = texts
          .map((text) => unread.indexOf(text) + text.length)
          .filter((_end, at) => unread.includes(texts[at] ?? ''));
        if (ends.length > 0) {
          const read = unread.slice(0, Math.min(...ends));
          unread = unread.slice(read.length);
          return read;
        }
        if (code !== undefined)
          throw new Error(`the program ended before it wrote "${texts.join('" or "')}":\n${unread}`);
        await more();
      }
    },
    async end() {
      while (code === undefined) await more();
      return { code, rest: unread };
    },
  };
}

/** Starts the program with pipes, as another program does. */
export const openPiped = (...words: readonly string[]): Session => open(process.execPath, [main, ...words]);

/** `script` makes the pseudo-terminal; on Debian it belongs to `bsdutils`, which every system has. */
function requireScript(): void {
  const found = spawnSync('script', ['--version'], { encoding: 'utf8' });
  if (found.error === undefined && found.stdout.includes('util-linux')) return;
  throw new Error(
    'This test needs a pseudo-terminal: install the program "script" of util-linux (Debian: bsdutils; others: util-linux).',
  );
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;

/** Starts the program at a pseudo-terminal of 100 columns, as a person at a keyboard does. */
export function openTerminal(...words: readonly string[]): Session {
  requireScript();
  const command = [process.execPath, main, ...words].map(quoted).join(' ');
  return open('script', ['-qefc', `stty rows 50 cols 100; NO_COLOR=1 exec ${command}`, '/dev/null']);
}
