import { hasSeveral } from '@marchlands/core/bits.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import type { Problem } from '@marchlands/core/result.ts';
import { CHANCE, isActing, maskOf, NOBODY, seatsOf } from '@marchlands/core/seat.ts';
import { handlersOf } from '@marchlands/core/steps.ts';
import { MOST_ROLLS } from '../bounds.ts';
import { ADRIFT, BOAT, HORSE, KINDS, TOKENS } from '../data/limits.ts';
import { PER_TOKEN } from '../moves.ts';
import { whyNotAccept, whyNotPay, whyNotPut } from '../rules/accept.ts';
import { isAnsweredTogether } from '../rules/battle.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, legal } from '../rules/legal.ts';
import { goodsAt, living, nextOwn, nextPlace, placesOf } from '../rules/places.ts';
import { loaded } from '../rules/shipment.ts';
import { countKind, holdingOf } from '../rules/traded.ts';
import { boatAdrift } from '../rules/waters.ts';
import { FACE_DOWN, PHASE, PHASES, SHIP_FOR, STACK, STEP, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';

function wrong(at: string, message: string, rule: string): Problem {
  return { message, at: `position.${at}`, rule };
}

type Step = keyof typeof STEP;
const OPENING = ['opening', 'siteKind', 'siteLot', 'site', 'draft'] as const;
const MOVING = ['foot', 'horse', 'chain', 'link', 'boat', 'moor', 'passage'] as const;

/** By phase: its steps. */
const STEPS_IN: readonly (readonly Step[])[] = handlersOf<(typeof PHASES)[number], readonly Step[]>(PHASES, {
  opening: OPENING,
  development: ['develop', 'enter', 'position'],
  production: ['die', 'vote', 'serve', 'breed'],
  trade: ['die', 'vote', 'trade', 'offer', 'reply', 'pay', 'put'],
  shipment: ['die', 'vote', 'ship', ...MOVING],
  attack: ['logistics', 'attack', 'plan', 'ride', 'voyage', 'land', 'side', ...MOVING],
  end: ['over'],
});

const BEFORE_DRAFT: readonly number[] = OPENING.map((step) => STEP[step]);
/** Steps of a boat under way, or of another shipment. */
const SAILING: readonly number[] = [STEP.boat, STEP.moor, STEP.passage];
const SHIPPING: readonly number[] = [...SAILING, STEP.foot, STEP.horse, STEP.chain, STEP.link];
/** Steps at which the partner of an offer answers. */
const ANSWERING: readonly number[] = [STEP.reply, STEP.pay, STEP.put];

/** CA-01, CA-10: every place has its owner, and at most one Horse and one Weapon. */
function placeProblem(s: State): Problem | null {
  const isOpening = BEFORE_DRAFT.includes(s.step);
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (s.owner[at] === 0 && !isOpening) return wrong(`territories ${nameOf(s, at)}`, 'has no owner.', 'CA-01');
    for (let kind = HORSE; kind < KINDS && !SHIPPING.includes(s.step); kind += 1) {
      if (s.tokens[at * KINDS + kind] > 1) {
        return wrong(nameOf(s, at), `has more than one ${TOKENS[kind]}; a place holds one.`, 'CA-10');
      }
    }
  }
  for (let boat = 0; boat < s.boats; boat += 1) {
    const before = s.partial > 0 && boat - 1 === boatAdrift(s) ? boat - 2 : boat - 1;
    if (before >= 0 && s.boatSpace[boat] < s.boatSpace[before]) {
      return wrong(`boats[${boat}]`, 'must stand in the order of the water spaces.', 'CA-04');
    }
    if (goodsAt(s, BOAT + boat) > s.setup.capacity.boatGoods) {
      return wrong(`boats[${boat}].tokens`, `must be ${s.setup.capacity.boatGoods} goods at most.`, 'CA-62');
    }
    const isSailing = boat === boatAdrift(s) && SAILING.includes(s.step);
    if (s.boatSpace[boat] === ADRIFT && !isSailing) {
      return wrong(`boats[${boat}]`, 'must lie in a water space.', 'CA-03');
    }
  }
  return null;
}

/** The number of territories with this value of `site`. */
function countSites(s: State, site: number): number {
  let count = 0;
  for (let t = 0; t < s.setup.land.territories; t += 1) if (s.site[t] === site) count += 1;
  return count;
}

