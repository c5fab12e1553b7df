// Players from outside at tables online: the real server, and the program as its users start it.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { readConfig } from '@marchlands/server/config.ts';
import { type Server, startServer } from '@marchlands/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineAt } from '../online/seat.ts';
import { child, expectBadInput, inside, main, type Run, runOf } from './program.ts';

const node = JSON.stringify(process.execPath);

/** A player of a few lines, which has `told` and `choices` (how many it was asked for) to work with. */
function player(onChoose: string): string {
  const file = join(freshFolder(), 'player.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
let choices = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line);
  if (told.type === 'hello') say({ type: 'hello', protocol: 1, name: 'test' });
  if (told.type === 'choose') {
    choices += 1;
    ${onChoose}
  }
}`,
  );
  return `exec:${node} ${JSON.stringify(file)}`;
}

const first = `say({ type: 'choice', id: told.id, moves: [told.legal[0]] });`;
const store = join(freshFolder(), 'tables.sqlite');
let server: Server;
let base = '';

const quiet = (): void => {};
/** A log that nobody reads. */
const silent: Parameters<typeof startServer>[1] = {
  ...{
    level: 'silent',
    fatal: quiet,
    error: quiet,
    warn: quiet,
    info: quiet,
    debug: quiet,
    trace: quiet,
    silent: quiet,
  },
  child: () => silent,
};

async function start(port: number): Promise<void> {
  const config = readConfig({ MARCHLANDS_STORE: store, HOST: '127.0.0.1' }, 1);
  server = await startServer(config, silent, null);
  base = await server.app.listen({ port, host: '127.0.0.1' });
}

/** A browser: a cookie and requests. */
class Browser {
  #cookie = '';

  async ask(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookie };
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const set = answer.headers.getSetCookie().at(0);
    if (set !== undefined) [this.#cookie] = set.split(';', 1);
    const told = (await answer.json()) as Readonly<Record<string, unknown>>;
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  }
}

/** A table that somebody has opened, and its address. */
async function opened(plan: object = {}) {
  const owner = new Browser();
  await owner.ask('/api/guest', { name: 'Ann' });
  const usual = { game: 'building-refuge', seats: 2, options: { boardSize: 5 }, deal: 7, isPublic: false };
  const { id } = await owner.ask('/api/tables', { ...usual, ...plan });
  return { owner, id: String(id), address: `${base}/t/${id}` };
}

interface Joined {
  readonly program: ChildProcessWithoutNullStreams;
  /** Resolves with the line that has this in it. */
  says(part: string): Promise<void>;
  readonly run: Promise<Run>;
}

/** Starts the program; more than one thing may be waited for. */
function started(address: string, bots: string, home: string, ...more: string[]): Joined {
  const program = spawn(process.execPath, [main, 'join', address, '--bots', bots, ...more], {
    env: { ...process.env, MARCHLANDS_HOME: home },
  });
  const lines: string[] = [];
  const reader = createInterface(program.stdout);
  reader.on('line', (line) => lines.push(line));
  const says = async (part: string): Promise<void> => {
    while (!lines.some((line) => line.includes(part))) {
      if (program.exitCode !== null) throw new Error(`it ended before it said "${part}"`);
      await Promise.race([once(reader, 'line'), once(program, 'close')]);
    }
  };
  return { program, says, run: runOf(program, '') };
}

/** The owner sits down and begins; the joined player has the other seat. */
async function begin({ owner, id }: Awaited<ReturnType<typeof opened>>) {
  const sat = await owner.ask(`/api/tables/${id}/sit`, {});
  await owner.ask(`/api/tables/${id}/begin`, {});
  return sat;
}

/** A bot plays the owner's seat to the end of the match, by a code. */
async function playOn({ owner, id, address }: Awaited<ReturnType<typeof opened>>, seat: object): Promise<Run> {
  const { code } = await owner.ask(`/api/tables/${id}/code`, seat);
  return child(['join', address, '--bots', 'random', '--code', String(code)], '', { MARCHLANDS_HOME: freshFolder() });
}

beforeAll(() => start(0));
afterAll(() => server.close());

describe('a program at a table online', () => {
  it('plays the match to its end, beside the owner of a seat by whose code another plays', async () => {
    const table = await opened();
    const program = started(table.address, player(first), freshFolder());
    await program.says('At seat 1');
    const other = await playOn(table, await begin(table));
    const own = await program.run;
    expect([own.err, own.code, other.err, other.code]).toEqual(['', 0, '', 0]);
    expect(own.out.split('\n').at(-2)).toMatch(/^The match is over: (won by seat|nobody)/);
    expect(other.out.split('\n').at(-2)).toBe(own.out.split('\n').at(-2));
  });

  it('chooses at once with others, move by move', async () => {
    const table = await opened({ game: 'andia', options: {} });
    const program = started(table.address, player(first), freshFolder());
    await program.says('At seat 1');
    const other = await playOn(table, await begin(table));
    expect([(await program.run).code, other.code]).toEqual([0, 0]);
  });

  it.each([
    ['that dies', `process.exit(3);`, 'ended with exit code 3.'],
    ['that lies', `say({ type: 'choice', id: told.id, moves: ['discover z9'] });`, 'which is not a move'],
    ['that floods', `process.stdout.write('x'.repeat(3e6));`, 'wrote a line of more than 1000000 characters.'],
  ])('%s has given up: a bot plays on, and the program says why', async (_, lines, why) => {
    const table = await opened();
    const program = started(table.address, player(lines), freshFolder());
    await program.says('At seat 1');
    const other = await playOn(table, await begin(table));
    const { code, out, err } = await program.run;
    expect(err).toContain(why);
    expect(out).toContain('A bot of the table plays on.');
    expect(code).toBe(1);
    expect([other.code, other.out]).toEqual([0, expect.stringContaining('The match is over')]);
  });

  it('that is slower than the clock of the table has given up too', async () => {
    const table = await opened({ game: 'andia', options: {}, clock: { kind: 'move', seconds: 3 } });
    const program = started(table.address, player(``), freshFolder());
    await program.says('At seat 1');
    await begin(table);
    const { code, err } = await program.run;
    // By its own limit or, if it started late on a busy machine, by the clock.
    expect(err).toMatch(/did not answer within 2 s|was too late for the clock/);
    expect(code).toBe(1);
  });

  it('takes its seat back when it is started again, with the key that it kept for this user alone', async () => {
    // Both choose at once there: the program is asked before the owner has done anything.
    const table = await opened({ game: 'andia', options: {} });
    const home = freshFolder();
    const failing = started(table.address, player(`process.exit(1);`), home);
    await failing.says('At seat 1');
    const seat = await begin(table);
    expect((await failing.run).code).toBe(1);
    expect(statSync(join(home, 'online-keys.json')).mode & 0o777).toBe(0o600);
    const good = started(table.address, player(first), home);
    await good.says('Took the seat back');
    const other = await playOn(table, seat);
    expect([(await good.run).code, other.code]).toEqual([0, 0]);
  });

  it('leaves the seat to a bot at Ctrl-C', async () => {
    const table = await opened();
    const program = started(table.address, player(first), freshFolder());
    await program.says('At seat 1');
    const seat = await begin(table);
    await program.says('The match has begun.');
    program.program.kill('SIGINT');
    const { code, out, err } = await program.run;
    expect([code, err]).toEqual([1, expect.stringContaining('was stopped')]);
    expect(out).toContain('A bot of the table plays on.');
    expect((await playOn(table, seat)).code).toBe(0);
  });

  it('goes on where it was after the server was started again', async () => {
    const table = await opened();
    const program = started(table.address, player(first), freshFolder());
    await program.says('At seat 1');
    const seat = await begin(table);
    await program.says('The match has begun.');
    const { port } = new URL(base);
    await server.close();
    await start(Number(port));
    const other = await playOn(table, seat);
    expect([(await program.run).code, other.code]).toEqual([0, 0]);
  });

  it('does nothing twice and leaves nothing out though its connection breaks again and again', async () => {
    const table = await opened();
    const program = started(table.address, player(first), freshFolder());
    await program.says('At seat 1');
    const seat = await begin(table);
    let heard = 0;
    let broken = 0;
    const breaking = (socket: { on(event: 'message', heard: () => void): void; terminate(): void }): void => {
      socket.on('message', () => {
        heard += 1;
        if (heard % 5 > 0 || broken >= 6) return;
        broken += 1;
        // The last message may have been executed without an answer.
        socket.terminate();
      });
    };
    server.app.websocketServer.on('connection', breaking);
    const other = await playOn(table, seat);
    expect([(await program.run).code, other.code]).toEqual([0, 0]);
    server.app.websocketServer.off('connection', breaking);
    expect(broken).toBeGreaterThan(2);
  });

  it('does not sit down at a rated table, and leaves the seat free', async () => {
    const table = await opened({ isRated: true, deal: null, options: {} });
    const run = await child(['join', table.address, '--bots', 'random'], '', { MARCHLANDS_HOME: freshFolder() });
    expect([run.code, run.err]).toEqual([1, expect.stringContaining('no program sits down there')]);
    expect(await table.owner.ask(`/api/tables/${table.id}/sit`, { seat: 0 })).toMatchObject({ seat: 0 });
  });

  it('is refused in words: no table, no player, no seat, no such level', async () => {
    const { address } = await opened();
    expectBadInput(await inside('join', 'http://localhost/abc', '--bots', 'random'), 'looks like http');
    expectBadInput(await inside('join', address), '--bots must name the player');
    const env = { MARCHLANDS_HOME: freshFolder() };
    expectBadInput(
      await child(['join', `${base}/t/none`, '--bots', 'random'], '', env),
      'There is no such table here.',
    );
    expectBadInput(await child(['join', address, '--bots', 'random', '--seat', '9'], '', env), 'no such seat');
    const unknown = await child(['join', address, '--bots', 'genius'], '', env);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('genius')]);
  });

  it('says in words that nothing listens at an address, or another program does', async () => {
    const env = { MARCHLANDS_HOME: freshFolder() };
    const other = createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const place = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    const join = ['join', `${place}/t/a`, '--bots', 'random'];
    expectBadInput(await child(join, '', env), `${place} is not a Marchlands server`);
    other.close();
    other.closeAllConnections();
    await once(other, 'close');
    expectBadInput(await child(join, '', env), `${place} cannot be reached: nothing listens there.`);
  });
});

it('the time for a decision is less than the clock of the table, where that is short', () => {
  expect(deadlineAt({ clock: null })).toBe(10_000);
  expect(deadlineAt({ clock: { kind: 'move', seconds: 5 } })).toBe(4000);
  expect(deadlineAt({ clock: { kind: 'move', seconds: 1 } })).toBe(500);
  expect(deadlineAt({ clock: { kind: 'match', seconds: 60, increment: 0 } })).toBe(10_000);
});
