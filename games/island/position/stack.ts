/** What may have broken into a turn, and where (Positions as text, `open=`): each decision over what, and about what. */
import { firstOf, maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { PLAY, type PlayedCard } from '../moves.ts';
import { hasRoadSite } from '../rules/build.ts';
import { devDeckSize, progressOf, undrawnCount } from '../rules/counts.ts';
import { deckSize } from '../rules/decks.ts';
import { levelOf } from '../rules/pieces.ts';
import { pickedBy } from '../rules/robber.ts';
import { nextPlainCity } from '../rules/siege.ts';
import { ownerOf } from '../rules/sites.ts';
import { sizeOf } from '../rules/trade.ts';
import { ANSWER, DATA, dueStep, FIRST_STEP, STACK, STEP, STEP_NAMES, type State, type StepName } from '../state.ts';

/** Whether a number that a decision is about can be one. @param seat the one that is asked */
type Datum = (s: State, number: number, seat: Seat) => boolean;

/** What may have broken into a turn. Numbers beyond those of `data` are 0. */
interface Open {
  /** At which steps of the turn, and over which other decisions. */
  readonly at?: readonly StepName[];
  readonly over?: readonly StepName[];
  /** Who decides where it is not the active player, or the builder: another or several at the same time. */
  readonly asks?: 'any' | 'several';
  /** The forms that have it; where left out those with knights. */
  readonly form?: 'base' | 'all';
  readonly data?: readonly Datum[];
  readonly isPossible?: (s: State, seat: Seat) => boolean;
}

const from =
  (low: number, high: number): Datum =>
  (_s, number) =>
    number >= low && number <= high;
const played =
  (...cards: readonly PlayedCard[]): Datum =>
  (_s, number) =>
    cards.some((card) => PLAY[card] === number);
const seat: Datum = (s, number) => number >= 0 && number < s.setup.seats;
/** An opponent of the active player. */
const opponent: Datum = (s, number, asked) => seat(s, number, asked) && number !== s.active;
const seats: Datum = (s, mask) => mask >= 0 && mask < 1 << s.setup.seats;
/** Seats of which each is such a one. */
const seatsThat =
  (fits: (s: State, seat: Seat) => boolean): Datum =>
  (s, mask, asked) =>
    seats(s, mask, asked) && seatsOf(mask).every((of) => fits(s, of));
const track = from(0, TRACKS.length - 1);
const resource = from(0, RESOURCES - 1);
const vertex: Datum = (s, at) => at >= 0 && at < s.setup.board.vertices;
const edge: Datum = (s, number) => number >= 0 && number < s.setup.board.edges;
/** The byte of a knight that left the board. */
const knight: Datum = (s, byte, asked) => byte > 0 && byte < 256 && seat(s, ownerOf(byte), asked) && levelOf(byte) > 0;
/** A seat from which a card can be stolen. */
const isRobbable = (s: State, of: Seat): boolean => opponent(s, of, of) && s.handSize[of] > 0;
const victim: Datum = (s, of) => isRobbable(s, of);
/** Barbarians on the board, by bay. */
const barbarians: Datum = (s, bays) =>
  bays >= 0 &&
  bays < 1 << s.setup.board.bays.length &&
  s.barbarianLevel.every((level, bay) => ((bays >> bay) & 1) === 0 || level > 0);
const buyer: Datum = (s, of) => of === (s.builder > 0 ? s.builder - 1 : s.active);

const ACTION: Open = { at: ['action'] };
const CARD: Open = { at: ['action', 'preRoll'], form: 'all' };
const ROBBER: Open = { at: ['actionStart', 'action', 'preRoll'], form: 'all' };
const TRADE: Open = { ...ACTION, form: 'all' };
const DRAW: Open = { over: ['gateNext', 'tieNext', 'killed'] };
const LANDING: Open = { at: ['march'] };

const OPEN: { readonly [step in StepName]?: Open } = {
  discard: { at: ['robberDue', 'action'], asks: 'several', form: 'all' },
  robber: { ...ROBBER, data: [(s, isBishop) => isBishop === 0 || (isBishop === 1 && !s.setup.isBase)] },
  victim: ROBBER,
  steal: { ...ROBBER, over: ['robNext'], data: [victim] },
  robNext: { ...ACTION, data: [seatsThat(isRobbable)] },
  offer: TRADE,
  answer: { ...TRADE, asks: 'several' },
  choose: TRADE,
  freeRoad: { ...CARD, data: [from(1, 2)], isPossible: (s) => hasRoadSite(s, s.active) },
  plenty: { ...CARD, form: 'base', data: [from(1, 2), resource] },
  name: {
    ...CARD,
    data: [
      (s, card, asked) =>
        s.setup.isBase
          ? card === PLAY.monopoly
          : played('merchant-fleet', 'resource-monopoly', 'trade-monopoly')(s, card, asked),
    ],
  },
  metropolis: { at: ['action', 'special'], data: [(s, of, asked) => track(s, of, asked) && s.metropolis[of] === 0] },
  devCard: { at: ['action', 'special'], form: 'base', data: [buyer], isPossible: (s) => devDeckSize(s) > 0 },
  foe: { ...ACTION, data: [(s, at, asked) => vertex(s, at, asked) && ownerOf(s.knight[at]) === s.active] },
  relocate: {
    ...{ at: ['action'], over: ['evictNext'], asks: 'any' },
    data: [vertex, (s, byte, asked) => knight(s, byte, asked) && ownerOf(byte) === asked],
  },
  evictNext: { ...ACTION, data: [seat, seat], isPossible: (s) => s.setup.hasGuests },
  killed: { at: ['action'], over: ['arriveNext'] },
  kill: { over: ['killed'], asks: 'any' },
  search: {
    ...{ over: ['killed'], asks: 'any' },
    data: [(s, deck, asked) => track(s, deck, asked) && deckSize(s, deck) > 0],
    isPossible: (s) => s.setup.options.killReward === 'search',
  },
  card: { ...DRAW, data: [seat, (s, deck, asked) => track(s, deck, asked) && undrawnCount(s, deck) > 0] },
  drop: {
    ...{ at: ['turnEnd'], ...DRAW, asks: 'any' },
    isPossible: (s, asked) => progressOf(s, asked) > s.setup.options.progressLimit,
  },
  tieNext: { at: ['march', 'total', 'action'], over: ['landing', 'arriveNext'], data: [seats] },
  tie: { over: ['tieNext'], asks: 'any' },
  gateNext: { ...LANDING, data: [seats, track] },
  landing: { ...LANDING, isPossible: (s) => s.setup.isRoaming },
  restAll: LANDING,
  arriveNext: { at: ['march', 'total'], over: ['restAll'], data: [barbarians] },
  loseNext: { ...LANDING, data: [seatsThat((s, of) => nextPlainCity(s, of, -1) >= 0)] },
  lose: { over: ['loseNext'], asks: 'any' },
  aqueductNext: { at: ['actionStart'], data: [seats] },
  aqueduct: { over: ['aqueductNext'], asks: 'any' },
  alchemist: { at: ['preRoll'] },
  crane: ACTION,
  freeWall: ACTION,
  medicine: ACTION,
  inventor: {
    ...ACTION,
    data: [(s, hex) => hex >= 0 && hex <= s.setup.board.hexes.length && (hex === 0 || s.token[hex - 1] > 0)],
  },
  smith: { ...ACTION, data: [from(1, 2)] },
  merchant: ACTION,
  target: { ...ACTION, data: [played('master-merchant', 'deserter', 'spy')] },
  pick: {
    ...ACTION,
    data: [(s, of, asked) => opponent(s, of, asked) && isHandSeen(s, of), from(1, 2), from(0, ALL_KINDS)],
  },
  forced: {
    ...{ ...ACTION, asks: 'any' },
    data: [(s, kind, asked) => resource(s, kind, asked) && s.held[s.active * ALL_KINDS + kind] > 0],
    isPossible: (s, asked) => opponent(s, asked, asked),
  },
  diplomat: ACTION,
  relay: { ...ACTION, data: [edge] },
  intrigue: ACTION,
  desert: { ...ACTION, asks: 'any', isPossible: (s, asked) => opponent(s, asked, asked) },
  station: { ...ACTION, data: [knight] },
  spy: {
    ...ACTION,
    data: [(s, of, asked) => opponent(s, of, asked) && progressOf(s, of) > 0 && isProgressSeen(s, of)],
  },
  wedding: { ...ACTION, asks: 'several' },
};

/** The player on turn knows all cards of a hand that is looked into. */
function isHandSeen(s: State, of: Seat): boolean {
  const known = (s.active * MAX_SEATS + of) * ALL_KINDS;
  for (let kind = 0; kind < ALL_KINDS; kind += 1)
    if (s.fewest[known + kind] !== s.held[of * ALL_KINDS + kind]) return false;
  return true;
}

function isProgressSeen(s: State, of: Seat): boolean {
  const count = PROGRESS_CARDS.length;
  const known = (s.active * MAX_SEATS + of) * count;
  for (let card = 0; card < count; card += 1) if (s.spied[known + card] !== s.progress[of * count + card]) return false;
  return true;
}

/** Who is asked by a decision. */
function isAskingWell(s: State, step: number, asked: number, asks: Open['asks']): boolean {
  if (step < FIRST_STEP.seats || step >= FIRST_STEP.inner) return asked === 0;
  if (asked === 0 || asked >= 1 << s.setup.seats) return false;
  if (asks === 'several') return true;
  if ((asked & (asked - 1)) !== 0) return false;
  return asks === 'any' || asked === maskOf(s.builder > 0 ? s.builder - 1 : s.active);
}

/** Whether what broke in at a place of the stack can be open there. */
function isSoundAt(s: State, place: number): boolean {
  const step = s.interruptKind[place] - 1;
  const open = OPEN[STEP_NAMES[step]];
  if (open === undefined) return false;
  const below = STEP_NAMES[place === 0 ? s.step : s.interruptKind[place - 1] - 1];
  if ((place === 0 ? open.at : open.over)?.includes(below) !== true) return false;
  if (open.form !== 'all' && (open.form === 'base') !== s.setup.isBase) return false;
  // What is decided is on top; what only leads on lies below.
  if ((place === s.interrupts - 1) !== step < FIRST_STEP.inner) return false;
  const asked = s.interruptSeats[place];
  if (!isAskingWell(s, step, asked, open.asks)) return false;
  const decider = asked === 0 ? -1 : firstOf(asked);
  for (let i = 0; i < DATA; i += 1) {
    const number = STACK.datum(s, i, s.interrupts - 1 - place);
    const fits = open.data?.[i];
    if (fits === undefined ? number !== 0 : !fits(s, number, decider)) return false;
  }
  return open.isPossible?.(s, decider) !== false;
}

/** Steps inside a change of roads and knights whose other half is open: a knight displaced or given up, a road removed. */
const MIDST: readonly number[] = [STEP.relocate, STEP.relay, STEP.station];

/** IK-132: whether a change is half made, so that the longest road still stays where it was. */
export function isMidChange(s: State): boolean {
  return MIDST.includes(dueStep(s));
}

/** Whether what broke into the turn can be open as it is. */
export function isStackSound(s: State): boolean {
  for (let place = 0; place < s.interrupts; place += 1) if (!isSoundAt(s, place)) return false;
  return true;
}

/** Whether cards picked, an offer and its answers are there where a decision needs them, and nowhere else. */
export function areChoicesSound(s: State): boolean {
  return arePicksSound(s) && isOfferSound(s);
}

function arePicksSound(s: State): boolean {
  const step = dueStep(s);
  const isPicking = step === STEP.discard || step === STEP.wedding;
  const asked = isPicking ? STACK.seats(s) : 0;
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    for (let at = seat * ALL_KINDS; at < (seat + 1) * ALL_KINDS; at += 1) if (s.picked[at] > s.held[at]) return false;
    const isDue = ((asked >> seat) & 1) === 1;
    if (isDue !== s.due[seat] > 0) return false;
    if (!isPicking && pickedBy(s, seat) > 0) return false;
  }
  return true;
}

