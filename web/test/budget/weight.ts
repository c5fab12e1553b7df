// The weight of the page: compressed bytes of script, by the builder's own manifest.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
type Manifest = { readonly [source: string]: Chunk | undefined };

/** Most bytes of script that a board may need in addition to those of every table. */
export const MOST_BOARD_BYTES = 60_000;

/** Most script files from the home page to a match. Each costs a request, which takes the browser longer than its bytes do. */
export const MOST_FILES = 70;

/** How many script files a match of each game needs, the home page's and the game's rules among them, by the board's source. */
export function filesOfMatches(folder: string): ReadonlyMap<string, number> {
  const manifest = readManifest(folder);
  return new Map(
    boardsOf(manifest).map((source) => {
      const files = new Set<string>();
      const game = source.replace('board/board.tsx', 'game.ts');
      for (const each of ['index.html', 'pages/table.tsx', source, game]) filesOf(manifest, each, files);
      return [source, files.size];
    }),
  );
}

function boardsOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter((source) => /games\/[^/]+\/board\/board\.tsx$/.test(source));
}

/**
 * The bytes that each board needs in addition to those of every table, by its source. The engine is every table's: its
 * file comes with the page or with the board, as the bundler has it.
 *
 * @param folder the built page
 */
export function boardWeights(folder: string): ReadonlyMap<string, number> {
  const manifest = readManifest(folder);
  const engine = Object.keys(manifest).find((source) => manifest[source]?.name === 'engine') ?? 'engine';
  const shared = new Set(['index.html', 'pages/table.tsx', engine].flatMap((source) => [...filesOf(manifest, source)]));
  return new Map(
    boardsOf(manifest).map((source) => [
      source,
      weigh(
        folder,
        [...filesOf(manifest, source)].filter((file) => !shared.has(file)),
      ),
    ]),
  );
}

/** The account that the builder wrote. */
function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
}

/** The files that must be there before a module can run. */
function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the built page has no ${source}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
}

/** Compressed size (gzip, level 9) of files together, in bytes. */
export function weigh(folder: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  return bytes;
}
