import type { LineReader } from '@marchlands/core/notation.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { distance, PAIRS, SQUARES } from '../data/geometry.ts';
import { KINDS, kindOfLetter, LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { ANSWER, MOVE, OUTCOME } from '../moves.ts';
import { optionSchema } from '../options.ts';
import { actors } from '../rules/legal.ts';
import { PHASE } from '../state.ts';
import type { Types } from '../types.ts';
import { drawsUnseen } from '../view/view.ts';
import { optionText } from './format.ts';

/** Plays along with all unseen tiles taken as if they were in the bag, so that no line can be used to probe. */
type Reader = LineReader<Types>;

const VERBS = 'd (discover), c (city tile), r (road), a (activate), t (take), >, pay, points or lose';
const PAIR_NUMBERS = new Map(PAIRS.map(({ from, into }, i) => [from * 64 + into, i]));
const NOTHING = -1;
const NOT_DRAWN = 'Drawn tiles are missing before this: write them as =GD.';

/** What each word begins, or what a sign in front of a word does. */
const READERS: { readonly [word: string]: (r: Reader, token: string) => Result<unknown> } = {
  ';': readSeparator,
  d: (r) => readAction(r, 'd', MOVE.discover),
  c: (r) => readAction(r, 'c', MOVE.city),
  r: (r) => readAction(r, 'r', MOVE.road),
  a: readActivate,
  t: readTake,
  pay: (r, token) => readAnswer(r, token, ANSWER.treasure),
  points: (r, token) => readAnswer(r, token, ANSWER.points),
  lose: (r, token) => readAnswer(r, token, ANSWER.city),
  start: (r, token) => readCorner(r, token, PHASE.corner, OUTCOME.attackCorner),
  entry: (r, token) => readCorner(r, token, PHASE.entry, OUTCOME.entryCorner),
  first: (r) => readFirst(r, r.next()),
  br: readHeader,
  pass: (_r, token) =>
    fail('A player may not pass: one of the four actions must be taken.', token, 'BR-23', 'unknownMove'),
  '=': readDraws,
  '#': readFace,
  '>': readTarget,
};

/** `4.2`: the number of the turn and of the player. */
function readPrefix(r: Reader): Result<unknown> {
  const found = /^(\d{1,5})\.(\d)$/.exec(r.peek());
  if (found === null) return ok(null);
  const { turn, player } = r.state;
  if (wholeIn(found[1]) !== turn || wholeIn(found[2]) !== player + 1) {
    return fail(`It is turn ${turn} of player ${player + 1}, not ${found[0]}.`, found[0], 'BR-25', 'notYourTurn');
  }
  r.next();
  return r.peek() === '' ? fail(`After ${found[0]} a move must follow: ${VERBS}.`) : ok(null);
}

/**
 * Where a line goes on but leaves out the face of a face-down tile, as public records do, the kind of which most are
 * left lies there, apart from what the rest of the line shows or names: nobody looks at it.
 */
function fillFace(r: Reader, token: string): void {
  if (!drawsUnseen(r.state)) return;
  const named = [token, ...r.ahead]
    .filter((word) => /^[=#]/.test(word))
    .join('')
    .toUpperCase();
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind += 1) {
    // What truly is in the bag.
    const left = r.state.bag[kind] - (r.before.pool[kind] - r.before.bag[kind]);
    const free = left - named.split(LETTERS.charAt(kind)).length;
    if (left <= 0 || free <= most) continue;
    best = kind;
    most = free;
  }
  r.chance(OUTCOME.tile + best, '');
}

/** Before a new action: everything of the last one must have happened. */
function finishAction(r: Reader, token: string): Result<unknown> {
  fillFace(r, token);
  const { phase } = r.state;
  if (phase === PHASE.discover)
    return fail('The tile drawn is missing before this: write it as =G.', token, 'BR-28', 'drawPending');
  if (phase === PHASE.draw) return fail(NOT_DRAWN, token, 'BR-44', 'drawPending');
  return ok(null);
}

function readSeparator(r: Reader): Result<unknown> {
  if (r.steps.length === 0) return fail('A line cannot begin with ";".', ';');
  return r.peek() === '' || r.peek() === ';'
    ? fail('After ";" another action must follow.', ';')
    : finishAction(r, ';');
}

function readSquare(r: Reader, what: string): Result<number> {
  const token = r.next();
  const cell = SQUARES.indexOf(token.toUpperCase());
  return cell >= 0 ? ok(cell) : fail(`${what} needs a square from A1 to H8, not ${quoted(token)}.`, token || what);
}

function readAction(r: Reader, verb: string, base: number): Result<unknown> {
  const finished = finishAction(r, verb);
  if (!finished.ok) return finished;
  const cell = readSquare(r, verb);
  return cell.ok ? r.play(base + cell.value) : cell;
}

function readActivate(r: Reader): Result<unknown> {
  const finished = finishAction(r, 'a');
  if (!finished.ok) return finished;
  const token = r.next();
  const found = /^([A-H][1-8])-([A-H][1-8])$/.exec(token.toUpperCase());
  if (found === null) return fail(`a needs source and target, as in a E4-E5, not ${quoted(token)}.`, token || 'a');
  const from = SQUARES.indexOf(found[1]);
  const into = SQUARES.indexOf(found[2]);
  const pair = PAIR_NUMBERS.get(from * 64 + into);
  if (pair === undefined) {
    return fail(
      `${found[2]} is not adjacent to ${found[1]} (they are ${distance(from, into)} apart); the target must share a side with the source.`,
      `a ${token}`,
      'BR-39',
      'targetNotAdjacent',
    );
  }
  return r.play(MOVE.activate + pair);
}

/** Plays a move that a line names; what happens by it is named with it, and not once more. */
function playSaid(r: Reader, code: number, kind: Event['kind']): Result<unknown> {
  const told = r.events.length;
  const played = r.play(code);
  const said = r.events.findIndex((event, i) => i >= told && event.kind === kind);
  if (said >= 0) r.events.splice(said, 1);
  return played;
}

function readTake(r: Reader): Result<unknown> {
  const { events, state } = r;
  const token = r.next();
  const said = `t ${token}`;
  const kind = token === '-' ? NOTHING : kindOfLetter(token);
  if (kind < 0 && token !== '-') {
    return fail(`t needs one of the letters ${[...LETTERS].join(' ')}, or - for none, not ${quoted(token)}.`, said);
  }
  if (state.phase === PHASE.take) {
    if (kind !== NOTHING) return playSaid(r, MOVE.take + kind, 'tileTaken');
    return fail('One of the remaining tiles must be taken.', said, 'BR-48', 'takeFirst');
  }
  const done = events.findLast((event) => event.kind === 'tileTaken' || event.kind === 'nothingLeft');
  if (done !== undefined) {
    // What the rules did by themselves can be named once.
    events.splice(events.indexOf(done), 1);
    const taken = done.kind === 'tileTaken' ? TILES.indexOf(done.tile) : NOTHING;
    if (taken === kind) return ok(null);
    const truth = taken === NOTHING ? 'no tile is left' : `only ${LETTERS.charAt(taken)} can be taken`;
    return fail(`After these draws ${truth}, so it is not "${said}".`, said, 'BR-48', 'notDrawn');
  }
  if (state.phase === PHASE.draw) return fail(NOT_DRAWN, said);
  if (kind === NOTHING) return fail('No tile was drawn that could be left.', said, 'BR-47', 'nothingToTake');
  return r.play(MOVE.take + kind);
}

function readTarget(r: Reader, token: string): Result<unknown> {
  const { events, state } = r;
  const cell = SQUARES.indexOf(token.slice(1).toUpperCase());
  if (cell < 0) return fail(`> needs a square, as in >C1, not ${quoted(token)}.`, token);
  fillFace(r, token);
  const moved = events.findLast((event) => event.kind === 'targetMoved');
  if (state.phase === PHASE.target || moved === undefined) return playSaid(r, MOVE.target + cell, 'targetMoved');
  events.splice(events.indexOf(moved), 1);
  if (moved.into === cell) return ok(null);
  return fail(`The only other target is ${SQUARES[moved.into]}, not ${SQUARES[cell]}.`, token, 'BR-42', 'noTargetDue');
}

function readAnswer(r: Reader, verb: string, how: number): Result<unknown> {
  const cell = readSquare(r, verb);
  if (!cell.ok) return cell;
  const { phase, at } = r.state;
  if (phase !== PHASE.answer || cell.value === at) return r.play(MOVE.answer + how);
  return fail(`The barbarians are at ${SQUARES[at]}, not ${SQUARES[cell.value]}.`, verb, 'BR-89', 'noBandHere');
}

/** Drawn tiles, `=BG`. */
function readDraws(r: Reader, token: string): Result<unknown> {
  fillFace(r, token);
  const kinds = [...token.slice(1)].map(kindOfLetter);
  if (kinds.includes(-1)) {
    return fail(`= needs letters out of ${[...LETTERS].join(' ')}, not ${quoted(token.slice(1))}.`, token);
  }
  const { phase } = r.state;
  if (phase !== PHASE.discover && phase !== PHASE.draw) return fail('No tile is drawn and shown here.', token, 'BR-28');
  if (kinds.length === 0) return fail('After = the drawn tiles must follow, as in =BG.', token);
  if (phase === PHASE.discover && kinds.length > 1)
    return fail('A discovery draws one tile, as in =G.', token, 'BR-28');
  for (const kind of kinds) {
    if (r.state.phase !== phase) return fail('More tiles are given here than are drawn.', token, 'BR-44');
    const done = r.chance(OUTCOME.tile + kind, token);
    if (!done.ok) return done;
  }
  return ok(null);
}

/** The face of a face-down tile, `#D`. */
function readFace(r: Reader, token: string): Result<unknown> {
  const kind = kindOfLetter(token.slice(1));
  if (kind < 0) return fail(`# needs one of the letters ${[...LETTERS].join(' ')}, not ${quoted(token)}.`, token);
  if (!drawsUnseen(r.state)) return fail('No face-down tile is placed here.', token, 'BR-12');
  return r.chance(OUTCOME.tile + kind, token);
}

function readCorner(r: Reader, word: string, phase: number, base: number): Result<unknown> {
  const cell = readSquare(r, word);
  return cell.ok ? drawCorner(r, word, phase, base, cell.value) : cell;
}

function drawCorner(r: Reader, word: string, phase: number, base: number, cell: number): Result<unknown> {
  const { corners } = r.state.setup.board;
  const corner = corners.indexOf(cell);
  if (corner < 0) {
    return fail(`The corners are ${corners.map((c) => SQUARES[c]).join(', ')}, not ${SQUARES[cell]}.`, word, 'BR-10');
  }
  fillFace(r, word);
  return r.state.phase === phase ? r.chance(base + corner, word) : fail('No corner is drawn here.', word);
}

function readFirst(r: Reader, token: string): Result<unknown> {
  const { setup, phase } = r.state;
  const seat = /^\d$/.test(token) ? Number(token) - 1 : -1;
  if (seat < 0 || seat >= setup.seats) {
    return fail(`The first player is 1 to ${setup.seats}, not ${quoted(token)}.`, 'first', 'BR-17');
  }
  if (phase !== PHASE.first) return fail('The first player is not drawn here.', 'first', 'BR-17');
  return r.chance(seat, token);
}

/**
 * `BR players=2 first=1 entryCorner=random entry=H1`: says what was drawn at the start, and must fit the match: an option
 * that it leaves out has its default.
 */
function readHeader(r: Reader): Result<unknown> {
  const { setup, phase } = r.state;
  const changed = changedOptions(optionSchema, setup.seats, setup.options);
  const options: { readonly [name: string]: unknown } = { ...setup.options, ...changed };
  const fields = new Map<string, string>();
  while (r.peek() !== '') {
    const field = r.next();
    const [name = '', ...values] = field.split('=');
    if (values.length === 0) return fail(`After BR come fields like first=1, not ${quoted(field)}.`, field);
    if (fields.has(name)) return fail(`${name} stands here twice.`, field);
    const value = values.join('=');
    fields.set(name, value);
    if (name === 'first' || name === 'entry') continue;
    if (name === 'players') {
      if (value !== String(setup.seats)) return fail(`This match has ${setup.seats} players, not ${value}.`, field);
    } else if (!Object.hasOwn(optionSchema, name)) return fail(`There is no option ${quoted(name)}.`, field);
    else if (field !== optionText(name, options[name])) {
      return fail(`This match has ${optionText(name, options[name])}, not ${quoted(value)}.`, field);
    }
  }
  const missing = Object.entries(changed).find(([name]) => !fields.has(name));
  if (missing !== undefined) {
    return fail(
      `This match has ${optionText(...missing)}, which this line leaves out: it would then be the default.`,
      'BR',
    );
  }
  if (phase === PHASE.first) {
    const done = readFirst(r, fields.get('first') ?? '');
    if (!done.ok) return done;
  }
  const entry = fields.get('entry');
  if (entry === undefined) return ok(null);
  const cell = SQUARES.indexOf(entry.toUpperCase());
  return cell < 0
    ? fail(`entry is a corner, not ${quoted(entry)}.`, 'entry')
    : drawCorner(r, 'entry', PHASE.entry, OUTCOME.entryCorner, cell);
}

/**
 * Reads one line: the seat's moves, and chance results where the line gives them. A typed line may stop before chance.
 * A move that can be read but not played ends the reading: it stands last among the steps, and whoever plays them is
 * told why it is refused. What cannot be read fails with a sentence, and a rule where one forbids it.
 */
export function read(r: Reader): Result<unknown> {
  const { before, state } = r;
  if (state.phase === PHASE.over) return fail('The game is over.', undefined, 'BR-81', 'matchOver');
  state.bag.set(state.pool);
  // A line that goes on after chance is the player's in turn, whoever hands it in.
  if (actors(before) === CHANCE) r.seat = state.player;
  if (r.peek() === '') return fail(`A line holds a move: ${VERBS}.`);
  const prefix = readPrefix(r);
  if (!prefix.ok) return prefix;
  for (let token = r.next(); token !== ''; token = r.next()) {
    const done = r.refused === null ? readToken(r, token) : ok(null);
    if (!done.ok && r.refused === null) return done;
  }
  if (r.refused !== null) r.steps.push(r.refused);
  return ok(null);
}

function readToken(r: Reader, token: string): Result<unknown> {
  const word = /^[=#>]/.test(token) ? token.charAt(0) : token.toLowerCase();
  if (Object.hasOwn(READERS, word)) return READERS[word](r, token);
  return fail(`A move begins with ${VERBS}, not ${quoted(token)}.`, token);
}
