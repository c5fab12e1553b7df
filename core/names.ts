import { fail, isPlainText, ok, type Result } from './result.ts';

/** Most characters of a name that somebody gives. */
export const MOST_NAME = 40;

/** What has no shape of its own: zero-width and turning characters, fillers, and the blank pattern of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Whether a text can be a player's name wherever one is read: on one line, whole characters, with something to be seen, and
 * nothing that turns or hides what stands around it.
 */
export function isName(text: string): boolean {
  return isPlainText(text) && SEEN.test(text.replace(UNSEEN, ''));
}

/** What a name that somebody gives must be. */
export const NAME_RULE = `A name has 1 to ${MOST_NAME} characters on one line, one of which can be seen, and none that turns or hides what stands around it.`;

/** As much of a text as a name may have, in whole characters. */
export function fitName(text: string): string {
  let fit = '';
  for (const character of text) {
    if (fit.length + character.length > MOST_NAME) break;
    fit += character;
  }
  return fit.trim();
}

/** A name that somebody gives, as it is kept: composed, without spaces at its ends. */
export function readName(given: string): Result<string> {
  // Half a character has no composed form.
  const name = given.isWellFormed() ? given.normalize('NFC').trim() : given;
  if (name.length <= MOST_NAME && isName(name)) return ok(name);
  return fail(NAME_RULE);
}
