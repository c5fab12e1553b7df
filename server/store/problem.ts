import { echo, MOST_ECHOED, messageOf } from '@marchlands/core/result.ts';
import { fileProblem, systemCode } from '../ops/file-problem.ts';
import { CONNECTION } from '../ops/network-problem.ts';

/** Why a store cannot be used, as a sentence for the person who named it. */
export class StoreProblem extends Error {}

/** Explanations of PostgreSQL's codes (SQLSTATE) and the system's, for a database that cannot be used. */
const DATABASE: { readonly [code: string]: string | undefined } = {
  ...CONNECTION,
  '28P01': 'the user or the password is wrong.',
  '28000': 'this user may not connect.',
  '3D000': 'the server has no such database.',
  '42501': 'this user may not do that there.',
  '53100': 'the disk of the server is full.',
  '57P03': 'the server is starting or ending; try again.',
};

export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//.test(address);
}

/** An address for messages: without its password. */
export function storeName(address: string): string {
  if (!isPostgres(address)) return echo(address, MOST_ECHOED);
  if (!URL.canParse(address)) return 'the database';
  const { host, pathname } = new URL(address);
  return `the database ${host}${pathname}`;
}

/**
 * The cause of a store's failure, in words if the file, the system or the database is to blame; anything else
 * unchanged.
 */
export function storeProblem(address: string, error: unknown): unknown {
  const code = systemCode(error);
  if (error instanceof StoreProblem) return error;
  if (!isPostgres(address)) {
    const isOfFile = code !== '' || (error instanceof Error && 'errcode' in error);
    return isOfFile ? new StoreProblem(fileProblem(address, error, 'write')) : error;
  }
  const text = messageOf(error);
  const reason = DATABASE[code] ?? (/timeout/i.test(text) ? 'it does not answer.' : code === '' ? undefined : text);
  return reason === undefined ? error : new StoreProblem(`${storeName(address)}: ${reason}`);
}
