import { parseJson } from '@marchlands/core/json.ts';
import { ok, type Result } from '@marchlands/core/result.ts';

/** A list or an object of up to this many characters stays on one line. */
const WIDTH = 72;

/** A position for editing: JSON with short parts on one line; the game's own text unchanged. */
export function positionText(position: unknown): string {
  return typeof position === 'string' ? position : laidOut(position, '');
}

function laidOut(value: unknown, indent: string): string {
  const flat = spaced(value);
  if (typeof value !== 'object' || value === null) return flat;
  if (!isRows(value) && indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? (value as readonly unknown[]).map((item) => laidOut(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${laidOut(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** True for a board written row by row, which is readable only with one row per line. */
function isRows(value: object): boolean {
  return Array.isArray(value) && value.some((item: unknown) => typeof item === 'string' && item.includes(' '));
}

/** JSON on one line, with spaces for readability. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${(value as readonly unknown[]).map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${spaced(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Reads a person's text: JSON if it begins like an object, otherwise the game's own text. */
export function readPositionText(text: string): Result<unknown> {
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? parseJson(trimmed) : ok(trimmed);
}
