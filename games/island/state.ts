import { interrupts } from '@marchlands/core/interrupts.ts';
import { ledger } from '@marchlands/core/ledger.ts';
import { numbersOf, steps } from '@marchlands/core/steps.ts';
import { struct, u8, u16, u32 } from '@marchlands/core/struct.ts';
import { DECK_SIZE, DEV_CARDS, PROGRESS_CARDS } from './data/cards.ts';
import { ALL_KINDS, TRACKS } from './data/kinds.ts';
import { EDGE_WORDS, MAX_BAYS, MAX_EDGES, MAX_HEXES, MAX_SEATS, MAX_VERTICES, VERTEX_WORDS } from './data/limits.ts';
import type { Setup } from './setup.ts';

/** The values of `step`: chance draws, a seat decides, or it is over; inner steps wait for nobody. */
// biome-ignore format: names in rows
export const ALL_STEPS = steps({
  chance: [
    'terrain', // CH-1
    'corner', // CH-2
    'redToken', 'token', // CH-2 with `tokens: random`
    'harbour', // CH-3
    'first', 'shipBay', // CH-4
    'red', 'yellow', // CH-5
    'event', // CH-6
    'marchDie', // CH-9
    'devCard', 'card', // CH-7
    'steal', // CH-8
  ],
  seats: [
    'settle', 'setRoad', // DEC-01, DEC-02
    'preRoll', // DEC-03
    'discard', // DEC-05
    'robber', // DEC-06
    'victim', // DEC-07
    'action', // DEC-09
    'offer', // DEC-12
    'answer', // DEC-13
    'counter', // DEC-14: the step of a seat that counters, during `answer`
    'choose', // DEC-15
    'freeRoad', 'plenty',
    'name', // the kind for a played card
    'special', // DEC-21
    'aqueduct', // DEC-08
    'metropolis', // DEC-10
    'foe', // DEC-11
    'relocate', // DEC-16
    'kill', 'tie', // DEC-17, DEC-19
    'search', // DEC-17
    'drop', // DEC-18
    'lose', // DEC-20
    'alchemist', // red, then yellow
    'crane', 'freeWall', 'medicine', 'inventor', 'smith', 'merchant',
    'target', // an opponent for the played card
    'pick', // Master merchant
    'forced', // Commercial harbor
    'diplomat', 'relay', 'intrigue', 'desert', 'station', 'spy', 'wedding',
  ],
  end: ['over'],
  inner: [
    'turnStart', 'rolled', 'march', 'total', 'robberDue', 'actionStart', 'turnEnd', 'turnOver',
    'gateNext', 'aqueductNext', 'arriveNext',
    'killed', // after a kill: the invasion may be over
    'tieNext', 'loseNext',
    'robNext', // Bishop
    'landing', 'restAll',
    'evictNext', // guests of a house that was closed
  ],
});
export const STEP = ALL_STEPS.of;
export const FIRST_STEP = ALL_STEPS.first;
/** Names of the steps, by number. */
export const STEP_NAMES = [
  ...ALL_STEPS.groups.chance,
  ...ALL_STEPS.groups.seats,
  ...ALL_STEPS.groups.end,
  ...ALL_STEPS.groups.inner,
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** The most nested interruptions. */
export const DEPTH = 6;

/**
 * Interruptions of the turn, which come first: discards, robber, answers, cards within cards, draws. `step` is the
 * turn's own step, which resumes once nothing is left here. Kinds are numbered like steps. Each number of a step is
 * declared with its range.
 */
export const STACK = interrupts(STEP_NAMES, DEPTH, {
  devCard: { seat: 'seat' },
  card: { seat: 'seat', deck: 'track' },
  steal: { from: 'seat' },
  robber: { isBishop: 'flag' },
  freeRoad: { left: 'few' },
  // Cards still to be taken; none of a lower kind than the last one.
  plenty: { left: 'few', least: 'resource' },
  name: { played: 'played' },
  metropolis: { track: 'track' },
  // The vertex of the knight that attacks one of several barbarians.
  foe: { at: 'vertex' },
  relocate: { at: 'vertex', knight: 'knight' },
  search: { deck: 'track' },
  // 1 + the named hex; 0 before.
  inventor: { first: 'hexOrNone' },
  smith: { left: 'few' },
  target: { played: 'played' },
  // 1 + the kind of the last card picked; 0 before.
  pick: { from: 'seat', left: 'few', picked: 'kindOrNone' },
  // The resource in exchange for which a commodity is asked for.
  forced: { kind: 'resource' },
  // The former edge of the road.
  relay: { edge: 'edge' },
  // The knight that deserted.
  station: { knight: 'knight' },
  spy: { from: 'seat' },
  gateNext: { seats: 'seats', deck: 'track' },
  aqueductNext: { seats: 'seats' },
  arriveNext: { bays: 'bays' },
  tieNext: { seats: 'seats' },
  loseNext: { seats: 'seats' },
  robNext: { seats: 'seats' },
  evictNext: { host: 'seat', guest: 'seat' },
});
/** The data of the current step, number by number. */
export const ABOUT = STACK.data;
/** The range of such a number (`position/about.ts`). */
export type NumberName = { [K in keyof Numbers]: Numbers[K][keyof Numbers[K]] }[keyof Numbers];
type Numbers = typeof STACK.about;
/** By step: its numbers, with the range of each. */
export const NUMBERS: { readonly [step in StepName]?: { readonly [name: string]: NumberName } } = STACK.about;

/** The step of the interruption at an index of the stack. */
export function stepAt(s: State, place: number): number {
  return s.interruptKind[place] - 1;
}

/** The current step: that of the last interruption, else the turn's own. */
export function dueStep(s: State): number {
  return s.interrupts === 0 ? s.step : stepAt(s, s.interrupts - 1);
}

/** Hidden hands, and the public knowledge of them. */
export const LEDGER = ledger<{ readonly setup: Setup }>(MAX_SEATS, ALL_KINDS, (s) => s.setup.seats);

/** Why the match ended: `reason`. */
export const ENDINGS = ['none', 'points', 'turnLimit'] as const;
export const ENDING = numbersOf(ENDINGS);

/** `site`: seat + 1 in SEAT_BITS, one of the three kinds of building, and perhaps a wall; 0 if nothing is built. */
export const SEAT_BITS = 7;
export const SETTLEMENT = 8;
export const CITY = 16;
/** A city piece on its side: in every respect a settlement (IK-254). */
export const ON_SIDE = 24;
export const BUILDING_BITS = 24;
export const WALL = 32;

/** `knight`: seat + 1 in SEAT_BITS, level in LEVEL_BITS, and its state; 0 if there is none. */
export const KNIGHT_LEVELS = 3;
export const LEVEL_SHIFT = 3;
export const LEVEL_BITS = 24;
export const ACTIVE = 32;
/** Active since the owner's action phase began (IK-177). */
export const READY = 64;
/** Promoted in this turn (IK-173). */
export const PROMOTED = 128;
export const FLAGS = ACTIVE | READY | PROMOTED;

/** `terrain`: 0 until dealt, else 1 + number of the terrain; `harbour`: 0 none, else 1 + number of its kind. */
export const DESERT = 6;

/** `answer`: a seat's answer to the offer, or that it is composing a counter-offer. */
export const ANSWERS = ['none', 'accept', 'decline', 'counter', 'countering'] as const;
export const ANSWER = numbersOf(ANSWERS);

export class State extends struct<Setup>()(
  {
    /** By hex: 0 not dealt, else 1 + terrain. */
    terrain: u8(MAX_HEXES),
    /** By hex: 2 .. 12, 0 for none. */
    token: u8(MAX_HEXES),
    /** By edge: 0 none, else 1 + kind of harbour. */
    harbour: u8(MAX_EDGES),
    /** By vertex: the building, see above. */
    site: u8(MAX_VERTICES),
    /** By edge: seat + 1, or 0. */
    road: u8(MAX_EDGES),
    /** By vertex: the knight, see above. */
    knight: u8(MAX_VERTICES),
    /** By track: 1 + vertex of its metropolis, or 0. */
    metropolis: u8(TRACKS.length),
    /**
     * By bay of landing, which names a barbarian: its level (0: not on the board), vertex, and 1 + its previous vertex.
     */
    barbarianLevel: u8(MAX_BAYS),
    barbarianAt: u8(MAX_BAYS),
    barbarianFrom: u8(MAX_BAYS),
    /** The hex of the robber. */
    robber: u8,
    /** The merchant: 1 + hex, 1 + seat; 0 beside the board. */
    merchant: u8,
    merchantSeat: u8,
    /** Step of the ship, arrivals so far, and its bay. */
    ship: u8,
    invasion: u16,
    shipBay: u8,

    ...STACK.layout,
    ...LEDGER.layout,
    /** By kind. */
    bank: u8(ALL_KINDS),
    /**
     * By seat and development card: unplayed ones, including those bought in this turn. Hidden from all but the owner.
     */
    dev: u8(MAX_SEATS * DEV_CARDS.length),
    /** The number of these for each seat, and of those that the active player bought in this turn. Public. */
    devSize: u8(MAX_SEATS),
    boughtSize: u8,
    /** By development card: bought by the active player in this turn (IK-135). Hidden likewise. */
    bought: u8(DEV_CARDS.length),
    /** By development card: left in the deck. Hidden; the total is public. */
    devDeck: u8(DEV_CARDS.length),
    /** 1 once a development card was played in this turn (IK-134). */
    devPlayed: u8,
    /** By seat: played Knight cards. */
    army: u8(MAX_SEATS),
    /** By seat and progress card: in hand. Hidden from all but the owner; the number for each deck is public. */
    progress: u8(MAX_SEATS * PROGRESS_CARDS.length),
    /** By seat and deck: the number of these. Public. */
    progressSize: u8(MAX_SEATS * TRACKS.length),
    /** By progress card: undrawn copies. */
    undrawn: u8(PROGRESS_CARDS.length),
    /** By deck: 1 + cards put under it, oldest first; their number is `underCount`. */
    under: u8(TRACKS.length * DECK_SIZE),
    underCount: u8(TRACKS.length),
    /** At the indices of `under`: bits of the seats that know the card. */
    underKnown: u8(TRACKS.length * DECK_SIZE),
    /** By viewer, owner and progress card: copies that the viewer knows are in the owner's hand. */
    spied: u8(MAX_SEATS * MAX_SEATS * PROGRESS_CARDS.length),
    /** The seats that revealed Printer, and Constitution: 1 + seat, or 0. */
    shown: u8(2),
    /** By seat and track. */
    level: u8(MAX_SEATS * TRACKS.length),
    /** By seat: Defender points, and kills in this invasion. */
    defender: u8(MAX_SEATS),
    kills: u8(MAX_SEATS),
    /** 1 + seat, or 0. */
    longestRoad: u8,
    largestArmy: u8,

    step: u8,
    /** The seat in turn; in set-up the seat that places. */
    active: u8,
    first: u8,
    /** 0 in set-up, else counted from 1. */
    turn: u32,
    /** Set-up: settlements and cities placed, and the vertex of the last one. */
    placed: u8,
    last: u8,
    /** Special building phase: 1 + the building seat, else 0. */
    builder: u8,
    /** Dice of this turn, 0 while not rolled; in `event` 1 + its face. */
    red: u8,
    yellow: u8,
    event: u8,
    /** The die of march and landing if an Alchemist set the red one without steering; else 0. */
    marchDie: u8,
    /** 1 once an Alchemist was played in this turn (IK-211); 1 once an invasion landed in it. */
    alchemist: u8,
    landed: u8,
    /** Bits of the kinds named by Merchant fleet in this turn. */
    fleet: u8,
    /** By opponent: swaps still allowed by Commercial harbor in this turn. */
    swaps: u8(MAX_SEATS),

    /**
     * By seat, bits of the opponents to whom its house is open; 1 once the active player has opened or closed its
     * house.
     */
    house: u8(MAX_SEATS),
    housed: u8,

    /** Offers sent in this turn. */
    offers: u8,
    /** The offer, by kind; bits of the seats that receive it. */
    give: u8(ALL_KINDS),
    want: u8(ALL_KINDS),
    answer: u8(MAX_SEATS),
    /** Counter-offers by seat and kind: what their maker gives and wants. Hidden until all have answered. */
    counterGive: u8(MAX_SEATS * ALL_KINDS),
    counterWant: u8(MAX_SEATS * ALL_KINDS),
    /** By seat: the number of cards still to be picked, and those picked, by kind. Hidden until all have picked. */
    due: u8(MAX_SEATS),
    picked: u8(MAX_SEATS * ALL_KINDS),
    reason: u8,
  },
  {
    /** Vertices where the distance rule lets anybody build (IK-117). */
    open: u32(VERTEX_WORDS),
    /**
     * By seat: vertices reached by its roads; edges where a road may be built; settlements (those on their side too).
     */
    reach: u32(MAX_SEATS * VERTEX_WORDS),
    roadSites: u32(MAX_SEATS * EDGE_WORDS),
    settlements: u32(MAX_SEATS * VERTEX_WORDS),
    cities: u32(MAX_SEATS * VERTEX_WORDS),
    /**
     * By seat: pieces on the board. City pieces on their side count in `cityPieces`, and separately in `sidePieces`.
     */
    roads: u8(MAX_SEATS),
    settlementPieces: u8(MAX_SEATS),
    cityPieces: u8(MAX_SEATS),
    sidePieces: u8(MAX_SEATS),
    walls: u8(MAX_SEATS),
    /** By seat: vertices with its knights; by seat and level minus 1: their number. */
    knights: u32(MAX_SEATS * VERTEX_WORDS),
    knightPieces: u8(MAX_SEATS * KNIGHT_LEVELS),
    /** By seat: bits of its kinds of harbour. */
    ports: u8(MAX_SEATS),
    /** By seat: the length of its road if it has enough roads for the longest, else 0. */
    roadLength: u8(MAX_SEATS),
  },
) {}
