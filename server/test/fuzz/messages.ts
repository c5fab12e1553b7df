import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Rng } from '@marchlands/core/rng.ts';
import { commandOf } from '../../http/socket.ts';
import { openStore } from '../../store/open.ts';
import { readMessage } from '../../wire/client.ts';
import { awaited, begun, inMatch, keep, must } from '../tables.ts';

/** The findings of a run of bad messages. */
export interface Fuzzed {
  readonly messages: number;
  /** Refused before or by the table. */
  readonly refused: number;
  /** Legal after all: by chance some are. */
  readonly done: number;
  /** State that changed though the message was refused. */
  readonly changed: readonly string[];
  /** Bytes of memory in use, before and after. */
  readonly memory: readonly [before: number, after: number];
}

const WORDS = [
  'act',
  'undo',
  'end',
  'answer',
  'resign',
  'away',
  'back',
  'entropy',
  'chat',
  'hello',
  'history',
  'ping',
  'fly',
  '__proto__',
  'constructor',
  '',
];
const VALUES: readonly unknown[] = [
  0,
  -1,
  1,
  2,
  1e9,
  1.5,
  -0,
  1e300,
  '',
  'x',
  'a'.repeat(5000),
  null,
  true,
  [],
  [[]],
  {},
  { kind: 'x' },
  { kind: 'draw' },
  '\u0000',
  '\ud800',
  '../..',
  "'; DROP TABLE entries; --",
];

function pick<V>(rng: Rng, list: readonly V[]): V {
  return list[rng.below(list.length)];
}

/** A message as nobody should send it: cut, changed, of another shape, or well formed and out of turn. */
function badText(rng: Rng, kinds: readonly string[], version: number): string {
  const message: Record<string, unknown> = { kind: pick(rng, WORDS) };
  const fields = [
    'id',
    'version',
    'moves',
    'to',
    'agree',
    'entropy',
    'channel',
    'text',
    'seat',
    'key',
    'from',
    'count',
    'protocol',
    'extra',
  ];
  for (const field of fields) if (rng.below(2) === 0) message[field] = pick(rng, VALUES);
  if (rng.below(3) > 0) {
    message['kind'] = 'act';
    message['id'] = `f${rng.below(1_000_000_000)}`;
    message['version'] = rng.below(4) === 0 ? rng.below(100) : version;
    message['moves'] = Array.from({ length: 1 + rng.below(3) }, () => {
      const move: Record<string, unknown> = { kind: pick(rng, kinds) };
      for (const field of ['at', 'from', 'card', 'seat', 'rank', 'stake'])
        if (rng.below(3) === 0) move[field] = pick(rng, VALUES);
      return move;
    });
    if (rng.below(2) === 0) for (const field of fields.slice(3)) delete message[field];
  }
  const text = JSON.stringify(message);
  return rng.below(8) === 0 ? text.slice(0, rng.below(text.length)) : text;
}

/** Sends bad messages to a table in play, as any of its seats, and looks whether a refused one leaves a trace. */
export async function sendBadMessages(
  count: number,
  seed: string,
  onProgress: (sent: number) => void = () => {},
): Promise<Fuzzed> {
  const rng = new Rng(seed);
  const store = await openStore(':memory:', null);
  const kept = await keep(store);
  const { keeper } = kept;
  let id = await begun(kept, { seats: 3 });
  const changed: string[] = [];
  let refused = 0;
  let done = 0;
  let before = 0;
  const mark = () =>
    keeper.look(id, ({ data, match }) => `${data.seq} ${match?.state.hash()} ${match?.entries.length}`);
  let stands = must(await mark());
  for (let sent = 0; sent < count; sent += 1) {
    // Initial growth (compiled code, caches) does not count.
    if (sent === Math.min(20_000, count >> 1)) before = used();
    if (sent % 10_000 === 0) onProgress(sent);
    const { kinds, version } = await inMatch(keeper, id, (match) => ({
      kinds: match.game.moveCodec.kinds,
      version: match.version(0),
    }));
    const text = badText(rng, kinds, version);
    const message = readMessage(text);
    let isDone = false;
    if (
      message.ok &&
      message.value.kind !== 'hello' &&
      message.value.kind !== 'ping' &&
      message.value.kind !== 'chat' &&
      message.value.kind !== 'history'
    ) {
      isDone = (await keeper.perform(id, commandOf(message.value, rng.below(4)))).ok;
    }
    const now = must(await mark());
    if (isDone) done += 1;
    else {
      refused += 1;
      if (now !== stands) changed.push(text.slice(0, 200));
    }
    stands = now;
    if ((await awaited(keeper, id)).length > 0) continue;
    id = await begun(kept, { seats: 3 });
    stands = must(await mark());
  }
  const after = used();
  await store.close();
  return { messages: count, refused, done, changed, memory: [before, after] };
}

/** Bytes that are in use once all that nobody needs is collected. */
function used(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}
