/**
 * The possible interruptions of a turn (Positions as text, `open=`): over which decisions each may lie, and what it is
 * about.
 */
import { firstOf, isActing, maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { PLAY, type PlayedCard } from '../moves.ts';
import { hasRoadSite } from '../rules/build.ts';
import { devDeckSize, progressOf, undrawnCount } from '../rules/counts.ts';
import { deckSize } from '../rules/decks.ts';
import { nextPlainCity } from '../rules/loss.ts';
import { pickedBy } from '../rules/robber.ts';
import { ownerOf } from '../rules/sites.ts';
import { sizeOf } from '../rules/trade.ts';
import {
  ANSWER,
  dueStep,
  FIRST_STEP,
  NUMBERS,
  STACK,
  STEP,
  STEP_NAMES,
  type State,
  type StepName,
  stepAt,
} from '../state.ts';
import { isSoundNumber } from './about.ts';

/** The numbers that a decision is about, by name. */
type About = { readonly [name: string]: number };

/** The conditions of one interruption. */
interface Open {
  /** The steps of the turn, and the other decisions, that it may interrupt. */
  readonly at?: readonly StepName[];
  readonly over?: readonly StepName[];
  /** The deciding seat, if not the active player or the builder: another seat, or several at once. */
  readonly asks?: 'any' | 'several';
  /** The forms that have it; by default those with knights. */
  readonly form?: 'base' | 'all';
  /** A further condition on its numbers. @param asked the deciding seat, or the first of several; -1 for none */
  readonly isPossible?: (s: State, about: About, asked: Seat) => boolean;
}

const isOpponent = (s: State, of: Seat): boolean => of >= 0 && of < s.setup.seats && of !== s.active;
/** A seat from which a card can be stolen. */
const isRobbable = (s: State, of: Seat): boolean => isOpponent(s, of) && s.handSize[of] > 0;
/** The seat building in a special building phase, else the active player. */
export const builderOf = (s: State): Seat => (s.builder > 0 ? s.builder - 1 : s.active);
const isPlayed = (played: number, ...cards: readonly PlayedCard[]): boolean =>
  cards.some((card) => PLAY[card] === played);

const ACTION: Open = { at: ['action'] };
const CARD: Open = { at: ['action', 'preRoll'], form: 'all' };
const ROBBER: Open = { at: ['actionStart', 'action', 'preRoll'], form: 'all' };
const TRADE: Open = { ...ACTION, form: 'all' };
const LANDING: Open = { at: ['march'] };

const OPEN: { readonly [step in StepName]?: Open } = {
  discard: { at: ['robberDue', 'action'], asks: 'several', form: 'all' },
  robber: { ...ROBBER, isPossible: (s, { isBishop }) => isBishop === 0 || !s.setup.isBase },
  victim: ROBBER,
  steal: { ...ROBBER, over: ['robNext'], isPossible: (s, { from }) => isRobbable(s, from) },
  robNext: { ...ACTION, isPossible: (s, { seats }) => seatsOf(seats).every((of) => isRobbable(s, of)) },
  offer: TRADE,
  answer: { ...TRADE, asks: 'several' },
  choose: TRADE,
  freeRoad: { ...CARD, isPossible: (s) => hasRoadSite(s, s.active) },
  plenty: { ...CARD, form: 'base' },
  name: {
    ...CARD,
    isPossible: (s, { played }) =>
      s.setup.isBase
        ? isPlayed(played, 'monopoly')
        : isPlayed(played, 'merchant-fleet', 'resource-monopoly', 'trade-monopoly'),
  },
  metropolis: { at: ['action', 'special'], isPossible: (s, { track }) => s.metropolis[track] === 0 },
  devCard: {
    ...{ at: ['action', 'special'], form: 'base' },
    isPossible: (s, { seat }) => seat === builderOf(s) && devDeckSize(s) > 0,
  },
  foe: { ...ACTION, isPossible: (s, { at }) => ownerOf(s.knight[at]) === s.active },
  relocate: {
    ...{ at: ['action'], over: ['evictNext'], asks: 'any' },
    isPossible: (_s, { knight }, asked) => ownerOf(knight) === asked,
  },
  evictNext: { ...ACTION, isPossible: (s) => s.setup.hasGuests },
  killed: { at: ['action'], over: ['arriveNext'] },
  kill: { over: ['killed'], asks: 'any' },
  search: {
    ...{ over: ['killed'], asks: 'any' },
    isPossible: (s, { deck }) => deckSize(s, deck) > 0 && s.setup.options.killReward === 'search',
  },
  card: {
    over: ['gateNext', 'tieNext', 'killed'],
    isPossible: (s, { deck }) => undrawnCount(s, deck) > 0,
  },
  drop: {
    ...{ at: ['turnEnd'], over: ['gateNext', 'tieNext', 'killed'], asks: 'any' },
    isPossible: (s, _about, asked) => progressOf(s, asked) > s.setup.options.progressLimit,
  },
  tieNext: { at: ['march', 'total', 'action'], over: ['landing', 'arriveNext'] },
  tie: { over: ['tieNext'], asks: 'any' },
  gateNext: LANDING,
  landing: { ...LANDING, isPossible: (s) => s.setup.isRoaming },
  restAll: LANDING,
  arriveNext: { at: ['march', 'total'], over: ['restAll'] },
  loseNext: { ...LANDING, isPossible: (s, { seats }) => seatsOf(seats).every((of) => nextPlainCity(s, of, -1) >= 0) },
  lose: { over: ['loseNext'], asks: 'any' },
  aqueductNext: { at: ['actionStart'] },
  aqueduct: { over: ['aqueductNext'], asks: 'any' },
  alchemist: { at: ['preRoll'] },
  crane: ACTION,
  freeWall: ACTION,
  medicine: ACTION,
  inventor: { ...ACTION, isPossible: (s, { first }) => first === 0 || s.token[first - 1] > 0 },
  smith: ACTION,
  merchant: ACTION,
  target: { ...ACTION, isPossible: (_s, { played }) => isPlayed(played, 'master-merchant', 'deserter', 'spy') },
  pick: { ...ACTION, isPossible: (s, { from }) => isOpponent(s, from) && isHandSeen(s, from) },
  forced: {
    ...{ ...ACTION, asks: 'any' },
    isPossible: (s, { kind }, asked) => s.held[s.active * ALL_KINDS + kind] > 0 && isOpponent(s, asked),
  },
  diplomat: ACTION,
  relay: ACTION,
  intrigue: ACTION,
  desert: { ...ACTION, asks: 'any', isPossible: (s, _about, asked) => isOpponent(s, asked) },
  station: ACTION,
  spy: {
    ...ACTION,
    isPossible: (s, { from }) => isOpponent(s, from) && progressOf(s, from) > 0 && isProgressSeen(s, from),
  },
  wedding: { ...ACTION, asks: 'several' },
};

/** Whether a decision may be another seat's than the one in turn. */
export const asksAnybody = (step: StepName): boolean => OPEN[step]?.asks === 'any';

/** The player in turn knows all cards of a hand that was looked into. */
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

/** Whether the right seat decides. */
function isAskingWell(s: State, step: number, asked: number, asks: Open['asks']): boolean {
  if (step < FIRST_STEP.seats || step >= FIRST_STEP.inner) return asked === 0;
  if (asked === 0 || asked >= 1 << s.setup.seats) return false;
  if (asks === 'several') return true;
  if ((asked & (asked - 1)) !== 0) return false;
  return asks === 'any' || asked === maskOf(builderOf(s));
}

/** Whether the interruption at an index of the stack can be open there. */
function isSoundAt(s: State, place: number): boolean {
  const step = stepAt(s, place);
  const name = STEP_NAMES[step];
  const open = OPEN[name];
  if (open === undefined) return false;
  const below = STEP_NAMES[place === 0 ? s.step : stepAt(s, place - 1)];
  if ((place === 0 ? open.at : open.over)?.includes(below) !== true) return false;
  if (open.form !== 'all' && (open.form === 'base') !== s.setup.isBase) return false;
  // Decisions are on top; inner steps lie below.
  if ((place === s.interrupts - 1) !== step < FIRST_STEP.inner) return false;
  const asked = s.interruptSeats[place];
  if (!isAskingWell(s, step, asked, open.asks)) return false;
  const about = STACK.dataAt(s, place);
  const isSound = Object.entries(NUMBERS[name] ?? {}).every(([of, what]) => isSoundNumber(s, what, about[of]));
  return isSound && open.isPossible?.(s, about, asked === 0 ? -1 : firstOf(asked)) !== false;
}

/** Steps inside an unfinished change of roads and knights: a knight displaced or given up, a road removed. */
const MIDST: readonly number[] = [STEP.relocate, STEP.relay, STEP.station];

/** IK-132: whether a change is unfinished, so that the longest road is not awarded yet. */
export function isMidChange(s: State): boolean {
  return MIDST.includes(dueStep(s));
}

/** Whether the interruptions of the turn can be open as they are. */
export function isStackSound(s: State): boolean {
  for (let place = 0; place < s.interrupts; place += 1) if (!isSoundAt(s, place)) return false;
  return true;
}

/** Whether picked cards, an offer and its answers exist exactly where a decision needs them. */
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

/** Whether the two sides of an offer, one from a hand that holds it, may be offered. */
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

/** Whether a seat's answer to the offer, with its counter-offer, can be there. */
function isAnswerSound(s: State, seat: Seat, isSent: boolean, isAsked: boolean): boolean {
  const how = s.answer[seat];
  const from = seat * ALL_KINDS;
  if (how !== ANSWER.none && (!isSent || !isOpponent(s, seat))) return false;
  if (how === ANSWER.countering ? !isAsked : isAsked && how !== ANSWER.none) return false;
  if (isAsked && (!isOpponent(s, seat) || s.handSize[seat] === 0)) return false;
  if (how === ANSWER.accept && !s.want.every((count, kind) => s.held[from + kind] >= count)) return false;
  const isCounter = how === ANSWER.counter || how === ANSWER.countering;
  if (!isCounter) return sizeOf(s.counterGive, from) + sizeOf(s.counterWant, from) === 0;
  if (s.setup.options.playerTrade !== 'full') return false;
  return isFair(s, seat, s.counterGive, s.counterWant, from, how === ANSWER.counter);
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
  for (let seat = 0; seat < MAX_SEATS; seat += 1) {
    if (!isAnswerSound(s, seat, isSent, isActing(asked, seat))) return false;
  }
  return step !== STEP.choose || s.answer.some((how) => how === ANSWER.accept || how === ANSWER.counter);
}
