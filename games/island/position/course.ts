/** The possible stages of a match: the set-up, a turn with its dice, a special building phase, or the end. */

import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { CHANCE, isActing } from '@marchlands/core/seat.ts';
import { NONE } from '../data/geometry.ts';
import { HARBOURS, TERRAINS } from '../data/kinds.ts';
import { outcomes } from '../rules/chance.ts';
import { actors, legal } from '../rules/legal.ts';
import { pointsOf } from '../rules/points.ts';
import { discardOf, giftOf, pickedBy } from '../rules/robber.ts';
import { dealtHarbours, dealtHexes, nextRed, nextWithoutToken, placerAfter } from '../rules/start.ts';
import { RANDOM } from '../setup.ts';
import { DESERT, dueStep, ENDING, FIRST_STEP, SEAT_BITS, STACK, STEP, type State } from '../state.ts';
import { edgeName } from '../words/names.ts';
import { areChoicesSound, isStackSound } from './stack.ts';

export type Reason = readonly [message: string, rule: string];

/** Steps in which chance deals the board. */
const DEALING: readonly number[] = [
  ...[STEP.terrain, STEP.corner, STEP.redToken, STEP.token, STEP.harbour, STEP.first, STEP.shipBay],
];

function count(values: Uint8Array, wanted: number, length: number): number {
  let found = 0;
  for (let i = 0; i < length; i += 1) if (values[i] === wanted) found += 1;
  return found;
}

/** Whether the next thing dealt is the one that a set-up at this step deals next. */
function isDealtNext(s: State): boolean {
  const { board, harbourEdges, options } = s.setup;
  const land = board.hexes.length;
  const terrains = dealtHexes(s);
  const harbours = dealtHarbours(s);
  const hasToken = s.token.some((token) => token > 0);
  const isWhole =
    terrains === land && (s.step === STEP.token || s.step === STEP.redToken || nextWithoutToken(s) === NONE);
  // Nothing is dealt out of order.
  if (s.terrain.subarray(terrains).some((terrain) => terrain > 0)) return false;
  if (count(s.harbour, 0, board.edges) !== board.edges - harbours) return false;
  switch (s.step) {
    case STEP.terrain:
      return terrains < land && !hasToken && harbours === 0;
    case STEP.corner:
      return terrains === land && options.tokens === 'spiral' && !hasToken && harbours === 0;
    case STEP.redToken:
    case STEP.token:
      return isWhole && options.tokens === 'random' && nextRed(s) > 0 === (s.step === STEP.redToken) && harbours === 0;
    case STEP.harbour:
      return isWhole && options.harbours === 'random' && harbours < harbourEdges.length;
    case STEP.first:
      return isWhole && harbours === harbourEdges.length && s.setup.firstSeat === RANDOM;
    default:
      return isWhole && harbours === harbourEdges.length && s.setup.isRoaming && s.setup.shipBay === RANDOM;
  }
}

/** The state of the board: dealt so far in a set-up, complete after it. */
function* boardProblems(s: State): Generator<Reason> {
  const { board, harbourEdges } = s.setup;
  const land = board.hexes.length;
  for (let hex = 0; hex < land; hex += 1) {
    if (s.token[hex] === 7 || s.token[hex] === 1) yield [`has a token ${s.token[hex]}: there is none.`, 'IK-015'];
    if (s.terrain[hex] === 0 && (s.step !== STEP.terrain || s.token[hex] > 0))
      yield [`has no terrain on h${hex}.`, 'IK-028'];
  }
  for (let edge = 0; edge < board.edges; edge += 1) {
    if (s.harbour[edge] > 0 && board.edgeHexes[edge] !== 1)
      yield [`has a harbour on ${edgeName(s.setup, edge)}, which is no coast.`, 'IK-016'];
  }
  if (!DEALING.includes(s.step)) return;
  for (const [terrain, most] of TERRAINS.map((_, i) => [i, board.terrains[i]] as const)) {
    if (count(s.terrain, terrain + 1, land) > most) yield ['has more of a terrain than is dealt.', 'IK-028'];
  }
  for (let token = 2; token <= 12; token += 1) {
    const most = board.tokens.filter((one) => one === token).length;
    if (count(s.token, token, land) > most) yield [`has more tokens ${token} than are laid.`, 'IK-029'];
  }
  for (let hex = 0; hex < land; hex += 1) {
    if (s.token[hex] > 0 && s.terrain[hex] === DESERT) yield ['has a token on a desert.', 'IK-015'];
  }
  for (const [kind, most] of HARBOURS.map((_, i) => [i, board.harbours[i]] as const)) {
    if (count(s.harbour, kind + 1, board.edges) > most) yield ['has more of a harbour than is dealt.', 'IK-030'];
  }
  for (let edge = 0; edge < board.edges; edge += 1) {
    if (s.harbour[edge] > 0 && !harbourEdges.includes(edge)) yield ['has a harbour where none is dealt.', 'IK-030'];
  }
  if (!isDealtNext(s)) yield ['stands at another step of the set-up than what is dealt.', 'IK-028'];
}

