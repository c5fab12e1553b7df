import { catalogue } from '@marchlands/core/language.ts';

/** A placeholder in a sentence for the person who reads it. */
export const READER = '\uE000';

/** After these a name is no subject. */
const PLACE = new RegExp(`\\b([Tt])he ((?:[a-z]+ )?[a-z]+) of ${READER}`, 'g');
const SUBJECT = new RegExp(`(^|[.:;] |, |\\band )${READER} ([a-z]+)`, 'g');

/** At the beginning of a sentence, also of a second one. */
const FIRST = new RegExp(`(^|\\. )${READER}`, 'g');

const IRREGULAR: { readonly [verb: string]: string | undefined } = { was: 'were', has: 'have', is: 'are', does: 'do' };

/** A verb after "you": `bombards` becomes `bombard`; past tense is unchanged. */
function verbOfYou(verb: string): string {
  return IRREGULAR[verb] ?? verb.replace(/(?<=sh|ch|ss|x)es$|(?<!s)s$/, '');
}

/** `was dealt Mason` after the reader becomes `You were dealt Mason`; `The town of` before it becomes `Your town`. */
function addressed(sentence: string): string {
  const isAbout = sentence.startsWith(`${READER} `);
  const said = sentence
    .replace(PLACE, (_, the: string, what: string) => `${the === 'T' ? 'Your' : 'your'} ${what}`)
    .replace(new RegExp(`^Turn (\\d+) of ${READER}`), 'Your turn $1')
    .replaceAll(`of ${READER}`, 'of yours')
    .replace(SUBJECT, (_, before: string, verb: string) => `${before}${READER} ${verbOfYou(verb)}`);
  const whole = isAbout ? said.replace(/, and ([a-z]+s)\b/, (_, verb: string) => `, and ${verbOfYou(verb)}`) : said;
  return whole.replace(FIRST, '$1You').replaceAll(READER, 'you');
}

/** The way in which the log addresses a single player. */
export const address = catalogue('address', {
  /** Rewrites a sentence that names the reader to address them. */
  addressed,
  /** Whether a sentence addressed to the reader is also about the reader. */
  tells: (sentence: string): boolean => /\b[Yy]ours?\b|\b[Yy]ou\b/.test(sentence),
});
