import type { Masked } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Event, Phase, ShownSide } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { aToken, listed, spaceName, spotName, TOKEN_NAMES, territoryName, tokensText } from './places.ts';

export const PHASE_WORDS: { readonly [phase in Phase]: string } = {
  opening: 'Eröffnung',
  development: 'Ausbau',
  production: 'Ertrag',
  trade: 'Handel',
  shipment: 'Transport',
  attack: 'Angriff',
  end: 'Ende',
};

export const SITE_WORDS: { readonly [site: string]: string } = {
  timber: 'ein Wald',
  gold: 'eine Goldmine',
  iron: 'eine Eisenmine',
  magic: 'eine Universität',
  horse: 'eine Zucht',
};

const ANSWER_WORDS = {
  allow: 'erlaubt die Durchfahrt',
  forbid: 'verbietet die Durchfahrt',
  neutral: 'bleibt neutral zur Durchfahrt',
} as const;
const BUILT_WORDS = { weapon: 'eine Waffe', city: 'eine Stadt', boat: 'ein Flussboot' } as const;

const ordinal = (position: number): string => `Platz ${position + 1}`;

/** Ein Ereignis als Satz, oder null, wo der Verlauf nichts davon sagt. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName): string | null {
  switch (event.kind) {
    case 'openingRolled':
      return `${name(event.seat)} würfelt ${event.die} um den ersten Platz.`;
    case 'firstChosen':
      return `${name(event.seat)} setzt zuerst.`;
    case 'sitePlaced':
      return event.seat === null
        ? `Ein Fundort kommt verdeckt nach ${territoryName(setup, event.at)}.`
        : `${name(event.seat)} legt einen Fundort verdeckt nach ${territoryName(setup, event.at)}.`;
    case 'siteTurned':
      return `In ${territoryName(setup, event.at)} liegt ${SITE_WORDS[event.site]}.`;
    case 'warriorPlaced':
      return `${name(event.seat)} nimmt ${territoryName(setup, event.at)}.`;
    case 'cycleBegan':
      return `Runde ${event.cycle} beginnt, angeführt von ${name(event.lead)}.`;
    case 'dieRolled':
      return `${name(event.seat)} würfelt ${event.die}: ${PHASE_WORDS[event.phase]} ${rollText(event.die)}.`;
    case 'votesShown':
      return `Abstimmung über ${PHASE_WORDS[event.phase]}: ja von ${named(event.yes, name)}, nein von ${named(event.no, name)}; die Phase ${event.passed ? 'findet statt' : 'entfällt'}.`;
    case 'phaseBegan':
      return `${PHASE_WORDS[event.phase]} beginnt.`;
    case 'turnBegan':
      return null;
    case 'built':
      return `${name(event.seat)} baut ${BUILT_WORDS[event.what]} in ${spotName(setup, event.at)}${event.isGold ? ' für Gold' : ''}.`;
    case 'boatPlaced':
      return `${name(event.seat)} lässt das Boot in ${spaceName(setup, event.space)} zu Wasser, ${ordinal(event.position)} der Reihe.`;
    case 'produced':
      return `${territoryName(setup, event.at)} gibt ${name(event.seat)} ${event.count} ${TOKEN_NAMES[event.token]}.`;
    case 'horseBred':
      return event.into === null
        ? `${name(event.seat)} verzichtet auf das Pferd aus ${territoryName(setup, event.ground)}.`
        : `${name(event.seat)} bringt das Pferd aus ${territoryName(setup, event.ground)} nach ${spotName(setup, event.into)}.`;
    case 'tokenMoved':
      return `${name(event.seat)} bringt ${aToken(event.token)} von ${spotName(setup, event.from)} nach ${spotName(setup, event.into)}.`;
    case 'tokenTaken':
      return `${name(event.seat)} lädt in ${spotName(setup, event.from)} ${aToken(event.token)} auf.`;
    case 'tokenDropped':
      return `${name(event.seat)} lädt in ${spotName(setup, event.into)} ${aToken(event.token)} ab.`;
    case 'horseStepped':
      return `${name(event.seat)} reitet von ${spotName(setup, event.from)} nach ${spotName(setup, event.into)}.`;
    case 'boatCastOff':
      return `${name(event.seat)} legt in ${spaceName(setup, event.space)} ab.`;
    case 'boatSailed':
      return `${name(event.seat)} fährt von ${spaceName(setup, event.from)} nach ${spaceName(setup, event.into)}.`;
    case 'passageAsked':
      return `${name(event.seat)} bittet um Durchfahrt durch ${spaceName(setup, event.reach)}.`;
    case 'passageAnswered':
      return `${name(event.seat)} ${ANSWER_WORDS[event.answer]} durch ${spaceName(setup, event.reach)}.`;
    case 'boatStopped':
      return `${name(event.seat)} wird in ${spaceName(setup, event.reach)} aufgehalten.`;
    case 'boatMoored':
      return `${name(event.seat)} legt in ${spaceName(setup, event.space)} an, ${ordinal(event.position)} der Reihe.`;
    case 'shipmentMade':
      return null;
    case 'tokenLost':
      return `Doppelt in ${spotName(setup, event.at)}, eins geht verloren: ${TOKEN_NAMES[event.token]}.`;
    case 'attackDeclared':
      return `${name(event.seat)} greift ${spotName(setup, event.target)} an: ${event.offence} gegen ${event.defence}.`;
    case 'sideTaken':
      return `${sideText(event, name)}.`;
    case 'sidesShown':
      return `Die Antworten werden gezeigt: ${listed(event.sides.map((one) => sideText(one, name)))}.`;
    case 'attackFailed':
      return `Der Angriff von ${name(event.seat)} auf ${spotName(setup, event.target)} scheitert: ${event.offence} gegen ${event.defence}.`;
    case 'placeTaken':
      return `${name(event.seat)} nimmt ${name(event.from)} ${spotName(setup, event.target)} ab: ${event.offence} gegen ${event.defence}.`;
    case 'offerMade':
      return `${name(event.seat)} bietet ${name(event.to)} ${tokensText(event.give.map(({ token }) => token))} für ${tokensText(event.get.map(({ token }) => token))}.`;
    case 'offerRefused':
      return event.isForAll
        ? `${name(event.seat)} lehnt dieses und alle weiteren Angebote von ${name(event.from)} in dieser Phase ab.`
        : `${name(event.seat)} lehnt ab.`;
    case 'tradeMade':
      return `${name(event.with)} nimmt an: ${name(event.seat)} gibt ${tokensText(event.given.map(({ token }) => token))} für ${tokensText(event.received.map(({ token }) => token))}.`;
    case 'tradePassed':
      return `${name(event.seat)} ${setup.options.tradeMode === 'live' ? 'ist mit dem Handel fertig' : 'passt'}.`;
    case 'seatResigned':
      return `${name(event.seat)} gibt auf.`;
    case 'shipmentsUndone':
      return `Es folgt kein Angriff: Der Nachschub von ${name(event.seat)} wird zurückgenommen.`;
    case 'seatOut':
      return `${name(event.seat)} verliert den letzten Ort und ist aus dem Spiel.`;
    case 'gameEnded':
      return `${ENDING_WORDS[event.reason]} ${event.winners.length === 0 ? 'Niemand gewinnt.' : `Sieg für ${named(event.winners, name)}.`}`;
    default:
      return event satisfies never;
  }
}

function sideText({ seat, side, points }: ShownSide, name: SeatName): string {
  if (side === 'neutral') return `${name(seat)} bleibt neutral`;
  return `${name(seat)} leiht ${side === 'attacker' ? 'dem Angriff' : 'der Verteidigung'} ${points}`;
}

function rollText(die: number): string {
  if (die <= 4) return 'findet statt';
  return die === 5 ? 'entfällt' : 'kommt zur Abstimmung';
}

function named(seats: readonly number[], name: SeatName): string {
  return seats.length === 0 ? 'niemandem' : listed(seats.map(name));
}
