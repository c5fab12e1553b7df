import type { Game } from '../game.ts';
import { fail, isRecord, ok, quoted, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import { LiveMatch } from './live.ts';
import type { Match } from './match.ts';
import { readHeader } from './open.ts';
import { Replay } from './replay.ts';
import { atPath } from './sequence.ts';

/** Format and version of a stored match. */
export const STORE_FORMAT = 'marchlands-match/1';

/** A match as JSON for its keeper's store, including dice secret and sealed choices. Never for a client. */
export function toJSON<T extends GameTypes>(match: Match<T>): unknown {
  const sealed: { seat: Seat; moves: T['move'][] }[] = [];
  for (const seat of match.awaited()) {
    const codes = match.sealed(seat);
    if (codes !== null) sealed.push({ seat, moves: codes.map((code) => match.game.moveCodec.decode(code)) });
  }
  return {
    format: STORE_FORMAT,
    header: { ...match.header, dice: match.dice.header(true) },
    entries: match.entries,
    ...(sealed.length > 0 ? { sealed } : {}),
  };
}

/**
 * Reads that data back and replays it, trusting nothing. If chance was due it still is: call `proceed`, and store the
 * entries it adds.
 */
export function fromJSON<T extends GameTypes>(game: Game<T>, json: unknown): Result<Match<T>> {
  if (!isRecord(json) || json.format !== STORE_FORMAT) {
    const given = isRecord(json) ? json.format : json;
    return fail(`A stored match has the format ${STORE_FORMAT}, not ${quoted(given)}.`, 'format');
  }
  if (!isRecord(json.header)) return fail('must be an object.', 'header');
  const opened = readHeader(game, json.header);
  if (!opened.ok) return { ok: false, problem: atPath(opened.problem, 'header') };
  if (!Array.isArray(json.entries)) return fail('must be a list.', 'entries');
  const match = opened.value;
  const replay = new Replay(match);
  for (let i = 0; i < json.entries.length; i += 1) {
    const read = replay.entry(json.entries[i]);
    if (!read.ok) return { ok: false, problem: atPath(read.problem, `entries.${i}`) };
  }
  const finished = replay.finish();
  if (!finished.ok) return { ok: false, problem: atPath(finished.problem, 'entries') };
  const sealed = readSealed(match, json.sealed ?? []);
  return sealed.ok ? ok(match) : sealed;
}

/**
 * Appends the next entries of a stored log to a match that has the previous ones, checking each against the rules.
 * Sealed choices contained in them are no longer sealed. If it fails, discard the match.
 */
export function addEntries<T extends GameTypes>(match: Match<T>, entries: readonly unknown[]): Result<null> {
  if (!(match instanceof LiveMatch)) throw new TypeError('only a live match goes on');
  const replay = new Replay<T>(match);
  for (const [i, entry] of entries.entries()) {
    const read = replay.entry(entry);
    if (!read.ok) return { ok: false, problem: atPath(read.problem, `entries.${i}`) };
  }
  return replay.finish();
}

function readSealed<T extends GameTypes>(match: LiveMatch<T>, value: unknown): Result<null> {
  if (!Array.isArray(value)) return fail('must be a list.', 'sealed');
  for (let i = 0; i < value.length; i += 1) {
    const at = `sealed.${i}`;
    const choice: unknown = value[i];
    if (!isRecord(choice) || typeof choice.seat !== 'number' || !Array.isArray(choice.moves)) {
      return fail(`must be an object with a seat and its moves, not ${quoted(choice)}.`, at);
    }
    if (!match.awaited().includes(choice.seat)) return fail('is of a seat that has nothing to choose.', at);
    const codes: number[] = [];
    for (const move of choice.moves as readonly unknown[]) {
      const code = match.game.moveCodec.read(move);
      if (!code.ok) return { ok: false, problem: atPath(code.problem, at) };
      codes.push(code.value);
    }
    const length = match.journal.length;
    const taken = match.submit(choice.seat, codes, match.version(choice.seat));
    if (!taken.ok) return { ok: false, problem: atPath(taken.problem, at) };
    if (match.journal.length !== length) return fail('is a choice that nobody else has still to make.', at);
  }
  return ok(null);
}
