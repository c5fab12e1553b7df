// A player for Marchlands in TypeScript, run by Node 24: node busy-player.ts. It prefers the kinds of move that its
// first argument lists ("activate,discover"), then whatever comes first. docs/players.md describes the messages.

import { createInterface } from 'node:readline';

type Told =
  | { readonly type: 'hello' }
  | { readonly type: 'match' }
  | { readonly type: 'choose'; readonly id: number; readonly legal: readonly string[] };

const preferred = (process.argv[2] ?? '').split(',');

function choose(legal: readonly string[]): string {
  for (const kind of preferred) {
    const found = legal.find((move) => move.split(' ')[0] === kind);
    if (found !== undefined) return found;
  }
  return legal[0] ?? '';
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line) as Told;
  if (told.type === 'hello') console.log(JSON.stringify({ type: 'hello', protocol: 1, name: 'busy' }));
  if (told.type === 'choose') console.log(JSON.stringify({ type: 'choice', id: told.id, moves: [choose(told.legal)] }));
}
