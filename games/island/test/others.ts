/** The towns of two seats that only look on, below those of P1. */
export const OTHERS = `
  P2: c12 s18 r12-17 r18-24
  P3: c14 s45 r14-19 r41-45`;
