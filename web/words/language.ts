import { type Language, setLanguage, speak } from '@marchlands/core/language.ts';

/** The shell's translations: `language.ts` of each folder here, loaded when chosen. */
const languages: { readonly [file: string]: (() => Promise<Language>) | undefined } = import.meta.glob<Language>(
  './*/language.ts',
  { import: 'language' },
);

const fileOf = (tag: string) => `./${tag}/language.ts`;

/** Whether the page has this language. */
const isKnown = (tag: string) => tag === 'en' || Object.hasOwn(languages, fileOf(tag));

/**
 * Loads the first of these languages that the page has, or English; called once in the page and in each worker, before
 * any words are used.
 * @param wanted tags such as `de-AT`, the best first
 */
export async function startLanguage(wanted: string | readonly string[]): Promise<void> {
  const [tag = 'en'] = [wanted].flat().flatMap((one) => [one, one.split('-')[0]].find(isKnown) ?? []);
  try {
    const language = await languages[fileOf(tag)]?.();
    if (language !== undefined) speak(language);
    setLanguage(tag);
  } catch (error) {
    // Offline before the language was cached: fall back to English.
    console.error(error);
  }
}
