/** A numeric feature of a game's states: its usual range and its meaning. */
export type Feature = readonly [low: number, high: number, about: string];

/** Numbers by name, in order. */
export interface FeatureTable {
  readonly [name: string]: Feature;
}

/** The names of a table, in its order. */
export function featureNames<N extends string>(table: { readonly [name in N]: Feature }): readonly N[] {
  // A table has no names but those of its type.
  return Object.keys(table) as N[];
}
