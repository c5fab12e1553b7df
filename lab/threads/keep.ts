import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import type { LabMatch, Plan } from '../protocol.ts';

/** A file of matches, one per line, from which an experiment resumes. Several experiments may share one. */
export class Keep {
  readonly #path: string;
  readonly #name: string;

  /** @param engine identifies the players' versions, in words: matches of different engines are never mixed */
  constructor(path: string, plan: Plan, engine: string) {
    this.#path = path;
    this.#name = JSON.stringify([engine, plan]);
  }

  /** The file's matches of this experiment, without duplicates. Removes a last line that was cut off by a kill. */
  read(): Result<readonly LabMatch[]> {
    if (!existsSync(this.#path)) return ok([]);
    const kept = new Map<number, LabMatch>();
    const bytes = readFileSync(this.#path);
    const end = bytes.lastIndexOf('\n') + 1;
    if (end < bytes.length) truncateSync(this.#path, end);
    const lines = bytes.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
    for (const [at, line] of lines.entries()) {
      const json = parseJson(line);
      if (!json.ok || !isRecord(json.value) || typeof json.value.experiment !== 'string') {
        return fail(
          `line ${at + 1} is no match of an experiment: another file is meant, or it was changed.`,
          this.#path,
        );
      }
      // A line written by this class.
      const { experiment, match } = json.value as { readonly experiment: string; readonly match: LabMatch };
      if (experiment === this.#name) kept.set(match.index, match);
    }
    return ok([...kept.values()]);
  }

  add(matches: readonly LabMatch[]): void {
    const lines = matches.map((match) => `${JSON.stringify({ experiment: this.#name, match })}\n`);
    if (lines.length > 0) appendFileSync(this.#path, lines.join(''));
  }
}
