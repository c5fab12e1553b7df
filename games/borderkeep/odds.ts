import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { playoutMove } from './bot/policy.ts';
import { KINDS } from './deck.ts';
import type { Event } from './events.ts';
import { apply } from './rules/apply.ts';
import { drawOutcome } from './rules/chance.ts';
import { diceOf, endOf, firstOf, hitsLeft, initOf } from './rules/fighters.ts';
import { actors } from './rules/legal.ts';
import { builtOf } from './rules/town.ts';
import { COPIES, MINION, TAG_SPELLS } from './setup.ts';
import { ATTACK_DIE, SIDE, type State } from './state.ts';

/** How a battle may end, as shares that add up to 1. */
export interface Odds {
  /** The attacking side wins, and the town loses structures. */
  readonly attackers: number;
  /** The town holds. */
  readonly town: number;
  /** Neither can hurt the other. */
  readonly neither: number;
  /** True where the figures are exact for the stated way of placing hits; else `error` is a standard error. */
  readonly isExact: boolean;
  readonly error: number;
}

/** Battles played out where spells make the exact table too large. */
const SAMPLES = 2_500;

/** One side as the table needs it: units in the order in which they take hits, and dice by level and damage. */
interface Line {
  /** Hits that beat the side, and all hits together. */
  readonly beaten: number;
  readonly total: number;
  /** `dice[level * (total + 1) + damage]`. */
  readonly dice: Int32Array;
}

/** BK-61: initiatives that anybody attacks at, from the highest. */
function levelsOf(s: State): number[] {
  const levels = new Set<number>();
  for (const side of [0, 1]) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) if (diceOf(s, at) > 0) levels.add(initOf(s, at));
  }
  for (const card of s.setup.groups.engines) {
    if (builtOf(s, s.victim, card) > 0) levels.add(s.setup.tables.unitInit[card]);
  }
  return [...levels].sort((a, b) => b - a);
}

/**
 * The stated way of placing hits: those of the attacking side and of the town go where BK-86 sends them (fewest hits
 * left, then most dice, then higher initiative, then order); on the attacking side its minions come last, since the
 * battle is over without them (BK-67). A unit that is hit stays the weakest, so that the order never changes.
 */
function lineOf(s: State, side: number, levels: readonly number[]): Line {
  const order: number[] = [];
  for (let at = firstOf(side); at < endOf(s, side); at += 1) if (hitsLeft(s, at) > 0) order.push(at);
  const isLast = (at: number): number => (side === 0 && s.fighter[at] === MINION ? 1 : 0);
  order.sort(
    (a, b) =>
      isLast(a) - isLast(b) ||
      hitsLeft(s, a) - hitsLeft(s, b) ||
      diceOf(s, b) - diceOf(s, a) ||
      initOf(s, b) - initOf(s, a) ||
      a - b,
  );
  let beaten = 0;
  let total = 0;
  for (const at of order) {
    total += hitsLeft(s, at);
    if (isLast(at) === 0) beaten = total;
  }
  const dice = new Int32Array(levels.length * (total + 1));
  for (const [level, init] of levels.entries()) {
    for (let damage = 0; damage <= total; damage += 1) {
      let sum = side === 1 && damage < total ? engineDice(s, init) : 0;
      let fallen = 0;
      for (const at of order) {
        fallen += hitsLeft(s, at);
        if (fallen > damage && initOf(s, at) === init) sum += diceOf(s, at);
      }
      dice[level * (total + 1) + damage] = sum;
    }
  }
  return { beaten, total, dice };
}

function engineDice(s: State, init: number): number {
  const { engines } = s.setup.groups;
  const { unitInit, unitDice } = s.setup.tables;
  let sum = 0;
  for (const card of engines) if (unitInit[card] === init) sum += builtOf(s, s.victim, card) * unitDice[card];
  return sum;
}

/** C-04: the chance of k ones on n dice, all that is beyond `most` together. */
function ones(n: number, most: number): Float64Array {
  const row = new Float64Array(most + 1);
  let chance = (5 / 6) ** n;
  let rest = 1;
  for (let k = 0; k < most; k += 1) {
    row[k] = chance;
    rest -= chance;
    chance = (chance * (n - k)) / ((k + 1) * 5);
  }
  row[most] = rest > 0 ? rest : 0;
  return row;
}

