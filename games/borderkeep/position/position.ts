import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { advance } from '../rules/flow.ts';
import { rebuild } from '../rules/town.ts';
import { MAX_SEATS, type Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { handsDealer, missingFrom } from '../view/hands.ts';
import { fillDeck, restore } from '../view/restore.ts';
import type { Table } from '../view/table.ts';
import { type HeldCard, view } from '../view/view.ts';
import { problemOf } from './check.ts';
import { readPosition } from './read.ts';

/** A position as data: the table, with the known cards of the hands and `?` for the rest. */
export interface PositionJson extends Omit<Table, 'towns'> {
  readonly towns: readonly (Omit<Table['towns'][number], 'hand'> & { readonly hand: readonly (HeldCard | string)[] })[];
  /** By viewer: how many unseen cards of each hand are known not to be attack cards. */
  readonly memory: readonly { readonly viewer: number; readonly row: readonly number[] }[];
}

/** A position as this viewer may write it. */
export function format(s: State, viewer: Viewer): PositionJson {
  const { table, own } = view(s, viewer);
  return {
    ...table,
    towns: table.towns.map((town, seat) => {
      const known = own?.hands[seat] ?? [];
      const hidden = town.hand - town.open.length - known.length;
      const held = known.map((one) => (one.seenBy === 0 ? one.card : one));
      return { ...town, hand: [...held, ...Array.from({ length: hidden }, () => UNKNOWN)] };
    }),
    memory: own?.sure ?? [],
  };
}

/**
 * Reads a position: omitted fields have the values of a quiet table (see `read.ts`). Cards named nowhere are in the
 * deck. The step may also be the start of a phase (`upkeepStart`, `buildStart`, ...): the position is then the first
 * decision of that phase.
 * @param rng fills in the cards given as `?`
 */
export function parse(setup: Setup, json: unknown, rng?: Rng): Result<State> {
  if (!isRecord(json)) return fail(`A position must be an object, not ${quoted(json)}.`, 'position');
  const read = readPosition(setup, json);
  if (!read.ok) return read;
  const { state: s, unknown, start } = read.value;
  fillDeck(s);
  const missing = unknown.flatMap((count, seat) => {
    const sure = Math.max(...s.sure.filter((_, i) => i % MAX_SEATS === seat));
    return missingFrom(s, seat, count, sure);
  });
  if (unknown.some((count) => count > 0) && rng === undefined) {
    return fail("has '?', which needs a generator to fill in.", 'position.towns');
  }
  // Without unknown cards nothing is drawn, so the generator is not used.
  if (!handsDealer(s, missing)(s, rng ?? new Rng('unused'))) {
    return fail("has more '?' than there are cards left.", 'position.towns', 'BK-08');
  }
  rebuild(s);
  const problem = problemOf(s, start < 0);
  if (problem !== null) return { ok: false, problem };
  // Data that a step does not use must be absent: equal positions are written alike.
  const again = restore(setup, view(s, EVERYTHING));
  if (!again.equals(s)) {
    return fail('holds values that nothing on the table uses; leave out what does not matter.', 'position', 'BK-11');
  }
  if (start >= 0) {
    s.step = start;
    s.actor = 0;
    advance(s, undefined);
  }
  return ok(s);
}
