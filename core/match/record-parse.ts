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

/** Where a field of the header stands in the text. */
const TAG_OF: { readonly [field: string]: string } = {
  game: 'Game',
  rulesVersion: 'Rules',
  seats: 'Seats',
  options: 'Options',
  shipped: 'Shipped',
  position: 'Position',
  dice: 'Dice',
};

/** What a text gives: the match as far as its lines are right, and the first thing that is wrong with it. */
export interface ReadRecord {
  /** Null where the header does not lead to a match. */
  readonly match: Match | null;
  readonly problem: Problem | null;
  /** False where the text is no record at all, or one that leaves out what a replay needs. */
  readonly isRecord: boolean;
  /** By name, the line on which a header stands, counted from 1. */
  readonly headers: ReadonlyMap<string, number>;
  /** By entry of the match, the line on which it stands. */
  readonly lines: readonly number[];
  /** The entry that takes back a choice with which the record breaks off; null where its choices are whole. */
  readonly unfinished: number | null;
  /** Entries that are undos without the consent that they would need today. */
  readonly unasked: readonly number[];
}

/**
 * Reads a full record (`record-format.ts` describes the form) and replays it by the rules. The first thing that is wrong is
 * told with its line; nothing is half taken. A choice with which it breaks off is taken back: records of earlier versions
 * hold the moves of a choice one by one. Where the record breaks off while chance must act, chance is still due:
 * call `proceed` to play on.
 */
export async function parseRecord(text: string, load: LoadGame): Promise<Result<Match>> {
  const { match, problem } = await readRecord(text, load);
  // Without a problem there is a match.
  return problem !== null || match === null ? { ok: false, problem: problem ?? NO_MATCH } : ok(match);
}

const NO_MATCH: Problem = { message: 'The record holds no match.' };

/** The same, with what could be replayed before the first thing that is wrong: for those who look for a cause. */
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
    // A simultaneous decision is written when its last choice was read: each of its entries is told by that line.
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

/** Longest line of which a beginning is looked for. */
const LONGEST_LINE = 500;

/**
 * Takes the longest beginning of a line that the notation refused, so that a changed outcome in it can be told: often it
 * is what makes the rest of its line unreadable. A beginning ends with a word, or with an outcome of several that are
 * written together.
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

/** The players of the headers Player1, Player2, ..., or undefined where there is none. */
function playersOf(tags: Parts['tags']): Result<readonly unknown[] | undefined> {
  const count = [...tags.keys()].filter((name) => name.startsWith('Player')).length;
  if (count === 0) return ok(undefined);
  const players: unknown[] = [];
  for (let number = 1; number <= count; number += 1) {
    const tag = tags.get(`Player${number}`);
    if (tag === undefined) return fail(`The header Player${number} is missing, while others are there.`);
    players.push(tag.value);
  }
  return ok(players);
}

/** The line of the header in which a field such as `options.bag` or `players.0` stands. */
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

/** Up to the first that is wrong. */
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

/** The result that the header gives, where it gives one, must be the one that the moves lead to. */
function checkResult(match: LiveMatch, tag: ReturnType<Parts['tags']['get']>): Result<null> {
  if (tag === undefined) return ok(null);
  const at = `line ${tag.line}`;
  if (!match.isOver) return fail('The header gives a result, but the match is not over after the last line.', at);
  const played = resultValue(match.result);
  if (isSameData(tag.value, played)) return ok(null);
  return fail(`The header gives the result ${quoted(tag.value)}, but the moves lead to ${JSON.stringify(played)}.`, at);
}
