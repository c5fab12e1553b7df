import type { Seat } from '@marchlands/core/seat.ts';
import type { Events } from '../events.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { beginBattle } from './battle.ts';
import { defenderCards } from './town.ts';

/** BK-50: War; asks about each own defender in data order, guard tokens last. */
export function beginRaid(s: State): void {
  s.cursor = 0;
  s.chosen = 0;
  s.step = STEP.raidAsk;
}

/** How many defenders of a town may go: guard tokens stand last in its list. */
export function raidersOf(s: State, seat: Seat): number {
  return s.setup.options.guardsMayRaid ? s.units[seat] : defenderCards(s, seat);
}

export function raidAsk(s: State, events: Events): void {
  const count = raidersOf(s, s.active);
  // At least one goes: the last one, if no other has.
  if (s.cursor === count - 1 && s.chosen === 0) {
    s.chosen |= 1 << s.cursor;
    s.cursor += 1;
  }
  if (s.cursor < count) {
    s.actor = s.active;
    s.step = STEP.raid;
    return;
  }
  s.cursor = 0;
  s.actor = 0;
  s.isRaid = 1;
  beginBattle(s, events);
}

export function whyNotStay(s: State): Refusal | null {
  return s.chosen === 0 && s.cursor === raidersOf(s, s.active) - 1 ? 'mustSendOne' : null;
}

export function sendOrStay(s: State, isSent: boolean): void {
  if (isSent) s.chosen |= 1 << s.cursor;
  s.cursor += 1;
  s.step = STEP.raidAsk;
}
