import type { Waiting } from '../table.ts';
import type { Answer } from './answer.ts';
import { type MatchLink, NO_REPLY, PendingCalls } from './match-link.ts';
import type { StoredMatch } from './match-store.ts';
import type { Call, Update } from './protocol.ts';

/** What a tab that follows may ask: nothing that changes the match, nothing that the other's screen does not show. */
const ASKED = ['moment', 'record', 'replayable', 'position', 'review', 'lines'] as const;
export type Asked = Extract<Call, { readonly ask: (typeof ASKED)[number] }>;

/** What the tabs of one match say to each other. */
export type TabMessage =
  /** A tab that follows wants the whole table. */
  | { readonly kind: 'join' }
  /** The whole table, for those who have just come. */
  | { readonly kind: 'table'; readonly update: Update }
  /** The table after a change, as the screen of the holder shows it. */
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'waiting'; readonly waiting: Waiting | null }
  | { readonly kind: 'ask'; readonly from: string; readonly id: number; readonly call: Asked }
  | { readonly kind: 'answer'; readonly to: string; readonly id: number; readonly answer: Answer<unknown> }
  /** A tab that follows wants to play: the holder is to give the match up. */
  | { readonly kind: 'yield' }
  /** It has done so; with the match itself where it could not be saved. */
  | { readonly kind: 'yielded'; readonly kept?: StoredMatch }
  /** The match was saved: where there are no locks, other tabs have an old one now. */
  | { readonly kind: 'saved' };

/** The tabs of this browser that have one match open. A browser that has no channels has no other tabs to hear of. */
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

/** Questions of a tab that follows, to the one that holds the match. */
export class TabLink implements MatchLink {
  readonly #channel: TabChannel;
  readonly #own: string;
  readonly #calls: PendingCalls;

  /** @param own how this tab is called in answers; @param silence milliseconds after which nobody will answer any more */
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
