import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@marchlands/core/game.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Eight hexadecimal digits of SHA-256 over all sources that patterns name, their paths included. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const exclude = (path: string) => /(^|\/)(node_modules|test|testing|conformance)$/.test(path);
  for (const path of globSync(patterns, { cwd: ROOT, exclude }).toSorted()) {
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * What played, so that results of one engine are never added to those of another: the version of the rules, a hash of the
 * players and of what they stand on, and one of what the game knows of itself, its weights among it.
 */
export function engineOf(game: Game): string {
  const engine = hashOf(['bots/**/*.ts', 'core/**/*.ts']);
  const weights = hashOf([`games/${game.id}/bot/**/*.ts`]);
  return `rules ${game.rulesVersion}, engine ${engine}, weights ${weights}`;
}
