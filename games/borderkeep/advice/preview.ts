import { firstOf, maskOf, type Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import type { Discount, Event, Side } from '../events.ts';
import { victimsOf } from '../rules/attack.ts';
import { beginBattle } from '../rules/battle.ts';
import { costOf, discountsOn, nextBuildable, whyNotBuild } from '../rules/build.ts';
import { advance } from '../rules/flow.ts';
import { isAttack } from '../rules/hand.ts';
import { apply } from '../rules/legal.ts';
import { defaultMix } from '../rules/pay.ts';
import { BATTLE, RAID, type Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { restore } from '../view/restore.ts';
import type { View } from '../view/view.ts';
import { battleOdds, type Odds } from './odds/odds.ts';

/** The current cost of a card in hand or a thing rolled. */
export interface Price {
  readonly card: string;
  /** After discounts. */
  readonly cost: number;
  readonly printed: number;
  /** The discounts that make up the difference. */
  readonly discounts: readonly Discount[];
  /** The default mix by good, in the order of GOODS; empty if it cannot be paid. */
  readonly mix: readonly number[];
}

/** The number of samples if the odds are not exact, and the seed of their dice; see `battleOdds`. */
export interface Sampling {
  readonly samples: number;
  readonly seed: string;
}

/** The cards in the visible part of a hand that its seat could build, with prices and discounts. */
export function prices(setup: Setup, view: View, seat: Seat): Price[] {
  const s = restore(setup, view);
  const all: Price[] = [];
  for (let card = nextBuildable(s, seat, -1); card >= 0; card = nextBuildable(s, seat, card)) {
    if (isAttack(s, card)) continue;
    const cost = costOf(s, seat, card);
    all.push({
      card: CARD_IDS[card],
      cost,
      printed: setup.tables.cost[card],
      discounts: discountsOn(s, seat, card),
      mix: whyNotBuild(s, seat, card) === 'cannotPay' ? [] : defaultMix(s, seat, cost, setup.tables.accepts[card]),
    });
  }
  return all;
}

/**
 * The odds of a battle before its card is played.
 * @param card a monster, or War
 * @param victim a living opponent; for a monster, by default the next on the left
 * @param raiders War: indices in the seat's own list of units; by default all
 * @returns null if the card leads to no battle, or has no such victim
 */
export function attackOdds(
  setup: Setup,
  view: View,
  card: string,
  victim?: Seat,
  raiders?: readonly number[],
  sampling?: Sampling,
): Odds | null {
  const s = restore(setup, view);
  const number = cardNumber(card);
  const effect = number < 0 ? 0 : setup.tables.attack[number];
  if (effect !== BATTLE && effect !== RAID) return null;
  const mask = setup.isSelfStruck ? maskOf(s.active) : victimsOf(s, number);
  const struck = victim ?? firstOf(mask);
  if (mask === 0 || ((mask >> struck) & 1) === 0) return null;
  s.attackCard = number + 1;
  s.victim = struck;
  if (effect === RAID) {
    s.isRaid = 1;
    const all = Array.from({ length: s.units[s.active] }, (_, i) => i);
    for (const place of raiders ?? all) s.chosen |= 1 << place;
  }
  const events: Event[] = [];
  beginBattle(s, events);
  advance(s, events);
  return oddsWhere(s, events, sampling);
}

/** The odds of the battle in the view, or null if there is none. */
export function oddsNow(setup: Setup, view: View, sampling?: Sampling): Odds | null {
  if (view.table.battle === null) return null;
  return battleOdds(restore(setup, view), sampling?.samples, sampling?.seed);
}

/** The odds of a state's battle; certain if it has just ended. */
function oddsWhere(s: State, events: readonly Event[], sampling?: Sampling): Odds {
  const ended = events.find((event) => event.kind === 'battleEnded');
  return ended === undefined ? battleOdds(s, sampling?.samples, sampling?.seed) : certain(ended.winner);
}

function certain(winner: Side | null): Odds {
  return {
    attackers: winner === 0 ? 1 : 0,
    town: winner === 1 ? 1 : 0,
    neither: winner === null ? 1 : 0,
    samples: null,
    error: 0,
    choosers: 'none',
    fightsOn: false,
  };
}

/**
 * The odds after each possible move of a seat in a battle (hits, spells, withdrawal), by code. They are certain if the
 * move ends the battle.
 */
export function oddsAfter(
  setup: Setup,
  view: View,
  seat: Seat,
  codes: readonly number[],
  sampling?: Sampling,
): Map<number, Odds> {
  const before = restore(setup, view);
  const after = before.clone();
  const odds = new Map<number, Odds>();
  for (const code of codes) {
    after.copyFrom(before);
    const events: Event[] = [];
    apply(after, seat, code, events);
    odds.set(code, oddsWhere(after, events, sampling));
  }
  return odds;
}
