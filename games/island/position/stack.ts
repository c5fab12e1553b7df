/** What may have broken into a turn, and where (Positions as text, `open=`): each decision over what, and about what. */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { ALL_KINDS, RESOURCES, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { PLAY } from '../moves.ts';
import { hasRoadSite } from '../rules/build.ts';
import { progressCount, undrawnCount } from '../rules/counts.ts';
import { deckSize, progressOf } from '../rules/decks.ts';
import { isDeckEmpty } from '../rules/development.ts';
import { levelOf } from '../rules/pieces.ts';
import { nextPlainCity } from '../rules/siege.ts';
import { ownerOf } from '../rules/sites.ts';
import { ANSWER, dueStep, FIRST_STEP, STACK, STEP, type State } from '../state.ts';
import { STEP_NAMES, type StepName } from '../view/table.ts';

/** A decision that breaks in: at which steps of the turn, and over which other decisions. */
interface Place {
  readonly at?: readonly StepName[];
  readonly over?: readonly StepName[];
}

const ACTION: Place = { at: ['action'] };
const CARD: Place = { at: ['action', 'preRoll'] };
const ROBBER: Place = { at: ['actionStart', 'action', 'preRoll'] };
const DRAW: Place = { over: ['gateNext', 'tieNext', 'killed'] };
const LANDING: Place = { at: ['march'] };

const PLACES: { readonly [step in StepName]?: Place } = {
  discard: { at: ['robberDue', 'action'] },
  robber: ROBBER,
  victim: ROBBER,
  steal: { ...ROBBER, over: ['robNext'] },
  robNext: ACTION,
  offer: ACTION,
  answer: ACTION,
  choose: ACTION,
  freeRoad: CARD,
  plenty: CARD,
  name: CARD,
  metropolis: { at: ['action', 'special'] },
  devCard: { at: ['action', 'special'] },
  foe: ACTION,
  relocate: { at: ['action'], over: ['evictNext'] },
  evictNext: ACTION,
  killed: { at: ['action'], over: ['arriveNext'] },
  kill: { over: ['killed'] },
  search: { over: ['killed'] },
  card: DRAW,
  drop: { at: ['turnEnd'], ...DRAW },
  tieNext: { at: ['march', 'total', 'action'], over: ['landing', 'arriveNext'] },
  tie: { over: ['tieNext'] },
  gateNext: LANDING,
  landing: LANDING,
  restAll: LANDING,
  arriveNext: { at: ['march', 'total'], over: ['restAll'] },
  loseNext: LANDING,
  lose: { over: ['loseNext'] },
  aqueductNext: { at: ['actionStart'] },
  aqueduct: { over: ['aqueductNext'] },
  alchemist: { at: ['preRoll'] },
  crane: ACTION,
  freeWall: ACTION,
  medicine: ACTION,
  inventor: ACTION,
  smith: ACTION,
  merchant: ACTION,
  target: ACTION,
  pick: ACTION,
  forced: ACTION,
  diplomat: ACTION,
  relay: ACTION,
  intrigue: ACTION,
  desert: ACTION,
  station: ACTION,
  spy: ACTION,
  wedding: ACTION,
};

/** Whether what broke in at a place of the stack may stand there. */
function isInPlace(s: State, at: number): boolean {
  const place = PLACES[STEP_NAMES[s.interruptKind[at] - 1]];
  const below = at === 0 ? s.step : s.interruptKind[at - 1] - 1;
  return (at === 0 ? place?.at : place?.over)?.includes(STEP_NAMES[below]) === true;
}

/** Decisions that another than the active player, or the builder, makes. */
const OTHERS: readonly number[] = [
  ...[STEP.discard, STEP.wedding, STEP.answer, STEP.relocate, STEP.kill, STEP.search, STEP.drop, STEP.tie],
  ...[STEP.lose, STEP.aqueduct, STEP.desert, STEP.forced],
];
/** Of these, those that several make at the same time. */
const SEVERAL: readonly number[] = [STEP.discard, STEP.wedding, STEP.answer];

/** Who is asked by a decision on top of the stack. */
function isAskingWell(s: State, step: number, seats: number): boolean {
  const all = (1 << s.setup.seats) - 1;
  if (step < FIRST_STEP.seats || step >= FIRST_STEP.inner) return seats === 0;
  if (seats === 0 || (seats & ~all) !== 0) return false;
  if (SEVERAL.includes(step)) return true;
  if ((seats & (seats - 1)) !== 0) return false;
  return OTHERS.includes(step) || seats === maskOf(s.builder > 0 ? s.builder - 1 : s.active);
}

/** Whether an opponent of the active player. */
const isOther = (s: State, seat: number): boolean => seat >= 0 && seat < s.setup.seats && seat !== s.active;
const isSeat = (s: State, seat: number): boolean => seat >= 0 && seat < s.setup.seats;
const isMask = (s: State, seats: number): boolean => seats >= 0 && seats < 1 << s.setup.seats;
const isDeck = (deck: number): boolean => deck >= 0 && deck < TRACKS.length;
const isVertex = (s: State, at: number): boolean => at >= 0 && at < s.setup.board.vertices;
const isBelow = (number: number, end: number): boolean => number >= 0 && number < end;
/** Whether the byte of a knight that left the board. */
const isKnight = (s: State, byte: number): boolean =>
  byte > 0 && byte < 256 && isSeat(s, ownerOf(byte)) && levelOf(byte) > 0;

function everySeat(seats: number, fits: (seat: Seat) => boolean): boolean {
  for (let seat = 0; seat < MAX_SEATS; seat += 1) if (((seats >> seat) & 1) === 1 && !fits(seat)) return false;
  return true;
}

/** Whether the player on turn knows all cards of a hand, which is looked into. */
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

/** The numbers of a decision. @param at its place in the stack */
function isAboutSomething(s: State, at: number): boolean {
  const one = s.interruptData[at * 3];
  const two = s.interruptData[at * 3 + 1];
  const three = s.interruptData[at * 3 + 2];
  const seats = s.interruptSeats[at];
  const seat = 31 - Math.clz32(seats);
  switch (s.interruptKind[at] - 1) {
    case STEP.robber:
      return isBelow(one, s.setup.isBase ? 1 : 2) && two === 0 && three === 0;
    case STEP.steal:
      return isOther(s, one) && s.handSize[one] > 0;
    case STEP.robNext:
      return isMask(s, one) && everySeat(one, (of) => isOther(s, of) && s.handSize[of] > 0);
    case STEP.freeRoad:
      return (one === 1 || one === 2) && hasRoadSite(s, s.active);
    case STEP.plenty:
      return s.setup.isBase && (one === 1 || one === 2) && isBelow(two, RESOURCES);
    case STEP.name:
      return s.setup.isBase
        ? one === PLAY.monopoly
        : [PLAY['merchant-fleet'], PLAY['resource-monopoly'], PLAY['trade-monopoly']].some((card) => card === one);
    case STEP.metropolis:
      return isDeck(one) && s.metropolis[one] === 0;
    case STEP.devCard:
      return one === (s.builder > 0 ? s.builder - 1 : s.active) && !isDeckEmpty(s);
    case STEP.foe:
      return isVertex(s, one) && ownerOf(s.knight[one]) === s.active;
    case STEP.relocate:
      return isVertex(s, one) && isKnight(s, two) && ownerOf(two) === seat;
    case STEP.evictNext:
      return s.setup.hasGuests && isSeat(s, one) && isSeat(s, two);
    case STEP.search:
      return s.setup.options.killReward === 'search' && isDeck(one) && deckSize(s, one) > 0;
    case STEP.card:
      return isSeat(s, one) && isDeck(two) && undrawnCount(s, two) > 0;
    case STEP.drop:
      return progressOf(s, seat) > s.setup.options.progressLimit;
    case STEP.gateNext:
      return isMask(s, one) && isDeck(two);
    case STEP.tieNext:
    case STEP.aqueductNext:
      return isMask(s, one);
    case STEP.loseNext:
      return isMask(s, one) && everySeat(one, (of) => nextPlainCity(s, of, -1) >= 0);
    case STEP.arriveNext:
      return isBelow(one, 1 << s.setup.board.bays.length) && isOnBoard(s, one);
    case STEP.inventor:
      return isBelow(one, s.setup.board.hexes.length + 1) && (one === 0 || s.token[one - 1] > 0);
    case STEP.smith:
      return one === 1 || one === 2;
    case STEP.target:
      return [PLAY['master-merchant'], PLAY.deserter, PLAY.spy].some((card) => card === one);
    case STEP.pick:
      return isOther(s, one) && (two === 1 || two === 2) && isBelow(three, ALL_KINDS + 1) && isHandSeen(s, one);
    case STEP.forced:
      return isBelow(one, RESOURCES) && s.held[s.active * ALL_KINDS + one] > 0 && isOther(s, seat);
    case STEP.relay:
      return isBelow(one, s.setup.board.edges);
    case STEP.desert:
      return isOther(s, seat);
    case STEP.station:
      return isKnight(s, one);
    case STEP.spy:
      return isOther(s, one) && TRACKS.some((_, deck) => progressCount(s, one, deck) > 0) && isProgressSeen(s, one);
    case STEP.landing:
      return s.setup.isRoaming;
    default:
      return true;
  }
}

/** Whether all barbarians of a mask are on the board. */
function isOnBoard(s: State, bays: number): boolean {
  return s.barbarianLevel.every((level, bay) => ((bays >> bay) & 1) === 0 || level > 0);
}

/** Steps of the form `base` alone, and of the other forms alone. */
const BASE_STEPS: readonly number[] = [STEP.plenty, STEP.devCard];
const BOTH_STEPS: readonly number[] = [
  ...[
    STEP.discard,
    STEP.robber,
    STEP.victim,
    STEP.steal,
    STEP.offer,
    STEP.answer,
    STEP.choose,
    STEP.freeRoad,
    STEP.name,
  ],
];

function isOfForm(s: State, step: number): boolean {
  return BOTH_STEPS.includes(step) || BASE_STEPS.includes(step) === s.setup.isBase;
}

/** Steps inside a change of roads and knights whose other half is open: a knight displaced or given up, a road removed. */
const MIDST: readonly number[] = [STEP.relocate, STEP.relay, STEP.station];

/** IK-132: whether a change is half made, so that the longest road still stays where it was. */
export function isMidChange(s: State): boolean {
  return MIDST.includes(dueStep(s));
}

/** Whether what broke into the turn can be open as it is. */
export function isStackSound(s: State): boolean {
  for (let at = 0; at < s.interrupts; at += 1) {
    const step = s.interruptKind[at] - 1;
    const isTop = at === s.interrupts - 1;
    if (!isOfForm(s, step) || !isInPlace(s, at) || !isAboutSomething(s, at)) return false;
    // What is decided is on top; what only leads on lies below.
    if (isTop !== step < FIRST_STEP.inner || !isAskingWell(s, step, s.interruptSeats[at])) return false;
  }
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
    let picked = 0;
    for (let kind = 0; kind < ALL_KINDS; kind += 1) {
      const count = s.picked[seat * ALL_KINDS + kind];
      if (count > s.held[seat * ALL_KINDS + kind]) return false;
      picked += count;
    }
    const isDue = ((asked >> seat) & 1) === 1;
    if (isDue !== s.due[seat] > 0) return false;
    if (!isPicking && picked > 0) return false;
    const whole = step === STEP.wedding ? Math.min(2, s.handSize[seat]) : s.handSize[seat] >> 1;
    if (s.due[seat] + picked > 0 && s.due[seat] + picked !== whole) return false;
  }
  return true;
}

function sizeOf(side: Uint8Array, from: number): number {
  let count = 0;
  for (let kind = 0; kind < ALL_KINDS; kind += 1) count += side[from + kind];
  return count;
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
    if (how !== ANSWER.none && (!isSent || !isOther(s, seat))) return false;
    if (how === ANSWER.countering ? !isAsked : isAsked && how !== ANSWER.none) return false;
    if (isAsked && (!isOther(s, seat) || s.handSize[seat] === 0)) return false;
    const isCounter = how === ANSWER.counter || how === ANSWER.countering;
    if (!isCounter && sizeOf(s.counterGive, from) + sizeOf(s.counterWant, from) > 0) return false;
    if (isCounter && s.setup.options.playerTrade !== 'full') return false;
    if (isCounter && !isFair(s, seat, s.counterGive, s.counterWant, from, how === ANSWER.counter)) return false;
    if (how === ANSWER.accept && !s.want.every((count, kind) => s.held[from + kind] >= count)) return false;
    if (how === ANSWER.accept || how === ANSWER.counter) answers += 1;
  }
  return step !== STEP.choose || answers > 0;
}
