export { format } from './format.ts';
export { parse } from './parse.ts';
