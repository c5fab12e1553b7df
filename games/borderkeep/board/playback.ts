/** Each event's time on screen, its place, and its changes to a seat's goods. */

import type { Seat } from '@marchlands/core/seat.ts';
import type { Masked } from '@marchlands/core/types.ts';
import type { Playback } from '@marchlands/kit/playback.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import type { Told } from './props.ts';
import type { Spot } from './spot.ts';
import { cardById } from './units.ts';

export const playback: Playback<Event> = {
  ms: {
    turnBegan: 250,
    cardDrawn: 250,
    attackDrawn: 400,
    cardDiscarded: 220,
    eventRolled: 380,
    thingRolled: 380,
    eventLapsed: 300,
    thingLapsed: 300,
    structurePicked: 200,
    goodsSwapped: 260,
    goodsPaid: 200,
    cardLapsed: 380,
    goodsProduced: 400,
    structureBuilt: 380,
    defenderHired: 380,
    artifactAttached: 320,
    attackPlayed: 400,
    attackIdle: 300,
    foodBanned: 320,
    goldRolled: 180,
    goldLost: 320,
    goldGained: 320,
    handShown: 300,
    disasterRolled: 180,
    vortexRolled: 300,
    raidersSent: 320,
    battleBegan: 400,
    segmentBegan: 200,
    spellCast: 320,
    unitEnsorcelled: 300,
    unitMended: 260,
    minionSummoned: 320,
    attackRolled: 90,
    hitPlaced: 260,
    unitDestroyed: 340,
    raidWithdrawn: 320,
    raiderWithdrew: 320,
    battleEnded: 400,
    lossRolled: 320,
    structureDestroyed: 380,
    defenderDestroyed: 380,
    wallsLost: 400,
    townEliminated: 400,
    townHealed: 260,
    wallBuilt: 320,
    cardRecovered: 320,
  },
  sounds: {
    cardDrawn: 'card',
    attackDrawn: 'card',
    cardDiscarded: 'card',
    eventRolled: 'dice',
    thingRolled: 'dice',
    goldRolled: 'dice',
    disasterRolled: 'dice',
    vortexRolled: 'dice',
    lossRolled: 'dice',
    structureBuilt: 'tile',
    defenderHired: 'tile',
    wallBuilt: 'tile',
    artifactAttached: 'card',
    attackPlayed: 'card',
    raidersSent: 'march',
    battleBegan: 'march',
    attackRolled: 'dice',
    hitPlaced: 'fight',
    structureDestroyed: 'fight',
    wallsLost: 'fight',
  },
  goes: ['structureDestroyed', 'defenderDestroyed', 'cardLapsed', 'wallsLost', 'townEliminated'],
};

/** Events of a battle, from the muster to the outcome. */
const FIGHTING: readonly string[] = [
  ...['raidersSent', 'battleBegan', 'segmentBegan', 'spellCast', 'unitEnsorcelled', 'unitMended', 'minionSummoned'],
  ...['attackRolled', 'hitPlaced', 'unitDestroyed', 'raidWithdrawn', 'raiderWithdrew', 'battleEnded'],
];
const AFTERMATH: readonly string[] = ['defenderDestroyed', 'lossRolled', 'structureDestroyed', 'wallsLost'];

/** Whether an event belongs to a battle or its aftermath. */
export function isOfBattle(kind: string): boolean {
  return FIGHTING.includes(kind) || AFTERMATH.includes(kind);
}

/** Whether a battle is being played back at this event. @param later events still to be shown */
export function isFighting({ event, before }: Told, later: readonly Told[]): boolean {
  if (FIGHTING.includes(event.kind)) return true;
  if (event.kind !== 'defenderDestroyed') return false;
  // Defenders fall in battles and by the plague; once the last attacker is gone, only the end of a battle follows.
  return before.table.battle !== null || later.some((one) => one.event.kind === 'battleEnded');
}

/** The place of an event, from the view of seat `home`; null if it has none. */
export function placeOf(setup: Setup, event: Masked<Event>, home: Seat): Spot | null {
  switch (event.kind) {
    case 'structureBuilt':
    case 'structureDestroyed':
      return { kind: 'structure', seat: event.seat, card: event.card };
    case 'defenderHired':
    case 'defenderDestroyed':
    case 'artifactAttached':
      return { kind: 'unit', seat: event.seat, unit: event.unit };
    case 'cardLapsed':
      return cardById(setup, event.unit)?.kind === 'structure'
        ? { kind: 'structure', seat: event.seat, card: event.unit }
        : { kind: 'unit', seat: event.seat, unit: event.unit };
    case 'wallsLost':
    case 'wallBuilt':
      return { kind: 'wall', seat: event.seat };
    case 'cardDrawn':
    case 'cardRecovered':
      return event.seat === home ? { kind: 'card', card: event.card } : { kind: 'town', seat: event.seat };
    case 'cardDiscarded':
      return { kind: 'pile' };
    case 'attackPlayed':
      return { kind: 'town', seat: event.victim ?? event.seat };
    case 'battleBegan':
    case 'battleEnded':
      return { kind: 'town', seat: event.victim };
    default:
      return 'seat' in event ? { kind: 'town', seat: event.seat } : null;
  }
}

/** How an event changes a seat's goods, by good; null if it does not. */
export function changeOf(event: Masked<Event>, seat: Seat): readonly number[] | null {
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.kind) {
    case 'goodsPaid':
      return event.amounts.map((amount) => -amount);
    case 'goodsProduced':
      return event.amounts;
    case 'goodsSwapped':
      return GOODS.map((good, g) => (good === event.good ? -event.given : g === GOLD ? event.gold : 0));
    case 'goldLost':
      return GOODS.map((_, g) => (g === GOLD ? -event.amount : 0));
    case 'goldGained':
      return GOODS.map((_, g) => (g === GOLD ? event.amount : 0));
    default:
      return null;
  }
}
