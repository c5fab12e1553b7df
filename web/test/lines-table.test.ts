import { makeBot } from '@marchlands/bots/levels.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { keptLines, readLines } from '../table/lines/kept-lines.ts';
import type { LinesPlan } from '../table/lines/line.ts';
import { LinesTable } from '../table/lines/lines-table.ts';
import { nodeOf, pathTo, ROOT } from '../table/lines/tree.ts';
import { MatchSession } from '../table/local/match-session.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

async function newMatch(id: string, seats: number, options: object = {}): Promise<Match> {
  const game = must(await loadGame(id));
  return must(createMatch(game, { seats, options, dice: seededDice(`${id}/lines`) }));
}

/** Plays on at random, until it is over or this many choices were made. */
function playOn(match: Match, choices = Number.POSITIVE_INFINITY): void {
  const bot = makeBot('random', match.game, match.setup, { seed: 'lines' });
  for (let i = 0; i < choices && !match.isOver; i += 1) {
    const seat = match.awaited().find((one) => match.sealed(one) === null);
    if (seat === undefined) throw new Error('nobody chooses, and the match is not over');
    must(match.submit(seat, bot.think(match.view(seat), seat).moves, match.version(seat)));
  }
}

function planOf({ game, setup, players }: Match): LinesPlan {
  return { game, seats: setup.seats, options: setup.options, names: players.map(({ name }) => name) };
}

const keepNothing = async (): Promise<Result<void>> => ok(undefined);

function linesFrom(match: Match, at: number | null = null): LinesTable {
  const start = must(new MatchSession('test', match).linesFrom(at));
  return must(LinesTable.fromMatch(planOf(match), start, [], new Rng('lines'), keepNothing));
}

/** The board, in full. */
const board = async (table: LinesTable): Promise<string> => must(await table.position());

/** Makes one random choice of the asked seat: small move after small move; rolls if chance acts. */
async function tryOne(table: LinesTable, rng: Rng): Promise<void> {
  if (table.lines.outcomes.length > 0) {
    must(table.roll());
    return;
  }
  for (;;) {
    const { choices, draft } = table.state.now;
    if (draft?.isWhole === true) {
      must(await table.act(draft.moves));
      return;
    }
    const { at } = table.tree;
    const { move } = choices[rng.below(choices.length)];
    must(draft === null ? await table.act([move]) : await table.draft([...draft.moves, move]));
    if (table.tree.at !== at) return;
  }
}

const forms = games.flatMap(({ id, presets }) => presets.map((preset) => ({ id, preset })));

describe.each(forms)('lines of $id as $preset.id', ({ id, preset: { players, options } }) => {
  it('are tried for all sides after the match, and going back and forth leads to the same boards', async () => {
    const match = await newMatch(id, players.length, options);
    playOn(match, 30);
    match.end([...match.players.keys()]);
    const table = linesFrom(match, 3);
    const rng = new Rng('try');
    const boards = new Map([[ROOT, await board(table)]]);
    for (let i = 0; i < 16 && table.state.now.final === null; i += 1) {
      await tryOne(table, rng);
      boards.set(table.tree.at, await board(table));
      // Another way is tried from half way back.
      if (i % 6 === 5) {
        const path = pathTo(table.tree, table.tree.at);
        must(table.go(path[path.length >> 1].id));
      }
    }
    expect(boards.size).toBeGreaterThan(8);
    for (const [node, expected] of boards) {
      must(table.go(node));
      expect(await board(table)).toBe(expected);
      // The seat that must choose is asked, whichever it is.
      const { choices, draft, final, awaited } = table.state.now;
      if (final === null && awaited.length > 0) expect(choices.length + (draft === null ? 0 : 1)).toBeGreaterThan(0);
      else if (final === null) expect(table.lines.outcomes.length).toBeGreaterThan(0);
    }
    table.close();
  });
});

