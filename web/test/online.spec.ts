import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { enter, openTable, PHONE, startFiles, test } from './browser/online.ts';
import { checkPage, errorsOf, expectNoWider, withSettings } from './browser/table.ts';

const seats = (page: Page) => page.locator('.room-seat .who strong');
const begin = (page: Page) => page.getByRole('button', { name: 'Begin' });
const match = (page: Page) => page.locator('main.table');

/** Comes to a table by its address and sits down under a name. */
async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(seats(page).filter({ hasText: name })).toBeVisible();
}

test('three phones come to one table by the address in its QR code, each in two taps, and the match begins', async ({
  page,
  person,
}) => {
  const errors = errorsOf(page);
  await withSettings(page, { motion: 'off' });
  await enter(page, 'Ann');
  const address = await openTable(page, 'Building Refuge', () =>
    page.getByRole('button', { name: 'Four seats' }).click(),
  );
  const qr = page.getByRole('img', { name: /QR code/ });
  await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(20);
  await expect(begin(page)).toBeDisabled();

  const phones = await Promise.all([person(PHONE), person(PHONE), person(PHONE)]);
  for (const [i, phone] of phones.entries()) {
    errors.push(...errorsOf(phone));
    await phone.goto(address);
    await phone.getByLabel('Your name at the table').tap();
    await phone.keyboard.type(`Phone ${i + 1}`);
    await phone.getByRole('button', { name: 'Sit down' }).tap();
    await expect(phone.getByText(/^you/)).toBeVisible();
    await expectNoWider(phone, 'room');
  }
  await expect(seats(page)).toHaveText(['Amber: Ann', 'Teal: Phone 1', 'Violet: Phone 2', 'Vermilion: Phone 3']);
  // Each has added to the dice, by itself.
  await expect(page.getByText('has added to the dice')).toHaveCount(4);
  await begin(page).click();
  for (const one of [page, ...phones]) await expect(match(one)).toBeVisible();
  expect(errors).toEqual([]);
});

