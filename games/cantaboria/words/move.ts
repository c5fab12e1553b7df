import { BOAT } from '../data/limits.ts';
import { type Ends, type MoveSentences, moveTelling } from './move-telling.ts';
import { names } from './places.ts';

const BUILD = { weapon: 'Build a Weapon', city: 'Build a City', boat: 'Build a Riverboat' } as const;
const ANSWER = { allow: 'Allow passage', forbid: 'Forbid passage', neutral: 'Stay neutral' } as const;
const SIDE = { neutral: 'Stay neutral', attacker: 'Help the attacker', defender: 'Help the defender' } as const;
const LAND = {
  nothing: 'Land nothing',
  horse: 'Land the Horse',
  weapon: 'Land the Weapon',
  both: 'Land both',
} as const;

export const ENDS: Ends = {
  develop: 'End building',
  trade: 'Pass',
  live: 'End trading',
  ship: 'End shipping',
  logistics: 'Go on to the attack',
  attack: 'End the turn',
};

const SENTENCES: MoveSentences = {
  site: ({ at }, { territory }) => `Lay a site in ${territory(at)}`,
  draft: ({ at }, { territory }) => `Take ${territory(at)}`,
  vote: ({ is }) => `Vote ${is}`,
  end: 'End',
  build: ({ what, at, price }, { place }) =>
    `${BUILD[what]} in ${place(at)} for ${price === 'gold' ? 'Gold' : 'goods'}`,
  enter: (move, { space }) => `Launch in ${space(move.space)}`,
  position: ({ at }) => `Take position ${at} in the file`,
  serve: ({ at }, { territory }) => `Serve ${territory(at)}`,
  breed: ({ ground, into }, { territory, place }) =>
    into === null
      ? `Decline the Horse of ${territory(ground)}`
      : `Put the Horse of ${territory(ground)} into ${place(into)}`,
  foot: ({ from }, { load, place }) => `Carry ${load} from ${place(from)} by foot`,
  horse: ({ from }, { place }) => `Ride from ${place(from)}`,
  chain: ({ from }, { load, place }) => `Send ${load} from ${place(from)} along the chain`,
  boat: ({ boat }, { place }) => `Sail with ${place(BOAT + boat)}`,
  ask: ({ reach }, { space }) => `Ask for passage through ${space(reach)}`,
  answer: ({ as }) => ANSWER[as],
  giveUp: 'Give up this move',
  sail: (move, { space }) => `Sail to ${space(move.space)}`,
  take: ({ from }, { load, place }) => `Take on ${load} in ${place(from)}`,
  drop: ({ into }, { load, place }) => `Set down ${load} in ${place(into)}`,
  step: ({ into }, { place }) => `Go to ${place(into)}`,
  stop: 'Stop',
  attack: ({ target }, { place }) => `Attack ${place(target)}`,
  declare: 'Declare the attack without a move',
  side: (move) => SIDE[move.with],
  offer: ({ to }, { name }) => `Make ${name(to)} an offer`,
  give: ({ from }, { load, place }) => `Give ${load} from ${place(from)}`,
  get: ({ into }, { load, place }) => `Ask for ${load} in ${place(into)}`,
  send: 'Send the offer',
  refuse: 'Refuse',
  refuseAll: 'Refuse all offers of this player',
  accept: 'Accept',
  pay: ({ from }, { load, place }) => `Give ${load} from ${place(from)}`,
  put: ({ into }, { load, place }) => `Put ${load} into ${place(into)}`,
  land: ({ what }) => LAND[what],
};

export const move = moveTelling(SENTENCES, names);
