import { format } from './format.ts';
import { parse } from './parse.ts';

/** The notation of the rules: `A build moat g8`, `* draw A inn`; see `parse.ts` and `format.ts`. */
export const notation = { parse, format };
