import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { rebuild } from './cache.ts';
import type { Setup } from './setup.ts';
import { State } from './state.ts';
import { view } from './view.ts';

/** Interim form: bytes for the keeper, the view for others. */
export function formatPosition(s: State, viewer: Viewer): unknown {
  return viewer === EVERYTHING ? { bytes: Array.from(s.toBytes()) } : view(s, viewer).table;
}

export function parsePosition(setup: Setup, json: unknown): Result<State> {
  if (!isRecord(json) || !Array.isArray(json['bytes'])) return fail('A position must be an object.');
  const s = new State(setup);
  const bytes = Uint8Array.from(json['bytes'] as number[]); // interim
  if (bytes.length !== s.toBytes().length) return fail('A position must be an object.');
  s.readBytes(bytes);
  rebuild(s);
  return ok(s);
}
