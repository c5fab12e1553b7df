import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Key, Person, Plan } from './change.ts';

/** A request to a table. The sender is already authenticated: a `seat` by its key, a `guest` by its cookie. */
export type Command =
  // While people gather.
  | { readonly kind: 'sit'; readonly person: Person; readonly seat: Seat | null; readonly key: string }
  | { readonly kind: 'stand'; readonly guest: string; readonly seat: Seat }
  | { readonly kind: 'seatBot'; readonly guest: string; readonly seat: Seat; readonly level: string | null }
  | { readonly kind: 'plan'; readonly guest: string; readonly plan: Plan }
  | { readonly kind: 'entropy'; readonly seat: Seat; readonly entropy: string }
  | { readonly kind: 'begin'; readonly guest: string }
  // While they play.
  | {
      readonly kind: 'act';
      readonly seat: Seat;
      readonly id: string;
      readonly version: number;
      readonly moves: readonly AnyMove[];
    }
  | { readonly kind: 'botAct'; readonly seat: Seat; readonly version: number; readonly codes: readonly number[] }
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      readonly id: string;
      readonly version: number;
      readonly to: number | null;
    }
  | { readonly kind: 'end'; readonly seat: Seat; readonly id: string }
  /** `ask` as `askId` names it. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly ask: string; readonly isAgreed: boolean }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'away'; readonly seat: Seat; readonly id: string }
  | { readonly kind: 'back'; readonly seat: Seat; readonly id: string }
  // At any time.
  | { readonly kind: 'key'; readonly seat: Seat; readonly key: Key }
  /** A guest who has signed in gets a key of its own seat. */
  | { readonly kind: 'ownKey'; readonly key: Key }
  | { readonly kind: 'again'; readonly table: string }
  | { readonly kind: 'forget'; readonly guest: string }
  /** Time has passed: checks clocks, and fills free seats with bots. */
  | { readonly kind: 'tick' };
