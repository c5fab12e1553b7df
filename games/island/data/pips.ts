/** By token: the number of the 36 rolls of two dice that show it; 0 for none. */
export const PIPS = Uint8Array.of(0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1);
