/** Stores that a test makes fail. */
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';

/** Parts of a store that a disk can fail. */
const PARTS: readonly unknown[] = [
  'tables',
  'lists',
  'ratings',
  'guests',
  'chats',
  'moderation',
  'codes',
  'secrets',
  'outages',
];

/** A store, or a part of one, whose calls go through `call`. */
export function callingThrough<P extends object>(part: P, call: (name: unknown, run: () => unknown) => unknown): P {
  return new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'function') {
        return (...values: unknown[]): unknown => call(name, () => Reflect.apply(member, target, values));
      }
      return PARTS.includes(name) && typeof member === 'object' && member !== null
        ? callingThrough(member, call)
        : member;
    },
  });
}

/** A store that can be made to refuse everything, as with a full disk. */
export function failingStore(inner: Store) {
  const failing = { isDown: false, asked: 0, refused: 0, store: inner };
  failing.store = callingThrough(inner, (_, run) => {
    failing.asked += 1;
    if (!failing.isDown) return run();
    failing.refused += 1;
    return Promise.reject(new StoreError('database or disk is full'));
  });
  return failing;
}
