import type { Bounds } from '@marchlands/core/types.ts';
import { type Card, GOODS, isAttackCard, isDefender, isEngine } from './data/cards.ts';
import { KINDS } from './data/deck/deck.ts';
import { COPIES, GUARD_STATS, MAX_DEFENDERS, MAX_GUARDS, MAX_MINIONS, MAX_UNITS, MINION_STATS } from './data/limits.ts';
import { HEALED_HITS, SPELL_DICE } from './data/spells.ts';
import type { Options } from './options.ts';

/** A payment kind by kind: the move that opens it, and an amount for each good but gold. */
const PAYMENT = GOODS.length;
/** The opening: rounds of rolls, and every card dealt once and once more (BK-10, BK-81). */
const OPENING_ROLLS = 50;
/**
 * Entries that occur once a turn or once a card: ends of phases, the victim, the hero, the die for losses and its
 * structures.
 */
const SINGLE = 21;
/** Non-card version: event dice that say "roll again", and monster dice before any monster came (BK-90, BK-93). */
const REROLLS = 100;

const sumOf = (cards: readonly Card[], count: (card: Card) => number): number =>
  cards.reduce((sum, card) => sum + count(card), 0);

const mostOf = (cards: readonly Card[], count: (card: Card) => number): number => Math.max(0, ...cards.map(count));

const diceOf = (card: Card): number => card.ad ?? 0;

function bonusOf(card: Card): number {
  return card.effects.reduce((sum, effect) => sum + (effect.type === 'artifactBonus' ? effect.ad : 0), 0);
}

function guardsOf(card: Card): number {
  return card.effects.reduce((sum, effect) => sum + (effect.type === 'guardTokens' ? effect.amount : 0), 0);
}

const casts = (card: Card): boolean => card.tags.includes('spells');
const fights = (card: Card): boolean => card.effects.some(({ type }) => type === 'battle' || type === 'raid');

/**
 * The most entries of one battle segment: each caster's die with its target or the hits it heals, and every possible
 * die with its possible hit. In the card game each card is in only one town.
 */
function segmentEntries(options: Options, hasCards: boolean): number {
  const { deck } = options;
  const defenders = deck.filter(isDefender);
  const monsters = deck.filter(({ kind }) => kind === 'monster');
  const engines = deck.filter(isEngine);
  const copies = hasCards ? 1 : COPIES;
  const towns = 2;
  const own = hasCards ? sumOf(defenders, diceOf) : towns * MAX_DEFENDERS * mostOf(defenders, diceOf);
  const guards = Math.min(MAX_GUARDS, options.startGuards + copies * sumOf(deck, guardsOf));
  const casters = (hasCards ? defenders.filter(casts).length : towns * MAX_DEFENDERS) + 1;
  const minions = deck.some(casts) ? towns * MAX_MINIONS : 0;
  const dice =
    own +
    mostOf(monsters, diceOf) +
    copies * sumOf(engines, diceOf) +
    towns * copies * sumOf(deck, bonusOf) +
    towns * guards * GUARD_STATS[1] +
    minions * MINION_STATS[1] +
    casters * Math.max(...SPELL_DICE);
  const press = 1;
  return press + casters * (1 + HEALED_HITS) + 2 * dice;
}

/**
 * The most entries of one turn, without battles and attack cards. Swaps use up produced goods: at most as many as goods
 * other than gold came in, which is at most the revenue of all cards a turn.
 */
function turnEntries(options: Options, seats: number, hasCards: boolean): number {
  const { deck } = options;
  const copies = hasCards ? 1 : COPIES;
  const draws = 1 + options.magicDrawsPerTurn + options.guildHallDrawsPerTurn;
  const drawn = draws * (PAYMENT + (hasCards ? 1 : REROLLS));
  const upkeep = copies * deck.filter(({ upkeep }) => upkeep.length > 0).length * PAYMENT;
  // A card leaves the hand at most once before it can come back: dropped, or built with its bearer chosen.
  const hand = (hasCards ? KINDS : draws) * (PAYMENT + 1);
  const walls = seats * options.startWalls * PAYMENT;
  const recovered = copies * KINDS * PAYMENT;
  const goods = GOODS.filter((good) => good !== 'gold');
  const swaps = copies * sumOf(deck, ({ revenue }) => goods.reduce((sum, good) => sum + (revenue[good] ?? 0), 0));
  return drawn + upkeep + hand + walls + recovered + swaps + seats + SINGLE;
}

/**
 * Bounds that no match exceeds. Battles dominate: the dice may miss in every segment, so all of `maxSegments` are
 * counted, however unlikely. Rerolls of the non-card version end only by chance: their bound leaves out events rarer
 * than once in 10^100 rolls.
 */
export function boundsOf(options: Options, seats: number): Bounds {
  const { deck } = options;
  const hasCards = options.form === 'cards';
  const turns = (hasCards ? deck.length : options.nonCardTurnLimit) + seats;
  const attacks = hasCards ? deck.filter(isAttackCard).length : turns;
  const raids = options.nonCardWar ? turns : 0;
  const battles = hasCards ? deck.filter(fights).length : options.monsterAttacksToEnd + raids;
  // Dice of Earthquake and Plague, or raiders asked one by one.
  const struck = (hasCards ? KINDS : COPIES * KINDS) + MAX_UNITS;
  return Object.freeze({
    entries:
      OPENING_ROLLS * seats +
      2 * KINDS +
      turns * turnEntries(options, seats, hasCards) +
      attacks * (struck + SINGLE) +
      // With option raidersWithdraw a raider goes home at most once in a battle.
      battles * (options.maxSegments * segmentEntries(options, hasCards) + MAX_UNITS),
    moves: 2 * KINDS + 80,
    outcomes: 100,
    score: [0, KINDS * COPIES + MAX_UNITS] as const,
  });
}
