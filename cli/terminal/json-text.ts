/**
 * A value as JSON of several lines. Control characters that `JSON.stringify` leaves as they are (U+007F to U+009F) are
 * escaped too, so that the text can be shown on a terminal.
 */
export function jsonText(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);
}
