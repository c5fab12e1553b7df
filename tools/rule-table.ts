// Rules tied to tests: the scenarios that name each rule of a game.

import type { ESTree } from 'vite';
import { lineAt, type SourceFile, textOf, visit } from './source.ts';

/** One rule or worked example defined in RULES.md, with the scenarios that name it. */
export interface RuleRow {
  readonly id: string;
  /** The number of scenarios that name it. */
  readonly tests: number;
  /** The files of those scenarios, sorted, without duplicates. */
  readonly files: readonly string[];
}

/** The table of one game, and its problems in sentences; none if every rule is tied. */
export interface RuleTable {
  readonly rows: readonly RuleRow[];
  readonly problems: readonly string[];
}

/** The ids of a `scenario` call. `ids` is null if its first argument is not a literal. */
interface ScenarioCall {
  readonly path: string;
  readonly line: number;
  readonly ids: readonly string[] | null;
}

const definition = /^\*\*([A-Z]+-\d+)\*\*/;

/** The ids that a rulebook defines, in order: those in bold at the beginning of a line. */
export function definedIds(rulebook: string): { readonly id: string; readonly line: number }[] {
  return rulebook.split('\n').flatMap((text, at) => {
    const id = definition.exec(text)?.[1];
    return id === undefined ? [] : [{ id, line: at + 1 }];
  });
}

/** The first argument of a call as strings: a string or a list of strings; null for anything else. */
function idsOf(argument: ESTree.Node | undefined): string[] | null {
  const text = textOf(argument);
  if (text !== undefined) return [text];
  if (argument?.type !== 'ArrayExpression') return null;
  const ids = argument.elements.map((element) => textOf(element ?? undefined));
  return ids.length > 0 && ids.every((id) => id !== undefined) ? ids : null;
}

/** Every call `scenario(...)` in a file, in order. */
function scenarioCalls(file: SourceFile): ScenarioCall[] {
  const calls: ScenarioCall[] = [];
  visit(file, {
    CallExpression: ({ callee, arguments: given, start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'scenario') return;
      calls.push({ path: file.path, line: lineAt(file.source, start), ids: idsOf(given[0]) });
    },
  });
  return calls;
}

/**
 * Ties a rulebook to the scenarios of its game.
 * @param rulebook the game's RULES.md
 * @param tests the sources of the game's tests
 * @returns a row for each id in the rulebook's order, and a sentence for each id defined twice, each id without a
 *   scenario, each scenario that names an id which the rulebook lacks, and each whose ids are not written out
 */
export function ruleTable(rulebook: SourceFile, tests: readonly SourceFile[]): RuleTable {
  const problems: string[] = [];
  const lines = new Map<string, number>();
  for (const { id, line } of definedIds(rulebook.source)) {
    const first = lines.get(id);
    if (first === undefined) lines.set(id, line);
    else
      problems.push(`${rulebook.path}:${line} defines ${id} again; line ${first} did so before. Each id has one rule.`);
  }
  if (lines.size === 0) {
    problems.push(
      `${rulebook.path} defines no rule; a rule is a line that begins with its id in bold, like **BR-01**.`,
    );
  }

  const named = new Map<string, string[]>([...lines.keys()].map((id) => [id, []]));
  for (const call of tests.flatMap(scenarioCalls)) {
    const where = `${call.path}:${call.line}`;
    if (call.ids === null) {
      problems.push(`${where}: the ids of this scenario cannot be read; write a string or an array of strings first.`);
      continue;
    }
    for (const id of new Set(call.ids)) {
      const files = named.get(id);
      if (files === undefined)
        problems.push(`${where}: this scenario names ${id}, which ${rulebook.path} does not define.`);
      else files.push(call.path);
    }
  }

  const rows = [...named].map(([id, files]) => ({ id, tests: files.length, files: [...new Set(files)].sort() }));
  for (const { id, tests: count } of rows) {
    if (count === 0)
      problems.push(`${rulebook.path}:${lines.get(id)}: ${id} has no test; write a scenario('${id}', ...).`);
  }
  return { rows, problems };
}

/** The table as lines of text: rule, number of tests, files relative to their common folder. */
export function formatTable(table: RuleTable, folder: string): string[] {
  const width = Math.max(4, ...table.rows.map((row) => row.id.length));
  const line = (id: string, tests: string, files: string): string =>
    `${id.padEnd(width)}  ${tests.padStart(5)}  ${files}`;
  const short = (path: string): string => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path);
  return [
    line('rule', 'tests', 'files'),
    ...table.rows.map((row) => line(row.id, String(row.tests), row.files.map(short).join(', ')).trimEnd()),
  ];
}
