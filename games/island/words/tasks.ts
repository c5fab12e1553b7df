/** The decisions of chance and seats at each step, in words. */
import { counted } from '@marchlands/core/phrases.ts';
import type { StepName } from '../state.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, seatsText } from './names.ts';
import { promptIn, type Tasks } from './prompt.ts';

/** The decision of chance. */
const CHANCE: { readonly [step in StepName]?: string } = {
  terrain: 'The land is dealt.',
  corner: 'The first corner for the tokens is drawn.',
  redToken: 'The tokens are laid.',
  token: 'The tokens are laid.',
  harbour: 'The harbours are dealt.',
  first: 'The first player is drawn.',
  shipBay: 'The ship’s bay is drawn.',
  red: 'The red die is rolled.',
  yellow: 'The yellow die is rolled.',
  event: 'The event die is rolled.',
  marchDie: 'The march die is rolled.',
  devCard: 'A development card is drawn.',
  card: 'A progress card is drawn.',
  steal: 'A card is stolen.',
};

/** A seat's decision at each of its steps, as an imperative. */
const TASKS: Tasks = {
  settle: 'choose where to build',
  setRoad: 'choose where its road leads',
  preRoll: 'roll, or play a card first',
  robber: 'move the robber',
  victim: 'choose whom to rob',
  action: 'trade, build, play, or end the turn',
  offer: 'put the offer together',
  choose: 'make a deal, or close the offer',
  freeRoad: 'build a free road',
  plenty: 'take a card from the bank',
  special: 'build, or end',
  aqueduct: 'take a resource with the Aqueduct',
  metropolis: 'choose the city for the metropolis',
  foe: 'choose the barbarian to fight',
  relocate: 'choose where the displaced knight goes',
  kill: 'name a deck for the kill',
  tie: 'name a deck to draw from',
  search: 'take a card from the deck',
  drop: 'put a progress card under its deck',
  lose: 'choose the city to lose',
  crane: 'choose the track that the Crane improves',
  freeWall: 'choose the city that gets a wall',
  medicine: 'choose the settlement that becomes a city',
  inventor: 'choose two tokens to exchange',
  smith: 'promote a knight',
  merchant: 'choose the hex for the merchant',
  forced: ({ kind }) => `give a commodity for 1 ${kind}`,
  diplomat: 'choose an open road to remove',
  relay: 'lay the road again, or end',
  intrigue: 'choose the knight to drive off',
  desert: 'give up a knight',
  station: 'put a knight on the board, or end',
  discard: ({ left }) => (left > 0 ? `discard ${counted(left, 'card')}` : 'discard cards'),
  wedding: ({ left }) => (left > 0 ? `give ${counted(left, 'card')}` : 'give cards'),
  answer: 'answer the offer',
  name: ({ played }) => `choose a kind of card for ${CARD_NAMES[played]}`,
  target: ({ played }) => `choose an opponent for ${CARD_NAMES[played]}`,
  pick: ({ from }) => `take a card out of ${from}'s hand`,
  spy: ({ from }) => `take a progress card out of ${from}'s hand, or none`,
  alchemist: ({ die }) => `set the ${die} die`,
};

export const prompt = promptIn({
  chance: CHANCE,
  tasks: TASKS,
  wait: 'wait',
  endings: ENDING_WORDS,
  chosen: 'You have chosen; the others are choosing.',
  mustDo: (seats, name, task) => `${seatsText(seats, name)} must ${task}.`,
});
