import { ok, type Result } from '@marchlands/core/result.ts';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../table/refusal.ts';
import type { Context } from './context.ts';
import { countedAs } from './counted-as.ts';
import type { Passwords } from './password.ts';
import type { Payer } from './turns.ts';

/** The payer of a password check: turns are shared by address, then by table, then by guest. */
export function payerOf(request: FastifyRequest, table: string, guest: string): Payer {
  return [countedAs(request.ip), table, guest];
}

/** Whether a password opens the table; a table without one accepts any. */
export async function passes(
  passwords: Passwords,
  kept: string | null,
  given: string | undefined,
  payer: Payer,
): Promise<Result<void>> {
  if (kept === null) return ok(undefined);
  if (given === undefined) return refuse('table.password');
  const isTheirs = await passwords.matches(given, kept, payer);
  if (!isTheirs.ok) return isTheirs;
  return isTheirs.value ? ok(undefined) : refuse('table.password');
}

/** Whether a guest's password admits it to a table; a missing password does not count as a guess. */
export function mayEnter(
  { passwords, purses }: Context,
  request: FastifyRequest,
  {
    table,
    guest,
    kept,
    given,
  }: {
    readonly table: string;
    readonly guest: string;
    readonly kept: string | null;
    readonly given: string | undefined;
  },
): Promise<Result<void>> {
  const check = () => passes(passwords, kept, given, payerOf(request, table, guest));
  return given === undefined ? check() : purses.guess('table', request.ip, check);
}
