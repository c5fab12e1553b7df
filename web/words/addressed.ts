import { catalogue } from '@marchlands/core/language.ts';

/** Stands in a sentence for the one person who reads it. */
export const READER = '\uE000';

/** Before these a name is no subject. */
const PLACE = new RegExp(`\\b([Tt])he ((?:[a-z]+ )?[a-z]+) of ${READER}`, 'g');
const SUBJECT = new RegExp(`(^|[.:;] |, |\\band )${READER} ([a-z]+)`, 'g');

const IRREGULAR: { readonly [verb: string]: string | undefined } = { was: 'were', has: 'have', is: 'are', does: 'do' };

/** A verb as it follows "you": `bombards` is `bombard`; one in the past is as it is. */
function verbOfYou(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/(?<=sh|ch|ss|x)es$|(?<!s)s$/, '');
}

/** `was dealt Mason` after the reader is `You were dealt Mason`; `The town of` before it is `Your town`. */
function addressed(sentence: string): string {
  const isAbout = sentence.startsWith(`${READER} `);
  const said = sentence
    .replace(PLACE, (_, the: string, what: string) => `${the === 'T' ? 'Your' : 'your'} ${what}`)
    .replace(new RegExp(`^Turn (\\d+) of ${READER}`), 'Your turn $1')
    .replaceAll(`of ${READER}`, 'of yours')
    .replace(SUBJECT, (_, before: string, verb: string) => `${before}${READER} ${verbOfYou(verb)}`);
  const whole = isAbout
    ? said
        .replace(/, and ([a-z]+s)\b/, (_, verb: string) => `, and ${verbOfYou(verb)}`)
        .replace(' its own ', ' your own ')
    : said;
  return whole.replace(new RegExp(`^${READER}`), 'You').replaceAll(READER, 'you');
}

/** How the log speaks to the one person who plays. */
export const address = catalogue('address', {
  /** A sentence with the reader in it, as it is said to the reader. */
  addressed,
  /** Whether a sentence that is said to the reader is about the reader, too. */
  tells: (sentence: string): boolean => /\b[Yy]ours?\b|\b[Yy]ou\b/.test(sentence),
});