/** The table of one battle without spells: the chance that the attacking side wins, by level and damage of both sides. */
class Battle {
  readonly #levels: number;
  readonly #a: Line;
  readonly #b: Line;
  readonly #wins: Float64Array;
  readonly #holds: Float64Array;
  readonly #rows = new Map<number, Float64Array>();
  readonly #bothFall: number;

  constructor(s: State, levels: readonly number[]) {
    this.#levels = levels.length;
    this.#a = lineOf(s, 0, levels);
    this.#b = lineOf(s, 1, levels);
    const cells = (levels.length + 1) * (this.#a.total + 1) * (this.#b.total + 1);
    this.#wins = new Float64Array(cells);
    this.#holds = new Float64Array(cells);
    this.#bothFall = s.setup.options.mutualDestruction === 'loss' ? 1 : 0;
    for (let a = this.#a.total; a >= 0; a -= 1) for (let b = this.#b.total; b >= 0; b -= 1) this.#fill(a, b);
  }

  #cell(level: number, a: number, b: number): number {
    return (level * (this.#a.total + 1) + a) * (this.#b.total + 1) + b;
  }

  #row(n: number, most: number): Float64Array {
    const key = n * 1024 + most;
    const known = this.#rows.get(key);
    if (known !== undefined) return known;
    const made = ones(n, most);
    this.#rows.set(key, made);
    return made;
  }

  /** Every level of a damage: what the next level leads to, and the same damage again by solving for itself. */
  #fill(a: number, b: number): void {
    const { beaten } = this.#a;
    const isOver = a >= beaten || b >= this.#b.total;
    if (isOver) {
      const attackers = a >= beaten ? (b >= this.#b.total ? this.#bothFall : 0) : 1;
      for (let level = 0; level <= this.#levels; level += 1) {
        this.#wins[this.#cell(level, a, b)] = attackers;
        this.#holds[this.#cell(level, a, b)] = 1 - attackers;
      }
      return;
    }
    // By level: value = known + stay * (value of the next segment's first level).
    const wins = new Float64Array(this.#levels + 1);
    const holds = new Float64Array(this.#levels + 1);
    const stay = new Float64Array(this.#levels + 1);
    stay[this.#levels] = 1;
    for (let level = this.#levels - 1; level >= 0; level -= 1) {
      const byA = this.#row(this.#a.dice[level * (this.#a.total + 1) + a] as number, this.#b.total - b);
      const byB = this.#row(this.#b.dice[level * (this.#b.total + 1) + b] as number, this.#a.total - a);
      let win = 0;
      let hold = 0;
      for (let i = 0; i < byB.length; i += 1) {
        if (byB[i] === 0) continue;
        for (let j = 0; j < byA.length; j += 1) {
          const chance = byB[i] * byA[j];
          if (chance === 0) continue;
          if (i === 0 && j === 0) {
            win += chance * wins[level + 1];
            hold += chance * holds[level + 1];
            stay[level] = chance * stay[level + 1];
            continue;
          }
          const cell = this.#cell(level + 1, a + i, b + j);
          win += chance * this.#wins[cell];
          hold += chance * this.#holds[cell];
        }
      }
      wins[level] = win;
      holds[level] = hold;
    }
    const leaves = 1 - stay[0];
    const win = leaves > 1e-12 ? wins[0] / leaves : 0;
    const hold = leaves > 1e-12 ? holds[0] / leaves : 0;
    for (let level = 0; level <= this.#levels; level += 1) {
      this.#wins[this.#cell(level, a, b)] = wins[level] + stay[level] * win;
      this.#holds[this.#cell(level, a, b)] = holds[level] + stay[level] * hold;
    }
  }

  /** Odds from a level on, with hits already rolled and dice still to roll at the level before it. */
  odds(level: number, rolled: readonly [number, number], left: readonly [number, number]): Odds {
    const byA = this.#row(left[0], this.#b.total);
    const byB = this.#row(left[1], this.#a.total);
    let attackers = 0;
    let town = 0;
    for (let i = 0; i < byB.length; i += 1) {
      for (let j = 0; j < byA.length; j += 1) {
        const chance = byB[i] * byA[j];
        const cell = this.#cell(level, Math.min(this.#a.total, rolled[1] + i), Math.min(this.#b.total, rolled[0] + j));
        attackers += chance * this.#wins[cell];
        town += chance * this.#holds[cell];
      }
    }
    return { attackers, town, neither: Math.max(0, 1 - attackers - town), isExact: true, error: 0 };
  }
}

/** Whether spells may still change the battle: a living caster, or one that is ensorcelled. */
function hasMagic(s: State): boolean {
  for (const side of [0, 1]) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      const kind = s.fighter[at];
      if (s.bound[at] === 1 || (kind < KINDS && (s.setup.tables.tags[kind] & TAG_SPELLS) !== 0)) return true;
    }
  }
  return false;
}

/** Dice still to be rolled at the present initiative, by side. */
function diceLeft(s: State): [number, number] {
  const left: [number, number] = [0, 0];
  if (s.step !== ATTACK_DIE) return left;
  const isEngine = s.roller >= 2 * SIDE;
  left[isEngine || s.roller >= SIDE ? 1 : 0] = s.left;
  for (const side of [0, 1] as const) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      if (at > s.roller && initOf(s, at) === s.level) left[side] += diceOf(s, at);
    }
  }
  const { engines } = s.setup.groups;
  const { unitInit, unitDice } = s.setup.tables;
  for (const [i, card] of engines.entries()) {
    for (let copy = 0; copy < builtOf(s, s.victim, card); copy += 1) {
      const place = 2 * SIDE + i * COPIES + copy;
      if (place > s.roller && unitInit[card] === s.level) left[1] += unitDice[card];
    }
  }
  return left;
}

/** Battles played out by dice and by sensible players. */
function sampled(s: State, samples: number, seed: string): Odds {
  const rng = new Rng(seed);
  const trial = s.clone();
  const events: Event[] = [];
  let attackers = 0;
  let town = 0;
  for (let i = 0; i < samples; i += 1) {
    trial.copyFrom(s);
    while (trial.count[0] > 0) {
      events.length = 0;
      const acting = actors(trial);
      if (acting === CHANCE) apply(trial, CHANCE, drawOutcome(trial, rng), events);
      else apply(trial, trial.actor, playoutMove(trial, trial.actor, rng), events);
    }
    const ended = events.find((event) => event.kind === 'battleEnded');
    if (ended?.winner === 0) attackers += 1;
    else if (ended?.winner === 1) town += 1;
  }
  const share = attackers / samples;
  return {
    attackers: share,
    town: town / samples,
    neither: (samples - attackers - town) / samples,
    isExact: false,
    error: Math.sqrt((share * (1 - share)) / samples),
  };
}

/**
 * The odds of the battle that a state is in, at any of its moments: of the dice rolled, the hits placed and those still
 * to place. Exact without living casters, by a table over the damage of both sides; raiders are taken to fight on, and
 * the limit of BK-72 is left out of account. With casters it is sampled.
 * @param samples battles played out where it is not exact
 * @param seed of their dice: who samples in several goes gives each one of its own
 * @throws where no battle is being fought
 */
export function battleOdds(s: State, samples: number = SAMPLES, seed = 'odds'): Odds {
  if (s.count[0] === 0) throw new Error('no battle is being fought');
  if (hasMagic(s)) return sampled(s, samples, seed);
  const levels = levelsOf(s);
  const battle = new Battle(s, levels);
  // Inside a segment the levels below the present one follow; the hits of the present one take effect first.
  const isInside = s.level > 0 && s.level < 255;
  const next = isInside ? levels.findIndex((init) => init < s.level) : 0;
  const from = next < 0 ? levels.length : next;
  return battle.odds(from, isInside ? [s.hits[0], s.hits[1]] : [0, 0], diceLeft(s));
}
