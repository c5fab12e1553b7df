import type { Channel } from './chats.ts';

export interface Report {
  readonly id: string;
  readonly table: string;
  /** The channel of the chat line. */
  readonly channel: Channel;
  readonly seq: number;
  readonly by: string;
  readonly why: string;
  readonly at: number;
}

/** Mutes and reports. */
export interface Moderation {
  /** False if the other guest does not exist. */
  setMute(guest: string, other: string, isMuted: boolean): Promise<boolean>;
  mutes(guest: string): Promise<readonly string[]>;
  /** The same of several guests, by guest; unknown guests are left out. */
  mutesOf(guests: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  report(report: Report): Promise<void>;
  /** The last reports, newest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** All reports of a guest, oldest first. */
  reportsBy(guest: string): Promise<readonly Report[]>;
}
