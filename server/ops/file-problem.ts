import { echo, MOST_ECHOED, messageOf } from '@marchlands/core/result.ts';

/** Explanations of system codes for files, to follow the file's name. */
const READ: { readonly [code: string]: string | undefined } = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder; name a file in it.',
  EACCES: 'this user may not read it.',
  EPERM: 'this user may not do that.',
  ENOTDIR: 'a part of its path is a file, not a folder.',
  EEXIST: 'it is a file, not a folder.',
  ENAMETOOLONG: 'the name is too long.',
  ELOOP: 'its links go round in a circle.',
  EIO: 'the device gave an error.',
  EMFILE: 'too many files are open.',
};

/** Writing creates a missing file: what is missing is then the folder. */
const WRITE: typeof READ = {
  ...READ,
  ENOENT: 'there is no such folder to write into.',
  EACCES: 'this user may not write there.',
  EROFS: 'nothing can be written there.',
  ENOSPC: 'there is no room left to write it.',
  EDQUOT: 'there is no room left to write it.',
  EFBIG: 'there is no room left to write it.',
  EIO: 'the device cannot be written to.',
};

/** The same for SQLite's primary codes. */
const SQLITE: { readonly [code: number]: string | undefined } = {
  3: 'this user may not read it.',
  5: 'another program has it locked.',
  8: 'nothing can be written there.',
  10: 'the device gave an error, or has no room left.',
  11: 'it is damaged.',
  13: 'there is no room left to write it.',
  14: 'it cannot be opened, or nothing can be written beside it.',
  26: 'it is not an SQLite file.',
};

/** The system's code of an error, such as ENOENT; '' if it has none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Why a file could not be read (or written), in words alone. */
export function systemReason(error: unknown, aim: 'read' | 'write' = 'read'): string {
  const sqlite = error instanceof Error && 'errcode' in error ? SQLITE[Number(error.errcode) & 0xff] : undefined;
  const known = sqlite ?? (aim === 'write' ? WRITE : READ)[systemCode(error)];
  return known ?? messageOf(error);
}

/** Why a file could not be read (or written), as a sentence that names it. */
export function fileProblem(path: string, error: unknown, aim: 'read' | 'write' = 'read'): string {
  return `${echo(path, MOST_ECHOED)}: ${systemReason(error, aim)}`;
}
