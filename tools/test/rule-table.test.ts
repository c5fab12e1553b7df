import { describe, expect, it } from 'vitest';
import { definedIds, formatTable, ruleTable } from '../rule-table.ts';

const rulebook = (source: string) => ({ path: 'games/hills/RULES.md', source });
const test = (source: string, name = 'a.test.ts') => ({ path: `games/hills/test/${name}`, source });

describe('definedIds', () => {
  it('takes bold ids at the beginning of a line and no others', () => {
    const text =
      '# Hills\n\n**HI-01** Three hills.\nSee **HI-02** and HI-03.\n**EX-01** (HI-01) An example.\n- **HI-04** no';
    expect(definedIds(text)).toEqual([
      { id: 'HI-01', line: 3 },
      { id: 'EX-01', line: 5 },
    ]);
  });
});

describe('ruleTable', () => {
  it('counts the scenarios of each rule, by single id and by list, and names their files once', () => {
    const { rows, problems } = ruleTable(rulebook('**HI-01** a\n**HI-02** b\n**EX-01** c'), [
      test("scenario('HI-01', 'grows', () => {});\nscenario(['HI-01', \"HI-02\"], 'both', () => {});"),
      test('scenario(`EX-01`, () => {}); scenario(\n  [\n    "HI-02",\n  ],\n  "x",\n);', 'b.test.ts'),
    ]);
    expect(problems).toEqual([]);
    expect(rows).toEqual([
      { id: 'HI-01', tests: 2, files: ['games/hills/test/a.test.ts'] },
      { id: 'HI-02', tests: 2, files: ['games/hills/test/a.test.ts', 'games/hills/test/b.test.ts'] },
      { id: 'EX-01', tests: 1, files: ['games/hills/test/b.test.ts'] },
    ]);
  });

  it('says which rule has no test, worked examples included', () => {
    const { problems } = ruleTable(rulebook('**HI-01** a\n**HI-02** b\n**EX-01** c'), [
      test("scenario('HI-01', 'x');"),
    ]);
    expect(problems).toEqual([
      "games/hills/RULES.md:2: HI-02 has no test; write a scenario('HI-02', ...).",
      "games/hills/RULES.md:3: EX-01 has no test; write a scenario('EX-01', ...).",
    ]);
  });

  it('says which scenario names an id that the rulebook lacks', () => {
    const { problems } = ruleTable(rulebook('**HI-01** a'), [
      test("scenario('HI-01', 'x');\nscenario(['HI-01', 'HI-9'], 'y');"),
    ]);
    expect(problems).toEqual([
      'games/hills/test/a.test.ts:2: this scenario names HI-9, which games/hills/RULES.md does not define.',
    ]);
  });

  it('says which scenario does not write its ids out', () => {
    const { problems } = ruleTable(rulebook('**HI-01** a'), [
      test(
        "scenario('HI-01');\nscenario(id, 'x');\nscenario([...ids], 'y');\nscenario('HI-' + n, 'z');\nscenario([], 'w');",
      ),
    ]);
    expect(problems.map((problem) => problem.slice(0, 29))).toEqual(
      [2, 3, 4, 5].map((line) => `games/hills/test/a.test.ts:${line}:`),
    );
  });

  it('says which id is defined twice, and when there is none at all', () => {
    expect(ruleTable(rulebook('**HI-01** a\n**HI-01** b'), [test("scenario('HI-01', 'x');")]).problems[0]).toContain(
      ':2 defines HI-01 again; line 1',
    );
    expect(ruleTable(rulebook('# Hills'), []).problems[0]).toContain('defines no rule');
  });

  it('counts no comment, string, import, definition or method of that name', () => {
    const source =
      "import { scenario } from './s.ts';\n// scenario('HI-01', 'x')\nconst a = \"scenario('HI-01')\";\nfunction scenario(id) {}\nb.scenario('HI-01');";
    expect(ruleTable(rulebook('**HI-01** a'), [test(source)]).rows).toEqual([{ id: 'HI-01', tests: 0, files: [] }]);
  });
});

describe('formatTable', () => {
  it('prints a line for each rule with files relative to the folder', () => {
    const table = ruleTable(rulebook('**HI-01** a\n**HI-02** b'), [test("scenario('HI-01', 'x');")]);
    expect(formatTable(table, 'games/hills/test')).toEqual([
      'rule   tests  files',
      'HI-01      1  a.test.ts',
      'HI-02      0',
    ]);
  });
});
