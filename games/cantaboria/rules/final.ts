import { hasSeveral } from '@marchlands/core/bits.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import type { Final } from '@marchlands/core/types.ts';
import type { Events } from '../events.ts';
import { CHOICES, ENDING, ENDINGS, PHASE, SHIP_FOR, STEP, type State } from '../state.ts';
import { forgetSaved } from './logistics.ts';
import { citiesOf, living, nextOwn, placesOf, pointsOf } from './places.ts';
import { clearTrade } from './trade.ts';

/** Ends the match and clears the rest of its phase. */
export function end(s: State, reason: number, winners: number, events: Events): void {
  clearPhase(s);
  s.reason = reason;
  s.winners = winners;
  s.actor = 0;
  s.turn = 0;
  s.played = 0;
  s.phase = PHASE.end;
  s.step = STEP.over;
  events?.push({ kind: 'gameEnded', reason: ENDINGS[reason], winners: seatsOf(winners) });
}

function clearPhase(s: State): void {
  s.rolling = 0;
  s.rolled.fill(0);
  s.rounds = 0;
  CHOICES.clear(s);
  s.shipments = 0;
  s.shipFor = SHIP_FOR.nothing;
  s.answers.fill(0);
  s.won = 0;
  s.hasEdge = 0;
  s.failed.fill(0);
  forgetSaved(s);
  clearTrade(s);
}

/** CA-95, CA-98: a seat without a place is out; the last one left wins. True if the match ended. */
export function dropOut(s: State, seat: Seat, events: Events): boolean {
  if (placesOf(s, seat) > 0) return false;
  s.out |= maskOf(seat);
  events?.push({ kind: 'seatOut', seat });
  const left = living(s);
  if (hasSeveral(left)) return false;
  end(s, ENDING.lastSeat, left, events);
  return true;
}

/** CA-96: the seats at the goal; with `playOn`, a seat with more Cities than every other. */
function atGoal(s: State): number {
  const { citiesToWin, tieMode } = s.setup.options;
  let most = 0;
  let found = 0;
  let leaders = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if ((living(s) & maskOf(seat)) === 0) continue;
    const cities = citiesOf(s, seat);
    if (cities < citiesToWin) continue;
    found |= maskOf(seat);
    if (cities > most) leaders = 0;
    most = Math.max(most, cities);
    if (cities === most) leaders |= maskOf(seat);
  }
  if (tieMode === 'shared') return found;
  return hasSeveral(leaders) ? 0 : leaders;
}

/** CA-99: Cities, then places, then points; negative if the first seat ranks above the second. */
function compare(s: State, a: Seat, b: Seat): number {
  const cities = citiesOf(s, b) - citiesOf(s, a);
  if (cities !== 0) return cities;
  const places = placesOf(s, b) - placesOf(s, a);
  return places === 0 ? allPoints(s, b) - allPoints(s, a) : places;
}

/** CA-99: the total points of a seat on the map. */
export function allPoints(s: State, seat: Seat): number {
  let sum = 0;
  for (let at = nextOwn(s, seat, -1); at >= 0; at = nextOwn(s, seat, at)) sum += pointsOf(s, at);
  return sum;
}

/** CA-96: ends the match if some seat has won by Cities. */
export function endAtGoal(s: State, events: Events): boolean {
  const goal = atGoal(s);
  if (goal !== 0) end(s, ENDING.cities, goal, events);
  return goal !== 0;
}

/** CA-96, CA-99: ends the match if the finished cycle was the last. */
export function endCycle(s: State, events: Events): boolean {
  if (endAtGoal(s, events)) return true;
  if (s.cycle < s.setup.lastCycle) return false;
  const seats = seatsOf(living(s));
  const best = seats.filter((seat) => seats.every((other) => compare(s, seat, other) <= 0));
  end(
    s,
    ENDING.lastCycle,
    best.reduce((bits, seat) => bits | maskOf(seat), 0),
    events,
  );
  return true;
}

/** The tier of a seat: winners, then the others still in play, then those out or resigned. */
function tierOf(s: State, seat: Seat): number {
  if ((s.winners & maskOf(seat)) !== 0) return 0;
  return (living(s) & maskOf(seat)) !== 0 ? 1 : 2;
}

function isAbove(s: State, a: Seat, b: Seat): boolean {
  const tier = tierOf(s, a);
  const other = tierOf(s, b);
  return tier === other ? tier > 0 && compare(s, a, b) < 0 : tier < other;
}

/** Winners share the first rank; the others follow by CA-99. An agreed end has no order. Scores are Cities. */
export function result(s: State): Final {
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  const isAgreed = s.reason === ENDING.agreement;
  return {
    ranks: seats.map((seat) => (isAgreed ? 1 : 1 + seats.filter((other) => isAbove(s, other, seat)).length)),
    scores: seats.map((seat) => citiesOf(s, seat)),
    winners: seatsOf(s.winners),
    reason: ENDINGS[s.reason],
    defeat: false,
  };
}
