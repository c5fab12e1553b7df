/** Plays what Catanatron exported by our rules, action by action, and says where the two first differ. */
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { problemText } from '@marchlands/core/result.ts';
import { CHANCE, firstOf } from '@marchlands/core/seat.ts';
import { edgeBetween } from '../../data/geometry.ts';
import { ALL_KINDS, KIND, type Kind } from '../../data/kinds.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../../moves.ts';
import { seatText } from '../../notation/names.ts';
import { parse } from '../../position/position.ts';
import { applyOutcome, outcomes } from '../../rules/chance.ts';
import { runOn } from '../../rules/flow.ts';
import { actors, applyMove, legal, refusal } from '../../rules/legal.ts';
import { pointsOf } from '../../rules/points.ts';
import { makeSetup } from '../../setup.ts';
import { dueStep, STEP, type State } from '../../state.ts';
import {
  type Action,
  CARD_OF,
  type Cube,
  type Exported,
  hexAt,
  KIND_OF,
  LETTER_OF,
  portEnds,
  RESOURCES,
  vertexAt,
} from './format.ts';

/** Its rules in our options: ten points with two seats as well, seven cards kept, and as much trade as it likes. */
const OPTIONS = { rules: 'base', target: 10, handLimit: 7, friendlyRobber: 0, offersPerTurn: 50, offerMaxCards: 20 };

class Difference extends Error {}

function startOf(game: Exported): State {
  const setup = makeSetup(OPTIONS, game.colors.length);
  if (!setup.ok) throw new Error(setup.problem.message);
  const hexes = new Array<string>(setup.value.board.hexes.length).fill('D');
  const harbours: string[] = [];
  for (const { coordinate, tile } of game.tiles) {
    if (tile.type === 'RESOURCE_TILE')
      hexes[hexAt(coordinate)] = `${LETTER_OF[tile.resource ?? '']}${tile.number ?? ''}`;
    if (tile.type === 'PORT')
      harbours.push(
        `${portEnds(coordinate, tile.direction ?? '').join('-')}:${LETTER_OF[tile.resource ?? ''] ?? 'any'}`,
      );
  }
  const read = parse(
    setup.value,
    `base ${game.colors.length} P1 setup board=${hexes.join(',')} harbours=${harbours.join(',')} open=settle:P1:1`,
  );
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
}

/** One replay: our state, and what of an action is still to be put together. */
class Replay {
  readonly state: State;
  readonly #game: Exported;
  /** Discards of a seven by seat; ours are chosen at once and in kind order. */
  readonly #discards = new Map<number, Kind[]>();

  constructor(game: Exported) {
    this.#game = game;
    this.state = startOf(game);
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
    return edgeBetween(this.state.setup.board, a, b);
  }

  move(seat: number, move: Move): void {
    const code = moveCodec.encode(move);
    const why = refusal(this.state, seat, code);
    if (why !== null)
      throw new Difference(`legal moves: ${seatText(seat)} may not ${moveCodec.format(code)} by our rules: ${why}`);
    applyMove(this.state, seat, code, undefined);
    runOn(this.state, undefined);
  }

  chance(outcome: Outcome): void {
    const code = outcomeCodec.encode(outcome);
    const list = new OutcomeList(this.state.setup.bounds.outcomes);
    if (actors(this.state) === CHANCE) outcomes(this.state, list);
    if (list.weightOf(code) === 0)
      throw new Difference(`chance cannot bring ${outcomeCodec.format(code)} by our rules`);
    applyOutcome(this.state, code, undefined);
    runOn(this.state, undefined);
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

  robber(seat: number, [tile, victim, card]: readonly [Cube, string | null, unknown]): void {
    this.move(seat, { kind: 'robber', hex: hexAt(tile) });
    if (dueStep(this.state) === STEP.victim) this.move(seat, { kind: 'rob', seat: this.seatOf(victim) });
    const isRobbed = dueStep(this.state) === STEP.steal;
    if (isRobbed !== (card !== null && card !== undefined))
      throw new Difference(`robber: ${isRobbed ? 'a' : 'no'} card is stolen by our rules`);
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
        this.robber(seat, [list[0] as Cube, list[1] as string | null, result ?? list[2]]);
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
        throw new Difference(`${what}: theirs ${String(theirs)}, ours ${String(ours)}`);
    };
    expect('robber', hexAt(game.robber_coordinate), s.robber);
    for (const [seat, color] of game.colors.entries()) {
      const of = (name: string): unknown => game.player_state[`P${seat}_${name}`];
      for (const resource of RESOURCES) {
        expect(
          `hand of ${color}, ${resource}`,
          of(`${resource}_IN_HAND`),
          s.held[seat * ALL_KINDS + KIND[KIND_OF[resource]]],
        );
      }
      expect(`points of ${color}`, of('ACTUAL_VICTORY_POINTS'), pointsOf(s, seat));
      expect(`longest road of ${color}`, of('HAS_ROAD'), s.longestRoad === seat + 1);
      expect(`largest army of ${color}`, of('HAS_ARMY'), s.largestArmy === seat + 1);
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
        throw new Difference(`legal moves: ${kind}: theirs ${wanted || 'none'}, ours ${ours(kind) || 'none'}`);
    }
  }
}

/**
 * Replays exports of one match, each with at least as many actions as the one before, and compares after each.
 * @returns what differs first, with the number of the action; null where nothing does
 */
export function firstDifference(exports: readonly Exported[]): string | null {
  const replay = new Replay(exports[0]);
  let done = 0;
  try {
    for (const game of exports) {
      for (const [action, result] of game.action_records.slice(done)) {
        replay.play(action, result);
        done += 1;
      }
      replay.compare(game);
    }
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Difference)) throw thrown;
    const record = exports.at(-1)?.action_records[done];
    return `action ${done}${record === undefined ? '' : ` ${JSON.stringify(record)}`}: ${thrown.message}`;
  }
}
