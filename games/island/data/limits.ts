/** The largest values of any set-up, which determine the sizes of states and codes. */
export const MAX_SEATS = 6;
export const MAX_HEXES = 30;
export const MAX_VERTICES = 80;
export const MAX_EDGES = 109;
export const MAX_BAYS = 16;
/** Words of 32 bits for a set of vertices, and for a set of edges. */
export const VERTEX_WORDS = 3;
export const EDGE_WORDS = 4;
