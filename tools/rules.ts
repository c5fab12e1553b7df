// `npm run rules [game ...]`: prints, for each game, the scenarios that test each rule. Exit code 1 if a rule has no
// test or a test names no rule, 2 if there is no such game.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable, ruleTable } from './rule-table.ts';
import { foldersIn, readTree, root } from './tree.ts';

/** Prints the table of one game; returns its number of problems. `brief` leaves out the rows. */
function printGame(game: string, brief: boolean): number {
  const folder = `games/${game}`;
  const path = `${folder}/RULES.md`;
  if (!existsSync(join(root, path))) {
    console.log(`${path} is missing: every game's rules are numbered there.`);
    return 1;
  }
  const tests = readTree(join(root, folder), ['.ts']).filter((file) => file.path.startsWith(`${folder}/test/`));
  const table = ruleTable({ path, source: readFileSync(join(root, path), 'utf8') }, tests);
  if (!brief) console.log(`${game}\n${formatTable(table, `${folder}/test`).join('\n')}\n`);
  for (const problem of table.problems) console.log(problem);
  const scenarios = table.rows.reduce((sum, row) => sum + row.tests, 0);
  console.log(
    `${game}: ${table.rows.length} rules, named ${scenarios} times by scenarios, ${table.problems.length} problems`,
  );
  return table.problems.length;
}

const brief = process.argv.includes('--brief');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--brief');
const there = foldersIn(join(root, 'games')).filter((name) => name !== 'test');
const unknown = wanted.filter((game) => !there.includes(game));

if (wanted.includes('--help')) {
  console.log('usage: npm run rules -- [game ...] [--brief]\n  --brief  the last line of each game only');
} else if (unknown.length > 0) {
  console.error(
    `There is no folder games/${unknown.join(' nor games/')}. There are: ${there.join(', ') || 'none yet'}.`,
  );
  process.exitCode = 2;
} else if (there.length === 0) {
  console.log('There is no game yet, so there is no rule to test.');
} else {
  const games = wanted.length > 0 ? wanted : there;
  const problems = games.reduce((sum, game) => sum + printGame(game, brief), 0);
  process.exitCode = problems === 0 ? 0 : 1;
}
