// The division of the tests: `npm test` runs the quick ones, `npm test -- --whole` all.

/** Test files of Vitest that start programs or play many matches; by path from the root. */
export const LONG_TESTS: readonly string[] = [
  'bench/test/ladder.test.ts',
  'bench/test/simulate.test.ts',
  'cli/test/documented.test.ts',
  'cli/test/join.test.ts',
  'cli/test/lab.test.ts',
  'cli/test/play.test.ts',
  'cli/test/players.test.ts',
  'cli/test/simulate.test.ts',
  'cli/test/tables.test.ts',
  'cli/test/worker.test.ts',
  'games/test/advice.test.ts',
  'games/test/counted.test.ts',
  'games/test/problems.test.ts',
  'games/test/review.test.ts',
  'lab/test/coverage.test.ts',
  'server/test/events.test.ts',
  'server/test/kill.test.ts',
  'server/test/operations.test.ts',
  'server/test/passkeys.test.ts',
  'server/test/people.test.ts',
  'server/test/processes.test.ts',
  'server/test/push.test.ts',
  'server/test/store.test.ts',
  'tools/test/fresh-game.test.ts',
  'web/test/game-languages.test.ts',
  'web/test/lines-shares.test.ts',
];

/** Specs of the page for every run: each board, a first match, what is secret, a review, two browsers at a table. */
export const QUICK_SPECS: readonly string[] = [
  'web/test/building-refuge-mouse.spec.ts',
  'web/test/flights.spec.ts',
  'web/test/hot-seat.spec.ts',
  'web/test/languages.spec.ts',
  'web/test/levels.spec.ts',
  'web/test/newcomer.spec.ts',
  'web/test/offline.spec.ts',
  'web/test/play-out.spec.ts',
  'web/test/rematch.spec.ts',
  'web/test/resign.spec.ts',
  'web/test/review.spec.ts',
  'web/test/secret.spec.ts',
  'web/test/weight.spec.ts',
];
