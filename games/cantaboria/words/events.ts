import type { Masked } from '@marchlands/core/types.ts';
import type { SeatName } from '@marchlands/core/words.ts';
import type { Event, Phase, ShownSide } from '../events.ts';
import type { Setup } from '../setup.ts';
import { ENDING_WORDS } from './endings.ts';
import { listed, spaceName, spotName, territoryName, tokenName, tokensText } from './places.ts';

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

const ANSWER_WORDS = {
  allow: 'allowed passage',
  forbid: 'forbade passage',
  neutral: 'stayed neutral on passage',
} as const;
const BUILT_WORDS = { weapon: 'a Weapon', city: 'a City', boat: 'a Riverboat' } as const;

/** `third`: a place in a file, counted from 0. */
function ordinal(position: number): string {
  return ['first', 'second', 'third'][position] ?? `number ${position + 1}`;
}

/** An event as a sentence in the past tense, or null where the log says nothing of it. */
export function eventText(event: Masked<Event>, setup: Setup, name: SeatName): string | null {
  switch (event.kind) {
    case 'openingRolled':
      return `${name(event.seat)} rolled ${event.die} for the first place.`;
    case 'firstChosen':
      return `${name(event.seat)} was the first to place.`;
    case 'sitePlaced':
      return event.seat === null
        ? `A site was put into ${territoryName(setup, event.at)}, face down.`
        : `${name(event.seat)} put a site into ${territoryName(setup, event.at)}, face down.`;
    case 'siteTurned':
      return `${territoryName(setup, event.at)} turned out to have ${SITE_WORDS[event.site]}.`;
    case 'warriorPlaced':
      return `${name(event.seat)} took ${territoryName(setup, event.at)}.`;
    case 'cycleBegan':
      return `Cycle ${event.cycle} began, led by ${name(event.lead)}.`;
    case 'dieRolled':
      return `${name(event.seat)} rolled ${event.die}: ${PHASE_WORDS[event.phase]} ${rollText(event.die)}.`;
    case 'votesShown':
      return `Votes on ${PHASE_WORDS[event.phase]}: yes from ${named(event.yes, name)}, no from ${named(event.no, name)}; it ${event.passed ? 'took place' : 'was skipped'}.`;
    case 'phaseBegan':
      return `${PHASE_WORDS[event.phase]} began.`;
    case 'turnBegan':
      return null;
    case 'built':
      return `${name(event.seat)} built ${BUILT_WORDS[event.what]} in ${spotName(setup, event.at)}${event.isGold ? ' for Gold' : ''}.`;
    case 'boatPlaced':
      return `${name(event.seat)} launched the boat in ${spaceName(setup, event.space)}, ${ordinal(event.position)} in the file.`;
    case 'produced':
      return `${territoryName(setup, event.at)} gave ${name(event.seat)} ${event.count} ${tokenName(event.token)}.`;
    case 'horseBred':
      return event.into === null
        ? `${name(event.seat)} declined the Horse of ${territoryName(setup, event.ground)}.`
        : `${name(event.seat)} put the Horse bred in ${territoryName(setup, event.ground)} into ${spotName(setup, event.into)}.`;
    case 'tokenMoved':
      return `${name(event.seat)} moved ${aToken(event.token)} from ${spotName(setup, event.from)} to ${spotName(setup, event.into)}.`;
    case 'tokenTaken':
      return `${name(event.seat)} took ${aToken(event.token)} on in ${spotName(setup, event.from)}.`;
    case 'tokenDropped':
      return `${name(event.seat)} set ${aToken(event.token)} down in ${spotName(setup, event.into)}.`;
    case 'horseStepped':
      return `${name(event.seat)} rode from ${spotName(setup, event.from)} to ${spotName(setup, event.into)}.`;
    case 'boatCastOff':
      return `${name(event.seat)} cast off in ${spaceName(setup, event.space)}.`;
    case 'boatSailed':
      return `${name(event.seat)} sailed from ${spaceName(setup, event.from)} to ${spaceName(setup, event.into)}.`;
    case 'passageAsked':
      return `${name(event.seat)} asked for passage through ${spaceName(setup, event.reach)}.`;
    case 'passageAnswered':
      return `${name(event.seat)} ${ANSWER_WORDS[event.answer]} through ${spaceName(setup, event.reach)}.`;
    case 'boatStopped':
      return `${name(event.seat)} was stopped in ${spaceName(setup, event.reach)}.`;
    case 'boatMoored':
      return `${name(event.seat)} moored in ${spaceName(setup, event.space)}, ${ordinal(event.position)} in the file.`;
    case 'shipmentMade':
      return null;
    case 'tokenLost':
      return `A second ${tokenName(event.token)} in ${spotName(setup, event.at)} was lost.`;
    case 'attackDeclared':
      return `${name(event.seat)} attacked ${spotName(setup, event.target)}: ${event.offence} against ${event.defence}.`;
    case 'sideTaken':
      return `${sideText(event, name)}.`;
    case 'sidesShown':
      return `The answers were shown: ${listed(event.sides.map((one) => sideText(one, name)))}.`;
    case 'attackFailed':
      return `The attack of ${name(event.seat)} on ${spotName(setup, event.target)} came to nothing: ${event.offence} against ${event.defence}.`;
    case 'placeTaken':
      return `${name(event.seat)} took ${spotName(setup, event.target)} from ${name(event.from)}: ${event.offence} against ${event.defence}.`;
    case 'offerMade':
      return `${name(event.seat)} offered ${name(event.to)} ${tokensText(event.give.map(({ token }) => token))} for ${tokensText(event.get.map(({ token }) => token))}.`;
    case 'offerRefused':
      return event.isForAll
        ? `${name(event.seat)} refused this offer and all further ones of ${name(event.from)} in this phase.`
        : `${name(event.seat)} refused.`;
    case 'tradeMade':
      return `${name(event.with)} accepted: ${name(event.seat)} gave ${tokensText(event.given.map(({ token }) => token))} for ${tokensText(event.received.map(({ token }) => token))}.`;
    case 'tradePassed':
      return `${name(event.seat)} ${setup.options.tradeMode === 'live' ? 'was done with trading' : 'passed'}.`;
    case 'seatResigned':
      return `${name(event.seat)} resigned.`;
    case 'shipmentsUndone':
      return `No attack followed: the logistics shipments of ${name(event.seat)} were undone.`;
    case 'seatOut':
      return `${name(event.seat)} lost the last place and was out of the game.`;
    case 'gameEnded':
      return `${ENDING_WORDS[event.reason]} ${event.winners.length === 0 ? 'Nobody won.' : `${named(event.winners, name)} won.`}`;
    default:
      return event satisfies never;
  }
}

/** `Blue lent 3 to the defender`. */
function sideText({ seat, side, points }: ShownSide, name: SeatName): string {
  return side === 'neutral' ? `${name(seat)} stayed neutral` : `${name(seat)} lent ${points} to the ${side}`;
}

/** Sites as words: `a Forest`. */
export const SITE_WORDS: { readonly [site: string]: string } = {
  timber: 'a Forest',
  gold: 'a Gold mine',
  iron: 'an Iron mine',
  magic: 'a University',
  horse: 'a Breeding ground',
};

function aToken(token: Parameters<typeof tokenName>[0]): string {
  return token === 'horse' || token === 'weapon' ? `a ${tokenName(token)}` : `1 ${tokenName(token)}`;
}

function rollText(die: number): string {
  if (die <= 4) return 'takes place';
  return die === 5 ? 'is skipped' : 'is put to the vote';
}

function named(seats: readonly number[], name: SeatName): string {
  return seats.length === 0 ? 'nobody' : listed(seats.map(name));
}
