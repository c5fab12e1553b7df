import { games } from '@marchlands/games/index.ts';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../mcp/server.ts';
import { main } from './program.ts';

/** An assistant's end of a connection: a tool's answer, and whether it was an error. */
interface Assistant {
  readonly client: Client;
  call(tool: string, asked?: Record<string, unknown>): Promise<{ readonly text: string; readonly isError: boolean }>;
}

const open: Client[] = [];
afterAll(() => Promise.all(open.map((client) => client.close())));

async function assistantOf(connect: (client: Client) => Promise<void>): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '0.0.0' });
  await connect(client);
  open.push(client);
  return {
    client,
    async call(tool, asked = {}) {
      const { content, isError = false } = await client.callTool({ name: tool, arguments: asked });
      const [part] = content;
      return { text: part.type === 'text' ? part.text : '', isError };
    },
  };
}

/** A connection inside this process. */
function assistant(): Promise<Assistant> {
  return assistantOf(async (client) => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    await createServer('0.0.0').connect(there);
    await client.connect(here);
  });
}

/** Forms in which a match is short, by game. */
const SHORT: { readonly [game: string]: object } = {
  'building-refuge': { boardSize: 5 },
  andia: { turnLimit: 4 },
  borderkeep: { startWalls: 1 },
  cantaboria: { sitePlacement: 'random', citiesToWin: 2, victoryCheck: 'atOnce', tradeRounds: 1, cycleCap: 10 },
  island: { rules: 'base', target: 4, turnLimit: 10 },
};

describe('an assistant', () => {
  it('finds tools that say what they take, and whether they change anything', async () => {
    const { client } = await assistant();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['list_games', 'describe_game', 'rules', 'new_match', 'look', 'legal_moves', 'play', 'bots_play', 'hint'],
      ...['why_not', 'odds', 'undo', 'resign', 'review', 'record'],
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\.$/);
      expect(inputSchema.type).toBe('object');
    }
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(changing).toEqual(['new_match', 'play', 'bots_play', 'undo', 'resign']);
  });

  it('reads about the games, and rules by id, by name and by words', async () => {
    const { call } = await assistant();
    const { text } = await call('list_games');
    for (const { title } of games) expect(text).toContain(title);
    expect((await call('describe_game', { game: 'andia' })).text).toContain('Bots, from the weakest');
    expect((await call('rules', { game: 'building-refuge' })).text).toMatch(/: BR-\d+ to BR-\d+$/m);
    expect((await call('rules', { game: 'building-refuge', find: 'BR-14' })).text).toContain('BR-14');
    expect((await call('rules', { game: 'borderkeep', find: 'ballista' })).text.toLowerCase()).toContain('ballista');
    const none = await call('rules', { game: 'andia', find: 'submarine' });
    expect(none).toMatchObject({ isError: true, text: expect.stringContaining('No rule or list of Andia') });
    const chess = await call('rules', { game: 'chess' });
    expect(chess).toMatchObject({ isError: true, text: expect.stringContaining('There is no game "chess"') });
  });

  it.each(games.map(({ id }) => id))('plays a match of %s to its end, and looks back on it', async (game) => {
    const { call } = await assistant();
    const begun = await call('new_match', { game, options: SHORT[game] ?? {}, players: ['me', 'random'], deal: 7 });
    expect(begun.isError, begun.text).toBe(false);
    for (let choices = 0; ; choices += 1) {
      expect(choices).toBeLessThan(2000);
      const legal = await call('legal_moves');
      if (legal.isError) break;
      // Somewhere in the list, so that every kind of move comes up.
      const numbers = [...legal.text.matchAll(/(?:^|\s\s)\s*(\d+) \S/gm)].map(([, number]) => Number(number));
      const number = ((choices * 7) % Math.max(...numbers)) + 1;
      const played = await call('play', { lines: [`${number}`] });
      expect(played.isError, `${legal.text}\n${number}\n${played.text}`).toBe(false);
    }
    expect((await call('look')).text).toMatch(/wins\.|share the win\.|lost\.|Nobody won\./);
    const record = await call('record');
    expect(record.text).toContain(`[Game "${game}"]`);
    expect(record.text).toContain('[Result');
    expect((await call('odds')).text).toContain('The match is over.');
  });

  it('asks for odds, hints and reasons, and takes back', async () => {
    const { call } = await assistant();
    await call('new_match', { game: 'building-refuge', options: { boardSize: 5 }, players: ['me', 'random'], deal: 3 });
    expect((await call('odds')).text).toMatch(/may expect about \d+ % of the win/);
    expect((await call('hint')).text).toMatch(/expects to win with:|often a strong bot/);
    const why = await call('why_not', { line: 'city A1' });
    expect(why.text).toMatch(/\(BR-\d+\)|It is legal\./);
    const before = (await call('legal_moves')).text;
    const played = await call('play', { lines: ['1'] });
    expect(played.isError).toBe(false);
    const undone = await call('undo');
    expect(undone.isError).toBe(false);
    expect((await call('legal_moves')).text).toBe(before);
  });

  it('watches bots, and reads no more of them than a spectator', async () => {
    const { call } = await assistant();
    const begun = await call('new_match', { game: 'borderkeep', players: ['random', 'greedy'], deal: 1 });
    expect(begun.text).toContain('Match borderkeep-1');
    const later = await call('bots_play', { choices: 5 });
    expect(later.isError).toBe(false);
    expect(later.text).not.toBe(begun.text);
    expect(await call('legal_moves', { seat: 1 })).toMatchObject({
      isError: true,
      text: expect.stringContaining('played by a bot: what it sees is its own'),
    });
    const { text } = await call('record');
    expect(text).toContain('[Viewer ');
  });
});

