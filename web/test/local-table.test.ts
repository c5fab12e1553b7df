import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalTable } from '../table/local/local-table.ts';
import type { Greeting, Message, Request } from '../table/local/protocol.ts';
import { update } from './bare-update.ts';

// Node has no window and no workers of the browser's kind.
vi.stubGlobal('window', globalThis);
vi.stubGlobal('matchMedia', () => ({ matches: true }));

/** A worker that grants everything, once it is let. */
class FakeWorker {
  onmessage: ((event: { data: Message }) => void) | null = null;
  static readonly asked: string[] = [];
  static answers: (() => void)[] = [];

  postMessage(message: Request | Greeting): void {
    if ('language' in message) return;
    const { id, call } = message;
    FakeWorker.asked.push(call.ask);
    const answer = () => this.onmessage?.({ data: { kind: 'answer', id, answer: { ok: true, value: update } } });
    if (call.ask === 'draft') FakeWorker.answers.push(answer);
    else queueMicrotask(answer);
  }
  addEventListener(): void {}
  terminate(): void {}
}
vi.stubGlobal('Worker', FakeWorker);

let table: LocalTable | null = null;
afterEach(() => table?.close());

describe('a table whose match another tab has gone on with', () => {
  it('changes nothing any more and keeps saying so, also when an answer comes late', async () => {
    const opened = await LocalTable.open({
      ask: 'create',
      plan: { gameId: 'game', seats: 1, options: {}, players: [] },
    });
    if (!opened.ok) throw new Error(opened.problem.message);
    table = opened.value;
    const late = table.draft([]);
    table.receive({ kind: 'saved', problem: 'changed' });
    expect(table.state.held).toBe('overtaken');
    for (const answer of FakeWorker.answers.splice(0)) answer();
    await late;
    expect(table.state.held).toBe('overtaken');
    FakeWorker.asked.length = 0;
    expect((await table.draft([])).ok).toBe(false);
    expect((await table.undo(false)).ok).toBe(false);
    expect(FakeWorker.asked).toEqual([]);
    expect(table.state.held).toBe('overtaken');
  });
});
