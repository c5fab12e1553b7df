import { bitSets } from '@marchlands/core/bits.ts';
import { numbersOf, steps } from '@marchlands/core/steps.ts';
import { struct, u8, u16, u32 } from '@marchlands/core/struct.ts';
import { KINDS } from './data/deck/deck.ts';
import { MAX_ARTIFACTS, MAX_MINIONS, MAX_SEATS, MAX_UNITS, type Setup } from './setup.ts';

/** The values of `step`: chance rolls or draws, a seat decides, or it is over; inner steps wait for nobody. */
// biome-ignore format: names in rows
export const ALL_STEPS = steps({
  chance: [
    'first', 'deal', 'draw', 'event', 'table', 'gold', 'quake', 'plague', 'vortex', 'vortexCard', 'assassin', 'spell',
    'attackDie', 'randomHit', 'loss',
  ],
  seats: [
    'buy', 'drop', 'upkeep', 'mix', 'build', 'attach', 'attack', 'victim', 'hero', 'raid', 'vortexDrop', 'press',
    'ensorcell', 'mend', 'hit', 'lose', 'heal', 'pick', 'trim',
  ],
  end: ['over'],
  inner: [
    'dealNext', 'turnStart', 'buyAsk', 'drawEnd', 'upkeepNext', 'production', 'buildAsk', 'attackStart', 'attackAsk',
    'attackBegin', 'attackDone', 'raidAsk', 'quakeNext', 'plagueNext', 'vortexNext', 'segment', 'castNext', 'mendNext',
    'levelNext', 'rollNext', 'placeNext', 'strike', 'loseNext', 'healStart', 'healAsk', 'healNext', 'turnEnd',
    'offerNext', 'spendNext',
  ],
});
export const STEP = ALL_STEPS.of;
export const FIRST_STEP = ALL_STEPS.first;
/** The steps at which a seat drops cards from its hand. */
export const DISCARD_STEPS: readonly number[] = [STEP.drop, STEP.trim, STEP.vortexDrop];
/** The steps at which a position may rest. */
export const STEPS = [...ALL_STEPS.groups.chance, ...ALL_STEPS.groups.seats, ...ALL_STEPS.groups.end] as const;

/** The origin of a drawn card or a rolled event: `source`. */
export const DRAWN_BY = ['free', 'magic', 'guild', 'spies'] as const;
export const DRAWN = numbersOf(DRAWN_BY);

/** Purchases, by the kind of their move. */
export const PURCHASED = ['buy', 'keep', 'build', 'wall', 'recover'] as const;
/** The purpose of a payment kind by kind: `payFor`. */
export const PAY_FOR = numbersOf(['nothing', ...PURCHASED]);

/** Why the match ended: `reason`. */
export const ENDINGS = ['none', 'deckEmpty', 'lastTown', 'soloWon', 'soloLost', 'monsters', 'turnLimit'] as const;
export const ENDING = numbersOf(ENDINGS);

/** Combatants of one side: indices of side 1 (the town) begin at SIDE. */
export const SIDE = MAX_UNITS + MAX_MINIONS;
/** The `ref` of a combatant that is not in a town: monsters and minions. */
export const NO_REF = 255;
/** In `knows` rows: the spectator's. */
export const PUBLIC = 6;
/** Sets of cards, one bit each: the deck, the discard pile, hands by seat. */
export const CARDS = bitSets(KINDS);

