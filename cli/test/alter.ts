/** Changes one thing in the text of a record. */
export type Alter = (text: string) => string;

const lineOf = (name: string): RegExp => new RegExp(`^\\[${name} (.*)\\]\\n`, 'm');

/** Puts another JSON value, or text that is none, into a header. */
export const header =
  (name: string, value: string): Alter =>
  (text) =>
    text.replace(lineOf(name), () => `[${name} ${value}]\n`);

/** Changes the value of a header that is an object. */
export const inHeader =
  (name: string, change: (value: { [key: string]: unknown }) => unknown): Alter =>
  (text) =>
    text.replace(lineOf(name), (_, value: string) => `[${name} ${JSON.stringify(change(JSON.parse(value)))}]\n`);

export const withoutHeader =
  (...names: readonly string[]): Alter =>
  (text) =>
    names.reduce((now, name) => now.replace(lineOf(name), ''), text);

/** Puts a header behind the others. */
export const addHeader =
  (line: string): Alter =>
  (text) =>
    text.replace('\n\n', `\n${line}\n\n`);

export const replace =
  (from: string | RegExp, to: string | ((...found: string[]) => string)): Alter =>
  (text) =>
    typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);

/** One change after the other. */
export const both =
  (...changes: readonly Alter[]): Alter =>
  (text) =>
    changes.reduce((now, change) => change(now), text);

/** Changes the lines behind the headers. */
export const body =
  (change: (lines: string[]) => readonly string[]): Alter =>
  (text) => {
    const [headers = '', ...rest] = text.trimEnd().split('\n\n');
    return `${headers}\n\n${change(rest.join('\n\n').split('\n')).join('\n')}\n`;
  };

/** The line, counted from 1, on which an altered text first differs. */
export function changedLine(before: string, after: string): number {
  const lines = after.split('\n');
  const at = before.split('\n').findIndex((line, i) => line !== lines[i]);
  return (at < 0 ? lines.length : at) + 1;
}
