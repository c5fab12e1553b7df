import { messageOf } from '@marchlands/core/result.ts';
import { systemCode } from './file-problem.ts';

/** Explanations of the system's codes for a connection that failed, to follow the name of what was called. */
export const CONNECTION: { readonly [code: string]: string | undefined } = {
  ECONNREFUSED: 'nothing listens there.',
  ECONNRESET: 'the connection was broken off.',
  ENOTFOUND: 'there is no such host.',
  EAI_AGAIN: 'the name of the host cannot be looked up now.',
  EHOSTUNREACH: 'that host cannot be reached.',
  ENETUNREACH: 'that host cannot be reached.',
  ETIMEDOUT: 'it does not answer.',
};

/** Why a request failed, in words; `fetch` has the system's error in its cause. */
export function connectionReason(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return CONNECTION[systemCode(cause)] ?? `${messageOf(cause)}.`;
}