test('the owner seats bots, takes them away, sends somebody away, and changes what is played', async ({
  page,
  person,
}) => {
  await enter(page, 'Ann');
  const address = await openTable(page, 'Building Refuge');
  const bob = await person();
  await sitDown(bob, address, 'Bob');
  await expect(bob.getByText('Ann begins when everybody is there.')).toBeVisible();
  await expect(bob.getByRole('button', { name: /bot/i })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove: Bob' }).click();
  await expect(bob.getByText('You have no seat here any more.')).toBeVisible();
  await page.getByLabel('Level of your bots').selectOption('Random');
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await expect(seats(bob)).toHaveText(['Amber: Ann', 'Teal: Bot: Random']);
  await page.getByRole('button', { name: 'Take away: bot of Teal' }).click();
  await bob.getByRole('button', { name: 'Sit here: Teal' }).click();
  await expect(seats(page)).toHaveText(['Amber: Ann', 'Teal: Bob']);
  await expect(bob.getByText('You have no seat here any more.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change what is played' }).click();
  await page.getByRole('button', { name: 'Small board' }).click();
  await page.getByText('Days', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(bob.getByText('Board size: 5')).toBeVisible();
  await expect(bob.getByText('3 days a choice')).toBeVisible();

  // One may get up oneself, and sit elsewhere.
  await bob.getByRole('button', { name: 'Get up' }).click();
  await expect(seats(page)).toHaveText(['Amber: Ann', 'Teal: free']);
  // His own page knows it a moment later: before, it would speak to the players only.
  await expect(bob.getByRole('button', { name: 'Sit here: Teal' })).toBeVisible();
  await bob.getByLabel('Say something').fill('I only watch.');
  await bob.getByLabel('Say something').press('Enter');
  await expect(page.getByText('I only watch.')).toBeVisible();
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await begin(page).click();
  await expect(match(page)).toBeVisible();
  await expect(match(bob)).toBeVisible();
  await expect(bob.getByText('You are watching.')).toBeVisible();
});

test('a table with a password lets nobody in without it, to sit or to watch', async ({ page, person }) => {
  await enter(page, 'Ann');
  const address = await openTable(page, 'Andia', () => page.getByLabel('Password').fill('sesame'));
  await expect(page.getByText('asks for a password')).toBeVisible();
  const bob = await person();
  await bob.goto(address);
  await bob.getByLabel('Your name at the table').fill('Bob');
  await bob.getByLabel('Password').fill('wrong');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByRole('alert')).toHaveText('This table asks for its password.');
  await bob.getByRole('button', { name: 'Watch' }).click();
  await expect(bob.getByText('That is not the password.')).toBeVisible();
  await bob.getByLabel('Password').fill('sesame');
  await bob.getByRole('button', { name: 'Sit down as Bob' }).click();
  await expect(seats(page)).toHaveText(['Amber: Ann', 'Teal: Bob']);

  const screen = await person();
  await screen.goto(address);
  await screen.getByLabel('Password').fill('sesame');
  await screen.getByRole('button', { name: 'Watch' }).click();
  await expect(seats(screen)).toHaveText(['Amber: Ann', 'Teal: Bob']);
  // It is asked for once on each device.
  await screen.reload();
  await expect(seats(screen)).toHaveText(['Amber: Ann', 'Teal: Bob']);
});

test('quick play brings two together, or bots when nobody comes', async ({ page, person }) => {
  await enter(page, 'Ann');
  await page.getByLabel('Bots take the free seats').selectOption('never');
  await page.getByRole('button', { name: 'Play now: Andia' }).click();
  await expect(page.getByText('One seat is free.')).toBeVisible();
  const bob = await person();
  await bob.goto('/online');
  await bob.getByRole('button', { name: 'Play now: Andia' }).click();
  await expect(bob.getByRole('alert')).toHaveText('Enter a name first: that is all it takes.');
  await expect(bob.getByLabel('Your name at the table')).toBeFocused();
  await enter(bob, 'Bob');
  await expect(bob.locator('#open-tables ~ ul')).toContainText('1 seat free');
  await bob.getByRole('button', { name: 'Play now: Andia' }).click();
  await expect(match(bob)).toBeVisible();
  await expect(match(page)).toBeVisible();

  const eve = await person();
  await enter(eve, 'Eve');
  await eve.getByLabel('Bots take the free seats').selectOption('at once');
  await eve.getByRole('button', { name: 'Play now: Borderkeep' }).click();
  await expect(match(eve)).toBeVisible();
});

test('a screen in the middle watches with one tap and without a name', async ({ page, person }) => {
  await enter(page, 'Ann');
  const address = await openTable(page, 'Andia');
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await begin(page).click();
  await expect(match(page)).toBeVisible();
  const screen = await person();
  await screen.goto(address);
  await screen.getByRole('button', { name: 'Watch' }).click();
  await expect(match(screen)).toBeVisible();
  await expect(screen.getByText('You are watching.')).toBeVisible();
});

test('a seat is taken over to another device by a code, and both may be used', async ({ page, person }) => {
  await enter(page, 'Ann');
  await openTable(page, 'Andia');
  await page.getByRole('button', { name: 'This seat on another device' }).click();
  const code = (await page.locator('.seat-code').textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await page.keyboard.press('Escape');
  const phone = await person(PHONE);
  await enter(phone, 'Ann on the phone');
  await phone.getByLabel('Code').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.getByText(/^you/)).toBeVisible();
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await begin(page).click();
  for (const one of [page, phone]) {
    await expect(match(one)).toBeVisible();
    await expect(one.getByText('You are watching.')).toHaveCount(0);
  }
  await phone.goto('/online');
  await expect(phone.getByRole('list', { name: 'Under way' })).toContainText('Andia');
  await phone.getByLabel('Code').fill(code);
  await phone.getByRole('button', { name: 'Take the seat' }).click();
  await expect(phone.getByRole('alert')).toHaveText('This code is unknown, used or too old.');
});

test('tables where it is one’s turn come first, in the lobby and at home; all that the server keeps goes with one press', async ({
  page,
}) => {
  await enter(page, 'Ann');
  const turns = page.getByRole('region', { name: 'Online tables' });
  await page.goto('/');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(turns).toContainText('No online table is waiting for you.');
  const heightOf = async () => (await turns.boundingBox())?.height;
  const height = await heightOf();
  // Both write their orders at the same time: it is Ann’s turn at once.
  await openTable(page, 'Andia');
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await begin(page).click();
  await expect(match(page)).toBeVisible();
  await page.goto('/');
  await expect(turns).toContainText('Your turn online Andia');
  // Its text moves nothing below it.
  expect(await heightOf()).toBe(height);
  await expectNoWider(page, 'home');
  await turns.getByRole('link', { name: 'Play' }).click();
  await expect(match(page)).toBeVisible();
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'Your turn', exact: true })).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved.guest.name).toBe('Ann');
  expect(saved.tables).toHaveLength(1);
  await page.getByRole('button', { name: 'Let the server forget me' }).click();
  await page.getByRole('button', { name: 'Forget me', exact: true }).click();
  await expect(page.getByText('The server has forgotten you.')).toBeVisible();
  await expect(page.getByLabel('Your name at the table')).toHaveValue('');
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => /guest|seats/.test(name)));
  expect(kept).toEqual([]);
});

