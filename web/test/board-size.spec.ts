// How much of the screen the board has, in every game, phase and size, and whether it can be read. It prints the table, also
// where a limit is not met:
// npm run test:web -- board-size.spec.ts
import { expect, type Page, test } from '@playwright/test';
import { openAt, settled, setUp, takeOver, type Wish, withSettings } from './browser/table.ts';

/** The parts of a board: the drawing, and in Borderkeep the towns, the goods and the hand. */
const BOARD = '[data-drawing]:not(.bk-main *), .bk-main, .bk-ledger, .bk-hand';

/** By size: the least height of a board in pixels, and the least part of the screen that it has. */
const SIZES = [
  { width: 1366, height: 650, least: 570 },
  { width: 1440, height: 900, least: 810 },
  { width: 360, height: 740, share: 0.45 },
] as const;

interface Phase {
  readonly name: string;
  readonly lay: (page: Page) => Promise<unknown>;
  /** Presses that open a panel: the board is to keep its size. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const at = (page: Page, id: string) => page.locator(`[role=gridcell][data-place="${id}"]`);

async function refuge(page: Page): Promise<void> {
  await openAt(page, { game: 'building-refuge', seats: 2, position: { score: [3, 4] } });
}

async function andia(page: Page): Promise<void> {
  const position = {
    ...{ phase: 'orders', turn: 1, result: null },
    pieces: { red: { A: 3, M: 3, W: 3 }, blue: { V: 3, H: 3, E: 3 } },
    previousHolder: { A: 'red', M: 'red', W: 'red', V: 'blue', H: 'blue', E: 'blue' },
    bombsLeft: { red: 3, blue: 3 },
  };
  await openAt(page, { game: 'andia', seats: 2, position });
}

const RAIDERS = { hand: ['war', 'dragon'], units: ['shieldmen', 'swordsmen', 'medium-cavalry', 'guard'] };
const RAIDED = { structures: ['moat'], units: ['light-horsemen', 'knights', 'cavalier', 'guard'] };

async function borderkeep(page: Page, step: string): Promise<void> {
  await openAt(page, { game: 'borderkeep', seats: 2, position: { step, towns: [RAIDERS, RAIDED] } });
}

async function cantaboria(page: Page, position: string): Promise<void> {
  await openAt(page, { game: 'cantaboria', seats: position.indexOf(' '), position });
}

async function island(page: Page): Promise<void> {
  const position =
    'roaming 3 P1 action invasion=1 robber=h10 ship=5 bars=b5:1@22<16\n' +
    'P1: c29 s31 r29-35 r31-36 k35:1+ hand=BBLLWWGGGOOOPPCK prog=deserter,merchant\n' +
    'P2: c12 s18 r12-17 r18-24 k12:2+ k24:1- hand=WPC\nP3: c14 s45 r14-19 r41-45 hand=OO';
  await openAt(page, { game: 'island', seats: 3, options: { rules: 'roaming' }, position });
}

/** Games whose drawing has a shape of its own; the others fill whatever room there is. */
const SHAPED: readonly string[] = ['building-refuge', 'andia'];

const GAMES: { readonly [game: string]: readonly Phase[] } = {
  'building-refuge': [
    {
      name: 'a turn, then a square chosen',
      lay: refuge,
      open: (page) => page.locator('[role=gridcell][aria-label*="You can"]').first().click(),
    },
  ],
  andia: [{ name: 'orders, then one begun', lay: andia, open: (page) => at(page, 'A').click() }],
  borderkeep: [
    { name: 'build', lay: (page) => borderkeep(page, 'buildStart') },
    {
      name: 'attack, then a war chosen',
      lay: (page) => borderkeep(page, 'attackStart'),
      open: (page) => page.getByRole('button', { name: /^War/ }).click(),
    },
  ],
  cantaboria: [
    { name: 'beginning', lay: (page) => setUp(page, { game: 'cantaboria', players: ['person', 'greedy'] }) },
    {
      name: 'development, then a place chosen',
      lay: (page) => cantaboria(page, 'RB L=R c=2 development R | *=B D4=R:i1m1g4 C3=R:t3 M1=[B][B]'),
      open: (page) => at(page, 'D4').click(),
    },
    {
      name: 'trade, then an offer begun',
      lay: (page) => cantaboria(page, 'RBY L=R c=2 trade R | *=Y C3=R:t1 D4=R:g1 A1=R B3=B:m2 B4=B'),
      open: (page) => page.getByRole('button', { name: /Make Teal an offer/ }).click(),
    },
    {
      name: 'attack, then a target chosen',
      lay: (page) => cantaboria(page, 'RB L=R c=2 attack R | *=B C4=R.w C5=R.w D4=R D5=R'),
      open: (page) => at(page, 'D4').click(),
    },
  ],
  island: [
    { name: 'set-up', lay: (page) => setUp(page, { game: 'island', players: ['person', 'greedy', 'greedy'] }) },
    {
      name: 'actions, then the tray of a trade',
      lay: island,
      open: (page) => page.locator('.ik-panel').getByRole('button', { name: 'Trade', exact: true }).click(),
    },
    {
      name: 'actions, then a city to place',
      lay: island,
      open: (page) => page.locator('.ik-panel').getByRole('button', { name: /^City/ }).first().click(),
    },
  ],
};

/** By game: bots whose match is short. */
const BOTS: { readonly [game: string]: Wish } = {
  'building-refuge': { game: 'building-refuge', players: ['greedy', 'random'], options: { boardSize: 5 } },
  andia: { game: 'andia', players: ['random', 'random'], options: { turnLimit: 6 } },
  borderkeep: { game: 'borderkeep', players: ['random', 'random'], options: { startWalls: 1 } },
  cantaboria: {
    game: 'cantaboria',
    players: ['greedy', 'greedy'],
    options: { sitePlacement: 'random', citiesToWin: 2, victoryCheck: 'atOnce', tradeRounds: 1, cycleCap: 10 },
  },
  island: {
    game: 'island',
    players: ['random', 'random', 'random'],
    options: { rules: 'base', target: 4, turnLimit: 10 },
  },
};

/** After the match: its last position, then the replay of it. */
function over(game: string): readonly Phase[] {
  return [
    {
      name: 'ending',
      lay: async (page) => {
        await setUp(page, BOTS[game]);
        await expect(page.locator('.ending')).toBeVisible();
      },
    },
    { name: 'replay', lay: (page) => page.getByRole('button', { name: 'Watch the replay' }).click() },
  ];
}

interface Measure {
  readonly width: number;
  readonly height: number;
  /** The part of the screen in which the board, and nothing over it, is seen. */
  readonly share: number;
  /** True if the board is as wide as the room beside the rail. */
  readonly isWide: boolean;
}

async function measure(page: Page): Promise<Measure> {
  await settled(page);
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const [across, down] = [60, 80];
    let seen = 0;
    for (let i = 0; i < across * down; i += 1) {
      const x = (((i % across) + 0.5) / across) * innerWidth;
      const y = ((Math.floor(i / across) + 0.5) / down) * innerHeight;
      if (document.elementFromPoint(x, y)?.closest(selector) != null) seen += 1;
    }
    const rail = document.querySelector('.rail')?.getBoundingClientRect().left ?? innerWidth;
    const side = document.querySelector('.refuge-side, .andia-side, .ca-side, .ik-side-scroll, .bk-side');
    const room = Math.min(rail, side?.getBoundingClientRect().left ?? rail);
    return {
      width: Math.round(right - left),
      height: Math.round(bottom - top),
      share: seen / (across * down),
      isWide: left + (room - right) < 48,
    };
  }, BOARD);
}

