import { catalogue } from '@marchlands/core/language.ts';

/** What the server refuses, by its code, in another language: English is what it says itself. */
const translated: { readonly [code: string]: string } = {};
catalogue('refusals', translated);

/** A refusal of the server in the language in use; its own sentence where the code has none. */
export function refusalText(code: string | undefined, message: string): string {
  return (code === undefined ? undefined : translated[code]) ?? message;
}