/** Buildings and roads of a set-up: those due so far by its order. */
function* setUpProblems(s: State): Generator<Reason> {
  const { seats } = s.setup;
  const isPlacing = s.step === STEP.settle || s.step === STEP.setRoad;
  if (s.interrupts > 0 || s.turn > 0)
    yield ['stands in the set-up, where nothing breaks in and no turn is counted.', 'IK-041'];
  if (s.placed >= 2 * seats || (!isPlacing && s.placed > 0)) yield ['has more placements than there are.', 'IK-041'];
  if (isPlacing && s.active !== placerAfter(s, s.placed))
    yield ['stands with a player who does not place now.', 'IK-041'];
  const made = new Array<number>(seats).fill(0);
  for (let i = 0; i < s.placed; i += 1) made[placerAfter(s, i)] += 1;
  for (let seat = 0; seat < seats; seat += 1) {
    const isHalf = s.step === STEP.setRoad && seat === s.active ? 1 : 0;
    const built = s.settlementPieces[seat] + s.cityPieces[seat];
    if (built !== made[seat] + isHalf || s.roads[seat] !== made[seat])
      yield [`has other pieces of P${seat + 1} than the set-up brought.`, 'IK-041'];
  }
  if (s.knight.some((knight) => knight > 0) || s.barbarianLevel.some((level) => level > 0))
    yield ['has knights or barbarians in the set-up.', 'IK-039'];
  if (s.step === STEP.setRoad && (s.site[s.last] & SEAT_BITS) !== s.active + 1)
    yield ['asks for a road at no building of its player.', 'IK-046'];
  if (s.step !== STEP.setRoad && s.last > 0) yield ['names a building that no road is asked for.', 'IK-046'];
}

/** Whether an Alchemist was played: its owner sets the dice before the roll (IK-209). */
function isSetting(s: State): boolean {
  return s.step === STEP.preRoll && s.alchemist === 1;
}

/** Steps at which dice and event are not checked: after the roll they may be anything. */
function isAfterRoll(s: State): boolean {
  return s.step === STEP.action || s.step === STEP.special || s.step === STEP.over;
}

/** Production dice: none rolled, only red, or both. */
function* diceProblems(s: State): Generator<Reason> {
  const isSet = isSetting(s);
  if (!isAfterRoll(s) && !isSet) {
    const wanted = s.step === STEP.preRoll || s.step === STEP.red ? 0 : s.step === STEP.yellow ? 1 : 2;
    const thrown = Number(s.red > 0) + Number(s.yellow > 0);
    if (thrown !== wanted || (wanted === 1 && s.red === 0)) yield ['has other dice than its step.', 'IK-057'];
  }
  if (isSet && s.interrupts === 0 && (s.red === 0 || s.yellow === 0))
    yield ['has an Alchemist without dice.', 'IK-209'];
  if (isSet && s.yellow > 0 && s.interrupts > 0) yield ['has an Alchemist open whose dice are set.', 'IK-209'];
}

/** The event die of the forms that have one, and the dice of marches. */
function* eventDieProblems(s: State): Generator<Reason> {
  const { isBase, isRoaming, options } = s.setup;
  if (isBase && (s.event > 0 || s.alchemist > 0 || s.landed > 0))
    yield ['has an event die; the base form has none.', 'IK-057'];
  const isThrown = s.step !== STEP.preRoll && s.step !== STEP.red && s.step !== STEP.yellow && s.step !== STEP.event;
  const needsEvent = !isBase && isThrown && !isAfterRoll(s) && s.step !== STEP.marchDie;
  if (needsEvent ? s.event === 0 : !isThrown && s.event > 0) yield ['has another event die than its step.', 'IK-058'];
  if (s.step === STEP.marchDie && !(isRoaming && !options.alchemistSteers && s.alchemist === 1))
    yield ['asks for a die that is not rolled.', 'IK-210'];
  if (s.step === STEP.event && isBase) yield ['asks for an event die; the base form has none.', 'IK-057'];
}

