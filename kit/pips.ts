/** The pips of each face of a die, by their spots on 3 by 3: 1 .. 3 in the first row. */
const FACES = ['', '5', '19', '159', '1379', '13579', '134679'] as const;

/**
 * The positions of the pips of a face, 1 .. 6, to the right of its middle and below it: -1, 0 or 1. A blank face, 0,
 * has none.
 */
export function pipsOf(face: number): readonly (readonly [x: number, y: number])[] {
  return Array.from(FACES[face], (spot) => [((Number(spot) - 1) % 3) - 1, Math.ceil(Number(spot) / 3) - 2]);
}