test('an address of no table says so, and one is let in nowhere without a server', async ({ page, person }) => {
  await page.goto('/t/nowhere');
  await expect(page.getByRole('heading', { name: 'This table is gone' })).toBeVisible();
  await page.getByRole('link', { name: 'To the online tables' }).click();
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();

  const files = await startFiles();
  const other = await person();
  const errors = errorsOf(other);
  await other.goto(`${files.base}/`);
  await other.getByRole('link', { name: 'Online' }).click();
  await expect(other.getByRole('heading', { name: 'There is no server here' })).toBeVisible();
  await expect(other.getByText('npm start')).toBeVisible();
  await checkPage(other, 'online-no-server', true);
  expect(errors).toEqual([]);
  files.close();
});

test('lobby, set-up, room, doorway and ladder have no violation and fit a phone', async ({ page, person }) => {
  const errors = errorsOf(page);
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await checkPage(page, 'online-nameless', true);
  await enter(page, 'A rather long name, as one may have it');
  await page.goto('/online/open/building-refuge');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  for (const clock of ['Choice', 'Days', 'Match']) {
    await page.locator('.segmented').getByText(clock, { exact: true }).click();
    await expectNoWider(page, clock);
  }
  await checkPage(page, 'online-open', true);
  const address = await openTable(page, 'Building Refuge', () =>
    page.getByLabel('The table is').selectOption('in the list of open tables'),
  );
  await checkPage(page, 'online-room', true);
  const phone = await person(PHONE);
  await phone.goto(address);
  await expect(phone.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await checkPage(phone, 'online-doorway', true);
  await expectNoWider(phone, 'doorway');
  await page.goto('/online');
  await expect(page.getByRole('list', { name: 'Under way' })).toContainText('Building Refuge');
  await checkPage(page, 'online', true);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/online',
    '/online/open/building-refuge',
    new URL(address).pathname,
    '/ladder/andia',
    '/fair-dice',
  ]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expectNoWider(page, path);
    await checkPage(page, `online${path.replaceAll('/', '-')}`);
  }
  expect(errors).toEqual([]);
});

