import { fail, isPlainText, ok, type Result } from './result.ts';

/** Most characters of a chosen name. */
export const MOST_NAME = 40;

/** Invisible characters: zero-width, direction marks, fillers, and the blank Braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a text is a valid player name: one line of whole characters, at least one visible, none that reorders or
 * hides the text around it.
 */
export function isName(text: string): boolean {
  return isPlainText(text) && SEEN.test(text.replace(UNSEEN, ''));
}

/** The rule for names, as a sentence. */
export const NAME_RULE = `A name has 1 to ${MOST_NAME} characters on one line: at least one visible, and none that reverses or hides the text around it.`;

/** Cuts a text to the length of a name, at whole characters. */
export function fitName(text: string): string {
  let fit = '';
  for (const character of text) {
    if (fit.length + character.length > MOST_NAME) break;
    fit += character;
  }
  return fit.trim();
}

/** Normalizes a chosen name: composed characters, trimmed. */
export function readName(given: string): Result<string> {
  // A lone surrogate has no composed form.
  const name = given.isWellFormed() ? given.normalize('NFC').trim() : given;
  if (name.length <= MOST_NAME && isName(name)) return ok(name);
  return fail(NAME_RULE);
}
