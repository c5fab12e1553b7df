/** Brute force, independent of the ledger: all hands that each viewer cannot rule out, given what it saw of a match. */

import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { playoutMove } from '../bot/playout.ts';
import { ALL_KINDS, KINDS, RESOURCES } from '../data/kinds.ts';
import type { Event } from '../events.ts';
import { draw } from '../rules/chance.ts';
import { actors, apply, isPartial } from '../rules/legal.ts';
import { start } from '../rules/start.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/** By seat and kind. */
type Hands = Uint8Array;

const everybody = (): boolean => true;

export const keyOf = (hands: Hands): string => String.fromCharCode(...hands);

/** By card: the most cards of a kind that it takes from each opponent. */
const ASKED: { readonly [card: string]: number } = {
  monopoly: Number.POSITIVE_INFINITY,
  'resource-monopoly': 2,
  'trade-monopoly': 1,
};

/**
 * Follows a match by its events; each is pushed right after its change, which everybody can count unless it is a theft.
 */
export class PossibleHands {
  /** By viewer: the hands it cannot rule out, by `keyOf`. */
  readonly #hands = new Map<Viewer, Map<string, Hands>>();
  readonly #state: State;
  readonly #before: Hands;
  /** How many cards of a kind the last card takes from each opponent; 0 if it is not a monopoly. */
  #most = 0;
  /** The wanted side of the last offer. */
  #want: readonly number[] = [];

  constructor(state: State) {
    this.#state = state;
    this.#before = state.held.slice();
    const viewers = [...Array.from({ length: state.setup.seats }, (_, seat) => seat), SPECTATOR];
    for (const viewer of viewers) this.#hands.set(viewer, new Map([[keyOf(state.held), state.held.slice()]]));
  }

  of(viewer: Viewer): ReadonlyMap<string, Hands> {
    return this.#hands.get(viewer) ?? new Map<string, Hands>();
  }

  push(event: Event): void {
    if (event.kind === 'cardStolen' || event.kind === 'cardPicked') this.#stolen(event.from, event.seat);
    else if (event.kind === 'giftGiven') this.#stolen(event.seat, event.to);
    else this.#counted();
    this.#shown(event);
    this.#before.set(this.#state.held);
  }

  /** Information in an event besides the transfers. */
  #shown(event: Event): void {
    if (event.kind === 'offerSent') {
      this.#want = event.want;
      this.#atLeast(event.seat, event.give);
    }
    if (event.kind === 'offerAnswered' && event.answer === 'accept') this.#atLeast(event.seat, this.#want);
    if (event.kind === 'offerAnswered' && event.give !== null) this.#atLeast(event.seat, event.give);
    if (event.kind === 'cardPlayed') this.#most = ASKED[event.card] ?? 0;
    if (event.kind === 'kindNamed' && this.#most > 0) {
      // A monopoly: collected next from the seats that have the kind.
      for (let at = KINDS.indexOf(event.of); at < this.#state.held.length; at += ALL_KINDS) {
        const isTheirs = Math.floor(at / ALL_KINDS) !== event.seat;
        if (isTheirs && this.#state.held[at] === 0) this.#keep(everybody, (hands) => hands[at] === 0);
      }
    }
    if (event.kind === 'cardsCollected' && event.count < this.#most) {
      const at = event.from * ALL_KINDS + KINDS.indexOf(event.of);
      this.#keep(everybody, (hands) => hands[at] === 0);
    }
    if (event.kind === 'swapForced') {
      this.#atLeast(
        event.seat,
        KINDS.map((kind) => (kind === event.of ? 1 : 0)),
      );
      const commodities = (hands: Hands): number =>
        hands.subarray(event.on * ALL_KINDS + RESOURCES, (event.on + 1) * ALL_KINDS).reduce((sum, one) => sum + one, 0);
      if (!event.isMet) this.#keep(everybody, (hands) => commodities(hands) === 0);
    }
    if (event.kind === 'handSeen') {
      const first = event.of * ALL_KINDS;
      const isSame = (hands: Hands): boolean => event.cards.every((count, kind) => hands[first + kind] === count);
      this.#keep((viewer) => viewer === event.seat, isSame);
    }
  }

  #atLeast(seat: Seat, counts: readonly number[]): void {
    this.#keep(everybody, (hands) => counts.every((count, kind) => hands[seat * ALL_KINDS + kind] >= count));
  }

  #keep(isSeenBy: (viewer: Viewer) => boolean, fits: (hands: Hands) => boolean): void {
    for (const [viewer, all] of this.#hands) {
      if (isSeenBy(viewer)) for (const [key, hands] of all) if (!fits(hands)) all.delete(key);
    }
  }

  /** Everybody counts the transfers. */
  #counted(): void {
    const by = Array.from(this.#state.held, (count, at) => count - this.#before[at]);
    if (by.every((count) => count === 0)) return;
    for (const [viewer, all] of this.#hands) {
      const next = new Map<string, Hands>();
      for (const hands of all.values()) {
        if (by.every((count, at) => hands[at] + count >= 0))
          add(
            next,
            hands.map((count, at) => count + by[at]),
          );
      }
      this.#hands.set(viewer, next);
    }
  }

  #stolen(from: Seat, to: Seat): void {
    for (const [viewer, all] of this.#hands) {
      const next = new Map<string, Hands>();
      for (const hands of all.values()) {
        for (let kind = 0; kind < ALL_KINDS; kind += 1) {
          const one = from * ALL_KINDS + kind;
          const isWhatWent = this.#state.held[one] < this.#before[one];
          if (hands[one] === 0 || ((viewer === from || viewer === to) && !isWhatWent)) continue;
          const after = hands.slice();
          after[one] -= 1;
          after[to * ALL_KINDS + kind] += 1;
          add(next, after);
        }
      }
      this.#hands.set(viewer, next);
    }
  }
}

function add(all: Map<string, Hands>, hands: Hands): void {
  all.set(keyOf(hands), hands);
}

/**
 * Plays a match by the playout policy, tracking the possible hands.
 * @param look sees every state in which a seat may be asked
 */
export function playKnown(setup: Setup, rng: Rng, look: (s: State, possible: PossibleHands) => void): void {
  const s = start(setup);
  const possible = new PossibleHands(s);
  for (let by = actors(s); by !== NOBODY; by = actors(s)) {
    const seat = by === CHANCE ? CHANCE : firstOf(by);
    if (seat !== CHANCE && !isPartial(s, seat)) look(s, possible);
    apply(s, seat, seat === CHANCE ? draw(s, rng) : playoutMove(s, seat, rng), possible);
  }
}
