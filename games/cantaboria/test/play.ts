import { MoveList } from '@marchlands/core/lists.ts';
import { CHANCE, firstOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT, TOKENS } from '../data/limits.ts';
import type { Event } from '../events.ts';
import { MOVE, type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { SEAT_LETTERS } from '../position/letters.ts';
import { formatPlaces, parseLine } from '../position/line.ts';
import { apply } from '../rules/apply.ts';
import { concede } from '../rules/concede.ts';
import { actors, isOpen, legal, refusal } from '../rules/legal.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { type LANDINGS, PHASES, STEP, type State } from '../state.ts';
import { placeNamed } from '../view/names.ts';
import type { Refusal } from '../words/refusals.ts';

const SITES = ['timber', 'gold', 'iron', 'magic', 'horse'] as const;

/** The cargo landed by `!`, `!h`, `!w` and `!hw`. */
const LANDED: { readonly [letters: string]: (typeof LANDINGS)[number] } = {
  '': 'nothing',
  h: 'horse',
  w: 'weapon',
  hw: 'both',
};

/** A table of a test: the state, and the events so far. */
export interface TestTable {
  readonly state: State;
  readonly events: Event[];
  /** Colours of the seats, as the position names them. */
  readonly letters: string;
}

/** The place with a name: `C3`, or `M3#1` for the first boat of a file; throws if there is none. */
export function placeOf(s: State, name: string): number {
  const at = placeNamed(s, name);
  if (at < 0) throw new Error(`there is no place ${name}`);
  return at;
}

export function setupFor(seats: number, options: object = {}): Setup {
  const made = makeSetup(options, seats);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** A setup for short matches, with fewer cycles than the options allow. */
export function shortSetup(seats: number, lastCycle: number, options: object = {}): Setup {
  return Object.freeze({ ...setupFor(seats, options), lastCycle });
}

/** A position in one line; throws if it is malformed. */
export function readLine(made: Setup, line: string): State {
  const read = parseLine(made, line);
  if (!read.ok) throw new Error(`${read.problem.at}: ${read.problem.message}`);
  return read.value;
}

/** A position as the rules write it: `RB L=R c=2 development R | *=B A1=R:i1m1`. */
export function situation(line: string, options: object = {}): TestTable {
  const letters = line.split(' ')[0];
  return { state: readLine(setupFor(letters.length, options), line), events: [], letters };
}

/** The place items of the position in the order asked for, leaving out bare Warriors without a site. */
export function places(table: TestTable, ...names: readonly string[]): string {
  const all = formatPlaces(table.state, table.letters);
  return names.map((name) => `${name}=${all.get(name) ?? '-'}`).join(' ');
}

export function phase(table: TestTable): string {
  const { state, letters } = table;
  const acting = actors(state);
  const who = acting === CHANCE ? '*' : [...letters].filter((_, seat) => ((acting >> seat) & 1) === 1).join('');
  return `${PHASES[state.phase]} ${who}`;
}

/** The typed moves of one line: `dev`, `foot`, `offer`, `attack`, ...; the words `log` and `bonus` are left out. */
function movesOf(s: State, line: string, letters: string): Move[] {
  const words = line.split(' ').filter((word) => word !== 'log' && word !== 'bonus');
  const [kind, ...rest] = words;
  const at = (name: string): number => placeOf(s, name);
  const token = (letter: string) => TOKENS['tgimhw'.indexOf(letter)];
  const last = rest.at(-1);
  switch (kind) {
    case 'site':
    case 'draft':
    case 'serve':
      return [{ kind, at: at(rest[0]) }];
    case 'vote':
      return [{ kind, is: rest[0] === 'y' ? 'yes' : 'no' }];
    case 'side':
      return [{ kind, with: rest[0] === 'a' ? 'attacker' : rest[0] === 'd' ? 'defender' : 'neutral' }];
    case 'breed':
      return [{ kind, ground: at(rest[0]), into: rest[1] === '-' ? null : at(rest[1]) }];
    case 'dev': {
      if (rest[0] === '-') return [{ kind: 'end' }];
      const price = last === 'gold' ? 'gold' : 'goods';
      if (rest[0] !== 'b')
        return [{ kind: 'build', what: rest[0] === 'w' ? 'weapon' : 'city', at: at(rest[1]), price }];
      const [space, n] = rest[2].split('#');
      return [
        { kind: 'build', what: 'boat', at: at(rest[1]), price },
        { kind: 'enter', space: s.setup.land.spaceIds.indexOf(space) },
        { kind: 'position', at: Number(n) },
      ];
    }
    case 'offer':
      return [{ kind, to: letters.indexOf(rest[0]) }, ...tokens(at, token, rest, 'give', 'get'), { kind: 'send' }];
    case 'accept':
      return [{ kind }, ...tokens(at, token, rest, 'pay', 'put')];
    case 'refuse':
      return [{ kind: rest[0] === 'all' ? 'refuseAll' : 'refuse' }];
    case 'trade':
    case 'ship':
      return [{ kind: 'end' }];
    case 'foot':
      return [...walkers(token, rest[0], at(rest[1])), { kind: 'step', into: at(rest[2]) }];
    case 'horse':
      return ride(at, token, rest);
    case 'chain':
      return [
        ...rest[0].split(',').flatMap((item): Move[] => {
          const [what, way] = item.split('@');
          const [from, into] = way.split('>').map(at);
          const one: Move[] = [
            { kind, token: token(what[0]), from },
            { kind: 'step', into },
          ];
          return Array.from({ length: Number(what.slice(1) || '1') }, () => one).flat();
        }),
        { kind: 'stop' },
      ];
    case 'boat':
      return sailing(s, token, rest);
    case 'passage':
      return [{ kind: 'answer', as: rest[1] === 'allow' ? 'allow' : rest[1] === 'forbid' ? 'forbid' : 'neutral' }];
    case 'give':
      return [{ kind: 'giveUp' }];
    case 'attack': {
      if (rest[0] === '-') return [{ kind: 'end' }];
      const begin: Move = { kind, target: at(rest[0]) };
      if (rest.length === 1) return [begin, { kind: 'declare' }];
      if (rest[1] === '-') return [begin, { kind: 'giveUp' }];
      if (rest[1] === 'foot') return [begin, { kind: 'foot', token: 'weapon', from: at(rest[2]) }];
      if (rest[1] === 'boat') return [begin, ...sailing(s, token, rest.slice(2))];
      return [begin, ...ride(at, token, rest.slice(2)).filter((move) => move.kind !== 'stop')];
    }
    default:
      throw new Error(`no such line: ${line}`);
  }
}

/** `give t@C3,g@D4 get m2>A1` as moves of two kinds, each in ascending order. */
function tokens(
  at: (name: string) => number,
  token: (letter: string) => (typeof TOKENS)[number],
  words: readonly string[],
  gives: 'give' | 'pay',
  gets: 'get' | 'put',
): Move[] {
  const items = (word: string) => (words.includes(word) ? words[words.indexOf(word) + 1].split(',') : []);
  const read = (word: string, make: (what: (typeof TOKENS)[number], place: number) => Move): Move[] =>
    items(word)
      .flatMap((item) => {
        const [what, name] = item.split(/[@>]/);
        return Array.from({ length: Number(what.slice(1) || '1') }, () => make(token(what[0]), at(name)));
      })
      .sort((a, b) => moveCodec.encode(a) - moveCodec.encode(b));
  return [
    ...read('give', (what, from) => ({ kind: gives, token: what, from })),
    ...read('get', (what, into) => ({ kind: gets, token: what, into })),
  ];
}

/** `M3#1 ?M4 +t@C4 >M4 -t@D5 .1 !hw`; without the boat if the line continues after an answer. */
function sailing(s: State, token: (letter: string) => (typeof TOKENS)[number], words: readonly string[]): Move[] {
  const space = (id: string): number => s.setup.land.spaceIds.indexOf(id);
  return words.flatMap((word): Move[] => {
    const rest = word.slice(1);
    if (word.includes('#')) return [{ kind: 'boat', boat: placeOf(s, word) - BOAT }];
    if (word[0] === '!') return [{ kind: 'land', what: LANDED[word.slice(1)] }];
    if (word[0] === '?') return [{ kind: 'ask', reach: space(rest) }];
    if (word[0] === '>') return [{ kind: 'sail', space: space(rest) }];
    if (word[0] === '.') {
      const stop: Move = { kind: 'stop' };
      return rest === '' ? [stop] : [stop, { kind: 'position', at: Number(rest) }];
    }
    const [what, name] = rest.split('@');
    const at = placeOf(s, name);
    const one: Move =
      word[0] === '+'
        ? { kind: 'take', token: token(what[0]), from: at }
        : { kind: 'drop', token: token(what[0]), into: at };
    return Array.from({ length: Number(what.slice(1) || '1') }, () => one);
  });
}

/** `t2w`: the first token begins the walk, the others are taken along. */
function walkers(token: (letter: string) => (typeof TOKENS)[number], words: string, from: number): Move[] {
  const letters = [...words.matchAll(/([a-z])(\d*)/g)].flatMap(([, letter, count]) =>
    Array.from({ length: Number(count || '1') }, () => letter),
  );
  return letters.map((letter, i) => ({ kind: i === 0 ? 'foot' : 'take', token: token(letter), from }));
}

/** `C3 +t2 >C4 -t .` */
function ride(
  at: (name: string) => number,
  token: (letter: string) => (typeof TOKENS)[number],
  words: readonly string[],
): Move[] {
  let place = at(words[0]);
  const moves: Move[] = [{ kind: 'horse', from: place }];
  for (const word of words.slice(1)) {
    if (word === '.') moves.push({ kind: 'stop' });
    else if (word === '-') moves.push({ kind: 'giveUp' });
    else if (word.startsWith('>')) {
      place = at(word.slice(1));
      moves.push({ kind: 'step', into: place });
    } else {
      const what = token(word[1]);
      for (let i = Number(word.slice(2) || '1'); i > 0; i -= 1) {
        moves.push(
          word[0] === '+' ? { kind: 'take', token: what, from: place } : { kind: 'drop', token: what, into: place },
        );
      }
    }
  }
  return moves;
}

/** The forced move if all can see that it is; inside a choice too, so that tests may omit it from lines. */
function loneMove(s: State): number {
  const acting = actors(s);
  if (acting <= 0 || !isOpen(s)) return -1;
  const list = new MoveList(8192);
  legal(s, firstOf(acting), list);
  const isLone = list.length === 1 && !(s.partial > 0 && list.codes[0] === MOVE.giveUp);
  return isLone ? list.codes[0] : -1;
}

/** Plays forced moves while `goesOn`. */
function proceed({ state, events }: TestTable, goesOn: (s: State) => boolean = () => true): void {
  for (let only = loneMove(state); only >= 0 && goesOn(state); only = loneMove(state)) {
    apply(state, state.actor, only, events);
  }
}

/** Plays one line's moves one by one, and any forced moves that the line omits. */
function play(table: TestTable, seat: Seat, moves: readonly Move[]): Refusal | null {
  const { state, events } = table;
  for (const move of moves) {
    // In empty water a boat has no position to choose.
    if (move.kind === 'position' && move.at === 1 && ![STEP.moor, STEP.position].includes(state.step)) continue;
    const code = moveCodec.encode(move);
    const first = refusal(state, seat, code);
    proceed(table, () => refusal(state, seat, code) !== null);
    if (refusal(state, seat, code) !== null) return first;
    apply(state, seat, code, events);
  }
  return null;
}

/** A table in the middle of a choice: plays the first moves of a line, without the forced ones. */
export function begin(table: TestTable, line: string, count: number): TestTable {
  const moves = movesOf(table.state, line.slice(3), table.letters).slice(0, count);
  const problem = play(table, table.letters.indexOf(line[0]), moves);
  if (problem !== null) throw new Error(`${line} is refused: ${problem}`);
  return table;
}

/** Plays lines such as `R: dev w D4` and `* die 4`; throws if one is refused. */
export function go(table: TestTable, ...lines: readonly string[]): TestTable {
  for (const line of lines) {
    if (line.startsWith('* ')) {
      const [, kind, what] = line.split(' ');
      const outcome: Outcome =
        kind === 'die' ? { kind, die: Number(what) } : { kind: 'site', site: SITES['tgimh'.indexOf(what)] };
      proceed(table);
      apply(table.state, CHANCE, outcomeCodec.encode(outcome), table.events);
      continue;
    }
    if (line.endsWith(': resign')) {
      concede(table.state, table.letters.indexOf(line[0]), table.events);
      continue;
    }
    const refused = tryLine(table, line);
    if (refused !== null) throw new Error(`${line} is refused: ${refused}`);
  }
  proceed(table);
  return table;
}

function tryLine(table: TestTable, line: string): Refusal | null {
  return play(table, table.letters.indexOf(line[0]), movesOf(table.state, line.slice(3), table.letters));
}

/** The refusal of a line, tried on a copy; null if it is legal. */
export function refused(table: TestTable, line: string): Refusal | null {
  return tryLine({ ...table, state: table.state.clone(), events: [] }, line);
}

/** The refusal of one move now; null if it is legal. */
export function refusedMove(table: TestTable, letter: string, move: Move): Refusal | null {
  return refusal(table.state, table.letters.indexOf(letter), moveCodec.encode(move));
}

/** The legal moves of a seat. */
export function choices(table: TestTable, letter: string): Move[] {
  const list = new MoveList(8192);
  legal(table.state, table.letters.indexOf(letter), list);
  return list.toArray().map((code) => moveCodec.decode(code));
}

/** A table at the opening roll, for this many seats of RBGYPW. */
export function tableOf(state: State): TestTable {
  return { state, events: [], letters: SEAT_LETTERS.slice(0, state.setup.seats) };
}
