import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { describe, expect, it } from 'vitest';
import { inside } from './program.ts';

const example = join(import.meta.dirname, '../../docs/examples/board-size.json');

const words = ['lab', 'building-refuge', '--options', '{"boardSize": 5}', '--bots', 'random', '--seed', '3'];

describe('marchlands lab', () => {
  it('tells what is counted, of matches and of seats', async () => {
    const { code, out } = await inside(...words, '--deals', '12', '--jobs', '1');
    expect(code).toBe(0);
    expect(out).toContain('24 matches of 12 deals, seed 3');
    for (const title of ['changes of the lead', 'moves to choose from', 'points from roads', 'share of wins'])
      expect(out).toMatch(new RegExp(`${title}.* ± `));
    expect(out).toContain('All intervals together hold with 95 %');
    expect(out).toMatch(/^Deal and dice explain -?\d+\.?\d* % ± \d+ % of who wins/m);
  });

  it('tells what one more of a use goes with, and how those fared who began so', async () => {
    const { out } = await inside(...words, '--deals', '60');
    expect(out).toMatch(/^ {2}one more of +% of the win/m);
    expect(out).toMatch(/^ {2}treasures kept +\+\d+\.?\d* +± \d/m);
    expect(out).toMatch(/^ {2}first action: discovers +\d+ +[+-]\d+\.?\d* +± \d/m);
    expect(out).toMatch(/All\s+compare\s+like\s+with/);
    expect(out).toMatch(/^ {2}kinds of tile drawn +seats +deals +times +% of the win +one more/m);
    expect(out).toMatch(/^ {2}oasis +\d+ +\d+ +\d\.\d +[+-]\d+\.?\d* +± \d\.?\d* +[+-]\d+\.?\d* +± \d/m);
    const { forms } = JSON.parse((await inside(...words, '--deals', '60', '--json')).out);
    const [{ uses, labels, things }] = forms;
    expect(things[0]).toMatchObject({ name: 'tiles', title: 'kinds of tile drawn', seats: expect.any(Number) });
    expect(uses.map(({ name }: { name: string }) => name)).toContain('treasures');
    expect(labels[0]).toMatchObject({ title: 'first city', part: expect.any(Number), gain: { n: expect.any(Number) } });
  });

  it('gives the same figures on any number of threads, and from a file that it goes on from', async () => {
    const file = join(freshFolder(), 'kept.jsonl');
    const half = await inside(...words, '--deals', '6', '--keep', file);
    expect(half.code).toBe(0);
    const [one, two, kept] = [
      await inside(...words, '--deals', '12', '--jobs', '1', '--json'),
      await inside(...words, '--deals', '12', '--jobs', '2', '--json'),
      await inside(...words, '--deals', '12', '--keep', file, '--json'),
    ];
    expect(two.out).toBe(one.out);
    expect(kept.out).toBe(one.out);
    const { forms, level } = JSON.parse(one.out);
    expect(forms).toHaveLength(1);
    expect(forms[0]).toMatchObject({ matches: 24, unfinished: [] });
    expect(level).toBeGreaterThan(0.998);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(24);
  });

  it('tells what other options change, over the same deals', async () => {
    const { code, out } = await inside(...words, '--deals', '20', '--against', '{"boardSize": 6}');
    expect(code).toBe(0);
    // More squares, more moves.
    expect(out).toMatch(/^ {2}moves of seats .* \+\d+\.?\d* +± .* yes$/m);
    expect(out).toMatch(/share of wins, seat 2/);
  });

  it('leaves out of the differences what no match says anything of', async () => {
    const { out } = await inside('lab', 'andia', '--bots', 'random', '--deals', '2', '--against', '{"bombs": 2}');
    // Nobody has points there.
    expect(out).toMatch(/^ {2}points in the end +- /m);
    expect(out).not.toContain('points in the end, seat 1');
    expect(out).not.toMatch(/^ {2}points in the end +0\.00/m);
  });

  it('ends as soon as a figure is known well enough, and says so', async () => {
    const wide = await inside(...words, '--deals', '500', '--precision', 'decisions=5');
    expect(wide.code).toBe(0);
    expect(wide.out).toContain('64 matches of 32 deals');
    expect(wide.out).toMatch(/^moves of seats: known to ± 5 after 32 deals\n {2}\d+\.?\d* ± \d/m);
    const narrow = await inside(...words, '--deals', '40', '--precision', 'wins=0.001');
    expect(narrow.out).toContain('share of wins: not known to ± 0.001 after 40 deals: more are needed');
    expect(narrow.out).toMatch(/^ {2}seat 2: 0\.\d+ ± /m);
  });

  it('ends as soon as a difference is known well enough', async () => {
    const line = [...words, '--deals', '500', '--against', '{"boardSize": 6}', '--precision', 'decisions=4'];
    const { out } = await inside(...line, '--json');
    const { precision, forms } = JSON.parse(out);
    expect(precision).toMatchObject({ figure: 'decisions', half: 4, isReached: true });
    const [{ form, interval }] = precision.intervals;
    expect(form).toBe(1);
    const { low, high, n } = interval;
    expect((high - low) / 2).toBeLessThan(4);
    expect(low).toBeGreaterThan(0);
    expect(forms.map(({ matches }: { matches: number }) => matches)).toEqual([2 * n, 2 * n]);
  });

  it('writes a row for each seat of each match', async () => {
    const file = join(freshFolder(), 'figures.csv');
    await inside(...words, '--deals', '3', '--csv', file);
    const rows = readFileSync(file, 'utf8').trim().split('\n');
    expect(rows).toHaveLength(1 + 3 * 2 * 2);
    expect(rows[0]).toMatch(/^form,match,deal,seat,player,rank,score,won,wins,.*,firstAction,.*,tiles:oasis,/);
    expect(rows.every((row) => row.split(',').length === rows[0].split(',').length)).toBe(true);
  });

  it('writes a report that stands by itself, the same each time, with the command that repeats it', async () => {
    const [one, other] = [join(freshFolder(), 'one.html'), join(freshFolder(), 'other.html')];
    const line = [...words, '--deals', '30', '--against', '{"boardSize": 6}', '--precision', 'decisions=9'];
    const [plots, again] = [join(freshFolder(), 'plots'), join(freshFolder(), 'plots')];
    const { code } = await inside(...line, '--html', one, '--plots', plots);
    expect(code).toBe(0);
    const page = readFileSync(one, 'utf8');
    expect(page).toContain('<title>Building Refuge: what other rules change</title>');
    // Wins, changes, length; and for each form the winners' excess, the openings, and the drawn tiles.
    expect(page.match(/<svg /g)).toHaveLength(9);
    expect(page).toMatch(/<th scope="row">moves of seats<\/th><td>2\d\.?\d* ± /);
    expect(page).toMatch(/<th scope="row">evaluation of the bots \(hash\)<\/th><td>[\da-f]{12}<\/td>/);
    expect(page).toContain('<th scope="row">options, as it is</th><td>{&quot;boardSize&quot;:5}</td>');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    // The command on the page gives the same page again.
    const command = /<pre>(.*)<\/pre>/s.exec(page)?.[1].replaceAll('&quot;', '"') ?? '';
    const typed = (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));
    expect(typed.slice(0, 2)).toEqual(['npx', 'marchlands']);
    await inside(...typed.slice(2), '--html', other, '--plots', again);
    expect(readFileSync(other, 'utf8')).toBe(page);
    // The same plots are pictures, which know nothing of the page.
    const names = readdirSync(plots).toSorted();
    expect(names).toHaveLength(9);
    expect(names).toEqual(
      expect.arrayContaining(['changes-2.svg', 'labels-2.svg', 'length.svg', 'things-tiles.svg', 'wins.svg']),
    );
    for (const name of names) {
      const svg = readFileSync(join(plots, name), 'utf8');
      expect(readFileSync(join(again, name), 'utf8')).toBe(svg);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*><title>.+?<\/title>/);
      expect(svg).not.toMatch(/var\(|currentColor/);
    }
  });

  it('sweeps over the values of an option, and tells which comes nearest to a target', async () => {
    const line = [...words, '--deals', '12', '--sweep', 'boardSize=5,6,7', '--target', 'decisions=35'];
    const { code, out } = await inside(...line);
    expect(code).toBe(0);
    // The size of the game as it is is no other form.
    expect(out).toMatch(/^ {2}figure +as it is +boardSize 6 +boardSize 7$/m);
    expect(out).toMatch(/^ {2}share of wins, seat 2( +\S+ +± \S+){3}$/m);
    expect(out).toMatch(/^ {2}figures that clearly change +[1-9]\d* +[1-9]\d*$/m);
    expect(out).toMatch(/Nearest to 35 \(moves of seats\): boardSize 6, 3\d\.?\d* ± /);
    expect(out).toContain('It also changes: ');
    const { forms, target } = JSON.parse((await inside(...line, '--json')).out);
    expect(forms.map(({ name }: { name: string }) => name)).toEqual(['as it is', 'boardSize 6', 'boardSize 7']);
    expect(target).toMatchObject({ form: 1, target: { figure: 'decisions', seat: null, value: 35 } });
  });

  it('counts at one seat, too', async () => {
    const { code, out } = await inside('lab', 'borderkeep', '--bots', 'random', '--deals', '3');
    expect(code).toBe(0);
    expect(out).toContain('moves to choose from');
  });

  it.each([
    [['lab', 'chess'], 'There is no game "chess"'],
    [['lab', 'andia', '--bots', 'a,b,c'], '--bots has 3 levels for 2 seats.'],
    [['lab', 'andia', '--bots', 'genius'], 'genius'],
    [['lab', 'andia', '--options', '{"nonsense": 1}'], 'nonsense'],
    [['lab', 'andia', '--against', '{"nonsense": 1}'], '--against: '],
    [['lab', 'andia', '--deals', '0'], '--deals'],
    [['lab', 'andia', '--sweep', 'size'], '--sweep must be an option and its values'],
    [['lab', 'andia', '--sweep', 'size=,'], 'such as boardSize=5,6,8'],
    [['lab', 'building-refuge', '--sweep', 'boardSize=99'], '--sweep: '],
    [['lab', 'building-refuge', '--sweep', 'boardSize=8'], 'these values are those of the game as it is'],
    [['lab', 'building-refuge', '--sweep', 'boardSize=6', '--against', '{}'], 'do not go together'],
    [['lab', 'andia', '--target', 'wins@1=0.5'], 'looks for a value among those of --sweep'],
    [['lab', 'building-refuge', '--sweep', 'boardSize=6', '--target', 'luck=1'], 'which is not counted'],
    [
      ['lab', 'building-refuge', '--sweep', 'boardSize=6', '--target', 'wins@3=1'],
      'is of seat 3, but wins is of 2 seats',
    ],
    [
      ['lab', 'building-refuge', '--sweep', 'boardSize=6', '--target', 'wins'],
      '--target must be a figure and its value',
    ],
    [['lab', 'andia', '--precision', 'wins'], '--precision must be a figure and half the width'],
    [['lab', 'andia', '--precision', 'wins=0'], 'such as wins=0.02'],
    [['lab', 'andia', '--precision', 'luck=1'], 'is of "luck", which is not counted; wins, '],
  ])('%j is refused in words', async (line, says) => {
    const { code, err } = await inside(...line);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it('goes on from no file of another kind', async () => {
    const { code, err } = await inside(...words, '--deals', '1', '--keep', new URL(import.meta.url).pathname);
    expect(code).toBe(2);
    expect(err).toContain('line 1 is no match of an experiment');
  });

  describe('run', () => {
    const base = { game: 'building-refuge', options: { boardSize: 5 }, bots: ['random'], deals: 2 };
    const written = (content: unknown): string => {
      const file = join(freshFolder(), 'experiment.json');
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    };

    it('plays the example of the documents as the flags would, to the byte', async () => {
      const { outputs, ...rest } = JSON.parse(readFileSync(example, 'utf8'));
      const [html, csv] = ['report.html', 'figures.csv'].map((name) => join(freshFolder(), name));
      const file = written({ ...rest, outputs: { ...outputs, html, csv, json: true } });
      const { code, out } = await inside('lab', 'run', file, '--jobs', '2');
      expect(code).toBe(0);
      const byFlags = [join(freshFolder(), 'report.html'), join(freshFolder(), 'figures.csv')];
      const line = [
        ...['lab', 'building-refuge', '--options', '{"boardSize": 5}', '--sweep', 'boardSize=5,6', '--bots', 'random'],
        ...['--deals', '40', '--precision', 'decisions=2', '--target', 'decisions=35', '--seed', 'board size'],
        ...['--html', byFlags[0], '--csv', byFlags[1], '--json'],
      ];
      expect((await inside(...line)).out).toBe(out);
      expect([html, csv].map((path) => readFileSync(path, 'utf8'))).toEqual(
        byFlags.map((path) => readFileSync(path, 'utf8')),
      );
      expect(JSON.parse(out).target).toMatchObject({ form: 1, target: { seat: null, value: 35 } });
    });

    it('has others play where they are named beside it', async () => {
      const file = written({ ...base, deals: 2, bots: ['greedy'], outputs: { json: true } });
      const { code, out } = await inside('lab', 'run', file, '--bots', 'random,novice');
      expect([code, JSON.parse(out).bots]).toEqual([0, ['random', 'novice']]);
    });

    it('counts seats from 1, and takes a second form', async () => {
      const file = written({ ...base, against: { boardSize: 6 }, outputs: { json: true } });
      const { forms } = JSON.parse((await inside('lab', 'run', file)).out);
      expect(forms.map(({ name }: { name: string }) => name)).toEqual(['as it is', 'changed']);
      const target = { figure: 'wins', seat: 3, value: 0.5 };
      const { err } = await inside(
        'lab',
        'run',
        written({ ...base, sweep: { option: 'boardSize', values: [6] }, target }),
      );
      expect(err).toContain('experiment.json: target: is of seat 3, but wins is of 2 seats');
    });

    it.each<[content: unknown, says: string]>([
      ['{"game": ', 'experiment.json is not JSON. '],
      [[], 'experiment: must be an object with game and what is asked of it, not []'],
      [{ ...base, game: undefined }, 'game: is missing: the id of a game'],
      [{ ...base, game: 'chess' }, 'There is no game "chess"'],
      [{ ...base, deal: 3 }, 'experiment: has an unknown field "deal"; known are game, seats, options, against,'],
      [{ ...base, deals: 0 }, 'deals: must be a whole number from 1 to 10000000, not 0'],
      [{ ...base, seats: 7 }, 'players, not 7'],
      [{ ...base, options: [] }, 'options: must be an object of options, such as {"boardSize": 5}, not []'],
      [{ ...base, options: { nonsense: 1 } }, 'nonsense'],
      [{ ...base, against: { nonsense: 1 } }, 'experiment.json: against: '],
      [{ ...base, bots: [] }, 'bots: must have a player, such as ["greedy"]'],
      [{ ...base, bots: ['greedy', 5] }, 'bots[1]: must be one line of text'],
      [{ ...base, bots: ['random', 'exec:exit 3'] }, 'experiment.json: bots[1]: is a program, and a file starts none'],
      [{ ...base, bots: ['./mine'] }, 'bots[0]: is a program, and a file starts none: name it with bots.'],
      [{ ...base, bots: ['a', 'b', 'c'] }, 'experiment.json: bots has 3 levels for 2 seats.'],
      [{ ...base, sweep: { option: 'boardSize' } }, 'sweep.values: must be a list'],
      [{ ...base, sweep: { option: 'boardSize', values: [] } }, 'sweep.values: must have a value, such as [5, 6, 8]'],
      [{ ...base, sweep: { option: 'boardSize', values: [6] }, against: {} }, 'against and sweep do not go together'],
      [{ ...base, precision: { figure: 'wins', half: 0 } }, 'precision.half: must be more than 0'],
      [{ ...base, precision: { figure: 'wins', half: '1' } }, 'precision.half: must be a number.'],
      [{ ...base, precision: { figure: 'luck', half: 1 } }, 'precision: is of "luck", which is not counted; wins, '],
      [{ ...base, target: { figure: 'wins', value: 1 } }, 'target: looks for a value among those of sweep'],
      [
        { ...base, outputs: { pdf: 'a' } },
        'outputs: has an unknown field "pdf"; known are keep, csv, html, plots, json.',
      ],
      [{ ...base, outputs: { json: 'yes' } }, 'outputs.json: must be true or false'],
    ])('%j is refused in words', async (content, says) => {
      const { code, err } = await inside('lab', 'run', written(content));
      expect(code).toBe(2);
      expect(err).toContain(says);
    });

    it.each([
      [['lab', 'run'], 'lab run needs a file'],
      [['lab', 'run', join(freshFolder(), 'none.json')], 'none.json'],
      [['lab', 'run', example, '--deals', '3'], '--deals: cannot be combined with lab run; in the file it is deals.'],
      [['lab', 'run', example, '--csv', 'x'], 'in the file it is outputs.csv.'],
      [['lab', 'andia', example], 'lab takes one game, or run and a file.'],
    ])('%j is refused in words', async (line, says) => {
      const { code, err } = await inside(...line);
      expect(code).toBe(2);
      expect(err).toContain(says);
    });
  });
});
