import type { Game } from '../game.ts';
import { fail, ok, type Problem, quoted, type Result } from '../result.ts';
import { CHANCE } from '../seat.ts';
import type { GameTypes, Step } from '../types.ts';
import type { RawHeader } from './header.ts';
import { isSameData } from './header-keys.ts';
import type { LiveMatch } from './live.ts';
import type { Match } from './match.ts';
import { readHeader } from './open.ts';
import { resultValue } from './record-format.ts';
import { type Parts, readOwnLine, seemsRecord, split } from './record-syntax.ts';
import { Replay } from './replay.ts';
import { atPath } from './sequence.ts';

/** Finds a game by its id: the catalogue's `loadGame`. */
export type LoadGame = (id: string) => Promise<Result<Game>>;

/** The line of a header field in the text. */
const TAG_OF: { readonly [field: string]: string } = {
  game: 'Game',
  rulesVersion: 'Rules',
  seats: 'Seats',
  options: 'Options',
  shipped: 'Shipped',
  position: 'Position',
  dice: 'Dice',
};

/** A partly read record: the match up to the first wrong line, and the problem there. */
export interface ReadRecord {
  /** Null if the header gives no match. */
  readonly match: Match | null;
  readonly problem: Problem | null;
  /** False if the text is no record, or lacks what a replay needs. */
  readonly isRecord: boolean;
  /** By name: the line of a header, from 1. */
  readonly headers: ReadonlyMap<string, number>;
  /** By entry of the match: its line. */
  readonly lines: readonly number[];
  /** The entry that undoes an incomplete choice at the end of the record, or null. */
  readonly unfinished: number | null;
  /** Undo entries that lack the consent required today. */
  readonly unasked: readonly number[];
}

/**
 * Reads a full record (format: `record-format.ts`) and replays it by the rules, all or nothing; the first problem names
 * its line. An incomplete choice at the end is undone: records of earlier versions hold the moves of a choice one by
 * one. If the record ends while chance must act, call `proceed` to play on.
 */
export async function parseRecord(text: string, load: LoadGame): Promise<Result<Match>> {
  const { match, problem } = await readRecord(text, load);
  // Without a problem there is a match.
  return problem !== null || match === null ? { ok: false, problem: problem ?? NO_MATCH } : ok(match);
}

const NO_MATCH: Problem = { message: 'The record holds no match.' };

/** The same, with the part that could be replayed before the first problem, for diagnosis. */
export async function readRecord(text: string, load: LoadGame): Promise<ReadRecord> {
  const parts = split(text);
  if (!parts.ok) return unread(parts.problem, seemsRecord(text));
  const { tags, body } = parts.value;
  const viewer = tags.get('Viewer');
  if (viewer !== undefined) {
    const message = `This record shows only what ${viewer.value === 'spectator' ? 'a spectator' : `player ${quoted(viewer.value)}`} may see, so it cannot be replayed; ask for the full record once the match is over.`;
    return unread({ message, at: `line ${viewer.line}` }, false);
  }
  const opened = await open(tags, load);
  if (!opened.ok) return unread(opened.problem, seemsRecord(text));
  const match = opened.value;
  const replay = new Replay(match);
  const lines: number[] = [];
  const headers = new Map([...tags].map(([name, tag]) => [name, tag.line]));
  const read = (problem: Problem | null): ReadRecord => ({
    match,
    problem,
    isRecord: true,
    headers,
    lines,
    unfinished: replay.unfinished,
    unasked: replay.unasked,
  });
  for (const line of body) {
    const taken = readLine(match, replay, line.text);
    // A simultaneous decision is logged once its last choice is read, so all its entries map to that line.
    while (lines.length < match.journal.length) lines.push(line.line);
    if (!taken.ok) return read(atPath(taken.problem, `line ${line.line}`));
  }
  const finished = replay.finish();
  if (!finished.ok) return read(atPath(finished.problem, 'end of the record'));
  const result = checkResult(match, tags.get('Result'));
  return read(result.ok ? null : result.problem);
}

function unread(problem: Problem, isRecord: boolean): ReadRecord {
  return { match: null, problem, isRecord, headers: new Map(), lines: [], unfinished: null, unasked: [] };
}

/** Longest line whose prefixes are tried. */
const LONGEST_LINE = 500;

/**
 * Plays the longest readable prefix of a refused line, to find a changed outcome in it, which often makes the rest of
 * the line unreadable. A prefix ends at a word, or after one of several outcomes written together.
 */