/** The least height of letters on a board, in pixels. */
const LETTERS = 11;

/** Letters of the drawing that are seen and are smaller than that. */
function smallLetters(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const all = [...document.querySelectorAll<SVGTextElement>('[data-drawing] text')];
    return all.flatMap((text) => {
      const isSeen = text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const matrix = text.getScreenCTM();
      if (!isSeen || matrix === null) return [];
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
      return size < least - 0.05 ? [`${text.textContent}: ${size.toFixed(1)} px`] : [];
    });
  }, LETTERS);
}

/** The measurements at one size. */
interface Seen {
  readonly size: (typeof SIZES)[number];
  readonly board: Measure;
}

/** Measures the same position at every size, prints it, and checks the limits. */
async function measureAll(page: Page, game: string, name: string): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const size of SIZES) {
    const { width, height } = size;
    await page.setViewportSize({ width, height });
    const board = await measure(page);
    tell(`${game} ${width}x${height} ${name}`, board);
    const where = `${name} at ${width} by ${height}`;
    const what = `${where}: ${board.width} by ${board.height}, ${Math.round(board.share * 100)} %`;
    const isWide = board.isWide && SHAPED.includes(game);
    if ('least' in size) expect.soft(isWide || board.height >= size.least, what).toBe(true);
    else expect.soft(board.share, what).toBeGreaterThanOrEqual(size.share);
    expect.soft(await smallLetters(page), `${where}: letters`).toEqual([]);
    seen.push({ size, board });
  }
  return seen;
}

for (const [game, phases] of Object.entries(GAMES)) {
  test(`${game}: the board comes first and keeps its size`, async ({ page }) => {
    await withSettings(page, { motion: 'off' });
    for (const { name, lay, open } of [...phases, ...over(game)]) {
      await lay(page);
      if (name !== 'replay') await takeOver(page);
      const before = await measureAll(page, game, name);
      if (open === undefined) continue;
      await open(page);
      const after = await measureAll(page, game, `${name}: opened`);
      for (const [i, { size, board }] of before.entries()) {
        const opened = after[i].board;
        const where = `${name} at ${size.width} by ${size.height}: opened`;
        expect.soft([opened.width, opened.height], where).toEqual([board.width, board.height]);
      }
    }
  });
}

function tell(what: string, { width, height, share, isWide }: Measure): void {
  const said = `${what}: ${width} by ${height} px, ${(share * 100).toFixed(0)} % of the screen`;
  console.log(isWide ? `${said}, as wide as its room` : said);
}
