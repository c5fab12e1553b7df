/** Plays what Catanatron exported by our rules, action by action: what was done, and where the two first differ. */
import type { Difference, Taken, Transcript } from '@marchlands/core/foreign.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { echo, fail, MOST_ECHOED, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { CHANCE, firstOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { ALL_KINDS, KIND, type Kind } from '../data/kinds.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { parse } from '../position/position.ts';
import { applyOutcome, outcomes } from '../rules/chance.ts';
import { runOn } from '../rules/flow.ts';
import { holds } from '../rules/hand.ts';
import { actors, applyMove, isPartial, legal, refusal } from '../rules/legal.ts';
import { pointsOf } from '../rules/points.ts';
import { makeSetup } from '../setup.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { words } from '../words/words.ts';
import {
  type Action,
  CARD_OF,
  type Cube,
  type Exported,
  edgeOf,
  HEXES,
  hexAt,
  KIND_OF,
  LETTER_OF,
  portEnds,
  RESOURCES,
  vertexAt,
} from './catanatron-format.ts';

/** Its rules in our options: ten points with two seats as well, seven cards kept, and as much trade as it likes. */
const OPTIONS = { rules: 'base', target: 10, handLimit: 7, friendlyRobber: 0, offersPerTurn: 50, offerMaxCards: 20 };

/** What the two play differently. */
class Parting extends Error {}

/** Where the match begins, in the text form of positions. */
function positionOf(game: Exported): string {
  const hexes = new Array<string>(HEXES).fill('D');
  const harbours: string[] = [];
  for (const { coordinate, tile } of game.tiles) {
    // None for a harbour of three to one.
    const letter = tile.resource === null || tile.resource === undefined ? 'any' : LETTER_OF[tile.resource];
    if (tile.type === 'RESOURCE_TILE') hexes[hexAt(coordinate)] = `${letter}${tile.number ?? ''}`;
    if (tile.type === 'PORT') harbours.push(`${portEnds(coordinate, tile.direction ?? '')?.join('-') ?? ''}:${letter}`);
  }
  return `base ${game.colors.length} P1 setup board=${hexes.join(',')} harbours=${harbours.join(',')} open=settle:P1:1`;
}

/** One replay: our state, and what of an action is still to be put together. */
class Replay {
  readonly state: State;
  /** What was done so far, as a match takes it. */
  readonly taken: Taken[] = [];
  readonly #game: Exported;
  /** Discards of a seven by seat; ours are chosen at once and in kind order. */
  readonly #discards = new Map<number, Kind[]>();
  /** The choice that is being put together. */
  #codes: number[] = [];

  constructor(game: Exported, start: State) {
    this.#game = game;
    this.state = start;
  }

  seatOf(color: unknown): number {
    return this.#game.colors.indexOf(String(color));
  }

  vertex(node: unknown): number {
    const { tile_coordinate: tile, direction } = this.#game.nodes[String(node)];
    return vertexAt(tile, direction) ?? -1;
  }

  edge(ends: unknown): number {
    const [a, b] = (ends as readonly unknown[]).map((node) => this.vertex(node));
    return edgeOf(a, b);
  }

