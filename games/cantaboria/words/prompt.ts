import { ENDING_WORDS } from './endings.ts';
import { PHASE_WORDS } from './events.ts';
import { names } from './places.ts';
import { prompting } from './prompting.ts';

const left = (n: number, what: string): string => `(${n} ${what}${n === 1 ? '' : 's'} left)`;
const moor = 'choose the place of the boat in its file';

export const prompt = prompting({
  endings: ENDING_WORDS,
  chance: {
    opening: 'The first place is rolled for.',
    siteKind: 'The sites are turned up.',
    siteLot: 'A site is put down by lot.',
    die: ({ phase }) => `The die of ${PHASE_WORDS[phase]} is rolled.`,
  },
  tasks: {
    site: 'put the next site into a territory without one',
    draft: 'take a territory that nobody owns',
    vote: ({ phase }) => `vote whether ${PHASE_WORDS[phase]} takes place`,
    develop: 'build, or end developing',
    enter: 'choose the water of the new boat',
    position: moor,
    serve: 'choose the site that is served next',
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
    ride: 'ride into the target, or give the attack up',
    voyage: 'sail beside the target, or give the attack up',
    land: 'choose what the boat lands',
    side: ({ attack }) => `take a side in the attack on ${attack?.target ?? 'the target'}, or stay neutral`,
    trade: (_table, isLive) => `make an offer, or ${isLive ? 'say that you are done' : 'pass'}`,
    offer: 'put the offer together, or give it up, which is to pass',
    reply: 'accept the offer, or refuse',
    pay: 'choose where the wanted tokens leave',
    put: 'choose where the received tokens go',
  },
  won: (winners) =>
    winners.length === 0
      ? 'Nobody wins.'
      : `${names.listed(winners)} ${winners.length === 1 ? 'wins' : 'win together'}.`,
  hasVoted: 'You have voted; the others vote.',
  hasAnswered: 'You have answered; the others answer.',
  voters: (task) => `The players ${task}.`,
  thirds: (task) => `The third parties ${task}.`,
  one: (name, task) => `${name} must ${task}.`,
});
