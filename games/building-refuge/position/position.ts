/**
 * Any position from outside, and back. It is a JSON object of the fields below, or the same as text: the board as rows
 * or on one line (`./g1+,.../...`), then `name=value`. Every field may be left out; the defaults are those of the worked
 * examples in RULES.md. Values may be JSON numbers and lists or their text form.
 */
export { formatPosition, positionText } from './format.ts';
export { parsePosition } from './parse.ts';
