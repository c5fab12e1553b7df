import type { Result } from '@marchlands/core/result.ts';
import type { TableState, Trouble } from '../table.ts';
import type { Answers, Call } from './protocol.ts';

/** Calls that change the match. */
export type Change = Extract<
  Call,
  { ask: 'act' | 'type' | 'undo' | 'resign' | 'agree' | 'reseat' | 'takeOver' | 'leaveScreen' | 'bot' | 'playOut' }
>;

/** A match on this page, for the parts of its table. */
export interface MatchPage {
  readonly state: TableState;
  /** Asks the worker or the tab that keeps the match. */
  ask<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>>;
  /** Changes the match, if it is played here, and shows the result. */
  change(call: Change): Promise<Result<void>>;
  set(part: Partial<TableState>): void;
  /** Replaces the trouble of this kind; null removes it. */
  setTrouble(kind: Trouble['kind'], trouble: Trouble | null): void;
}
