import { ok, type Result } from '@marchlands/core/result.ts';
import type { Keeper } from '../keeper/keeper.ts';
import { hashSecret, newSecret } from '../keeper/secrets.ts';
import type { Guest } from '../store/guests.ts';
import type { Person } from '../table/change.ts';

/** A guest in the form used by tables. */
export function personOf({ id, name }: Guest): Person {
  return { guest: id, name };
}

/** Seats a guest at a given or the next free seat; returns the seat and its key. */
export async function sit(
  keeper: Keeper,
  id: string,
  person: Person,
  seat: number | null,
): Promise<Result<{ seat: number; key: string }>> {
  const key = newSecret();
  const done = await keeper.perform(id, { kind: 'sit', person, seat, key: hashSecret(key) });
  if (!done.ok) return done;
  const found = await keeper.look(id, ({ data }) => data.seats.findIndex((one) => one.person?.guest === person.guest));
  return found.ok ? ok({ seat: found.value, key }) : found;
}
