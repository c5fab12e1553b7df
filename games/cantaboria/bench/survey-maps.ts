// Generates the random maps of many numbers for each number of players; prints how many exist, and how many took more
// than one seed: node games/cantaboria/bench/survey-maps.ts [count]
import { generateMap } from '../data/generator/generator.ts';
import { checkMap } from '../data/map-check/map-check.ts';
import { randomMap } from '../data/maps/random-map.ts';

const count = Number(process.argv[2] ?? 1000);
for (const players of [2, 3, 4, 5, 6]) {
  const begun = performance.now();
  const problems: string[] = [];
  const reseeded: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const made = randomMap(number, players);
    const found = made.ok ? checkMap(made.value).errors.map(({ message }) => message) : [made.problem.message];
    problems.push(...found.map((message) => `${number}: ${message}`));
    if (!generateMap(number, players).ok) reseeded.push(String(number));
  }
  const each = (performance.now() - begun) / count / 2;
  const seeds = reseeded.length === 0 ? 'each from its first seed' : `from a further seed: ${reseeded.join(', ')}`;
  console.log(
    `${players} players: ${count - problems.length} of ${count} maps valid, ${each.toFixed(0)} ms each; ${seeds}`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
}
