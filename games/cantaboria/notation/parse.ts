import type { LineReader } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { BOAT, TOKENS } from '../data/limits.ts';
import type { Token } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { lettersOf } from '../position/letters.ts';
import { TOKEN_LETTERS } from '../position/line.ts';
import { positionOfStopped } from '../rules/boat.ts';
import { actors } from '../rules/legal.ts';
import { countIn } from '../rules/waters.ts';
import { ABOUT, LANDINGS, SIDES, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { placeNamed } from '../view/names.ts';
import type { Refusal } from '../words/refusals.ts';
import { readChance } from './chance.ts';
import { LANDED, prefixOf, readPart } from './items.ts';
import { refuse } from './names.ts';

type Failure = ReturnType<typeof fail>;

const unreadable = (word: string, form: string): Failure =>
  fail(`${quoted(word)} cannot be read; it should be ${form}.`, word);

/**
 * Reads one action: the part of a line after its seat. Only the first problem is kept; after it nothing is played, and
 * names resolve to something harmless, so that the caller checks once, at the end.
 */
class Action {
  readonly #r: LineReader<Types>;
  /** The state before the action: its names are those of that moment. */
  readonly before: State;
  #failure: Failure | null = null;

  constructor(r: LineReader<Types>) {
    this.#r = r;
    this.before = r.state.clone();
  }

  get state(): State {
    return this.#r.state;
  }

  get failure(): Failure | null {
    return this.#failure;
  }

  #keep(failure: Failure): void {
    this.#failure ??= failure;
  }

  refuse(code: Refusal, at?: string): void {
    this.#keep(refuse(this.before.setup, code, at));
  }

  unreadable(word: string, form: string): void {
    this.#keep(unreadable(word, form));
  }

  /** Reports anything left of a line. */
  end(left: readonly string[]): void {
    if (left.length > 0) this.#keep(fail(`${quoted(left[0])} is left over.`, left[0]));
  }

  fail(message: string, at: string): void {
    this.#keep(fail(message, at));
  }

  /** Plays moves of the seat one after the other. */
  play(moves: Move | readonly Move[], at?: string): void {
    for (const move of [moves].flat()) {
      if (this.#failure !== null) return;
      const code = moveCodec.read(move);
      if (!code.ok) this.refuse(move.kind === 'position' ? 'noSuchPosition' : 'notOnTheMap', at);
      else {
        const played = this.#r.play(code.value, at);
        if (!played.ok) this.#keep(played);
      }
    }
  }

  /** Ends a step, if the seat is at it or reaches it by forced moves. */
  endStep(step: number, at: string): void {
    const isThere = this.state.step === step || this.#r.supply((ahead) => ahead.step === step);
    if (isThere) this.play({ kind: 'end' }, at);
    else this.refuse('notNow', at);
  }

  /** A place by its name. */
  place(name = ''): number {
    const at = placeNamed(this.before, name);
    if (at < 0) this.refuse('notOnTheMap', name);
    return Math.max(0, at);
  }

  /** A territory by its id. */
  territory(name: string): number {
    const at = this.place(name);
    if (at >= BOAT) this.refuse('notOnTheMap', name);
    return at;
  }

  /** A water space by its id. */
  space(name: string): number {
    const space = this.before.setup.land.spaceIds.indexOf(name);
    if (space < 0) this.refuse('notOnTheMap', name);
    return Math.max(0, space);
  }

  /** `t`, `t2`: each token. @param item the part of the line that contains it, which should have the form `form` */
  tokens(word: string, item: string, form: string): readonly Token[] {
    const found = /^([tgimhw])([1-9]\d?)?$/.exec(word);
    if (found === null) this.unreadable(item, form);
    const [, letter = 't', count = '1'] = found ?? [];
    return new Array<Token>(Number(count)).fill(TOKENS[TOKEN_LETTERS.indexOf(letter)]);
  }
}

/** `site C3`. */
function readTerritory(a: Action, kind: 'site' | 'draft' | 'serve', words: readonly string[]): void {
  if (words.length === 1) a.play({ kind, at: a.territory(words[0]) });
  else a.unreadable(words.join(' '), `"${kind} C3"`);
}

function readVote(a: Action, words: readonly string[]): void {
  if ((words[0] !== 'y' && words[0] !== 'n') || words.length > 1) a.unreadable(words.join(' '), 'y or n');
  a.play({ kind: 'vote', is: words[0] === 'y' ? 'yes' : 'no' });
}

/** `trade -`, `ship -`. */
function readEnd(a: Action, word: 'trade' | 'ship', words: readonly string[]): void {
  if (words.length === 1 && words[0] === '-') a.endStep(STEP[word], word);
  else a.unreadable([word, ...words].join(' '), `"${word} -"`);
}

const BUILT: { readonly [letter: string]: 'weapon' | 'city' | 'boat' } = { w: 'weapon', c: 'city', b: 'boat' };

function readDev(a: Action, words: readonly string[]): void {
  const isGold = words.at(-1) === 'gold';
  const [letter = '', name = '', boat] = isGold ? words.slice(0, -1) : words;
  if (letter === '-' && words.length === 1) {
    a.endStep(STEP.develop, 'dev');
    return;
  }
  const what = Object.hasOwn(BUILT, letter) ? BUILT[letter] : null;
  if (what === null || words.length !== (isGold ? 3 : 2) + (what === 'boat' ? 1 : 0)) {
    a.unreadable(['dev', ...words].join(' '), '"dev w D4", "dev c D4 gold", "dev b C3 M1#1" or "dev -"');
    return;
  }
  a.play({ kind: 'build', what, at: a.place(name), price: isGold ? 'gold' : 'goods' });
  if (what !== 'boat') return;
  const [, water = '', n = ''] = /^(.+)#([1-9]\d?)$/.exec(boat) ?? [];
  if (n === '') a.unreadable(boat, 'a water and a position in its file, such as M1#1');
  a.play({ kind: 'enter', space: a.space(water) }, boat);
  if (a.state.step === STEP.position) a.play({ kind: 'position', at: Number(n) }, boat);
  else if (n !== '1') a.refuse('noSuchPosition', boat);
}

function readBreed(a: Action, [from = '', into = '', ...left]: readonly string[]): void {
  a.end(left);
  a.play({ kind: 'breed', ground: a.territory(from), into: into === '-' ? null : a.place(into) });
}

/** `t@C3,g2@D4` with `@`, or `m2>A1` with `>`: moves of one kind, ascending. */
function readSide(a: Action, kind: 'give' | 'get' | 'pay' | 'put', word: string): readonly Move[] {
  const sign = kind === 'give' || kind === 'pay' ? '@' : '>';
  const moves = word.split(',').flatMap((item) => {
    const [what, name, ...more] = item.split(sign);
    const tokens = a.tokens(more.length > 0 ? '' : what, item, `tokens with a place, such as t2${sign}C3`);
    const at = a.place(name);
    return tokens.map(
      (token): Move => (kind === 'give' || kind === 'pay' ? { kind, token, from: at } : { kind, token, into: at }),
    );
  });
  return moves.sort((one, other) => moveCodec.encode(one) - moveCodec.encode(other));
}

/** The sides of an offer or of an answer: `give ... get ...`, either omitted if empty. */
function readSides(a: Action, words: readonly string[], kinds: readonly ['give' | 'pay', 'get' | 'put']): void {
  let rest = words;
  for (const [i, word] of ['give', 'get'].entries()) {
    if (rest[0] !== word) continue;
    a.play(readSide(a, kinds[i], rest[1] ?? ''), rest[1]);
    rest = rest.slice(2);
  }
  if (rest.length > 0) a.unreadable(rest.join(' '), '"give t@C3 get m2>A1"');
}

function readOffer(a: Action, [letter = '', ...rest]: readonly string[]): void {
  const to = lettersOf(a.before).indexOf(letter);
  if (letter.length !== 1 || to < 0) a.unreadable(letter, 'the letter of a seat');
  a.play({ kind: 'offer', to }, letter);
  const isGivenUp = rest.at(-1) === '-';
  readSides(a, isGivenUp ? rest.slice(0, -1) : rest, ['give', 'get']);
  a.play({ kind: isGivenUp ? 'giveUp' : 'send' });
}

function readAccept(a: Action, words: readonly string[]): void {
  a.play({ kind: 'accept' });
  readSides(a, words, ['pay', 'put']);
}

function readRefuse(a: Action, words: readonly string[]): void {
  const [all = ''] = words;
  if (words.length > 1 || !['', 'all'].includes(all)) {
    a.unreadable(['refuse', ...words].join(' '), '"refuse" or "refuse all"');
  }
  a.play({ kind: all === '' ? 'refuse' : 'refuseAll' });
}

function readFoot(a: Action, [what = '', from = '', into = '', ...left]: readonly string[]): void {
  const form = 'a token and two places, such as "foot w C4 D4"';
  if (left.length > 0) a.unreadable(what, form);
  const [first, ...others] = what.split(',').flatMap((word) => a.tokens(word, what, form));
  const [start, end] = [a.place(from), a.place(into)];
  a.play({ kind: 'foot', token: first, from: start }, from);
  a.play(
    others.map((token): Move => ({ kind: 'take', token, from: start })),
    what,
  );
  a.play({ kind: 'step', into: end }, into);
}

/** `+t2` or `-t`: tokens loaded or unloaded. */
function loads(item: string, tokens: readonly Token[], at: number): readonly Move[] {
  return tokens.map(
    (token): Move => (item.startsWith('+') ? { kind: 'take', token, from: at } : { kind: 'drop', token, into: at }),
  );
}

const isLoad = (item: string): boolean => /^[+-]/.test(item);

/** `C3 +t2 >C4 -t .`; a plan ends in the target, and its full stop is not a move. */
function readHorse(a: Action, [from, ...items]: readonly string[], isPlan: boolean): void {
  let at = a.place(from);
  a.play({ kind: 'horse', from: at }, from);
  for (const [i, item] of items.entries()) {
    if (item === '.') {
      a.end(items.slice(i + 1));
      if (!isPlan) a.play({ kind: 'stop' }, item);
    } else if (item === '-') a.play({ kind: 'giveUp' }, item);
    else if (item.startsWith('>')) {
      at = a.place(item.slice(1));
      a.play({ kind: 'step', into: at }, item);
    } else {
      const tokens = a.tokens(isLoad(item) ? item.slice(1) : '', item, '+t2, -t, >C4 or a full stop');
      a.play(loads(item, tokens, at), item);
    }
  }
}

function readChain(a: Action, [pairs = '', stop = '', ...left]: readonly string[]): void {
  a.end(stop === '' || stop === '.' ? left : [stop]);
  for (const item of pairs.split(',')) {
    const [, what = '', from, into] = /^(\w+)@([^>]+)>(.+)$/.exec(item) ?? [];
    const tokens = a.tokens(what, item, 'tokens with two links, such as t2@C3>B1');
    const [start, end] = [a.place(from), a.place(into)];
    for (const token of tokens) {
      a.play({ kind: 'chain', token, from: start }, item);
      a.play({ kind: 'step', into: end }, item);
    }
  }
  if (stop === '.') a.play({ kind: 'stop' }, stop);
}

/** The end of a boat's move: its position, if there is a choice: as written, else behind the others. */
function readStop(a: Action, word: string): void {
  const isAlone = othersBeside(a.state) === 0;
  a.play({ kind: 'stop' }, word);
  const n = word.slice(1);
  if (n !== '' && !/^[1-9]\d?$/.test(n)) a.unreadable(word, 'a full stop with a position, such as .1');
  const { state } = a;
  if (state.step !== STEP.moor) {
    if (n !== '' && (n !== '1' || !isAlone)) a.end([word]);
    return;
  }
  const others = othersBeside(state);
  const last = state.entry === 0 ? others : positionOfStopped(state, others);
  a.play({ kind: 'position', at: n === '' ? last + 1 : Number(n) }, word);
}

/** The number of other boats in the moving boat's water. */
function othersBeside(s: State): number {
  const isPlannedHere = s.planBoat > 0 && s.boatSpace[s.planBoat - 1 - BOAT] === s.shipAt;
  return countIn(s, s.shipAt) - (isPlannedHere ? 1 : 0);
}

/** One item of a boat's way: `?M4`, `+t@C4`, `-t@D5`, `>M4`, `.1`, `!hw`; `-` gives it up. */
function readItem(a: Action, item: string): void {
  const [sign, rest] = [item[0], item.slice(1)];
  if (item === '-') a.play({ kind: 'giveUp' }, item);
  else if (sign === '.') readStop(a, item);
  else if (sign === '>') a.play({ kind: 'sail', space: a.space(rest) }, item);
  else if (sign === '?') a.play({ kind: 'ask', reach: a.space(rest) }, item);
  else if (sign === '!') {
    const what = LANDINGS.find((landing) => LANDED[landing] === rest);
    if (what === undefined) a.unreadable(item, '!, !h, !w or !hw');
    else a.play({ kind: 'land', what }, item);
  } else {
    const [what, name = '', ...more] = rest.split('@');
    const tokens = a.tokens(
      isLoad(item) && more.length === 0 ? what : '',
      item,
      '?M4, +t@C4, -t@D5, >M4 or a full stop',
    );
    a.play(loads(item, tokens, a.territory(name)), item);
  }
}

/** `M3#1 +t@C4 >M4 .1`; without a boat the line continues after an answer. */
function readBoat(a: Action, words: readonly string[]): void {
  const begins = (words[0] ?? '').includes('#');
  if (begins) a.play({ kind: 'boat', boat: a.place(words[0]) - BOAT }, words[0]);
  const items = begins ? words.slice(1) : words;
  for (const item of items) readItem(a, item);
  const isOpen = a.state.step === STEP.land && a.state.plan > 0 && items.at(-1)?.startsWith('.') === true;
  if (isOpen) a.play({ kind: 'land', what: 'nothing' });
}

function readAttack(a: Action, words: readonly string[]): void {
  const [name = '', by = '', ...rest] = words;
  if (name === '-' && by === '') {
    a.endStep(STEP.attack, 'attack');
    return;
  }
  if (name === 'boat') {
    if (prefixIn(a) !== 'attack') a.refuse('notNow', name);
    readBoat(a, words.slice(1));
    return;
  }
  a.play({ kind: 'attack', target: a.place(name) }, name);
  switch (by) {
    case '':
      a.play({ kind: 'declare' }, name);
      break;
    case '-':
      a.end(rest);
      a.play({ kind: 'giveUp' }, by);
      break;
    case 'foot':
      a.end(rest.slice(1));
      a.play({ kind: 'foot', token: 'weapon', from: a.place(rest[0]) }, rest[0]);
      break;
    case 'horse':
      readHorse(a, rest, true);
      break;
    case 'boat':
      readBoat(a, rest);
      break;
    default:
      a.unreadable(by, 'foot, horse or boat');
  }
}

function readPassage(a: Action, [reach = '', as = '', ...left]: readonly string[]): void {
  a.end(left);
  const space = a.space(reach);
  const { before } = a;
  if (before.step !== STEP.passage || ABOUT.reach.get(before) !== space) a.refuse('notNow', reach);
  if (as === 'allow' || as === 'forbid' || as === 'neutral') a.play({ kind: 'answer', as });
  else a.unreadable(as, 'allow, forbid or neutral');
}

/** The prefix of a shipment at the start of the action: `log`, `bonus` or `attack`; none in the seat's own turn. */
const prefixIn = ({ before }: Action): string => prefixOf(before, { kind: 'boat', boat: 0 }).trim();

/** `log` and `bonus` before a shipment. */
function readPrefixed(a: Action, word: 'log' | 'bonus', rest: readonly string[]): void {
  if (word === 'log' && rest[0] === '-' && rest.length === 1) {
    a.endStep(STEP.logistics, word);
    return;
  }
  if (prefixIn(a) !== word) a.refuse('notNow', word);
  const [by = '', ...words] = rest;
  const shipment = SHIPMENTS.get(by);
  if (shipment === undefined) a.unreadable(rest.join(' '), 'a shipment, such as "foot w C4 D4"');
  else shipment.read(a, words);
}

function readTaking(a: Action, [as = '', ...left]: readonly string[]): void {
  const side = SIDES.find((one) => one[0] === as);
  if (side === undefined || left.length > 0) a.unreadable([as, ...left].join(' '), 'a, d or n');
  else a.play({ kind: 'side', with: side });
}

/** An action by its first word. */
interface ActionForm {
  /** The rule named by refusals if the words after the first cannot be read. */
  readonly rule: string;
  /** Reads the words after the first. */
  read(a: Action, words: readonly string[]): void;
}

/** Shipments, whatever their purpose. */
const SHIPMENTS: ReadonlyMap<string, ActionForm> = new Map(
  Object.entries({
    foot: { rule: 'CA-55', read: readFoot },
    horse: { rule: 'CA-57', read: (a, words) => readHorse(a, words, false) },
    chain: { rule: 'CA-58', read: readChain },
    boat: { rule: 'CA-60', read: readBoat },
  } satisfies { readonly [word: string]: ActionForm }),
);

const ACTIONS: ReadonlyMap<string, ActionForm> = new Map([
  ...SHIPMENTS,
  ...Object.entries({
    site: { rule: 'CA-16', read: (a, words) => readTerritory(a, 'site', words) },
    draft: { rule: 'CA-18', read: (a, words) => readTerritory(a, 'draft', words) },
    vote: { rule: 'CA-26', read: readVote },
    dev: { rule: 'CA-28', read: readDev },
    breed: { rule: 'CA-41', read: readBreed },
    serve: { rule: 'CA-43', read: (a, words) => readTerritory(a, 'serve', words) },
    accept: { rule: 'CA-48', read: readAccept },
    trade: { rule: 'CA-49', read: (a, words) => readEnd(a, 'trade', words) },
    offer: { rule: 'CA-49', read: readOffer },
    refuse: { rule: 'CA-50', read: readRefuse },
    ship: { rule: 'CA-51', read: (a, words) => readEnd(a, 'ship', words) },
    passage: { rule: 'CA-66', read: readPassage },
    bonus: { rule: 'CA-75', read: (a, words) => readPrefixed(a, 'bonus', words) },
    attack: { rule: 'CA-88', read: readAttack },
    side: { rule: 'CA-89', read: readTaking },
    log: { rule: 'CA-93', read: (a, words) => readPrefixed(a, 'log', words) },
    resign: {
      rule: 'CA-97',
      read: (a) => a.fail('To resign is no move of a line: it ends a seat’s part in the match.', 'resign'),
    },
  } satisfies { readonly [word: string]: ActionForm }),
]);

/** Reads one line: `R: ...`, the same without its seat, or `* ...`. */
export function read(r: LineReader<Types>): Result<unknown> {
  if (r.peek() === '*') {
    r.next();
    return readChance(r);
  }
  if (/^[RBGYPW]:$/.test(r.peek())) {
    const letters = lettersOf(r.state);
    const seat = letters.indexOf(r.peek()[0]);
    if (seat < 0) return unreadable(r.peek(), `a seat of this match, ${letters}`);
    r.next();
    r.seat = seat;
  }
  if (actors(r.state) === CHANCE) return refuse(r.state.setup, 'chanceActs');
  const part = readPart(r);
  if (part !== null) return part;
  const [first = '', ...words] = r.rest();
  const form = ACTIONS.get(first);
  if (form === undefined) {
    return unreadable([first, ...words].join(' '), 'an action such as "draft C3", "dev w D4" or "attack D4"');
  }
  const action = new Action(r);
  form.read(action, words);
  if (action.failure === null) return ok(null);
  const { message, at, rule, code } = action.failure.problem;
  return fail(message, at, rule ?? form.rule, code);
}
