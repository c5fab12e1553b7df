/** The changes of a shipment, place by place: the running total beside the map. */

import type { Land } from '../data/land.ts';
import { TOKENS } from '../data/limits.ts';
import type { Event, Token } from '../events.ts';
import { UNDER_WAY } from '../view/names.ts';
import { idAt } from './areas.ts';

/** Tokens that leave or enter a place, by kind. */
export interface Change {
  /** The place's id; `UNDER_WAY` for a boat under way. */
  readonly at: string;
  readonly tokens: readonly { readonly token: Token; readonly count: number }[];
}

/** Changes in the order of first appearance; those that cancel out are left out. */
export function changesOf(land: Land, events: readonly Event[]): readonly Change[] {
  const counts = new Map<string, Map<Token, number>>();
  const add = (at: string, token: Token, n: number) => {
    const here = counts.get(at) ?? new Map<Token, number>();
    here.set(token, (here.get(token) ?? 0) + n);
    counts.set(at, here);
  };
  const isSailing = events.some(({ kind }) => kind === 'boatCastOff');
  for (const event of events) {
    if (event.kind === 'tokenMoved') {
      add(idAt(land, event.from), event.token, -1);
      add(idAt(land, event.into), event.token, 1);
    } else if (event.kind === 'horseStepped') {
      add(idAt(land, event.from), 'horse', -1);
      add(idAt(land, event.into), 'horse', 1);
    } else if (event.kind === 'tokenTaken') {
      add(idAt(land, event.from), event.token, -1);
      if (isSailing) add(UNDER_WAY, event.token, 1);
    } else if (event.kind === 'tokenDropped') {
      add(idAt(land, event.into), event.token, 1);
      if (isSailing) add(UNDER_WAY, event.token, -1);
    }
  }
  return [...counts].flatMap(([at, here]) => {
    const tokens = TOKENS.flatMap((token) => {
      const count = here.get(token) ?? 0;
      return count === 0 ? [] : [{ token, count }];
    });
    return tokens.length === 0 ? [] : [{ at, tokens }];
  });
}
