import { type Masked, UNKNOWN } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { ProgressCard } from '../../data/cards.ts';
import type { Track } from '../../data/kinds.ts';
import type { Event } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { bayName, edgeName } from '../names.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, cardsText, kindName, listed, oneCard, seatsText, TRACK_NAMES } from './names.ts';

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

/** Ein Ereignis als Satz, oder null, wo der Verlauf nichts davon sagt. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName): string | null {
  switch (event.kind) {
    case 'terrainDealt':
    case 'tokenLaid':
    case 'harbourDealt':
      return null;
    case 'tokensLaid':
      return 'Die Zahlenplättchen liegen.';
    case 'firstSeatDrawn':
      return `${name(event.seat)} fängt an.`;
    case 'shipBayDrawn':
      return `Das Schiff kommt in die Bucht ${bayName(event.bay)}.`;
    case 'settlementBuilt':
      return `${name(event.seat)} baut eine Siedlung auf ${event.at}.`;
    case 'cityBuilt':
      return `${name(event.seat)} baut eine Stadt auf ${event.at}.`;
    case 'roadBuilt':
      return `${name(event.seat)} baut die Straße ${edgeName(setup, event.edge)}.`;
    case 'startCardsTaken':
      return `${name(event.seat)} nimmt ${cardsText(event.cards)}.`;
    case 'turnBegan':
      return `Zug ${event.turn}: ${name(event.seat)}.`;
    case 'dieRolled':
      return null;
    case 'diceRolled':
      return `${name(event.seat)} würfelt ${event.red} und ${event.yellow}.`;
    case 'produced':
      return `${name(event.seat)} bekommt ${cardsText(event.cards)}.`;
    case 'bankRanShort':
      return `Die Bank hat nicht genug ${kindName(event.of)}.`;
    case 'discardsDue':
      return `Zu viele Karten: ${listed(event.counts.flatMap((count, seat) => (count > 0 ? [`${name(seat)} legt ${count} ab`] : [])))}.`;
    case 'cardsDiscarded':
      return `${name(event.seat)} legt ${cardsText(event.cards)} ab.`;
    case 'robberMoved':
      return 'Der Räuber ist weitergezogen.';
    case 'cardStolen':
    case 'cardPicked':
      return `${name(event.seat)} nimmt ${name(event.from)} ${oneCard(event.of)} weg.`;
    case 'bankTraded':
      return `${name(event.seat)} gibt der Bank ${event.count} ${kindName(event.given)} für 1 ${kindName(event.taken)}.`;
    case 'offerSent':
      return `${name(event.seat)} bietet ${cardsText(event.give)} für ${cardsText(event.want)}: an ${seatsText(event.to, name)}.`;
    case 'offerAnswered':
      if (event.answer !== 'counter') return `${name(event.seat)} ${ANSWERED[event.answer]}.`;
      return `${name(event.seat)} würde ${cardsText(event.give ?? [])} für ${cardsText(event.want ?? [])} geben.`;
    case 'dealMade':
      return `${name(event.seat)} gibt ${cardsText(event.give)} für ${cardsText(event.want)} von ${name(event.with)}.`;
    case 'offerClosed':
      return `${name(event.seat)} schließt das Angebot ohne Handel.`;
    case 'developmentBought':
      return event.card === UNKNOWN
        ? `${name(event.seat)} kauft eine Entwicklungskarte.`
        : `${name(event.seat)} kauft eine Entwicklungskarte: ${CARD_NAMES[event.card]}.`;
    case 'cardPlayed':
      return `${name(event.seat)} spielt ${CARD_NAMES[event.card]}.`;
    case 'cardsGained':
      return `${name(event.seat)} nimmt ${event.count} ${kindName(event.of)} aus der Bank.`;
    case 'kindNamed':
      return `${name(event.seat)} nennt ${kindName(event.of)}.`;
    case 'cardsCollected':
      return `${name(event.seat)} bekommt ${event.count} ${kindName(event.of)} von ${name(event.from)}.`;
    case 'longestRoadMoved':
      return event.seat === null
        ? 'Niemand hat die längste Straße.'
        : `${name(event.seat)} hat die längste Straße: ${event.length}.`;
    case 'largestArmyMoved':
      return `${name(event.seat)} hat das größte Heer: ${event.cards}.`;
    case 'eventRolled':
      return `Der Ereigniswürfel zeigt ${event.face === 'ship' ? 'das Schiff' : `das Tor: ${TRACK_NAMES[event.face]}`}.`;
    case 'marchDieRolled':
      return `Der Marschwürfel zeigt ${event.face}.`;
    case 'shipSailed':
      return `Das Schiff steht auf Schritt ${event.step}.`;
    case 'deckNamed':
      return `${name(event.seat)} nennt den Stapel ${TRACK_NAMES[event.deck]}${event.why === 'kill' ? ' für den Sieg über einen Barbaren' : ''}.`;
    case 'cardDrawn':
      return `${name(event.seat)} zieht ${cardText(event.card, event.deck)}.`;
    case 'deckSearched':
      return `${name(event.seat)} sucht im Stapel und nimmt ${cardText(event.card)}.`;
    case 'cardShown':
      return `${name(event.seat)} legt ${CARD_NAMES[event.card]} offen aus.`;
    case 'cardDropped':
      return `${name(event.seat)} legt ${cardText(event.card, event.deck)} unter den Stapel.`;
    case 'levelBought':
      return `${name(event.seat)} erreicht Stufe ${event.level}: ${TRACK_NAMES[event.track]}.`;
    case 'metropolisBuilt':
      return `${name(event.seat)} setzt die Metropole auf ${event.at}: ${TRACK_NAMES[event.track]}.`;
    case 'wallBuilt':
      return `${name(event.seat)} baut eine Mauer auf ${event.at}.`;
    case 'knightRecruited':
      return `${name(event.seat)} wirbt auf ${event.at} einen Ritter an.`;
    case 'knightActivated':
      return `${name(event.seat)} weckt den Ritter auf ${event.at}.`;
    case 'knightsActivated':
      return `Alle Ritter von ${name(event.seat)} sind geweckt.`;
    case 'knightPromoted':
      return `${name(event.seat)} befördert den Ritter auf ${event.at} auf Stufe ${event.level}.`;
    case 'knightMoved':
      return `${name(event.seat)} zieht einen Ritter von ${event.from} nach ${event.to}.`;
    case 'knightDisplaced':
      return `Der Ritter von ${name(event.seat)} zieht von ${event.from} nach ${event.to} und vertreibt den von ${name(event.owner)}.`;
    case 'knightRelocated':
      return event.to === null
        ? `Der von ${event.from} vertriebene Ritter von ${name(event.seat)} kommt in den Vorrat zurück.`
        : `Der von ${event.from} vertriebene Ritter von ${name(event.seat)} geht nach ${event.to}.`;
    case 'robberChased':
      return `Der Ritter von ${name(event.seat)} auf ${event.at} verjagt den Räuber.`;
    case 'knightDeserted':
      return `Der Ritter von ${name(event.seat)} auf ${event.at}, Stufe ${event.level}, läuft über.`;
    case 'knightStationed':
      return `${name(event.seat)} setzt einen Ritter der Stufe ${event.level} auf ${event.at}.`;
    case 'knightsRested':
      return 'Alle Ritter schlafen ein.';
    case 'houseTurned':
      return `${name(event.seat)} ${event.isOpen ? 'öffnet das Haus für' : 'schließt das Haus für'} ${name(event.to)}.`;
    case 'islandAttacked':
      return `Die Barbaren greifen mit ${event.strength} gegen ${event.defence} an.`;
    case 'barbariansRemoved':
      return 'Die Barbaren auf dem Brett verschwinden.';
    case 'barbarianLanded':
      return `Ein Barbar der Stufe ${event.level} landet in der Bucht ${bayName(event.bay)}.`;
    case 'barbarianMarched':
      return `Barbar ${bayName(event.bay)} marschiert von ${event.from} nach ${event.to}.`;
    case 'barbarianLeft':
      return `Barbar ${bayName(event.bay)} verlässt die Insel von ${event.from} aus.`;
    case 'barbarianFought':
      return event.left === 0
        ? `Der Ritter von ${name(event.seat)} auf ${event.at} besiegt Barbar ${bayName(event.bay)}.`
        : `Der Ritter von ${name(event.seat)} auf ${event.at} unterliegt Barbar ${bayName(event.bay)}, der jetzt Stufe ${event.left} hat.`;
    case 'cityLost':
      return `Die Stadt von ${name(event.seat)} auf ${event.at} ${LOST[event.how]}.`;
    case 'defenderNamed':
      return `${name(event.seat)} bekommt einen Retterpunkt.`;
    case 'diceSet':
      return `Die Würfel werden auf ${event.red} und ${event.yellow} gestellt.`;
    case 'tokensSwapped':
      return `${name(event.seat)} tauscht zwei Zahlenplättchen.`;
    case 'merchantPlaced':
      return `${name(event.seat)} setzt den Händler.`;
    case 'swapForced':
      return event.isMet
        ? `${name(event.seat)} bietet ${name(event.on)} 1 ${kindName(event.of)} für eine Ware.`
        : `${name(event.seat)} bietet ${name(event.on)} 1 ${kindName(event.of)}; dort ist keine Ware.`;
    case 'swapMade':
      return `${name(event.with)} gibt ${name(event.seat)} 1 ${kindName(event.taken)} für 1 ${kindName(event.given)}.`;
    case 'handSeen': {
      const what = event.cards === UNKNOWN ? '' : `: ${cardsText(event.cards)}`;
      return `${name(event.seat)} sieht sich die Hand von ${name(event.of)} an${what}.`;
    }
    case 'progressSeen':
      return `${name(event.seat)} sieht sich die Fortschrittskarten von ${name(event.of)} an.`;
    case 'progressStolen':
      return `${name(event.seat)} nimmt ${name(event.from)} ${cardText(event.card)} weg.`;
    case 'desertionDemanded':
      return `${name(event.seat)} wirbt einen Ritter von ${name(event.of)} ab.`;
    case 'roadRemoved':
      return `${name(event.seat)} entfernt die Straße ${edgeName(setup, event.edge)} von ${name(event.owner)}.`;
    case 'giftGiven':
      return `${name(event.seat)} gibt ${name(event.to)} ${oneCard(event.of)}.`;
    case 'turnEnded':
      return null;
    case 'specialBegan':
      return `${name(event.seat)} darf bauen.`;
    case 'matchEnded': {
      const most = Math.max(...event.scores);
      return `${ENDING_WORDS[event.reason]} Sieg für ${seatsText(event.winners, name)}, mit ${most} ${most === 1 ? 'Punkt' : 'Punkten'}.`;
    }
    default:
      return event satisfies never;
  }
}
