/** What the drawn board says beside the sentences of the game. */
import { catalogue } from '@marchlands/core/language.ts';
import type { Good } from '../data/cards.ts';
import type { Discount } from '../events.ts';
import { ENDS } from '../words/ends.ts';
import { amountOf, goodsText } from '../words/goods.ts';

const number = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export const words = {
  board: 'Borderkeep',
  goods: goodsText,
  good: (good: Good): string => good.charAt(0).toUpperCase() + good.slice(1),
  phases: 'Phases of the turn',
  phaseNames: ['Draw', 'Upkeep', 'Production', 'Build', 'Attack', 'Heal'],
  phaseNamesRolled: ['Event', 'Upkeep', 'Production', 'Build', 'Attack', 'Heal'],
  turnOf: (name: string, turn: number): string => `Turn ${turn} of ${name}`,
  yourTurn: (turn: number): string => `Your turn ${turn}`,
  before: 'Before the first turn',
  over: 'The match is over',
  deck: (n: number): string => number(n, 'card to draw', 'cards to draw'),
  deckShort: (n: number): string => `Deck ${n}`,
  monsters: (n: number, of: number): string => `Monster attacks ${n} of ${of}`,
  discards: (n: number): string => `Discard pile, ${number(n, 'card', 'cards')}`,
  discardsShort: (n: number): string => `Discards ${n}`,
  noDiscards: 'Nothing has been discarded yet.',

  town: (name: string): string => `Town of ${name}`,
  yourTown: 'Your town',
  neighbours: 'Other towns',
  backHome: 'Back to your town',
  look: (name: string): string => `Look at the town of ${name}`,
  gone: 'eliminated',
  points: (n: number): string => number(n, 'point', 'points'),
  inHand: (n: number): string => number(n, 'card in hand', 'cards in hand'),
  walls: (standing: number, most: number): string => `${standing} of ${most} castle walls stand`,
  wallsShort: (standing: number, most: number): string => `${standing}/${most} walls`,
  street: 'Street',
  streetEmpty: 'No structure stands yet.',
  streetGone: 'No structure stands any more.',
  wall: 'Castle wall and defenders',
  wallLine: 'Castle wall',
  noDefenders: 'Nobody stands on the wall.',
  copies: (n: number): string => `×${n}`,
  structureCopies: (name: string, n: number): string => (n > 1 ? `${name}, ${n} of them` : name),
  stats: (init: number, dice: number, left: number, full: number): string =>
    `initiative ${init}, dice ${dice}, hits ${left === full ? String(full) : `${left} of ${full}`}`,
  carries: (names: readonly string[]): string => `carries ${listed(names)}`,
  guard: 'Guard',
  guardSays: 'A guard token: no upkeep, worth a point, comes back when the town heals.',
  castle: 'The walls of the castle. With none left the town is eliminated (BK-70).',
  banned: 'No food in the next production: a food ban.',
  bannedShort: 'no food',
  destroyed: (names: readonly string[]): string => `Can be taken back this turn: ${listed(names)}`,

  ledger: 'Commodities',
  stock: (good: Good, n: number): string => amountOf(n, good),
  laid: (n: number): string => `${n} of it laid down`,
  layMore: 'choose it to lay down one more',
  layDown: 'Choose commodities to pay with others; choose one here to take it back.',
  takeBack: (n: number, good: Good): string => `Take back 1 of ${amountOf(n, good)}`,
  paidOf: (paid: number, due: number): string => `${paid} of ${due} paid`,
  notSo: 'These may not be paid together.',
  cost: (n: number, good: Good): string => `Cost ${amountOf(n, good)}.`,
  costs: (n: number): string => `Cost ${n}`,
  ledgerOf: (name: string): string => `Commodities of ${name}`,
  perTurn: (revenue: number, upkeep: number): string =>
    `next production +${revenue}${upkeep > 0 ? `, next upkeep −${upkeep}` : ''}`,
  plus: 'Revenue a turn',
  minus: 'Upkeep a turn',
  missing: (n: number): string => `The stock is ${n} short of the upkeep due.`,
  upkeepCards: (n: number): string => number(n, 'card needs upkeep', 'cards need upkeep'),

  hand: 'Your hand',
  handOf: (name: string): string => `Hand of ${name}`,
  offers: 'Rolled this turn',
  handEmpty: 'Your hand is empty.',
  offersEmpty: 'Nothing rolled that could be built.',
  handHidden: (n: number): string => `${number(n, 'hidden card', 'hidden cards')}.`,
  known: (n: number): string => `${n} of them known to you`,
  usable: (n: number): string => `${n} can be used now`,
  usableAs: (use: string): string => `Can be ${use} now`,
  uses: { build: 'built', play: 'played', drop: 'discarded' },
  close: 'Close',

  price: (cost: number, printed: number): string => (cost === printed ? `Cost ${cost}` : `Cost ${cost} of ${printed}`),
  off: (names: readonly (readonly [name: string, amount: number])[]): string =>
    listed(names.map(([name, amount]) => `${name} ${amount} off`)),
  pays: (text: string): string => `You pay ${text}.`,
  change: 'Other goods',
  changeSays: (what: string): string => `${what}: pay with other goods`,
  build: (name: string): string => `Build ${name}`,
  hire: (name: string): string => `Hire ${name}`,
  forge: (name: string): string => `Make ${name}`,
  rule: (id: string): string => `Rule ${id}`,
  whyNot: 'Not now:',

  draw: 'Draw phase',
  events: 'Event phase',
  drawSays: 'Buy another card, or go on.',
  rolledSays: 'Buy another event, or go on.',
  drawSolo: 'Swap goods, or go on.',
  buy: 'Buy a card',
  priceSays: 'gold can pay it too.',
  buySays: 'An attack card bought so is lost (BK-15).',
  buyEvent: 'Buy an event',
  buyEventSays: 'A disaster or monster bought so lapses (BK-97).',
  guild: 'Buy by the Guild Hall',
  ends: ENDS,
  market: 'Market Place',
  marketSays: (give: number, gain: number): string =>
    `choose a commodity to swap ${give} of it for ${gain} gold, as often as you like.`,
  swap: (give: number, good: Good, gain: number): string => `${amountOf(give, good)} for ${gain} gold`,
  drop: (n: number): string => `Discard ${number(n, 'card', 'cards')}`,
  dropSays: (limit: number): string => `Your hand may hold ${limit}. Choose in your hand what goes.`,
  vortexSays: (n: number): string => `The Vortex takes ${number(n, 'card', 'cards')}. Choose in your hand what goes.`,
  dropAny: 'Discard what you like',
  dropAnySays: 'Any cards of your hand may go; then end drawing.',
  pickedOf: (n: number, of: number): string => `${n} of ${of} chosen.`,
  pickMore: (n: number): string => `Choose ${number(n, 'card', 'cards')}`,
  dropAll: (names: readonly string[]): string => `Discard ${listed(names)}`,

  upkeep: (name: string): string => `Upkeep of ${name}`,
  upkeepSays: 'Pay, or give it up to the discard pile.',
  upkeepLoses: (names: readonly string[]): string =>
    `Pay, or give it up. If you pay for it, too little is left for ${listed(names)}.`,
  upkeepCannot: 'It cannot be paid for as things stand.',
  keep: 'Pay',
  lapse: 'Give it up',
  keepAll: (n: number): string => (n === 2 ? 'Pay for both cards' : `Pay for all ${n} cards`),
  keepSome: (n: number): string => `Pay for the next ${n} cards`,

  buildPhase: 'Build phase',
  buildSays: (n: number): string =>
    n === 0 ? 'Nothing you hold can be built now.' : `${number(n, 'card', 'cards')} you hold can be built: choose one.`,
  buildRolled: (n: number): string =>
    n === 0
      ? 'Nothing you rolled can be built now.'
      : `${number(n, 'thing', 'things')} you rolled can be built: choose one.`,
  comes: (name: string): string => `This turn: ${name}`,
  comesSays: 'In the attack phase, as things stand:',
  giveTo: (name: string): string => `Give it to ${name}`,
  prospect: (foe: string, chance: string): string => `With it you hold ${chance} against ${foe}.`,
  attach: (name: string): string => `Who carries ${name}?`,

  attackPhase: 'Attack phase',
  attackSays: (n: number): string =>
    n === 0 ? 'No attack card you hold can be played now.' : 'Choose an attack card, or end the phase.',
  strikes: (card: string, name: string): string => `${card} strikes ${name}`,
  playOn: (card: string, name: string): string => `Play ${card} on ${name}`,
  play: (card: string): string => `Play ${card}`,
  killOf: (hero: string, name: string): string => `Kill ${hero} of ${name}`,
  onGold: (n: number): string => `has ${n} gold; two dice of it go`,
  onStructures: (n: number): string =>
    `${number(n, 'structure', 'structures')}: each falls on a 1, ${number(Math.round(n / 6), 'one', 'of them')} on average`,
  onDefenders: (n: number): string => `${number(n, 'defender', 'defenders')}: each falls on a 1`,
  onFood: (n: number): string => `loses ${n} food in its next production`,
  onHand: (n: number, isLost: boolean): string =>
    `holds ${number(n, 'card', 'cards')}${isLost ? '; one die of them go' : '; you see them and draw a card'}`,
  gain: 'Two dice of gold, for nothing.',
  victim: 'Choose the victim',
  hero: 'Choose the hero who dies',
  raid: 'Who goes to war?',
  raidSays: 'Those who fall are lost to your own town.',
  raiders: (n: number): string => number(n, 'defender goes', 'defenders go'),
  mustSend: 'At least one defender must go (BK-50).',
  send: (n: number): string => `Send ${n}`,
  odds: 'Odds of the battle',
  wins: 'Attack wins',
  youWin: 'You win',
  holds: 'Town holds',
  youHold: 'You hold',
  neither: 'Neither',
  unknown: '…',
  reckoning: 'Reckoning…',
  /** Exact odds, by the sides that have a choice where hits go. */
  exact: {
    none: 'Exact.',
    attackers: 'Exact, if the attackers place every hit as is best for them.',
    town: 'Exact, if the town places every hit as is best for it.',
    both: 'Exact, if both sides place every hit as is best for them.',
  },
  sampled: (error: string): string => `By trials, give or take ${error}; all choices go by a rule of thumb.`,
  fightsOn: 'The raiders are taken to fight on.',
  /** `about 62 %`; `over 99.9 %` says as much already. */
  about: (chance: string): string => (/^\d/.test(chance) ? `about ${chance}` : chance),
  winsOn: (name: string, chance: string): string => `wins ${chance} on ${name}`,

  lose: (n: number): string => `Give up ${number(n, 'structure', 'structures')}`,
  loseSays: 'Choose what your town can do without.',
  giveUp: (name: string): string => `Give up ${name}`,
  yields: (text: string): string => `yields ${text}`,
  heal: 'Heal phase',
  healSays: 'Hits and guards are back.',
  rebuild: 'Rebuild a wall',
  rebuildSays: (standing: number, most: number): string => `${standing} of ${most} walls stand.`,
  recover: (name: string): string => `Take back ${name}`,
  recoverAll: 'Take back what fell',
  recoverSays: 'Back to your hand:',
  recoverPlay: 'Straight back into play:',
  pick: 'Pick a structure',
  pickSays: 'You rolled a free choice. What you pick can be built this turn.',
  pickOne: (name: string): string => `Pick ${name}`,
  mix: (good: string): string => `How much ${good} do you spend?`,
  spend: (n: number): string => `Spend ${n}`,

  goOn: 'Skip to the end',
  wait: 'Choose a building, a defender or a card to see what it is.',
  waitFor: (name: string): string => `${name} is to choose.`,
  score: {
    gold: 'Gold',
    hand: 'Cards in hand',
    defenders: 'Defenders',
    walls: 'Castle walls',
  },
  discountReason: (name: (card: string) => string, discounts: readonly Discount[]): string =>
    words.off(discounts.map(({ card, amount }) => [name(card), amount])),
};
catalogue('borderkeep/board', words);
