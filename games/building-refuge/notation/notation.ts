import { formatSteps } from './format.ts';
import { parseLine } from './parse.ts';

/**
 * The notation of RULES.md. A player types a choice (`d E4`, `a E4-E5`, `t G`, `pay B2`); a record adds what chance
 * brought (`=BG`), what was taken (`t B`, `t -`) and, for those who may know, the faces of face-down tiles (`#D`).
 */
export const notation = { parse: parseLine, format: formatSteps };
