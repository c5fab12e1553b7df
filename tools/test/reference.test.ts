import { expect, it } from 'vitest';
import { referenceOf } from '../package/reference.ts';

it('the reference of a library has the exports of each module with their comments', () => {
  const declarations = `import type { A } from './a.js';
/**
 * How much.
 * @param of a thing
 */
export declare function weigh(of: A): number;
// Nobody reads this.
export interface Scale {
    readonly unit: string;
}
declare const hidden: number;
export {};
`;
  expect(referenceOf('@marchlands/x', 'Scales.', { './scale': 'scale' }, () => declarations)).toBe(`# @marchlands/x

Scales.

What stands here is public; nothing else can be imported.

## @marchlands/x/scale

\`function weigh(of: A): number;\`

How much.
- *param* of a thing

\`interface Scale\`
`);
});