describe('lines in a match that runs', () => {
  const secretive = [
    { id: 'borderkeep', seats: 2, options: {} },
    { id: 'island', seats: 4, options: { rules: 'base' } },
    { id: 'island', seats: 4, options: { rules: 'knights' } },
    { id: 'island', seats: 3, options: {} },
  ];
  it.each(secretive)('are refused where seats keep secrets, from its first moment on: $id $options', async (one) => {
    const match = await newMatch(one.id, one.seats, one.options);
    for (let i = 0; i < 12; i += 1) {
      const session = new MatchSession('test', match);
      for (const at of [null, 0]) {
        const found = session.linesFrom(at);
        expect(found.ok ? 'found' : found.problem.message).toContain('once it is over');
      }
      expect(session.update().info.keepsSecrets).toBe(true);
      playOn(match, 1);
    }
    must(match.end([...match.players.keys()]));
    for (const at of [null, 0]) expect(new MatchSession('test', match).linesFrom(at).ok).toBe(true);
  });

  it('show nothing that a seat may not see: tiles that nobody has seen are drawn anew', async () => {
    const match = await newMatch('building-refuge', 2);
    playOn(match, 16);
    const whole = JSON.stringify(match.game.position.format(match.state, EVERYTHING));
    const start = must(new MatchSession('test', match).linesFrom(null));
    expect(JSON.stringify(start.position)).toBe(JSON.stringify(match.game.position.format(match.state, 0)));
    expect(JSON.stringify(start.position)).toContain('=?');
    const boards = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const table = must(LinesTable.fromMatch(planOf(match), start, [], new Rng(i), keepNothing));
      expect(table.root.isDrawn).toBe(true);
      boards.add(await board(table));
    }
    expect(boards.size).toBeGreaterThan(1);
    expect(whole).not.toContain('=?');
    // Once it is over the tiles are those that lay there.
    must(match.end([0, 1]));
    const after = must(new MatchSession('test', match).linesFrom(match.version(0) - 1));
    expect(JSON.stringify(after.position)).toBe(whole);
  });

  it.each(['andia', 'cantaboria'])(
    'hold nothing of a choice that another has made and not shown, it is as if nobody had chosen: %s',
    async (id) => {
      const match = await newMatch(id, 2);
      for (let i = 0; i < 400 && match.awaited().length < 2; i += 1) playOn(match, 1);
      expect(match.awaited()).toEqual([0, 1]);
      const before = must(new MatchSession('test', match).linesFrom(null));
      playOn(match, 1);
      expect(match.sealed(0)).not.toBeNull();
      const session = new MatchSession('test', match);
      must(session.takeOver(1));
      const after = must(session.linesFrom(null));
      expect(after.entries).toBe(before.entries);
      const [now, then] = [after, before].map((start) =>
        must(LinesTable.fromMatch(planOf(match), start, [], new Rng(0), keepNothing)),
      );
      // Both are asked again, the first seat first.
      expect(now.state.now.awaited).toEqual([0, 1]);
      expect(now.state.seated).toBe(0);
      expect(now.state.now.draft?.moves).toEqual([]);
      expect(await board(now)).toBe(await board(then));
    },
  );

  it('from an earlier step are those of what the viewer saw then', async () => {
    const match = await newMatch('building-refuge', 2);
    playOn(match, 16);
    const session = new MatchSession('test', match);
    for (let at = 0; at <= match.version(0); at += 1) {
      const { position, entries, step } = must(session.linesFrom(at));
      expect(position).toEqual(match.game.position.format(match.stateAt(entries), 0));
      expect(step).toBe(at);
    }
  });

  it('begin before the last choice of a match that is over, where something can be tried', async () => {
    const match = await newMatch('building-refuge', 2, { boardSize: 5 });
    playOn(match);
    const table = linesFrom(match);
    expect(table.state.now.final).toBeNull();
    expect(table.state.now.choices.length).toBeGreaterThan(0);
    expect(must(new MatchSession('test', match).linesFrom(match.version(0))).entries).toBe(table.root.entries);
  });

  it('begin before a decision of several seats, wherever in it one looks', async () => {
    const match = await newMatch('andia', 2);
    playOn(match, 8);
    const inside = match.entries.findIndex(
      (_, i) => match.journal.at(i).decision >= 0 && match.journal.at(i).decision < i,
    );
    expect(inside).toBeGreaterThan(0);
    const session = new MatchSession('test', match);
    expect(must(session.linesFrom(inside)).entries).toBe(match.journal.at(inside).decision);
    expect(session.linesFrom(9999).ok).toBe(false);
  });
});

