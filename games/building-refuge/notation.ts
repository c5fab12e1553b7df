import type { Step } from '@marchlands/core/game.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { actors } from './rules/legal.ts';
import type { State } from './state.ts';

/** Interim form: the codec's plain text. */
export function parseLine(s: State, seat: Seat, line: string): Result<readonly Step[]> {
  const isChance = actors(s) === CHANCE;
  const found = (isChance ? outcomeCodec : moveCodec).parse(line);
  return found.ok ? ok([{ by: isChance ? CHANCE : seat, code: found.value }]) : fail(found.problem.message);
}

export function formatSteps(steps: readonly Step[]): readonly string[] {
  return steps.map(({ by, code }) => (by === CHANCE ? outcomeCodec : moveCodec).format(code));
}