function readBeginning(match: LiveMatch, replay: Replay<GameTypes>, text: string): void {
  if (text.length > LONGEST_LINE) return;
  for (let length = text.length - 1; length > 0; length -= 1) {
    const steps = match.game.notation.parse(replay.state, replay.nextSeat, text.slice(0, length));
    if (!steps.ok || steps.value.length === 0) continue;
    if (!/[\s;]/.test(text.charAt(length)) && steps.value.at(-1)?.by !== CHANCE) continue;
    takeSteps(replay, steps.value);
    return;
  }
}

async function open(tags: Parts['tags'], load: LoadGame): Promise<Result<LiveMatch>> {
  const id = tags.get('Game');
  for (const name of ['Game', 'Rules', 'Seats', 'Dice']) {
    if (!tags.has(name))
      return fail(`The header ${name} is missing: a record begins with Game, Rules, Seats and Dice.`);
  }
  if (typeof id?.value !== 'string') return fail(`The game is a text, not ${quoted(id?.value)}.`, `line ${id?.line}`);
  const game = await load(id.value);
  if (!game.ok) return { ok: false, problem: atPath(game.problem, `line ${id.line}`) };
  const players = playersOf(tags);
  if (!players.ok) return players;
  const raw: { -readonly [K in keyof RawHeader]: unknown } = { players: players.value };
  for (const [field, name] of Object.entries(TAG_OF)) {
    // The keys of TAG_OF are fields of a header.
    if (tags.has(name)) raw[field as keyof RawHeader] = tags.get(name)?.value;
  }
  const opened = readHeader(game.value, raw);
  if (opened.ok) return opened;
  return { ok: false, problem: atPath(opened.problem, lineOf(tags, opened.problem.at ?? '')) };
}

/** The players of the headers Player1, Player2, ..., or undefined if there are none. */
function playersOf(tags: Parts['tags']): Result<readonly unknown[] | undefined> {
  const count = [...tags.keys()].filter((name) => name.startsWith('Player')).length;
  if (count === 0) return ok(undefined);
  const players: unknown[] = [];
  for (let number = 1; number <= count; number += 1) {
    const tag = tags.get(`Player${number}`);
    if (tag === undefined) return fail(`The header Player${number} is missing, although others are there.`);
    players.push(tag.value);
  }
  return ok(players);
}

/** The header line of a field such as `options.bag` or `players.0`. */
function lineOf(tags: Parts['tags'], at: string): string {
  const path = at.split('.');
  const [field] = path;
  const tag = tags.get(field === 'players' ? `Player${Number(path.at(1) ?? 0) + 1}` : TAG_OF[field]);
  return tag === undefined ? 'header' : `line ${tag.line}`;
}

/** One line of the body: an entry of the match itself, or the game's notation. */
function readLine(match: LiveMatch, replay: Replay<GameTypes>, text: string): Result<null> {
  if (text.startsWith('!')) return readOwn(replay, text);
  if (match.isOver) return fail('The match is over before this.');
  const steps = match.game.notation.parse(replay.state, replay.nextSeat, text);
  if (!steps.ok) {
    readBeginning(match, replay, text);
    return steps;
  }
  if (steps.value.length === 0) return fail(`This line holds no move: ${quoted(text)}.`);
  return takeSteps(replay, steps.value);
}

/** Up to the first wrong one. */
function takeSteps(replay: Replay<GameTypes>, steps: readonly Step[]): Result<null> {
  for (const step of steps) {
    const taken = replay.step(step);
    if (!taken.ok) return taken;
  }
  return ok(null);
}

/** An entry of the match itself. */
function readOwn(replay: Replay<GameTypes>, text: string): Result<null> {
  const read = readOwnLine(text);
  if (!read.ok) return read;
  const line = read.value;
  switch (line.kind) {
    case 'undo':
      return replay.undo(line.by, line.to, line.agreed);
    case 'resign':
      return replay.resign(line.by);
    case 'seat':
      return replay.seat(line.seat, line.player);
    case 'end':
      return replay.end();
  }
}

/** A result in the header must equal the result of the moves. */
function checkResult(match: LiveMatch, tag: ReturnType<Parts['tags']['get']>): Result<null> {
  if (tag === undefined) return ok(null);
  const at = `line ${tag.line}`;
  if (!match.isOver) return fail('The header gives a result, but the match is not over after the last line.', at);
  const played = resultValue(match.result);
  if (isSameData(tag.value, played)) return ok(null);
  return fail(`The header gives the result ${quoted(tag.value)}, but the moves lead to ${JSON.stringify(played)}.`, at);
}
