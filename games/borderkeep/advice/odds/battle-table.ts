import { type Line, leftOf } from './line.ts';
import { ones } from './ones.ts';

/** Two chances closer than this count as equal: sums differ that much by rounding. */
const SAME = 1e-12;

/**
 * The way in which a side's hits are placed: optimally by its player, or by one of the fixed rules of a solo monster
 * (BK-86).
 */
export type Placer = 'best' | 'weakest' | 'strongest' | 'random';

/** Everything that determines the odds of a battle without spells. */
export interface Battle {
  /** The attacking side and the town. */
  readonly lines: readonly [Line, Line];
  /** Initiatives with an attack, highest first. */
  readonly levels: readonly number[];
  /** Dice of the town's engines by initiative. */
  readonly engines: ReadonlyMap<number, number>;
  readonly placers: readonly [Placer, Placer];
  /** Whether the attacking side wins if both fall together (option mutualDestruction). */
  readonly isMutualWin: boolean;
}

/**
 * The value of a battle: the chances that the attacking side wins and that the town holds. 0 and 1 are exact, never the
 * result of rounding.
 */
export interface Worth {
  readonly wins: number;
  readonly holds: number;
}

/**
 * Results of the hits of one initiative: for each pair of damages, a row of all pairs of hits, `i * (most[1] + 1) + j`
 * for i hits of the attacking side and j of the town. One more hit leads to the row of a worse damage, shifted by one
 * hit.
 */
interface Planes {
  /** The most hits that make a difference, of the attacking side and of the town. */
  readonly most: readonly [number, number];
  /** Length of a row. */
  readonly length: number;
  readonly wins: Float64Array;
  /** The same array as `wins` if a battle always ends one way or the other: then nothing else is needed. */
  readonly holds: Float64Array;
}

/** An outcome still open to the dice is not certain: all may miss up to the limit. */
function open(chance: number): number {
  return chance < 1 ? chance : 1 - Number.EPSILON;
}

/** The most hits that make a difference, by initiative and side. */
function mostHits({ lines, levels, engines }: Battle): readonly (readonly [number, number])[] {
  const hits = lines.map(({ room }) => room.reduce((sum, one) => sum + one, 0));
  return levels.map((level) => {
    const most = lines.map(({ dice, init }, side) => {
      const own = dice.reduce((sum, one, u) => sum + (init[u] === level ? one : 0), 0);
      const all = own + (side === 1 ? (engines.get(level) ?? 0) : 0);
      return Math.min(all, hits[1 - side]);
    });
    return [most[0], most[1]] as const;
  });
}

/** Half the size of a battle's table, in numbers. */
export function cellsOf(battle: Battle): number {
  const pairs = mostHits(battle).reduce((sum, [a, b]) => sum + (a + 1) * (b + 1), 0);
  return battle.lines[0].size * battle.lines[1].size * (pairs + battle.levels.length);
}

/** Where the next hit may go, by damage and unit: the resulting damage, or -1. */
function stepsOf(line: Line, placer: Placer): Int32Array {
  const units = line.room.length;
  const steps = new Int32Array(line.size * units).fill(-1);
  for (let damage = 0; damage < line.size; damage += 1) {
    let only = -1;
    for (let u = 0; u < units; u += 1) {
      if (leftOf(line, damage, u) === 0) continue;
      if (placer === 'best' || placer === 'random') {
        steps[damage * units + u] = damage + line.stride[u];
      } else if (only < 0 || isBefore(line, damage, u, only, placer)) only = u;
    }
    if (only >= 0) steps[damage * units] = damage + line.stride[only];
  }
  return steps;
}

/** BK-86, option soloTargeting: whether the rule prefers a unit to another. */
function isBefore(line: Line, damage: number, u: number, than: number, placer: Placer): boolean {
  const hits = leftOf(line, damage, than) - leftOf(line, damage, u);
  const dice = line.dice[u] - line.dice[than];
  const init = line.init[u] - line.init[than];
  const order = placer === 'strongest' ? [dice, hits, init] : [hits, dice, init];
  return (order.find((one) => one !== 0) ?? 0) > 0;
}

