// Checks of a translation: the same keys as the English words, different sentences, and every value used in the English
// ones.

/** Samples for words, numbers and lists in a catalogue's sentence, recognizable in the result. */
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

/** Known exceptions of a catalogue. */
interface Known {
  /** Words that are the same in both languages. */
  readonly alike: ReadonlySet<string>;
  /** Ids that sentences contain, each as a different word in each language. */
  readonly ids: readonly string[];
}

/** The faults of a translation against the English words, as `key: key: fault`. */
export function lacks(english: object, other: object, known: Known): readonly string[] {
  return lacksIn(english as Nested, other as Nested, known);
}

function lacksIn(english: Nested, other: Nested, known: Known): string[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(other)]);
  return [...keys].flatMap((key) => {
    if (!Object.hasOwn(other, key)) return [`${key}: missing`];
    if (!Object.hasOwn(english, key)) return [`${key}: nobody asks for it`];
    return lackOf(english[key], other[key], known).map((lack) => `${key}: ${lack}`);
  });
}

function lackOf(one: unknown, two: unknown, known: Known): string[] {
  if (typeof one !== typeof two) return ['not of the same kind'];
  if (typeof one === 'string') {
    if (two === '' && one !== '') return ['empty'];
    return one === two && isEnglish(one, known) ? [`still English, "${one}"`] : [];
  }
  if (typeof one === 'function' && typeof two === 'function') {
    return lackOfSentence(one as Sentence, two as Sentence, known);
  }
  // A list of words may be longer or shorter.
  if (Array.isArray(one) && one.every((word) => typeof word === 'string')) return [];
  return typeof one === 'object' && one !== null ? lacksIn(one as Nested, two as Nested, known) : [];
}

function isEnglish(said: string, { alike }: Known): boolean {
  const bare = said.replace(/Q[xy]\d/g, '').trim();
  return /[a-z]{2}/.test(bare) && !alike.has(bare);
}

/**
 * Calls both with the same arguments, of the first kinds that make an English sentence; if these do not suffice, with
 * ids in place of names. Sentences from other arguments are not checked.
 */
function lackOfSentence(one: Sentence, two: Sentence, known: Known): string[] {
  const given = givenTo(one.length).find((row) => saidBy(one, row) !== null);
  if (given === undefined) return [];
  const lack = lackOfRow(one, two, given, known);
  if (lack === null) return [];
  return withIds(given, known.ids).some((row) => lackOfRow(one, two, row, known) === null) ? [] : [lack];
}

function lackOfRow(one: Sentence, two: Sentence, given: readonly unknown[], known: Known): string | null {
  const said = saidBy(one, given);
  const other = saidBy(two, given);
  if (said === null || other === null) return `makes no sentence of ${JSON.stringify(given)}`;
  if (said === other && isEnglish(said, known)) return `still English, "${said}"`;
  const lost = marksIn(said).filter((mark) => !other.includes(mark));
  return lost.length === 0 ? null : `does not tell ${lost.join(', ')}: "${other}"`;
}

/** The rows with one name, or every name, replaced by an id; a list is then one of ids. */
function withIds(given: readonly unknown[], ids: readonly string[]): readonly (readonly unknown[])[] {
  const names = given.flatMap((it, at) => (typeof it === 'string' || Array.isArray(it) ? [at] : []));
  return ids.flatMap((id) =>
    [...names.map((at) => [at]), names].map((places) =>
      given.map((it, at) => (!places.includes(at) ? it : Array.isArray(it) ? [id, id] : id)),
    ),
  );
}

/** The arguments found in a sentence. */
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
