import type { Seat } from '@marchlands/core/seat.ts';
import type { Good } from '../data/cards.ts';

/** The content of a place's id: the kind of thing, its owner and its name. */
export type Spot =
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'structure'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'unit'; readonly seat: Seat; readonly unit: string }
  | { readonly kind: 'wall'; readonly seat: Seat }
  | { readonly kind: 'town'; readonly seat: Seat }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'pile' };

/** A place as a key for lists and the page: `card/knights`, `unit/0/guard#1`, `good/wood`, `pile`. */
export function idOf(spot: Spot): string {
  switch (spot.kind) {
    case 'card':
      return `card/${spot.card}`;
    case 'structure':
      return `structure/${spot.seat}/${spot.card}`;
    case 'unit':
      return `unit/${spot.seat}/${spot.unit}`;
    case 'wall':
    case 'town':
      return `${spot.kind}/${spot.seat}`;
    case 'good':
      return `good/${spot.good}`;
    case 'pile':
      return 'pile';
    default:
      return spot satisfies never;
  }
}
