import { i16, struct, u8, u32 } from '@marchlands/core/struct.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Prepare } from '../prepare.ts';

/** A state declared as games do. */
class Declared extends struct<Setup>()({ tile: u8(64), score: i16(6), phase: u8, at: u8, turn: u32 }) {}

/** The same fields written by hand, without `struct`. */
class Handwritten {
  readonly tile: Uint8Array;
  readonly score: Int16Array;
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;

  constructor() {
    const buffer = new ArrayBuffer(88);
    this.words = new Uint32Array(buffer);
    this.score = new Int16Array(buffer, 4, 6);
    this.tile = new Uint8Array(buffer, 16, 64);
    this.bytes = new Uint8Array(buffer);
  }

  get phase(): number {
    return this.bytes[80];
  }
  set phase(value: number) {
    this.bytes[80] = value;
  }
  get at(): number {
    return this.bytes[81];
  }
  set at(value: number) {
    this.bytes[81] = value;
  }
  get turn(): number {
    return this.words[0];
  }
  set turn(value: number) {
    this.words[0] = value;
  }
}

type Fields = Pick<Handwritten, 'tile' | 'score' | 'phase' | 'at' | 'turn'>;

const ROUNDS = 200_000;

/** Reads and writes of single numbers, each depending on the one before. */
function scalars(state: Fields): void {
  for (let i = 0; i < ROUNDS; i += 1) {
    state.phase = (state.phase + state.at + 1) & 7;
    state.at = (state.at + state.phase) & 63;
    state.turn = state.turn + state.at;
  }
}

/** Reads and writes of vectors at changing places. */
function vectors(state: Fields): void {
  const { tile, score } = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const at = i & 63;
    state.tile[at] = (state.tile[(at + 8) & 63] + 1) & 7;
    state.score[at & 1] = state.score[at & 1] + state.tile[at];
  }
  if (tile.length !== 64 || score.length !== 6) throw new Error('the fields of the state are not what was declared');
}

/** `struct declared|handwritten scalars|vectors`: rounds per second over one state. */
export const prepare: Prepare = ([kind, what]) => {
  const setup: Setup = { seats: 2, options: {}, bounds: { entries: 1, moves: 1, outcomes: 1, score: [0, 1] } };
  const state: Fields = kind === 'declared' ? new Declared(setup) : new Handwritten();
  const work = what === 'scalars' ? scalars : vectors;
  return (seconds) => {
    const began = performance.now();
    let rounds = 0;
    while (performance.now() - began < 1000 * seconds) {
      work(state);
      rounds += ROUNDS;
    }
    return { rounds: (1000 * rounds) / (performance.now() - began) };
  };
};
