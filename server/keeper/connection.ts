import { SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { CHAT_START, type ChatLine, chatPlaceAfter } from '../store/chats.ts';
import { type RefusalCode, refuse } from '../table/refusal.ts';
import type { ServerMessage } from '../wire/messages.ts';
import type { Round } from './round.ts';

/** A transport to a device, such as a socket. */
export interface Wire {
  send(text: string): void;
  /** Bytes sent but still buffered. */
  readonly buffered: number;
  /** Says goodbye and closes. */
  close(code: number, reason: string): void;
}

/** Above this many buffered bytes a reader gets nothing new until it has caught up, and then everything at once. */
const SLOW = 256 * 1024;
/** Above this many it is disconnected. */
export const LOST = 4 * 1024 * 1024;

/**
 * A viewer at a table and what it has received: its log version, and the latest text of everything else. Each round it
 * gets what it lacks, so nothing is lost and nothing is sent twice.
 */
export class Connection {
  readonly viewer: Viewer;
  readonly guest: string;
  /** Hash of the key that its seat was opened with; null for a spectator. */
  readonly key: string | null;
  readonly #wire: Wire;
  readonly #logs: string;
  #mutes: Set<string>;
  #version: number | null;
  #table = '';
  #status = '';
  /** The chat lines it has. */
  #chatted = CHAT_START;

  /**
   * @param key as `key`
   * @param version the log version that the device has from an earlier connection, or null
   * @param logs names the logs of this store
   */
  constructor(
    wire: Wire,
    viewer: Viewer,
    guest: string,
    key: string | null,
    version: number | null,
    mutes: readonly string[],
    logs: string,
  ) {
    this.#wire = wire;
    this.#logs = logs;
    this.viewer = viewer;
    this.guest = guest;
    this.key = key;
    this.#version = version;
    this.#mutes = new Set(mutes);
  }

  /** The number of log entries it has; null without a match. */
  get version(): number | null {
    return this.#version;
  }

  /** True if some updates could not be sent. */
  get isBehind(): boolean {
    return this.#wire.buffered > SLOW;
  }

  /** Sends the viewer's identity and the table. */
  greet(round: Round, protocol: number, now: number): void {
    const { viewer } = this;
    this.send({ kind: 'welcome', protocol, viewer, now, logs: this.#logs, table: round.info(viewer) });
    this.#table = round.table(viewer);
    this.tell(round);
  }

  /** Sends the changes. */
  tell(round: Round): void {
    const { buffered } = this.#wire;
    if (buffered > LOST) this.bye('reader.slow');
    if (buffered > SLOW) return;
    const table = round.table(this.viewer);
    if (table !== this.#table) this.#wire.send(table);
    this.#table = table;
    if (round.hasMatch) this.#tellMatch(round);
  }

  #tellMatch(round: Round): void {
    const { viewer } = this;
    const version = round.version(viewer);
    const status = round.statusOf(viewer);
    if (this.#version === null || !round.follows(viewer, this.#version)) this.#wire.send(round.whole(viewer));
    else if (version > this.#version) this.#wire.send(round.moved(viewer, this.#version));
    else if (status !== this.#status) this.#wire.send(round.status(viewer));
    this.#version = version;
    this.#status = status;
  }

  chat(lines: readonly ChatLine[]): void {
    const fresh = lines.filter(({ channel, seq }) => seq >= this.#chatted[channel]);
    this.#chatted = chatPlaceAfter(this.#chatted, fresh);
    const heard = fresh.filter(({ channel, guest }) => this.#hears(channel) && !this.#mutes.has(guest));
    if (heard.length > 0) this.send({ kind: 'chat', lines: heard });
  }

  #hears(channel: ChatLine['channel']): boolean {
    return channel === 'spectators' || this.viewer !== SPECTATOR;
  }

  mute(guest: string, isMuted: boolean): void {
    if (isMuted) this.#mutes.add(guest);
    else this.#mutes.delete(guest);
  }

  /** Replaces the guests muted for it. */
  setMutes(guests: readonly string[]): void {
    this.#mutes = new Set(guests);
  }

  send(message: ServerMessage): void {
    this.#wire.send(JSON.stringify(message));
  }

  bye(code: RefusalCode): void {
    const { message } = refuse(code).problem;
    this.send({ kind: 'bye', code, message });
    this.#wire.close(code === 'server.closing' ? 1012 : 1008, code);
  }
}
