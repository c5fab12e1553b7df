/** How the board looked while something happened: the view before, and what the happenings so far changed. */
import { type Masked, UNKNOWN } from '@marchlands/core/game.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { cardOf } from '../advice/budget.ts';
import { GOLD, GOODS } from '../data/cards.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Event } from '../events.ts';
import { UNIT_NAMES } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { BattleView, Table, TownView, UnitView } from '../view/table.ts';
import { idOf } from './place.tsx';
import type { Told } from './props.ts';

/** Events in which something goes: it is still drawn while they are shown. */
const GOING = ['structureDestroyed', 'defenderDestroyed', 'cardLapsed', 'wallsLost', 'townEliminated'];

/** A town being changed on the way. */
type Draft = { -readonly [key in keyof TownView]: TownView[key] };

/** Only what is drawn of a view changes on the way from one to the next. */
export function replayed(setup: Setup, before: Table, shown: readonly Told[]): Table {
  const towns: Draft[] = before.towns.map((town) => ({ ...town }));
  const scene: Scene = {
    active: before.active,
    deck: before.deck,
    attackCard: before.attackCard,
    fighting: before.battle === null ? null : [before.active, before.victim],
  };
  for (const [i, { event }] of shown.entries()) {
    if (i === shown.length - 1 && GOING.includes(event.kind)) break;
    // What is hidden (cards in hands) is not drawn here; seats, goods and units are open to all.
    follow(setup, towns, scene, event as Event);
  }
  return { ...before, towns, active: scene.active, deck: scene.deck, attackCard: scene.attackCard };
}

/** The cards of a seat's hand that the viewer knows, after what has been shown so far. */
export function handAfter(before: readonly string[], shown: readonly Told[], seat: Seat): readonly string[] {
  let hand = before;
  for (const { event } of shown as readonly { readonly event: Event }[]) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.kind) {
      case 'cardDealt':
      case 'cardDrawn':
      case 'cardRecovered':
        if (event.card !== UNKNOWN && !hand.includes(event.card)) hand = [...hand, event.card];
        break;
      case 'structureBuilt':
      case 'artifactAttached':
      case 'attackPlayed':
      case 'cardDiscarded':
        hand = hand.filter((card) => card !== event.card);
        break;
      case 'defenderHired':
        hand = hand.filter((card) => card !== cardOf(event.unit));
        break;
      default:
    }
  }
  return hand;
}

interface Scene {
  active: Seat;
  deck: number;
  attackCard: string | null;
  /** The seats of the two sides, while a battle is fought. */
  fighting: readonly [Seat, Seat] | null;
}

function follow(setup: Setup, towns: Draft[], scene: Scene, event: Event): void {
  const town = 'seat' in event ? towns[event.seat] : undefined;
  switch (event.kind) {
    case 'battleBegan':
      scene.fighting = [event.seat, event.victim];
      return;
    case 'battleEnded':
      scene.fighting = null;
      return;
    case 'cardsShuffledBack':
      scene.deck += event.count;
      return;
    case 'hitPlaced':
    case 'unitMended':
      hurt(towns, scene, event.side, event.unit, event.kind === 'hitPlaced' ? event.hits : -event.hits);
      return;
    default:
      if (town !== undefined) happen(setup, town, scene, event);
  }
}

