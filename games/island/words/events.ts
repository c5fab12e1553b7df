import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { ProgressCard } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { bayName, CARD_NAMES, cardsText, countText, edgeName, listed, oneCard, seatsText } from './names.ts';

/** A progress card that may be hidden. */
function cardText(card: ProgressCard | typeof UNKNOWN, deck?: string): string {
  if (card !== UNKNOWN) return CARD_NAMES[card];
  return deck === undefined ? 'a progress card' : `a card of ${deck}`;
}

const ANSWERED = { accept: 'accepted', decline: 'declined' } as const;
const LOST = {
  reduced: 'became a settlement',
  onSide: 'was laid on its side and is a settlement',
  destroyed: 'was destroyed',
} as const;

/** An event as a sentence in the past tense, or null where the log says nothing of it. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName): string | null {
  switch (event.kind) {
    // The island lies on the board: hexes have no names there that a sentence could say.
    case 'terrainDealt':
    case 'tokenLaid':
    case 'harbourDealt':
      return null;
    case 'tokensLaid':
      return 'The number tokens were laid.';
    case 'firstSeatDrawn':
      return `${name(event.seat)} begins.`;
    case 'shipBayDrawn':
      return `The ship comes to bay ${bayName(event.bay)}.`;
    case 'settlementBuilt':
      return `${name(event.seat)} built a settlement on ${event.at}.`;
    case 'cityBuilt':
      return `${name(event.seat)} built a city on ${event.at}.`;
    case 'roadBuilt':
      return `${name(event.seat)} built the road ${edgeName(setup, event.edge)}.`;
    case 'startCardsTaken':
      return `${name(event.seat)} took ${cardsText(event.cards)}.`;
    case 'turnBegan':
      return `Turn ${event.turn}: ${name(event.seat)}.`;
    // Told once both lie.
    case 'dieRolled':
      return null;
    case 'diceRolled':
      return `${name(event.seat)} rolled ${event.red} and ${event.yellow}.`;
    case 'produced':
      return `${name(event.seat)} got ${cardsText(event.cards)}.`;
    case 'bankRanShort':
      return `The bank ran short of ${event.of}.`;
    case 'discardsDue':
      return `Too many cards: ${listed(event.counts.flatMap((count, seat) => (count > 0 ? [`${name(seat)} discards ${count}`] : [])))}.`;
    case 'cardsDiscarded':
      return `${name(event.seat)} discarded ${cardsText(event.cards)}.`;
    case 'robberMoved':
      return 'The robber moved.';
    case 'cardStolen':
    case 'cardPicked':
      return `${name(event.seat)} took ${oneCard(event.of)} from ${name(event.from)}.`;
    case 'bankTraded':
      return `${name(event.seat)} gave the bank ${event.count} ${event.given} for 1 ${event.taken}.`;
    case 'offerSent':
      return `${name(event.seat)} offered ${seatsText(event.to, name)} ${cardsText(event.give)} for ${cardsText(event.want)}.`;
    case 'offerAnswered':
      if (event.answer !== 'counter') return `${name(event.seat)} ${ANSWERED[event.answer]}.`;
      return `${name(event.seat)} would give ${cardsText(event.give ?? [])} for ${cardsText(event.want ?? [])}.`;
    case 'dealMade':
      return `${name(event.seat)} gave ${name(event.with)} ${cardsText(event.give)} for ${cardsText(event.want)}.`;
    case 'offerClosed':
      return `${name(event.seat)} closed the offer without a deal.`;
    case 'developmentBought':
      return event.card === UNKNOWN
        ? `${name(event.seat)} bought a development card.`
        : `${name(event.seat)} bought a development card: ${CARD_NAMES[event.card]}.`;
    case 'cardPlayed':
      return `${name(event.seat)} played ${CARD_NAMES[event.card]}.`;
    case 'cardsGained':
      return `${name(event.seat)} took ${event.count} ${event.of} from the bank.`;
    case 'kindNamed':
      return `${name(event.seat)} named ${event.of}.`;
    case 'cardsCollected':
      return `${name(event.from)} gave ${name(event.seat)} ${event.count} ${event.of}.`;
    case 'longestRoadMoved':
      return event.seat === null
        ? 'Nobody holds the longest road.'
        : `${name(event.seat)} holds the longest road, of ${event.length}.`;
    case 'largestArmyMoved':
      return `${name(event.seat)} holds the largest army, of ${event.cards}.`;
    case 'eventRolled':
      return `The event die shows ${event.face === 'ship' ? 'the ship' : `the gate of ${event.face}`}.`;
    case 'marchDieRolled':
      return `The die of the march shows ${event.face}.`;
    case 'shipSailed':
      return `The ship is on step ${event.step}.`;
    case 'deckNamed':
      return `${name(event.seat)} named the deck of ${event.deck}${event.why === 'kill' ? ' for the kill' : ''}.`;
    case 'cardDrawn':
      return `${name(event.seat)} drew ${cardText(event.card, event.deck)}.`;
    case 'deckSearched':
      return `${name(event.seat)} searched the deck and took ${cardText(event.card)}.`;
    case 'cardShown':
      return `${name(event.seat)} laid ${CARD_NAMES[event.card]} open.`;
    case 'cardDropped':
      return `${name(event.seat)} put ${cardText(event.card, event.deck)} under its deck.`;
    case 'levelBought':
      return `${name(event.seat)} reached level ${event.level} of ${event.track}.`;
    case 'metropolisBuilt':
      return `${name(event.seat)} put the metropolis of ${event.track} on ${event.at}.`;
    case 'wallBuilt':
      return `${name(event.seat)} built a wall on ${event.at}.`;
    case 'knightRecruited':
      return `${name(event.seat)} recruited a knight on ${event.at}.`;
    case 'knightActivated':
      return `${name(event.seat)} activated the knight on ${event.at}.`;
    case 'knightsActivated':
      return `All knights of ${name(event.seat)} became active.`;
    case 'knightPromoted':
      return `${name(event.seat)} promoted the knight on ${event.at} to level ${event.level}.`;
    case 'knightMoved':
      return `${name(event.seat)} moved a knight from ${event.from} to ${event.to}.`;
    case 'knightDisplaced':
      return `The knight of ${name(event.seat)} went from ${event.from} to ${event.to} and drove off that of ${name(event.owner)}.`;
    case 'knightRelocated':
      return event.to === null
        ? `The knight of ${name(event.seat)} driven off ${event.from} went back to the supply.`
        : `The knight of ${name(event.seat)} driven off ${event.from} went to ${event.to}.`;
    case 'robberChased':
      return `The knight of ${name(event.seat)} on ${event.at} chased the robber.`;
    case 'knightDeserted':
      return `The knight of ${name(event.seat)} on ${event.at}, of level ${event.level}, deserted.`;
    case 'knightStationed':
      return `${name(event.seat)} put a knight of level ${event.level} on ${event.at}.`;
    case 'knightsRested':
      return 'All knights became inactive.';
    case 'houseTurned':
      return `${name(event.seat)} ${event.isOpen ? 'opened the house to' : 'closed the house to'} ${name(event.to)}.`;
    case 'islandAttacked':
      return `The barbarians attacked with ${event.strength} against ${event.defence}.`;
    case 'barbariansRemoved':
      return 'The barbarians on the board were removed.';
    case 'barbarianLanded':
      return `A barbarian of level ${event.level} landed in bay ${bayName(event.bay)}.`;
    case 'barbarianMarched':
      return `Barbarian ${bayName(event.bay)} marched from ${event.from} to ${event.to}.`;
    case 'barbarianLeft':
      return `Barbarian ${bayName(event.bay)} left the island from ${event.from}.`;
    case 'barbarianFought':
      return event.left === 0
        ? `The knight of ${name(event.seat)} on ${event.at} killed barbarian ${bayName(event.bay)}.`
        : `The knight of ${name(event.seat)} on ${event.at} lost to barbarian ${bayName(event.bay)}, which has level ${event.left} now.`;
    case 'cityLost':
      return `The city of ${name(event.seat)} on ${event.at} ${LOST[event.how]}.`;
    case 'defenderNamed':
      return `${name(event.seat)} got a Defender point.`;
    case 'diceSet':
      return `The dice were set to ${event.red} and ${event.yellow}.`;
    case 'tokensSwapped':
      return `${name(event.seat)} exchanged two number tokens.`;
    case 'merchantPlaced':
      return `${name(event.seat)} placed the merchant.`;
    case 'swapForced':
      return event.isMet
        ? `${name(event.seat)} offered ${name(event.on)} 1 ${event.of} for a commodity.`
        : `${name(event.seat)} offered ${name(event.on)} 1 ${event.of}, who has no commodity.`;
    case 'swapMade':
      return `${name(event.with)} gave ${name(event.seat)} 1 ${event.taken} for 1 ${event.given}.`;
    case 'handSeen': {
      const what = event.cards === UNKNOWN ? '' : `: ${cardsText(event.cards)}`;
      return `${name(event.seat)} looked at the hand of ${name(event.of)}${what}.`;
    }
    case 'progressSeen':
      return `${name(event.seat)} looked at the progress cards of ${name(event.of)}.`;
    case 'progressStolen':
      return `${name(event.seat)} took ${cardText(event.card)} from ${name(event.from)}.`;
    case 'desertionDemanded':
      return `${name(event.seat)} asked a knight of ${name(event.of)} to desert.`;
    case 'roadRemoved':
      return `${name(event.seat)} removed the road ${edgeName(setup, event.edge)} of ${name(event.owner)}.`;
    case 'giftGiven':
      return `${name(event.seat)} gave ${name(event.to)} ${oneCard(event.of)}.`;
    case 'turnEnded':
      return null;
    case 'specialBegan':
      return `${name(event.seat)} may build.`;
    case 'matchEnded':
      return `${ENDING_WORDS[event.reason]} ${seatsText(event.winners, name)} won, with ${countText(Math.max(...event.scores), 'point')}.`;
    default:
      return event satisfies never;
  }
}
