import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';

/** The location of a table. */
export interface TableAddress {
  /** The server, without a trailing slash: `http://192.168.0.7:8350`. */
  readonly base: string;
  readonly id: string;
}

/** Reads the address of a table, as the page shows it for inviting others. */
export function readAddress(text: string): Result<TableAddress> {
  const found = /^(https?:\/\/[^/\s?#]+)\/t\/([\w-]{1,64})\/?$/.exec(text);
  return found === null
    ? fail(`The address of a table looks like http://192.168.0.7:8350/t/abc, not ${quoted(text)}.`)
    : ok({ base: found[1], id: found[2] });
}
