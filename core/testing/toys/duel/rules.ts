import { lowestBit } from '../../../bits.ts';
import { byScores } from '../../../final.ts';
import type { MoveList, OutcomeList } from '../../../lists.ts';
import { type Actor, ALL, CHANCE, isActing, maskOf, type Seat } from '../../../seat.ts';
import type { EventSink, Final } from '../../../types.ts';
import type { Event } from './events.ts';
import { type Move, moveCodec, PLAY, STAKE } from './moves.ts';
import { MAX_CARDS, SEATS } from './setup.ts';
import { AGREED, CHOICES, PHASE, type State } from './state.ts';

export type Refusal =
  | 'noSuchMove'
  | 'matchOver'
  | 'chanceActs'
  | 'alreadyChosen'
  | 'alreadyPlayed'
  | 'notInHand'
  | 'playFirst'
  | 'tooFewCoins';

const due = ({ held, coins }: State, seat: Seat): number => (held[seat] > 1 ? 1 : 0) + (coins[seat] > 0 ? 1 : 0);

/**
 * DU-03: a card and a stake, chosen in secret. What everyone can see to be forced is not asked for (DU-06): a last card,
 * and a stake without coins.
 */
export const round = CHOICES.decision<State, EventSink<Event>, Move>(moveCodec, {
  asked: (state) =>
    state.phase === PHASE.choose ? (due(state, 0) > 0 ? maskOf(0) : 0) | (due(state, 1) > 0 ? maskOf(1) : 0) : 0,
  due,
  resolve: fight,
});
export const { isPartial } = round;

export function actors(state: State): number {
  return state.phase === PHASE.prize ? CHANCE : round.actors(state);
}

/** Whether the acting seat must choose its card now. */
const isCardDue = (state: State, seat: Seat): boolean => state.held[seat] > 1 && CHOICES.count(state, seat) === 0;

export function legal(state: State, seat: Seat, out: MoveList): void {
  out.clear();
  if (!isActing(round.actors(state), seat)) return;
  if (isCardDue(state, seat)) {
    for (let card = 0; card < MAX_CARDS; card += 1) {
      if (((state.cards[seat] >>> card) & 1) === 1) out.push(PLAY + card);
    }
  } else {
    for (let coins = 0; coins <= state.coins[seat]; coins += 1) out.push(STAKE + coins);
  }
}

export function outcomes(state: State, out: OutcomeList): void {
  out.clear();
  if (state.phase !== PHASE.prize) return;
  for (let prize = 0; prize < MAX_CARDS; prize += 1) if (((state.prizes >>> prize) & 1) === 1) out.push(prize, 1);
}

export function refusal(state: State, seat: Seat, code: number): Refusal | null {
  if (!Number.isInteger(code) || code < 0 || code >= moveCodec.size) return 'noSuchMove';
  if (state.phase === PHASE.over) return 'matchOver';
  if (state.phase === PHASE.prize) return 'chanceActs';
  if (!isActing(round.actors(state), seat)) return 'alreadyChosen';
  const move = moveCodec.decode(code);
  switch (move.kind) {
    case 'play':
      if (!isCardDue(state, seat)) return 'alreadyPlayed';
      return ((state.cards[seat] >>> (move.card - 1)) & 1) === 1 ? null : 'notInHand';
    case 'stake':
      if (isCardDue(state, seat)) return 'playFirst';
      return move.coins > state.coins[seat] ? 'tooFewCoins' : null;
    default:
      return move satisfies never;
  }
}

/** DU-04, DU-05. */
function fight(state: State, chosen: readonly ArrayLike<number>[], events?: EventSink<Event>): void {
  const cards = chosen.map(
    (codes, seat) => 1 + (state.held[seat] > 1 ? codes[0] - PLAY : lowestBit(state.cards[seat])),
  );
  const stakes = chosen.map((codes, seat) => (state.coins[seat] > 0 ? codes[due(state, seat) - 1] - STAKE : 0));
  const power = (seat: Seat): number => cards[seat] + stakes[seat];
  const lead = (power(0) - power(1)) * (state.setup.options.wins === 'high' ? 1 : -1);
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  const stake = state.prize + state.carried;
  const fought: Event = {
    kind: 'duelFought',
    cards,
    stakes,
    prize: stake,
    winner,
  };
  if (winner !== null) state.score[winner] = state.score[winner] + stake;
  state.carried = winner === null && state.setup.options.carry ? stake : 0;
  for (let seat = 0; seat < SEATS; seat += 1) {
    state.cards[seat] = state.cards[seat] & ~(1 << (cards[seat] - 1));
    state.held[seat] = state.held[seat] - 1;
    state.coins[seat] = state.coins[seat] - stakes[seat];
  }
  state.prize = 0;
  state.phase = state.prizes === 0 ? PHASE.over : PHASE.prize;
  if (state.phase === PHASE.over) state.carried = 0;
  events?.push(fought);
}

export function apply(state: State, actor: Actor, code: number, events?: EventSink<Event>): void {
  if (actor !== CHANCE) {
    round.apply(state, actor, code, events);
    return;
  }
  state.prize = code + 1;
  state.prizes &= ~(1 << code);
  state.phase = PHASE.choose;
  events?.push({ kind: 'prizeTurnedUp', prize: state.prize });
  advance(state, events);
}

/** DU-06: a round in which neither seat has a choice is fought at once. */
export function advance(state: State, events?: EventSink<Event>): void {
  if (state.phase === PHASE.choose && round.actors(state) === 0) fight(state, [[], []], events);
}

/** DU-07. The choices of an open round are dropped. */
export function concede(state: State, seat: Seat | typeof ALL, events?: EventSink<Event>): void {
  state.conceded = seat === ALL ? AGREED : seat + 1;
  state.phase = PHASE.over;
  CHOICES.clear(state);
  events?.push(seat === ALL ? { kind: 'drawAgreed' } : { kind: 'seatResigned', seat });
}

export function result(state: State): Final {
  const scores = Array.from(state.score);
  if (state.conceded === AGREED) return { ranks: [1, 1], scores, winners: [], reason: 'agreed', defeat: false };
  if (state.conceded !== 0) {
    const loser = state.conceded - 1;
    const ranks = loser === 0 ? [2, 1] : [1, 2];
    return { ranks, scores, winners: [1 - loser], reason: 'resigned', defeat: false };
  }
  return byScores(scores, 'noPrizeLeft');
}
