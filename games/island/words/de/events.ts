import { listed } from '@marchlands/core/phrases.ts';
import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import { type Sentences, telling } from '@marchlands/core/words.ts';
import type { ProgressCard } from '../../data/cards.ts';
import type { Track } from '../../data/kinds.ts';
import type { Event } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { bayName, edgeName } from '../names.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, cardsText, kindName, oneCard, seatsText, TRACK_NAMES } from './names.ts';

/** Eine Fortschrittskarte, die verborgen sein kann. */
function cardText(card: ProgressCard | typeof UNKNOWN, deck?: Track): string {
  if (card !== UNKNOWN) return CARD_NAMES[card];
  return deck === undefined ? 'eine Fortschrittskarte' : `eine Karte (${TRACK_NAMES[deck]})`;
}

const ANSWERED = { accept: 'nimmt an', decline: 'lehnt ab' } as const;
const LOST = {
  reduced: 'wurde zur Siedlung',
  onSide: 'wurde auf die Seite gelegt und zählt als Siedlung',
  destroyed: 'wurde zerstört',
} as const;

const SENTENCES: Sentences<Masked<Event>, Setup, string | null> = {
  terrainDealt: null,
  tokenLaid: null,
  harbourDealt: null,
  tokensLaid: 'Die Zahlenplättchen liegen.',
  firstSeatDrawn: ({ seat }, name) => `${name(seat)} fängt an.`,
  shipBayDrawn: ({ bay }) => `Das Schiff kommt in die Bucht ${bayName(bay)}.`,
  settlementBuilt: ({ seat, at }, name) => `${name(seat)} baut eine Siedlung auf ${at}.`,
  cityBuilt: ({ seat, at }, name) => `${name(seat)} baut eine Stadt auf ${at}.`,
  roadBuilt: ({ seat, edge }, name, setup) => `${name(seat)} baut die Straße ${edgeName(setup, edge)}.`,
  startCardsTaken: ({ seat, cards }, name) => `${name(seat)} nimmt ${cardsText(cards)}.`,
  turnBegan: ({ turn, seat }, name) => `Zug ${turn}: ${name(seat)}.`,
  dieRolled: null,
  diceRolled: ({ seat, red, yellow }, name) => `${name(seat)} würfelt ${red} und ${yellow}.`,
  produced: ({ seat, cards }, name) => `${name(seat)} bekommt ${cardsText(cards)}.`,
  bankRanShort: ({ of }) => `Die Bank hat nicht genug ${kindName(of)}.`,
  discardsDue: ({ counts }, name) =>
    `Zu viele Karten: ${listed(
      counts.flatMap((count, seat) => (count > 0 ? [`${name(seat)} legt ${count} ab`] : [])),
      'und',
    )}.`,
  cardsDiscarded: ({ seat, cards }, name) => `${name(seat)} legt ${cardsText(cards)} ab.`,
  robberMoved: 'Der Räuber ist weitergezogen.',
  cardStolen: ({ seat, from, of }, name) => `${name(seat)} nimmt ${name(from)} ${oneCard(of)} weg.`,
  cardPicked: ({ seat, from, of }, name) => `${name(seat)} nimmt ${name(from)} ${oneCard(of)} weg.`,
  bankTraded: ({ seat, count, given, taken }, name) =>
    `${name(seat)} gibt der Bank ${count} ${kindName(given)} für 1 ${kindName(taken)}.`,
  offerSent: ({ seat, give, want, to }, name) =>
    `${name(seat)} bietet ${cardsText(give)} für ${cardsText(want)}: an ${seatsText(to, name)}.`,
  offerAnswered({ answer, seat, give, want }, name) {
    if (answer !== 'counter') return `${name(seat)} ${ANSWERED[answer]}.`;
    return `${name(seat)} würde ${cardsText(give ?? [])} für ${cardsText(want ?? [])} geben.`;
  },
  dealMade: ({ seat, give, want, with: other }, name) =>
    `${name(seat)} gibt ${cardsText(give)} für ${cardsText(want)} von ${name(other)}.`,
  offerClosed: ({ seat }, name) => `${name(seat)} schließt das Angebot ohne Handel.`,
  developmentBought: ({ card, seat }, name) =>
    card === UNKNOWN
      ? `${name(seat)} kauft eine Entwicklungskarte.`
      : `${name(seat)} kauft eine Entwicklungskarte: ${CARD_NAMES[card]}.`,
  cardPlayed: ({ seat, card }, name) => `${name(seat)} spielt ${CARD_NAMES[card]}.`,
  cardsGained: ({ seat, count, of }, name) => `${name(seat)} nimmt ${count} ${kindName(of)} aus der Bank.`,
  kindNamed: ({ seat, of }, name) => `${name(seat)} nennt ${kindName(of)}.`,
  cardsCollected: ({ seat, count, of, from }, name) =>
    `${name(seat)} bekommt ${count} ${kindName(of)} von ${name(from)}.`,
  longestRoadMoved: ({ seat, length }, name) =>
    seat === null ? 'Niemand hat die längste Straße.' : `${name(seat)} hat die längste Straße: ${length}.`,
  largestArmyMoved: ({ seat, cards }, name) => `${name(seat)} hat das größte Heer: ${cards}.`,
  eventRolled: ({ face }) =>
    `Der Ereigniswürfel zeigt ${face === 'ship' ? 'das Schiff' : `das Tor: ${TRACK_NAMES[face]}`}.`,
  marchDieRolled: ({ face }) => `Der Marschwürfel zeigt ${face}.`,
  shipSailed: ({ step }) => `Das Schiff steht auf Schritt ${step}.`,
  deckNamed: ({ seat, deck, why }, name) =>
    `${name(seat)} nennt den Stapel ${TRACK_NAMES[deck]}${why === 'kill' ? ' für den Sieg über einen Barbaren' : ''}.`,
  cardDrawn: ({ seat, card, deck }, name) => `${name(seat)} zieht ${cardText(card, deck)}.`,
  deckSearched: ({ seat, card }, name) => `${name(seat)} sucht im Stapel und nimmt ${cardText(card)}.`,
  cardShown: ({ seat, card }, name) => `${name(seat)} legt ${CARD_NAMES[card]} offen aus.`,
  cardDropped: ({ seat, card, deck }, name) => `${name(seat)} legt ${cardText(card, deck)} unter den Stapel.`,
  levelBought: ({ seat, level, track }, name) => `${name(seat)} erreicht Stufe ${level}: ${TRACK_NAMES[track]}.`,
  metropolisBuilt: ({ seat, at, track }, name) => `${name(seat)} setzt die Metropole auf ${at}: ${TRACK_NAMES[track]}.`,
  wallBuilt: ({ seat, at }, name) => `${name(seat)} baut eine Mauer auf ${at}.`,
  knightRecruited: ({ seat, at }, name) => `${name(seat)} wirbt auf ${at} einen Ritter an.`,
  knightActivated: ({ seat, at }, name) => `${name(seat)} weckt den Ritter auf ${at}.`,
  knightsActivated: ({ seat }, name) => `Alle Ritter von ${name(seat)} sind geweckt.`,
  knightPromoted: ({ seat, at, level }, name) => `${name(seat)} befördert den Ritter auf ${at} auf Stufe ${level}.`,
  knightMoved: ({ seat, from, to }, name) => `${name(seat)} zieht einen Ritter von ${from} nach ${to}.`,
  knightDisplaced: ({ seat, from, to, owner }, name) =>
    `Der Ritter von ${name(seat)} zieht von ${from} nach ${to} und vertreibt den von ${name(owner)}.`,
  knightRelocated: ({ to, from, seat }, name) =>
    to === null
      ? `Der von ${from} vertriebene Ritter von ${name(seat)} kommt in den Vorrat zurück.`
      : `Der von ${from} vertriebene Ritter von ${name(seat)} geht nach ${to}.`,
  robberChased: ({ seat, at }, name) => `Der Ritter von ${name(seat)} auf ${at} verjagt den Räuber.`,
  knightDeserted: ({ seat, at, level }, name) => `Der Ritter von ${name(seat)} auf ${at}, Stufe ${level}, läuft über.`,
  knightStationed: ({ seat, level, at }, name) => `${name(seat)} setzt einen Ritter der Stufe ${level} auf ${at}.`,
  knightsRested: 'Alle Ritter schlafen ein.',
  houseTurned: ({ seat, isOpen, to }, name) =>
    `${name(seat)} ${isOpen ? 'öffnet das Haus für' : 'schließt das Haus für'} ${name(to)}.`,
  islandAttacked: ({ strength, defence }) => `Die Barbaren greifen mit ${strength} gegen ${defence} an.`,
  barbariansRemoved: 'Die Barbaren auf dem Brett verschwinden.',
  barbarianLanded: ({ level, bay }) => `Ein Barbar der Stufe ${level} landet in der Bucht ${bayName(bay)}.`,
  barbarianMarched: ({ bay, from, to }) => `Barbar ${bayName(bay)} marschiert von ${from} nach ${to}.`,
  barbarianLeft: ({ bay, from }) => `Barbar ${bayName(bay)} verlässt die Insel von ${from} aus.`,
  barbarianFought: ({ left, seat, at, bay }, name) =>
    left === 0
      ? `Der Ritter von ${name(seat)} auf ${at} besiegt Barbar ${bayName(bay)}.`
      : `Der Ritter von ${name(seat)} auf ${at} unterliegt Barbar ${bayName(bay)}, der jetzt Stufe ${left} hat.`,
  cityLost: ({ seat, at, how }, name) => `Die Stadt von ${name(seat)} auf ${at} ${LOST[how]}.`,
  defenderNamed: ({ seat }, name) => `${name(seat)} bekommt einen Retterpunkt.`,
  diceSet: ({ red, yellow }) => `Die Würfel werden auf ${red} und ${yellow} gestellt.`,
  tokensSwapped: ({ seat }, name) => `${name(seat)} tauscht zwei Zahlenplättchen.`,
  merchantPlaced: ({ seat }, name) => `${name(seat)} setzt den Händler.`,
  swapForced: ({ isMet, seat, on, of }, name) =>
    isMet
      ? `${name(seat)} bietet ${name(on)} 1 ${kindName(of)} für eine Ware.`
      : `${name(seat)} bietet ${name(on)} 1 ${kindName(of)}; dort ist keine Ware.`,
  swapMade: ({ with: other, seat, taken, given }, name) =>
    `${name(other)} gibt ${name(seat)} 1 ${kindName(taken)} für 1 ${kindName(given)}.`,
  handSeen({ cards, seat, of }, name) {
    const what = cards === UNKNOWN ? '' : `: ${cardsText(cards)}`;
    return `${name(seat)} sieht sich die Hand von ${name(of)} an${what}.`;
  },
  progressSeen: ({ seat, of }, name) => `${name(seat)} sieht sich die Fortschrittskarten von ${name(of)} an.`,
  progressStolen: ({ seat, from, card }, name) => `${name(seat)} nimmt ${name(from)} ${cardText(card)} weg.`,
  desertionDemanded: ({ seat, of }, name) => `${name(seat)} wirbt einen Ritter von ${name(of)} ab.`,
  roadRemoved: ({ seat, edge, owner }, name, setup) =>
    `${name(seat)} entfernt die Straße ${edgeName(setup, edge)} von ${name(owner)}.`,
  giftGiven: ({ seat, to, of }, name) => `${name(seat)} gibt ${name(to)} ${oneCard(of)}.`,
  turnEnded: null,
  specialBegan: ({ seat }, name) => `${name(seat)} darf bauen.`,
  matchEnded({ scores, reason, winners }, name) {
    const most = Math.max(...scores);
    return `${ENDING_WORDS[reason]} Sieg für ${seatsText(winners, name)}, mit ${most} ${most === 1 ? 'Punkt' : 'Punkten'}.`;
  },
};

/** Ein Ereignis als Satz, oder null, wo der Verlauf nichts davon sagt. */
export const eventText = telling(SENTENCES);
