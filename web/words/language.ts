import { type Language, setLanguage, speak } from '@marchlands/core/language.ts';

/** What the shell says in another language: `language.ts` of each folder here, loaded when it is chosen. */
const languages: { readonly [file: string]: (() => Promise<Language>) | undefined } = import.meta.glob<Language>(
  './*/language.ts',
  { import: 'language' },
);

const fileOf = (tag: string) => `./${tag}/language.ts`;

/** Whether the page speaks it. */
const isKnown = (tag: string) => tag === 'en' || Object.hasOwn(languages, fileOf(tag));

/**
 * Speaks the first of these languages that the page knows, or English; called once in the page and in each worker, before anything is said.
 * @param wanted tags such as `de-AT`, the best first
 */
export async function startLanguage(wanted: string | readonly string[]): Promise<void> {
  const [tag = 'en'] = [wanted].flat().flatMap((one) => [one, one.split('-')[0]].find(isKnown) ?? []);
  try {
    const language = await languages[fileOf(tag)]?.();
    if (language !== undefined) speak(language);
    setLanguage(tag);
  } catch (error) {
    // Without a network, before it was kept: better in English than not at all.
    console.error(error);
  }
}
