import type { ChatLine } from './chats.ts';
import type { StoredEvent } from './events.ts';
import type { Guest } from './guests.ts';
import type { ListedTable } from './lists.ts';
import type { Report } from './moderation.ts';
import type { Passkey } from './passkeys.ts';
import type { Subscription } from './pushes.ts';
import type { Store } from './store.ts';

/** All stored data of one person. */
export interface Belongings {
  readonly guest: Guest | null;
  readonly tables: readonly ListedTable[];
  readonly events: readonly StoredEvent[];
  readonly chat: readonly (ChatLine & { readonly table: string })[];
  readonly mutes: readonly string[];
  readonly reports: readonly Report[];
  readonly passkeys: readonly Passkey[];
  /** Browsers that are notified of its turns. */
  readonly pushes: readonly Subscription[];
}

/** More events than anybody plays in. */
export const ALL_EVENTS = 100_000;

/** Collects a guest's data from all parts of the store. */
export async function belongingsOf(store: Store, guest: string): Promise<Belongings> {
  const [found, tables, events, mutes, chat, reports, passkeys, pushes] = await Promise.all([
    store.guests.find(guest),
    store.lists.naming(guest),
    store.events.of(guest, ALL_EVENTS),
    store.moderation.mutes(guest),
    store.chats.of(guest),
    store.moderation.reportsBy(guest),
    store.passkeys.of(guest),
    store.pushes.of(guest),
  ]);
  return { guest: found, tables, events, mutes, chat, reports, passkeys, pushes };
}
