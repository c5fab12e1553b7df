import type { Phase, ShownSide, Token } from '../events.ts';
import { rulingOf } from '../state.ts';
import { ENDING_WORDS } from './endings.ts';
import type { EventNames, EventSentences } from './event-telling.ts';
import { names, TOKEN_NAMES } from './places.ts';

/** Phases as words. */
export const PHASE_WORDS: { readonly [phase in Phase]: string } = {
  opening: 'The opening',
  development: 'Development',
  production: 'Production',
  trade: 'Trade',
  shipment: 'Shipment',
  attack: 'Attack',
  end: 'The end',
};

/** Sites as words: `a Forest`. */
export const SITE_WORDS: { readonly [site: string]: string } = {
  timber: 'a Forest',
  gold: 'a Gold mine',
  iron: 'an Iron mine',
  magic: 'a University',
  horse: 'a Breeding ground',
};

const ANSWER_WORDS = {
  allow: 'allowed passage',
  forbid: 'forbade passage',
  neutral: 'stayed neutral on passage',
} as const;
const BUILT_WORDS = { weapon: 'a Weapon', city: 'a City', boat: 'a Riverboat' } as const;
const RULING_WORDS = { yes: 'takes place', no: 'is skipped', vote: 'is put to the vote' } as const;

/** `third`: a place in a file, counted from 0. */
function ordinal(position: number): string {
  return ['first', 'second', 'third'][position] ?? `number ${position + 1}`;
}

/** `Blue lent 3 to the defender`. */
function sideText({ seat, side, points }: ShownSide, { name }: EventNames): string {
  return side === 'neutral' ? `${name(seat)} stayed neutral` : `${name(seat)} lent ${points} to the ${side}`;
}

function aToken(token: Token): string {
  return token === 'horse' || token === 'weapon' ? `a ${TOKEN_NAMES[token]}` : `1 ${TOKEN_NAMES[token]}`;
}

