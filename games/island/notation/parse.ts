import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { KIND } from '../data/kinds.ts';
import { MOVE, type Move, moveCodec, outcomeCodec, PLAYED } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { isPartial } from '../rules/legal.ts';
import { ABOUT, dueStep, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { isOwnForm, leftOver, movesOfWords, unreadable, VERBS } from './acts.ts';
import { readEvents, readResults, readSetup } from './chance.ts';
import { kindsIn, letterOf, numberIn, pathIn, seatIn } from './names.ts';

type Read = Result<unknown>;

/** One act: its words, the part after `=`, and the part in braces. */
interface Act {
  readonly verb: string;
  readonly words: readonly string[];
  /** Null if the line has none. */
  readonly result: string | null;
  readonly events: string | null;
}

/** Plays moves one after another until one is refused; reports moves that cannot be encoded. */
function all(r: LineReader<Types>, moves: readonly Move[], at: string, act = at, form?: string): Read {
  for (const move of moves) {
    if (move.kind === 'crown' && isCrowned(r, move.at)) continue;
    const code = codeOf(move);
    if (code < 0) return unreadable(at, act, form);
    const played = r.play(code, at);
    if (!played.ok) return played;
  }
  return ok(null);
}

/** Whether a level just bought put its metropolis on a vertex without a choice. */
function isCrowned({ events, state }: LineReader<Types>, at: number): boolean {
  const last = events.at(-1);
  return last?.kind === 'metropolisBuilt' && last.at === at && dueStep(state) !== STEP.metropolis;
}

/** The code of a move, or -1 if a field has an invalid value. */
function codeOf(move: Move): number {
  const fields = Object.values(move);
  if (fields.some((value) => typeof value === 'number' && value < 0)) return -1;
  const parsed = moveCodec.parse(
    fields.map((value) => (Array.isArray(value) ? value.join(',') : String(value))).join(' '),
  );
  return parsed.ok ? parsed.value : -1;
}

/** One move for each letter. */
function cards(kind: 'discard' | 'gift' | 'take' | 'give' | 'want' | 'pick' | 'name', letters: string): Move[] | null {
  const kinds = kindsIn(letters);
  // The kinds that a move may name are checked when it is encoded.
  return kinds === null ? null : kinds.map((card) => ({ kind, card }) as Move);
}

/** `BB>O`. */
function sides(text: string): readonly [give: Move[], want: Move[]] | null {
  const found = /^([a-z]*)>([a-z]*)$/i.exec(text);
  const give = found === null ? null : cards('give', found[1]);
  const want = found === null ? null : cards('want', found[2]);
  return give === null || want === null ? null : [give, want];
}

/** `h5 P2`: the hex of the robber, and the robbed player; a single victim is not asked for, but may be written. */
function readRobbing(r: LineReader<Types>, [hex = '', victim = '']: readonly string[], text: string): Read {
  if (hex !== '') {
    const moved = all(r, [{ kind: 'robber', hex: numberIn(hex, 'h') }], hex, text, 'h5');
    if (!moved.ok) return moved;
  }
  if (victim === '') return ok(null);
  const seat = seatIn(victim);
  if (dueStep(r.state) === STEP.victim) return all(r, [{ kind: 'rob', seat }], victim, text, 'P2');
  const isOnly = dueStep(r.state) === STEP.steal && ABOUT.from.get(r.state) === seat;
  return isOnly
    ? ok(null)
    : fail(`${quoted(victim)} cannot be robbed: a building on that hex and a card are needed.`, victim, 'IK-083');
}

/** `P2 OK`: the player whose hand is seen, and the cards taken. */
function readTaking(r: LineReader<Types>, [name = '', taken = '']: readonly string[], text: string): Read {
  const picks = cards('pick', taken);
  if (picks === null) return unreadable(text, text);
  return name === '' ? ok(null) : all(r, [{ kind: 'target', seat: seatIn(name) }, ...picks], text);
}

/** Optional steps of a card: they end if nothing is written for them. */
const OPTIONAL: readonly number[] = [STEP.freeRoad, STEP.smith, STEP.relay];

function readPlay(r: LineReader<Types>, [name = '', ...words]: readonly string[], text: string): Read {
  const card = PLAYED.find((one) => one === name.toLowerCase());
  if (card === undefined) return unreadable(text, 'play');
  const played = all(r, [{ kind: 'play', card }], text);
  if (!played.ok) return played;
  if (card === 'knight' || card === 'bishop') return readRobbing(r, words, text);
  if (card === 'master-merchant') return readTaking(r, words, text);
  const moves = card === 'plenty' ? cards('take', words.join('')) : movesOfWords(r.state, `play ${card}`, words);
  if (moves === null) return unreadable(text, text);
  const done = all(r, moves, text);
  if (!done.ok) return done;
  const isLeftOut = words.length > 0 && OPTIONAL.includes(dueStep(r.state)) && isPartial(r.state, r.seat);
  return isLeftOut ? all(r, [{ kind: 'end' }], text) : done;
}

/** The moves of an act that depend on nothing else; null if the act cannot be read. */
function movesOf(r: LineReader<Types>, { verb, words }: Act): readonly Move[] | null {
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'kill':
    case 'tie':
      return movesOfWords(r.state, verb, [first]);
    case 'done':
      return [{ kind: 'end' }];
    case 'offer': {
      const both = sides(first);
      const to = second.split(',').map(seatIn);
      if (both === null || to.includes(-1) || new Set(to).size < to.length) return null;
      return [{ kind: 'offer' }, ...both[0], ...both[1], { kind: 'send', to: to.toSorted((a, b) => a - b) }];
    }
    case 'counter': {
      const both = sides(first);
      return both === null ? null : [{ kind: 'counter' }, ...both[0], ...both[1], { kind: 'reply' }];
    }
    case 'discard':
    case 'gift':
      return cards(verb, first);
    case 'aqueduct':
      return cards('take', first);
    case 'place':
      if (first.toLowerCase() !== 'none') return movesOfWords(r.state, verb, words);
      return dueStep(r.state) === STEP.station ? [{ kind: 'end' }] : null;
    case 'invite':
    case 'uninvite': {
      const seat = seatIn(first);
      const isOpen = seat >= 0 && ((r.state.house[r.seat] >> seat) & 1) === 1;
      return seat >= 0 && isOpen === (verb === 'uninvite') ? [{ kind: 'house', seat }] : null;
    }
    default:
      return movesOfWords(r.state, verb, words);
  }
}

