import { nameOfCard } from '../../words/cards.ts';
import { isChanged, type Row } from './rows.ts';
import { words } from './words.ts';

/** A card's differences from the standard deck, in words: `cost 2 → 3`. */
export function changesText({ isNew, changes, standard }: Row): string {
  if (isNew) return words.added;
  return Object.entries(changes)
    .map(([field, now]) => {
      const name = words.fields[field] ?? field;
      const before: unknown = { ...standard }[field as keyof typeof standard];
      return field !== 'text' && isScalar(before) && isScalar(now)
        ? words.fromTo(name, scalarText(before), scalarText(now))
        : words.fieldChanged(name);
    })
    .join(', ');
}

function isScalar(value: unknown): value is number | string | null {
  return value === null || typeof value === 'number' || typeof value === 'string';
}

function scalarText(value: number | string | null): string {
  return value === null || value === '' ? words.nothingYet : String(value);
}

/** The name of a row: the edited one, unless it is empty. */
export function nameOfRow({ standard, changes }: Row): string {
  const { name } = changes;
  return typeof name === 'string' && name.trim() !== '' ? name : nameOfCard(standard);
}

/** Each card that differs from the standard deck, with its differences. */
export function differences(rows: readonly Row[]): readonly { readonly id: string; readonly text: string }[] {
  return rows.flatMap((row) => {
    if (!row.isIn) return [{ id: row.id, text: `${nameOfRow(row)}: ${words.out}` }];
    return isChanged(row) ? [{ id: row.id, text: `${nameOfRow(row)}: ${changesText(row)}` }] : [];
  });
}
