import type { Result } from '@marchlands/core/result.ts';
import type { TableState, Trouble } from '../table.ts';
import type { Answers, Call } from './protocol.ts';

/** What changes the match. */
export type Change = Extract<
  Call,
  { ask: 'act' | 'type' | 'undo' | 'resign' | 'agree' | 'reseat' | 'takeOver' | 'bot' | 'playOut' }
>;

/** A match on this page, as the parts of its table know it. */
export interface MatchPage {
  readonly state: TableState;
  /** Asks whoever keeps the match. */
  ask<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>>;
  /** Changes the match, where it is played here, and shows it as it is then. */
  change(call: Change): Promise<Result<void>>;
  set(part: Partial<TableState>): void;
  /** Puts a trouble in place of the one of its kind; null where it is over. */
  setTrouble(kind: Trouble['kind'], trouble: Trouble | null): void;
}