const isOutcome = (verb: string): boolean => outcomeCodec.kinds.some((kind) => kind.toLowerCase() === verb);

/** Whether a line may begin with this word: an act, or a move or outcome in the plain form. */
function isVerb(verb: string): boolean {
  return VERBS.includes(verb) || isOutcome(verb) || moveCodec.kinds.some((kind) => kind.toLowerCase() === verb);
}

/** Parses an act. */
function takeAct(words: readonly string[]): Act {
  const text = words.join(' ');
  const [, head = '', events] = /^([^{]*)(?:\{([^}]*)\})?\s*$/.exec(text) ?? [undefined, text];
  const [, plain = '', result] = /^(.*?)(?:\s=(\S+))?\s*$/.exec(head) ?? [undefined, head];
  const [verb = '', ...rest] = plain.trim().split(' ');
  return { verb: verb.toLowerCase(), words: rest, result: result ?? null, events: events ?? null };
}

/** `bank BBBB>O`: cards are given in full, as many as the rate says (IK-094). */
function readBank(r: LineReader<Types>, [text = '']: readonly string[], line: string): Read {
  const [give = null, take = null, ...more] = text.split('>').map(kindsIn);
  if (give === null || take === null || more.length > 0 || take.length !== 1 || new Set(give).size !== 1)
    return unreadable(line, line);
  const rate = rateOf(r.state, r.seat, KIND[give[0]]);
  const traded = all(r, [{ kind: 'bank', give: give[0], take: take[0] }], line);
  if (!traded.ok || give.length === rate) return traded;
  const asked = letterOf(give[0]).repeat(rate);
  return fail(
    `The bank asks ${rate} ${give[0]} here, not ${give.length}: write ${asked}>${letterOf(take[0])}.`,
    line,
    RATE_RULES[rate],
  );
}

