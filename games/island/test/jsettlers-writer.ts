/** Random matches of the base form, and the logs that JSettlers2 would write for them. */
import type { Taken } from '@marchlands/core/foreign.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { ALL_KINDS, HARBOURS, KIND, RESOURCES as KIND_COUNT, type Kind } from '../data/kinds.ts';
import {
  CARDS,
  HARBOUR_STRIDE,
  harbourEnds,
  KINDS,
  LAYOUT,
  LAYOUT_ANY,
  LAYOUT_OF,
  LAYOUT_SEA,
  placeOfEdge,
  placeOfHex,
  placeOfVertex,
  RESOURCES,
  STATE,
  TOKENS,
} from '../imports/jsettlers-format.ts';
import { OPTIONS, positionOf } from '../imports/replay.ts';
import { MOVE, type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { LETTERS, letterOf } from '../notation/names.ts';
import { parse } from '../position/position.ts';
import { rateOf } from '../rules/bank.ts';
import { draw } from '../rules/chance.ts';
import { devDeckSize } from '../rules/counts.ts';
import { actors, apply, isPartial, legal } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import { makeSetup, type Setup } from '../setup.ts';
import { DESERT, dueStep, STEP, type State } from '../state.ts';

/** Options of an imported match. */
export const BROUGHT_IN = { ...OPTIONS, bankResource: 99 };

/** A match as played, and its log. */
export interface Played {
  readonly seats: number;
  readonly names: readonly string[];
  readonly position: string;
  readonly taken: readonly Taken[];
  readonly state: State;
  readonly log: string;
}

/** By our step: the state of the game there. */
const STATE_OF = new Map<number, number>([
  [STEP.preRoll, STATE.beforeRoll],
  [STEP.action, STATE.play],
  [STEP.robber, STATE.robber],
  [STEP.discard, STATE.discard],
  [STEP.victim, STATE.victim],
  [STEP.plenty, STATE.plenty],
  [STEP.name, STATE.monopoly],
  [STEP.over, STATE.over],
]);

const setOf = (count: (kind: Kind) => number): string =>
  `${RESOURCES.map((name, i) => `${name}=${count(KINDS[i])}`).join('|')}|unknown=0`;
const countIn = (cards: readonly Kind[]) => (kind: Kind) => cards.filter((card) => card === kind).length;
const numberOf = (kind: Kind): number => KINDS.indexOf(kind) + 1;

/** A log that grows with a match, step by step. */
class LogWriter {
  readonly lines: string[];
  /** The place at the table by seat. */
  readonly #places: readonly number[];
  /** Cards of unfinished choices: a discard by seat, Plenty, the sides of an offer. */
  #picked = new Map<Seat, Kind[]>();
  #give: Kind[] = [];
  #want: Kind[] = [];

  constructor(s: State, names: readonly string[], places: readonly number[]) {
    this.#places = places;
    this.lines = [
      'SOC game event log: type=F, version=2500, created_at=1, now=2, game_name=g',
      '# A match of Marchlands, in the form in which JSettlers2 writes logs.',
      'all:SOCVersion:2500|str=2.5.00|verBuild=X|feats=;ch;|cliLocale=(null)',
      'all:SOCNewGameWithOptions:game=g|param1=-1|param2=BC=t4,N7=f7,RD=f,PL=4',
    ];
    for (const [seat, name] of names.entries()) {
      this.#say('fo', 'SitDown', `nickname=\t|playerNumber=${places[seat]}|robotFlag=true`);
      this.#all('SitDown', `nickname=${name}|playerNumber=${places[seat]}|robotFlag=true`);
    }
    this.#all('BoardLayout', layoutOf(s));
    this.#all('GameElements', 'e2=25');
    this.#all('StartGame', `gameState=${STATE.settle1}`);
    this.#turn(s);
  }

  #say(to: string, name: string, fields = ''): void {
    this.lines.push(`${to}:SOC${name}:game=g${fields === '' ? '' : `|${fields}`}`);
  }

  #all(name: string, fields: string): void {
    this.#say('all', name, fields);
  }

  #turn(s: State): void {
    const isSecond = s.placed >= s.setup.seats;
    const placing = isSecond ? STATE.settle2 : STATE.settle1;
    const state = dueStep(s) === STEP.settle ? placing : (STATE_OF.get(dueStep(s)) ?? STATE.beforeRoll);
    this.#all('Turn', `playerNumber=${this.#places[s.active]}|gameState=${state}`);
    if (state === STATE.beforeRoll) this.#all('RollDicePrompt', `playerNumber=${this.#places[s.active]}`);
  }

  #state(s: State): void {
    const state = STATE_OF.get(dueStep(s));
    if (state !== undefined) this.#all('GameState', `state=${state}`);
  }

  #hands(s: State): void {
    for (const [seat, place] of this.#places.entries()) {
      const held = KINDS.map((kind, i) => `e${i + 1}=${s.held[seat * ALL_KINDS + KIND[kind]]}`).join(',');
      this.#say(`p${place}`, 'PlayerElements', `playerNum=${place}|actionType=SET|${held}`);
    }
  }

  #awards(before: State, after: State): void {
    const at = (seat: number): number => (seat === 0 ? -1 : this.#places[seat - 1]);
    if (before.largestArmy !== after.largestArmy) this.#all('GameElements', `e5=${at(after.largestArmy)}`);
    if (before.longestRoad !== after.longestRoad) this.#all('GameElements', `e6=${at(after.longestRoad)}`);
  }

  /** A piece is requested, paid for unless it is free, and placed. */
  #piece(before: State, after: State, seat: Seat, type: number, coord: number): void {
    const fields = `playerNumber=${this.#places[seat]}|pieceType=${type}|coord=${coord.toString(16)}`;
    this.#say(`f${this.#places[seat]}`, 'PutPiece', fields);
    this.#all('GameServerText', 'text=something was built.');
    this.#all('PutPiece', fields);
    if (dueStep(before) === STEP.settle)
      this.#all('GameState', `state=${before.placed < before.setup.seats ? STATE.road1 : STATE.road2}`);
    else if (before.step === STEP.setRoad) this.#turn(after);
    else {
      this.#awards(before, after);
      if (dueStep(after) === STEP.freeRoad) this.#all('GameState', `state=${STATE.freeRoad2}`);
      else this.#state(after);
    }
  }

  move(before: State, after: State, seat: Seat, move: Move): void {
    const place = this.#places[seat];
    const from = `f${place}`;
    switch (move.kind) {
      case 'settle':
        this.#piece(before, after, seat, 1, placeOfVertex(move.at));
        return;
      case 'city':
        this.#piece(before, after, seat, 2, placeOfVertex(move.at));
        return;
      case 'road':
        this.#piece(before, after, seat, 0, placeOfEdge(move.edge));
        return;
      case 'roll':
        this.#say(from, 'RollDice');
        return;
      case 'buy':
        this.#say(from, 'BuyDevCardRequest');
        this.#all('PlayerElements', `playerNum=${place}|actionType=LOSE|e2=1,e3=1,e4=1`);
        return;
      case 'play':
        this.#all('DevCardAction', `playerNum=${place}|actionType=PLAY|cardType=${cardNumber(move.card)}`);
        this.#all('PlayerElement', `playerNum=${place}|actionType=SET|elementType=19|amount=1`);
        this.#awards(before, after);
        if (dueStep(after) === STEP.freeRoad) {
          this.#all('GameState', `state=${STATE.freeRoad1}`);
          return;
        }
        this.#state(after);
        return;
      case 'take':
        this.#picked.set(seat, [...(this.#picked.get(seat) ?? []), move.card]);
        if (dueStep(after) === STEP.plenty) return;
        this.#all('PickResources', `resources=${setOf(countIn(this.#picked.get(seat) ?? []))}|pn=${place}|reason=2`);
        this.#picked.clear();
        this.#state(after);
        return;
      case 'name':
        this.#all('SimpleAction', `pn=${place}|actType=3|v1=0|v2=${numberOf(move.card)}`);
        this.#hands(after);
        this.#state(after);
        return;
      case 'discard': {
        const picked = [...(this.#picked.get(seat) ?? []), move.card];
        this.#picked.set(seat, picked);
        if (before.due[seat] > 1) return;
        this.#say(`p${place}`, 'Discard', `playerNum=${place}|resources=${setOf(countIn(picked))}`);
        const hidden = setOf(() => 0).replace('unknown=0', `unknown=${picked.length}`);
        this.#say(`!p${place}`, 'Discard', `playerNum=${place}|resources=${hidden}`);
        this.#picked.delete(seat);
        this.#state(after);
        return;
      }
      case 'robber':
        this.#all('MoveRobber', `playerNumber=${place}|coord=${placeOfHex(move.hex).toString(16)}`);
        this.#state(after);
        return;
      case 'rob':
        this.#say(from, 'ChoosePlayer', `choice=${this.#places[move.seat]}`);
        return;
      case 'bank': {
        const rate = rateOf(before, seat, KIND[move.give]);
        const give = setOf((kind) => (kind === move.give ? rate : 0));
        const get = setOf((kind) => (kind === move.take ? 1 : 0));
        this.#all('BankTrade', `give=${give}|get=${get}|pn=${place}`);
        return;
      }
      case 'offer':
        this.#give = [];
        this.#want = [];
        return;
      case 'give':
        this.#give.push(move.card);
        return;
      case 'want':
        this.#want.push(move.card);
        return;
      case 'send': {
        const to = [0, 1, 2, 3].map((other) => move.to.some((one) => this.#places[one] === other)).join(',');
        const sides = `give=${setOf(countIn(this.#give))}|get=${setOf(countIn(this.#want))}`;
        this.#all('MakeOffer', `from=${place}|to=${to}|${sides}`);
        return;
      }
      case 'accept':
      case 'decline':
        return;
      case 'deal': {
        const who = `accepting=${this.#places[move.seat]}|offering=${place}`;
        const sides = `toAccepting=${setOf(countIn(this.#give))}|toOffering=${setOf(countIn(this.#want))}`;
        this.#all('AcceptOffer', `${who}|${sides}`);
        this.#all('ClearOffer', 'playerNumber=-1');
        return;
      }
      case 'end':
        // The second road of a card is skipped.
        if (dueStep(before) === STEP.freeRoad) {
          this.#state(after);
          return;
        }
        this.#say(from, 'EndTurn');
        this.#all('ClearOffer', 'playerNumber=-1');
        this.#turn(after);
        return;
      default:
        throw new Error(`no move of these matches: ${move.kind}`);
    }
  }

  chance(before: State, after: State, outcome: Outcome): void {
    const place = this.#places[before.active];
    if (outcome.kind === 'yellow') {
      this.#all('DiceResult', `param=${before.red + outcome.face}`);
      this.#hands(after);
      this.#state(after);
    }
    if (outcome.kind === 'devCard') {
      const card = `playerNum=${place}|actionType=DRAW|cardType=`;
      this.#say(`p${place}`, 'DevCardAction', `${card}${cardNumber(outcome.card)}`);
      this.#say(`!p${place}`, 'DevCardAction', `${card}0`);
      this.#all('SimpleAction', `pn=${place}|actType=1|v1=${devDeckSize(after)}|v2=0`);
      this.#state(after);
    }
    if (outcome.kind === 'steal') {
      const victim = this.#places.findIndex((_, seat) => after.handSize[seat] < before.handSize[seat]);
      const other = this.#places[victim];
      const fields = (type: number) => `perp=${place}|victim=${other}|resType=${type}|amount=1|isGainLose=true`;
      for (const one of [place, other]) this.#say(`p${one}`, 'RobberyResult', fields(numberOf(outcome.card)));
      this.#say(`!p[${place}, ${other}]`, 'RobberyResult', fields(RESOURCES.length + 1));
      this.#state(after);
    }
  }
}

function cardNumber(card: string): number {
  return CARDS.findIndex((one) => one === card);
}

/** The message of a board. */
function layoutOf(s: State): string {
  const { edgeEnds } = s.setup.board;
  const values = LAYOUT.map(() => LAYOUT_SEA);
  const tokens = LAYOUT.map(() => -1);
  for (const [hex, at] of LAYOUT_OF.entries()) {
    const isDesert = s.terrain[hex] === DESERT;
    values[at] = isDesert ? 0 : numberOf((['brick', 'lumber', 'wool', 'grain', 'ore'] as const)[s.terrain[hex] - 1]);
    tokens[at] = TOKENS.indexOf(s.token[hex]);
  }
  for (const [edge, harbour] of s.harbour.entries()) {
    if (harbour === 0) continue;
    const ends = `${edgeEnds[edge * 2]},${edgeEnds[edge * 2 + 1]}`;
    for (const at of LAYOUT.keys()) {
      if (LAYOUT_OF.includes(at)) continue;
      const facing = [1, 2, 3, 4, 5, 6].find((one) => harbourEnds(at, one)?.join() === ends);
      const kind = HARBOURS[harbour - 1];
      if (facing !== undefined)
        values[at] = kind === 'any' ? LAYOUT_ANY + facing - 1 : facing * HARBOUR_STRIDE + numberOf(kind);
    }
  }
  const robber = placeOfHex(s.robber).toString(16);
  return `hexLayout={ ${values.join(' ')} }|numberLayout={ ${tokens.join(' ')} }|robberHex=0x${robber}`;
}

/** A random island of the base form, in the text form of positions. */
function randomIsland(setup: Setup, rng: Rng): string {
  const s = start(setup);
  while (actors(s) === CHANCE) apply(s, CHANCE, draw(s, rng));
  const { board, seats } = setup;
  return positionOf(seats, {
    hexes: board.hexes.map((_, hex) =>
      s.terrain[hex] === DESERT ? 'D' : `${LETTERS[s.terrain[hex] - 1]}${s.token[hex]}`,
    ),
    harbours: Array.from(board.harbourEdges, ([a, b], i) => {
      const kind = HARBOURS[s.harbour[setup.harbourEdges[i]] - 1];
      return `${Math.min(a, b)}-${Math.max(a, b)}:${kind === 'any' ? 'any' : letterOf(kind)}`;
    }),
    robber: s.robber,
  });
}

/** A card for a card with a seat that has it; null if the draw finds none. */
function dealFor(s: State, seat: Seat, rng: Rng): readonly number[] | null {
  const other = (seat + 1 + rng.below(s.setup.seats - 1)) % s.setup.seats;
  const [give, want] = [rng.below(KIND_COUNT), rng.below(KIND_COUNT)];
  if (give === want || s.held[seat * ALL_KINDS + give] === 0 || s.held[other * ALL_KINDS + want] === 0) return null;
  return [MOVE.offer, MOVE.give + give, MOVE.want + want, moveCodec.encode({ kind: 'send', to: [other] })];
}

/** The weight of a kind of move, 1 for kinds not listed: matches with building come to an end. */
const LIKING: { readonly [kind in Move['kind']]?: number } = { city: 30, settle: 30, buy: 6, play: 6, road: 3 };

/** A choice of a seat, or its next small move: a kind by weight, then any move of the kind. */
function choose(s: State, seat: Seat, rng: Rng, list: MoveList): readonly number[] {
  const deal = dueStep(s) === STEP.action && rng.below(4) === 0 ? dealFor(s, seat, rng) : null;
  if (deal !== null) return deal;
  legal(s, seat, list);
  const byKind = new Map<Move['kind'], number[]>();
  for (const code of list.toArray()) {
    const { kind } = moveCodec.decode(code);
    byKind.set(kind, [...(byKind.get(kind) ?? []), code]);
  }
  // `dealFor` makes the offers, and each leads to a deal.
  for (const kind of ['offer', 'decline', 'counter', 'close'] as const) byKind.delete(kind);
  const kinds = [...byKind.keys()].flatMap((kind) => new Array<Move['kind']>(LIKING[kind] ?? 1).fill(kind));
  const codes = byKind.get(kinds[rng.below(kinds.length)]) ?? [];
  return [codes[rng.below(codes.length)]];
}

/**
 * Plays a match of the base form from a seed, and writes its log.
 * @param most turns after which it stops without a winner
 */
export function playMatch(seed: string, seats: number, most = 200): Played {
  const rng = new Rng(seed);
  const setup = makeSetup(BROUGHT_IN, seats);
  if (!setup.ok) throw new Error(setup.problem.message);
  const position = randomIsland(setup.value, rng);
  const begun = parse(setup.value, position);
  if (!begun.ok) throw new Error(begun.problem.message);
  const s = begun.value;
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats);
  // Some places at the table stay vacant, and any of the players may begin.
  const sitting = [0, 1, 2, 3].toSpliced(rng.below(4), seats < 4 ? 1 : 0).slice(0, seats);
  const first = rng.below(seats);
  const places = [...sitting.slice(first), ...sitting.slice(0, first)];
  const writer = new LogWriter(s, names, places);
  const taken: Taken[] = [];
  const list = new MoveList(setup.value.bounds.moves);
  let total = 0;
  while (actors(s) !== NOBODY && s.turn <= most) {
    const before = s.clone();
    if (actors(s) === CHANCE) {
      if (dueStep(s) === STEP.red) total = 2 + rng.below(6) + rng.below(6);
      // A log has only the sum: these faces stand for it.
      const red = Math.max(1, total - 6);
      const isDie = dueStep(s) === STEP.red || dueStep(s) === STEP.yellow;
      const face = dueStep(s) === STEP.red ? red : total - red;
      const code = isDie
        ? outcomeCodec.encode({ kind: dueStep(s) === STEP.red ? 'red' : 'yellow', face })
        : draw(s, rng);
      apply(s, CHANCE, code);
      taken.push({ by: CHANCE, codes: [code] });
      writer.chance(before, s, outcomeCodec.decode(code));
      continue;
    }
    const seat = firstOf(actors(s));
    const codes: number[] = [];
    do {
      for (const code of choose(s, seat, rng, list)) {
        before.copyFrom(s);
        apply(s, seat, code);
        codes.push(code);
        writer.move(before, s, seat, moveCodec.decode(code));
      }
    } while (isPartial(s, seat));
    taken.push({ by: seat, codes });
  }
  return { seats, names, position, taken, state: s, log: `${writer.lines.join('\n')}\n` };
}
