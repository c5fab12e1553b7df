import type { Waiting } from '../table.ts';
import type { Answer } from './answer.ts';
import { type MatchLink, NO_REPLY, PendingCalls } from './match-link.ts';
import type { StoredMatch } from './match-store.ts';
import type { Call, Update } from './protocol.ts';

/** A following tab may ask only what changes nothing and what the playing tab's screen shows. */
const ASKED = ['moment', 'record', 'replayable', 'position', 'review', 'lines'] as const;
export type Asked = Extract<Call, { readonly ask: (typeof ASKED)[number] }>;

/** Messages between the tabs of one match. */
export type TabMessage =
  /** A following tab wants the whole table. */
  | { readonly kind: 'join' }
  /** The whole table, for new tabs. */
  | { readonly kind: 'table'; readonly update: Update }
  /** The table after a change, as the playing tab's screen shows it. */
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'waiting'; readonly waiting: Waiting | null }
  | { readonly kind: 'ask'; readonly from: string; readonly id: number; readonly call: Asked }
  | { readonly kind: 'answer'; readonly to: string; readonly id: number; readonly answer: Answer<unknown> }
  /** A following tab wants to play: the playing tab should give the match up. */
  | { readonly kind: 'yield' }
  /** It has done so; with the match itself if it could not be saved. */
  | { readonly kind: 'yielded'; readonly kept?: StoredMatch }
  /** The match was saved: without locks, other tabs may now have an old one. */
  | { readonly kind: 'saved' };

/** The browser's tabs with the same open match. A browser without channels hears of no other tabs. */
export class TabChannel {
  readonly #channel: BroadcastChannel | null;

  constructor(matchId: string, hear: (message: TabMessage) => void) {
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`marchlands.match.${matchId}`) : null;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
  }

  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  close(): void {
    this.#channel?.close();
  }
}

/** Questions of a following tab to the playing one. */
export class TabLink implements MatchLink {
  readonly #channel: TabChannel;
  readonly #own: string;
  readonly #calls: PendingCalls;

  /** @param own this tab's id in answers; @param silence milliseconds after which no answer will come */
  constructor(channel: TabChannel, own: string, silence: number) {
    this.#channel = channel;
    this.#own = own;
    this.#calls = new PendingCalls(silence, () => this.end());
  }

  ask(call: Call): Promise<Answer<unknown>> {
    if (!isAskable(call)) return Promise.resolve(NO_REPLY);
    return this.#calls.ask((id) => this.#channel.post({ kind: 'ask', from: this.#own, id, call }));
  }

  answer(id: number, answer: Answer<unknown>): void {
    this.#calls.answer(id, answer);
  }

  end(): void {
    this.#calls.end();
  }
}

function isAskable(call: Call): call is Asked {
  return ASKED.some((ask) => ask === call.ask);
}
