import { entryView } from '@marchlands/core/entries.ts';
import { SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { PROGRESS, SHOWN_CARDS } from '../data/cards.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { isTakenOpenly } from '../rules/combat.ts';
import { ABOUT, dueStep, STEP, type State } from '../state.ts';
import { type Own, own } from './own.ts';
import { type Table, tableOf } from './table.ts';

/** Everything a viewer may know, including memory (IK-005 to IK-011). */
export interface View extends AnyView {
  readonly table: Table;
  /** Null for spectators. */
  readonly own: Own | null;
}

/** The view of a seat, of a spectator, or of everything. */
export function view(s: State, viewer: Viewer): View {
  return { viewer, table: tableOf(s), own: viewer === SPECTATOR ? null : own.get(s, viewer) };
}

/** Whether several seats decide simultaneously, without seeing each other's choices (IK-081, IK-103, IK-241). */
function isTogether(s: State): boolean {
  const step = dueStep(s);
  return step === STEP.discard || step === STEP.answer || step === STEP.wedding;
}

/** The seat that a card is taken from, if the step names it. */
function isVictim(s: State, viewer: Viewer): boolean {
  const step = dueStep(s);
  return (step === STEP.pick || step === STEP.spy || step === STEP.steal) && viewer === ABOUT.from.get(s);
}

/** Moves and outcomes as viewers see them (CH-7, CH-8). */
export const viewEntry = entryView<State, Move, Outcome>(
  moveCodec,
  outcomeCodec,
  {
    drawer: (before, _it, viewer) => viewer === ABOUT.seat.get(before),
    victim: (before, _it, viewer) => isVictim(before, viewer),
    active: (before, _it, viewer) => viewer === before.active,
    allWhereShown: ({ setup }) => setup.options.showDiscards,
    // IK-202: some cards are revealed as soon as they are drawn.
    allWhereOpen: (before, it) =>
      (it.kind === 'card' && SHOWN_CARDS.includes(PROGRESS[it.card])) ||
      (it.kind === 'fetch' &&
        dueStep(before) === STEP.search &&
        (SHOWN_CARDS.includes(PROGRESS[it.card]) || isTakenOpenly(before, PROGRESS[it.card]))),
  },
  {
    isSealed: isTogether,
    // Only the two seats know a gift (IK-241).
    isUntold: (before, viewer) => dueStep(before) === STEP.wedding && viewer !== before.active,
  },
);
