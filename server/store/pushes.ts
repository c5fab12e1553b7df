/** Where a guest's browser hears what it is told while no page is open: what `PushSubscription.toJSON()` has. */
export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key (P-256) and the secret that it shares with this server, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** That it was a seat's turn. */
export interface Turn {
  readonly table: string;
  readonly seat: number;
  readonly guest: string;
}

/** Where subscriptions are kept, and turns of which somebody is still to be told. */
export interface Pushes {
  /** A guest's browsers, oldest first. */
  of(guest: string): Promise<readonly Subscription[]>;
  /** Keeps one; a browser that has become another guest's tells that guest from then on. */
  add(guest: string, subscription: Subscription, now: number): Promise<void>;
  remove(endpoint: string): Promise<void>;
  /** Notes a turn, to be told from `due` on; nothing where the guest has no browser that would hear of it. */
  keepTurn(turn: Turn, due: number): Promise<void>;
  /** Takes out the turns that are due by then: each is given to one process, once. */
  takeTurns(by: number): Promise<readonly Turn[]>;
}
