// What a language must hold to: the same keys as the English words, other sentences, and everything in them that the
// English ones tell.

/** What stands in for a word, a number, a list in a sentence that a catalogue makes: told apart in the sentence. */
const SAMPLES: readonly ((at: number) => unknown)[] = [
  (at) => `Qx${at}`,
  (at) => 31 + at,
  (at) => [31 + at, 41 + at],
  (at) => [`Qx${at}`, `Qy${at}`],
  (at) => [{ label: `Qx${at}`, points: 31 + at }],
  () => true,
  () => null,
];

type Nested = { readonly [key: string]: unknown };
type Sentence = (...given: readonly unknown[]) => unknown;

/**
 * What a language lacks beside the English words, as `path: what`.
 * @param alike words that are the same in both
 */
export function lacks(english: object, other: object, alike: ReadonlySet<string>): readonly string[] {
  return lacksAt('', english as Nested, other as Nested, alike);
}

function lacksAt(path: string, english: Nested, other: Nested, alike: ReadonlySet<string>): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(other, key)) return [`${at}: missing`];
    if (!Object.hasOwn(english, key)) return [`${at}: nobody asks for it`];
    return lackOf(at, english[key], other[key], alike);
  });
}

function lackOf(at: string, one: unknown, two: unknown, alike: ReadonlySet<string>): string[] {
  if (typeof one !== typeof two) return [`${at}: not of the same kind`];
  if (typeof one === 'string') {
    if (two === '' && one !== '') return [`${at}: empty`];
    return one === two && /[a-z]{2}/i.test(one) && !alike.has(one) ? [`${at}: still English, "${one}"`] : [];
  }
  if (typeof one === 'function' && typeof two === 'function') {
    return lackOfSentence(at, one as Sentence, two as Sentence, alike);
  }
  // A list of words may be longer or shorter.
  if (Array.isArray(one) && one.every((word) => typeof word === 'string')) return [];
  return typeof one === 'object' && one !== null ? lacksAt(at, one as Nested, two as Nested, alike) : [];
}

/** Both are given the same, of the first kinds that make an English sentence. */
function lackOfSentence(at: string, one: Sentence, two: Sentence, alike: ReadonlySet<string>): string[] {
  for (const given of givenTo(one.length)) {
    const said = saidBy(one, given);
    if (said === null) continue;
    const other = saidBy(two, given);
    if (other === null) return [`${at}: makes no sentence of ${JSON.stringify(given)}`];
    const bare = said.replace(/Q[xy]\d/g, '').trim();
    if (said === other && /[a-z]{2}/i.test(bare) && !alike.has(bare)) {
      return [`${at}: still English, "${said}"`];
    }
    const lost = marksIn(said).filter((mark) => !other.includes(mark));
    return lost.length === 0 ? [] : [`${at}: does not tell ${lost.join(', ')}: "${other}"`];
  }
  return [`${at}: nothing that was tried makes a sentence`];
}

/** What was given, where it stands in a sentence. */
function marksIn(sentence: string): readonly string[] {
  return sentence.match(/Q[xy]\d|\b[34]\d\b/g) ?? [];
}

function saidBy(sentence: Sentence, given: readonly unknown[]): string | null {
  try {
    const said = sentence(...given);
    return typeof said === 'string' && !/undefined|NaN|\[object|null/.test(said) ? said : null;
  } catch {
    return null;
  }
}

/** Every row of this many samples. */
function givenTo(count: number, from = 0): readonly (readonly unknown[])[] {
  if (count === 0) return [[]];
  const rest = givenTo(count - 1, from + 1);
  return SAMPLES.flatMap((sample) => rest.map((others) => [sample(from), ...others]));
}
