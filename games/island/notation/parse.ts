import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { MOVE, moveCodec, outcomeCodec } from '../moves.ts';
import { dueStep, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { isLeftOut, readEvents, readResults, readSetup } from './chance.ts';
import { forms, VERBS } from './forms.ts';
import { cardsIn, seatIn } from './names.ts';
import { fetch } from './parts.ts';

type Read = Result<unknown>;

/** One act: its text up to the part after `=`, that part, and the one in braces. */
interface Act {
  readonly verb: string;
  readonly words: readonly string[];
  /** Null if the line has none. */
  readonly result: string | null;
  readonly events: string | null;
}

function actIn(words: readonly string[]): Act {
  const line = words.join(' ');
  const [, head = '', events = null] = /^([^{]*)(?:\{([^}]*)\})?\s*$/.exec(line) ?? [undefined, line];
  const [, text = '', result = null] = /^(.*?)(?:\s=(\S+))?\s*$/.exec(head) ?? [undefined, head];
  const own = text.trim().split(' ');
  return { verb: own[0].toLowerCase(), words: own, result, events };
}

const isKind = (verb: string, { kinds }: { readonly kinds: readonly string[] }): boolean =>
  kinds.some((kind) => kind.toLowerCase() === verb);

/** The part after `=`: outcomes of chance, or the choice of another player or a Spy at that point. */
function readResult(r: LineReader<Types>, { verb, words }: Act, result: string): Read {
  const due = dueStep(r.state);
  if (verb === 'force') {
    const [card = -1, ...more] = cardsIn(result) ?? [];
    if (due !== STEP.forced && result.toLowerCase() === 'none') return ok(null);
    if (card < 0 || more.length > 0 || due !== STEP.forced)
      return fail(`${quoted(result)} should be =C for what is given, or =none for nothing.`, result, 'IK-221');
    const own = r.seat;
    r.seat = seatIn(words[1] ?? '');
    const given = r.play(moveCodec.join('gift', [card]), result);
    r.seat = own;
    return given;
  }
  return due === STEP.spy ? fetch(r, result) : readResults(r, result);
}

/** Decisions whose forced moves may be omitted: the acts, and the plain kinds, that name each. */
const DECIDED: ReadonlyMap<number, readonly string[]> = new Map([
  [STEP.robber, ['robber']],
  [STEP.aqueduct, ['aqueduct', 'take']],
  [STEP.relocate, ['relocate']],
  [STEP.lose, ['lose']],
  [STEP.kill, ['kill', 'deck']],
  [STEP.tie, ['tie', 'deck']],
  [STEP.desert, ['desert']],
  [STEP.station, ['place', 'station']],
]);

/** Plays the forced moves that the line omits before this act. */
function supplyBefore(r: LineReader<Types>, verb: string): void {
  const isOther = (s: State): boolean => DECIDED.get(dueStep(s))?.includes(verb) === false;
  if (isOther(r.state)) r.supply((ahead) => !isOther(ahead));
}

/** The author of a line: the seat of an act without a seat in front. */
const HOMES = new WeakMap<LineReader<Types>, Seat>();

/** Whether dice are read apart from their roll. */
function isRolled({ state, seat }: LineReader<Types>, { verb, words, result }: Act, isSeatNamed: boolean): boolean {
  if (verb !== 'roll' || words.length > 1 || result === null || (isSeatNamed && seat !== state.active)) return false;
  return dueStep(state) === STEP.red || dueStep(state) === STEP.event;
}

/**
 * Reads the text up to the next `;`: an act of the rules' notation, or a move or outcome in the plain form. A seat in
 * front (`P2:`, or `17.P2` at the beginning of a line) is the author of the act.
 */
export function read(r: LineReader<Types>): Read {
  const author = readAuthor(r);
  if (!author.ok) return author;
  const { ahead } = r;
  const end = ahead.indexOf(';');
  const act = actIn(end < 0 ? ahead : ahead.slice(0, end));
  supplyBefore(r, act.verb);
  return readOne(r, act, author.value);
}

/** `P2:`, `17.P2`: the author of the act. @returns whether a seat is written */
function readAuthor(r: LineReader<Types>): Result<boolean> {
  const found = /^(?:\d+\.)?(p[1-6]):?$/i.exec(r.peek());
  const home = HOMES.get(r) ?? r.seat;
  HOMES.set(r, home);
  r.seat = home;
  if (found === null) return ok(false);
  const [text, name] = found;
  const turn = text.includes('.') ? text.slice(0, text.indexOf('.')) : null;
  r.next();
  r.seat = seatIn(name);
  const { seats } = r.state.setup;
  if (r.seat >= seats) return fail(`There is no seat ${quoted(text)}; seats are P1 to P${seats}.`, text, 'IK-003');
  if (turn === null) return ok(true);
  HOMES.set(r, r.seat);
  return wholeIn(turn) === r.state.turn ? ok(true) : fail(`It is turn ${r.state.turn}, not ${turn}.`, text, 'IK-003');
}

function readOne(r: LineReader<Types>, act: Act, isSeatNamed: boolean): Read {
  const { verb, result, events } = act;
  const isOutcome = isKind(verb, outcomeCodec);
  if (isSeatNamed && (isOutcome || verb === 'setup'))
    return fail(`${quoted(r.peek())} is brought by chance, and no seat stands before it.`, r.peek());
  if (isOutcome) return r.plain();
  const [, ...rest] = r.rest();
  if (verb === 'setup' && rest.length > 0) return readSetup(r, rest);
  const played = isRolled(r, act, isSeatNamed) ? ok(null) : readMoves(r, act);
  if (!played.ok) return played;
  const brought = result === null ? played : readResult(r, act, result);
  return !brought.ok || events === null ? brought : readEvents(r, events);
}

/** The moves of an act: one in the plain form, or those of the act's own form. */
function readMoves(r: LineReader<Types>, { verb, words }: Act): Read {
  const text = words.join(' ');
  const plain = moveCodec.parse(text);
  if (plain.ok) return r.play(plain.value, text);
  if (verb === 'done' && r.state.step === STEP.action)
    return fail('A special building phase ends with done, the action phase with end.', text, 'IK-055');
  const form = forms.find(text, r.state);
  if (form === undefined)
    return isKind(verb, moveCodec)
      ? plain
      : fail(`There is no act ${quoted(words[0])}; acts are ${VERBS.join(', ')}.`, words[0]);
  const done = form.read(r, text);
  if (!done.ok) {
    const { message, at = text, rule, code } = done.problem;
    return fail(message, at, rule, code);
  }
  return verb === 'play' && words.length > 2 && isLeftOut(r.state, r.seat) ? r.play(MOVE.end, text) : done;
}
