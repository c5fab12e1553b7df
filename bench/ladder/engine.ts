import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@marchlands/core/game.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Eight hexadecimal digits of SHA-256 over all sources matched by patterns, their paths included. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const exclude = (path: string) => /(^|\/)(node_modules|test|testing|conformance)$/.test(path);
  for (const path of globSync(patterns, { cwd: ROOT, exclude }).toSorted()) {
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Identifies the players, so that results of different engines are never mixed: the version of the rules, a hash of the
 * players and their dependencies, and one of the game's knowledge, including its weights.
 */
export function engineOf(game: Game): string {
  const engine = hashOf(['bots/**/*.ts', 'core/**/*.ts']);
  const weights = hashOf([`games/${game.id}/bot/**/*.ts`]);
  return `rules ${game.rulesVersion}, engine ${engine}, weights ${weights}`;
}
