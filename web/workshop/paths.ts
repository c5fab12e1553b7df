import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, ok, type Result } from '@marchlands/core/result.ts';
import { invitationPath, readInvitation } from '../table/invitation.ts';
import type { Variant } from './trial.ts';

/** The address of the workshop with a variant filled in. */
export function workshopPath(
  gameId: string,
  { seats, options, level }: Pick<Variant, 'seats' | 'options'> & Partial<Variant>,
): string {
  const levels = level === undefined ? {} : { levels: Array.from({ length: seats }, () => level) };
  return invitationPath(gameId, { seats, options, ...levels }).replace('/setup/', '/workshop/');
}

/** Reads the query of such an address; missing parts take the page's defaults. */
export function readWorkshopQuery(search: string): Result<Partial<Omit<Variant, 'deals'>>> {
  const read = readInvitation(search);
  if (!read.ok) return read;
  const { seats, options, levels } = read.value;
  const level = levels?.find((each) => each !== null);
  return ok({
    ...(seats === undefined ? {} : { seats }),
    ...(options === undefined ? {} : { options }),
    ...(level == null ? {} : { level }),
  });
}

/** Longer addresses are refused by servers: a whole map has ten times as many characters. */
const MOST_CHARACTERS = 8_000;
/** The address of a variant stored in this tab. */
const OWN = 'own=1';

const placeOf = (gameId: string) => `marchlands.workshop.${gameId}`;

export function isTooLong(path: string): boolean {
  return path.length > MOST_CHARACTERS;
}

/** Stores a variant that is too large for an address as long as the tab is open. @returns the address that names it */
export function keepVariant(gameId: string, { seats, options, level }: Omit<Variant, 'deals'>): string {
  try {
    sessionStorage.setItem(placeOf(gameId), JSON.stringify({ seats, options, level }));
  } catch {
    // Without storage it is gone with the page.
  }
  return `/workshop/${gameId}?${OWN}`;
}

/** The variant named by an address: in the address itself, or stored in this tab; fails if it is no longer there. */
export function readWorkshop(gameId: string, search: string): Result<Partial<Omit<Variant, 'deals'>>> {
  if (new URLSearchParams(search).toString() !== OWN) return readWorkshopQuery(search);
  const kept = parseJson(keptIn(gameId));
  if (!kept.ok || !isRecord(kept.value)) return fail('It was kept in another tab.');
  // Written by `keepVariant`; the set-up checks its content.
  return ok(kept.value as Partial<Omit<Variant, 'deals'>>);
}

function keptIn(gameId: string): string {
  try {
    return sessionStorage.getItem(placeOf(gameId)) ?? '';
  } catch {
    return '';
  }
}