describe('secrets', () => {
  it('of a bot are told by no tool while the match runs', async () => {
    const { call } = await assistant();
    await call('new_match', { game: 'borderkeep', players: ['me', 'greedy'], deal: 5 });
    const tools = ['look', 'legal_moves', 'play', 'hint', 'why_not', 'odds', 'undo', 'resign', 'record'];
    for (const tool of tools) {
      const answer = await call(tool, { seat: 2, lines: ['1'], line: '1' });
      expect(answer, tool).toMatchObject({ isError: true, text: expect.stringContaining('Seat 2 is played by a bot') });
    }
  });

  it('are in no answer: two deals that look alike to a seat are told alike', async () => {
    // The bots' hands differ, and nothing that the seat may see.
    const told = await Promise.all(
      [
        ['WPC', 'OO'],
        ['WPO', 'OC'],
      ].map(async ([second, third]) => {
        const { call } = await assistant();
        const position =
          'roaming 3 P1 action invasion=1 robber=h10 ship=5 bars=b5:1@22<16\n' +
          'P1: c29 s31 r29-35 r31-36 k35:1+ hand=BBLLWWGGGOOOPPCK prog=deserter,merchant\n' +
          `P2: c12 s18 r12-17 r18-24 k12:2+ k24:1- hand=${second}\nP3: c14 s45 r14-19 r41-45 hand=${third}`;
        const options = { rules: 'roaming' };
        const begun = await call('new_match', {
          ...{ game: 'island', seats: 3, players: ['me', 'greedy'] },
          ...{ options, position, deal: 1 },
        });
        const texts = [begun.text];
        for (const tool of ['look', 'legal_moves', 'record']) texts.push((await call(tool)).text);
        return texts.join('\n');
      }),
    );
    expect(told[0]).toContain('Match island-1');
    expect(told[0]).toContain('[Viewer ');
    expect(told[0]).toBe(told[1]);
  });
});

