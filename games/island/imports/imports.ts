/** Matches of other programs that this game can read. Each converter is loaded with the first file of its program. */
import type { ForeignForm, JsonForm, TextForm } from '@marchlands/core/foreign.ts';
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

const jsettlers: TextForm = {
  kind: 'text',
  program: 'JSettlers2',
  // The header of a log; or a message of the program, so that a log without its header gets an error that says so.
  fits: (text) => /^\ufeff?\s*(SOC game event log\b|([\w:.+-]+:)?SOC[A-Z]\w+:)/.test(text),
  read: async (text) => (await import('./jsettlers.ts')).readLog(text),
};

export const imports: readonly ForeignForm[] = [catanatron, jsettlers];