/** Whether one side of an offer, from a hand that holds it, and another are such as may be offered. */
function isFair(s: State, seat: Seat, give: Uint8Array, want: Uint8Array, from: number, isWhole: boolean): boolean {
  const most = s.setup.options.offerMaxCards;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) {
    if (give[from + kind] > 0 && want[from + kind] > 0) return false;
    if (give[from + kind] > s.held[seat * ALL_KINDS + kind]) return false;
    if (kind >= s.setup.kinds && want[from + kind] > 0) return false;
  }
  const given = sizeOf(give, from);
  const wanted = sizeOf(want, from);
  if (given > most || wanted > most) return false;
  return isWhole ? given > 0 && wanted > 0 : given > 0 || wanted === 0;
}

function isOfferSound(s: State): boolean {
  const step = dueStep(s);
  const isSent = step === STEP.answer || step === STEP.choose;
  const isOffered = isSent || step === STEP.offer;
  if (!isOffered && sizeOf(s.give, 0) + sizeOf(s.want, 0) > 0) return false;
  if (isOffered && !isFair(s, s.active, s.give, s.want, 0, isSent)) return false;
  if (step === STEP.offer && s.offers >= s.setup.options.offersPerTurn) return false;
  if (isSent && s.offers === 0) return false;
  const asked = step === STEP.answer ? STACK.seats(s) : 0;
  let answers = 0;
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    const how = s.answer[seat];
    const from = seat * ALL_KINDS;
    const isAsked = ((asked >> seat) & 1) === 1;
    if (how !== ANSWER.none && (!isSent || !opponent(s, seat, seat))) return false;
    if (how === ANSWER.countering ? !isAsked : isAsked && how !== ANSWER.none) return false;
    if (isAsked && (!opponent(s, seat, seat) || s.handSize[seat] === 0)) return false;
    const isCounter = how === ANSWER.counter || how === ANSWER.countering;
    if (!isCounter && sizeOf(s.counterGive, from) + sizeOf(s.counterWant, from) > 0) return false;
    if (isCounter && s.setup.options.playerTrade !== 'full') return false;
    if (isCounter && !isFair(s, seat, s.counterGive, s.counterWant, from, how === ANSWER.counter)) return false;
    if (how === ANSWER.accept && !s.want.every((count, kind) => s.held[from + kind] >= count)) return false;
    if (how === ANSWER.accept || how === ANSWER.counter) answers += 1;
  }
  return step !== STEP.choose || answers > 0;
}
