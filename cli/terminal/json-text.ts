/**
 * A value as multi-line JSON. Also escapes control characters that `JSON.stringify` keeps (U+007F to U+009F), so that
 * the text can be shown on a terminal.
 */
export function jsonText(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped);
}
