// A match online between two persons, each at a browser of their own.

import type { Page, WebSocketRoute } from '@playwright/test';
import { PHONE } from './online.ts';
import { settled, withSettings } from './table.ts';

/** Asks the server as the page does. */
async function ask<T>(page: Page, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${to}: ${text}`);
      return JSON.parse(text);
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Sets the player's name on the server, as the page does when it asks. Without animations and sound. */
export async function enter(page: Page, name: string): Promise<void> {
  await withSettings(page, { motion: 'off', sound: 'off' });
  await page.goto('/credits');
  const { guest } = await ask<{ readonly guest: string }>(page, '/api/guest', { name });
  await page.evaluate((known) => localStorage.setItem('marchlands.guest', known), JSON.stringify({ guest, name }));
}

export interface OnlineMatch {
  readonly id: string;
  readonly ann: Page;
  readonly bob: Page;
  /** Cuts Bob's connection to the table. */
  breakOff(): Promise<void>;
}

/** A match of two persons that has begun, each at a browser of their own; Bob has a phone. */
export async function begin(person: (options?: object) => Promise<Page>, plan: object): Promise<OnlineMatch> {
  const [ann, bob] = [await person(), await person(PHONE)];
  for (const [page, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await enter(page, name);
  }
  const { id } = await ask<{ readonly id: string }>(ann, '/api/tables', { seats: 2, ...plan });
  for (const page of [ann, bob]) {
    const seat = await ask<object>(page, `/api/tables/${id}/sit`);
    await page.evaluate(
      ([table, given]) =>
        localStorage.setItem('marchlands.seats', JSON.stringify({ seats: { [table]: given }, passwords: {} })),
      [id, seat] as const,
    );
  }
  await ask(ann, `/api/tables/${id}/begin`);
  let line: WebSocketRoute | null = null;
  await bob.routeWebSocket(/\/socket$/, (route) => {
    route.connectToServer();
    line = route;
  });
  for (const page of [ann, bob]) {
    await page.goto(`/t/${id}`);
    await settled(page);
    // Choices are made in the text list beside the board: the same for every game.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Board as text' }).click();
  }
  return { id, ann, bob, breakOff: async () => line?.close() };
}
