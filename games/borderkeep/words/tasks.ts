/** The decisions of chance and seats at each step, in words. */
import { GOODS } from '../data/cards.ts';
import { ENDING_WORDS } from './endings.ts';
import { cardName, unitName } from './names.ts';
import { promptIn, type Tasks } from './prompt.ts';

/** The decision of chance at each of its steps, as `... is rolled`. */
const CHANCE: { readonly [step: string]: string } = {
  first: 'Dice decide who takes the first turn.',
  deal: 'Cards are dealt.',
  draw: 'A card is drawn.',
  event: 'An event is rolled.',
  table: 'The result of the event is rolled.',
  gold: 'Dice decide the gold.',
  quake: 'The earthquake is rolled for each structure.',
  plague: 'The plague is rolled for each defender.',
  vortex: 'The Vortex is rolled.',
  vortexCard: 'The Vortex takes a card.',
  assassin: 'The Assassin picks a hero.',
  spell: 'A spell is rolled.',
  attackDie: 'Attack dice are rolled.',
  randomHit: 'A hit falls on a random unit.',
  loss: 'The loss is rolled.',
};

function structures(count: number): string {
  return count === 1 ? 'a structure' : `${count} structures`;
}

/** `a, b, or c`; `a, or b`; `a`. */
function either(...ways: readonly (string | false)[]): string {
  const open = ways.filter((way) => way !== false);
  return open.length < 2 ? open.join('') : `${open.slice(0, -1).join(', ')}, or ${open.at(-1)}`;
}

/** A seat's decision at each of its steps, as an imperative. */
const TASKS: Tasks = {
  buy(_table, { hasCards, isSolo }, canSwap) {
    const swap = canSwap && 'swap goods';
    return hasCards
      ? either(!isSolo && 'buy a card', swap, 'end drawing')
      : either(!isSolo && 'buy an event', swap, 'go on');
  },
  drop: (_table, { options }) =>
    options.voluntaryDiscard ? 'discard cards, or end drawing' : 'discard down to the hand limit',
  trim: 'discard down to the hand limit',
  upkeep({ cursor: [at, copy] }, { cards }) {
    return `pay the upkeep of ${cards[at]?.name ?? 'a card'}${copy > 0 ? ` ${copy + 1}` : ''}, or give it up`;
  },
  mix: ({ payment }) => `choose how much ${GOODS[payment?.good ?? 0]} to spend`,
  build: (_table, { hasCards }, canSwap) =>
    either(hasCards ? 'build from the hand' : 'build', canSwap && 'swap goods', 'end building'),
  attach: ({ artifact }, setup) => `choose the hero who carries ${cardName(setup, artifact ?? '?')}`,
  attack: 'play an attack card, or end attacking',
  victim: 'choose the victim',
  hero: 'choose the hero who dies',
  raid({ towns, active, cursor: [at] }, setup) {
    const unit = towns[active].units.at(at);
    return `send ${unit === undefined ? 'a defender' : unitName(setup, unit.unit)} to war, or not`;
  },
  vortexDrop: ({ left }) => `discard ${left === 1 ? 'a card' : `${left} cards`}`,
  press: (_table, { options }) =>
    options.raidersWithdraw === 'singly' ? 'press on, or withdraw raiders' : 'press on, or withdraw',
  ensorcell: 'choose whom the spell strikes',
  mend: 'choose who regains a hit',
  hit: 'place a hit',
  lose: ({ actor, victim, left }) =>
    actor === victim ? `give up ${structures(left)}` : `choose ${structures(left)} that the town loses`,
  heal: (_table, { hasCards }) => `rebuild walls, take back ${hasCards ? 'cards' : 'what fell'}, or end healing`,
  pick: 'pick a structure',
};

export const prompt = promptIn({
  chance: CHANCE,
  tasks: TASKS,
  wait: 'wait',
  endings: ENDING_WORDS,
  over: 'The match is over.',
  mustDo: (name, task) => `${name} must ${task}.`,
});