/** What happens to one town. */
function happen(setup: Setup, town: Draft, scene: Scene, event: Event): void {
  switch (event.kind) {
    case 'turnBegan':
      scene.active = event.seat;
      town.turns = event.turn;
      return;
    case 'cardDealt':
    case 'cardDrawn':
      town.hand += 1;
      scene.deck -= 1;
      return;
    case 'attackDrawn':
      scene.attackCard = event.card;
      scene.deck -= 1;
      return;
    case 'cardSetAside':
      scene.deck -= 1;
      return;
    case 'cardDiscarded':
      if (event.why === 'limit' || event.why === 'choice' || event.why === 'vortex') town.hand -= 1;
      else scene.deck -= 1;
      return;
    case 'goodsSwapped':
      gain(town, GOODS.indexOf(event.good), -event.given);
      gain(town, GOLD, event.gold);
      return;
    case 'goodsPaid':
      for (const [g, amount] of event.amounts.entries()) gain(town, g, -amount);
      if (event.what === 'build' && setup.hasCards) town.hand -= 1;
      return;
    case 'goodsProduced':
      for (const [g, amount] of event.amounts.entries()) gain(town, g, amount);
      return;
    case 'goldLost':
      gain(town, GOLD, -event.amount);
      return;
    case 'goldGained':
      gain(town, GOLD, event.amount);
      return;
    case 'structureBuilt':
      town.structures = inOrder([...town.structures, event.card]);
      return;
    case 'defenderHired':
      town.units = joined(town.units, event.unit);
      return;
    case 'artifactAttached':
      town.units = town.units.map((one) =>
        one.unit === event.unit ? { ...one, artifacts: inOrder([...one.artifacts, event.card]) } : one,
      );
      return;
    case 'cardLapsed':
    case 'defenderDestroyed':
      if (town.structures.includes(event.unit)) town.structures = without(town.structures, event.unit);
      else town.units = left(town.units, event.unit);
      return;
    case 'structureDestroyed':
      town.structures = without(town.structures, event.card);
      return;
    case 'guardsChanged':
      town.units = withGuards(town.units, event.count);
      return;
    case 'wallsLost':
      town.walls = Math.max(0, town.walls - event.count);
      return;
    case 'wallBuilt':
      town.walls += 1;
      return;
    case 'townHealed':
      town.units = withGuards(
        town.units.map((one) => ({ ...one, lost: 0 })),
        town.units.filter(({ unit }) => unit.startsWith('guard')).length + event.guards,
      );
      return;
    case 'cardRecovered':
      // BK-98: without cards it is back in play at once.
      if (setup.hasCards) town.hand += 1;
      else if (setup.cards[cardNumber(event.card)]?.kind === 'structure')
        town.structures = inOrder([...town.structures, event.card]);
      else town.units = joined(town.units, event.card);
      return;
    case 'townEliminated':
      Object.assign(town, { eliminated: 1, hand: 0, structures: [], units: [], goods: town.goods.map(() => 0) });
      return;
    default:
  }
}

function gain(town: Draft, good: number, amount: number): void {
  town.goods = town.goods.map((stock, g) => (g === good ? Math.max(0, stock + amount) : stock));
}

/** Structures in data order. */
function inOrder(ids: readonly string[]): readonly string[] {
  return [...ids].sort((a, b) => cardNumber(a) - cardNumber(b));
}

/** Units with one more, in data order. */
function joined(units: readonly UnitView[], unit: string): readonly UnitView[] {
  const place = (one: UnitView): number => UNIT_NAMES.indexOf(one.unit);
  return [...units, { unit, lost: 0, artifacts: [] }].sort((a, b) => place(a) - place(b));
}

/** Units with one less: the one of that name, or one of its kind where copies have been renamed. */
function left(units: readonly UnitView[], name: string): readonly UnitView[] {
  const exact = units.findIndex(({ unit }) => unit === name);
  const at = exact >= 0 ? exact : units.findLastIndex(({ unit }) => cardOf(unit) === cardOf(name));
  return units.filter((_, i) => i !== at);
}

/** A list without one of its copies of an id. */
function without(ids: readonly string[], id: string): readonly string[] {
  const at = ids.indexOf(id);
  return at < 0 ? ids : [...ids.slice(0, at), ...ids.slice(at + 1)];
}

function withGuards(units: readonly UnitView[], count: number): readonly UnitView[] {
  const others = units.filter(({ unit }) => !unit.startsWith('guard'));
  const guards = units.filter(({ unit }) => unit.startsWith('guard'));
  const more = Array.from({ length: Math.max(0, count - guards.length) }, (_, i) => ({
    unit: `guard#${guards.length + i + 1}`,
    lost: 0,
    artifacts: [],
  }));
  return [...others, ...guards.slice(0, count), ...more];
}

