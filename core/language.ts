// All texts live in catalogues: objects of English sentences. Another language replaces the sentences before anything
// is shown, so code that reads a catalogue need not know the language.

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

/** Sets the language; call it before reading any text. */
export function setLanguage(tag: string): void {
  inUse = tag;
}

/** Registers a catalogue of English sentences, replaced by those of the language in use. Names are unique. */
export function catalogue<T extends object>(name: string, english: T): T {
  catalogues.set(name, english);
  const other = waiting.get(name);
  if (other !== undefined) translate(english as Catalogue, other);
  return english;
}

/** Applies a language's sentences: to loaded catalogues at once, to others when they load. */
export function speak(language: Language): void {
  for (const [name, sentences] of Object.entries(language)) {
    waiting.set(name, sentences);
    const known = catalogues.get(name);
    if (known !== undefined) translate(known as Catalogue, sentences);
  }
}

/**
 * Translates records in place, so that code holding a part of a catalogue sees the change; replaces everything else.
 */
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

/** A lazily made value that depends on the language, such as an `Intl` format. */
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
