import type { Battle } from './battle-table.ts';
import type { Line } from './line.ts';

/** A chance too small to show in any figure. */
const NOTHING = 1e-9;

/** By number of hits: the fewest dice that a side may have left after at least that many hits. */
function fewestDice({ room, dice }: Line): Float64Array {
  const all = room.reduce((sum, one) => sum + one, 0);
  const fewest = new Float64Array(all + 1).fill(Number.POSITIVE_INFINITY);
  fewest[0] = 0;
  for (const [u, hits] of room.entries()) {
    for (let h = all; h >= 1; h -= 1) {
      fewest[h] = Math.min(fewest[h], fewest[Math.max(0, h - hits)] + dice[u]);
    }
  }
  return fewest;
}

/**
 * Whether the limit on segments (BK-72) can make a visible difference, however hits are placed. The number of segments
 * from one hit to the next is at most geometric, with the fewest dice that may be left; Chernoff's bound on the sum. A
 * battle without any dice left never ends, so the limit does not cut it short.
 * @param segments that may still be fought
 */
export function isLimitFelt(battle: Battle, segments: number): boolean {
  const [fewA, fewB] = battle.lines.map(fewestDice) as [Float64Array, Float64Array];
  const misses: number[] = [];
  for (let all = fewA.length + fewB.length - 2; all >= 2; all -= 1) {
    let dice = Number.POSITIVE_INFINITY;
    for (let a = Math.max(1, all - fewB.length + 1); a <= Math.min(all - 1, fewA.length - 1); a += 1) {
      dice = Math.min(dice, fewA[a] + fewB[all - a]);
    }
    misses.push((5 / 6) ** Math.max(1, dice));
  }
  const worst = Math.max(0, ...misses);
  let least = 0;
  // Any z between 1 and 1 / worst bounds the chance by E[z^T] / z^segments; the best of a few is used.
  for (let step = 1; step < 20; step += 1) {
    const z = (1 / worst) ** (step / 20);
    let log = -segments * Math.log(z);
    for (const miss of misses) log += Math.log((z * (1 - miss)) / (1 - z * miss));
    least = Math.min(least, log);
  }
  return least > Math.log(NOTHING);
}