describe('resigning', () => {
  it('ends the match, or leaves the others to go on, by the rules', async () => {
    const { call } = await assistant();
    await call('new_match', { game: 'andia', players: ['me', 'random'], deal: 6 });
    expect((await call('resign')).text).toMatch(/^.*Teal wins\./m);
    const options = { ...SHORT.cantaboria, sitePlacement: 'random' };
    await call('new_match', { game: 'cantaboria', players: ['me', 'random', 'random'], options, deal: 6 });
    expect((await call('resign')).isError).toBe(false);
    // May take several calls: each lets bots make only so many choices.
    for (let calls = 0; !(await call('odds')).text.includes('The match is over.'); calls += 1) {
      expect(calls).toBeLessThan(200);
      expect((await call('bots_play', { choices: 100 })).isError).toBe(false);
    }
  });

  it('is refused where the rules have none', async () => {
    const { call } = await assistant();
    await call('new_match', { game: 'borderkeep', players: ['me', 'random'], deal: 6 });
    expect((await call('resign')).text).toContain('The rules of Borderkeep do not provide for resigning');
  });
});

describe('bad input', () => {
  it('is refused in words, and changes nothing', async () => {
    const { call } = await assistant();
    expect(await call('look')).toMatchObject({ isError: true, text: expect.stringContaining('There is no match yet') });
    const wrong: readonly (readonly [object, string])[] = [
      [{ game: 'chess' }, 'There is no game "chess"'],
      [{ game: 'andia', seats: 5 }, 'Andia is for'],
      [{ game: 'andia', players: ['exec:touch /tmp/x'] }, 'exec:touch'],
      [{ game: 'andia', players: ['./bot'] }, "A bot's level must be one of"],
      [{ game: 'andia', players: ['me', 'me', 'me'] }, 'Andia is for 2 players, not 3.'],
      [{ game: 'building-refuge', seats: 2, players: ['me', 'me', 'me'] }, 'names 3 players for 2 seats'],
      [{ game: 'andia', options: { nonsense: 1 } }, 'nonsense'],
      [{ game: 'andia', position: 'nonsense' }, 'osition'],
    ];
    for (const [asked, says] of wrong) {
      const answer = await call('new_match', { ...asked });
      expect(answer, JSON.stringify(asked)).toMatchObject({ isError: true, text: expect.stringContaining(says) });
    }
    await call('new_match', { game: 'building-refuge', deal: 2 });
    const before = (await call('legal_moves')).text;
    const two = await call('play', { lines: ['nonsense', '1'] });
    expect(two.text).toMatch(/^Line 1: .*Nothing was played\.$/);
    for (const line of ['nonsense', '9999', 'city Z99', 'take\u0000'])
      expect((await call('play', { lines: [line] })).isError, line).toBe(true);
    expect((await call('play', { lines: [] })).isError).toBe(true);
    expect((await call('bots_play')).text).toContain('It is your turn');
    expect((await call('look', { match: 'building-refuge-9' })).text).toContain('there are: building-refuge-1');
    expect((await call('review')).text).toContain('reviewed once it has ended');
    expect((await call('legal_moves')).text).toBe(before);
  });

  it('of calls that come together is taken one after the other', async () => {
    const { call } = await assistant();
    await call('new_match', { game: 'building-refuge', players: ['me', 'random'], deal: 4 });
    const all = await Promise.all(Array.from({ length: 6 }, () => call('play', { lines: ['1'] })));
    expect(all.every(({ text }) => text.length > 0)).toBe(true);
    expect(all.map(({ text }) => text)).not.toContainEqual(expect.stringContaining('fault of the program'));
  });
});

it('speaks on standard input and output, and ends with its input', async () => {
  const transport = new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'] });
  const { client, call } = await assistantOf((one) => one.connect(transport));
  expect(client.getServerVersion()).toMatchObject({ name: 'marchlands' });
  expect((await call('list_games')).text).toContain('Andia');
  const closed = new Promise<void>((resolve) => {
    client.onclose = resolve;
  });
  await client.close();
  await closed;
});