/**
 * The odds of a battle without spells, from every damage of both sides. Damage only grows, so each pair of damages is
 * computed from worse ones. If a whole segment passes without a hit, the battle returns to the same state, so these
 * equations are solved. A player who places hits maximizes his side's goal: for the attackers the chance to win, for
 * the town the chance to hold.
 */
export class BattleTable {
  readonly #battle: Battle;
  readonly #sizes: readonly [number, number];
  readonly #planes: readonly Planes[];
  /** By level, side and damage: dice rolled. */
  readonly #dice: readonly (readonly [Uint16Array, Uint16Array])[];
  readonly #steps: readonly [Int32Array, Int32Array];
  /** Bit 0: the attacking side is beaten; bit 1: the town is. */
  readonly #fallen: readonly [Uint8Array, Uint8Array];
  /** No limit, and both sides have dice as long as they stand: one of them wins. */
  readonly #isDecisive: boolean;
  /** At the start of a segment, by damages. */
  readonly #startWins: Float64Array;
  readonly #startHolds: Float64Array;

  /** @param segments the current one and those after it, if the limit of BK-72 matters; else null */
  constructor(battle: Battle, segments: number | null) {
    this.#battle = battle;
    const { lines, levels, engines, placers } = battle;
    this.#sizes = [lines[0].size, lines[1].size];
    const cells = lines[0].size * lines[1].size;
    this.#isDecisive = segments === null && lines.every(({ dice }) => dice.every((own) => own > 0));
    this.#planes = mostHits(battle).map((most) => {
      const length = (most[0] + 1) * (most[1] + 1);
      const wins = new Float64Array(length * cells);
      return { most, length, wins, holds: this.#isDecisive ? wins : new Float64Array(length * cells) };
    });
    this.#startWins = new Float64Array(cells);
    this.#startHolds = new Float64Array(cells);
    this.#steps = [stepsOf(lines[0], placers[1]), stepsOf(lines[1], placers[0])];
    this.#fallen = [beatenOf(lines[0]), beatenOf(lines[1])];
    this.#dice = levels.map((level) => [diceAt(lines[0], level, 0), diceAt(lines[1], level, engines.get(level) ?? 0)]);
    if (segments === null) this.#solve();
    else this.#run(segments);
  }

  #isOver(a: number, b: number): boolean {
    return this.#fallen[0][a] + this.#fallen[1][b] > 0;
  }

  /** BK-67, BK-68. */
  #winsAtEnd(a: number, b: number): number {
    if (this.#fallen[0][a] === 0) return 1;
    return this.#fallen[1][b] === 1 && this.#battle.isMutualWin ? 1 : 0;
  }

  /** Fills in the results of one or more hits at a pair of damages, once all worse damages are known. */
  #place(planes: Planes, a: number, b: number): void {
    const sizeB = this.#sizes[1];
    const { most, length } = planes;
    const [stepsA, stepsB] = this.#steps;
    const [placerA, placerB] = this.#battle.placers;
    const unitsA = this.#battle.lines[0].room.length;
    const unitsB = this.#battle.lines[1].room.length;
    const row = (a * sizeB + b) * length;
    // The town places last: only its hits are left.
    const onA = { steps: stepsA, from: a * unitsA, units: unitsA, base: b * length, scale: sizeB * length };
    choose(planes, row + 1, row, onA, most[1], placerB, -1);
    // The attacking side places first: one of its hits, then the result of all others.
    const width = most[1] + 1;
    const onB = { steps: stepsB, from: b * unitsB, units: unitsB, base: a * sizeB * length, scale: length };
    choose(planes, row + width, row, onB, most[0] * width, placerA, 1);
  }

  /** The mean over the dice of one level: of all results that change something, with all-miss apart. */
  #mean(level: number, a: number, b: number): { wins: number; holds: number; stay: number } {
    const { most, length, wins, holds } = this.#planes[level];
    const row = (a * this.#sizes[1] + b) * length;
    const [diceA, diceB] = this.#dice[level];
    const byA = ones(diceA[a], most[0]);
    const byB = ones(diceB[b], most[1]);
    let win = 0;
    let hold = 0;
    for (let i = 0; i < byA.length; i += 1) {
      for (let j = i === 0 ? 1 : 0; j < byB.length; j += 1) {
        const chance = byA[i] * byB[j];
        const at = row + i * (most[1] + 1) + j;
        win += chance * wins[at];
        hold += chance * holds[at];
      }
    }
    return { wins: win, holds: hold, stay: byA[0] * byB[0] };
  }

  /** Without a limit: solves each pair of damages for all levels at once. */
  #solve(): void {
    const [sizeA, sizeB] = this.#sizes;
    const levels = this.#planes.length;
    const win = new Float64Array(levels + 1);
    const hold = new Float64Array(levels + 1);
    const stay = new Float64Array(levels + 1);
    for (let a = sizeA - 1; a >= 0; a -= 1) {
      for (let b = sizeB - 1; b >= 0; b -= 1) {
        const here = a * sizeB + b;
        if (this.#isOver(a, b)) {
          const wins = this.#winsAtEnd(a, b);
          this.#startWins[here] = wins;
          this.#startHolds[here] = 1 - wins;
          for (const planes of this.#planes) {
            planes.holds[here * planes.length] = 1 - wins;
            planes.wins[here * planes.length] = wins;
            this.#place(planes, a, b);
          }
          continue;
        }
        for (const planes of this.#planes) this.#place(planes, a, b);
        // From each level on: the known part, and the probability that the segment ends with nothing changed.
        win[levels] = 0;
        hold[levels] = 0;
        stay[levels] = 1;
        for (let level = levels - 1; level >= 0; level -= 1) {
          const mean = this.#mean(level, a, b);
          win[level] = mean.wins + mean.stay * win[level + 1];
          hold[level] = mean.holds + mean.stay * hold[level + 1];
          stay[level] = mean.stay * stay[level + 1];
        }
        const leaves = stay[0] < 1 ? 1 / (1 - stay[0]) : 0;
        this.#startWins[here] = open(win[0] * leaves);
        this.#startHolds[here] = this.#isDecisive ? 1 - this.#startWins[here] : open(hold[0] * leaves);
        for (const [level, planes] of this.#planes.entries()) {
          planes.holds[here * planes.length] = open(hold[level + 1] + stay[level + 1] * this.#startHolds[here]);
          planes.wins[here * planes.length] = open(win[level + 1] + stay[level + 1] * this.#startWins[here]);
        }
      }
    }
  }

  /** With a limit: segment by segment from the last one back to the present one. */
  #run(segments: number): void {
    const [sizeA, sizeB] = this.#sizes;
    const cells = sizeA * sizeB;
    const layer = { wins: this.#startWins, holds: this.#startHolds };
    for (let a = 0; a < sizeA; a += 1) {
      for (let b = 0; b < sizeB; b += 1) {
        if (!this.#isOver(a, b)) continue;
        layer.wins[a * sizeB + b] = this.#winsAtEnd(a, b);
        layer.holds[a * sizeB + b] = 1 - this.#winsAtEnd(a, b);
      }
    }
    for (let segment = 0; segment < segments; segment += 1) {
      for (let level = this.#planes.length - 1; level >= 0; level -= 1) {
        const planes = this.#planes[level];
        for (let at = 0; at < cells; at += 1) {
          planes.wins[at * planes.length] = layer.wins[at];
          planes.holds[at * planes.length] = layer.holds[at];
        }
        for (let a = sizeA - 1; a >= 0; a -= 1) {
          for (let b = sizeB - 1; b >= 0; b -= 1) {
            this.#place(planes, a, b);
            if (this.#isOver(a, b)) continue;
            const mean = this.#mean(level, a, b);
            const here = a * sizeB + b;
            layer.wins[here] = open(mean.wins + mean.stay * planes.wins[here * planes.length]);
            layer.holds[here] = open(mean.holds + mean.stay * planes.holds[here * planes.length]);
          }
        }
      }
    }
  }

  /** At the start of a segment. */
  atStart(): Worth {
    const here = this.#battle.lines[0].pending * this.#sizes[1] + this.#battle.lines[1].pending;
    return { wins: this.#startWins[here], holds: this.#startHolds[here] };
  }

  /**
   * In the middle of a level, with hits placed so far as `pending` of the lines.
   * @param hits rolled and not yet placed, by side
   * @param dice still to be rolled, by side
   */
  at(
    level: number,
    pending: readonly [number, number],
    hits: readonly [number, number],
    dice: readonly [number, number],
  ): Worth {
    if (level < 0 || level >= this.#planes.length) {
      throw new RangeError(`a battle of ${this.#planes.length} levels has no level ${level}`);
    }
    const planes = this.#planes[level];
    const { most, length } = planes;
    const row = (pending[0] * this.#sizes[1] + pending[1]) * length;
    let wins = 0;
    let holds = 0;
    const least = [1, 1];
    for (const [i, byA] of ones(dice[0], dice[0]).entries()) {
      for (const [j, byB] of ones(dice[1], dice[1]).entries()) {
        const pair = Math.min(most[0], hits[0] + i) * (most[1] + 1) + Math.min(most[1], hits[1] + j);
        const at = row + pair;
        wins += byA * byB * planes.wins[at];
        holds += byA * byB * planes.holds[at];
        least[0] = Math.min(least[0], planes.wins[at]);
        least[1] = Math.min(least[1], planes.holds[at]);
      }
    }
    const won = least[0] === 1 ? 1 : open(wins);
    if (this.#isDecisive) return { wins: won, holds: 1 - won };
    return { wins: won, holds: least[1] === 1 ? 1 : open(holds) };
  }
}

/**
 * Rows that one hit may lead to: `base + steps[u] * scale` for each of `units` places from `from` on, if that is a row.
 */
interface Reach {
  readonly steps: Int32Array;
  readonly from: number;
  readonly units: number;
  readonly base: number;
  readonly scale: number;
}

/**
 * Places one hit optimally for a stretch of a row at once: fills `count` numbers from `into` on with the placer's best
 * value among the rows that the hit may lead to.
 * @param none where to read the value if no unit can be hit
 * @param sign 1 if the attacking side places, -1 if the town does
 */
function choose(
  { wins, holds }: Planes,
  into: number,
  none: number,
  { steps, from, units, base, scale }: Reach,
  count: number,
  placer: Placer,
  sign: 1 | -1,
): void {
  const isBoth = holds !== wins;
  let targets = 0;
  for (let u = from; u < from + units; u += 1) {
    if (steps[u] < 0) continue;
    const at = base + steps[u] * scale;
    targets += 1;
    if (placer === 'random') {
      addMean(wins, into, at, count, targets);
      if (isBoth) addMean(holds, into, at, count, targets);
      continue;
    }
    for (let k = 0; k < count; k += 1) {
      const win = wins[at + k];
      const gain = sign * (win - wins[into + k]);
      const same = SAME * win;
      if (targets > 1 && gain <= same) {
        if (!isBoth || gain < -same || sign * (holds[into + k] - holds[at + k]) <= 0) continue;
      }
      if (isBoth) holds[into + k] = holds[at + k];
      wins[into + k] = win;
    }
  }
  if (targets > 0) return;
  for (let k = 0; k < count; k += 1) {
    wins[into + k] = wins[none + k];
    holds[into + k] = holds[none + k];
  }
}

/** Adds one more to the mean of `n`. */
function addMean(values: Float64Array, into: number, at: number, count: number, n: number): void {
  for (let k = 0; k < count; k += 1) {
    const mean = n === 1 ? 0 : values[into + k];
    values[into + k] = mean + (values[at + k] - mean) / n;
  }
}

/** By damage: 1 if all units that count for the side are destroyed. */
function beatenOf(line: Line): Uint8Array {
  const beaten = new Uint8Array(line.size);
  for (let damage = 0; damage < line.size; damage += 1) {
    const stands = line.room.some((_, u) => line.isMinion[u] === false && leftOf(line, damage, u) > 0);
    beaten[damage] = stands ? 0 : 1;
  }
  return beaten;
}

/** By damage: the number of dice that a side rolls at an initiative. */
function diceAt(line: Line, level: number, engines: number): Uint16Array {
  const dice = new Uint16Array(line.size);
  for (let damage = 0; damage < line.size; damage += 1) {
    let sum = engines;
    for (const [u, own] of line.dice.entries()) {
      if (line.init[u] === level && leftOf(line, damage, u) > 0) sum += own;
    }
    dice[damage] = sum;
  }
  return dice;
}