/** CA-15: some seat has still to roll, and only seats in the roll have rolled. */
function isRolling(s: State): boolean {
  let left = 0;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const rolls = (s.rolling & maskOf(seat)) !== 0;
    if (!rolls && s.rolled[seat] > 0) return false;
    if (rolls && s.rolled[seat] === 0) left += 1;
  }
  return left > 0 && hasSeveral(s.rolling) && s.rounds < MOST_ROLLS;
}

/** CA-16 to CA-19: the map's contents in the opening, and what must no longer be there afterwards. */
function openingProblem(s: State): Problem | null {
  const { sites } = s.setup;
  const total = sites.reduce((sum, one) => sum + one, 0);
  const down = countSites(s, FACE_DOWN);
  const left = s.sitesLeft.reduce((sum, one) => sum + one, 0);
  const isOpening = BEFORE_DRAFT.includes(s.step);
  if (s.step === STEP.opening ? !isRolling(s) : s.rolling > 0 || s.rolled.some((die) => die > 0) || s.rounds > 0) {
    return wrong('seats', 'must have two that roll for the first place, at the opening roll alone.', 'CA-15');
  }
  if (!isOpening) {
    return down + left === 0 ? null : wrong('sitesLeft', 'must be empty: all sites are turned up.', 'CA-17');
  }
  const isEmpty = s.boats === 0 && s.tokens.every((n) => n === 0) && s.city.every((n) => n === 0);
  if (!isEmpty) return wrong('territories', 'must hold no tokens and no Cities in the opening.', 'CA-19');
  if (s.step !== STEP.draft && s.owner.some((one) => one > 0)) {
    return wrong('territories', 'must have no owner before the draft.', 'CA-18');
  }
  const isTurned = sites.every((one, kind) => countSites(s, kind + 1) + s.sitesLeft[kind] === one);
  const isPlacing = left === total && down < total;
  const isRight =
    s.step === STEP.opening
      ? left === total && down === 0
      : s.step === STEP.draft
        ? left === 0 && down === 0
        : s.step === STEP.siteKind
          ? down === left && down > 0
          : isPlacing;
  return isTurned && isRight ? null : wrong('sitesLeft', 'does not go with the sites on the map.', 'CA-16');
}

function seatProblem(s: State): Problem | null {
  if (BEFORE_DRAFT.includes(s.step)) return null;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const isOut = (s.out & maskOf(seat)) !== 0;
    if (isOut !== (placesOf(s, seat) === 0)) {
      return wrong(`seats[${seat}].isOut`, 'must be true for a seat without a place, and for no other.', 'CA-95');
    }
  }
  if (s.step !== STEP.over && seatsOf(living(s)).length < 2) {
    return wrong('seats', 'must have two that play on, or the match is over.', 'CA-98');
  }
  return null;
}

/** Whether the deciding seat is one that could decide. */
function isDecider(s: State): boolean {
  const isTurn = s.actor === s.turn;
  if (s.step === STEP.vote) return s.actor === 0;
  if (s.step === STEP.passage) return !isTurn && isActing(STACK.seats(s), s.actor);
  if (isAnsweredTogether(s)) return s.actor === 0;
  if (s.step === STEP.side) return !isTurn && isActing(s.asked, s.actor);
  if (ANSWERING.includes(s.step)) return !isTurn && s.actor === s.partner && s.givenCount + s.wantedCount > 0;
  return isTurn;
}

function isPlannedRide(s: State): boolean {
  return s.planHorse > 0 && isOfTurn(s, s.planHorse - 1) && s.owner[s.target] > 0;
}

/** Whether a place belongs to the seat in turn. */
function isOfTurn(s: State, place: number): boolean {
  return s.owner[place] === s.turn + 1;
}

