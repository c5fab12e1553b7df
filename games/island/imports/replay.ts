/** Replays a match of another program by our rules: the shared part of all converters. */
import type { Taken } from '@marchlands/core/foreign.ts';
import { MoveList, OutcomeList, repeated } from '@marchlands/core/lists.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { CHANCE, firstOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { DevCard } from '../data/cards.ts';
import { ALL_KINDS, KIND, KINDS, type Kind } from '../data/kinds.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { parse } from '../position/position.ts';
import { outcomes } from '../rules/chance.ts';
import { holds } from '../rules/hand.ts';
import { actors, apply, isPartial, legal, refusal } from '../rules/legal.ts';
import { makeSetup } from '../setup.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { words } from '../words/words.ts';

/** The base form as other programs play it: ten points and seven cards with any number of seats, unlimited trade. */
export const OPTIONS = {
  ...{ rules: 'base', target: 10, handLimit: 7, friendlyRobber: 0 },
  ...{ offersPerTurn: 50, offerMaxCards: 20 },
};

/** A difference between the two programs' rules. */
export class Parting extends Error {}

/** The initial position of a match. */
export interface Beginning {
  /** By hex: `W12`, and `D` for the desert. */
  readonly hexes: readonly string[];
  /** `10-15:any`, `1-5:O`: the ends of an edge, and the resource traded there. */
  readonly harbours: readonly string[];
  /** The robber's hex; absent if it is the desert. */
  readonly robber?: number;
}

/** The same in the text form of positions: seat 1 is about to place its first settlement. */
export function positionOf(seats: number, { hexes, harbours, robber }: Beginning): string {
  const items = [`board=${hexes.join(',')}`, `harbours=${harbours.join(',')}`];
  if (robber !== undefined) items.push(`robber=h${robber}`);
  return `base ${seats} P1 setup ${items.join(' ')} open=settle:P1:1`;
}

/** The state of a position. Fails if our rules have no such island; the problem is reported at `at`. */
export function stateAt(seats: number, options: object, position: string, at: string): Result<State> {
  const setup = makeSetup(options, seats);
  if (!setup.ok) return setup;
  const start = parse(setup.value, position);
  return start.ok ? ok(start.value) : fail(`The island cannot be set up: ${problemText(start.problem)}`, at);
}

/** Cards in kind order, as in our moves. */
export function inOrder(kinds: readonly Kind[]): Kind[] {
  return kinds.toSorted((a, b) => KIND[a] - KIND[b]);
}

/** Counts by kind as single cards, in kind order. */
export function cardsOf(counts: { readonly [kind in Kind]?: number }): Kind[] {
  return repeated(
    KINDS,
    KINDS.map((kind) => counts[kind] ?? 0),
  );
}

/** One replay: our state, and the unfinished choice. Every action that our rules refuse throws a `Parting`. */
export class Replay {
  readonly state: State;
  /** The entries so far, in the form that a match takes. */
  readonly taken: Taken[] = [];
  /** By seat. */
  readonly #names: readonly string[];
  /** Discards for a seven by seat; ours are chosen at once and in kind order. */
  readonly #discards = new Map<Seat, Kind[]>();
  /** The unfinished choice. */
  #codes: number[] = [];

  constructor(names: readonly string[], start: State) {
    this.#names = names;
    this.state = start;
  }

  move(seat: Seat, move: Move): void {
    const code = moveCodec.encode(move);
    const why = refusal(this.state, seat, code);
    if (why !== null) {
      const { setup } = this.state;
      const { text, rule } = words.refusal(why, setup, move);
      const said = words.move(move, setup, (other) => this.#names[other]);
      throw new Parting(`by ours ${this.#names[seat]} may not "${said}". ${text} (${rule})`);
    }
    apply(this.state, seat, code);
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
    apply(this.state, CHANCE, code);
    this.taken.push({ by: CHANCE, codes: [code] });
    this.#settle();
  }

  /** Declines for the seats that cannot accept: other programs skip them. */
  #settle(): void {
    if (dueStep(this.state) !== STEP.answer) return;
    for (const seat of seatsOf(actors(this.state))) {
      if (!holds(this.state, seat, this.state.want)) this.move(seat, { kind: 'decline' });
    }
  }

  roll(seat: Seat, red: number, yellow: number): void {
    this.move(seat, { kind: 'roll' });
    this.chance({ kind: 'red', face: red });
    this.chance({ kind: 'yellow', face: yellow });
  }

  buy(seat: Seat, card: DevCard): void {
    this.move(seat, { kind: 'buy' });
    this.chance({ kind: 'devCard', card });
  }

  /** Some or all cards of a discard; the discard is made with the last one. */
  discard(seat: Seat, kinds: readonly Kind[]): void {
    const own = [...(this.#discards.get(seat) ?? []), ...kinds];
    this.#discards.set(seat, own);
    if (own.length < this.state.due[seat]) return;
    for (const card of inOrder(own)) this.move(seat, { kind: 'discard', card });
    this.#discards.delete(seat);
  }

  /** The theft after the robber's move: its victim and the stolen card; null if nobody was robbed. */
  steal(seat: Seat, victim: Seat | null, card: Kind | null): void {
    if (dueStep(this.state) === STEP.victim) {
      if (victim === null) throw new Parting('by ours somebody must be robbed here.');
      this.move(seat, { kind: 'rob', seat: victim });
    }
    const isRobbed = dueStep(this.state) === STEP.steal;
    if (isRobbed !== (card !== null)) throw new Parting(`by ours ${isRobbed ? 'a' : 'no'} card is stolen here.`);
    if (card !== null) this.chance({ kind: 'steal', card });
  }

  /** The cards taken with Plenty, in any order. */
  plenty(seat: Seat, kinds: readonly Kind[]): void {
    // The base form has only resources, so the cast is sound.
    for (const card of inOrder(kinds)) this.move(seat, { kind: 'take', card: card as 'ore' });
  }

  /** Opens an offer and sends it. */
  offer(seat: Seat, give: readonly Kind[], want: readonly Kind[], to: readonly Seat[]): void {
    this.move(seat, { kind: 'offer' });
    for (const card of inOrder(give)) this.move(seat, { kind: 'give', card });
    for (const card of inOrder(want)) this.move(seat, { kind: 'want', card });
    this.move(seat, { kind: 'send', to });
  }

  /** Compares a value of both programs; throws a parting if they differ. */
  expect(what: string, theirs: unknown, ours: unknown): void {
    if (theirs !== undefined && theirs !== ours)
      throw new Parting(`${what} is ${String(theirs)} there, and ${String(ours)} here.`);
  }

  /** Cards of a kind in a hand. */
  held(seat: Seat, kind: Kind): number {
    return this.state.held[seat * ALL_KINDS + KIND[kind]];
  }

  /** Legal moves of the acting seat; none if no seat acts. */
  legal(): readonly Move[] {
    const acting = actors(this.state);
    if (acting <= 0) return [];
    const list = new MoveList(this.state.setup.bounds.moves);
    legal(this.state, firstOf(acting), list);
    return list.toArray().map((code) => moveCodec.decode(code));
  }
}
