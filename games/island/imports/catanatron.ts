/** Exports of Catanatron: one or several of a match. */
import type { Transcript } from '@marchlands/core/foreign.ts';
import { fail, problemText, type Result } from '@marchlands/core/result.ts';
import type { Exported } from './catanatron-format.ts';
import { readExport } from './catanatron-read.ts';
import { transcriptOf } from './catanatron-replay.ts';

/** One export of a match, or a list of them in chronological order. */
export function readExports(value: unknown): Result<Transcript> {
  const exports: Exported[] = [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const [i, one] of list.entries()) {
    const read = readExport(one);
    if (!read.ok)
      return list.length === 1 ? read : fail(problemText(read.problem), `export ${i + 1} of ${list.length}`);
    const before = exports.at(-1);
    if (before !== undefined && !goesOn(before, read.value))
      return fail('is of another match than the one before it, or of an earlier moment.', `export ${i + 1}`);
    exports.push(read.value);
  }
  return exports.length === 0 ? fail('The list is empty: it holds no match.') : transcriptOf(exports);
}

/** Whether an export is of the same match, at the same or a later moment. */
function goesOn(before: Exported, after: Exported): boolean {
  const told = ({ tiles, colors }: Exported, records: Exported['action_records']): string =>
    JSON.stringify([tiles, colors, records]);
  return (
    told(before, before.action_records) === told(after, after.action_records.slice(0, before.action_records.length))
  );
}