  move(seat: Seat, move: Move): void {
    const code = moveCodec.encode(move);
    const why = refusal(this.state, seat, code);
    if (why !== null) {
      const { setup } = this.state;
      const { text, rule } = words.refusal(why, setup, move);
      const said = words.move(move, setup, (other) => this.#game.colors[other]);
      throw new Parting(`by ours ${this.#game.colors[seat]} may not "${said}". ${text} (${rule})`);
    }
    applyMove(this.state, seat, code, undefined);
    this.#codes.push(code);
    if (isPartial(this.state, seat)) return;
    this.taken.push({ by: seat, codes: this.#codes });
    this.#codes = [];
    this.#settle();
  }

  chance(outcome: Outcome): void {
    const code = outcomeCodec.encode(outcome);
    const list = new OutcomeList(this.state.setup.bounds.outcomes);
    if (actors(this.state) === CHANCE) outcomes(this.state, list);
    if (list.weightOf(code) === 0) throw new Parting(`by ours chance cannot bring ${outcomeCodec.format(code)} here.`);
    applyOutcome(this.state, code, undefined);
    this.taken.push({ by: CHANCE, codes: [code] });
    this.#settle();
  }

  /** Declines for the seats that cannot accept: the other program passes over them. */
  #settle(): void {
    runOn(this.state, undefined);
    if (dueStep(this.state) !== STEP.answer) return;
    for (const seat of seatsOf(actors(this.state))) {
      if (!holds(this.state, seat, this.state.want)) this.move(seat, { kind: 'decline' });
    }
  }

  /** Cards of a tuple of counts in its order, as moves in kind order. */
  cards(counts: readonly number[], kind: 'give' | 'want'): Move[] {
    const all = RESOURCES.flatMap((resource, i) => new Array<Kind>(counts[i]).fill(KIND_OF[resource]));
    return all.toSorted((a, b) => KIND[a] - KIND[b]).map((card) => ({ kind, card }));
  }

  discard(seat: number, kinds: readonly Kind[]): void {
    const own = [...(this.#discards.get(seat) ?? []), ...kinds];
    this.#discards.set(seat, own);
    if (own.length < this.state.due[seat]) return;
    for (const card of own.toSorted((a, b) => KIND[a] - KIND[b])) this.move(seat, { kind: 'discard', card });
    this.#discards.delete(seat);
  }

  robber(seat: number, [tile, victim, card]: readonly [Cube, string | null | undefined, unknown]): void {
    this.move(seat, { kind: 'robber', hex: hexAt(tile) });
    if (dueStep(this.state) === STEP.victim) {
      if (victim === null || victim === undefined) throw new Parting('by ours somebody must be robbed here.');
      this.move(seat, { kind: 'rob', seat: this.seatOf(victim) });
    }
    const isRobbed = dueStep(this.state) === STEP.steal;
    if (isRobbed !== (card !== null && card !== undefined))
      throw new Parting(`by ours ${isRobbed ? 'a' : 'no'} card is stolen here.`);
    if (isRobbed) this.chance({ kind: 'steal', card: KIND_OF[String(card)] });
  }

  trade(seat: number, type: string, value: readonly unknown[]): void {
    const counts = value.slice(0, 10).map(Number);
    if (type === 'OFFER_TRADE') {
      const to = this.#game.colors.map((_, of) => of).filter((of) => of !== seat);
      const sides = [...this.cards(counts.slice(0, 5), 'give'), ...this.cards(counts.slice(5), 'want')];
      for (const move of [{ kind: 'offer' } as const, ...sides, { kind: 'send', to } as const]) this.move(seat, move);
    } else this.move(seat, { kind: 'deal', seat: this.seatOf(value[10]) });
  }

  /** Whether a seat that answers an offer has answered already, since it has no card. */
  isAnswered(seat: number): boolean {
    return dueStep(this.state) !== STEP.answer || ((actors(this.state) >> seat) & 1) === 0;
  }

  /** One action and what came of it. */
  play([color, type, value]: Action, result: unknown): void {
    const seat = this.seatOf(color);
    const list = value as readonly unknown[];
    switch (type) {
      case 'ROLL': {
        const [red, yellow] = (result ?? value) as readonly [number, number];
        this.move(seat, { kind: 'roll' });
        this.chance({ kind: 'red', face: red });
        this.chance({ kind: 'yellow', face: yellow });
        return;
      }
      case 'BUILD_SETTLEMENT':
        this.move(seat, { kind: 'settle', at: this.vertex(value) });
        return;
      case 'BUILD_CITY':
        this.move(seat, { kind: 'city', at: this.vertex(value) });
        return;
      case 'BUILD_ROAD':
        this.move(seat, { kind: 'road', edge: this.edge(value) });
        return;
      case 'BUY_DEVELOPMENT_CARD':
        this.move(seat, { kind: 'buy' });
        this.chance({ kind: 'devCard', card: CARD_OF[String(result ?? value)] });
        return;
      case 'DISCARD_RESOURCE':
        this.discard(seat, [KIND_OF[String(value)]]);
        return;
      case 'DISCARD':
        this.discard(
          seat,
          ((result ?? value) as readonly string[]).map((one) => KIND_OF[one]),
        );
        return;
      case 'MOVE_ROBBER':
        this.robber(seat, [list[0] as Cube, list[1] as string | null | undefined, result ?? list[2]]);
        return;
      case 'PLAY_KNIGHT_CARD':
        this.move(seat, { kind: 'play', card: 'knight' });
        return;
      case 'PLAY_ROAD_BUILDING':
        this.move(seat, { kind: 'play', card: 'road-building' });
        return;
      case 'PLAY_MONOPOLY':
        this.move(seat, { kind: 'play', card: 'monopoly' });
        this.move(seat, { kind: 'name', card: KIND_OF[String(value)] });
        return;
      case 'PLAY_YEAR_OF_PLENTY': {
        this.move(seat, { kind: 'play', card: 'plenty' });
        const kinds = list.map((one) => KIND_OF[String(one)]).toSorted((a, b) => KIND[a] - KIND[b]);
        for (const card of kinds) this.move(seat, { kind: 'take', card: card as 'ore' });
        return;
      }
      case 'MARITIME_TRADE':
        this.move(seat, { kind: 'bank', give: KIND_OF[String(list[0])], take: KIND_OF[String(list[4])] });
        return;
      case 'OFFER_TRADE':
      case 'CONFIRM_TRADE':
        this.trade(seat, type, list);
        return;
      case 'ACCEPT_TRADE':
        this.move(seat, { kind: 'accept' });
        return;
      case 'REJECT_TRADE':
        if (!this.isAnswered(seat)) this.move(seat, { kind: 'decline' });
        return;
      case 'CANCEL_TRADE':
        if (dueStep(this.state) === STEP.choose) this.move(seat, { kind: 'close' });
        return;
      case 'END_TURN':
        this.move(seat, { kind: 'end' });
        return;
      default:
        throw new Error(`no action of the base game: ${type}`);
    }
  }

  /** What stands in an export and otherwise in our state. */
  compare(game: Exported): void {
    const s = this.state;
    const expect = (what: string, theirs: unknown, ours: unknown): void => {
      if (theirs !== undefined && theirs !== ours)
        throw new Parting(`${what} is ${String(theirs)} there, and ${String(ours)} here.`);
    };
    expect('the hex of the robber', hexAt(game.robber_coordinate), s.robber);
    for (const [seat, color] of game.colors.entries()) {
      const of = (name: string): unknown => game.player_state[`P${seat}_${name}`];
      for (const resource of RESOURCES) {
        expect(
          `the number of ${resource} in the hand of ${color}`,
          of(`${resource}_IN_HAND`),
          s.held[seat * ALL_KINDS + KIND[KIND_OF[resource]]],
        );
      }
      expect(`the number of points of ${color}`, of('ACTUAL_VICTORY_POINTS'), pointsOf(s, seat));
      expect(`whether ${color} has the longest road`, of('HAS_ROAD'), s.longestRoad === seat + 1);
      expect(`whether ${color} has the largest army`, of('HAS_ARMY'), s.largestArmy === seat + 1);
    }
    if (game.current_playable_actions !== undefined) this.compareBuilding(game.current_playable_actions);
  }

  /** The legal places to build, which both list one by one. */
  compareBuilding(actions: readonly Action[]): void {
    const s = this.state;
    const list = new MoveList(s.setup.bounds.moves);
    const acting = actors(s);
    if (acting <= 0) return;
    legal(s, firstOf(acting), list);
    const moves = list.toArray().map((code) => moveCodec.decode(code));
    const ours = (kind: 'settle' | 'city' | 'road'): string =>
      moves
        .flatMap((move) => (move.kind !== kind ? [] : ['at' in move ? move.at : 'edge' in move ? move.edge : -1]))
        .join();
    const theirs = (type: string, read: (value: unknown) => number): string =>
      actions
        .filter(([, one]) => one === type)
        .map(([, , value]) => read(value))
        .toSorted((a, b) => a - b)
        .join();
    const pairs = [
      ['settle', theirs('BUILD_SETTLEMENT', (value) => this.vertex(value))],
      ['city', theirs('BUILD_CITY', (value) => this.vertex(value))],
      ['road', theirs('BUILD_ROAD', (value) => this.edge(value))],
    ] as const;
    for (const [kind, wanted] of pairs) {
      if (ours(kind) !== wanted)
        throw new Parting(
          `the places where one may ${kind} are ${wanted || 'none'} there, and ${ours(kind) || 'none'} here.`,
        );
    }
  }
}

/**
 * Replays exports of one match, each with at least as many actions as the one before, and compares after each.
 * @returns the match up to where the rules first differ
 */
export function transcriptOf(exports: readonly Exported[]): Result<Transcript> {
  const [first] = exports;
  const setup = makeSetup(OPTIONS, first.colors.length);
  if (!setup.ok) return setup;
  const position = positionOf(first);
  const start = parse(setup.value, position);
  if (!start.ok) return fail(`The island cannot be set up: ${problemText(start.problem)}`, 'tiles');
  const replay = new Replay(first, start.value);
  const played = playAll(replay, exports);
  return ok({
    seats: first.colors.length,
    options: OPTIONS,
    players: first.colors.map((name) => ({ name })),
    position,
    taken: replay.taken,
    difference: played,
  });
}

function playAll(replay: Replay, exports: readonly Exported[]): Difference | null {
  let done = 0;
  let whole = 0;
  try {
    for (const game of exports) {
      for (const [action, result] of game.action_records.slice(done)) {
        whole = replay.taken.length;
        replay.play(action, result);
        done += 1;
      }
      replay.compare(game);
    }
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Parting)) throw thrown;
    const record = exports.findLast(({ action_records: all }) => all.length > done)?.action_records[done];
    // Of an action that was played in part nothing stays.
    if (record !== undefined) replay.taken.length = Math.min(replay.taken.length, whole);
    const isCompared = record === undefined || exports.some(({ action_records: all }) => all.length === done);
    return {
      action: isCompared ? done : done + 1,
      given: isCompared ? null : echo(JSON.stringify(record), MOST_ECHOED),
      message: thrown.message,
    };
  }
}
