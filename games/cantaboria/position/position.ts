import type { Raw } from '@marchlands/core/read.ts';
import { isRecord, type Result } from '@marchlands/core/result.ts';
import { outcomes } from '../rules/chance.ts';
import { endAtGoal } from '../rules/final.ts';
import { actors, legal } from '../rules/legal.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { views } from '../view/view.ts';
import { problemOf } from './check.ts';
import { parseLine } from './line.ts';

const data = views.positions<Types>({
  actors,
  legal,
  outcomes,
  check(r, s) {
    const problem = problemOf(s);
    if (problem !== null) r.fail(problem.at ?? 'position', problem.message, problem.rule);
  },
});
export const { format } = data;

/** The data of a position; those of earlier versions list votes and secret answers apart. */
function updated(json: unknown): unknown {
  if (!isRecord(json)) return json;
  const { votes = [], sides = [], ...rest } = json;
  // Anything else is refused, as data with unknown fields.
  if ('choices' in json || !areRecords(votes) || !areRecords(sides)) return json;
  const before = [
    ...votes.map(({ seat, is }) => ({ seat, chosen: [{ kind: 'vote', is }] })),
    ...sides.map(({ seat, side }) => ({ seat, chosen: [{ kind: 'side', with: side }] })),
  ];
  return { ...rest, choices: before };
}

function areRecords(list: unknown): list is readonly Raw[] {
  return Array.isArray(list) && list.every(isRecord);
}

/**
 * Reads a position: the line of the rules (`RBGY L=R c=2 attack R | *=Y C4=R.hw`), or the data of a table, whose
 * omitted parts are empty. The supply is derived from the map.
 */
export function parse(setup: Setup, json: unknown): Result<State> {
  const read = typeof json === 'string' ? parseLine(setup, json) : data.parse(setup, updated(json));
  if (read.ok) endIfWon(read.value);
  return read;
}

/** Phases that are reached only after a check for winners, if there is one after each phase. */
const CHECKED: readonly number[] = [PHASE.production, PHASE.trade, PHASE.shipment];

/** CA-96: a position is over in which the goal is reached, and would have been seen. */
function endIfWon(s: State): void {
  const { victoryCheck } = s.setup.options;
  const isSeen = victoryCheck === 'atOnce' || (victoryCheck === 'phase' && CHECKED.includes(s.phase));
  if (isSeen && s.step !== STEP.over && s.partial === 0) endAtGoal(s, undefined);
}
