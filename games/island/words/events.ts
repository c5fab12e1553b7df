import { counted, listed } from '@marchlands/core/phrases.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { ProgressCard } from '../data/cards.ts';
import type { Event } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { bayName, CARD_NAMES, cardsText, edgeName, oneCard, seatsText } from './names.ts';

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

const SENTENCES: Sentences<Masked<Event>, Setup, string | null> = {
  // The island is visible on the board: hexes have no names for a sentence.
  terrainDealt: null,
  tokenLaid: null,
  harbourDealt: null,
  tokensLaid: 'The number tokens were laid.',
  firstSeatDrawn: ({ seat }, name) => `${name(seat)} begins.`,
  shipBayDrawn: ({ bay }) => `The ship comes to bay ${bayName(bay)}.`,
  settlementBuilt: ({ seat, at }, name) => `${name(seat)} built a settlement on ${at}.`,
  cityBuilt: ({ seat, at }, name) => `${name(seat)} built a city on ${at}.`,
  roadBuilt: ({ seat, edge }, name, setup) => `${name(seat)} built the road ${edgeName(setup, edge)}.`,
  startCardsTaken: ({ seat, cards }, name) => `${name(seat)} took ${cardsText(cards)}.`,
  turnBegan: ({ turn, seat }, name) => `Turn ${turn}: ${name(seat)}.`,
  // Reported once both are rolled.
  dieRolled: null,
  diceRolled: ({ seat, red, yellow }, name) => `${name(seat)} rolled ${red} and ${yellow}.`,
  produced: ({ seat, cards }, name) => `${name(seat)} got ${cardsText(cards)}.`,
  bankRanShort: ({ of }) => `The bank ran short of ${of}.`,
  discardsDue: ({ counts }, name) =>
    `Too many cards: ${listed(counts.flatMap((count, seat) => (count > 0 ? [`${name(seat)} discards ${count}`] : [])))}.`,
  cardsDiscarded: ({ seat, cards }, name) => `${name(seat)} discarded ${cardsText(cards)}.`,
  robberMoved: 'The robber moved.',
  cardStolen: ({ seat, of, from }, name) => `${name(seat)} took ${oneCard(of)} from ${name(from)}.`,
  cardPicked: ({ seat, of, from }, name) => `${name(seat)} took ${oneCard(of)} from ${name(from)}.`,
  bankTraded: ({ seat, count, given, taken }, name) => `${name(seat)} gave the bank ${count} ${given} for 1 ${taken}.`,
  offerSent: ({ seat, to, give, want }, name) =>
    `${name(seat)} offered ${seatsText(to, name)} ${cardsText(give)} for ${cardsText(want)}.`,
  offerAnswered({ answer, seat, give, want }, name) {
    if (answer !== 'counter') return `${name(seat)} ${ANSWERED[answer]}.`;
    return `${name(seat)} would give ${cardsText(give ?? [])} for ${cardsText(want ?? [])}.`;
  },
  dealMade: ({ seat, with: other, give, want }, name) =>
    `${name(seat)} gave ${name(other)} ${cardsText(give)} for ${cardsText(want)}.`,
  offerClosed: ({ seat }, name) => `${name(seat)} closed the offer without a deal.`,
  developmentBought: ({ card, seat }, name) =>
    card === UNKNOWN
      ? `${name(seat)} bought a development card.`
      : `${name(seat)} bought a development card: ${CARD_NAMES[card]}.`,
  cardPlayed: ({ seat, card }, name) => `${name(seat)} played ${CARD_NAMES[card]}.`,
  cardsGained: ({ seat, count, of }, name) => `${name(seat)} took ${count} ${of} from the bank.`,
  kindNamed: ({ seat, of }, name) => `${name(seat)} named ${of}.`,
  cardsCollected: ({ from, seat, count, of }, name) => `${name(from)} gave ${name(seat)} ${count} ${of}.`,
  longestRoadMoved: ({ seat, length }, name) =>
    seat === null ? 'Nobody holds the longest road.' : `${name(seat)} holds the longest road (${length}).`,
  largestArmyMoved: ({ seat, cards }, name) => `${name(seat)} holds the largest army (${cards}).`,
  eventRolled: ({ face }) => `The event die shows ${face === 'ship' ? 'the ship' : `the gate of ${face}`}.`,
  marchDieRolled: ({ face }) => `The march die shows ${face}.`,
  shipSailed: ({ step }) => `The ship is on step ${step}.`,
  deckNamed: ({ seat, deck, why }, name) =>
    `${name(seat)} named the deck of ${deck}${why === 'kill' ? ' for the kill' : ''}.`,
  cardDrawn: ({ seat, card, deck }, name) => `${name(seat)} drew ${cardText(card, deck)}.`,
  deckSearched: ({ seat, card }, name) => `${name(seat)} searched the deck and took ${cardText(card)}.`,
  cardShown: ({ seat, card }, name) => `${name(seat)} laid ${CARD_NAMES[card]} open.`,
  cardDropped: ({ seat, card, deck }, name) => `${name(seat)} put ${cardText(card, deck)} under its deck.`,
  levelBought: ({ seat, level, track }, name) => `${name(seat)} reached level ${level} of ${track}.`,
  metropolisBuilt: ({ seat, track, at }, name) => `${name(seat)} put the metropolis of ${track} on ${at}.`,
  wallBuilt: ({ seat, at }, name) => `${name(seat)} built a wall on ${at}.`,
  knightRecruited: ({ seat, at }, name) => `${name(seat)} recruited a knight on ${at}.`,
  knightActivated: ({ seat, at }, name) => `${name(seat)} activated the knight on ${at}.`,
  knightsActivated: ({ seat }, name) => `All knights of ${name(seat)} became active.`,
  knightPromoted: ({ seat, at, level }, name) => `${name(seat)} promoted the knight on ${at} to level ${level}.`,
  knightMoved: ({ seat, from, to }, name) => `${name(seat)} moved a knight from ${from} to ${to}.`,
  knightDisplaced: ({ seat, from, to, owner }, name) =>
    `The knight of ${name(seat)} went from ${from} to ${to} and drove off a knight of ${name(owner)}.`,
  knightRelocated: ({ to, seat, from }, name) =>
    to === null
      ? `The knight of ${name(seat)} driven off ${from} went back to the supply.`
      : `The knight of ${name(seat)} driven off ${from} went to ${to}.`,
  robberChased: ({ seat, at }, name) => `The knight of ${name(seat)} on ${at} chased the robber.`,
  knightDeserted: ({ seat, at, level }, name) => `The knight of ${name(seat)} on ${at}, of level ${level}, deserted.`,
  knightStationed: ({ seat, level, at }, name) => `${name(seat)} put a knight of level ${level} on ${at}.`,
  knightsRested: 'All knights became inactive.',
  houseTurned: ({ seat, isOpen, to }, name) =>
    `${name(seat)} ${isOpen ? 'opened the house to' : 'closed the house to'} ${name(to)}.`,
  islandAttacked: ({ strength, defence }) => `The barbarians attacked with ${strength} against ${defence}.`,
  barbariansRemoved: 'The barbarians on the board were removed.',
  barbarianLanded: ({ level, bay }) => `A barbarian of level ${level} landed in bay ${bayName(bay)}.`,
  barbarianMarched: ({ bay, from, to }) => `Barbarian ${bayName(bay)} marched from ${from} to ${to}.`,
  barbarianLeft: ({ bay, from }) => `Barbarian ${bayName(bay)} left the island from ${from}.`,
  barbarianFought: ({ left, seat, at, bay }, name) =>
    left === 0
      ? `The knight of ${name(seat)} on ${at} killed barbarian ${bayName(bay)}.`
      : `The knight of ${name(seat)} on ${at} lost to barbarian ${bayName(bay)}, which now has level ${left}.`,
  cityLost: ({ seat, at, how }, name) => `The city of ${name(seat)} on ${at} ${LOST[how]}.`,
  defenderNamed: ({ seat }, name) => `${name(seat)} got a Defender point.`,
  diceSet: ({ red, yellow }) => `The dice were set to ${red} and ${yellow}.`,
  tokensSwapped: ({ seat }, name) => `${name(seat)} exchanged two number tokens.`,
  merchantPlaced: ({ seat }, name) => `${name(seat)} placed the merchant.`,
  swapForced: ({ isMet, seat, on, of }, name) =>
    isMet
      ? `${name(seat)} offered ${name(on)} 1 ${of} for a commodity.`
      : `${name(seat)} offered 1 ${of} to ${name(on)} for a commodity, in vain.`,
  swapMade: ({ with: other, seat, taken, given }, name) =>
    `${name(other)} gave ${name(seat)} 1 ${taken} for 1 ${given}.`,
  handSeen({ cards, seat, of }, name) {
    const what = cards === UNKNOWN ? '' : `: ${cardsText(cards)}`;
    return `${name(seat)} looked at the hand of ${name(of)}${what}.`;
  },
  progressSeen: ({ seat, of }, name) => `${name(seat)} looked at the progress cards of ${name(of)}.`,
  progressStolen: ({ seat, card, from }, name) => `${name(seat)} took ${cardText(card)} from ${name(from)}.`,
  desertionDemanded: ({ seat, of }, name) => `${name(seat)} asked a knight of ${name(of)} to desert.`,
  roadRemoved: ({ seat, edge, owner }, name, setup) =>
    `${name(seat)} removed the road ${edgeName(setup, edge)} of ${name(owner)}.`,
  giftGiven: ({ seat, to, of }, name) => `${name(seat)} gave ${name(to)} ${oneCard(of)}.`,
  turnEnded: null,
  specialBegan: ({ seat }, name) => `${name(seat)} may build.`,
  matchEnded: ({ reason, winners, scores }, name) =>
    `${ENDING_WORDS[reason]} ${seatsText(winners, name)} won, with ${counted(Math.max(...scores), 'point')}.`,
};

/** An event as a sentence in the past tense, or null if the log omits it. */
export const eventText = telling(SENTENCES);
