import type { SeatName } from '@marchlands/core/words.ts';
import type { Setup } from '../setup.ts';
import type { View } from '../view/view.ts';
import { ENDING_WORDS } from './endings.ts';
import { PHASE_WORDS } from './events.ts';
import { listed } from './places.ts';

/** What chance decides. */
const CHANCE_PROMPTS: { readonly [step: string]: string | undefined } = {
  opening: 'The first place is rolled for.',
  siteKind: 'The sites are turned up.',
  siteLot: 'A site is put down by lot.',
};

function count(n: number, one: string): string {
  return n === 1 ? `1 ${one}` : `${n} ${one}s`;
}

/** What a seat decides at each of its steps, as an imperative. */
function task({ table }: View, { options }: Setup): string {
  const { shipment } = table;
  const left = `${count(shipment.left, shipment.for === 'logistics' ? 'logistics shipment' : 'shipment')} left`;
  switch (table.step) {
    case 'site':
      return 'put the next site into a territory without one';
    case 'draft':
      return 'take a territory that nobody owns';
    case 'vote':
      return `vote whether ${PHASE_WORDS[table.phase]} takes place`;
    case 'develop':
      return 'build, or end developing';
    case 'enter':
      return 'choose the water of the new boat';
    case 'position':
    case 'moor':
      return 'choose the place of the boat in its file';
    case 'serve':
      return 'choose the site that is served next';
    case 'breed':
      return 'place a bred Horse, or decline it';
    case 'ship':
      return `make a shipment, or end shipping (${left})`;
    case 'logistics':
      return `make a logistics shipment, or go on to attack (${left})`;
    case 'foot':
      return 'choose where the token goes';
    case 'horse':
      return 'ride, load or unload, or stop';
    case 'chain':
      return 'send another token along the chain, or stop';
    case 'link':
      return 'choose the link that receives the token';
    case 'boat':
      return shipment.isStopped ? 'unload or load, then stop: passage was refused' : 'sail, load or unload, or stop';
    case 'passage':
      return `let the boat through ${table.passage?.reach ?? 'the reach'}, or not`;
    case 'attack':
      if (table.won === 0) return 'attack, or end the turn';
      // CA-76
      if (table.cycle === 1) return 'make one shipment, or end the turn';
      return 'attack once more, or make one shipment, or end the turn';
    case 'plan':
      return `plan the attack on ${table.attack?.target ?? 'the target'}, or give it up`;
    case 'ride':
      return 'ride into the target, or give the attack up';
    case 'voyage':
      return 'sail beside the target, or give the attack up';
    case 'land':
      return 'choose what the boat lands';
    case 'side':
      return `take a side in the attack on ${table.attack?.target ?? 'the target'}, or stay neutral`;
    case 'trade':
      return `make an offer, or ${options.tradeMode === 'live' ? 'say that you are done' : 'pass'}`;
    case 'offer':
      return 'put the offer together, or give it up, which is to pass';
    case 'reply':
      return 'accept the offer, or refuse';
    case 'pay':
      return 'choose where the wanted tokens leave';
    case 'put':
      return 'choose where the received tokens go';
    default:
      return 'wait';
  }
}

/** What must be decided now, in one line. */
export function prompt(view: View, setup: Setup, name: SeatName): string {
  const { table, viewer, own } = view;
  if (table.step === 'over') {
    const winners = table.seats.flatMap(({ hasWon }, seat) => (hasWon ? [name(seat)] : []));
    const won =
      winners.length === 0 ? 'Nobody wins.' : `${listed(winners)} ${winners.length === 1 ? 'wins' : 'win together'}.`;
    return `${won} ${ENDING_WORDS[table.reason]}`;
  }
  if (table.step === 'die') return `The die of ${PHASE_WORDS[table.phase]} is rolled.`;
  const chance = CHANCE_PROMPTS[table.step];
  if (chance !== undefined) return chance;
  const what = task(view, setup);
  if (table.step === 'vote') {
    const isVoter = viewer >= 0 && !table.seats[viewer].isOut && !table.seats[viewer].hasResigned;
    const hasVoted = [...table.votes, ...(own?.votes ?? [])].some(({ seat }) => seat === viewer);
    if (hasVoted) return 'You have voted; the others vote.';
    return isVoter ? capital(`${what}.`) : `The players ${what}.`;
  }
  if (table.step === 'side' && setup.options.thirdPartyOrder === 'together') {
    if (own?.sides.some(({ seat }) => seat === viewer) === true) return 'You have answered; the others answer.';
    return viewer >= 0 && table.seats[viewer].isAsked ? capital(`${what}.`) : `The third parties ${what}.`;
  }
  return viewer === table.actor ? capital(`${what}.`) : `${name(table.actor)} must ${what}.`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
