import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { KINDS, LETTERS } from '../data/tiles.ts';
import { OUTCOME } from '../moves.ts';
import { actors } from '../rules/legal.ts';
import { PHASE } from '../state.ts';
import type { Types } from '../types.ts';
import { drawsUnseen } from '../view/view.ts';
import { forms, NOT_DRAWN } from './forms.ts';
import { readHeader } from './header.ts';

/** Plays along with all unseen tiles treated as in the bag, so that no line can be used for probing. */
type Reader = LineReader<Types>;

const VERBS = forms.verbs.join(', ');
const ACTIONS = ['discover', 'city', 'road', 'activate'];

/** `4.2`: the number of the turn and of the player. */
function readPrefix(r: Reader): Result<unknown> {
  const [turn, player = -1, ...more] = r.peek().split('.').map(wholeIn);
  if (turn < 0 || player < 0 || more.length > 0) return ok(null);
  const given = r.next();
  const { state } = r;
  if (turn !== state.turn || player !== state.player + 1) {
    const now = `It is turn ${state.turn} of player ${state.player + 1}`;
    return fail(`${now}, not ${given}.`, given, 'BR-25', 'notYourTurn');
  }
  return r.peek() === '' ? fail(`After ${given} a move must follow: ${VERBS}.`) : ok(null);
}

/**
 * If a line continues but omits the face of a face-down tile, as public records do, the most frequent kind left is
 * used, not counting tiles that the rest of the line shows or names: nobody looks at it.
 */
function fillFace(r: Reader): void {
  if (!drawsUnseen(r.state)) return;
  const named = r.ahead
    .filter((word) => word.startsWith('=') || word.startsWith('#'))
    .join('')
    .toUpperCase();
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < KINDS; kind += 1) {
    // The true content of the bag.
    const left = r.state.bag[kind] - (r.before.pool[kind] - r.before.bag[kind]);
    const free = left - named.split(LETTERS.charAt(kind)).length;
    if (left <= 0 || free <= most) continue;
    best = kind;
    most = free;
  }
  r.chance(OUTCOME.tile + best, '');
}

/** Before a new action, everything of the last one must have happened. */
function finishAction(r: Reader): Result<unknown> {
  const { phase } = r.state;
  const next = r.peek();
  if (phase === PHASE.discover)
    return fail('The tile drawn is missing before this: write it as =G.', next, 'BR-28', 'drawPending');
  return phase === PHASE.draw ? fail(NOT_DRAWN, next, 'BR-44', 'drawPending') : ok(null);
}

/** The `;` between actions. */
function readSeparator(r: Reader): Result<unknown> {
  if (r.steps.length === 0) return fail('A line cannot begin with ";".', ';');
  fillFace(r);
  const finished = finishAction(r);
  r.next();
  return r.peek() === '' || r.peek() === ';' ? fail('After ";" another action must follow.', ';') : finished;
}

/** Reads the item that begins with a word. */
function readNext(r: Reader): Result<unknown> {
  const word = r.peek();
  const verb = word.toLowerCase();
  if (verb === ';') return readSeparator(r);
  if (verb === 'br') {
    if (r.steps.length > 0 || ![PHASE.first, PHASE.entry].includes(r.state.phase))
      return fail('BR begins the line in which the first player or the entry square is drawn.', word, 'BR-17');
    r.next();
    return readHeader(r);
  }
  if (verb === 'pass') {
    return fail('A player may not pass: one of the four actions must be taken.', word, 'BR-23', 'unknownMove');
  }
  const form = forms.find(word, r.state);
  if (form === undefined) return fail(`A move begins with one of ${VERBS}, not ${quoted(word)}.`, word);
  if (!['take', 'answer'].includes(form.kind) && !word.startsWith('#')) fillFace(r);
  const finished = ACTIONS.includes(form.kind) ? finishAction(r) : ok(null);
  if (!finished.ok) return finished;
  if (word.startsWith('=')) return readDraws(r);
  const told = r.events.length;
  const read = form.read(r, r.take(form.words));
  // Events that the move itself states need not be named again.
  if (form.kind === 'take' || form.kind === 'target') r.events.splice(told);
  return read;
}

/** Drawn tiles, `=BG`: as if each were written separately. */
function readDraws(r: Reader): Result<unknown> {
  const letters = r.next().slice(1);
  if (letters === '') return fail('After = the drawn tiles must follow, as in =BG.', '=');
  for (const letter of letters) {
    const draw = `=${letter}`;
    const drawn = forms.find(draw, r.state)?.read(r, draw);
    if (drawn?.ok === false) return drawn;
  }
  return ok(null);
}

/**
 * Reads one line: the seat's moves, and chance results if the line gives them. A typed line may stop before chance. A
 * move that can be read but is illegal ends the reading: it comes last among the steps, and playing it gives the
 * refusal. Unreadable text fails with a sentence, and the rule that forbids it, if any.
 */
export function read(r: Reader): Result<unknown> {
  const { before, state } = r;
  if (state.phase === PHASE.over) return fail('The game is over.', undefined, 'BR-81', 'matchOver');
  state.bag.set(state.pool);
  // A line that goes on after chance belongs to the player in turn, whoever submits it.
  if (actors(before) === CHANCE) r.seat = state.player;
  if (r.peek() === '') return fail(`A line holds a move: ${VERBS}.`);
  const prefix = readPrefix(r);
  if (!prefix.ok) return prefix;
  while (r.peek() !== '') {
    const done = readNext(r);
    if (!done.ok && r.refused === null) return done;
    if (r.refused === null) continue;
    r.steps.push(r.refused);
    // The rest is not read.
    r.whole();
  }
  return ok(null);
}
