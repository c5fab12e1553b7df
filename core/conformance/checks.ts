import { bytes } from './checks/bytes.ts';
import { chanceWalk } from './checks/chance-walk.ts';
import { concede } from './checks/concede.ts';
import { copies } from './checks/copies.ts';
import { distribution } from './checks/distribution.ts';
import { entries } from './checks/entries.ts';
import { forced } from './checks/forced.ts';
import { hostile } from './checks/hostile.ts';
import { legal, outcomes } from './checks/legal.ts';
import { notation } from './checks/notation.ts';
import { openDecision } from './checks/open.ts';
import { partial } from './checks/partial.ts';
import { position } from './checks/position.ts';
import { refusal } from './checks/refusal.ts';
import { resampling } from './checks/resampling.ts';
import { telling } from './checks/telling.ts';
import { views } from './checks/views.ts';
import { words } from './checks/words.ts';
import type { Moment } from './moment.ts';

/** A check of one state during a match; throws a `Finding` if the game breaks its contract. */
export interface MomentCheck {
  readonly name: string;
  /** Runs at one in this many sampled moments: expensive checks less often. */
  readonly every: number;
  /** True if it uses views, which do not exist inside a choice that is sent whole. */
  readonly isAtRest?: boolean;
  run(moment: Moment): void;
}

/** All checks of single states, cheapest first. */
export const MOMENT_CHECKS: readonly MomentCheck[] = [
  { name: 'legal', every: 1, run: legal },
  { name: 'outcomes', every: 1, run: outcomes },
  { name: 'refusal', every: 2, run: refusal },
  { name: 'bytes', every: 1, run: bytes },
  { name: 'copies', every: 2, run: copies },
  { name: 'chance walk', every: 2, run: chanceWalk },
  { name: 'partial', every: 2, run: partial },
  { name: 'views', every: 3, isAtRest: true, run: views },
  { name: 'open decision', every: 2, run: openDecision },
  { name: 'forced', every: 3, isAtRest: true, run: forced },
  { name: 'concede', every: 4, isAtRest: true, run: concede },
  { name: 'words', every: 6, isAtRest: true, run: words },
  { name: 'entries', every: 6, run: entries },
  { name: 'position', every: 6, run: position },
  { name: 'resampling', every: 6, isAtRest: true, run: resampling },
  { name: 'notation', every: 12, run: notation },
  { name: 'telling', every: 12, isAtRest: true, run: telling },
  { name: 'hostile', every: 12, run: hostile },
  { name: 'distribution', every: 120, run: distribution },
];
