import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { EVERYTHING } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';
import { expect, test } from '@playwright/test';
import { actByMouse, logLines, myTurn, openAt, setUp, withSettings } from './browser/table.ts';

declare global {
  interface Window {
    /**
     * The board's captions in order, each with the prompt line of that moment and the number of things moving over the
     * board.
     */
    marchlandsTold?: { caption: string; prompt: string; ending: boolean; flights: number }[];
  }
}

const attack = /^The barbarians (attack|reach)|is razed\.$|stands\.$/;

const OPTIONS = { boardSize: 5 };

/** A position of Building Refuge a few decisions before the end: the earlier part need not be watched. */
async function nearTheEnd(): Promise<object> {
  const game = await loadGame('building-refuge');
  if (!game.ok) throw new Error(game.problem.message);
  const laid = () =>
    createMatch(game.value, {
      seats: 2,
      options: OPTIONS,
      players: [{ name: 'A' }, { name: 'B' }],
      dice: seededDice(1),
    });
  const whole = playOn(laid(), 10_000);
  const late = playOn(laid(), whole.decisions - 2);
  return game.value.position.format(late.match.state, EVERYTHING) as object;
}

/** Plays the last possible move, for this many decisions or to the end. */
function playOn(laid: ReturnType<typeof createMatch>, most: number): { match: Match; decisions: number } {
  if (!laid.ok) throw new Error(laid.problem.message);
  const match = laid.value;
  let decisions = 0;
  for (; decisions < most && !match.isOver; decisions += 1) {
    const [seat = 0] = match.awaited();
    const submitted = match.submit(seat, match.legal(seat).slice(-1), match.version(seat));
    if (!submitted.ok) throw new Error(submitted.problem.message);
  }
  return { match, decisions };
}

test('the attack at the end is shown step by step, and how it ends is told only then', async ({ page }) => {
  await withSettings(page, { motion: 'on' });
  await page.addInitScript(() => {
    window.marchlandsTold = [];
    let last = '';
    new MutationObserver(() => {
      const caption = document.querySelector('.refuge-caption')?.textContent ?? '';
      if (caption !== last && caption !== '') {
        window.marchlandsTold?.push({
          caption,
          prompt: document.querySelector('.prompt-text')?.textContent ?? '',
          ending: document.querySelector('.ending') !== null,
          flights: document.querySelector('.kit-flight')?.getAnimations().length ?? 0,
        });
      }
      last = caption;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openAt(page, { game: 'building-refuge', seats: 2, position: await nearTheEnd(), options: OPTIONS });
  for (let i = 0; i < 5 && (await myTurn(page)) === 'choose'; i += 1) await actByMouse(page);
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  const told = (await page.evaluate(() => window.marchlandsTold ?? [])).filter(({ caption }) => attack.test(caption));
  const lines = (await logLines(page)).filter((line) => attack.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(told.map(({ caption }) => caption)).toEqual(lines);
  const climaxes = told.filter(({ caption }) => /reach|is razed/.test(caption));
  expect(climaxes.length).toBeGreaterThan(0);
  for (const { caption, flights } of climaxes) expect(flights, caption).toBe(1);
  for (const { prompt, ending } of told) {
    expect(prompt).not.toMatch(/won|share|lost/);
    expect(ending).toBe(false);
  }
});

test('with motion off nothing is on the stage, and the end is told at once', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  await page.addInitScript(() => {
    window.marchlandsTold = [];
    new MutationObserver(() => {
      const caption = document.querySelector('.refuge-caption')?.textContent;
      if (caption) window.marchlandsTold?.push({ caption, prompt: '', ending: false, flights: 0 });
    }).observe(document, { subtree: true, childList: true });
  });
  await setUp(page, { players: ['random', 'random'], options: OPTIONS });
  await expect(page.locator('.ending')).toBeVisible({ timeout: 60_000 });
  expect(await page.evaluate(() => window.marchlandsTold)).toEqual([]);
  await expect(page.locator('.prompt-text')).toHaveText(/won|share|lost/i);
});
