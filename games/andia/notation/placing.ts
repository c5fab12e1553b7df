import { wholeIn } from '@marchlands/core/params.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { NewPiece } from '../events.ts';
import { piecesIn } from '../rules/areas.ts';
import { isGiving, isProvinceOpen } from '../rules/income.ts';
import type { State } from '../state.ts';
import { NO_WORD, readArea, UNKNOWN_AREA } from './areas.ts';
import { refuse } from './problem.ts';

interface Part {
  readonly text: string;
  readonly n: number;
  readonly area: number;
}

/** The canonical form: `+1 MC, +1 W`, or `none`. */
export function formatPlacing(pieces: readonly NewPiece[]): string {
  return pieces.length === 0 ? 'none' : pieces.map(({ to }) => `+1 ${to}`).join(', ');
}

/** True if a line looks like a placing rather than an order. */
export function isPlacing(line: string): boolean {
  return /^\s*(?:\+|none\b)/i.test(line);
}

/**
 * Reads a whole placing: a bit for each city whose piece goes into its province. The first applicable code of the
 * rules' list is returned: syntax, unknownArea, notYourCity, enemyProvince, wrongTotal.
 */
export function readPlacing(state: State, seat: number, line: string): Result<number> {
  const parts = split(state, line);
  if (parts === null) return refuse('syntax', line);
  const unknown = parts.find(({ area }) => area === UNKNOWN_AREA);
  if (unknown !== undefined) return refuse('unknownArea', unknown.text);
  const { cityOf, cities, provinces } = state.setup;
  const foreign = parts.find(({ area }) => !holdsCity(state, seat, cityOf[area]));
  if (foreign !== undefined) return refuse('notYourCity', foreign.text);
  const closed = parts.find(({ area }) => {
    const city = cityOf[area];
    return provinces[city] === area && !isProvinceOpen(state, seat, city);
  });
  if (closed !== undefined) return refuse('enemyProvince', closed.text);

  let placing = 0;
  const seen = new Set<number>();
  for (const { n, area, text } of parts) {
    const city = cityOf[area];
    if (n !== 1 || seen.has(city) || !isGiving(state, seat, city)) return refuse('wrongTotal', text);
    seen.add(city);
    if (provinces[city] === area) placing |= 1 << city;
  }
  if (cities.some((_, city) => isGiving(state, seat, city) && !seen.has(city))) return refuse('wrongTotal');
  return ok(placing);
}

function holdsCity(state: State, seat: number, city: number): boolean {
  return city !== 255 && piecesIn(state, seat, state.setup.cities[city]) > 0;
}

function split(state: State, line: string): readonly Part[] | null {
  const text = line.trim().replace(/\s*\.$/, '');
  if (/^none$/i.test(text)) return [];
  const parts = text.split(',').map((part): Part | null => {
    const found = /^\s*\+\s*(\d+)\s+(.*\S)\s*$/.exec(part);
    const n = wholeIn(found?.[1] ?? '');
    if (found === null || n < 0) return null;
    const area = readArea(state.setup, found[2]);
    return area === NO_WORD ? null : { text: part.trim(), n, area };
  });
  return parts.every((part) => part !== null) ? parts : null;
}
