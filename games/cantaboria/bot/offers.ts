import { MoveList } from '@marchlands/core/lists.ts';
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT, GOODS, HORSE, KINDS } from '../data/limits.ts';
import { MOVE, PER_TOKEN } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { isPartial, legal } from '../rules/legal.ts';
import { tally, timesMade } from '../rules/offers-made.ts';
import { nextOwn } from '../rules/places.ts';
import { whyNotOffer } from '../rules/trade.ts';
import { whyNotReceive } from '../rules/traded.ts';
import type { State } from '../state.ts';
import { isLeader } from './leader.ts';
import { changeWith, needOf } from './prospects.ts';
import type { Script } from './script.ts';

/** The most offers written out. */
const MOST = 6;
/** The least gain for either side, by its own quick value. */
const LEAST = 0.3;
/** The base promise of a Horse, besides the places that want one. */
const HORSE_PROMISE = 0.5;

/** A place for a token, with the gain from putting it there or the loss from taking it away. */
interface Spot {
  readonly at: number;
  readonly promise: number;
}

/** The place where a seat misses a token least; null if it has none. */
function leastMissed(s: State, seat: Seat, kind: number): Spot | null {
  let best: Spot | null = null;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) {
    if (s.tokens[at * KINDS + kind] === 0) continue;
    const promise = kind === HORSE ? -HORSE_PROMISE - 0.25 * needOf(s, seat, at) : changeWith(s, at, kind, -1);
    if (promise > (best?.promise ?? Number.NEGATIVE_INFINITY)) best = { at, promise };
  }
  return best;
}

/** The place where another seat's token is most welcome; null if there is no room. */
function mostWelcome(s: State, seat: Seat, giver: Seat, kind: number, not: number): Spot | null {
  let best: Spot | null = null;
  for (let at = nextOwn(s, seat, -1); at >= 0 && at < BOAT; at = nextOwn(s, seat, at)) {
    if (at === not || whyNotReceive(s, seat, giver, at) !== null) continue;
    if (kind === HORSE && s.tokens[at * KINDS + HORSE] > 0) continue;
    const promise = kind === HORSE ? HORSE_PROMISE + 0.25 * needOf(s, seat, at) : changeWith(s, at, kind, 1);
    if (promise > (best?.promise ?? Number.NEGATIVE_INFINITY)) best = { at, promise };
  }
  return best;
}

interface Idea {
  readonly promise: number;
  readonly codes: readonly number[];
}

/** Swaps of one token for one from which both sides gain. */
function addSwaps(s: State, seat: Seat, to: Seat, ideas: Idea[]): void {
  for (let given = 0; given <= GOODS; given += 1) {
    const from = leastMissed(s, seat, given);
    if (from === null) continue;
    for (let wanted = 0; wanted <= GOODS; wanted += 1) {
      if (timesMade(s, seat, to, tally(given), tally(wanted)) > 0) continue;
      const paid = leastMissed(s, to, wanted);
      if (paid === null) continue;
      const into = mostWelcome(s, seat, to, wanted, given === wanted ? from.at : -1);
      const put = mostWelcome(s, to, seat, given, given === wanted ? paid.at : -1);
      if (into === null || put === null) continue;
      const own = from.promise + into.promise;
      if (own < LEAST || paid.promise + put.promise < LEAST) continue;
      ideas.push({
        promise: own,
        codes: [
          MOVE.offer + to,
          MOVE.give + given * PER_TOKEN + from.at,
          MOVE.get + wanted * PER_TOKEN + into.at,
          MOVE.send,
        ],
      });
    }
  }
}

/**
 * CA-44 to CA-50: a few offers from which both sides gain, none to the leader and none made twice in a phase. With two
 * seats nothing helps both. Every swap raises each side's quick value, so none is ever traded back.
 */
export function addOffers(s: State, seat: Seat, script: Script): void {
  if (s.setup.seats === 2) return;
  const ideas: Idea[] = [];
  for (let to = 0; to < s.setup.seats; to += 1) {
    if (to === seat || (s.out & maskOf(to)) !== 0 || isLeader(s, to)) continue;
    if (whyNotOffer(s, seat, to) === null) addSwaps(s, seat, to, ideas);
  }
  ideas.sort((a, b) => b.promise - a.promise);
  for (const { codes } of ideas.slice(0, MOST)) script.add(codes);
}

/** The value to a seat of one code of its answer: a payment is missed, a token received is welcome. */
function welcomeOf(s: State, seat: Seat, code: number): number {
  const isPaid = code < MOVE.put;
  const index = code - (isPaid ? MOVE.pay : MOVE.put);
  const kind = Math.floor(index / PER_TOKEN);
  const at = index % PER_TOKEN;
  if (kind >= GOODS) return (isPaid ? -1 : 1) * needOf(s, seat, at);
  return changeWith(s, at, kind, isPaid ? -1 : 1);
}

const list = new MoveList(2 * KINDS * PER_TOKEN);

/**
 * CA-48: the answer that accepts the offer: from the places that miss the tokens least to those that welcome them most.
 */
export function acceptance(s: State, seat: Seat): number[] {
  const walk = s.clone();
  const codes = [MOVE.accept];
  apply(walk, seat, MOVE.accept);
  while (isPartial(walk, seat)) {
    legal(walk, seat, list);
    let best = list.codes[0];
    for (let i = 1; i < list.length; i += 1) {
      if (welcomeOf(s, seat, list.codes[i]) > welcomeOf(s, seat, best)) best = list.codes[i];
    }
    codes.push(best);
    apply(walk, seat, best);
  }
  return codes;
}
