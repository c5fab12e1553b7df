import type { Sound } from '@marchlands/kit/sound.ts';

/** One stroke of a sound: noise or a tone that glides and fades. */
export interface Stroke {
  readonly kind: 'noise' | 'sine' | 'triangle';
  /** Seconds after the sound begins, and seconds to fade. */
  readonly at: number;
  readonly length: number;
  /** Hertz at its beginning and its end: a tone's pitch, or the centre of a band of noise. */
  readonly from: number;
  readonly to: number;
  /** Loudness, 0 .. 1. */
  readonly gain: number;
}

/** All sounds, made of strokes: short and dry, as quiet and brief as possible. */
export const strokes: { readonly [S in Sound]: readonly Stroke[] } = {
  dice: [
    { kind: 'noise', at: 0, length: 0.03, from: 2600, to: 2200, gain: 0.5 },
    { kind: 'noise', at: 0.07, length: 0.03, from: 3000, to: 2400, gain: 0.4 },
    { kind: 'noise', at: 0.12, length: 0.025, from: 2400, to: 1900, gain: 0.3 },
  ],
  tile: [
    { kind: 'noise', at: 0, length: 0.012, from: 1800, to: 1200, gain: 0.4 },
    { kind: 'sine', at: 0, length: 0.07, from: 210, to: 110, gain: 0.6 },
  ],
  card: [{ kind: 'noise', at: 0, length: 0.08, from: 3600, to: 5200, gain: 0.2 }],
  march: [
    { kind: 'sine', at: 0, length: 0.06, from: 130, to: 80, gain: 0.5 },
    { kind: 'sine', at: 0.13, length: 0.06, from: 120, to: 75, gain: 0.4 },
  ],
  fight: [
    { kind: 'noise', at: 0, length: 0.04, from: 1500, to: 700, gain: 0.5 },
    { kind: 'triangle', at: 0, length: 0.09, from: 620, to: 540, gain: 0.2 },
    { kind: 'sine', at: 0.02, length: 0.1, from: 150, to: 70, gain: 0.5 },
  ],
  win: [
    { kind: 'triangle', at: 0, length: 0.16, from: 523, to: 523, gain: 0.35 },
    { kind: 'triangle', at: 0.14, length: 0.16, from: 659, to: 659, gain: 0.35 },
    { kind: 'triangle', at: 0.28, length: 0.32, from: 784, to: 784, gain: 0.35 },
  ],
};