test('a device that has lost its key takes the seat anew while people gather, and by a code later', async ({
  page,
}) => {
  await enter(page, 'Ann');
  const address = await openTable(page, 'Andia');
  const loseKeys = () => page.evaluate(() => localStorage.removeItem('marchlands.seats'));
  await loseKeys();
  await page.reload();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.getByText(/^you/)).toBeVisible();
  await page.getByRole('button', { name: 'Put a bot on Teal' }).click();
  await begin(page).click();
  await expect(match(page)).toBeVisible();
  await loseKeys();
  await page.goto(address);
  await expect(page.getByText('Your seat here is open on another device.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByRole('button', { name: 'Watch' }).click();
  await expect(match(page)).toBeVisible();
});

test('the ladder tells persons and bots apart, and which of them one is', async ({ page }) => {
  await enter(page, 'Ann');
  const own = await page.evaluate(() => JSON.parse(localStorage['marchlands.guest']).guest);
  const line = { mu: 27.3, sigma: 4.1, matches: 12 };
  await page.route('**/api/ladder/andia', (route) =>
    route.fulfill({
      json: {
        ladder: [
          { ...line, guest: null, level: 'scout', name: 'scout', ordinal: 15.04 },
          { ...line, guest: own, level: null, name: 'Ann', ordinal: 14.96 },
        ],
      },
    }),
  );
  await page.getByRole('link', { name: 'Ladder of Andia' }).click();
  await expect(page.locator('.ladder tbody tr')).toHaveText([
    /^1 ?Strong \(bot\)15\.027\.3 ± 4\.112$/,
    /^2 ?Ann \(you\)15\.0/,
  ]);
  await checkPage(page, 'online-ladder', true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoWider(page, 'ladder');
});

test('the page that is kept for offline leaves to the server what is the server’s', async ({ person }) => {
  const page = await person({ serviceWorkers: 'allow' });
  await enter(page, 'Ann');
  const address = await openTable(page, 'Andia');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto('/healthz');
  await expect(page.locator('body')).toContainText('"ok"');
  await page.goto('/api/openapi.json');
  await expect(page.locator('body')).toContainText('"openapi"');
  await page.goto('/admin');
  await expect(page).toHaveTitle('Marchlands: the server');
  await page.goto(address);
  await expect(seats(page).first()).toHaveText('Amber: Ann');
  await page.context().setOffline(true);
  const errors = errorsOf(page);
  for (const address of ['/online', '/e/any']) {
    await page.goto(address);
    await expect(page.getByText('playing online needs a network')).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Online tables' })).toContainText('Online tables are out of reach.');
  await page.context().setOffline(false);
  await page.goto('/online');
  await expect(page.getByRole('list', { name: 'Under way' })).toContainText('Andia');
  // A browser that believes to be online logs requests that nobody answers.
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('what the device keeps of tables online goes with everything else, and one is told', async ({ page }) => {
  await enter(page, 'Ann');
  await openTable(page, 'Andia');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('dialog')).toContainText('The keys to 1 online seat go too');
  await page.getByRole('button', { name: 'Delete it all' }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
});

test('with a passkey one is the same person in another browser, and has one’s seats there', async ({
  page,
  person,
}) => {
  const authenticator = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const enable = async (of: Page) => {
    const client = await of.context().newCDPSession(of);
    await client.send('WebAuthn.enable');
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
    return { client, authenticatorId };
  };
  await enter(page, 'Ann');
  await openTable(page, 'Andia');
  const first = await enable(page);
  await page.goto('/online');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem')).toHaveCount(1);
  await checkPage(page, 'online-passkey');

  // The keyring that both browsers share.
  const { credentials } = await first.client.send('WebAuthn.getCredentials', {
    authenticatorId: first.authenticatorId,
  });
  const phone = await person(PHONE);
  const second = await enable(phone);
  await second.client.send('WebAuthn.addCredential', {
    authenticatorId: second.authenticatorId,
    credential: credentials[0],
  });
  await phone.goto('/online');
  await phone.getByRole('button', { name: 'Use a passkey' }).tap();
  await expect(phone.getByText('You are Ann here.')).toBeVisible();
  await expect(phone.getByText('You can now play one of your seats here too.')).toBeVisible();
  await phone.getByRole('link', { name: /^Go there: Andia/ }).tap();
  await expect(phone.getByText(/^you/)).toBeVisible();
});

test('by keyboard alone a table is opened, its seats are filled, and the match begins', async ({ page }) => {
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/online/open/andia');
  await page.getByLabel('Your name at the table').focus();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await page.getByLabel('None').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('For each choice')).toBeVisible();
  await press('Open the table');
  await expect(page.getByText('2 min a choice')).toBeVisible();
  await press('Put a bot on Teal');
  await expect(page.getByText('All seats are taken. You can begin.')).toBeVisible();
  await press('Begin');
  await expect(match(page)).toBeVisible();
});

test('on a phone the chat lies beside the board, and both are used without closing it', async ({ page, person }) => {
  await enter(page, 'Ann');
  const address = await openTable(page, 'Building Refuge');
  const phone = await person(PHONE);
  const errors = [...errorsOf(page), ...errorsOf(phone)];
  await sitDown(phone, address, 'Bob');
  await begin(page).click();
  for (const one of [page, phone]) await expect(match(one)).toBeVisible();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Good luck!');
  await page.keyboard.press('Enter');

  await phone.getByRole('button', { name: /^Log.*1 new line/ }).tap();
  const sheet = phone.getByRole('dialog');
  await expect(sheet).toContainText('Good luck!');
  await expect(phone.locator('.table-board [data-drawing]').first()).toBeInViewport({ ratio: 0.9 });
  await phone.getByLabel('Say something').fill('And to you.');
  await sheet.getByRole('button', { name: 'Send' }).tap();
  await expect(page.locator('.chat-lines')).toContainText('And to you.');
  await phone.screenshot({ path: 'web/test-results/phone-chat.png' });
  await checkPage(phone, 'phone-chat');
  expect(errors).toEqual([]);
});
