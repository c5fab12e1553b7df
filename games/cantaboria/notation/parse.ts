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
import { ABOUT, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { placeNamed } from '../view/names.ts';
import { readChance } from './chance.ts';
import { prefixOf, readPart } from './items.ts';
import { refuse } from './names.ts';

type Read = Result<unknown>;

/** Reads one action: what a line says after its seat. */
class Action {
  readonly #r: LineReader<Types>;
  /** Where the action begins: its names are those of that moment. */
  readonly before: State;
  constructor(r: LineReader<Types>) {
    this.#r = r;
    this.before = r.state.clone();
  }

  get state(): State {
    return this.#r.state;
  }

  /** Plays a move of the seat. */
  play(move: Move, at?: string): Read {
    const code = moveCodec.read(move);
    return code.ok
      ? this.#r.play(code.value, at)
      : refuse(this.before.setup, move.kind === 'position' ? 'noSuchPosition' : 'notOnTheMap', at);
  }

  /** The end of a step, where the seat stands there or comes there by what it must do before. */
  end(step: number, at: string): Read {
    const isThere = this.state.step === step || this.#r.supply((ahead) => ahead.step === step);
    return isThere ? this.play({ kind: 'end' }, at) : refuse(this.before.setup, 'notNow', at);
  }

  /** Plays moves one after the other, up to one that is refused. */
  all(moves: readonly Move[], at?: string): Read {
    for (const move of moves) {
      const played = this.play(move, at);
      if (!played.ok) return played;
    }
    return ok(null);
  }

  /** A place by its name. */
  place(name: string): Result<number> {
    const at = placeNamed(this.before, name);
    return at < 0 ? refuse(this.before.setup, 'notOnTheMap', name) : ok(at);
  }

  /** A territory by its id. */
  territory(name: string): Result<number> {
    const at = this.place(name);
    return at.ok && at.value >= BOAT ? refuse(this.before.setup, 'notOnTheMap', name) : at;
  }

  /** A water space by its id. */
  space(name: string): Result<number> {
    const space = this.before.setup.land.spaceIds.indexOf(name);
    return space < 0 ? refuse(this.before.setup, 'notOnTheMap', name) : ok(space);
  }
}

const unreadable = (word: string, form: string) => fail(`${quoted(word)} cannot be read; it should be ${form}.`, word);

const leftOver = ([word]: readonly string[]) => fail(`${quoted(word)} is left over.`, word);

interface Tok {
  readonly token: Token;
  readonly count: number;
}

/** `t`, `t2`. */
function readTok(word: string): Tok | null {
  const found = /^([tgimhw])([1-9]\d?)?$/.exec(word);
  if (found === null) return null;
  const [, letter, count] = found as unknown as [string, string, string | undefined];
  return { token: TOKENS[TOKEN_LETTERS.indexOf(letter)], count: Number(count ?? '1') };
}

const many = <V>(count: number, value: V): V[] => new Array<V>(count).fill(value);

/** `site C3`. */
function readTerritory(a: Action, kind: 'site' | 'draft' | 'serve', words: readonly string[]): Read {
  if (words.length !== 1) return unreadable(words.join(' '), `"${kind} C3"`);
  const at = a.territory(words[0]);
  return at.ok ? a.play({ kind, at: at.value }) : at;
}

function readVote(a: Action, words: readonly string[]): Read {
  if ((words[0] !== 'y' && words[0] !== 'n') || words.length > 1) return unreadable(words.join(' '), 'y or n');
  return a.play({ kind: 'vote', is: words[0] === 'y' ? 'yes' : 'no' });
}

/** `trade -`, `ship -`. */
function readEnd(a: Action, word: 'trade' | 'ship', words: readonly string[]): Read {
  return words.length === 1 && words[0] === '-'
    ? a.end(STEP[word], word)
    : unreadable([word, ...words].join(' '), `"${word} -"`);
}

function readDev(a: Action, words: readonly string[]): Read {
  const isGold = words.at(-1) === 'gold';
  const [what, name = '', boat] = isGold ? words.slice(0, -1) : words;
  if (what === '-' && words.length === 1) return a.end(STEP.develop, 'dev');
  const built = what === 'w' ? 'weapon' : what === 'c' ? 'city' : what === 'b' ? 'boat' : null;
  if (built === null || words.length !== (isGold ? 3 : 2) + (built === 'boat' ? 1 : 0)) {
    return unreadable(['dev', ...words].join(' '), '"dev w D4", "dev c D4 gold", "dev b C3 M1#1" or "dev -"');
  }
  const at = a.place(name);
  if (!at.ok) return at;
  const begun = a.play({ kind: 'build', what: built, at: at.value, price: isGold ? 'gold' : 'goods' });
  if (!begun.ok || built !== 'boat') return begun;
  const [, water = '', n = ''] = /^(.+)#([1-9]\d?)$/.exec(boat) ?? [];
  if (n === '') return unreadable(boat, 'a water and a position in its file, such as M1#1');
  const space = a.space(water);
  if (!space.ok) return space;
  const entered = a.play({ kind: 'enter', space: space.value }, boat);
  if (!entered.ok || a.state.step === STEP.position)
    return entered.ok ? a.play({ kind: 'position', at: Number(n) }, boat) : entered;
  return n === '1' ? ok(null) : refuse(a.before.setup, 'noSuchPosition', boat);
}

function readBreed(a: Action, [from = '', into = '', ...left]: readonly string[]): Read {
  if (left.length > 0) return leftOver(left);
  const ground = a.territory(from);
  if (!ground.ok) return ground;
  if (into === '-') return a.play({ kind: 'breed', ground: ground.value, into: null });
  const to = a.place(into);
  return to.ok ? a.play({ kind: 'breed', ground: ground.value, into: to.value }) : to;
}

/** `t@C3,g2@D4` with `@`, or `m2>A1` with `>`: moves of one kind, ascending. */
function readSide(a: Action, kind: 'give' | 'get' | 'pay' | 'put', word: string): Result<readonly Move[]> {
  const sign = kind === 'give' || kind === 'pay' ? '@' : '>';
  const moves: Move[] = [];
  for (const item of word.split(',')) {
    const [what, name = '', ...more] = item.split(sign);
    const tok = readTok(what);
    if (tok === null || more.length > 0) return unreadable(item, `tokens with a place, such as t2${sign}C3`);
    const place = a.place(name);
    if (!place.ok) return place;
    const { token } = tok;
    const at = place.value;
    const move: Move = kind === 'give' || kind === 'pay' ? { kind, token, from: at } : { kind, token, into: at };
    moves.push(...many(tok.count, move));
  }
  return ok(moves.sort((one, other) => moveCodec.encode(one) - moveCodec.encode(other)));
}

/** The sides of an offer or of an answer: `give ... get ...`, either left out where it is empty. */
function readSides(a: Action, words: readonly string[], kinds: readonly ['give' | 'pay', 'get' | 'put']): Read {
  let rest = words;
  for (const [i, word] of ['give', 'get'].entries()) {
    if (rest[0] !== word) continue;
    const side = readSide(a, kinds[i], rest[1] ?? '');
    if (!side.ok) return side;
    const played = a.all(side.value, rest[1]);
    if (!played.ok) return played;
    rest = rest.slice(2);
  }
  return rest.length === 0 ? ok(null) : unreadable(rest.join(' '), '"give t@C3 get m2>A1"');
}

function readOffer(a: Action, [letter = '', ...rest]: readonly string[]): Read {
  const to = lettersOf(a.before).indexOf(letter);
  if (letter.length !== 1 || to < 0) return unreadable(letter, 'the letter of a seat');
  const begun = a.play({ kind: 'offer', to }, letter);
  const isGivenUp = rest.at(-1) === '-';
  const sides = begun.ok ? readSides(a, isGivenUp ? rest.slice(0, -1) : rest, ['give', 'get']) : begun;
  return sides.ok ? a.play({ kind: isGivenUp ? 'giveUp' : 'send' }) : sides;
}

function readAccept(a: Action, words: readonly string[]): Read {
  const begun = a.play({ kind: 'accept' });
  return begun.ok ? readSides(a, words, ['pay', 'put']) : begun;
}

function readRefuse(a: Action, words: readonly string[]): Read {
  const [all = ''] = words;
  if (words.length > 1 || !['', 'all'].includes(all)) {
    return unreadable(['refuse', ...words].join(' '), '"refuse" or "refuse all"');
  }
  return a.play({ kind: all === '' ? 'refuse' : 'refuseAll' });
}

function readFoot(a: Action, [what = '', from = '', into = '', ...left]: readonly string[]): Read {
  const toks = what.split(',').map(readTok);
  if (toks.some((tok) => tok === null) || left.length > 0) {
    return unreadable(what, 'a token and two places, such as "foot w C4 D4"');
  }
  const [first, ...others] = toks.flatMap((tok) => (tok === null ? [] : many(tok.count, tok.token)));
  const start = a.place(from);
  const end = start.ok ? a.place(into) : start;
  if (!start.ok || !end.ok) return end;
  const begun = a.play({ kind: 'foot', token: first, from: start.value }, from);
  const along = others.map((token): Move => ({ kind: 'take', token, from: start.value }));
  const taken = begun.ok ? a.all(along, what) : begun;
  return taken.ok ? a.play({ kind: 'step', into: end.value }, into) : taken;
}

/** `C3 +t2 >C4 -t .`; a plan ends in the target, and its full stop is no move. */
function readHorse(a: Action, [from = '', ...items]: readonly string[], isPlan: boolean): Read {
  const start = a.place(from);
  if (!start.ok) return start;
  let at = start.value;
  let done = a.play({ kind: 'horse', from: at }, from);
  for (const [i, item] of items.entries()) {
    if (!done.ok) return done;
    if (item === '.' && i < items.length - 1) return leftOver(items.slice(i + 1));
    if (item === '.') {
      if (!isPlan) done = a.play({ kind: 'stop' }, item);
    } else if (item === '-') {
      done = a.play({ kind: 'giveUp' }, item);
    } else if (item.startsWith('>')) {
      const into = a.place(item.slice(1));
      if (!into.ok) return into;
      at = into.value;
      done = a.play({ kind: 'step', into: at }, item);
    } else {
      const tok = readTok(item.slice(1));
      if (tok === null || !/^[+-]/.test(item)) return unreadable(item, '+t2, -t, >C4 or a full stop');
      const { token } = tok;
      const move: Move = item[0] === '+' ? { kind: 'take', token, from: at } : { kind: 'drop', token, into: at };
      done = a.all(many(tok.count, move), item);
    }
  }
  return done;
}

function readChain(a: Action, [pairs = '', stop = '', ...left]: readonly string[]): Read {
  if (left.length > 0 || !['', '.'].includes(stop)) return leftOver(stop === '.' ? left : [stop]);
  for (const item of pairs.split(',')) {
    const [, what = '', from = '', into = ''] = /^(\w+)@([^>]+)>(.+)$/.exec(item) ?? [];
    const tok = readTok(what);
    if (tok === null) return unreadable(item, 'tokens with two links, such as t2@C3>B1');
    const start = a.place(from);
    const end = start.ok ? a.place(into) : start;
    if (!start.ok || !end.ok) return end;
    for (let i = 0; i < tok.count; i += 1) {
      const moved = a.all(
        [
          { kind: 'chain', token: tok.token, from: start.value },
          { kind: 'step', into: end.value },
        ],
        item,
      );
      if (!moved.ok) return moved;
    }
  }
  return stop === '.' ? a.play({ kind: 'stop' }, stop) : ok(null);
}

/** The end of a boat's move: its position, where one is to be chosen: as written, else behind the others. */
function readStop(a: Action, word: string): Read {
  const isAlone = othersBeside(a.state) === 0;
  const stopped = a.play({ kind: 'stop' }, word);
  if (!stopped.ok) return stopped;
  const n = word.slice(1);
  if (n !== '' && !/^[1-9]\d?$/.test(n)) return unreadable(word, 'a full stop with a position, such as .1');
  if (a.state.step !== STEP.moor) return n === '' || (n === '1' && isAlone) ? ok(null) : leftOver([word]);
  const { state } = a;
  const others = othersBeside(state);
  const last = state.entry === 0 ? others : positionOfStopped(state, others);
  const behind = n === '' ? last : Number(n) - 1;
  return a.play({ kind: 'position', at: behind + 1 }, word);
}

/** How many boats lie in the water where the moving one is, itself left out. */
function othersBeside(s: State): number {
  const isPlannedHere = s.planBoat > 0 && s.boatSpace[s.planBoat - 1 - BOAT] === s.shipAt;
  return countIn(s, s.shipAt) - (isPlannedHere ? 1 : 0);
}

const LANDED: { readonly [letters: string]: 'nothing' | 'horse' | 'weapon' | 'both' } = {
  '': 'nothing',
  h: 'horse',
  w: 'weapon',
  hw: 'both',
};

/** One item of a boat's way: `?M4`, `+t@C4`, `-t@D5`, `>M4`, `.1`, `!hw`; `-` gives it up. */
function readItem(a: Action, item: string): Read {
  const rest = item.slice(1);
  if (item === '-') return a.play({ kind: 'giveUp' }, item);
  if (item.startsWith('.')) return readStop(a, item);
  if (item.startsWith('!')) {
    const what = LANDED[rest] as (typeof LANDED)[string] | undefined;
    return what === undefined ? unreadable(item, '!, !h, !w or !hw') : a.play({ kind: 'land', what }, item);
  }
  if (item.startsWith('>') || item.startsWith('?')) {
    const space = a.space(rest);
    if (!space.ok) return space;
    return a.play(
      item.startsWith('>') ? { kind: 'sail', space: space.value } : { kind: 'ask', reach: space.value },
      item,
    );
  }
  const [what, name = '', ...more] = rest.split('@');
  const tok = readTok(what);
  if (tok === null || more.length > 0 || !/^[+-]/.test(item))
    return unreadable(item, '?M4, +t@C4, -t@D5, >M4 or a full stop');
  const at = a.territory(name);
  if (!at.ok) return at;
  const { token } = tok;
  const move: Move =
    item[0] === '+' ? { kind: 'take', token, from: at.value } : { kind: 'drop', token, into: at.value };
  return a.all(many(tok.count, move), item);
}

/** `M3#1 +t@C4 >M4 .1`; without a boat the line goes on after an answer. */
function readBoat(a: Action, words: readonly string[]): Read {
  let items = words;
  if ((words[0] ?? '').includes('#')) {
    const at = a.place(words[0]);
    if (!at.ok) return at;
    const begun = a.play({ kind: 'boat', boat: at.value - BOAT }, words[0]);
    if (!begun.ok) return begun;
    items = words.slice(1);
  }
  for (const item of items) {
    const done = readItem(a, item);
    if (!done.ok) return done;
  }
  const isOpen = a.state.step === STEP.land && a.state.plan > 0 && items.at(-1)?.startsWith('.') === true;
  return isOpen ? a.play({ kind: 'land', what: 'nothing' }) : ok(null);
}

function readAttack(a: Action, words: readonly string[]): Read {
  const [name = '', by = '', ...rest] = words;
  if (name === '-' && by === '') return a.end(STEP.attack, 'attack');
  if (name === 'boat')
    return prefixIn(a) === 'attack' ? readBoat(a, words.slice(1)) : refuse(a.before.setup, 'notNow', name);
  const target = a.place(name);
  if (!target.ok) return target;
  const begun = a.play({ kind: 'attack', target: target.value }, name);
  if (!begun.ok) return begun;
  switch (by) {
    case '':
      return a.play({ kind: 'declare' }, name);
    case '-':
      return rest.length === 0 ? a.play({ kind: 'giveUp' }, by) : leftOver(rest);
    case 'foot': {
      if (rest.length > 1) return leftOver(rest.slice(1));
      const from = a.place(rest[0] ?? '');
      return from.ok ? a.play({ kind: 'foot', token: 'weapon', from: from.value }, rest[0]) : from;
    }
    case 'horse':
      return readHorse(a, rest, true);
    case 'boat':
      return readBoat(a, rest);
    default:
      return unreadable(by, 'foot, horse or boat');
  }
}

function readPassage(a: Action, [reach = '', as = '', ...left]: readonly string[]): Read {
  if (left.length > 0) return leftOver(left);
  const space = a.space(reach);
  if (!space.ok) return space;
  const { before } = a;
  if (before.step !== STEP.passage || ABOUT.reach.get(before) !== space.value)
    return refuse(before.setup, 'notNow', reach);
  if (as !== 'allow' && as !== 'forbid' && as !== 'neutral') return unreadable(as, 'allow, forbid or neutral');
  return a.play({ kind: 'answer', as });
}

/** What stands before a shipment where the action begins: `log`, `bonus` or `attack`; nothing for one in its own turn. */
const prefixIn = ({ before }: Action): string => prefixOf(before, { kind: 'boat', boat: 0 }).trim();

/** `log` and `bonus` before a shipment. */
function readPrefixed(a: Action, word: 'log' | 'bonus', rest: readonly string[]): Read {
  const { before } = a;
  if (word === 'log' && rest[0] === '-' && rest.length === 1) return a.end(STEP.logistics, word);
  if (prefixIn(a) !== word) return refuse(before.setup, 'notNow', word);
  const [by = '', ...words] = rest;
  return SHIPMENTS.get(by)?.read(a, words) ?? unreadable(rest.join(' '), 'a shipment, such as "foot w C4 D4"');
}

function readTaking(a: Action, [as = '', ...left]: readonly string[]): Read {
  const found = SIDES.get(as);
  return found === undefined || left.length > 0
    ? unreadable([as, ...left].join(' '), 'a, d or n')
    : a.play({ kind: 'side', with: found });
}

const SIDES: ReadonlyMap<string, 'attacker' | 'defender' | 'neutral'> = new Map([
  ['a', 'attacker'],
  ['d', 'defender'],
  ['n', 'neutral'],
]);

/** An action by its first word. */
interface ActionForm {
  /** The rule that refusals name where the words behind the first cannot be read. */
  readonly rule: string;
  /** Reads the words behind the first. */
  read(a: Action, words: readonly string[]): Read;
}

/** Shipments, whatever they are made for. */
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
      read: () => fail('To resign is no move of a line: it ends a seat’s part in the match.', 'resign'),
    },
  } satisfies { readonly [word: string]: ActionForm }),
]);

/** Reads one line: `R: ...`, the same without its seat, or `* ...`. */
export function read(r: LineReader<Types>): Read {
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
  const done = form.read(new Action(r), words);
  if (done.ok) return done;
  const { message, at, rule, code } = done.problem;
  return fail(message, at, rule ?? form.rule, code);
}
