import { changedOptions } from '@marchlands/core/options.ts';
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { distance, PAIRS, SQUARES } from '../data/geometry.ts';
import { KINDS, kindOfLetter, LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { ANSWER, MOVE, OUTCOME } from '../moves.ts';
import { optionSchema } from '../options.ts';
import { apply } from '../rules/apply.ts';
import { isPossible } from '../rules/chance.ts';
import { actors, refusal } from '../rules/legal.ts';
import { PHASE, type State } from '../state.ts';
import { drawsUnseen } from '../view/view.ts';

const VERBS = 'd (discover), c (city tile), r (road), a (activate), t (take), >, pay, points or lose';
const PAIR_NUMBERS = new Map(PAIRS.map(({ from, into }, i) => [from * 64 + into, i]));
const NOTHING = -1;

/** Reads one line step by step. Nothing that it tells depends on hidden tiles, so that no line can be used to probe. */
class LineReader {
  readonly steps: Step[] = [];
  readonly #tokens: readonly string[];
  readonly #seat: Seat;
  /** Plays along with all unseen tiles taken as if they were in the bag. */
  readonly #open: State;
  /** What truly is in the bag, only to choose faces that the line leaves out. */
  readonly #bag: Uint8Array;
  #at = 0;
  /** What the rules did by themselves in this line: the kind taken (NOTHING for none), and the new target. */
  #taken: number | null = null;
  #moved: number | null = null;
  /** True once a step was read that cannot be played: whoever plays the line will be told why. */
  #stopped = false;

  constructor(state: State, seat: Seat, line: string) {
    this.#tokens = line
      .replaceAll(';', ' ; ')
      .split(/\s+/)
      .filter((token) => token !== '');
    this.#open = state.clone();
    this.#bag = state.bag.slice();
    this.#open.bag.set(state.pool);
    // A line that goes on after chance is the player's in turn, whoever hands it in.
    this.#seat = actors(state) === CHANCE ? state.player : seat;
  }

  read(): Result<readonly Step[]> {
    if (this.#tokens.length === 0) return fail(`A line holds a move: ${VERBS}.`);
    const prefix = this.#readPrefix();
    if (!prefix.ok) return prefix;
    while (this.#at < this.#tokens.length && !this.#stopped) {
      const done = this.#readToken();
      if (!done.ok) return done;
    }
    return ok(this.steps);
  }

  /** `4.2`: the number of the turn and of the player. */
  #readPrefix(): Result<null> {
    const found = /^(\d{1,5})\.(\d)$/.exec(this.#tokens[0] ?? '');
    if (found === null) return ok(null);
    const { turn, player } = this.#open;
    if (Number(found[1]) !== turn || Number(found[2]) !== player + 1) {
      return fail(`It is turn ${turn} of player ${player + 1}, not ${found[0]}.`, found[0], 'BR-25', 'notYourTurn');
    }
    this.#at = 1;
    if (this.#tokens.length === 1) return fail(`After ${found[0]} a move must follow: ${VERBS}.`);
    return ok(null);
  }

  #next(): string {
    const token = this.#tokens[this.#at] ?? '';
    this.#at += 1;
    return token;
  }

  #readToken(): Result<null> {
    const token = this.#next();
    switch (token.toLowerCase()) {
      case ';':
        return this.#readSeparator();
      case 'd':
        return this.#readAction(0);
      case 'c':
        return this.#readAction(MOVE.city);
      case 'r':
        return this.#readAction(MOVE.road);
      case 'a':
        return this.#readActivate();
      case 't':
        return this.#readTake();
      case 'pay':
        return this.#readAnswer(ANSWER.treasure, token);
      case 'points':
        return this.#readAnswer(ANSWER.points, token);
      case 'lose':
        return this.#readAnswer(ANSWER.city, token);
      case 'start':
        return this.#readCorner(PHASE.corner, OUTCOME.attackCorner, token);
      case 'entry':
        return this.#readCorner(PHASE.entry, OUTCOME.entryCorner, token);
      case 'first':
        return this.#readFirst(this.#next());
      case 'br':
        return this.#readHeader();
      case 'pass':
        return fail('A player may not pass: one of the four actions must be taken.', token, 'BR-23', 'unknownMove');
      default:
    }
    if (token.startsWith('=')) return this.#readDraws(token);
    if (token.startsWith('#')) return this.#readFace(token);
    if (token.startsWith('>')) return this.#readTarget(token);
    return fail(`A move begins with ${VERBS}, not ${shown(token)}.`, token);
  }

  /** Adds a step and plays it, unless it cannot be played. */
  #step(by: number, code: number): Result<null> {
    const s = this.#open;
    this.steps.push({ by, code });
    const playable = by === CHANCE ? isPossible(s, code) : actors(s) !== CHANCE && refusal(s, by, code) === null;
    if (!playable) {
      this.#stopped = true;
      return ok(null);
    }
    const kind = code - OUTCOME.tile;
    if (by === CHANCE && s.phase >= PHASE.discover && s.phase < PHASE.corner && this.#bag[kind] > 0)
      this.#bag[kind] -= 1;
    const events: Event[] = [];
    apply(s, by, code, events);
    for (const event of events) this.#note(event);
    return ok(null);
  }

  #note(event: Event): void {
    if (event.kind === 'tileTaken') this.#taken = TILES.indexOf(event.tile);
    else if (event.kind === 'nothingLeft') this.#taken = NOTHING;
    else if (event.kind === 'targetMoved') this.#moved = event.into;
    else if (event.kind === 'tilesReturned') {
      for (const tile of event.tiles) this.#bag[TILES.indexOf(tile)] += 1;
    }
  }

  /** Tiles that the rest of the line shows or names, by kind: they must stay in the bag. */
  #wanted(): number[] {
    const wanted = new Array<number>(KINDS).fill(0);
    for (const token of this.#tokens.slice(this.#at - 1)) {
      if (!token.startsWith('=') && !token.startsWith('#')) continue;
      for (const letter of token.slice(1)) {
        const kind = kindOfLetter(letter);
        if (kind >= 0) wanted[kind] = wanted[kind] + 1;
      }
    }
    return wanted;
  }

  /**
   * Where a line goes on but leaves out the face of a face-down tile, as public records do, the kind of which most are
   * left lies there: nobody looks at it.
   */
  #fillFace(): void {
    if (!drawsUnseen(this.#open)) return;
    const wanted = this.#wanted();
    let best = -1;
    for (let kind = 0; kind < KINDS; kind += 1) {
      if (this.#bag[kind] === 0) continue;
      if (best < 0 || this.#bag[kind] - (wanted[kind] ?? 0) > this.#bag[best] - (wanted[best] ?? 0)) best = kind;
    }
    this.#step(CHANCE, OUTCOME.tile + Math.max(0, best));
  }

  /** Before a new action: everything of the last one must have happened. */
  #finishAction(token: string): Result<null> {
    this.#fillFace();
    const { phase } = this.#open;
    if (phase === PHASE.discover)
      return fail('The tile drawn is missing before this: write it as =G.', token, 'BR-28', 'drawPending');
    if (phase === PHASE.draw)
      return fail('Drawn tiles are missing before this: write them as =GD.', token, 'BR-44', 'drawPending');
    return ok(null);
  }

  #readSeparator(): Result<null> {
    if (this.steps.length === 0) return fail('A line cannot begin with ";".', ';');
    if (this.#at === this.#tokens.length) return fail('After ";" another action must follow.', ';');
    return this.#finishAction(';');
  }

  #readSquare(what: string): Result<number> {
    const token = this.#next();
    const cell = SQUARES.indexOf(token.toUpperCase());
    return cell >= 0 ? ok(cell) : fail(`${what} needs a square from A1 to H8, not ${shown(token)}.`, token || what);
  }

  #readAction(base: number): Result<null> {
    const verb = base === 0 ? 'd' : base === MOVE.city ? 'c' : 'r';
    const finished = this.#finishAction(verb);
    if (!finished.ok) return finished;
    const cell = this.#readSquare(verb);
    if (!cell.ok) return cell;
    return this.#step(this.#seat, base + cell.value);
  }

  #readActivate(): Result<null> {
    const finished = this.#finishAction('a');
    if (!finished.ok) return finished;
    const token = this.#next();
    const found = /^([A-H][1-8])-([A-H][1-8])$/.exec(token.toUpperCase());
    if (found === null) return fail(`a needs source and target, as in a E4-E5, not ${shown(token)}.`, token || 'a');
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
    return this.#step(this.#seat, MOVE.activate + pair);
  }

  #readTake(): Result<null> {
    const token = this.#next();
    const kind = token === '-' ? NOTHING : kindOfLetter(token);
    if (kind < 0 && token !== '-') {
      return fail(
        `t needs one of the letters ${[...LETTERS].join(' ')}, or - for none, not ${shown(token)}.`,
        `t ${token}`,
      );
    }
    if (this.#open.phase === PHASE.take && kind !== NOTHING) return this.#step(this.#seat, MOVE.take + kind);
    if (this.#open.phase === PHASE.take)
      return fail('One of the remaining tiles must be taken.', 't -', 'BR-48', 'takeFirst');
    if (this.#taken !== null) {
      const taken = this.#taken;
      this.#taken = null;
      if (taken === kind) return ok(null);
      const truth = taken === NOTHING ? 'no tile is left' : `only ${LETTERS.charAt(taken)} can be taken`;
      return fail(`After these draws ${truth}, so it is not "t ${token}".`, `t ${token}`, 'BR-48', 'notDrawn');
    }
    if (this.#open.phase === PHASE.draw)
      return fail('Drawn tiles are missing before this: write them as =GD.', `t ${token}`);
    if (kind === NOTHING) return fail('No tile was drawn that could be left.', 't -', 'BR-47', 'nothingToTake');
    return this.#step(this.#seat, MOVE.take + kind);
  }

  #readTarget(token: string): Result<null> {
    const cell = SQUARES.indexOf(token.slice(1).toUpperCase());
    if (cell < 0) return fail(`> needs a square, as in >C1, not ${shown(token)}.`, token);
    this.#fillFace();
    if (this.#open.phase !== PHASE.target && this.#moved !== null) {
      const moved = this.#moved;
      this.#moved = null;
      if (moved === cell) return ok(null);
      return fail(`The only other target is ${SQUARES[moved]}, not ${SQUARES[cell]}.`, token, 'BR-42', 'noTargetDue');
    }
    return this.#step(this.#seat, MOVE.target + cell);
  }

  #readAnswer(how: number, verb: string): Result<null> {
    const cell = this.#readSquare(verb);
    if (!cell.ok) return cell;
    const { phase, at } = this.#open;
    if (phase === PHASE.answer && cell.value !== at) {
      return fail(`The barbarians are at ${SQUARES[at]}, not ${SQUARES[cell.value]}.`, verb, 'BR-89', 'noBandHere');
    }
    return this.#step(this.#seat, MOVE.answer + how);
  }

  /** Drawn tiles, `=BG`. */
  #readDraws(token: string): Result<null> {
    this.#fillFace();
    const kinds = [...token.slice(1)].map(kindOfLetter);
    if (kinds.includes(-1)) {
      return fail(`= needs letters out of ${[...LETTERS].join(' ')}, not ${shown(token.slice(1))}.`, token);
    }
    const { phase } = this.#open;
    if (phase !== PHASE.discover && phase !== PHASE.draw)
      return fail('No tile is drawn and shown here.', token, 'BR-28');
    if (kinds.length === 0) return fail('After = the drawn tiles must follow, as in =BG.', token);
    if (phase === PHASE.discover && kinds.length > 1)
      return fail('A discovery draws one tile, as in =G.', token, 'BR-28');
    for (const kind of kinds) {
      if (this.#stopped) return ok(null);
      if (this.#open.phase !== phase) return fail('More tiles are given here than are drawn.', token, 'BR-44');
      const done = this.#step(CHANCE, OUTCOME.tile + kind);
      if (!done.ok) return done;
    }
    return ok(null);
  }

  /** The face of a face-down tile, `#D`. */
  #readFace(token: string): Result<null> {
    const kind = kindOfLetter(token.slice(1));
    if (kind < 0) return fail(`# needs one of the letters ${[...LETTERS].join(' ')}, not ${shown(token)}.`, token);
    if (!drawsUnseen(this.#open)) return fail('No face-down tile is placed here.', token, 'BR-12');
    return this.#step(CHANCE, OUTCOME.tile + kind);
  }

  #readCorner(phase: number, base: number, word: string): Result<null> {
    const cell = this.#readSquare(word);
    if (!cell.ok) return cell;
    return this.#cornerStep(phase, base, cell.value, word);
  }

  #cornerStep(phase: number, base: number, cell: number, word: string): Result<null> {
    const { corners } = this.#open.setup.board;
    const corner = corners.indexOf(cell);
    if (corner < 0) {
      return fail(`The corners are ${corners.map((c) => SQUARES[c]).join(', ')}, not ${SQUARES[cell]}.`, word, 'BR-10');
    }
    this.#fillFace();
    if (this.#open.phase !== phase) return fail('No corner is drawn here.', word);
    return this.#step(CHANCE, base + corner);
  }

  #readFirst(token: string): Result<null> {
    const { setup, phase } = this.#open;
    const seat = /^\d$/.test(token) ? Number(token) - 1 : -1;
    if (seat < 0 || seat >= setup.seats) {
      return fail(`The first player is 1 to ${setup.seats}, not ${shown(token)}.`, 'first', 'BR-17');
    }
    if (phase !== PHASE.first) return fail('The first player is not drawn here.', 'first', 'BR-17');
    return this.#step(CHANCE, seat);
  }

  /**
   * `BR players=2 first=1 entryCorner=random entry=H1`: says what was drawn at the start, and must fit the match: an option
   * that it leaves out has its default.
   */
  #readHeader(): Result<null> {
    const fields = this.#tokens.slice(this.#at);
    this.#at = this.#tokens.length;
    const { setup } = this.#open;
    const changed: { readonly [name: string]: unknown } = changedOptions(optionSchema, setup.seats, setup.options);
    let first: string | null = null;
    let entry: string | null = null;
    const named = new Set<string>();
    for (const field of fields) {
      const equals = field.indexOf('=');
      if (equals < 0) return fail(`After BR come fields like first=1, not ${shown(field)}.`, field);
      const [name, value] = [field.slice(0, equals), field.slice(equals + 1)];
      if (named.has(name)) return fail(`${name} stands here twice.`, field);
      named.add(name);
      if (name === 'first') first = value;
      else if (name === 'entry') entry = value;
      else if (name === 'players') {
        if (value !== String(setup.seats)) return fail(`This match has ${setup.seats} players, not ${value}.`, field);
      } else if (!Object.hasOwn(optionSchema, name)) return fail(`There is no option ${shown(name)}.`, field);
      else {
        const own = Object.hasOwn(changed, name) ? changed[name] : setup.options[name as keyof typeof setup.options];
        const text = typeof own === 'string' ? own : JSON.stringify(own);
        if (value !== text) return fail(`This match has ${name}=${text}, not ${shown(value)}.`, field);
      }
    }
    const missing = Object.entries(changed).find(([name]) => !named.has(name));
    if (missing !== undefined) {
      const [name, own] = missing;
      const text = typeof own === 'string' ? own : JSON.stringify(own);
      return fail(`This match has ${name}=${text}, which this line leaves out: it would then be the default.`, 'BR');
    }
    if (this.#open.phase === PHASE.first) {
      const done = this.#readFirst(first ?? '');
      if (!done.ok) return done;
    }
    if (entry === null) return ok(null);
    const cell = SQUARES.indexOf(entry.toUpperCase());
    if (cell < 0) return fail(`entry is a corner, not ${shown(entry)}.`, 'entry');
    return this.#cornerStep(PHASE.entry, OUTCOME.entryCorner, cell, 'entry');
  }
}

/**
 * Reads one line: the seat's moves, and chance results where the line gives them. A typed line may stop before chance.
 * A move that can be read but not played ends the reading: it stands last among the steps, and whoever plays them is
 * told why it is refused. What cannot be read fails with a sentence, and a rule where one forbids it.
 */
export function parseLine(state: State, seat: Seat, line: string): Result<readonly Step[]> {
  if (state.phase === PHASE.over) return fail('The game is over.', undefined, 'BR-81', 'matchOver');
  return new LineReader(state, seat, line).read();
}
