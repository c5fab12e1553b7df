import { differsAt } from '../../struct.ts';
import { type Bench, fault, type Moment } from '../moment.ts';

/** Throws if two states differ, cache group included, naming the first differing field. */
export function checkSame(check: string, what: string, found: Moment['state'], wanted: Moment['state']): void {
  const canonical = differsAt(found.toBytes(), wanted.toBytes());
  if (canonical >= 0) fault(check, `${what}: the canonical bytes differ, first in ${wanted.fieldAt(canonical)}`);
  const all = differsAt(found.allBytes(), wanted.allBytes());
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
  const cacheAt = differsAt(read.allBytes(), state.allBytes());
  if (cacheAt >= 0) fault('cache', `the kept cache group differs from a rebuild, first in ${state.fieldAt(cacheAt)}`);
  checkSame('bytes', 'bytes read back', read, state);
  game.rebuild(read);
  checkSame('cache', 'a cache rebuilt twice', read, state);
}
