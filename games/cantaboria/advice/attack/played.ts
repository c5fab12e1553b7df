import type { Seat } from '@marchlands/core/seat.ts';
import type { Event } from '../../events.ts';
import { type Move, moveCodec } from '../../moves.ts';
import { apply } from '../../rules/apply.ts';
import { advance } from '../../rules/flow.ts';
import { isPartial, play } from '../../rules/legal.ts';
import { sortBoats } from '../../rules/rest.ts';
import { ABOUT, STEP, type State } from '../../state.ts';
import { type Lent, totalsOf } from '../totals.ts';
import type { AttackReport } from './report.ts';
import { attackTurn, shipmentsFor } from './turn.ts';

const ALLOW = moveCodec.encode({ kind: 'answer', as: 'allow' });

/** A logistics shipment of a plan: its first move and its events. */
export interface PlannedShipment {
  readonly move: Move;
  readonly events: readonly Event[];
}

/** CA-66: an owner of a bank who would be asked for passage through a reach. */
export interface Leave {
  readonly seat: Seat;
  readonly reach: number;
}

/** An attack with its plan played up to the declaration; everybody asked for passage allows it. */
export interface PlayedAttack {
  readonly report: AttackReport;
  readonly shipments: readonly PlannedShipment[];
  /** The declared attack, before anybody answers and anything moves (CA-88). */
  readonly state: State;
  readonly leave: readonly Leave[];
  /** Offence minus defence, without third parties. */
  readonly margin: number;
  /**
   * The smallest set of third parties that must join the attacker, the others neutral; null if even all are too few.
   */
  readonly joiners: readonly Seat[] | null;
  /** The smallest set that would save the defender, the others neutral; null if none can. */
  readonly savers: readonly Seat[] | null;
  /** The first moves of the plan, sent by themselves. */
  readonly first: readonly Move[];
}

/** The fewest third parties, highest points first, that together lend this many points; null if all lend less. */
function fewest(thirds: readonly Lent[], points: number): readonly Seat[] | null {
  const chosen: Seat[] = [];
  let sum = 0;
  for (const third of thirds) {
    if (sum >= points) break;
    chosen.push(third.seat);
    sum += third.points;
  }
  return sum >= points ? chosen : null;
}

/** @param rest the state reported on, at rest; it is not changed */
export function playAttack(rest: State, report: AttackReport): PlayedAttack {
  const { by } = report;
  const state = attackTurn(rest, by, shipmentsFor(rest, by));
  const shipments: { readonly move: Move; readonly events: Event[] }[] = [];
  const leave: Leave[] = [];
  const first: Move[] = [];
  let isFirst = true;
  let events: Event[] = [];
  for (const move of report.plan) {
    if (state.step === STEP.logistics || state.step === STEP.attack) {
      events = [];
      if (move.kind !== 'end' && move.kind !== 'attack') shipments.push({ move, events });
    }
    playOn(state, moveCodec.encode(move), events, leave);
    if (isFirst) first.push(move);
    isFirst &&= isPartial(state, by);
  }
  const { offence, defence, thirds } = totalsOf(state);
  const margin = offence - defence;
  const strongest = [...thirds].sort((a, b) => b.points - a.points);
  return {
    ...{ report, shipments, state, leave, margin, first },
    joiners: fewest(strongest, 1 - margin),
    savers: margin > 0 ? fewest(strongest, margin) : null,
  };
}

/** Makes a move and everything it leads to up to the declaration; owners of banks allow passage. */
function playOn(s: State, code: number, events: Event[], leave: Leave[]): void {
  play(s, s.actor, code, events);
  if (events.at(-1)?.kind === 'attackDeclared') return;
  advance(s, events);
  if (s.partial === 0) sortBoats(s);
  while (s.step === STEP.passage) {
    leave.push({ seat: s.actor, reach: ABOUT.reach.get(s) });
    apply(s, s.actor, ALLOW, events);
  }
}
