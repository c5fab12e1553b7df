import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { games } from '@marchlands/games/index.ts';
import { expect, test } from 'vitest';
import { rulebookOf } from '../sources/catalogue.ts';
import { listsOf } from '../sources/lists.ts';
import { child } from './program.ts';

test('a card is shown while playing, with a near miss suggested; it is no move', async () => {
  const lines = ['card ballista', 'card Orc-Army', 'card dragn', 'card', 'quit'];
  const run = await child(['play', 'borderkeep', '--people', '1', '--deal', '3'], `${lines.join('\n')}\n`, {
    MARCHLANDS_HOME: freshFolder(),
  });
  expect(run.err).toBe('');
  expect(run.code).toBe(0);
  const answer = (line: string): string => run.out.split(`> ${line}\n`)[1]?.split('\nAmber> ')[0] ?? '';
  expect(answer('card ballista')).toMatch(/Structures\n +Ballista: cost 6;/);
  expect(answer('card ballista')).toMatch(/Structure table\n[\s\S]*67-69 +Ballista/);
  expect(answer('card Orc-Army')).toMatch(/Monsters\n[\s\S]*Orc Army +3\/3\/5/);
  expect(answer('card dragn')).toContain('No list of the rulebook has "dragn". Did you mean Dragon?');
  expect(answer('card')).toContain('Name a card');
});

test.each(games.map(({ id }) => id))('the rulebook of %s has lists to look things up in', async (id) => {
  const rulebook = await rulebookOf(id);
  expect(rulebook.ok && listsOf(rulebook.value).length).toBeGreaterThan(0);
});
