import { catalogue } from '@marchlands/core/language.ts';

/** Translations of the server's refusals, by code; the server itself speaks English. */
const translated: { readonly [code: string]: string } = {};
catalogue('refusals', translated);

/** A refusal of the server in the current language; its own sentence if the code has no translation. */
export function refusalText(code: string | undefined, message: string): string {
  return (code === undefined ? undefined : translated[code]) ?? message;
}
