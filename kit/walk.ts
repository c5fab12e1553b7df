/** Arrow keys over the places of any board: squares, a map, or rows of cards laid out by the page. */

/** The position of a place, in any unit. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The row of the board that it belongs to; a map has none. */
  readonly row?: string;
}

const WAYS: { readonly [key: string]: readonly [x: number, y: number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Places whose heights differ by less are in one line: a wrapped row has several. */
const SAME_LINE = 12;
/**
 * Penalty beyond the diagonal, where another arrow is meant: such a place is reached only if there is no other in that
 * direction.
 */
const BEYOND = 10_000;

/**
 * Where a key leads: left and right within a row and nowhere beyond its end, Home and End to the row's ends, any other
 * direction to the nearest place. On a map, places straight ahead are nearer than those aside; between rows, the next
 * row is.
 * @param spots in the order of the page; without rows, all of them are one row for Home and End
 * @returns the index of a place, or null if the key has no meaning or the edge is near
 */
export function walk(spots: readonly Spot[], at: number, key: string): number | null {
  if (at < 0 || at >= spots.length) return null;
  const here = spots[at];
  const row = [...spots.keys()].filter((i) => spots[i].row === here.row);
  if (key === 'Home') return row[0] ?? null;
  if (key === 'End') return row.at(-1) ?? null;
  const way = WAYS[key];
  if (way === undefined) return null;
  if (here.row !== undefined && way[0] !== 0) return row[row.indexOf(at) + way[0]] ?? null;
  return nearest(spots, here, way);
}

/** A pressed key. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * As `walk`, and also between the places with a possible move: `n` and `N` cycle through them, an arrow with Shift
 * leads to the nearest of them in its direction.
 * @param isLit whether a place has a possible move
 */
export function walkLit(
  spots: readonly Spot[],
  isLit: (index: number) => boolean,
  at: number,
  { key, shiftKey }: Pressed,
): number | null {
  if (key === 'n' || key === 'N' || (shiftKey && WAYS[key] !== undefined)) {
    const lit = [...spots.keys()].filter(isLit);
    if (key === 'n') return lit.find((i) => i > at) ?? lit.at(0) ?? null;
    if (key === 'N') return lit.findLast((i) => i < at) ?? lit.at(-1) ?? null;
    const among = lit.includes(at) ? lit : [at, ...lit];
    // Rows have no meaning if most of their places are skipped.
    const to = walk(
      among.map((i) => ({ x: spots[i].x, y: spots[i].y })),
      among.indexOf(at),
      key,
    );
    return to === null ? null : among[to];
  }
  return walk(spots, at, key);
}

/** All keys that lead from one place to another. */
export const WALKS: readonly Pressed[] = [
  ...Object.keys(WAYS).flatMap((key) => [false, true].map((shiftKey) => ({ key, shiftKey }))),
  ...['Home', 'End', 'n'].map((key) => ({ key, shiftKey: false })),
  { key: 'N', shiftKey: true },
];

function nearest(spots: readonly Spot[], here: Spot, [right, down]: readonly [number, number]): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, { x, y }] of spots.entries()) {
    const ahead = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    if (ahead <= (here.row === undefined ? 0 : SAME_LINE)) continue;
    const far = here.row === undefined ? ahead + 2 * aside + (aside > ahead ? BEYOND : 0) : 2 * ahead + aside;
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}

/**
 * Moves the focus over the elements of a board that carry `data-place` and `data-row`, lit ones being marked by class;
 * true if the key was used.
 */
export function moveFocus(board: HTMLElement, pressed: Pressed): boolean {
  const places = [...board.querySelectorAll<HTMLElement>('[data-place]')];
  const spots = places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { row: place.dataset['row'] ?? '', x: left + width / 2, y: top + height / 2 };
  });
  const to = walkLit(
    spots,
    (i) => places[i].classList.contains('lit'),
    places.findIndex((place) => place === document.activeElement),
    pressed,
  );
  if (to === null) return false;
  places[to]?.focus();
  places[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
