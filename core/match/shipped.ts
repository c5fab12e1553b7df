import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fail, isRecord, ok, quoted, type Result } from '../result.ts';
import type { Setup } from '../types.ts';
import { strangeName } from './header-keys.ts';

/** A built-in map, deck or table used by a match: its id, and SHA-256 (hex) of its JSON. */
export interface ShippedMark {
  readonly id: string;
  readonly sha256: string;
}

/** By name: `{ map: { id: 'lake', sha256: '...' } }`. */
export type ShippedMarks = { readonly [name: string]: ShippedMark };

/** Data is frozen and shared by all setups, so each is hashed once. */
const hashes = new WeakMap<object, string>();

/** The marks of all shipped data of a setup; undefined where there is none. */
export function shippedMarks({ shipped }: Setup): ShippedMarks | undefined {
  if (shipped === undefined || shipped.length === 0) return undefined;
  return Object.fromEntries(shipped.map(({ name, id, data }) => [name, { id, sha256: hashOf(data) }]));
}

function hashOf(data: object): string {
  const known = hashes.get(data);
  if (known !== undefined) return known;
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify(data))));
  hashes.set(data, hash);
  return hash;
}

/**
 * Whether the marks of an outside header match the data here. A header without marks is accepted: the rules version
 * vouches for the data.
 */
export function checkShipped(setup: Setup, given: unknown): Result<null> {
  if (given === undefined) return ok(null);
  if (!isRecord(given)) return fail(`must be an object of ids and hashes, not ${quoted(given)}.`, 'shipped');
  const marks = shippedMarks(setup) ?? {};
  for (const name of new Set([...Object.keys(given), ...Object.keys(marks)])) {
    const there = given[name];
    if (!Object.hasOwn(marks, name)) return fail('names data that this match does not use.', `shipped.${name}`);
    const here = marks[name];
    const strange = strangeName(there, ['id', 'sha256']);
    if (strange !== null) return fail(`has an id and a sha256, but no ${quoted(strange)}.`, `shipped.${name}`);
    if (!isRecord(there) || there.id !== here.id || there.sha256 !== here.sha256) {
      return fail(
        `The match was played with another ${name} than "${here.id}" as it is here: its hash is ${here.sha256}, there it was ${isRecord(there) ? String(there.sha256) : quoted(there)}.`,
        `shipped.${name}`,
      );
    }
  }
  return ok(null);
}
