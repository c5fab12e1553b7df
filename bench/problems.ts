// `npm run problems -- --game ID [options]`: mines matches of bots for problems and writes a game's collection.

import { readFileSync, writeFileSync } from 'node:fs';
import { levelOf } from '@marchlands/bots/levels.ts';
import { Collection } from '@marchlands/bots/problems/collection.ts';
import { Miner } from '@marchlands/bots/problems/miner.ts';
import type { Problem } from '@marchlands/bots/problems/problem.ts';
import { games } from '@marchlands/games/index.ts';
import { badUsage, readOptions, readWhole } from '../tools/usage.ts';
import { gameNamed } from './game-named.ts';

const OPTIONS = {
  game: { type: 'string' },
  forms: { type: 'string', default: '' },
  wanted: { type: 'string', default: '60' },
  every: { type: 'string', default: '7' },
  iterations: { type: 'string' },
  matches: { type: 'string', default: '2000' },
  first: { type: 'string', default: '0' },
  minutes: { type: 'string', default: '60' },
  again: { type: 'boolean', default: false },
  seed: { type: 'string', default: 'problems' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const usage = `usage: npm run problems -- --game ID [options]
  --forms A,B     presets of the game that are played, in turn (default: all)
  --wanted N      problems that are enough (default 60)
  --every N       decisions between two that are looked at (default 7)
  --iterations N  the usual thinking (default: that of scout)
  --matches N     most matches (default 2000)
  --first N       number of the first match; above 0 what is found is added to the game's own collection
  --again         looks at the game's own collection again: what is a problem no more is left out, grades are made anew;
                  with --first above 0 new ones are looked for afterwards
  --minutes N     most minutes (default 60); what was found by then is written
  --seed TEXT     equal seeds find equal problems
  --out FILE      where they are written (default: the game's own data/problems.json)`;

const values = readOptions(OPTIONS);
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const game = await gameNamed(values.game);
const presets = games.find(({ id }) => id === game.id)?.presets ?? [];
const named = values.forms === '' ? presets.map(({ id }) => id) : values.forms.split(',');
const scout = levelOf('scout', game);
const usual = scout.ok ? scout.value.iterations : undefined;
const iterations = readWhole('iterations', values.iterations ?? String(usual ?? 500), 1);
const miners = named.map((id) => {
  const preset = presets.find((one) => one.id === id);
  if (preset === undefined)
    badUsage(`--forms: there is no ${id}; there are: ${presets.map((one) => one.id).join(', ')}.`);
  const form = { seats: preset.players.length, options: preset.options };
  return { id, miner: new Miner(game, form, iterations, `${values.seed}/${id}`) };
});
const every = readWhole('every', values.every, 1);
// Checking a collection again adds no problems.
const most = values.again && values.first === '0' ? 0 : readWhole('matches', values.matches, 1);
const until = performance.now() + 60_000 * readWhole('minutes', values.minutes, 1);
const first = readWhole('first', values.first, 0);
const own = new URL(`../games/${game.id}/data/problems.json`, import.meta.url);
const out = values.out ?? own.pathname;

// The game's own collection was written here.
const before = first === 0 && !values.again ? [] : (JSON.parse(readFileSync(own, 'utf8')) as readonly Problem[]);
const collection = new Collection(readWhole('wanted', values.wanted, 1), values.again ? [] : before);
let looks = 0;
let gone = 0;
for (const problem of values.again ? before : []) {
  const { id } = problem;
  const [form] = id.split('.', 1);
  const miner = miners.find((one) => one.id === form)?.miner;
  const found = miner?.again({ ...problem, id: id.slice(form.length + 1) }) ?? null;
  if (found === null) gone += 1;
  else collection.add({ ...found, id }, id.slice(0, id.lastIndexOf('.')));
}
let number = first;
const isDone = (): boolean => collection.isWhole || performance.now() > until;
for (; number < first + most && !isDone(); number += 1) {
  const { id, miner } = miners[number % miners.length];
  for (const found of miner.match(number, every)) {
    looks += 1;
    if (found !== null) collection.add({ ...found, id: `${id}.${found.id}` }, `${id}.${number}`);
    if (isDone()) break;
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${collection.problems.length} of ${looks} positions `);
}
if (process.stderr.isTTY) process.stderr.write('\n');

// One problem per line, so that a change to one changes one line.
writeFileSync(
  out,
  `[\n${collection
    .sorted()
    .map((one) => JSON.stringify(one))
    .join(',\n')}\n]\n`,
);
const { easy, fair, hard } = collection.counts();
const sum = (why: 'dull' | 'shallow' | 'unsure' | 'matched'): number =>
  miners.reduce((total, { miner }) => total + miner.thrown[why], 0);
console.log(
  `${game.title}: ${collection.problems.length} problems (${easy} easy, ${fair} fair, ${hard} hard) in ${out}`,
);
console.log(`${looks} positions of the matches ${first} to ${number - 1}, ${iterations} iterations; thrown away:`);
console.log(`  ${sum('dull')} without a choice that is better by a tenth of the win`);
console.log(`  ${sum('shallow')} in which ten times the thinking found none, or another`);
console.log(`  ${sum('unsure')} in which another seed did`);
console.log(`  ${sum('matched')} in which another choice is as good over the same worlds`);
console.log(`  ${collection.alike} of which there were enough alike`);
if (values.again) console.log(`${gone} of ${before.length} of the collection before are among those thrown away`);
