import { BOAT } from '../../data/limits.ts';
import { type Ends, type MoveSentences, moveTelling } from '../move-telling.ts';
import { names } from './places.ts';

const BUILD = { weapon: 'Bau eine Waffe', city: 'Bau eine Stadt', boat: 'Bau ein Flussboot' } as const;
const ANSWER = { allow: 'Erlaub die Durchfahrt', forbid: 'Verbiet die Durchfahrt', neutral: 'Bleib neutral' } as const;
const SIDE = { neutral: 'Bleib neutral', attacker: 'Hilf dem Angriff', defender: 'Hilf der Verteidigung' } as const;
const LAND = {
  nothing: 'Lande nichts',
  horse: 'Lande das Pferd',
  weapon: 'Lande die Waffe',
  both: 'Lande beide',
} as const;

export const ENDS: Ends = {
  develop: 'Nichts mehr bauen',
  trade: 'Passen',
  live: 'Fertig gehandelt',
  ship: 'Nichts mehr transportieren',
  logistics: 'Zum Angriff',
  attack: 'Zug beenden',
};

const SENTENCES: MoveSentences = {
  site: ({ at }, { territory }) => `Leg einen Fundort nach ${territory(at)}`,
  draft: ({ at }, { territory }) => `Nimm ${territory(at)}`,
  vote: ({ is }) => `Stimm mit ${is === 'yes' ? 'Ja' : 'Nein'}`,
  end: 'Beende',
  build: ({ what, at, price }, { place }) =>
    `${BUILD[what]} in ${place(at)} für ${price === 'gold' ? 'Gold' : 'Güter'}`,
  enter: (move, { space }) => `Lass es in ${space(move.space)} zu Wasser`,
  position: ({ at }) => `Lieg als Nummer ${at} in der Reihe`,
  serve: ({ at }, { territory }) => `Bedien ${territory(at)}`,
  breed: ({ ground, into }, { territory, place }) =>
    into === null
      ? `Verzichte auf das Pferd aus ${territory(ground)}`
      : `Bring das Pferd aus ${territory(ground)} nach ${place(into)}`,
  foot: ({ from }, { load, place }) => `Trag ${load} aus ${place(from)} zu Fuß`,
  horse: ({ from }, { place }) => `Reite von ${place(from)}`,
  chain: ({ from }, { load, place }) => `Schick ${load} aus ${place(from)} durch die Kette`,
  boat: ({ boat }, { place }) => `Fahr mit ${place(BOAT + boat)}`,
  ask: ({ reach }, { space }) => `Bitte um Durchfahrt durch ${space(reach)}`,
  answer: ({ as }) => ANSWER[as],
  giveUp: 'Gib diesen Zug auf',
  sail: (move, { space }) => `Fahr nach ${space(move.space)}`,
  take: ({ from }, { load, place }) => `Lade ${load} in ${place(from)} auf`,
  drop: ({ into }, { load, place }) => `Lade ${load} in ${place(into)} ab`,
  step: ({ into }, { place }) => `Geh nach ${place(into)}`,
  stop: 'Halt an',
  attack: ({ target }, { place }) => `Greif ${place(target)} an`,
  declare: 'Erklär den Angriff ohne Zug',
  side: (move) => SIDE[move.with],
  offer: ({ to }, { name }) => `Mach ${name(to)} ein Angebot`,
  give: ({ from }, { load, place }) => `Gib ${load} aus ${place(from)}`,
  get: ({ into }, { load, place }) => `Verlang ${load} nach ${place(into)}`,
  send: 'Schick das Angebot',
  refuse: 'Lehn ab',
  refuseAll: 'Lehn alle Angebote von diesem Platz ab',
  accept: 'Nimm an',
  pay: ({ from }, { load, place }) => `Gib ${load} aus ${place(from)}`,
  put: ({ into }, { load, place }) => `Bring ${load} nach ${place(into)}`,
  land: ({ what }) => LAND[what],
};

export const move = moveTelling(SENTENCES, names);
