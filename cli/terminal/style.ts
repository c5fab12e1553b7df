import { stripVTControlCharacters } from 'node:util';

/** Highlights text; without colours every member returns the text unchanged. */
export interface Style {
  /** Headings and important text. */
  strong(text: string): string;
  /** Secondary text. */
  quiet(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  /** A seat's text, in its colour; the text itself must name the seat. */
  seat(seat: number, text: string): string;
}

/** Amber, teal, violet, vermilion, slate blue, moss: entries of the 256-colour table that read on dark and on light. */
const SEAT_COLOURS: readonly number[] = [172, 37, 134, 166, 68, 106];

const paint = (start: string, end: string) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;

export const PLAIN: Style = {
  strong: (text) => text,
  quiet: (text) => text,
  good: (text) => text,
  bad: (text) => text,
  seat: (_seat, text) => text,
};

export const COLOURED: Style = {
  strong: paint('1', '22'),
  quiet: paint('2', '22'),
  good: paint('32', '39'),
  bad: paint('31', '39'),
  seat: (seat, text) => paint(`38;5;${SEAT_COLOURS[seat % SEAT_COLOURS.length]}`, '39')(text),
};

/** The number of columns of a text, without colour codes. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** The text padded with spaces to a width in columns, at its end or (for numbers) at its beginning. */
export function padded(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? text + space : space + text;
}