export class State extends struct<Setup>()(
  {
    /** By seat and good. */
    goods: u16(MAX_SEATS * 6),
    walls: u8(MAX_SEATS),
    /** 0 if living, else the rank in the order of elimination, from 1. */
    eliminated: u8(MAX_SEATS),
    /** Future production phases without food (BK-25). */
    ban: u8(MAX_SEATS),
    /** Own turns begun so far. */
    turns: u16(MAX_SEATS),
    /** By seat: cards in hand, one bit each. Hidden from all but the owner. */
    hand: u32(MAX_SEATS * CARDS.width),
    /** Cards not yet drawn. Hidden, as hands are. */
    deck: u32(CARDS.width),
    discard: u32(CARDS.width),
    /** Solo: attack cards set aside, to be shuffled back (BK-81). */
    aside: u32(CARDS.width),
    /** By card in a hand: a bit for each seat that knows it is there, and bit PUBLIC if all know. */
    seen: u8(KINDS),
    /**
     * By viewer (PUBLIC: spectators) and owner: how many of the unseen cards in hand are known not to be attack cards.
     */
    sure: u8((MAX_SEATS + 1) * MAX_SEATS),
    /** By seat and card: structures in play. */
    built: u8(MAX_SEATS * KINDS),
    /** By seat and card: destroyed since the owner's last heal phase and not yet taken back (BK-76). */
    fallen: u8(MAX_SEATS * KINDS),
    /** By seat: troops, heroes and guard tokens in data order, copies by age. */
    units: u8(MAX_SEATS),
    /** Kind + 1; 0 if there is none. */
    unitKind: u8(MAX_SEATS * MAX_UNITS),
    unitLost: u8(MAX_SEATS * MAX_UNITS),
    /** By unit and artifact: the number carried. */
    unitArtifacts: u8(MAX_SEATS * MAX_UNITS * MAX_ARTIFACTS),
    /** Non-card version: things rolled this turn, by card. */
    offer: u8(KINDS),

    step: u8,
    /** The deciding seat at a step of seats, else 0. */
    actor: u8,
    /** The seat in turn. */
    active: u8,
    /** The seat that took the first turn. */
    first: u8,
    /** Opening roll: bits of the seats still rolling, their dice, and the number of finished rounds. */
    rolling: u8,
    rolled: u8(MAX_SEATS),
    rounds: u8,
    /** Bits of the seats that were victims this turn. */
    victims: u8,
    buys: u8,
    guilds: u8,
    swaps: u8,
    /** The origin of a drawn card or a rolled event. */
    source: u8,
    /** The table to roll on. */
    table: u8,
    /** The attack card being carried out, or waiting for the attack phase (solo and non-card version), + 1; 0 for none. */
    attackCard: u8,
    victim: u8,
    /** The current card (upkeep, earthquake) and which copy of it; or the current unit (plague, raiders). */
    cursor: u8,
    cursorCopy: u8,
    /** Earthquake: copies of this card destroyed so far. */
    cursorLost: u8,
    /** Bits of units: chosen raiders, or those doomed by the plague. */
    chosen: u32,
    /** Dice, cards, structures or mended hits that are left. */
    left: u8,
    /** Cards dropped so far in an unfinished discard. */
    dropped: u8,
    /** Sum of dice so far. */
    sum: u8,

    payFor: u8,
    /** The card built or taken back. */
    payCard: u8,
    /** The current good. */
    payGood: u8,
    payDueA: u8,
    payDueB: u8,
    payGoodsA: u8,
    payGoodsB: u8,
    /** 1 while all amounts so far equal the default's. */
    payIsDefault: u8,
    payDefault: u8(5),
    paySpent: u8(5),

    /** Battle: the segment, 0 if there is no battle. */
    segment: u16,
    isRaid: u8,
    /** The current initiative; 255 before the first. */
    level: u8,
    /** The rolling combatant, or the engine from 2 * SIDE on. */
    roller: u8,
    /** The casting combatant, 255 before the first. */
    caster: u8,
    /** The side that places hits. */
    placing: u8,
    /** By side: hits rolled and not yet placed. */
    hits: u16(2),
    count: u8(2),
    fighter: u8(2 * SIDE),
    copy: u8(2 * SIDE),
    /** Index in the town's list of units, or NO_REF. */
    ref: u8(2 * SIDE),
    /** Lost hits of monsters and minions. */
    lost: u8(2 * SIDE),
    /** Extra hits that end with this segment, and with the next. */
    extraOld: u8(2 * SIDE),
    extraNew: u8(2 * SIDE),
    /** The spell cast this segment, 1 .. 6, else 0. */
    spell: u8(2 * SIDE),
    /** 1 if ensorcelled this segment. */
    bound: u8(2 * SIDE),
    /** Hits placed that have not yet taken effect. */
    pending: u8(2 * SIDE),

    /** Non-card version: monster attacks so far, and the last monster + 1. */
    monsters: u8,
    lastMonster: u8,
    reason: u8,
  },
  {
    /** By seat: the number of things that can be taken back. */
    ruins: u8(MAX_SEATS),
  },
) {}
