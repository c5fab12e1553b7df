import { readFileSync } from 'node:fs';
import { Grammar } from './abnf.ts';

const document = readFileSync(new URL('../../../docs/records.md', import.meta.url), 'utf8');

/** The grammar of records, as the document has it. */
export const grammar = new Grammar(/```abnf\n([\s\S]*?)```/.exec(document)?.[1] ?? '');
