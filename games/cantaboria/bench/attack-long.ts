// Checks the attack solver against all legal sequences on many random positions; stops at the first wrong answer.
//
//   node games/cantaboria/bench/attack-long.ts [positions] [seed]

import { compareMargins } from '../test/attack-compare.ts';

const [positions = 50, seed = 1] = process.argv.slice(2).map(Number);
const recipes = [
  ...[2, 3, 4].flatMap((seats) => [0, 1].map((shipments) => ({ seats, lands: 6, boats: 0, shipments }))),
  { seats: 3, lands: 4, boats: 0, shipments: 2 },
  ...[2, 3, 4].map((seats) => ({ seats, lands: 4, boats: 2, shipments: 0 })),
  ...[2, 3, 4].map((seats) => ({ seats, lands: 4, boats: 2, shipments: 1 })),
];
for (const [i, { shipments, ...recipe }] of recipes.entries()) {
  const all = compareMargins(recipe, shipments, positions, seed + i, 30_000);
  const wrong = all.find(({ told, right, played, isExact }) => told !== right || played !== right || !isExact);
  const shipped = all.filter(({ isShipped }) => isShipped).length;
  console.log(`${JSON.stringify({ ...recipe, shipments })}: ${all.length} answers, ${shipped} improved by shipments`);
  if (wrong !== undefined) {
    console.error(wrong);
    process.exitCode = 1;
    break;
  }
}
