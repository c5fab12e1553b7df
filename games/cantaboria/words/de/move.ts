import type { SeatName } from '@marchlands/core/words.ts';
import { BOAT } from '../../data/limits.ts';
import type { Move } from '../../moves.ts';
import type { Setup } from '../../setup.ts';
import { aToken, placeName, spaceName, territoryName } from './places.ts';

const BUILD = { weapon: 'Bau eine Waffe', city: 'Bau eine Stadt', boat: 'Bau ein Flussboot' } as const;
const ANSWER = { allow: 'Erlaub die Durchfahrt', forbid: 'Verbiet die Durchfahrt', neutral: 'Bleib neutral' } as const;
const SIDE = { neutral: 'Bleib neutral', attacker: 'Hilf dem Angriff', defender: 'Hilf der Verteidigung' } as const;
const LAND = {
  nothing: 'Lande nichts',
  horse: 'Lande das Pferd',
  weapon: 'Lande die Waffe',
  both: 'Lande beide',
} as const;

/** Was `end` beendet, nach dem Schritt. */
export const ENDS = {
  develop: 'Nichts mehr bauen',
  trade: 'Passen',
  live: 'Fertig gehandelt',
  ship: 'Nichts mehr transportieren',
  logistics: 'Zum Angriff',
  attack: 'Zug beenden',
};

/** Ein Zug als Aufforderung, für Listen und Knöpfe. */
export function moveText(move: Move, setup: Setup, name: SeatName): string {
  return moveTextWith(move, setup, name, (place) => placeName(setup, place));
}

/** Wie `moveText`, wo Boote bessere Namen haben als ihre Nummern, und wo mehr als ein Marker geht. */
export function moveTextWith(
  move: Move,
  setup: Setup,
  name: SeatName,
  at: (place: number) => string,
  load = 'token' in move ? aToken(move.token) : '',
): string {
  switch (move.kind) {
    case 'site':
      return `Leg einen Fundort nach ${territoryName(setup, move.at)}`;
    case 'draft':
      return `Nimm ${territoryName(setup, move.at)}`;
    case 'vote':
      return `Stimm mit ${move.is === 'yes' ? 'Ja' : 'Nein'}`;
    case 'end':
      return 'Beende';
    case 'build':
      return `${BUILD[move.what]} in ${at(move.at)} für ${move.price === 'gold' ? 'Gold' : 'Güter'}`;
    case 'enter':
      return `Lass es in ${spaceName(setup, move.space)} zu Wasser`;
    case 'position':
      return `Lieg als Nummer ${move.at} in der Reihe`;
    case 'serve':
      return `Bedien ${territoryName(setup, move.at)}`;
    case 'breed':
      if (move.into === null) return `Verzichte auf das Pferd aus ${territoryName(setup, move.ground)}`;
      return `Bring das Pferd aus ${territoryName(setup, move.ground)} nach ${at(move.into)}`;
    case 'foot':
      return `Trag ${load} aus ${at(move.from)} zu Fuß`;
    case 'horse':
      return `Reite von ${at(move.from)}`;
    case 'chain':
      return `Schick ${load} aus ${at(move.from)} durch die Kette`;
    case 'boat':
      return `Fahr mit ${at(BOAT + move.boat)}`;
    case 'ask':
      return `Bitte um Durchfahrt durch ${spaceName(setup, move.reach)}`;
    case 'answer':
      return ANSWER[move.as];
    case 'giveUp':
      return 'Gib diesen Zug auf';
    case 'sail':
      return `Fahr nach ${spaceName(setup, move.space)}`;
    case 'take':
      return `Lade ${load} in ${at(move.from)} auf`;
    case 'drop':
      return `Lade ${load} in ${at(move.into)} ab`;
    case 'step':
      return `Geh nach ${at(move.into)}`;
    case 'stop':
      return 'Halt an';
    case 'attack':
      return `Greif ${at(move.target)} an`;
    case 'declare':
      return 'Erklär den Angriff ohne Zug';
    case 'side':
      return SIDE[move.with];
    case 'offer':
      return `Mach ${name(move.to)} ein Angebot`;
    case 'give':
    case 'pay':
      return `Gib ${load} aus ${at(move.from)}`;
    case 'get':
      return `Verlang ${load} nach ${at(move.into)}`;
    case 'send':
      return 'Schick das Angebot';
    case 'refuse':
      return 'Lehn ab';
    case 'refuseAll':
      return 'Lehn alle Angebote von diesem Platz ab';
    case 'accept':
      return 'Nimm an';
    case 'put':
      return `Bring ${load} nach ${at(move.into)}`;
    case 'land':
      return LAND[move.what];
    default:
      return move satisfies never;
  }
}
