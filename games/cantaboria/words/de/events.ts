import type { Phase, ShownSide } from '../../events.ts';
import { rulingOf } from '../../state.ts';
import type { EventNames, EventSentences } from '../event-telling.ts';
import { ENDING_WORDS } from './endings.ts';
import { aToken, names, TOKEN_NAMES } from './places.ts';

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
const RULING_WORDS = { yes: 'findet statt', no: 'entfällt', vote: 'kommt zur Abstimmung' } as const;

const ordinal = (position: number): string => `Platz ${position + 1}`;

function sideText({ seat, side, points }: ShownSide, { name }: EventNames): string {
  if (side === 'neutral') return `${name(seat)} bleibt neutral`;
  return `${name(seat)} leiht ${side === 'attacker' ? 'dem Angriff' : 'der Verteidigung'} ${points}`;
}

/** Ereignisse als Sätze. */
export const EVENT_SENTENCES: EventSentences = {
  openingRolled: ({ seat, die }, { name }) => `${name(seat)} würfelt ${die} um den ersten Platz.`,
  firstChosen: ({ seat }, { name }) => `${name(seat)} setzt zuerst.`,
  sitePlaced: ({ seat, at }, { name, territory }) =>
    seat === null
      ? `Ein Fundort kommt verdeckt nach ${territory(at)}.`
      : `${name(seat)} legt einen Fundort verdeckt nach ${territory(at)}.`,
  siteTurned: ({ at, site }, { territory }) => `In ${territory(at)} liegt ${SITE_WORDS[site]}.`,
  warriorPlaced: ({ seat, at }, { name, territory }) => `${name(seat)} nimmt ${territory(at)}.`,
  cycleBegan: ({ cycle, lead }, { name }) => `Runde ${cycle} beginnt, angeführt von ${name(lead)}.`,
  dieRolled: ({ seat, phase, die }, { name }) =>
    `${name(seat)} würfelt ${die}: ${PHASE_WORDS[phase]} ${RULING_WORDS[rulingOf(die)]}.`,
  votesShown: ({ phase, yes, no, passed }, { seats }) =>
    `Abstimmung über ${PHASE_WORDS[phase]}: ja von ${seats(yes)}, nein von ${seats(no)}; die Phase ${passed ? 'findet statt' : 'entfällt'}.`,
  phaseBegan: ({ phase }) => `${PHASE_WORDS[phase]} beginnt.`,
  turnBegan: () => null,
  built: ({ seat, what, at, isGold }, { name, spot }) =>
    `${name(seat)} baut ${BUILT_WORDS[what]} in ${spot(at)}${isGold ? ' für Gold' : ''}.`,
  boatPlaced: ({ seat, space: at, position }, { name, space }) =>
    `${name(seat)} lässt das Boot in ${space(at)} zu Wasser, ${ordinal(position)} der Reihe.`,
  produced: ({ seat, at, token, count }, { name, territory }) =>
    `${territory(at)} gibt ${name(seat)} ${count} ${TOKEN_NAMES[token]}.`,
  horseBred: ({ seat, ground, into }, { name, territory, spot }) =>
    into === null
      ? `${name(seat)} verzichtet auf das Pferd aus ${territory(ground)}.`
      : `${name(seat)} bringt das Pferd aus ${territory(ground)} nach ${spot(into)}.`,
  tokenMoved: ({ seat, token, from, into }, { name, spot }) =>
    `${name(seat)} bringt ${aToken(token)} von ${spot(from)} nach ${spot(into)}.`,
  tokenTaken: ({ seat, token, from }, { name, spot }) => `${name(seat)} lädt in ${spot(from)} ${aToken(token)} auf.`,
  tokenDropped: ({ seat, token, into }, { name, spot }) => `${name(seat)} lädt in ${spot(into)} ${aToken(token)} ab.`,
  horseStepped: ({ seat, from, into }, { name, spot }) => `${name(seat)} reitet von ${spot(from)} nach ${spot(into)}.`,
  boatCastOff: ({ seat, space: at }, { name, space }) => `${name(seat)} legt in ${space(at)} ab.`,
  boatSailed: ({ seat, from, into }, { name, space }) => `${name(seat)} fährt von ${space(from)} nach ${space(into)}.`,
  passageAsked: ({ seat, reach }, { name, space }) => `${name(seat)} bittet um Durchfahrt durch ${space(reach)}.`,
  passageAnswered: ({ seat, answer, reach }, { name, space }) =>
    `${name(seat)} ${ANSWER_WORDS[answer]} durch ${space(reach)}.`,
  boatStopped: ({ seat, reach }, { name, space }) => `${name(seat)} wird in ${space(reach)} aufgehalten.`,
  boatMoored: ({ seat, space: at, position }, { name, space }) =>
    `${name(seat)} legt in ${space(at)} an, ${ordinal(position)} der Reihe.`,
  shipmentMade: () => null,
  tokenLost: ({ token, at }, { spot }) => `Doppelt in ${spot(at)}, eins geht verloren: ${TOKEN_NAMES[token]}.`,
  attackDeclared: ({ seat, target, offence, defence }, { name, spot }) =>
    `${name(seat)} greift ${spot(target)} an: ${offence} gegen ${defence}.`,
  sideTaken: (event, told) => `${sideText(event, told)}.`,
  sidesShown: ({ sides }, told) =>
    `Die Antworten werden gezeigt: ${names.listed(sides.map((one) => sideText(one, told)))}.`,
  attackFailed: ({ seat, target, offence, defence }, { name, spot }) =>
    `Der Angriff von ${name(seat)} auf ${spot(target)} scheitert: ${offence} gegen ${defence}.`,
  placeTaken: ({ seat, from, target, offence, defence }, { name, spot }) =>
    `${name(seat)} nimmt ${name(from)} ${spot(target)} ab: ${offence} gegen ${defence}.`,
  offerMade: ({ seat, to, give, get }, { name, tokens }) =>
    `${name(seat)} bietet ${name(to)} ${tokens(give)} für ${tokens(get)}.`,
  offerRefused: ({ seat, from, isForAll }, { name }) =>
    isForAll
      ? `${name(seat)} lehnt dieses und alle weiteren Angebote von ${name(from)} in dieser Phase ab.`
      : `${name(seat)} lehnt ab.`,
  tradeMade: ({ seat, with: other, given, received }, { name, tokens }) =>
    `${name(other)} nimmt an: ${name(seat)} gibt ${tokens(given)} für ${tokens(received)}.`,
  tradePassed: ({ seat }, { name, setup }) =>
    `${name(seat)} ${setup.options.tradeMode === 'live' ? 'ist mit dem Handel fertig' : 'passt'}.`,
  seatResigned: ({ seat }, { name }) => `${name(seat)} gibt auf.`,
  shipmentsUndone: ({ seat }, { name }) =>
    `Es folgt kein Angriff: Der Nachschub von ${name(seat)} wird zurückgenommen.`,
  seatOut: ({ seat }, { name }) => `${name(seat)} verliert den letzten Ort und ist aus dem Spiel.`,
  gameEnded: ({ reason, winners }, { seats }) =>
    `${ENDING_WORDS[reason]} ${winners.length === 0 ? 'Niemand gewinnt.' : `Sieg für ${seats(winners)}.`}`,
};
