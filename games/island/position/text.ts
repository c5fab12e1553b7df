/** Positions in the text form of the rules (Notation, Positions as text): a line for the game, one for each player. */
import { Reading } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { REFERENCE } from '../data/boards.ts';
import { DECK_OF, DECK_SIZE, DEV, DEV_CARDS, PROGRESS, PROGRESS_CARDS, PROGRESS_COUNT } from '../data/cards.ts';
import { edgeBetween, NONE } from '../data/geometry.ts';
import { ALL_KINDS, EVENT_FACES, HARBOUR, KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { LETTERS, TERRAIN_LETTERS } from '../notation/names.ts';
import { changeDev, changeProgress, markBought } from '../rules/counts.ts';
import { hasWon } from '../rules/final.ts';
import { awardLongestRoad } from '../rules/roads.ts';
import { ownerOf } from '../rules/sites.ts';
import { rebuild } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import {
  ACTIVE,
  CITY,
  DESERT,
  ENDING,
  LEDGER,
  LEVEL_SHIFT,
  ON_SIDE,
  PROMOTED,
  READY,
  SETTLEMENT,
  STEP,
  State,
  WALL,
} from '../state.ts';
import { problemOf } from './check.ts';
import { type OpenReader, openText, type Rest, readOpen } from './open.ts';
import { isMidChange } from './stack.ts';

/** Where a position may stand; in `setup` and `rolled` what is open says more. */
const PHASES: { readonly [phase: string]: number | undefined } = {
  setup: STEP.settle,
  preroll: STEP.preRoll,
  rolled: STEP.actionStart,
  action: STEP.action,
  special: STEP.special,
  over: STEP.over,
};
const ROLLED_STEPS = ['event', 'march', 'seven', 'production'] as const;

const SITES: { readonly [letter: string]: number } = { s: SETTLEMENT, c: CITY, m: CITY, x: ON_SIDE };

/** Items that are read after the players: what they need of hands and pieces lies there by then. */
const LATE = /^(bank|open)=/;

/** One reading of a position as text. */
class TextReader implements OpenReader {
  readonly s: State;
  readonly r = new Reading('IK-027');
  /** What is wrong with the item at hand is told with it. */
  #at = 'position';
  #rest: Rest = { step: '', left: 0 };
  /** Items read so far, each with whose it is. */
  readonly #given = new Set<string>();

  constructor(setup: Setup) {
    this.s = new State(setup);
    const { bank, development, isBase, board, harbourEdges } = setup;
    const { s } = this;
    s.bank.set(bank);
    s.devDeck.set(development);
    if (!isBase) s.undrawn.set(PROGRESS_COUNT);
    if (board.hexes.length === REFERENCE.terrain.length) {
      for (const [hex, terrain] of REFERENCE.terrain.entries()) s.terrain[hex] = terrain + 1;
      s.token.set(REFERENCE.tokens);
      for (const [i, edge] of harbourEdges.entries()) s.harbour[edge] = REFERENCE.harbours[i] + 1;
    }
  }

  fail(message: string, rule?: string): void {
    this.r.fail(this.#at, message, rule);
  }

  whole(text: string, low: number, high: number): number {
    return this.r.whole(/^\d{1,6}$/.test(text) ? Number(text) : text, this.#at, low, high);
  }

  vertex(text: string): number {
    return this.whole(text, 0, this.s.setup.board.vertices - 1);
  }

  hex(text: string): number {
    return this.whole(text.replace(/^h/, ''), 0, this.s.setup.board.hexes.length - 1);
  }

  seat(text: string): Seat {
    const found = /^p([1-6])$/i.exec(text);
    if (found === null || Number(found[1]) > this.s.setup.seats) {
      this.fail(`must name a seat from P1 to P${this.s.setup.seats}, not ${quoted(text)}.`, 'IK-003');
      return 0;
    }
    return Number(found[1]) - 1;
  }

  /** Tells where an item of the game, or of a player, stands a second time. */
  once(whose: string, name: string): void {
    if (this.#given.has(`${whose} ${name}`)) this.fail(`has ${name} twice.`);
    this.#given.add(`${whose} ${name}`);
  }

  /** Seats of a list, each once, as bits. */
  seats(text: string): number {
    return text.split(',').reduce((mask, one) => {
      const seat = maskOf(this.seat(one));
      if ((mask & seat) !== 0) this.fail(`names ${quoted(one)} twice.`, 'IK-003');
      return mask | seat;
    }, 0);
  }

  /** The parts of an item, no more of them than there are. */
  parts(text: string, sign: string, most: number): readonly string[] {
    const parts = text.split(sign);
    if (parts.length > most) this.fail(`has ${quoted(text)}, of which ${quoted(parts[most])} is left over.`);
    return parts;
  }

  edge(ends: string): number {
    const [a = '', b = ''] = this.parts(ends, '-', 2);
    const edge = edgeBetween(this.s.setup.board, this.vertex(a), this.vertex(b));
    if (edge !== NONE) return edge;
    this.fail(`has no edge ${quoted(ends)}: its ends must be neighbours.`, 'IK-013');
    return 0;
  }

  kinds(letters: string): number[] {
    return [...letters.toUpperCase()].map((letter) => {
      const kind = LETTERS.slice(0, this.s.setup.kinds).indexOf(letter);
      if (kind < 0)
        this.fail(`has no kind of card ${quoted(letter)}; kinds are ${LETTERS.slice(0, this.s.setup.kinds)}.`);
      return Math.max(0, kind);
    });
  }

  name<N extends string>(text: string, names: readonly N[]): number {
    return names.indexOf(this.r.oneOf(text.toLowerCase(), this.#at, names));
  }

  /** `board=G9,L10,...`, `harbours=10-15:any,1-5:O,...` and `bars=b5:3@16,b11:1@31<37`. */
  boardItem(name: string, value: string): boolean {
    const { s } = this;
    const { board } = s.setup;
    if (name === 'board') {
      const hexes = value.split(',');
      if (hexes.length !== board.hexes.length)
        this.fail(`has ${hexes.length} hexes; there are ${board.hexes.length}.`, 'IK-013');
      for (const [hex, text] of hexes.slice(0, board.hexes.length).entries()) {
        const terrain = TERRAIN_LETTERS.indexOf(text.charAt(0).toUpperCase());
        if (terrain < 0 || text === '')
          this.fail(`has no terrain ${quoted(text)}; terrains are ${TERRAIN_LETTERS}.`, 'IK-014');
        s.terrain[hex] = Math.max(0, terrain) + 1;
        s.token[hex] = text.length > 1 ? this.whole(text.slice(1), 2, 12) : 0;
        if (s.token[hex] === 7) this.fail('has a token 7: there is none.', 'IK-015');
      }
    } else if (name === 'harbours') {
      s.harbour.fill(0);
      for (const item of value.split(',').filter((one) => one !== '')) {
        const [ends = '', kind = ''] = this.parts(item, ':', 2);
        const edge = this.edge(ends);
        if (board.edgeHexes[edge] !== 1) this.fail(`has a harbour on ${ends}, which is no coast.`, 'IK-016');
        if (s.harbour[edge] !== 0) this.fail(`has two harbours on ${ends}.`, 'IK-016');
        const [of = -1, ...more] = kind.toLowerCase() === 'any' ? [HARBOUR.any] : this.kinds(kind);
        if (more.length > 0 || of < 0 || (of >= RESOURCES && of !== HARBOUR.any))
          this.fail(`has no harbour ${quoted(kind)}; it is any, or of a resource.`, 'IK-016');
        s.harbour[edge] = 1 + Math.max(0, of);
      }
    } else if (name === 'bars') {
      for (const item of value.split(',')) this.barbarian(item);
    } else return false;
    return true;
  }

  barbarian(item: string): void {
    const { s } = this;
    const found = /^b(\d{1,2}):([123])@(\d{1,2})(?:<(\d{1,2}))?$/i.exec(item);
    if (found === null) {
      this.fail(`must have barbarians such as b5:1@22<16, not ${quoted(item)}.`, 'IK-263');
      return;
    }
    const [, name, level, at, from] = found as unknown as [string, string, string, string, string | undefined];
    const bay = this.whole(name, 0, s.setup.board.bays.length - 1);
    if (s.barbarianLevel[bay] > 0) this.fail(`has b${bay} twice.`, 'IK-263');
    s.barbarianLevel[bay] = Number(level);
    s.barbarianAt[bay] = this.vertex(at);
    s.barbarianFrom[bay] = from === undefined ? 0 : 1 + this.vertex(from);
  }

  gameItem(item: string): void {
    const { s } = this;
    const name = item.slice(0, Math.max(0, item.indexOf('=')));
    const value = item.slice(name.length + 1);
    this.#at = `position ${name}`;
    if (name !== 'open') this.once('game', name);
    if (this.boardItem(name, value)) return;
    switch (name) {
      case 'shipbay':
        s.shipBay = this.whole(value, 0, s.setup.board.bays.length - 1);
        return;
      case 'robber':
        s.robber = this.hex(value);
        return;
      case 'ship':
        s.ship = this.whole(value, 0, s.setup.options.shipSteps + s.setup.options.firstLandingGrace - 1);
        return;
      case 'invasion':
        s.invasion = this.whole(value, 0, 999);
        return;
      case 'merchant': {
        const [hex = '', seat = ''] = this.parts(value, ':', 2);
        s.merchant = 1 + this.hex(hex);
        s.merchantSeat = 1 + this.seat(seat);
        return;
      }
      case 'lr':
        s.longestRoad = 1 + this.seat(value);
        return;
      case 'la':
        s.largestArmy = 1 + this.seat(value);
        return;
      case 'turn':
        s.turn = this.whole(value, 1, s.setup.options.turnLimit);
        return;
      case 'bank':
        for (const text of value.split(',')) {
          this.once('bank', text.slice(0, 1));
          s.bank[this.kinds(text.slice(0, 1))[0] ?? 0] = this.whole(text.slice(1), 0, 255);
        }
        return;
      case 'under':
        for (const text of value.split(';')) this.under(text);
        return;
      case 'devplayed':
        s.devPlayed = this.whole(value, 0, 1);
        return;
      case 'after':
        s.active = this.seat(value);
        return;
      case 'dice':
        this.dice(value);
        return;
      case 'step':
        this.#rest = { ...this.#rest, step: ROLLED_STEPS[this.name(value, ROLLED_STEPS)] };
        return;
      case 'left':
        this.#rest = { ...this.#rest, left: this.left(value) };
        return;
      case 'opt':
        this.options(value);
        return;
      case 'open':
        this.open(value);
        return;
      default:
        this.fail(`has an unknown item ${quoted(item)} of the game.`);
    }
  }

  /** What is open, no part of which may say other than what the rest of the position does. */
  open(value: string): void {
    const { s } = this;
    const { robber } = s;
    readOpen(this, value, this.#rest);
    if (this.r.hasProblem()) return;
    const right = openText(s);
    if (right !== null && sortedLetters(right) !== sortedLetters(value))
      this.fail(`must be ${right} here, not ${quoted(value)}.`, 'IK-004');
    if (s.robber !== robber && this.#given.has('game robber'))
      this.fail(`has the robber on h${robber}, and a theft on h${s.robber}.`, 'IK-083');
  }

  dice(value: string): void {
    const [red = '', yellow = '', event = ''] = this.parts(value, ',', 3);
    const { s } = this;
    s.red = this.whole(red, 1, 6);
    s.yellow = this.whole(yellow, 1, 6);
    if (event !== '') s.event = 1 + this.name(event, EVENT_FACES);
    if (s.step === STEP.preRoll) s.alchemist = 1;
  }

  /** `left=b5,b0` or `left=P1,P2`. */
  left(value: string): number {
    if (!value.startsWith('b')) return this.seats(value);
    return value.split(',').reduce((mask, one) => {
      const bay = 1 << this.whole(one.replace(/^b/, ''), 0, this.s.setup.board.bays.length - 1);
      if ((mask & bay) !== 0) this.fail(`names ${quoted(one)} twice.`, 'IK-263');
      return mask | bay;
    }, 0);
  }

  /** `opt=pairSpacing:2,coast:wait`: the options of a position are those of its match. */
  options(value: string): void {
    const own: { readonly [name: string]: unknown } = this.s.setup.options;
    for (const item of value.split(',')) {
      const [name = '', wanted = ''] = this.parts(item, ':', 2);
      this.once('opt', name);
      if (!Object.hasOwn(own, name) || String(own[name]) !== wanted)
        this.fail(`is for ${quoted(item)}, which are not the options of this match.`, 'IK-001');
    }
  }

  /** `under=science:crane,spy`: played cards, which all have seen. */
  under(text: string): void {
    const { s } = this;
    const [deck = '', cards = ''] = this.parts(text, ':', 2);
    this.once('under', deck);
    const track = this.name(deck, TRACKS);
    for (const name of cards.split(',')) {
      const card = this.name(name, PROGRESS_CARDS);
      if (DECK_OF[card] !== track) this.fail(`has ${name} under the deck of ${deck}, which is not its own.`, 'IK-201');
      else if (this.draw(card)) {
        const at = track * DECK_SIZE + s.underCount[track];
        s.under[at] = 1 + card;
        s.underKnown[at] = (1 << s.setup.seats) - 1;
        s.underCount[track] += 1;
      }
    }
  }

  /** Takes a progress card out of its deck. */
  draw(card: number): boolean {
    const { s } = this;
    if (s.undrawn[card] === 0) this.fail(`has more cards ${PROGRESS_CARDS[card]} than there are.`, 'IK-038');
    else s.undrawn[card] -= 1;
    return !this.r.hasProblem();
  }

  pieceItem(seat: Seat, item: string): boolean {
    const { s } = this;
    const [, letter = '', place = '', rest = ''] = /^([scmxwkr])(\d{1,3})(\D.*)?$/i.exec(item) ?? [];
    if (letter === '') return false;
    this.#at = `position P${seat + 1} ${item}`;
    const kind = letter.toLowerCase();
    if (kind === 'r') {
      this.roads(seat, item.slice(1));
      return true;
    }
    const at = this.vertex(place);
    if (kind === 'w') {
      if (ownerOf(s.site[at]) !== seat) this.fail(`has a wall on ${at}, but no city.`, 'IK-159');
      s.site[at] |= WALL;
    } else if (kind === 'k') this.knight(seat, at, rest);
    else {
      if (s.site[at] !== 0) this.fail(`has two buildings on ${at}.`, 'IK-017');
      s.site[at] = (seat + 1) | SITES[kind];
      if (kind === 'm') this.metropolis(at, rest);
      else if (rest !== '') this.fail(`has ${quoted(rest)} behind the vertex.`);
    }
    return true;
  }

  metropolis(at: number, rest: string): void {
    const track = this.name(rest.slice(1), TRACKS);
    if (this.s.metropolis[track] !== 0) this.fail(`has the metropolis of ${TRACKS[track]} twice.`, 'IK-151');
    this.s.metropolis[track] = 1 + at;
  }

  knight(seat: Seat, at: number, rest: string): void {
    const { s } = this;
    const found = /^:([123])([+~-])(!?)$/.exec(rest);
    if (found === null) {
      this.fail(`must have knights such as k31:2+, not ${quoted(rest)}.`, 'IK-166');
      return;
    }
    const [, level, state, promoted] = found;
    if (s.knight[at] !== 0) this.fail(`has two knights on ${at}.`, 'IK-017');
    const isReady = state === '+' && seat === s.active && s.step === STEP.action;
    s.knight[at] =
      (seat + 1) |
      (Number(level) << LEVEL_SHIFT) |
      (state === '-' ? 0 : ACTIVE) |
      (isReady ? READY : 0) |
      (promoted === '!' ? PROMOTED : 0);
  }

  /** `r22-28-34`. */
  roads(seat: Seat, way: string): void {
    const path = way.split('-');
    if (path.length < 2) this.fail('must have roads along two vertices or more, such as r22-28-34.', 'IK-114');
    for (let i = 1; i < path.length; i += 1) {
      const edge = this.edge(`${path[i - 1]}-${path[i]}`);
      if (this.s.road[edge] !== 0) this.fail(`has two roads on ${path[i - 1]}-${path[i]}.`, 'IK-017');
      this.s.road[edge] = seat + 1;
    }
  }

  playerItem(seat: Seat, item: string): void {
    if (this.pieceItem(seat, item)) return;
    const { s } = this;
    const [name = '', value = ''] = item.split('=');
    this.#at = `position P${seat + 1} ${name}`;
    this.once(`P${seat + 1}`, name);
    switch (name) {
      case 'hand':
        for (const kind of this.kinds(value)) this.gain(seat, kind);
        return;
      case 'dev':
      case 'new':
        for (const one of value.split(',')) this.development(seat, this.name(one, DEV_CARDS), name === 'new');
        return;
      case 'prog':
        for (const one of value.split(',')) {
          const card = this.name(one, PROGRESS_CARDS);
          if (this.draw(card)) changeProgress(s, seat, card, 1);
        }
        return;
      case 'shown':
        for (const one of value.split(',')) {
          const which = this.name(one, ['printer', 'constitution']);
          if (this.draw(which === 0 ? PROGRESS.printer : PROGRESS.constitution)) s.shown[which] = seat + 1;
        }
        return;
      case 'imp':
        for (const [track, level] of this.parts(value, '/', 3).slice(0, 3).entries())
          s.level[seat * 3 + track] = this.whole(level, 0, 5);
        return;
      case 'def':
        s.defender[seat] = this.whole(value, 0, 99);
        return;
      case 'kills':
        s.kills[seat] = this.whole(value, 0, 16);
        return;
      case 'played':
        s.army[seat] = this.whole(value, 0, s.devDeck[DEV.knight]);
        s.devDeck[DEV.knight] -= s.army[seat];
        return;
      case 'offers':
        s.offers = this.whole(value, 0, s.setup.options.offersPerTurn);
        return;
      case 'fleet':
        for (const kind of this.kinds(value)) s.fleet |= 1 << kind;
        return;
      case 'swaps':
        for (const other of value.split(',')) s.swaps[this.seat(other)] += 1;
        return;
      case 'house':
        s.house[seat] = this.seats(value);
        return;
      case 'housed':
        s.housed = this.whole(value, 0, 1);
        return;
      default:
        this.fail(`has an unknown item ${quoted(item)} of a player.`);
    }
  }

  gain(seat: Seat, kind: number): void {
    const { s } = this;
    if (s.bank[kind] === 0) {
      this.fail(`has more ${KINDS[kind]} in hands than the ${s.setup.bank[kind]} that there are.`, 'IK-032');
      return;
    }
    LEDGER.gain(s, seat, kind, 1);
    s.bank[kind] -= 1;
  }

  development(seat: Seat, card: number, isNew: boolean): void {
    const { s } = this;
    if (s.devDeck[card] === 0) {
      this.fail(`has more cards ${DEV_CARDS[card]} than there are.`, 'IK-036');
      return;
    }
    changeDev(s, seat, card, 1);
    s.devDeck[card] -= 1;
    if (isNew) markBought(s, card);
  }

  /** `roaming 3 P1 action` and its items. */
  head(line: string): void {
    const { s } = this;
    const { options, seats } = s.setup;
    const [rules = '', count = '', seat = '', phase = '', ...items] = line.split(/\s+/);
    if (rules !== options.rules)
      this.fail(`must begin with ${options.rules}, the form of this match, not ${quoted(rules)}.`, 'IK-001');
    if (count !== String(seats)) this.fail(`must be for ${seats} seats, not ${quoted(count)}.`, 'IK-002');
    s.active = this.seat(seat);
    const step = PHASES[phase.toLowerCase()];
    if (step === undefined)
      this.fail(`must stand in setup, preRoll, rolled, action, special or over, not ${quoted(phase)}.`, 'IK-048');
    s.step = step ?? STEP.action;
    s.turn = 1;
    if (phase === 'special') s.builder = s.active + 1;
    for (const item of items.filter((one) => !LATE.test(one))) this.gameItem(item);
    if (!items.some((one) => one.startsWith('robber='))) s.robber = Math.max(0, s.terrain.indexOf(DESERT));
  }

  players(lines: readonly string[]): void {
    for (const line of lines) {
      const [name = '', ...parts] = line.split(/\s+/);
      this.#at = 'position';
      const seat = this.seat(name.replace(/:$/, ''));
      if (this.#given.has(`seat ${seat}`)) this.fail(`gives P${seat + 1} twice.`, 'IK-003');
      this.#given.add(`seat ${seat}`);
      // Walls need their city, wherever they stand in the line.
      parts.sort((a, b) => Number(/^w\d/i.test(a)) - Number(/^w\d/i.test(b)));
      for (const part of parts) if (!this.r.hasProblem()) this.playerItem(seat, part);
    }
  }
}

/** The signs of a text in one order, whatever their capitals: lists may be given in another order. */
const sortedLetters = (text: string): string => [...text.toUpperCase()].sort().join('');

/** Nobody knows more of another's hand than its size (IK-005): the text says nothing of what was seen. */
function hideHands(s: State): void {
  const { seats, kinds } = s.setup;
  for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
    for (let seat = 0; seat < seats && (viewer < seats || viewer === MAX_SEATS); seat += 1) {
      if (seat === viewer) continue;
      for (let kind = 0; kind < kinds; kind += 1) {
        const cell = (viewer * MAX_SEATS + seat) * ALL_KINDS + kind;
        s.fewest[cell] = 0;
        s.most[cell] = Math.min(s.handSize[seat], s.inHands[kind]);
      }
    }
  }
}

/**
 * Reads the text form of a position; what is sent whole is not open in the middle. On 30 hexes the board must be given. Fails with what is wrong, and the rule.
 */
export function parseText(setup: Setup, text: string): Result<State> {
  const [head = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const reader = new TextReader(setup);
  const { s, r } = reader;
  reader.head(head);
  if (s.terrain[0] === 0) reader.fail('must give the board: there is no reference board of 30 hexes.', 'IK-314');
  if (!r.hasProblem()) reader.players(lines);
  // What is open may let a player look into a hand.
  hideHands(s);
  for (const item of head.split(/\s+/).filter((one) => LATE.test(one))) if (!r.hasProblem()) reader.gameItem(item);
  if (r.hasProblem()) return r.result(s);
  if (s.step === STEP.over) s.reason = hasWon(s) ? ENDING.points : ENDING.turnLimit;
  rebuild(s);
  if (s.longestRoad === 0 && !isMidChange(s)) awardLongestRoad(s, undefined);
  const problem = problemOf(s);
  return problem === null ? r.result(s) : { ok: false, problem };
}
