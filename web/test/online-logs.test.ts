import { expect, it, vi } from 'vitest';
import { OnlineTable } from '../table/remote/online-table.ts';

/** A socket whose server is the test. */
class TestSocket {
  readonly readyState = WebSocket.OPEN;
  readonly said: unknown[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  send(text: string): void {
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.onclose();
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

it('what a page has is said with the name of the logs it came from, also where the connection breaks before others come', () => {
  vi.useFakeTimers();
  const sockets: TestSocket[] = [];
  const table = new OnlineTable('a', null, undefined, () => {
    const socket = new TestSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  const next = (): TestSocket => {
    vi.advanceTimersByTime(60_000);
    const socket = sockets[sockets.length - 1];
    socket.onopen();
    return socket;
  };
  const first = next();
  expect(first.said[0]).not.toHaveProperty('have');
  first.hear({ kind: 'welcome', logs: 'old', now: 0, table: {} });
  first.hear({ kind: 'match', version: 2, header: {}, items: [{}, {}], view: {}, status: {} });
  first.close();
  const second = next();
  expect(second.said[0]).toMatchObject({ have: 2, logs: 'old' });
  second.hear({ kind: 'welcome', logs: 'new', now: 0, table: {} });
  second.close();
  const third = next();
  expect(third.said[0]).toMatchObject({ have: 2, logs: 'old' });
  third.hear({ kind: 'welcome', logs: 'new', now: 0, table: {} });
  third.hear({ kind: 'match', version: 1, header: {}, items: [{}], view: {}, status: {} });
  third.close();
  expect(next().said[0]).toMatchObject({ have: 1, logs: 'new' });
  table.close();
  vi.useRealTimers();
});