/** The ship's place on its track, from the set-up on. */
function* shipProblems(s: State): Generator<Reason> {
  const { shipSteps, firstLandingGrace } = s.setup.options;
  const steps = shipSteps + (s.invasion === 0 ? firstLandingGrace : 0);
  if (s.ship >= steps) yield ['has the ship beyond its track.', 'IK-242'];
}

/** Steps of the turn itself. */
function* turnProblems(s: State): Generator<Reason> {
  const { isBase, options, hasSpecial } = s.setup;
  if (s.placed > 0 || s.last > 0) yield ['counts placements after the set-up.', 'IK-041'];
  if (s.turn < 1 || s.turn > options.turnLimit)
    yield [`stands in turn ${s.turn}; there are ${options.turnLimit}.`, 'IK-307'];
  yield* diceProblems(s);
  yield* eventDieProblems(s);
  const isBuilding = s.builder > 0;
  if ((s.step === STEP.special) !== isBuilding || s.builder === s.active + 1 || (isBuilding && !hasSpecial))
    yield ['has another special building phase than its step.', 'IK-317'];
  if (s.offers > options.offersPerTurn) yield [`has ${s.offers} offers; there are ${options.offersPerTurn}.`, 'IK-099'];
  if (isBase && s.ship + s.invasion > 0) yield ['has a ship; the base form has none.', 'IK-242'];
  if ((s.step === STEP.over) !== (s.reason !== ENDING.none))
    yield ['is over without a reason, or goes on with one.', 'IK-305'];
  if (s.step === STEP.over && s.interrupts > 0) yield ['is over with something open.', 'IK-305'];
}

/** Checks that somebody can act. */
function* goingOnProblems(s: State): Generator<Reason> {
  const { seats, bounds } = s.setup;
  for (let seat = 0; seat < seats; seat += 1) {
    if (pointsOf(s, seat) > bounds.score[1]) yield [`has more points of P${seat + 1} than there can be.`, 'IK-300'];
  }
  const acting = actors(s);
  if (acting === CHANCE) {
    const list = new OutcomeList(bounds.outcomes);
    outcomes(s, list);
    if (list.length === 0) yield ['asks for something that chance cannot bring.', 'IK-009'];
  }
  const moves = new MoveList(bounds.moves);
  for (let seat = 0; seat < seats; seat += 1) {
    if (!isActing(acting, seat)) continue;
    legal(s, seat, moves);
    if (moves.length === 0) yield [`asks P${seat + 1} for something that cannot be done.`, 'IK-004'];
  }
}

/** Seats that must pick cards, or have picked them: as many as a discard (IK-078) or a gift (IK-241) takes. */
function* pickProblems(s: State): Generator<Reason> {
  const step = dueStep(s);
  if (step !== STEP.discard && step !== STEP.wedding) return;
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    const asked = s.due[seat] + pickedBy(s, seat);
    if (asked === 0 && !isActing(STACK.seats(s), seat)) continue;
    const whole = step === STEP.discard ? discardOf(s, seat) : giftOf(s, seat);
    if (asked === whole && whole > 0) continue;
    const name = `P${seat + 1}`;
    const size = s.handSize[seat];
    if (step === STEP.discard) yield [`asks ${name} for ${asked} cards; half of ${size} is ${whole}.`, 'IK-078'];
    else yield [`asks ${name} for a gift of ${asked} cards out of ${size}; it is 2, or all if fewer.`, 'IK-241'];
  }
}

/** Problems of a match's stage; the pieces and cards must have been checked before. */
export function* courseProblems(s: State): Generator<Reason> {
  yield* boardProblems(s);
  yield* shipProblems(s);
  const isSetUp = DEALING.includes(s.step) || s.step === STEP.settle || s.step === STEP.setRoad;
  yield* isSetUp ? setUpProblems(s) : turnProblems(s);
  if (dueStep(s) >= FIRST_STEP.inner) yield ['stands where nobody decides; name what is decided next.', 'IK-004'];
  if (!isStackSound(s)) yield ['has something open that cannot be open there.', 'IK-004'];
  yield* pickProblems(s);
  if (!areChoicesSound(s)) yield ['has cards picked, an offer or answers that cannot be there.', 'IK-004'];
  yield* goingOnProblems(s);
}
