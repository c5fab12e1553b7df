import type { Final } from '../game.ts';
import type { Result } from '../result.ts';
import type { LoadGame } from './record.ts';

/** What a check of a record found. */
export interface Verified {
  /** Moves and outcomes replayed. */
  readonly steps: number;
  /** Outcomes of chance among them. */
  readonly outcomes: number;
  /** `proved`: each was computed anew from the dice and is the same; `sealed`: the secret is not known yet; `given`: by hand. */
  readonly dice: 'proved' | 'sealed' | 'given';
  readonly isOver: boolean;
  readonly result: Final | null;
}

/** Replays a record, computes every outcome anew, and compares the result; or the first thing that is wrong. */
export declare function verifyRecord(text: string, load: LoadGame): Promise<Result<Verified>>;
