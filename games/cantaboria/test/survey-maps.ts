// Makes many random maps for each number of players and says how it went: node games/cantaboria/test/survey-maps.ts [count]
import { generateMap } from '../data/generator/generator.ts';

const count = Number(process.argv[2] ?? 1000);
for (const players of [2, 3, 4, 5, 6]) {
  const begun = performance.now();
  const problems: string[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const map = generateMap(seed, players);
    if (!map.ok) problems.push(`${seed}: ${map.problem.message}`);
  }
  const each = (performance.now() - begun) / count;
  console.log(`${players} players: ${count - problems.length} of ${count} maps, ${each.toFixed(0)} ms each`);
  for (const problem of problems) console.log(`  ${problem}`);
}
