import type { Game, GameTypes } from '../game.ts';
import type { Result } from '../result.ts';
import type { Viewer } from '../seat.ts';
import type { Match } from './match.ts';

/** Finds a game by its id: the catalogue's `loadGame`. */
export type LoadGame = (id: string) => Promise<Result<Game>>;

/** The match as text that a person can read and edit. For EVERYTHING, or once it is over, the full record. */
export declare function formatRecord<T extends GameTypes>(match: Match<T>, viewer: Viewer): string;
/** Reads a full record and replays it; `parseRecord(formatRecord(match, EVERYTHING))` has the same entries. */
export declare function parseRecord(text: string, load: LoadGame): Promise<Result<Match>>;
