// All words lie in catalogues: objects of sentences, written in English. Another language puts its own sentences into them
// before anything is shown, so that whoever reads a catalogue need not know which language is spoken.

/** Sentences of one part of the program, in nested records and lists. */
type Catalogue = { [key: string]: unknown };

/** A language's sentences, by the catalogues' names. */
export interface Language {
  readonly [name: string]: object;
}

const ENGLISH = 'en';

let inUse = ENGLISH;
const catalogues = new Map<string, object>();
/** Sentences for catalogues that are not loaded yet. */
const waiting = new Map<string, object>();

/** The tag of the language in use, as `Intl` takes it. */
export function languageInUse(): string {
  return inUse;
}

/** Which language is spoken from now on; called before any word is asked for. */
export function setLanguage(tag: string): void {
  inUse = tag;
}

/** A catalogue: the English sentences, in which those of the language in use take their place. Each has a name of its own. */
export function catalogue<T extends object>(name: string, english: T): T {
  catalogues.set(name, english);
  const other = waiting.get(name);
  if (other !== undefined) translate(english as Catalogue, other);
  return english;
}

/** Speaks a language's sentences: in the catalogues that are loaded at once, in others as soon as they are. */
export function speak(language: Language): void {
  for (const [name, sentences] of Object.entries(language)) {
    waiting.set(name, sentences);
    const known = catalogues.get(name);
    if (known !== undefined) translate(known as Catalogue, sentences);
  }
}

/** Records are gone through, so that whoever holds a part of a catalogue has the language too; all else is put in. */
function translate(into: Catalogue, sentences: object): void {
  for (const [key, said] of Object.entries(sentences)) {
    const before = into[key];
    if (isNested(before) && isNested(said)) translate(before, said);
    else into[key] = said;
  }
}

function isNested(value: unknown): value is Catalogue {
  if (typeof value !== 'object' || value === null) return false;
  // A list of sentences may be longer in another language.
  return !Array.isArray(value) || value.every((one) => typeof one === 'object');
}

/** Something that depends on the language, above all a format of `Intl`: made when it is first asked for. */
export function inLanguage<T>(make: (tag: string) => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make(inUse) };
    return made.value;
  };
}

/** The catalogues that are loaded, by their names. */
export function loadedCatalogues(): ReadonlyMap<string, object> {
  return catalogues;
}
