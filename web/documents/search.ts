import { documents, loaderOf } from './documents.ts';

/** A search result. */
export interface Hit {
  readonly name: string;
  readonly title: string;
  /** The text around the first match. */
  readonly excerpt: string;
  readonly places: number;
}

interface Searched {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Characters shown on each side of a match. */
const AROUND = 60;

/** All documents as text; they are loaded for the first search. */
export async function loadTexts(): Promise<readonly Searched[]> {
  return Promise.all(
    documents.map(async ({ name, title }) => {
      const html = (await loaderOf(name)?.())?.html ?? '';
      const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
      return { name, title, text: `${title}. ${text.replaceAll(/\s+/g, ' ')}` };
    }),
  );
}

/** Documents that contain the wanted text, most matches first. @param wanted in any case, not empty */
export function hitsIn(texts: readonly Searched[], wanted: string): readonly Hit[] {
  const sought = wanted.toLowerCase();
  return texts
    .flatMap(({ name, title, text }): readonly Hit[] => {
      const lower = text.toLowerCase();
      const at = lower.indexOf(sought);
      if (at < 0) return [];
      const [from, to] = [Math.max(0, at - AROUND), at + sought.length + AROUND];
      const excerpt = `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
      return [{ name, title, excerpt, places: lower.split(sought).length - 1 }];
    })
    .sort((a, b) => b.places - a.places);
}
