/** A browser's address for notifications: the content of `PushSubscription.toJSON()`. */
export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key (P-256) and the secret it shares with this server, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A seat's turn, to be notified. */
export interface Turn {
  readonly table: string;
  readonly seat: number;
  readonly guest: string;
}

/** Stores subscriptions, and turns to be notified. */
export interface Pushes {
  /** A guest's browsers, oldest first. */
  of(guest: string): Promise<readonly Subscription[]>;
  /** Stores one; if its browser had another guest, it is now notified for the new one. */
  add(guest: string, subscription: Subscription, now: number): Promise<void>;
  remove(endpoint: string): Promise<void>;
  /** Stores a turn, to be notified from `due` on; does nothing if the guest has no subscription. */
  keepTurn(turn: Turn, due: number): Promise<void>;
  /** Takes out the turns due by then: each goes to one process, once. */
  takeTurns(by: number): Promise<readonly Turn[]>;
}
