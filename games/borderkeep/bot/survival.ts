import { structuresOf } from '../rules/town.ts';
import { BATTLE } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { battleLossRate, moatOf, townPower } from './features.ts';
import { describeAlone, lossTo, SOLO_FEATURES } from './solo-features.ts';
import * as weights from './solo-weights.ts';
import { TERM } from './term-names.ts';
import { turnsLeft } from './values.ts';

/** Turns left at the start of the solo game, and at the end of its opening. */
const SOLO_TURNS = 68;
const OPENING_ENDS = 48;
/** Faces of the die for the structures lost in a battle (BK-68). */
const LOSS_DIE = 6;

const town = new Float64Array(SOLO_FEATURES);
const power = new Float64Array(2);

/** The weight of a feature with this many turns left: constant, early game, opening. */
function weighed(table: readonly (readonly number[])[], i: number, early: number, opening: number): number {
  const [base, fading, first] = table[i];
  return base + early * fading + opening * first;
}

/** The sum for a town without its structures and walls. */
function sumOfTown(s: State, isBeaten: boolean, early: number, opening: number): number {
  describeAlone(s, isBeaten, town);
  let sum = weighed(weights.CONSTANT, 0, early, opening);
  for (let i = 0; i < SOLO_FEATURES; i += 1) sum += town[i] * weighed(weights.TOWN, i, early, opening);
  return sum;
}

/** The sum for this many structures and walls; `risk` is the town's chance to be beaten next turn, times four. */
function sumOfStanding(structures: number, walls: number, risk: number, early: number, opening: number): number {
  const all = structures + walls;
  let sum = (structures / 5) * weighed(weights.STANDING, 0, early, opening);
  sum += Math.exp(-all / 2) * weighed(weights.STANDING, 1, early, opening);
  sum += Math.exp(-all / 4) * weighed(weights.STANDING, 2, early, opening);
  sum += Math.exp(-all / 8) * weighed(weights.STANDING, 3, early, opening);
  sum += (walls / 4) * weighed(weights.STANDING, 4, early, opening);
  if (walls <= 1) sum += weighed(weights.STANDING, 5, early, opening);
  sum += Math.exp(-structures / 3) * weighed(weights.STANDING, 6, early, opening);
  return sum + risk * Math.exp(-all / 3) * weighed(weights.STANDING, 7, early, opening);
}

/** The chance to lose the current battle, or the one brought by a monster drawn this turn. */
function chanceOfLoss(s: State): number {
  if (s.step === STEP.lose) return 0;
  if (s.count[0] > 0) return battleLossRate(s);
  const card = s.attackCard - 1;
  if (card < 0 || s.setup.tables.attack[card] !== BATTLE) return 0;
  townPower(s, 0, power);
  return lossTo(s.setup, card, power[0], power[1], moatOf(s, 0));
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** By feature of `describeAlone`: its term. */
const { defence, income, means } = TERM;
const TERM_ALONE = [
  ...[defence, defence, defence, defence, defence, defence, defence, defence, defence, defence, defence],
  ...[income, income, income, income, income, income],
  ...[means, means, means, means, means, means, means, means, means],
  ...[income, defence],
];
/** The cost of a lost battle, in units of the sum: about that of a die of structures. */
const BATTLE_COST = 2;

/** The terms of survival alone: structures and walls go together. */
export function measureAlone(s: State, out: Float64Array): void {
  const early = earlyIn(turnsLeft(s));
  const opening = openingIn(early);
  describeAlone(s, false, town);
  for (let i = 0; i < SOLO_FEATURES; i += 1) out[TERM_ALONE[i]] += town[i] * weighed(weights.TOWN, i, early, opening);
  const structures = structuresOf(s, 0);
  const standing = sumOfStanding(structures, s.walls[0], 0, early, opening);
  out[TERM.structures] = standing;
  // The more a town has to lose, the more its weakness counts.
  out[TERM.defence] += sumOfStanding(structures, s.walls[0], town[1], early, opening) - standing;
  out[TERM.battle] = -BATTLE_COST * chanceOfLoss(s);
}

/** How early it is with this many turns left, 1 .. 0. */
const earlyIn = (turns: number): number => Math.min(turns, SOLO_TURNS) / SOLO_TURNS;
/** How much of the opening is left, 1 .. 0. */
const openingIn = (early: number): number =>
  Math.max(0, early * SOLO_TURNS - OPENING_ENDS) / (SOLO_TURNS - OPENING_ENDS);

/**
 * The chance that a town alone stands at the end, 0..1. A battle begun or drawn is weighed by its chance of being lost.
 */
export function survival(s: State): number {
  const early = earlyIn(turnsLeft(s));
  const opening = openingIn(early);
  const due = s.step === STEP.lose ? s.left : 0;
  const standing = structuresOf(s, 0);
  const structures = Math.max(0, standing - due);
  const walls = s.walls[0] - Math.max(0, due - standing);
  const loss = chanceOfLoss(s);
  let chance = 0;
  if (loss < 1) {
    const sum = sumOfTown(s, false, early, opening);
    chance += (1 - loss) * logistic(sum + sumOfStanding(structures, walls, town[1], early, opening));
  }
  if (loss > 0) {
    const sum = sumOfTown(s, true, early, opening);
    for (let die = 1; die <= LOSS_DIE; die += 1) {
      const left = Math.max(0, structures - die);
      const rest = walls - Math.max(0, die - structures);
      if (rest > 0) chance += (loss / LOSS_DIE) * logistic(sum + sumOfStanding(left, rest, town[1], early, opening));
    }
  }
  return chance;
}
