import type { Game, GameTypes } from '../game.ts';
import type { Result } from '../result.ts';
import type { Match } from './match.ts';

/** A match as JSON data for the keeper's store: secrets, sealed choices and all. Never for a client. */
export declare function toJSON<T extends GameTypes>(match: Match<T>): unknown;
/** Reads that data back. Chance that was due may still be due: call `proceed`. */
export declare function fromJSON<T extends GameTypes>(game: Game<T>, json: unknown): Result<Match<T>>;
