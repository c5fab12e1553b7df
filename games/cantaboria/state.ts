import { bitSets } from '@marchlands/core/bits.ts';
import { secretChoices } from '@marchlands/core/choices.ts';
import { interrupts } from '@marchlands/core/interrupts.ts';
import { numbersOf, steps } from '@marchlands/core/steps.ts';
import { struct, u8, u16, u32 } from '@marchlands/core/struct.ts';
import {
  KINDS,
  MAX_BOATS,
  MAX_OFFERS,
  MAX_PLACES,
  MAX_REACHES,
  MAX_SEATS,
  MAX_SIDE,
  MAX_TERRITORIES,
  SUPPLIES,
} from './data/limits.ts';
import type { Setup } from './setup.ts';

/** The values of `step`: chance rolls or draws, seats decide, or it is over; inner steps wait for nobody. */
// biome-ignore format: names in rows
export const ALL_STEPS = steps({
  chance: ['opening', 'siteKind', 'siteLot', 'die'],
  seats: [
    'site', 'draft', 'vote', 'develop', 'enter', 'position', 'serve', 'breed', 'ship', 'logistics', 'foot', 'horse',
    'chain', 'link', 'boat', 'moor', 'passage', 'attack', 'plan', 'ride', 'voyage', 'land', 'side',
    'trade', 'offer', 'reply', 'pay', 'put',
  ],
  end: ['over'],
  inner: [
    'siteNext', 'siteTurn', 'draftNext', 'cycleStart', 'phaseStart', 'turnNext', 'turnStart', 'serveNext',
    'breedNext', 'shipNext', 'passageNext', 'sideNext', 'battle', 'turnEnd', 'cycleEnd',
  ],
});
export const STEP = ALL_STEPS.of;
export const FIRST_STEP = ALL_STEPS.first;
/** The steps at which a position may rest. */
export const STEPS = [...ALL_STEPS.groups.chance, ...ALL_STEPS.groups.seats, ...ALL_STEPS.groups.end] as const;

/** CA-20: the values of `phase`, in order; the opening comes before the first cycle. */
export const PHASES = ['opening', 'development', 'production', 'trade', 'shipment', 'attack', 'end'] as const;
export const PHASE = numbersOf(PHASES);

/** The purpose of a shipment: `shipFor`. */
export const SHIP_FORS = ['nothing', 'phase', 'logistics', 'bonus'] as const;
export const SHIP_FOR = numbersOf(SHIP_FORS);

/** The planned move of an attack: `plan`. */
export const PLANS = ['none', 'foot', 'horse', 'boat'] as const;
export const PLAN = numbersOf(PLANS);

/** The cargo that a planned boat lands in the target, as bits: 1 the Horse, 2 the Weapon. */
export const LANDINGS = ['nothing', 'horse', 'weapon', 'both'] as const;

/** CA-24: the result of a phase's die: on 1 to 4 it takes place, on 5 it is skipped, on 6 the players vote. */
type Ruling = 'yes' | 'no' | 'vote';

export function rulingOf(die: number): Ruling {
  if (die <= 4) return 'yes';
  return die === 5 ? 'no' : 'vote';
}

/** Answers of third parties: `sides`. */
export const SIDES = ['neutral', 'attacker', 'defender'] as const;
export const SIDE = numbersOf(SIDES);

/** Why the match ended: `reason`. */
export const ENDINGS = ['none', 'cities', 'lastSeat', 'lastCycle', 'agreement'] as const;
export const ENDING = numbersOf(ENDINGS);

/** In `site`, besides the kinds from 1: a site whose kind is still unknown to all (CA-16). */
export const FACE_DOWN = KINDS;
/** The values of `site`, by number. */
export const SITES = ['none', 'timber', 'gold', 'iron', 'magic', 'horse', 'faceDown'] as const;
/**
 * A decision that interrupts a shipment or a plan: owners of a reach's banks answer (CA-66). `towards`: 1 + the space,
 * or 0.
 */
export const STACK = interrupts(['passage'], 1, { passage: { reach: 'space', towards: 'spaceOrNone' } });
/** The data of that decision, number by number. */
export const ABOUT = STACK.data;
/** Answers of banks (CA-66), in `answers`; 0 if there is none. */
export const ANSWERS = ['allow', 'forbid', 'neutral'] as const;
export const ANSWER = numbersOf(['none', ...ANSWERS]);
/** Bytes of one boat in `answers`: two reaches each, of four bits: left bank, right bank. */
export const ANSWER_BYTES = MAX_REACHES / 2;
/** Votes (CA-25), and answers of third parties that are given together (CA-90). */
export const CHOICES = secretChoices(MAX_SEATS, 1);
/** Sets of territories. */
export const TERRITORIES = bitSets(MAX_TERRITORIES);

/**
 * Places are numbered: territories in the map's order, then boats from BOAT on. A boat keeps its number inside a
 * choice; between choices boats are sorted by position (rules/rest.ts), so that equal positions have equal bytes. A
 * moving boat lies in no file until it stops.
 *
 * Sites are face down because their kinds are not drawn yet: chance draws them when they are turned up, with the same
 * distribution.
 *
 * The draft of an attack is not a second map: a plan moves one Horse, one Weapon and one boat, and fields say which.
 * Logistics shipments change the map; `saved*` holds the map for undoing them (CA-94).
 */
