import { games } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { findRows, listsOf } from '../sources/lists.ts';
import { findRules, rulesOf } from '../sources/rulebook.ts';
import { PLAIN } from '../terminal/style.ts';
import { markdownLines } from '../text/markdown.ts';
import { child, inside } from './program.ts';

const rulebook = `# Game

## Setup

**XX-01** The board is *empty*. [text]

**XX-02** Each player takes \`two\` cards:

| card | count |
| --- | --- |
| ace | 1 |

### Turn

**XX-03** A player may pass.

## Notes
Not a rule.
`;

describe('rulesOf', () => {
  test('finds rules with their headings and all of their text', () => {
    const rules = rulesOf(rulebook);
    expect(rules.map(({ id, heading }) => [id, heading])).toEqual([
      ['XX-01', 'Setup'],
      ['XX-02', 'Setup'],
      ['XX-03', 'Turn'],
    ]);
    expect(rules[1]?.text).toContain('| ace | 1 |');
    expect(rules[2]?.text).toBe('A player may pass.');
  });

  test('finds by id, by number and by words in any order', () => {
    const rules = rulesOf(rulebook);
    const ids = (asked: string): string[] => findRules(rules, asked).map(({ id }) => id);
    expect(ids('xx-03')).toEqual(['XX-03']);
    expect(ids('2')).toEqual(['XX-02']);
    expect(ids('pass player')).toEqual(['XX-03']);
    expect(ids('setup')).toEqual(['XX-01', 'XX-02']);
    expect(ids('nowhere')).toEqual([]);
  });
});

describe('listsOf', () => {
  const lists = listsOf(`${rulebook}
### Monsters

| card | dice | what |
| --- | --- | --- |
| Orc Army | 3 | Many. |
| Ogres | 4 | Big. |

### Event table

| number | card |
| --- | --- |
| 01-07 | Ogres |
| 08 | Roll again |

| option | values |
| --- | --- |
| \`ogres\` | true |
`);

  test('finds rows by name, by id and by a beginning, in every table', () => {
    const found = (asked: string) => findRows(lists, asked).map(({ name, heading }) => [heading, name]);
    expect(found('orc army')).toEqual([['Monsters', 'Orc Army']]);
    expect(found('ORC-ARMY')).toEqual([['Monsters', 'Orc Army']]);
    expect(found('ogr')).toEqual([
      ['Monsters', 'Ogres'],
      ['Event table', 'Ogres'],
    ]);
    expect(found('o')).toEqual([]);
    expect(found('true')).toEqual([]);
    expect(findRows(lists, 'orc')[0]?.text).toBe(
      '| card | dice | what |\n| --- | --- | --- |\n| Orc Army | 3 | Many. |',
    );
  });
});

describe('markdownLines', () => {
  test('aligns tables that fit, tells others row by row, breaks paragraphs and leaves drawings alone', () => {
    const lines = markdownLines(
      `${rulebook}\n\`\`\`text\nA   B   C   a drawing wider than the screen is\n\`\`\`\n- a list entry that is broken here`,
      24,
      PLAIN,
    );
    expect(lines).toContain('  card  count');
    expect(lines).toContain('  ace       1');
    expect(lines).toContain('XX-01  The board is'.replace('  ', ' '));
    expect(lines).toContain('A   B   C   a drawing wider than the screen is');
    expect(lines.slice(-2)).toEqual(['- a list entry that is', '  broken here']);
    const narrow = markdownLines('| tile | points when placed |\n| --- | --- |\n| oasis | 8 |', 24, PLAIN);
    expect(narrow).toEqual(['  oasis: points when', '    placed 8']);
  });
});

describe('rules', () => {
  test('prints one rule, broken to the width', async () => {
    const { code, out } = await inside('rules', 'building-refuge', 'br-12');
    expect(code).toBe(0);
    expect(out).toMatch(/^BR-12 {2}\S/m);
    expect(out).not.toContain('BR-13  ');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test.each([
    ['building-refuge', 'oasis', /oasis/],
    ['borderkeep', 'ballista', /Ballista: .*cost 6|Ballista +6/],
    ['borderkeep', 'orc-army', /Monsters[\s\S]*Orc Army/],
    ['borderkeep', 'death', /Spell table/],
  ])('shows a row of a list: %s %s', async (game, asked, shown) => {
    const { code, out } = await inside('rules', game, asked);
    expect(code).toBe(0);
    expect(out).toMatch(shown);
  });

  test('a near miss is suggested', async () => {
    const { code, err } = await inside('rules', 'borderkeep', 'balista');
    expect(code).toBe(1);
    expect(err).toContain('Did you mean Ballista?');
  });

  test('a rule that is not there ends with exit code 1', async () => {
    const { code, err } = await inside('rules', 'building-refuge', 'BR-999');
    expect(code).toBe(1);
    expect(err).toContain('No rule or list of Building Refuge has the id or the words "BR-999".');
  });

  test('a reader that has seen enough is no fault', async () => {
    const { code, out, err } = await child(['rules', 'building-refuge']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out.length).toBeGreaterThan(5000);
  });
});

describe('games', () => {
  test('lists every game of the catalogue', async () => {
    const { out } = await inside('games');
    for (const { id, title } of games) {
      expect(out).toContain(id);
      expect(out).toContain(title);
    }
  });

  test('tells options with default, range and rules', async () => {
    const { out } = await inside('games', 'building-refuge');
    expect(out).toMatch(/cityRoadScore {2}default 2\n.*\n? *\(BR-67\)/);
    expect(out).toContain('0 to 10');
    const json = JSON.parse((await inside('games', 'building-refuge', '--json')).out);
    expect(json.options.cityRoadScore).toMatchObject({ kind: 'whole', default: 2, rules: ['BR-67'] });
    const list = JSON.parse((await inside('games', '--json')).out);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id));
  });
});