/** The rules for two, three and four cards. */
const RATE_RULES: readonly string[] = ['', '', 'IK-094', 'IK-090', 'IK-089'];

/** `relocate 39-40`: from the vertex where the knight was displaced; `relocate 39-off`. */
function readRelocation(r: LineReader<Types>, [path = '']: readonly string[], text: string): Read {
  const [start = '', end = ''] = path.toLowerCase().split('-');
  const isOff = end === 'off' && path.split('-').length === 2;
  const [from, to] = isOff ? [numberIn(start, ''), -1] : (pathIn(path) ?? [-1, -1]);
  if (from < 0 || (to < 0 && !isOff)) return unreadable(text, text);
  const stood = dueStep(r.state) === STEP.relocate ? ABOUT.at.get(r.state) : from;
  return from === stood
    ? all(r, [isOff ? { kind: 'end' } : { kind: 'relocate', to }], text)
    : fail(`The displaced knight stood on ${stood}, not on ${from}.`, text, 'IK-191');
}

function readAct(r: LineReader<Types>, act: Act, text: string): Read {
  const extra = leftOver(act.verb, act.words);
  if (extra !== null) return fail(`${quoted(extra)} is left over.`, text);
  if (act.verb === 'bank') return readBank(r, act.words, text);
  if (act.verb === 'relocate') return readRelocation(r, act.words, text);
  if (act.verb === 'done' && r.state.step === STEP.action)
    return fail('A special building phase ends with done, the action phase with end.', text, 'IK-055');
  if (act.verb === 'play') return readPlay(r, act.words, text);
  if (act.verb === 'drop') {
    const card = PROGRESS_CARDS.findIndex((one) => one === act.words[0].toLowerCase());
    return card < 0 ? unreadable(text, text) : r.play(MOVE.drop + card, text);
  }
  if (act.verb === 'robber') return readRobbing(r, act.words, text);
  if (act.verb === 'chase') {
    const [at = '', ...rest] = act.words;
    const chased = all(r, [{ kind: 'chase', at: numberIn(at, '') }], text);
    return chased.ok && rest.length > 0 ? readRobbing(r, rest, text) : chased;
  }
  const moves = movesOf(r, act);
  if (moves !== null && (act.verb === 'kill' || act.verb === 'tie') && act.words.length === 2) {
    const named = all(r, moves, text);
    return named.ok ? fetch(r, act.words[1]) : named;
  }
  return moves === null ? unreadable(text, text) : all(r, moves, text);
}

/** A progress card taken, or none. */
function fetch(r: LineReader<Types>, name: string): Read {
  if (name.toLowerCase() === 'none') return all(r, [{ kind: 'end' }], name);
  const card = PROGRESS_CARDS.findIndex((one) => one === name.toLowerCase());
  return card < 0 ? unreadable(name, 'play spy', 'spy') : r.play(MOVE.fetch + card, name);
}

/** The part after `=`: outcomes of chance, or the choice of another player or a Spy at that point. */
function readResult(r: LineReader<Types>, act: Act, result: string): Read {
  const due = dueStep(r.state);
  if (act.verb === 'force') {
    const moves = cards('gift', result);
    if (due !== STEP.forced && result.toLowerCase() === 'none') return ok(null);
    if (moves === null || due !== STEP.forced)
      return unreadable(result, 'force', '=C for what is given, or =none for nothing');
    const own = r.seat;
    r.seat = seatIn(act.words[0] ?? '');
    const given = all(r, moves, result);
    r.seat = own;
    return given;
  }
  return due === STEP.spy ? fetch(r, result) : readResults(r, result);
}