export class State extends struct<Setup>()({
  /** By place and kind of TOKENS. */
  tokens: u8(MAX_PLACES * KINDS),
  /** By place: seat + 1, 0 if there is no Warrior or no such place. */
  owner: u8(MAX_PLACES),
  /** By territory: 1 with a City. */
  city: u8(MAX_TERRITORIES),
  /** By territory: 0 none, kind + 1, or FACE_DOWN. */
  site: u8(MAX_TERRITORIES),
  /** By seat: the offset from its own letter to the one it uses (position/letters.ts). No rule reads it. */
  letters: u8(MAX_SEATS),
  boats: u8,
  /** By boat: its water space, and the number of boats before it in its file. */
  boatSpace: u8(MAX_BOATS),
  boatOrder: u8(MAX_BOATS),
  /** CA-08: the rest of TOKENS, City and hull. */
  supply: u8(SUPPLIES),

  step: u8,
  /** The deciding seat at a step of one seat, else 0. */
  actor: u8,
  phase: u8,
  /** From 1; 0 in the opening. */
  cycle: u8,
  /** In the opening the first placer (CA-15). */
  lead: u8,
  /** The seat in turn. */
  turn: u8,
  /** Bits of the seats that have had their turn in this phase. */
  played: u8,
  /** Bits of the seats without a place (CA-95), and of those that resigned (CA-97). */
  out: u8,
  resigned: u8,
  reason: u8,
  winners: u8,
  /** 1 while a seat is inside a choice that is sent whole. */
  partial: u8,

  /** Opening roll: bits of the seats still rolling, their dice, and the number of finished rounds. */
  rolling: u8,
  rolled: u8(MAX_SEATS),
  rounds: u8,
  /** Sites not turned up yet, by kind. */
  sitesLeft: u8(5),
  /** Places that the first Lead owned after the draft (CA-52). */
  share: u8,
  ...CHOICES.layout,
  /** Bits of territories: sites not served yet (CA-43), and grounds whose Horse is still to be bred (CA-41). */
  waiting: u32(TERRITORIES.width),
  herd: u32(TERRITORIES.width),

  /** Trade (CA-49): finished rounds; bits of the seats that have passed since the last offer. */
  round: u8,
  passed: u8,
  /** By seat: bits of the seats whose offers it refuses for the phase (CA-50). */
  refuses: u8(MAX_SEATS),
  /** Offers made in this phase, each once, ascending, packed as in rules/offers-made.ts (CA-50). */
  offers: u8,
  offerGiven: u32(MAX_OFFERS),
  offerWanted: u32(MAX_OFFERS),
  /** The current offer: its receiver, and its tokens as the indices of `give` and `get`, ascending. */
  partner: u8,
  givenCount: u8,
  given: u16(MAX_SIDE),
  wantedCount: u8,
  wanted: u16(MAX_SIDE),
  /**
   * The answer to it: the places that wanted tokens leave and those that given ones enter, in the order of the offer.
   */
  paidCount: u8,
  paid: u8(MAX_SIDE),
  placedCount: u8,
  placed: u8(MAX_SIDE),

  /** Shipments left, in the Shipment turn or by logistics. */
  shipments: u8,
  shipFor: u8,
  /** The start of the shipment, for a chain its first link; the carrier's place, or the giving link. */
  shipFrom: u8,
  shipAt: u8,
  shipSteps: u8,
  /** Tokens carried, by kind; in a chain, the token on its way. */
  load: u8(KINDS),
  /** By place: bits of the kinds loaded from it, and unloaded there: at this stop, or by this chain (CA-63). */
  gave: u8(MAX_PLACES),
  got: u8(MAX_PLACES),

  /**
   * By attacker and attacked, `a * MAX_SEATS + b`: the memory of declared attacks (rules/attack-memory.ts). No rule
   * reads it.
   */
  attacks: u8(MAX_SEATS * MAX_SEATS),

  /** Attacks won this turn; 1 if an attack counts for CA-94. */
  won: u8,
  hasEdge: u8,
  /** By place: declarations of this attack that failed (CA-92). */
  failed: u8(MAX_PLACES),
  /** The attacked place. */
  target: u8,
  plan: u8,
  /** Place + 1 that the planned Horse and Weapon leave; 0 for none. */
  planHorse: u8,
  planWeapon: u8,
  /**
   * Place + 1 of the planned boat, which stays where it lies; 0 for none. Its planned position: its water space + 1,
   * and the number of boats before it; the LANDINGS value of its cargo.
   */
  planBoat: u8,
  planSpace: u8,
  planPosition: u8,
  planLanding: u8,
  /** By seat: answers of third parties; bits of those still to be asked. */
  sides: u8(MAX_SEATS),
  asked: u8,

  /** The end by which the moving boat entered its reach; 0 if its move began there. */
  entry: u8,
  /** 1 once the moving boat has done more than ask; 1 if it was refused passage (CA-71). */
  hasMoved: u8,
  isStopped: u8,
  /** By boat and reach: the banks' answers this turn (CA-73). */
  answers: u8(MAX_BOATS * ANSWER_BYTES),
  ...STACK.layout,

  /** 1 if logistics shipments were made; the map before the first. */
  hasSaved: u8,
  savedTokens: u8(MAX_PLACES * KINDS),
  savedSupply: u8(SUPPLIES),
  savedSpace: u8(MAX_BOATS),
  savedOwner: u8(MAX_BOATS),
}) {}
