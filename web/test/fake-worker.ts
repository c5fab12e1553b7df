// A worker controlled by the test, in place of the page's.

import { afterEach, beforeEach, vi } from 'vitest';

export class FakeWorker<Call, Message> {
  onmessage: ((event: { data: Message }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  /** The calls so far, in order. */
  readonly asked: Call[] = [];
  isEnded = false;

  postMessage(call: Call): void {
    this.asked.push(call);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: Message): void {
    this.onmessage?.({ data });
  }
}

/** For each test of the file: workers and timers are the test's. Returns the workers it has started, in order. */
export function fakeWorkers<Call, Message>(): readonly FakeWorker<Call, Message>[] {
  const started: FakeWorker<Call, Message>[] = [];
  beforeEach(() => {
    started.length = 0;
    vi.useFakeTimers();
    // Node has no workers of the browser's kind, and none could be made to hang or fail at a moment of the test's choice.
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker<Call, Message> {
        constructor() {
          super();
          started.push(this);
        }
      },
    );
    // Failures are also logged on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return started;
}
