import type { Viewer } from '@marchlands/core/seat.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import { cardNumber } from '../data/deck/deck.ts';
import { SPELL_NAMES } from '../data/spells.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { nameOfCard } from './cards.ts';
import { ENDING_WORDS } from './endings.ts';
import { amountOf, goodsText } from './goods.ts';

/** A card's name; `a card` where it is hidden. */
export function cardName(setup: Setup, id: string): string {
  if (id === UNKNOWN) return 'a card';
  const card = setup.cards[cardNumber(id)];
  return card === undefined ? id : nameOfCard(card);
}

/** A unit's name: `Knights`, `Knights 2`, `Guard 1`, `Minion 3`. */
export function unitName(setup: Setup, unit: string): string {
  const parts = unit.split('#');
  const [id] = parts;
  const copy = parts.at(1);
  const card = setup.cards[cardNumber(id)];
  const name = card === undefined ? `${id.charAt(0).toUpperCase()}${id.slice(1)}` : nameOfCard(card);
  return copy === undefined ? name : `${name} ${copy}`;
}

const PAID_FOR: { readonly [what: string]: string } = {
  draw: 'an extra card',
  guild: 'a card by the Guild Hall',
  upkeep: 'the upkeep of',
  build: '',
  wall: 'a castle wall',
  recover: 'taking back',
};
/** Without cards it is events that are bought (BK-97). */
const PAID_FOR_ROLLED: typeof PAID_FOR = { ...PAID_FOR, draw: 'an extra event', guild: 'an event by the Guild Hall' };
const DISCARDED: { readonly [why: string]: string } = {
  bought: 'a bought attack card has no effect',
  limit: 'the hand was too large',
  choice: 'of its own will',
  vortex: 'by the Vortex',
  opening: 'out of the opening hand',
};

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** Who fights on a side, for sentences about units. */
function sideText(side: number): string {
  return side === 0 ? 'the attackers' : 'the town';
}

