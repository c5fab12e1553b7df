/** Matches of other programs that this game reads. Their converters load with the first file that is theirs. */
import type { ForeignForm, JsonForm } from '@marchlands/core/foreign.ts';
import { isRecord } from '@marchlands/core/result.ts';

const catanatron: JsonForm = {
  kind: 'json',
  program: 'Catanatron',
  fits(value) {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return isRecord(one) && ('action_records' in one || 'tiles' in one);
  },
  read: async (value) => (await import('./catanatron.ts')).readExports(value),
};

export const imports: readonly ForeignForm[] = [catanatron];