/** Events as sentences in the past tense. */
export const EVENT_SENTENCES: EventSentences = {
  openingRolled: ({ seat, die }, { name }) => `${name(seat)} rolled ${die} for the first place.`,
  firstChosen: ({ seat }, { name }) => `${name(seat)} was the first to place.`,
  sitePlaced: ({ seat, at }, { name, territory }) =>
    seat === null
      ? `A site was laid in ${territory(at)}, face down.`
      : `${name(seat)} laid a site in ${territory(at)}, face down.`,
  siteTurned: ({ at, site }, { territory }) => `${territory(at)} turned out to have ${SITE_WORDS[site]}.`,
  warriorPlaced: ({ seat, at }, { name, territory }) => `${name(seat)} took ${territory(at)}.`,
  cycleBegan: ({ cycle, lead }, { name }) => `Cycle ${cycle} began, led by ${name(lead)}.`,
  dieRolled: ({ seat, phase, die }, { name }) =>
    `${name(seat)} rolled ${die}: ${PHASE_WORDS[phase]} ${RULING_WORDS[rulingOf(die)]}.`,
  votesShown: ({ phase, yes, no, passed }, { seats }) =>
    `Votes on ${PHASE_WORDS[phase]}: yes from ${seats(yes)}, no from ${seats(no)}; the phase ${passed ? 'took place' : 'was skipped'}.`,
  phaseBegan: ({ phase }) => `${PHASE_WORDS[phase]} began.`,
  turnBegan: () => null,
  built: ({ seat, what, at, isGold }, { name, spot }) =>
    `${name(seat)} built ${BUILT_WORDS[what]} in ${spot(at)}${isGold ? ' for Gold' : ''}.`,
  boatPlaced: ({ seat, space: at, position }, { name, space }) =>
    `${name(seat)} launched the boat in ${space(at)}, ${ordinal(position)} in the file.`,
  produced: ({ seat, at, token, count }, { name, territory }) =>
    `${territory(at)} gave ${name(seat)} ${count} ${TOKEN_NAMES[token]}.`,
  horseBred: ({ seat, ground, into }, { name, territory, spot }) =>
    into === null
      ? `${name(seat)} declined the Horse of ${territory(ground)}.`
      : `${name(seat)} put the Horse bred in ${territory(ground)} into ${spot(into)}.`,
  tokenMoved: ({ seat, token, from, into }, { name, spot }) =>
    `${name(seat)} moved ${aToken(token)} from ${spot(from)} to ${spot(into)}.`,
  tokenTaken: ({ seat, token, from }, { name, spot }) => `${name(seat)} took on ${aToken(token)} in ${spot(from)}.`,
  tokenDropped: ({ seat, token, into }, { name, spot }) => `${name(seat)} set down ${aToken(token)} in ${spot(into)}.`,
  horseStepped: ({ seat, from, into }, { name, spot }) => `${name(seat)} rode from ${spot(from)} to ${spot(into)}.`,
  boatCastOff: ({ seat, space: at }, { name, space }) => `${name(seat)} cast off in ${space(at)}.`,
  boatSailed: ({ seat, from, into }, { name, space }) => `${name(seat)} sailed from ${space(from)} to ${space(into)}.`,
  passageAsked: ({ seat, reach }, { name, space }) => `${name(seat)} asked for passage through ${space(reach)}.`,
  passageAnswered: ({ seat, answer, reach }, { name, space }) =>
    `${name(seat)} ${ANSWER_WORDS[answer]} through ${space(reach)}.`,
  boatStopped: ({ seat, reach }, { name, space }) => `${name(seat)} was stopped in ${space(reach)}.`,
  boatMoored: ({ seat, space: at, position }, { name, space }) =>
    `${name(seat)} moored in ${space(at)}, ${ordinal(position)} in the file.`,
  shipmentMade: () => null,
  tokenLost: ({ token, at }, { spot }) => `A second ${TOKEN_NAMES[token]} in ${spot(at)} was lost.`,
  attackDeclared: ({ seat, target, offence, defence }, { name, spot }) =>
    `${name(seat)} attacked ${spot(target)}: ${offence} against ${defence}.`,
  sideTaken: (event, told) => `${sideText(event, told)}.`,
  sidesShown: ({ sides }, told) => `The answers were shown: ${names.listed(sides.map((one) => sideText(one, told)))}.`,
  attackFailed: ({ seat, target, offence, defence }, { name, spot }) =>
    `The attack of ${name(seat)} on ${spot(target)} failed: ${offence} against ${defence}.`,
  placeTaken: ({ seat, from, target, offence, defence }, { name, spot }) =>
    `${name(seat)} took ${spot(target)} from ${name(from)}: ${offence} against ${defence}.`,
  offerMade: ({ seat, to, give, get }, { name, tokens }) =>
    `${name(seat)} offered ${name(to)} ${tokens(give)} for ${tokens(get)}.`,
  offerRefused: ({ seat, from, isForAll }, { name }) =>
    isForAll
      ? `${name(seat)} refused this offer and all others from ${name(from)} in this phase.`
      : `${name(seat)} refused.`,
  tradeMade: ({ seat, with: other, given, received }, { name, tokens }) =>
    `${name(other)} accepted: ${name(seat)} gave ${tokens(given)} for ${tokens(received)}.`,
  tradePassed: ({ seat }, { name, setup }) =>
    `${name(seat)} ${setup.options.tradeMode === 'live' ? 'was done with trading' : 'passed'}.`,
  seatResigned: ({ seat }, { name }) => `${name(seat)} resigned.`,
  shipmentsUndone: ({ seat }, { name }) => `No attack followed: the logistics shipments of ${name(seat)} were undone.`,
  seatOut: ({ seat }, { name }) => `${name(seat)} lost the last place and left the game.`,
  gameEnded: ({ reason, winners }, { seats }) =>
    `${ENDING_WORDS[reason]} ${winners.length === 0 ? 'Nobody won.' : `${seats(winners)} won.`}`,
};
