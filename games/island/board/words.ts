/** Words of the drawn board besides the sentences of the game. */

import { catalogue } from '@marchlands/core/language.ts';
import { inPercent } from '@marchlands/core/percent.ts';
import { counted } from '@marchlands/core/phrases.ts';
import type { DevCard, ProgressCard } from '../data/cards.ts';
import type { EventFace, Harbour, Kind, Terrain, Track } from '../data/kinds.ts';
import type { PlayedCard } from '../moves.ts';
import { ENDS } from '../words/ends.ts';
import type { Mode } from './places.ts';

const percent = (chance: number): string =>
  chance > 0 && chance < 0.005 ? `under ${inPercent(1)}` : inPercent(Math.round(chance * 100));

export const words = {
  board: 'The island',
  side: 'What is asked, your cards and your actions',
  percent,
  kinds: {
    brick: 'Brick',
    lumber: 'Lumber',
    wool: 'Wool',
    grain: 'Grain',
    ore: 'Ore',
    paper: 'Paper',
    cloth: 'Cloth',
    coin: 'Coin',
  } satisfies { readonly [kind in Kind]: string } as { readonly [kind in Kind]: string },
  terrains: {
    hills: 'Hills',
    forest: 'Forest',
    pasture: 'Pasture',
    fields: 'Fields',
    mountains: 'Mountains',
    desert: 'Desert',
  } satisfies { readonly [terrain in Terrain]: string } as { readonly [terrain in Terrain]: string },
  tracks: { science: 'Science', trade: 'Trade', politics: 'Politics' } satisfies {
    readonly [track in Track]: string;
  } as { readonly [track in Track]: string },
  faces: { ship: 'ship', science: 'gate of science', trade: 'gate of trade', politics: 'gate of politics' } satisfies {
    readonly [face in EventFace]: string;
  } as { readonly [face in EventFace]: string },
  harbour: (harbour: Harbour): string => (harbour === 'any' ? 'harbour 3:1' : `${harbour} harbour 2:1`),
  notDealt: 'Land not dealt yet',
  nothing: 'nothing',

  hex: (hex: number): string => `h${hex}`,
  vertex: (vertex: number): string => `Vertex ${vertex}`,
  edge: (ends: string): string => `Edge ${ends}`,
  token: (token: number, pips: number): string => `${token} (${counted(pips, 'pip')})`,
  robberHere: 'the robber stands here',
  merchantHere: (name: string): string => `the merchant of ${name}`,
  buildings: { settlement: 'settlement', city: 'city', onSide: 'city piece on its side' },
  of: (what: string, name: string): string => `${what} of ${name}`,
  metropolis: (track: Track): string => `metropolis of ${track}`,
  wall: 'wall',
  knight: (level: number, name: string, state: string): string => `knight of level ${level} of ${name}, ${state}`,
  knightStates: { ready: 'ready', active: 'active', inactive: 'inactive' },
  barbarian: (bay: number, level: number): string => `barbarian b${bay} of level ${level}`,
  road: (name: string): string => `road of ${name}`,
  empty: 'empty',
  bay: (bay: number): string => `bay ${bay}`,
  canDo: 'Something can be done here.',

  yields: (parts: readonly string[], pips: number): string =>
    parts.length === 0 ? 'yields nothing' : `${counted(pips, 'pip')}: ${parts.join(', ')}`,
  yieldPart: (kind: Kind, token: number, isRobbed: boolean): string =>
    `${kind} on ${token}${isRobbed ? ' (robbed)' : ''}`,
  near: (harbour: string, edges: number): string => `${harbour}, ${counted(edges, 'road')} off`,

  modes: {
    road: 'Road',
    settle: 'Settlement',
    city: 'City',
    wall: 'Wall',
    recruit: 'Recruit',
    activate: 'Activate',
    promote: 'Promote',
    knights: 'Knights act',
  } satisfies { readonly [mode in Mode]: string } as { readonly [mode in Mode]: string },
  buy: 'Development card',
  build: 'Build',
  modeSays: {
    road: 'Choose an edge.',
    settle: 'Choose a vertex.',
    city: 'Choose a settlement of yours.',
    wall: 'Choose a city of yours.',
    recruit: 'Choose a vertex.',
    activate: 'Choose a knight of yours.',
    promote: 'Choose a knight of yours.',
    knights: 'Choose a ready knight, then where it goes.',
  } satisfies { readonly [mode in Mode]: string } as { readonly [mode in Mode]: string },
  letGo: 'Let go',
  confirm: 'Confirm',
  back: 'Back',
  restart: 'Start again',
  waitTitle: 'The island',
  setUp: [
    'What you build takes a card from each hex beside it whenever the number there is rolled. The dots tell how often: 6 and 8 come most.',
    'What you build second brings its first cards at once.',
    'Point at a vertex to see what it yields, and which harbours lie near.',
  ],
  robberSays:
    'Its hex yields nothing while it stands there. A player with a building beside it may lose a card to you.',
  yourTurn: 'What you can do',
  ends: ENDS,

  die: { red: 'red die', yellow: 'yellow die' },
  eventDie: (face: EventFace): string => `Event die: ${words.faces[face]}`,
  ship: (step: number, of: number): string => `Ship on step ${step} of ${of}`,

  hand: 'Your cards',
  handOf: (name: string): string => `Cards of ${name}`,
  total: (cards: number): string => counted(cards, 'card'),
  development: 'Development cards',
  progress: 'Progress cards',

  trade: 'Trade',
  closeTrade: 'Close the tray',
  give: 'You give',
  want: 'You want',
  less: (what: string): string => `One ${what.toLowerCase()} less`,
  more: (what: string): string => `One ${what.toLowerCase()} more`,
  to: 'Offered to',
  send: 'Send the offer',
  sendCounter: 'Send the counter-offer',
  offersLeft: (left: number): string => `${counted(left, 'offer')} left this turn`,
  bankTitle: 'With the bank',
  peopleTitle: 'With the others',
  inBank: (count: number): string => `${count} in the bank`,
  offers: (name: string): string => `${name} gives`,
  asks: (name: string): string => `${name} wants`,
  gives: 'gives',
  wants: 'wants',
  accept: 'Accept',
  decline: 'Decline',
  counter: 'Counter-offer',
  refuseAll: 'Refuse all offers this turn',
  cannotPay: 'You do not hold what is asked for: your answer is no, unless you make a counter-offer.',
  deal: 'Deal',
  dealWith: (name: string): string => `Deal with ${name}`,
  answers: {
    none: 'has not answered',
    accept: 'accepts',
    decline: 'declines',
    counter: 'counters',
    countering: 'counters',
  },

  discard: (left: number): string => (left === 0 ? 'Chosen' : `${counted(left, 'card')} to choose`),
  discardDo: 'Discard these',
  giftDo: 'Give these',

  chart: 'Improvements',
  chartSays: (track: Track): string =>
    `${words.tracks[track]}, paid in ${{ science: 'paper', trade: 'cloth', politics: 'coin' }[track]}`,
  abilities: {
    science: 'Aqueduct: take a resource if a roll gives you nothing',
    trade: 'Trading house: two equal commodities buy any card',
    politics: 'Fortress: knights reach level 3',
  } satisfies { readonly [track in Track]: string } as { readonly [track in Track]: string },
  metropolisSays: (level: number): string =>
    level === 4 ? 'Metropolis, if you are the first here' : 'The metropolis is yours for good, or taken',
  gate: (level: number): string =>
    `Draws at its gate on a red ${level === 0 ? '-' : level === 1 ? '1 or 2' : `1 to ${Math.min(6, level + 1)}`}`,
  improve: (level: number): string => `Buy level ${level}`,
  turnPage: (level: number): string => `Look at level ${level}`,

  known: 'Known cards in hands',
  /** Placeholder for a value still being computed. */
  notYet: '…',
  between: (least: number, most: number): string => (least === most ? String(least) : `${least}-${most}`),
  seat: 'Player',

  forecast: 'Forecast',
  forecastSays: 'Barbarians in the next turn, and in the next two, if nobody acts.',
  safe: 'No building can be reached in the next two turns.',
  column: { building: 'Building', next: 'Next turn', two: 'Two turns', lost: 'Lost' },
  leftDie: '1-3',
  rightDie: '4-6',
  anyDie: '1-6',

  facts: {
    cards: 'Cards',
    development: 'Development cards',
    progress: 'Progress cards',
    army: 'Knight cards',
    road: 'Longest road so far',
    knights: 'Strength of active knights',
  },
  cardSays: {
    knight: 'Move the robber and steal',
    point: '1 point, kept hidden',
    'road-building': 'Two roads free of charge',
    plenty: 'Two resources from the bank',
    monopoly: 'All cards of one resource',
    alchemist: 'Set the dice before the roll',
    crane: 'A level for one card less',
    engineer: 'A wall free of charge',
    inventor: 'Exchange two tokens',
    irrigation: '2 grain for each of your fields',
    medicine: 'A city for 2 ore and 1 grain',
    mining: '2 ore for each of your mountains',
    printer: '1 point, laid open',
    smith: 'Promote two knights',
    'commercial-harbor': 'A resource for a commodity, each',
    'master-merchant': 'Two cards from one ahead of you',
    merchant: '1 point and trade at 2:1',
    'merchant-fleet': 'One kind at 2:1 this turn',
    'resource-monopoly': '2 of a resource from each',
    'trade-monopoly': '1 of a commodity from each',
    bishop: 'Robber: a card from each there',
    constitution: '1 point, laid open',
    deserter: 'One knight changes sides',
    diplomat: 'Remove an open road',
    intrigue: 'Drive off a knight',
    saboteur: 'Those not behind discard half',
    spy: 'Take a progress card',
    warlord: 'All your knights wake',
    wedding: 'Two cards from each ahead',
  } satisfies { readonly [card in DevCard | ProgressCard | PlayedCard]: string } as {
    readonly [card in DevCard | ProgressCard | PlayedCard]: string;
  },
};
catalogue('island/board', words);
