import { expect, it } from 'vitest';
import { sendBadMessages } from './fuzz/messages.ts';

it('random, malformed and out-of-turn messages change nothing where they are refused', {
  timeout: 60_000,
}, async () => {
  const { refused, changed } = await sendBadMessages(4000, 'malformed test');
  expect(refused).toBeGreaterThan(3000);
  expect(changed).toEqual([]);
});
