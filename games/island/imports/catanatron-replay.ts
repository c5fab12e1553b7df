/** Replays an export of Catanatron by our rules, action by action, to the first difference between the two. */
import type { Difference, Transcript } from '@marchlands/core/foreign.ts';
import { echo, MOST_ECHOED, ok, type Result } from '@marchlands/core/result.ts';
import { letterOf } from '../notation/names.ts';
import { actors } from '../rules/legal.ts';
import { pointsOf } from '../rules/points.ts';
import { dueStep, STEP, type State } from '../state.ts';
import {
  type Action,
  CARD_OF,
  type Cube,
  type Exported,
  edgeOf,
  HEXES,
  hexAt,
  KIND_OF,
  portEnds,
  RESOURCES,
  vertexAt,
} from './catanatron-format.ts';
import { cardsOf, OPTIONS, Parting, positionOf, Replay, stateAt } from './replay.ts';

/** The initial position, in the text form of positions. */
function beginningOf(game: Exported): string {
  const hexes = new Array<string>(HEXES).fill('D');
  const harbours: string[] = [];
  for (const { coordinate, tile } of game.tiles) {
    // None for a 3:1 harbour.
    const letter = tile.resource === null || tile.resource === undefined ? 'any' : letterOf(KIND_OF[tile.resource]);
    if (tile.type === 'RESOURCE_TILE') hexes[hexAt(coordinate)] = `${letter}${tile.number ?? ''}`;
    if (tile.type === 'PORT') harbours.push(`${portEnds(coordinate, tile.direction ?? '')?.join('-') ?? ''}:${letter}`);
  }
  return positionOf(game.colors.length, { hexes, harbours });
}

/** The replay of an export, in its terms. */
class ExportReplay extends Replay {
  readonly #game: Exported;

  constructor(game: Exported, start: State) {
    super(game.colors, start);
    this.#game = game;
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

  /** Cards from five counts in its order. */
  cards(counts: readonly number[]) {
    return cardsOf(Object.fromEntries(RESOURCES.map((resource, i) => [KIND_OF[resource], counts[i]])));
  }

  robber(seat: number, [tile, victim, card]: readonly [Cube, string | null | undefined, unknown]): void {
    this.move(seat, { kind: 'robber', hex: hexAt(tile) });
    const isNone = card === null || card === undefined;
    this.steal(
      seat,
      victim === null || victim === undefined ? null : this.seatOf(victim),
      isNone ? null : KIND_OF[String(card)],
    );
  }

  trade(seat: number, type: string, value: readonly unknown[]): void {
    const counts = value.slice(0, 10).map(Number);
    if (type === 'OFFER_TRADE') {
      const to = this.#game.colors.map((_, of) => of).filter((of) => of !== seat);
      this.offer(seat, this.cards(counts.slice(0, 5)), this.cards(counts.slice(5)), to);
    } else this.move(seat, { kind: 'deal', seat: this.seatOf(value[10]) });
  }

  /** Whether a seat that should answer an offer has done so already, for lack of cards. */
  isAnswered(seat: number): boolean {
    return dueStep(this.state) !== STEP.answer || ((actors(this.state) >> seat) & 1) === 0;
  }

  /** Plays one action and checks its result. */
  play([color, type, value]: Action, result: unknown): void {
    const seat = this.seatOf(color);
    const list = value as readonly unknown[];
    switch (type) {
      case 'ROLL': {
        const [red, yellow] = (result ?? value) as readonly [number, number];
        this.roll(seat, red, yellow);
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
        this.buy(seat, CARD_OF[String(result ?? value)]);
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
      case 'PLAY_YEAR_OF_PLENTY':
        this.move(seat, { kind: 'play', card: 'plenty' });
        this.plenty(
          seat,
          list.map((one) => KIND_OF[String(one)]),
        );
        return;
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

  /** Compares our state with the rest of the export. */
  compare(game: Exported): void {
    const s = this.state;
    this.expect('the hex of the robber', hexAt(game.robber_coordinate), s.robber);
    for (const [seat, color] of game.colors.entries()) {
      const of = (name: string): unknown => game.player_state[`P${seat}_${name}`];
      for (const resource of RESOURCES) {
        this.expect(
          `the number of ${resource} in the hand of ${color}`,
          of(`${resource}_IN_HAND`),
          this.held(seat, KIND_OF[resource]),
        );
      }
      this.expect(`the number of points of ${color}`, of('ACTUAL_VICTORY_POINTS'), pointsOf(s, seat));
      this.expect(`whether ${color} has the longest road`, of('HAS_ROAD'), s.longestRoad === seat + 1);
      this.expect(`whether ${color} has the largest army`, of('HAS_ARMY'), s.largestArmy === seat + 1);
    }
    if (game.current_playable_actions !== undefined) this.compareBuilding(game.current_playable_actions);
  }

  /** Compares the legal places to build, which both programs list. */
  compareBuilding(actions: readonly Action[]): void {
    const moves = this.legal();
    if (moves.length === 0) return;
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
 * @returns the match up to the first difference of the rules
 */
export function transcriptOf(exports: readonly Exported[]): Result<Transcript> {
  const [first] = exports;
  const { colors } = first;
  const position = beginningOf(first);
  const start = stateAt(colors.length, OPTIONS, position, 'tiles');
  if (!start.ok) return start;
  const replay = new ExportReplay(first, start.value);
  const difference = playAll(replay, exports);
  return ok({
    seats: colors.length,
    options: OPTIONS,
    players: colors.map((name) => ({ name })),
    position,
    taken: replay.taken,
    difference,
  });
}

function playAll(replay: ExportReplay, exports: readonly Exported[]): Difference | null {
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
    // Drops a partly played action.
    if (record !== undefined) replay.taken.length = Math.min(replay.taken.length, whole);
    const isCompared = record === undefined || exports.some(({ action_records: all }) => all.length === done);
    return {
      action: isCompared ? done : done + 1,
      given: isCompared ? null : echo(JSON.stringify(record), MOST_ECHOED),
      message: thrown.message,
    };
  }
}
