/** The event die: gates and the ship (IK-058 to IK-063, IK-242 to IK-244). */
import { maskOf } from '@marchlands/core/seat.ts';
import { EVENT_FACE, EVENT_FACES } from '../data/kinds.ts';
import type { Events } from '../events.ts';
import { STACK, STEP, type State } from '../state.ts';
import { land } from './barbarians.ts';
import { attackIsland } from './siege.ts';
import { levelOnTrack } from './tracks.ts';

/** @param face number of EVENT_FACES */
export function rollEvent(s: State, face: number, events: Events): void {
  s.event = face + 1;
  events?.push({ kind: 'eventRolled', face: EVENT_FACES[face] });
  const isApart = s.alchemist === 1 && s.setup.isRoaming && !s.setup.options.alchemistSteers;
  s.step = isApart ? STEP.marchDie : STEP.rolled;
}

/** CH-9. @param index the face minus 1 */
export function rollMarchDie(s: State, index: number, events: Events): void {
  s.marchDie = index + 1;
  events?.push({ kind: 'marchDieRolled', face: s.marchDie });
  s.step = STEP.rolled;
}

/** IK-059: the event die is resolved before march, production and seven. */
export function resolveEvent(s: State, events: Events): void {
  s.step = STEP.march;
  if (s.setup.isBase) return;
  if (s.event === EVENT_FACE.ship + 1) sail(s, events);
  else openGate(s, s.event - 2);
}

/** IK-060, IK-061: the seats that draw at a gate. */
function openGate(s: State, track: number): void {
  let seats = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const level = levelOnTrack(s, seat, track);
    if (level > 0 && s.red <= level + 1) seats |= maskOf(seat);
  }
  if (seats !== 0) STACK.push(s, 'gateNext', 0, { seats, deck: track });
}

/** IK-242: moves the ship one step; on the last one the barbarians arrive. */
function sail(s: State, events: Events): void {
  const { shipSteps, firstLandingGrace } = s.setup.options;
  s.ship += 1;
  events?.push({ kind: 'shipSailed', step: s.ship });
  if (s.ship < shipSteps + (s.invasion === 0 ? firstLandingGrace : 0)) return;
  s.ship = 0;
  if (s.setup.isRoaming) land(s, events);
  else attackIsland(s, events);
}
