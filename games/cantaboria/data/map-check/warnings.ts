import { inPercent } from '@marchlands/core/percent.ts';
import type { MapData } from '../map.ts';
import type { Finding } from './findings.ts';

/** Below this share of territories with a bank or shore, in percent, a map is reported as dry. */
const DRY = 50;

/** Warnings for a map that passed the checks. */
export function warningsOf({ territories, players, reaches, lakes }: MapData): readonly Finding[] {
  const warnings: Finding[] = [];
  const count = territories.length;
  for (let seats = players.min; seats <= players.max; seats += 1) {
    const over = count % seats;
    if (over === 0) continue;
    const message = `${count} territories do not divide evenly among ${seats} players: the first ${over} placers start with one more`;
    warnings.push({ check: 0, message });
  }
  const wet = new Set([
    ...reaches.flatMap(({ left, right }) => [left, right]),
    ...lakes.flatMap(({ shores }) => shores),
  ]);
  const share = Math.floor((wet.size * 100) / count);
  if (share < DRY) warnings.push({ check: 0, message: `only ${inPercent(share)} of the territories touch water` });
  return warnings;
}
