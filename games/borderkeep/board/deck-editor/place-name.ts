import { nameOfRow } from './changes.ts';
import { rowsOf } from './rows.ts';
import { words } from './words.ts';

/** The readable name of `[3].cost`: `Bakery, Cost`. */
export function placeName(value: unknown, at: string): string | null {
  const [, index = '', field = ''] = /^\[(\d+)\]\.?(\w*)/.exec(at) ?? [];
  const item: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
  const row = index === '' ? undefined : rowsOf([item])?.find(({ isIn }) => isIn);
  if (row === undefined) return null;
  const name = nameOfRow(row);
  const fieldName = words.fields[field];
  return fieldName === undefined ? name : `${name}, ${fieldName}`;
}
