export { format } from './notation/format.ts';
export { parse } from './notation/parse.ts';
