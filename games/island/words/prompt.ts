import type { SeatName } from '@marchlands/core/words.ts';
import { KINDS } from '../data/kinds.ts';
import { PLAYED } from '../moves.ts';
import type { Setup } from '../setup.ts';
import type { StepName } from '../state.ts';
import type { View } from '../view/view.ts';
import { ENDING_WORDS } from './endings.ts';
import { CARD_NAMES, capital, countText, seatsText } from './names.ts';

/** What chance decides. */
const CHANCE_PROMPTS: { readonly [step in StepName]?: string } = {
  terrain: 'The land is dealt.',
  corner: 'The corner where the tokens begin is drawn.',
  redToken: 'The tokens are laid.',
  token: 'The tokens are laid.',
  harbour: 'The harbours are dealt.',
  first: 'The first player is drawn.',
  shipBay: "The ship's bay is drawn.",
  red: 'The red die is rolled.',
  yellow: 'The yellow die is rolled.',
  event: 'The event die is rolled.',
  marchDie: 'The die of the march is rolled.',
  devCard: 'A development card is drawn.',
  card: 'A progress card is drawn.',
  steal: 'A card is stolen.',
};

/** What a seat decides at each of its steps, as an imperative. */
const TASKS: { readonly [step in StepName]?: string } = {
  settle: 'choose where to build',
  setRoad: 'choose where its road leads',
  preRoll: 'roll, or play a card first',
  robber: 'move the robber',
  victim: 'choose whom to rob',
  action: 'trade, build, play, or end the turn',
  offer: 'put the offer together',
  choose: 'deal with somebody, or close the offer',
  freeRoad: 'build a free road',
  plenty: 'take a card from the bank',
  special: 'build, or end',
  aqueduct: 'take a resource by the Aqueduct',
  metropolis: 'choose the city of the metropolis',
  foe: 'choose the barbarian to fight',
  relocate: 'choose where the displaced knight goes',
  kill: 'name a deck for the kill',
  tie: 'name a deck to draw from',
  search: 'take a card of the deck',
  drop: 'put a progress card under its deck',
  lose: 'choose the city that is lost',
  crane: 'choose the track that the Crane improves',
  freeWall: 'choose the city that gets a wall',
  medicine: 'choose the settlement that becomes a city',
  inventor: 'choose two tokens to exchange',
  smith: 'promote a knight',
  merchant: 'choose the hex of the merchant',
  forced: 'give a commodity',
  diplomat: 'choose an open road to remove',
  relay: 'lay the road again, or end',
  intrigue: 'choose the knight to drive off',
  desert: 'give up a knight',
  station: 'put a knight on the board, or end',
};

/** Tasks that look at more than the step. */
function task({ table, viewer, own }: View, name: SeatName): string {
  const { played = 0, from = 0, kind = 0 } = table.open.at(-1)?.about ?? {};
  switch (table.due) {
    case 'discard':
    case 'wedding': {
      const verb = table.due === 'discard' ? 'discard' : 'give';
      const asked = viewer < 0 ? 0 : table.seats[viewer].demanded;
      const left = own?.picks.find(({ seat }) => seat === viewer)?.left ?? asked;
      return left > 0 ? `${verb} ${countText(left, 'card')}` : `${verb} cards`;
    }
    case 'answer':
      return 'answer the offer';
    case 'name':
    case 'target':
      return `choose ${table.due === 'name' ? 'a kind of card' : 'an opponent'} for ${CARD_NAMES[PLAYED[played]]}`;
    case 'pick':
      return `take a card out of ${name(from)}'s hand`;
    case 'spy':
      return `take a progress card out of ${name(from)}'s hand, or none`;
    case 'alchemist':
      return `set the ${table.dice.red === 0 ? 'red' : 'yellow'} die`;
    case 'forced':
      return `give a commodity for 1 ${KINDS[kind]}`;
    default:
      return TASKS[table.due] ?? 'wait';
  }
}

/** Whether the viewer has chosen already what others still choose. */
function hasChosen({ table, viewer, own }: View): boolean {
  if (viewer < 0 || own === null) return false;
  if (table.due === 'answer') return own.answers.some(({ seat, answer }) => seat === viewer && answer !== 'countering');
  return own.picks.some(({ seat, left }) => seat === viewer && left === 0);
}

/** What must be decided now, in one line. */
export function prompt(view: View, _setup: Setup, name: SeatName): string {
  const { table, viewer } = view;
  if (table.due === 'over') return ENDING_WORDS[table.reason] ?? '';
  const chance = CHANCE_PROMPTS[table.due];
  if (chance !== undefined) return chance;
  const what = task(view, name);
  const special = table.due === 'special' && table.builder !== null ? [table.builder] : null;
  const seats = special ?? table.open.at(-1)?.seats ?? [table.active];
  if (hasChosen(view)) return 'You have chosen; the others choose.';
  return viewer >= 0 && seats.includes(viewer) ? capital(`${what}.`) : `${seatsText(seats, name)} must ${what}.`;
}
