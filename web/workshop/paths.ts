import { ok, type Result } from '@marchlands/core/result.ts';
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

/** Reads what stands behind the `?` of such an address; what is left out is as the page proposes it. */
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
