import { expect, it } from 'vitest';
import { referenceOf } from '../package/reference.ts';

it('the reference of a library has the exports of each module and their members, with their comments', () => {
  const declarations = `import type { A } from './a.js';
/**
 * How much.
 * @param of a thing
 */
export declare function weigh(of: A): number;
// Nobody reads this.
export interface Scale extends Thing {
    /** Such as kg. */
    readonly unit: string;
    /**
     * Puts something on it.
     * @param of in grams
     * @throws where it is too heavy
     */
    put(of: number): {
        /** Nobody reads this here. */
        readonly isLevel: boolean;
    };
}
export declare class Balance<T> {
    #private;
    private left;
    /** @param arms how many */
    constructor(arms: number);
    get isLevel(): boolean;
}
export type Weight = {
    readonly kind: 'light';
}
/** With its tons. */
 | {
    readonly kind: 'heavy';
    readonly tons: number;
};
export type Unit = 'kg' | 't';
export declare const units: {
    readonly kg: 1;
};
export declare const drawing = "${'M1 2'.repeat(30)}";
export * from './more.js';
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

\`interface Scale extends Thing\`

- \`readonly unit: string;\` Such as kg.
- \`put(of: number): { readonly isLevel: boolean; };\` Puts something on it.
  - *param* of in grams
  - *throws* where it is too heavy

\`class Balance<T>\`

- \`constructor(arms: number);\`
  - *param* arms how many
- \`get isLevel(): boolean;\`

\`type Weight\`

- \`{ readonly kind: 'light'; }\`
- \`{ readonly kind: 'heavy'; readonly tons: number; }\` With its tons.

\`type Unit = 'kg' | 't';\`

\`const units: { readonly kg: 1; };\`

\`const drawing = "…";\`

\`export * from './more.js';\`
`);
});
