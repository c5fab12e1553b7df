// `npm run malformed -- [options]`: random, malformed and out-of-turn messages to a table in play. Exit code 1 if a refused
// one changed anything, or the memory grew.
//
//   --messages 1000000    how many are sent

import { sendBadMessages } from '@marchlands/server/test/fuzz/messages.ts';
import { readOptions, readWhole } from '../tools/usage.ts';

const values = readOptions({ messages: { type: 'string', default: '1000000' } });
const count = readWhole('messages', values.messages, 1);
const { messages, refused, done, changed, memory } = await sendBadMessages(count, 'malformed', (sent) => {
  if (sent % 100_000 === 0) console.log(`${sent} sent`);
});
const megabytes = memory.map((bytes) => (bytes / 1e6).toFixed(1));
console.log(
  `${messages} messages: ${refused} refused, ${done} legal; changed by refused ones: ${changed.length}; memory ${megabytes.join(' MB, then ')} MB`,
);
for (const text of changed.slice(0, 10)) console.log(`  ${text}`);
process.exitCode = changed.length === 0 && memory[1] < memory[0] + 20e6 ? 0 : 1;
