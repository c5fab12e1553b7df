import type { Sound } from '@marchlands/kit/sound.ts';
import { type Stroke, strokes } from './strokes.ts';

/** Attack of a stroke in seconds: without it strokes would click. */
const RISE = 0.002;
/** The final level of a stroke: an exponential never reaches zero. */
const FAINT = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, from any generator. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function strike(audio: AudioContext, { kind, at, length, from, to, gain }: Stroke, volume: number): void {
  const begin = audio.currentTime + at;
  const end = begin + length;
  const level = audio.createGain();
  level.gain.setValueAtTime(FAINT, begin);
  level.gain.linearRampToValueAtTime(gain * volume, begin + RISE);
  level.gain.exponentialRampToValueAtTime(FAINT, end);
  level.connect(audio.destination);
  const source = kind === 'noise' ? audio.createBufferSource() : audio.createOscillator();
  if (source instanceof AudioBufferSourceNode) {
    source.buffer = noiseOf(audio);
    const band = audio.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency, from, to, begin, end);
    source.connect(band).connect(level);
  } else {
    if (kind !== 'noise') source.type = kind;
    glide(source.frequency, from, to, begin, end);
    source.connect(level);
  }
  source.start(begin);
  source.stop(end);
}

function glide(frequency: AudioParam, from: number, to: number, begin: number, end: number): void {
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, end);
}

/**
 * Plays a sound; does nothing if the browser has no audio, or blocks it before the first touch.
 * @param volume 0 .. 1
 */
export function play(sound: Sound, volume: number): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') {
    // A late sound would be wrong.
    void audio.resume();
    return;
  }
  for (const stroke of strokes[sound]) strike(audio, stroke, volume);
}