/** Decisions whose forced moves may be omitted: the act that names each. */
const DECIDED: ReadonlyMap<number, string> = new Map([
  [STEP.robber, 'robber'],
  [STEP.aqueduct, 'aqueduct'],
  [STEP.relocate, 'relocate'],
  [STEP.lose, 'lose'],
  [STEP.kill, 'kill'],
  [STEP.tie, 'tie'],
  [STEP.desert, 'desert'],
  [STEP.station, 'place'],
]);

/** Plays the forced moves that the line omits before this act. */
function supplyBefore(r: LineReader<Types>, verb: string): void {
  const isOther = (s: State): boolean => DECIDED.has(dueStep(s)) && DECIDED.get(dueStep(s)) !== verb;
  if (isOther(r.state) && !moveCodec.kinds.some((kind) => kind.toLowerCase() === verb && PLAIN_ONLY.includes(kind)))
    r.supply((ahead) => !isOther(ahead));
}

/** Kinds written only in their plain form, or beside an act of another name. */
const PLAIN_ONLY: readonly Move['kind'][] = ['take', 'deck', 'station'];

/** The author of a line: the seat of an act without a seat in front. */
const HOMES = new WeakMap<LineReader<Types>, Seat>();

/** Whether dice are read apart from their roll. */
function isRolled({ state, seat }: LineReader<Types>, { verb, words, result }: Act, isSeatNamed: boolean): boolean {
  if (verb !== 'roll' || words.length > 0 || result === null || (isSeatNamed && seat !== state.active)) return false;
  return dueStep(state) === STEP.red || dueStep(state) === STEP.event;
}

/**
 * Reads the text up to the next `;`: an act of the rules' notation, or a move or outcome in the plain form. A seat in
 * front (`P2:`, or `17.P2` at the beginning of a line) is the author of the act.
 */
export function read(r: LineReader<Types>): Read | null {
  const author = readAuthor(r);
  if (!author.ok) return author;
  const ahead = r.ahead;
  const end = ahead.indexOf(';');
  const words = end < 0 ? ahead : ahead.slice(0, end);
  const act = takeAct(words);
  supplyBefore(r, act.verb);
  return readOne(r, act, words, author.value);
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

function readOne(r: LineReader<Types>, act: Act, words: readonly string[], isSeatNamed: boolean): Read | null {
  const isOwn = isOwnForm(act.verb, act.words[0] ?? '');
  const hasMore = act.result !== null || act.events !== null;
  const isDone = isRolled(r, act, isSeatNamed);
  const verb = words[0] ?? '';
  if (!isOwn && !hasMore && !isDone && !isVerb(act.verb))
    return fail(`There is no act ${quoted(verb)}; acts are ${VERBS.join(', ')}.`, verb);
  if (isSeatNamed && (act.verb === 'setup' || isOutcome(act.verb)))
    return fail(`${quoted(verb)} is brought by chance, and no seat stands before it.`, verb);
  if (!isOwn && !hasMore && !isDone) return r.plain();
  const text = r.rest().join(' ');
  if (act.verb === 'setup') return readSetup(r, [...words.slice(1)]);
  const played = isDone ? ok(null) : isOwn ? readAct(r, act, text) : readPlain(r, act);
  if (!played.ok) return played;
  if (act.result !== null) {
    const brought = readResult(r, act, act.result);
    if (!brought.ok) return brought;
  }
  return act.events === null ? ok(null) : readEvents(r, act.events);
}

/** A move in the plain form, followed by results. */
function readPlain(r: LineReader<Types>, { verb, words }: Act): Read {
  const code = moveCodec.parse([verb, ...words].join(' '));
  return code.ok ? r.play(code.value, verb) : code;
}
