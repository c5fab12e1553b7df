import type { Setup } from '../../setup.ts';
import { unitLabel } from '../units.ts';
import { diceOf, type Fighter, hitsLeft, initOf, type Scene } from './scene.ts';
import { words } from './words.ts';

/** The attacking side in a word: the monster, or the raiders' owner. */
export function attackersOf(setup: Setup, scene: Scene, name: (seat: number) => string): string {
  return scene.isRaid ? words.raiders(name(scene.attacker)) : unitLabel(setup, scene.card);
}

/** The full description of a unit in one sentence, for screen readers. */
export function fighterSays(setup: Setup, scene: Scene, side: 0 | 1, one: Fighter): string {
  const name = unitLabel(setup, one.unit);
  if (one.isFallen) return `${name}: ${words.fallen}.`;
  const parts = [
    words.initiative(initOf(one)),
    words.dice(diceOf(setup, scene, side, one)),
    words.hits(one.stats.hits - one.lost, one.stats.hits),
  ];
  if (one.extra[0] + one.extra[1] > 0) parts.push(words.extra(one.extra[0] + one.extra[1]));
  if (one.pending > 0) parts.push(words.pending(one.pending));
  if (one.isBound) parts.push(words.bound);
  if (one.spell > 0) parts.push(words.spell[one.spell]);
  if (one.rolled.length > 0) parts.push(words.rolled(one.rolled));
  return `${name}: ${parts.join(', ')}.`;
}

/** Whether the placed hits are enough to destroy a unit. */
export function isDoomed(one: Fighter): boolean {
  return !one.isFallen && hitsLeft(one) === 0;
}
