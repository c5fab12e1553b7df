import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, test } from 'vitest';
import { child, expectNoTrace, inside } from './program.ts';

const game = 'building-refuge';
/** Whatever is asked, the first alternative: legal at every decision. */
const alwaysFirst = '1\n'.repeat(400);

/** The one file that a session kept. */
function keptIn(folder: string): string {
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  return join(folder, files[0] ?? '');
}

describe('play', () => {
  test('a scripted match goes to its end; its record is kept and its fair dice verify', async () => {
    const home = freshFolder();
    const run = await child(['play', game, '--bots', 'random'], alwaysFirst, { MARCHLANDS_HOME: home });
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/rank +player +score/);
    const record = keptIn(home);
    expect(run.out).toContain(`marchlands record verify ${record}`);
    const verified = await inside('record', 'verify', record);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('The record is valid.');
    expect(verified.out).toContain('follow from the secret, which is the one that was committed to');
  });

  test('four seats: one person, who writes numbers, and three bots, who trade, vote and take sides, to the end', async () => {
    const home = freshFolder();
    const words = ['play', 'cantaboria', '--seats', '4', '--bots', 'random', '--deal', '3'];
    const run = await child([...words, '--options', '{"cycleCap": 10}'], '2\n1\n'.repeat(500), {
      MARCHLANDS_HOME: home,
    });
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/rank +player +score/);
    const verified = await inside('record', 'verify', keptIn(home));
    expect(verified.out).toContain('The record is valid.');
    const { entries } = JSON.parse((await inside('record', 'show', keptIn(home), '--json')).out) as {
      readonly entries: readonly { readonly move?: { readonly kind: string } }[];
    };
    const kinds = new Set(entries.map(({ move }) => move?.kind));
    for (const kind of ['draft', 'vote', 'accept', 'chain', 'side']) expect(kinds).toContain(kind);
  });

  test('the island with roaming barbarians: one person, who writes numbers, and three bots, to the end', async () => {
    const home = freshFolder();
    const options = '{"target": 6, "turnLimit": 30}';
    const run = await child(
      ['play', 'island', '--seats', '4', '--bots', 'random', '--deal', '3', '--options', options],
      '2\n1\n'.repeat(2000),
      { MARCHLANDS_HOME: home },
    );
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/rank +player +score/);
    const verified = await inside('record', 'verify', keptIn(home));
    expect(verified.out).toContain('The record is valid.');
    const { entries } = JSON.parse((await inside('record', 'show', keptIn(home), '--json')).out) as {
      readonly entries: readonly { readonly move?: { readonly kind: string } }[];
    };
    const kinds = new Set(entries.map(({ move }) => move?.kind));
    for (const kind of ['settle', 'road', 'offer', 'recruit', 'improve', 'end']) expect(kinds).toContain(kind);
    // Every screen fits 80 columns, the map of the island among it.
    expect(run.out).toContain('|   h9 W11  |');
    expect(run.out.split('\n').filter((line) => line.length > 80 && !line.includes(home))).toEqual([]);
  });

  test('a match that is left is kept, and goes on where it was', async () => {
    const home = freshFolder();
    const left = await child(['play', game, '--bots', 'random', '--deal', '4'], 'c E4\n', { MARCHLANDS_HOME: home });
    expect(left.code).toBe(0);
    const kept = keptIn(home);
    expect(left.out).toContain(`marchlands play --load ${kept}`);
    const again = await child(['play', '--load', kept], 'log\nquit\n', { MARCHLANDS_HOME: freshFolder() });
    expect(again.code).toBe(0);
    expect(again.out).toContain('Amber plays the city tile on E4');
    expect(again.out).toMatch(/^4 .* c1 /m);
  });

  test('the same deal and the same lines give the same match', async () => {
    const words = ['play', game, '--bots', 'random', '--deal', '11', '--seats', '3', '--me', '2'];
    const lines = `${'1\n'.repeat(6)}quit\n`;
    const [one, two] = await Promise.all([0, 1].map(() => child(words, lines, { MARCHLANDS_HOME: freshFolder() })));
    const told = (out: string): string => out.split('The match is kept')[0];
    expect(told(one.out).length).toBeGreaterThan(1000);
    expect(told(two.out)).toBe(told(one.out));
    expect(one.out).toContain('P2 Teal (you)');
  });

  test('the match under way is kept when another is loaded', async () => {
    const folder = freshFolder();
    await child(['play', game, '--bots', 'random', '--deal', '4'], `backup ${folder}/other.json\nquit\n`, {
      MARCHLANDS_HOME: freshFolder(),
    });
    const lines = ['c E4', `load ${folder}/other.json`, 'log', 'quit'].join('\n');
    const run = await child(['play', game, '--bots', 'random', '--deal', '4'], lines, {
      MARCHLANDS_HOME: freshFolder(),
    });
    // Told at once, before the match that was loaded is left and told in its turn.
    const kept = /marchlands play --load (\S+)/.exec(run.out)?.[1] ?? '';
    expect(readFileSync(kept, 'utf8')).toContain('"kind":"city"');
  });

  test('a numbered deal is told in the first line, and its record verifies', async () => {
    const home = freshFolder();
    const run = await child(['play', game, '--people', '0', '--bots', 'random', '--deal', '12345'], '', {
      MARCHLANDS_HOME: home,
    });
    expect(run.out).toContain('Building Refuge, 2 bots. Deal 12345.');
    const record = keptIn(home);
    const verified = await inside('record', 'verify', record);
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('are those of the numbered deal');
    expect((await inside('record', 'show', record)).out).toContain('Dice     deal 12345');
  });

  test('the deal of a day is the same for two who play it, and its record verifies', async () => {
    const homes = [freshFolder(), freshFolder()];
    const words = ['play', 'borderkeep', '--daily', '2026-11-21', '--options', '{"startWalls": 2}'];
    // One always takes the first alternative, the other the second or else the first: other choices, the same deal.
    const runs = await Promise.all([
      child(words, alwaysFirst, { MARCHLANDS_HOME: homes[0] ?? '' }),
      child(words, '2\n1\n'.repeat(400), { MARCHLANDS_HOME: homes[1] ?? '' }),
    ]);
    const cards: string[][] = [];
    const rolls: string[][] = [];
    for (const [i, run] of runs.entries()) {
      expect(run.err).toBe('');
      expect(run.code).toBe(0);
      const record = keptIn(homes[i] ?? '');
      const verified = await inside('record', 'verify', record);
      expect(verified.out).toContain('The record is valid.');
      expect(verified.out).toContain('are those of the day');
      expect((await inside('record', 'show', record)).out).toContain('daily 2026-11-21');
      const { entries } = JSON.parse((await inside('record', 'show', record, '--json')).out) as {
        readonly entries: readonly { readonly outcome?: { kind: string; card?: string; die?: number } }[];
      };
      const outcomes = entries.flatMap(({ outcome }) => outcome ?? []);
      cards.push(outcomes.flatMap(({ card }) => card ?? []));
      rolls.push(outcomes.flatMap(({ kind, die }) => (kind === 'die' ? String(die) : [])));
    }
    for (const [one = [], two = []] of [cards, rolls]) {
      const both = Math.min(one.length, two.length);
      expect(both).toBeGreaterThan(3);
      expect(one.slice(0, both)).toEqual(two.slice(0, both));
    }
  });

  test('today is the day of the deal where no other is named', async () => {
    const before = new Date().toISOString().slice(0, 10);
    const folder = freshFolder();
    const run = await child(['play', '--daily', game, '--bots', 'random'], `save ${folder}/x.txt\nquit\n`, {
      MARCHLANDS_HOME: freshFolder(),
    });
    const after = new Date().toISOString().slice(0, 10);
    expect(run.code).toBe(0);
    const date = /"kind":"daily","date":"([^"]+)"/.exec(readFileSync(join(folder, 'x.txt'), 'utf8'))?.[1];
    expect([before, after]).toContain(date);
  });

  test('commands answer and change nothing but what they are for', async () => {
    const folder = freshFolder();
    const lines = [
      'help',
      'why d E4',
      'why r H8',
      'why pass',
      'r H8',
      '9999',
      'nonsense',
      ':nonsense',
      'moves city',
      'rules 29',
      'rules BR-14',
      'rules no such words anywhere',
      'undo',
      'resign',
      'no',
      'c H8',
      'undo',
      'log',
      'hint',
      `save ${folder}/match.txt`,
      `save ${folder}/match.json`,
      `backup ${folder}/match.json`,
      'save /nowhere/at/all/x.txt',
      'load /nowhere/at/all',
      `load ${folder}/match.json`,
      'board',
      'quit',
    ];
    // From --position, so that player 1 begins whatever the dice say.
    const run = await child(
      ['play', game, '--bots', 'random', '--deal', '3', '--options', '{"firstPlayer": 1}'],
      lines.join('\n'),
      { MARCHLANDS_HOME: freshFolder() },
    );
    expect(run.err).toBe('');
    expect(run.code).toBe(0);
    expectNoTrace(run);
    const answer = (line: string): string => run.out.split(`Amber> ${line}\n`)[1]?.split('\nAmber> ')[0] ?? '';
    expect(answer('help')).toContain('take back your last choice');
    expect(answer('why d E4')).toBe('  It is legal.');
    expect(answer('why r H8')).toMatch(/H8 is empty.*\(BR-55\)/);
    expect(answer('why pass')).toContain('(BR-23)');
    expect(answer('r H8')).toMatch(/H8 is empty.*\(BR-55\)/);
    expect(answer('9999')).toContain('numbers go from 1 to 128');
    expect(answer('nonsense')).toMatch(/A move begins with/);
    expect(answer(':nonsense')).toContain('There is no command :nonsense');
    expect(answer('moves city')).toMatch(/128 c H8/);
    expect(answer('rules 29')).toContain('BR-29');
    expect(answer('rules BR-14')).toContain('BR-14');
    expect(answer('rules no such words anywhere')).toContain('No rule has');
    expect(answer('undo')).toContain('Nothing to undo yet.');
    expect(run.out).toMatch(/Resign this match\? \(y\/n\) no\n/);
    expect(answer('c H8')).toContain('Amber plays the city tile on H8');
    // Against bots, a choice is taken back though they have answered it.
    expect(run.out).toMatch(/Amber takes back a choice/);
    expect(answer('hint')).toMatch(/^ +\d+ % {2}\S/m);
    expect(answer('hint')).toMatch(/^ {2}It looked at [\d,]+ lines: \S/m);
    expect(answer(`save ${folder}/match.txt`)).toContain(`record show ${folder}/match.txt`);
    expect(answer(`save ${folder}/match.json`)).toContain('To go on later: backup');
    expect(answer(`backup ${folder}/match.json`)).toContain("Backup: holds everybody's secrets");
    expect(answer(`backup ${folder}/match.json`)).toContain(`play --load ${folder}/match.json`);
    expect(existsSync(join(folder, 'match.json'))).toBe(true);
    expect(readFileSync(join(folder, 'match.txt'), 'utf8')).toContain('[Game "building-refuge"]');
    expect(answer('save /nowhere/at/all/x.txt')).toContain('there is no such folder');
    expect(answer('load /nowhere/at/all')).toContain('there is no such file');
    const shown = await inside('record', 'show', join(folder, 'match.txt'));
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('The match is not over.');
  });

  test('real dice: chance is asked for, and the record says so', async () => {
    const folder = freshFolder();
    const lines = ['2', 'firstSeat 5', 'firstSeat 0', 'd E4', 'oasis', `save ${folder}/x.txt`, 'quit'].slice(1);
    const run = await child(['play', game, '--bots', 'random', '--dice', 'given'], lines.join('\n'), {
      MARCHLANDS_HOME: freshFolder(),
    });
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/Type what came, or its number\./);
    // Two players: there is no sixth to begin.
    expect(run.out).toMatch(/Chance> firstSeat 5\n {2}\S/);
    expect(run.out).toContain('Amber places an oasis on E4 (8 points).');
  });

  test('a hint where both choose at once: whole orders, each with how often it would be chosen', async () => {
    const run = await child(['play', 'andia', '--bots', 'greedy', '--deal', '3'], 'hint\nquit\n', {
      MARCHLANDS_HOME: freshFolder(),
    });
    expect(run.code).toBe(0);
    const answer = run.out.split('hint\n')[1]?.split('\nAmber> ')[0] ?? '';
    const rows = [...answer.matchAll(/^ +(?:under |over )?([\d.]+) % {2}(\d|pass).*wins (?:under |over )?[\d.]+ %$/gm)];
    expect(rows.length).toBeGreaterThan(1);
    const sum = rows.reduce((total, [, share]) => total + Number(share), 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(rows.length);
  });

  test('two people at one screen: the secret of one is not on it when the other chooses', async () => {
    const lines = ['', '1 M to MC, 2 M to W', '', 'board', 'log', 'pass', '', 'quit'];
    const run = await child(['play', 'andia', '--people', '2', '--names', 'Anna,Ben'], lines.join('\n'), {
      MARCHLANDS_HOME: freshFolder(),
    });
    expect(run.code).toBe(0);
    const parts = run.out.split(/Hand the screen to \w+\./);
    expect(parts).toHaveLength(4);
    expect(parts[1]).toContain('Anna> 1 M to MC');
    expect(parts[2]).not.toContain('Mystery City, 2');
    expect(parts[2]).not.toMatch(/Anna moves|1 M to MC/);
    expect(parts[3]).toContain('Anna moves 1 from Mu to Mystery City');
  });

  test('without a game it asks for game, seats and bots', async () => {
    const run = await child(['play'], 'chess\n1\n9\n3\nrandom\nquit\n', { MARCHLANDS_HOME: freshFolder() });
    expect(run.code).toBe(0);
    expect(run.out).toContain('Which game?');
    expect(run.out).toContain('Type one of');
    expect(run.out).toContain('Seats, 2 to 6 [2]> 9\n');
    expect(run.out).toContain('How well should the bots play?');
    expect(run.out).toContain('Building Refuge, 1 person, 2 bots.');
  });

  test('a saved match that was changed by hand is refused with what is wrong', async () => {
    const home = freshFolder();
    await child(['play', game, '--bots', 'random', '--deal', '4'], 'c E4\n', { MARCHLANDS_HOME: home });
    const kept = keptIn(home);
    const saved = readFileSync(kept, 'utf8');
    const changes: readonly (readonly [from: string | RegExp, to: string, sentence: RegExp])[] = [
      ['"level":"random"', '"level":"clever"', /level must be one of random/],
      ['"game":"building-refuge"', '"game":"chess"', /no game "chess"/],
      ['"kind":"city"', '"kind":"temple"', /temple/],
      [/\}\s*$/, '', /not JSON\. line 1, column \d+/],
    ];
    for (const [from, to, sentence] of changes) {
      const changed = saved.replace(from, to);
      expect(changed).not.toBe(saved);
      writeFileSync(kept, changed);
      const run = await child(['play', '--load', kept], 'quit\n', { MARCHLANDS_HOME: freshFolder() });
      expect(run.err).toMatch(sentence);
      expect(run.code).toBe(2);
      expectNoTrace(run);
    }
  });

  test('a match of bots alone is told to its end', async () => {
    const home = freshFolder();
    const run = await child(['play', game, '--people', '0', '--bots', 'random', '--deal', '5'], '', {
      MARCHLANDS_HOME: home,
    });
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/rank +player +score/);
    expect(keptIn(home)).toMatch(/\.txt$/);
  });
});
