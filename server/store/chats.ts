/** Who receives a chat line: the seats, or spectators. Players receive both. */
export const CHANNELS = ['players', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

/** How many lines of each channel somebody has received. */
export type ChatPlace = { readonly [channel in Channel]: number };

export const CHAT_START: ChatPlace = { players: 0, spectators: 0 };

/** The place after some lines. */
export function chatPlaceAfter(place: ChatPlace, lines: readonly ChatLine[]): ChatPlace {
  const next = { ...place };
  for (const { channel, seq } of lines) next[channel] = Math.max(next[channel], seq + 1);
  return next;
}

export interface ChatLine {
  /** 0, 1, 2, ... within its channel of the table. */
  readonly seq: number;
  readonly at: number;
  readonly guest: string;
  /** The writer's seat; null for a spectator. */
  readonly seat: number | null;
  readonly channel: Channel;
  readonly name: string;
  readonly text: string;
}

/** Stores chats. */
export interface Chats {
  /** Adds a line as the next of its channel; returns its number. */
  say(table: string, line: Omit<ChatLine, 'seq'>): Promise<number>;
  /**
   * The last `limit` lines of each channel, starting at its number in `from`: each channel in order, merged by time.
   */
  lines(table: string, from: ChatPlace, limit: number): Promise<readonly ChatLine[]>;
  /** The place after the last line of each of these tables that has any. */
  ends(tables: readonly string[]): Promise<ReadonlyMap<string, ChatPlace>>;
  /** One line; null if it does not exist. */
  line(table: string, channel: Channel, seq: number): Promise<ChatLine | null>;
  /** All lines of a guest, oldest first. */
  of(guest: string): Promise<readonly (ChatLine & { readonly table: string })[]>;
}