describe('a table of lines', () => {
  async function island(): Promise<LinesTable> {
    const match = await newMatch('island', 4, { rules: 'base' });
    playOn(match, 20);
    must(match.end([0, 1, 2, 3]));
    const table = linesFrom(match, match.version(0) - 1);
    return table;
  }

  it('lets chance be chosen among what may come, each with its share', async () => {
    const table = await island();
    const rng = new Rng('chance');
    for (let i = 0; i < 40 && table.lines.outcomes.length === 0; i += 1) await tryOne(table, rng);
    const { outcomes } = table.lines;
    expect(outcomes.length).toBeGreaterThan(1);
    expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const { at } = table.tree;
    for (const { text, words } of outcomes) {
      must(table.go(at));
      must(await table.type(text));
      expect(nodeOf(table.tree, table.tree.at).label).toBe(words);
    }
    expect(nodeOf(table.tree, at).children).toHaveLength(outcomes.length);
    must(table.go(at));
    expect((await table.type('nonsense')).ok).toBe(false);
    expect(table.tree.at).toBe(at);
  });

  it('says in words what chance may bring', async () => {
    const match = await newMatch('building-refuge', 2);
    must(match.end([0, 1]));
    const first = linesFrom(match, 0).lines.outcomes.map(({ words }) => words);
    expect(first).toEqual(['First: Player 1', 'First: Player 2']);
    const cards = await newMatch('borderkeep', 2);
    must(cards.end([0, 1]));
    const table = linesFrom(cards, 0);
    for (const face of [2, 5]) must(await table.type(`die ${face}`));
    expect(table.lines.outcomes).toContainEqual(
      expect.objectContaining({ text: 'card market-place', words: 'Card: Market Place' }),
    );
  });

  it('takes back by going to the step before, and keeps what was tried', async () => {
    const table = await island();
    await tryOne(table, new Rng(1));
    const { at } = table.tree;
    must(await table.undo());
    expect(table.tree.at).toBe(nodeOf(table.tree, at).parent);
    expect(table.tree.nodes.has(at)).toBe(true);
    for (let i = 0; i < 3 && table.tree.at !== ROOT; i += 1) must(await table.undo());
    expect((await table.undo()).ok).toBe(false);
  });

  it('opens a position of one’s own as another beginning, and says of a bad one what is wrong and where', async () => {
    const match = await newMatch('building-refuge', 2, { boardSize: 5 });
    const table = linesFrom(match, 0);
    await tryOne(table, new Rng(2));
    const { at } = table.tree;
    const bad = table.openPosition('{"board": [". .", 3]}');
    expect(bad.ok ? '' : `${bad.problem.at} ${bad.problem.message}`).toMatch(/board/);
    const broken = table.openPosition('{"board": ');
    expect(broken.ok ? '' : broken.problem.at).toMatch(/line 1, column/);
    // Nothing is lost by it.
    expect([table.lines.all.length, table.tree.at]).toEqual([1, at]);
    const position = JSON.parse(await board(table));
    must(table.openPosition(JSON.stringify({ ...position, score: [7, 3] })));
    expect(table.lines.all).toHaveLength(2);
    expect(JSON.parse(await board(table))).toMatchObject({ score: [7, 3] });
    must(table.switchTo(0));
    expect(table.tree.at).toBe(at);
    expect(JSON.parse(await board(table))).toMatchObject({ score: position.score });
  });

  it('shows a step forward as it happens, and rests on any other node at once', async () => {
    const table = await island();
    // A roll has no event of its own: the second step of these is another.
    for (let i = 1; i <= 4; i += 1) await tryOne(table, new Rng(i));
    const path = pathTo(table.tree, table.tree.at);
    must(table.go(path[0].id));
    expect(table.state.now.newEvents).toEqual([]);
    expect(table.state.now.log.length).toBeGreaterThan(0);
    must(table.go(path[1].id));
    expect(table.state.now.newEvents.length).toBeGreaterThan(0);
    must(table.go(path[3].id));
    expect(table.state.now.newEvents).toEqual([]);
  });

  it('cuts lines off and makes another the main one, and stands where it stood if that is left', async () => {
    const table = await island();
    const rng = new Rng(3);
    for (let i = 0; i < 3; i += 1) await tryOne(table, rng);
    const last = table.tree.at;
    const [first] = pathTo(table.tree, last);
    const there = await board(table);
    table.cut(last);
    expect(table.tree.nodes.has(last)).toBe(false);
    expect(await board(table)).not.toBe(there);
    table.cut(first.id);
    expect(table.tree.nodes.size).toBe(1);
    expect(table.tree.at).toBe(ROOT);
  });

  it('is kept with its match and read back as it was; the same moment goes on with it', async () => {
    const match = await newMatch('building-refuge', 2);
    const session = new MatchSession('test', match);
    const start = must(session.linesFrom(null));
    let kept: unknown = null;
    const keep = async (lines: unknown): Promise<Result<void>> => {
      kept = JSON.parse(JSON.stringify(lines));
      return ok(undefined);
    };
    const table = must(LinesTable.fromMatch(planOf(match), start, [], new Rng(4), keep));
    for (let i = 0; i < 6; i += 1) await tryOne(table, new Rng(i));
    const found = readLines(kept);
    expect(found).toHaveLength(1);
    expect(found[0].root).toEqual(table.root);
    const again = must(LinesTable.fromMatch(planOf(match), start, found, new Rng(5), keep));
    expect(again.tree).toEqual(table.tree);
    expect(await board(again)).toBe(await board(table));
    // From another moment there are other lines, beside these.
    playOn(match, 1);
    const later = must(new MatchSession('test', match).linesFrom(null));
    const other = must(LinesTable.fromMatch(planOf(match), later, found, new Rng(6), keep));
    expect(other.lines.all).toHaveLength(2);
    expect(other.tree.nodes.size).toBe(1);
  });

  it('of another match or version is read as far as it can be, and does no harm', async () => {
    expect(readLines(null)).toEqual([]);
    expect(readLines({ format: 'marchlands-lines/0', lines: [] })).toEqual([]);
    const match = await newMatch('building-refuge', 2);
    const start = must(new MatchSession('test', match).linesFrom(null));
    const whole = must(LinesTable.fromMatch(planOf(match), start, [], new Rng(7), keepNothing));
    for (let i = 0; i < 2; i += 1) await tryOne(whole, new Rng(7));
    const text = JSON.stringify(keptLines(whole.lines.all)).replaceAll('"by":0', '"by":1');
    const strange = readLines(JSON.parse(text));
    const table = must(LinesTable.fromMatch(planOf(match), start, strange, new Rng(8), keepNothing));
    expect(table.tree.at).toBe(ROOT);
    expect(table.lines.problem).not.toBeNull();
    expect(table.state.now.choices.length).toBeGreaterThan(0);
    for (const node of [{ id: 1, parent: 7 }, { id: 1, parent: 0, step: { kind: 'choice', by: -1, moves: [] } }, 3]) {
      expect(readLines({ format: 'marchlands-lines/1', lines: [{ position: {}, nodes: [node], at: 0 }] })).toEqual([]);
    }
  });
});
