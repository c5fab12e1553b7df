import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import { describe, expect, test } from 'vitest';
import { child } from './program.ts';
import { playScripted } from './scripted-session.ts';

function start(players: readonly { readonly name: string; readonly level?: string }[]): Match {
  const made = createMatch(hiddenDraw, { seats: players.length, players, dice: seededDice('hot seat') });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

describe('people with hidden hands at one screen', () => {
  test("each screen shows the hand of its person and nobody else's", async () => {
    const match = start([{ name: 'Anna' }, { name: 'Ben' }]);
    const { screens } = await playScripted(match, ['', '1', '1', '', '1', '1', '']);
    expect(screens.length).toBeGreaterThanOrEqual(4);
    // A hand stands after its player's name in the text board, with ? for hidden cards.
    const hand = (name: string, text: string): string => new RegExp(`${name}  hand ([^u]*) up`).exec(text)?.[1] ?? '';
    for (const [at, text] of screens.slice(1).entries()) {
      const [own, other] = at % 2 === 0 ? ['Anna', 'Ben'] : ['Ben', 'Anna'];
      expect(hand(own, text)).toMatch(/^[\d ]+$/);
      expect(hand(other, text)).toMatch(/^[? ]+$/);
    }
  });

  test('a person alone against bots is never asked to hand over', async () => {
    const match = start([{ name: 'Anna' }, { name: 'Teal', level: 'random' }]);
    const { screens, isOver } = await playScripted(match, new Array<string>(60).fill('1'));
    expect(isOver).toBe(true);
    expect(screens).toHaveLength(1);
    expect(screens[0]).toMatch(/rank +player +score/);
  });

  test('taking back what would discard a sealed order says so, and the other may refuse', async () => {
    // Behind each answer the screen is handed back.
    const lines = ['', '1 M to W', '', '1 H to V', '', 'pass', '', 'undo', 'n', '', 'undo', 'y', '', '', 'quit'];
    const { out, code } = await child(['play', 'andia', '--people', '2'], lines.join('\n'), {
      MARCHLANDS_HOME: freshFolder(),
    });
    expect(code).toBe(0);
    const question =
      'Amber: Teal wants to take back a choice. A choice made in secret is discarded. Is that all right? (y/n) ';
    expect(out.split(question)).toHaveLength(3);
    expect(out).toContain('Then it stands.');
    expect(out).toContain('Teal takes back a choice');
  });

  test('people agree to a draw where the rules have it; bots never do', async () => {
    const home = { MARCHLANDS_HOME: freshFolder() };
    const agreed = await child(['play', 'andia', '--people', '2'], '\nagree\nn\n\nagree\ny\n\n', home);
    expect(agreed.code).toBe(0);
    expect(agreed.out).toMatch(/Teal: end the match here\? \(y\/n\) n\n[\s\S]* +Then it goes on\./);
    expect(agreed.out).toMatch(/agree/);
    expect(agreed.out).toMatch(/rank +player/);
    const refused = await child(['play', 'andia', '--bots', 'random'], 'agree\nquit\n', home);
    expect(refused.out).toContain('Bots do not agree to an end');
  });

  test('where nothing is hidden, people share the screen as it is', async () => {
    const run = await child(['play', 'building-refuge', '--people', '2'], 'c E4\nc D4\nquit\n', {
      MARCHLANDS_HOME: freshFolder(),
    });
    expect(run.code).toBe(0);
    expect(run.out).not.toContain('Hand the screen');
    expect(run.out).toContain('Amber> c');
    expect(run.out).toContain('Teal> c');
  });
});