function hurt(towns: Draft[], scene: Scene, side: 0 | 1, unit: string, hits: number): void {
  const town = scene.fighting === null ? undefined : towns[scene.fighting[side]];
  if (town === undefined) return;
  town.units = town.units.map((one) => (one.unit === unit ? { ...one, lost: Math.max(0, one.lost + hits) } : one));
}

/** Milliseconds that an event is shown; 0 where there is nothing to see. */
const LENGTHS: { readonly [kind in Event['kind']]?: number } = {
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
};

export function lengthOf(event: Masked<Event>): number {
  return LENGTHS[event.kind] ?? 0;
}

/** Events of a battle, from the muster to the outcome. */
const FIGHTING: readonly string[] = [
  ...['raidersSent', 'battleBegan', 'segmentBegan', 'spellCast', 'unitEnsorcelled', 'unitMended', 'minionSummoned'],
  ...['attackRolled', 'hitPlaced', 'unitDestroyed', 'raidWithdrawn', 'raiderWithdrew', 'battleEnded'],
];

/** Whether a battle is being played out at this event. */
export function isFighting(kind: string, battle: BattleView | null, later: readonly Told[]): boolean {
  if (FIGHTING.includes(kind)) return true;
  // Defenders fall in battles and by the plague: in a battle more of it follows.
  return kind === 'defenderDestroyed' && (battle !== null || later.some(({ event }) => event.kind === 'battleEnded'));
}

/** Where an event took place, or null: a place of the board, seen by the seat of `home`. */
export function placeOf(event: Masked<Event>, home: Seat): string | null {
  // Seats, units and structures are open to all; a hidden card has no place but its owner's town.
  const seen = event as Event;
  switch (seen.kind) {
    case 'structureBuilt':
    case 'structureDestroyed':
      return idOf({ kind: 'structure', seat: seen.seat, card: seen.card });
    case 'defenderHired':
    case 'defenderDestroyed':
    case 'artifactAttached':
      return idOf({ kind: 'unit', seat: seen.seat, unit: seen.unit });
    case 'cardLapsed':
      return UNIT_NAMES.includes(seen.unit) && !isStructureName(seen.unit)
        ? idOf({ kind: 'unit', seat: seen.seat, unit: seen.unit })
        : idOf({ kind: 'structure', seat: seen.seat, card: seen.unit });
    case 'wallsLost':
    case 'wallBuilt':
      return idOf({ kind: 'wall', seat: seen.seat });
    case 'cardDrawn':
    case 'cardRecovered':
      return seen.seat === home ? idOf({ kind: 'card', card: seen.card }) : idOf({ kind: 'town', seat: seen.seat });
    case 'cardDiscarded':
      return 'pile';
    case 'attackPlayed':
      return idOf({ kind: 'town', seat: seen.victim ?? seen.seat });
    case 'battleBegan':
    case 'battleEnded':
      return idOf({ kind: 'town', seat: seen.victim });
    default:
      return 'seat' in seen ? idOf({ kind: 'town', seat: seen.seat }) : null;
  }
}

/** Structures go by their card's id, as the first copy of a defender does: told apart by what they are. */
const UPKEEP_STRUCTURES = ['inn', 'barracks', 'stables'];

function isStructureName(unit: string): boolean {
  return UPKEEP_STRUCTURES.includes(unit);
}

/** What an event adds to a seat's goods, or takes of them, by good; null where it does neither. */
export function changeOf(event: Masked<Event>, seat: Seat): readonly number[] | null {
  const seen = event as Event;
  if (!('seat' in seen) || seen.seat !== seat) return null;
  switch (seen.kind) {
    case 'goodsPaid':
      return seen.amounts.map((amount) => -amount);
    case 'goodsProduced':
      return seen.amounts;
    case 'goodsSwapped':
      return GOODS.map((good, g) => (good === seen.good ? -seen.given : g === GOLD ? seen.gold : 0));
    case 'goldLost':
      return GOODS.map((_, g) => (g === GOLD ? -seen.amount : 0));
    case 'goldGained':
      return GOODS.map((_, g) => (g === GOLD ? seen.amount : 0));
    default:
      return null;
  }
}
