import { type Bench, fault, type Moment } from '../moment.ts';

function sameBytes(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Math.min(a.length, b.length);
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return i;
  return -1;
}

/** Throws if two states differ, cache group included, naming the first differing field. */
export function checkSame(check: string, what: string, found: Moment['state'], wanted: Moment['state']): void {
  const canonical = sameBytes(found.toBytes(), wanted.toBytes());
  if (canonical >= 0) fault(check, `${what}: the canonical bytes differ, first in ${wanted.fieldAt(canonical)}`);
  const all = sameBytes(found.allBytes(), wanted.allBytes());
  if (all >= 0) fault(check, `${what}: the cache group differs, first in ${wanted.fieldAt(all)}`);
  if (found.hash() !== wanted.hash() || !found.equals(wanted)) fault(check, `${what}: hash or equals tell them apart`);
}

/** A state from another's bytes, with a rebuilt cache group. */
export function readBack({ game, setup }: Bench, state: Moment['state']): Moment['state'] {
  const read = game.State.blank(setup);
  read.readBytes(state.toBytes());
  game.rebuild(read);
  return read;
}

/** Bytes read back give the same state, and the incrementally kept cache group equals a rebuilt one. */
export function bytes(moment: Moment): void {
  const { game, state } = moment;
  const read = readBack(moment, state);
  const cacheAt = sameBytes(read.allBytes(), state.allBytes());
  if (cacheAt >= 0) fault('cache', `the kept cache group differs from a rebuild, first in ${state.fieldAt(cacheAt)}`);
  checkSame('bytes', 'bytes read back', read, state);
  game.rebuild(read);
  checkSame('cache', 'a cache rebuilt twice', read, state);
}