/** An event as a sentence in the past tense, or null where the log says nothing of it. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName, viewer: Viewer): string | null {
  const card = (id: string): string => cardName(setup, id);
  const unit = (id: string): string => unitName(setup, id);
  const units = (ids: readonly string[]): string => ids.map(unit).join(', ');
  switch (event.kind) {
    case 'openingRolled':
      return `${name(event.seat)} rolled ${event.die} for the first turn.`;
    case 'firstChosen':
      return `${name(event.seat)} takes the first turn.`;
    case 'cardDealt':
      return `${name(event.seat)} was dealt ${card(event.card)}.`;
    case 'cardSetAside':
      return `${card(event.card)} was set aside.`;
    case 'cardsShuffledBack':
      return `${many(event.count, 'card')} set aside went back into the deck.`;
    case 'turnBegan':
      return `Turn ${event.turn} of ${name(event.seat)}.`;
    case 'cardDrawn':
      return `${name(event.seat)} drew ${card(event.card)}.`;
    case 'attackDrawn':
      return `${name(event.seat)} drew ${card(event.card)}: it comes in this turn's attack phase.`;
    case 'cardDiscarded':
      return `${name(event.seat)} discarded ${card(event.card)}: ${DISCARDED[event.why]}.`;
    case 'eventRolled':
      return `${name(event.seat)} rolled event ${event.die}: ${event.result === 'reroll' ? 'roll again' : event.result}.`;
    case 'eventLapsed':
      return event.isBought
        ? `Bought, the ${event.result} comes to nothing.`
        : `So early the ${event.result} comes to nothing.`;
    case 'thingRolled':
      return `${name(event.seat)} rolled ${event.die}: ${card(event.card)}.`;
    case 'pickRolled':
      return `${name(event.seat)} rolled ${event.die}: any structure.`;
    case 'rollRepeated':
      return event.card === null
        ? `${name(event.seat)} rolled ${event.die}: no monster has attacked yet, roll again.`
        : `${name(event.seat)} rolled ${event.die}: ${card(event.card)} is in play already.`;
    case 'thingLapsed':
      return `${card(event.card)} came to nothing.`;
    case 'structurePicked':
      return `${name(event.seat)} picked ${card(event.card)}.`;
    case 'goodsSwapped':
      return `${name(event.seat)} swapped ${amountOf(event.given, event.good)} for ${event.gold} gold.`;
    case 'goodsPaid': {
      const paidFor = setup.hasCards ? PAID_FOR : PAID_FOR_ROLLED;
      const what = `${paidFor[event.what]}${event.card === null ? '' : ` ${card(event.card)}`}`.trim();
      const why = event.discounts.map((one) => `${card(one.card)} ${one.amount} off`).join(', ');
      return `${name(event.seat)} paid ${goodsText(event.amounts)} for ${what}${why === '' ? '' : ` (${why})`}.`;
    }
    case 'cardLapsed':
      return `${name(event.seat)} ${event.forced ? 'could not keep' : 'let go'} ${unit(event.unit)}.`;
    case 'goodsProduced': {
      const ban = event.banned ? '; no food, for the ban' : '';
      return `${name(event.seat)} received ${goodsText(event.amounts)}${ban}.`;
    }
    case 'structureBuilt':
      return `${name(event.seat)} built ${card(event.card)}.`;
    case 'defenderHired':
      return `${name(event.seat)} hired ${unit(event.unit)}.`;
    case 'artifactAttached':
      return `${card(event.card)} is carried by ${unit(event.unit)} of ${name(event.seat)}.`;
    case 'attackPlayed': {
      const at = event.victim === null ? '' : ` against ${name(event.victim)}`;
      return event.victim === event.seat
        ? `${card(event.card)} struck ${name(event.seat)}.`
        : `${name(event.seat)} played ${card(event.card)}${at}.`;
    }
    case 'attackIdle':
      return `${card(event.card)} had no effect.`;
    case 'foodBanned':
      return `${name(event.seat)} gets no food in the next production phase.`;
    case 'goldRolled':
      return `Gold: a die shows ${event.die}.`;
    case 'goldLost':
      return `${name(event.seat)} lost ${event.amount} gold.`;
    case 'goldGained':
      return `${name(event.seat)} gained ${event.amount} gold.`;
    case 'handShown': {
      const seen = event.cards === UNKNOWN ? '' : `: ${event.cards.length === 0 ? 'no cards' : units(event.cards)}`;
      return `${viewer === event.seat ? 'You' : name(event.seat)} saw the hand of ${name(event.owner)}${seen}.`;
    }
    case 'disasterRolled':
      return `${unit(event.what)}: a die shows ${event.die}.`;
    case 'vortexRolled':
      return `The Vortex takes ${many(event.die, 'card')} of ${name(event.seat)}.`;
    case 'raidersSent':
      return `${name(event.seat)} sent ${units(event.units)}.`;
    case 'battleBegan':
      return `A battle began before the town of ${name(event.victim)}.`;
    case 'segmentBegan':
      return `Segment ${event.segment}.`;
    case 'spellCast':
      return `${unit(event.unit)} cast ${SPELL_NAMES[event.die]}.`;
    case 'unitEnsorcelled':
      return `${unit(event.unit)} is ensorcelled: no dice this segment.`;
    case 'unitMended':
      return `${unit(event.unit)} regained ${many(event.hits, 'hit')}.`;
    case 'minionSummoned':
      return `${unit(event.unit)} joined ${sideText(event.side)}.`;
    case 'attackRolled':
      return `${unit(event.unit)} rolled ${event.die}${event.die === 1 ? ': a hit' : ''}.`;
    case 'hitPlaced':
      return `${unit(event.unit)} takes ${many(event.hits, 'hit')}.`;
    case 'unitDestroyed':
      return `${unit(event.unit)} was destroyed.`;
    case 'raidWithdrawn':
      return `${name(event.seat)} withdrew the raid.`;
    case 'raiderWithdrew':
      return `${unit(event.unit)} of ${name(event.seat)} went home.`;
    case 'battleEnded':
      if (event.winner === null) return 'The battle ended without a winner.';
      return event.winner === 0
        ? `The town of ${name(event.victim)} was beaten.`
        : `${name(event.victim)} held the town.`;
    case 'lossRolled':
      return `The loss is ${event.die}.`;
    case 'structureDestroyed':
      return `${card(event.card)} of ${name(event.seat)} was destroyed.`;
    case 'defenderDestroyed':
      return `${unit(event.unit)} of ${name(event.seat)} was destroyed.`;
    case 'cardLeftPlay':
      return `${card(event.card)} left play with its bearer.`;
    case 'guardsChanged':
      return `${name(event.seat)} has ${many(event.count, 'guard token')}.`;
    case 'wallsLost':
      return `${name(event.seat)} lost ${many(event.count, 'castle wall')}.`;
    case 'townEliminated':
      return `The town of ${name(event.seat)} was eliminated.`;
    case 'townHealed': {
      const guards = event.guards === 0 ? '' : `, ${many(event.guards, 'guard token')} returned`;
      return `${name(event.seat)} regained ${many(event.hits, 'hit')}${guards}.`;
    }
    case 'wallBuilt':
      return `${name(event.seat)} rebuilt a castle wall.`;
    case 'cardRecovered':
      return `${name(event.seat)} took back ${card(event.card)}.`;
    case 'gameEnded':
      return ENDING_WORDS[event.reason] ?? null;
    default:
      return event satisfies never;
  }
}