/** Whether the data of a step is present. */
function hasGround(s: State): boolean {
  const isFor = s.shipFor;
  const boats = boatAdrift(s) >= 0 && s.owner[BOAT + boatAdrift(s)] === s.turn + 1;
  const isPlanned = s.planBoat >= BOAT + 1 && s.planBoat <= BOAT + s.boats && s.owner[s.planBoat - 1] === s.turn + 1;
  switch (s.step) {
    case STEP.opening:
      return s.rolling > 0 && s.rolling < 1 << s.setup.seats;
    case STEP.ship:
      return isFor === SHIP_FOR.phase && s.shipments > 0;
    case STEP.logistics:
      return isFor === SHIP_FOR.logistics && s.shipments > 0;
    case STEP.foot:
    case STEP.link:
      return isOfTurn(s, s.shipAt) && isOfTurn(s, s.shipFrom) && loaded(s) === 1;
    case STEP.horse:
    case STEP.chain:
      return isOfTurn(s, s.shipAt) && isOfTurn(s, s.shipFrom);
    case STEP.ride:
      return isOfTurn(s, s.shipAt) && isPlannedRide(s);
    case STEP.enter:
    case STEP.position:
      return s.shipFrom < BOAT && isOfTurn(s, s.shipFrom) && s.shipAt < s.setup.land.spaces;
    case STEP.moor:
      return (boats || isPlanned) && s.shipAt < s.setup.land.spaces;
    case STEP.land:
      return isPlanned && s.planSpace > 0 && s.target < BOAT && s.owner[s.target] > 0;
    case STEP.plan:
      return s.owner[s.target] > 0;
    case STEP.reply:
      return isHeld(s);
    case STEP.pay:
      return s.paidCount < s.wantedCount && isHeld(s) && isAnswered(s);
    case STEP.put:
      return s.placedCount < s.givenCount && s.paidCount === s.wantedCount && isHeld(s) && isAnswered(s);
    case STEP.offer:
      return s.partner !== s.turn;
    case STEP.boat:
      return boats && isFor !== SHIP_FOR.nothing && s.shipAt < s.setup.land.spaces;
    case STEP.passage:
      return STACK.top(s) !== null && (boats || isPlanned) && s.shipAt < s.setup.land.spaces;
    case STEP.voyage:
      return isPlanned && s.shipAt < s.setup.land.spaces && s.owner[s.target] > 0;
    case STEP.side:
      return s.owner[s.target] > 0 && s.owner[s.target] !== s.turn + 1;
    case STEP.trade:
      return s.round < s.setup.options.tradeRounds;
    default:
      return true;
  }
}

/** CA-46: whether the partner of an offer holds the wanted tokens. */
function isHeld(s: State): boolean {
  return TOKENS.every((_, kind) => countKind(s.wanted, 0, s.wantedCount, kind) <= holdingOf(s, s.partner, kind));
}

/** CA-47, CA-48: whether the answer to an offer, as far as composed, can result from legal moves. */
function isAnswered(s: State): boolean {
  const { partner } = s;
  const walk = s.clone();
  walk.paidCount = 0;
  walk.placedCount = 0;
  if (whyNotAccept(walk, partner) !== null) return false;
  for (; walk.paidCount < s.paidCount; walk.paidCount += 1) {
    const kind = Math.floor(s.wanted[walk.paidCount] / PER_TOKEN);
    if (whyNotPay(walk, partner, kind, s.paid[walk.paidCount]) !== null) return false;
  }
  for (; walk.placedCount < s.placedCount; walk.placedCount += 1) {
    const kind = Math.floor(s.given[walk.placedCount] / PER_TOKEN);
    if (whyNotPut(walk, partner, kind, s.placed[walk.placedCount]) !== null) return false;
  }
  return true;
}

/** Whether some seat can act in the parsed state. */
function actsNow(s: State): boolean {
  const who = actors(s);
  if (who === NOBODY) return s.winners > 0 || s.reason > 0;
  if (who === CHANCE) {
    const list = new OutcomeList(s.setup.bounds.outcomes);
    outcomes(s, list);
    return list.length > 0;
  }
  const list = new MoveList(s.setup.bounds.moves);
  return seatsOf(who).every((seat) => {
    if ((living(s) & maskOf(seat)) === 0) return false;
    if (!BEFORE_DRAFT.includes(s.step) && nextOwn(s, seat, -1) < 0) return false;
    legal(s, seat, list);
    return list.length > 0;
  });
}

/** The first problem of a parsed state, or null. */
export function problemOf(s: State): Problem | null {
  if (!STEPS_IN[s.phase].some((step) => STEP[step] === s.step))
    return wrong('phase', 'does not have this step.', 'CA-20');
  if ((s.cycle === 0) !== (s.phase === PHASE.opening) || s.cycle > s.setup.lastCycle) {
    return wrong('cycle', `must be 1 to ${s.setup.lastCycle}, and 0 in the opening.`, 'CA-99');
  }
  const places = openingProblem(s) ?? placeProblem(s) ?? seatProblem(s);
  if (places !== null) return places;
  const who = actors(s);
  if (who > 0 && !isDecider(s)) return wrong('actor', 'is not the seat that decides at this step.', 'CA-21');
  if (hasGround(s) && actsNow(s)) return null;
  return wrong('step', 'fits nothing on the table: nobody could decide or roll here.', 'CA-20');
}
