import { ENDING_WORDS } from './endings.ts';
import { PHASE_WORDS } from './events.ts';
import { names } from './places.ts';
import { prompting } from './prompting.ts';

const left = (n: number, what: string): string => `(${n} ${what}${n === 1 ? '' : 's'} left)`;
const moor = 'choose the place of the boat in its file';

export const prompt = prompting({
  endings: ENDING_WORDS,
  chance: {
    opening: 'Dice decide who places first.',
    siteKind: 'The sites are turned up.',
    siteLot: 'A site is laid by lot.',
    die: ({ phase }) => `The die for ${PHASE_WORDS[phase]} is rolled.`,
  },
  tasks: {
    site: 'lay the next site in a territory without one',
    draft: 'take a territory that nobody owns',
    vote: ({ phase }) => `vote whether ${PHASE_WORDS[phase]} takes place`,
    develop: 'build, or end building',
    enter: 'choose the water for the new boat',
    position: moor,
    serve: 'choose the site to serve next',
    breed: 'place a bred Horse, or decline it',
    ship: ({ shipment }) => `make a shipment, or end shipping ${left(shipment.left, 'shipment')}`,
    logistics: ({ shipment }) =>
      `make a logistics shipment, or go on to attack ${left(shipment.left, 'logistics shipment')}`,
    foot: 'choose where the token goes',
    horse: 'ride, load or unload, or stop',
    chain: 'send another token along the chain, or stop',
    link: 'choose the link that receives the token',
    boat: ({ shipment }) =>
      shipment.isStopped ? 'unload or load, then stop: passage was refused' : 'sail, load or unload, or stop',
    moor,
    passage: ({ passage }) => `let the boat through ${passage?.reach ?? 'the reach'}, or not`,
    attack({ won, cycle }) {
      if (won === 0) return 'attack, or end the turn';
      // CA-76
      return `${cycle === 1 ? '' : 'attack once more, or '}make one shipment, or end the turn`;
    },
    plan: ({ attack }) => `plan the attack on ${attack?.target ?? 'the target'}, or give it up`,
    ride: 'ride into the target, or give up the attack',
    voyage: 'sail beside the target, or give up the attack',
    land: 'choose what the boat lands',
    side: ({ attack }) => `take a side in the attack on ${attack?.target ?? 'the target'}, or stay neutral`,
    trade: (_table, isLive) => `make an offer, or ${isLive ? 'end trading' : 'pass'}`,
    offer: 'put the offer together, or give it up and pass',
    reply: 'accept the offer, or refuse',
    pay: 'choose where the wanted tokens come from',
    put: 'choose where the received tokens go',
  },
  won: (winners) =>
    winners.length === 0
      ? 'Nobody wins.'
      : `${names.listed(winners)} ${winners.length === 1 ? 'wins' : 'win together'}.`,
  hasVoted: 'You have voted; the others are voting.',
  hasAnswered: 'You have answered; the others are answering.',
  voters: (task) => `The players ${task}.`,
  thirds: (task) => `The third parties ${task}.`,
  one: (name, task) => `${name} must ${task}.`,
});
