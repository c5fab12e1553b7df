/** Arrow keys over the places of the board: buttons that carry `data-place`, wherever they are laid out. */

/** Where something lies: its middle, and the row of the board that it belongs to. */
export interface Spot {
  readonly row: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Where a key leads: left and right within a row of the board and over its end to nowhere, Home and End to the row's
 * ends, up and down to what lies nearest in that direction.
 * @param spots in the order of the page
 * @returns the index of the place, or null where the key means nothing or the edge is near
 */
export function placeFrom(spots: readonly Spot[], at: number, key: string): number | null {
  const here = spots[at];
  if (here === undefined) return null;
  const row = spots.flatMap((spot, i) => (spot.row === here.row ? [i] : []));
  const inRow = row.indexOf(at);
  switch (key) {
    case 'ArrowLeft':
      return row[inRow - 1] ?? null;
    case 'ArrowRight':
      return row[inRow + 1] ?? null;
    case 'Home':
      return row[0] ?? null;
    case 'End':
      return row.at(-1) ?? null;
    case 'ArrowUp':
      return nearest(spots, here, (spot) => here.y - spot.y);
    case 'ArrowDown':
      return nearest(spots, here, (spot) => spot.y - here.y);
    default:
      return null;
  }
}

/** The place that is least far away, of those that lie ahead; sideways counts less than ahead. */
function nearest(spots: readonly Spot[], here: Spot, ahead: (spot: Spot) => number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const far = ahead(spot);
    // Less than that is the same line of a row that has been wrapped.
    if (far < 12) continue;
    const distance = far * 2 + Math.abs(spot.x - here.x);
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

/** Moves the focus by an arrow key; true where the key was used. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const places = [...board.querySelectorAll<HTMLElement>('[data-place]')];
  const at = places.findIndex((place) => place === document.activeElement);
  if (at < 0) return false;
  const spots = places.map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { row: place.dataset['row'] ?? '', x: left + width / 2, y: top + height / 2 };
  });
  const to = placeFrom(spots, at, key);
  if (to === null) return false;
  places[to]?.focus();
  places[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
