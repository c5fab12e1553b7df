import { EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import { LETTERS, TILES, type Tile } from '../data/tiles.ts';
import type { Phase, State } from '../state.ts';
import { cellText, square } from '../text.ts';
import type { Counts, TableView } from '../view/table.ts';
import { view } from '../view/view.ts';

/** `D28G20T8`: kinds with none are omitted; `-` if there are none at all. */
function countsText(counts: Counts): string {
  const text = TILES.map((tile, kind) => (counts[tile] > 0 ? `${LETTERS.charAt(kind)}${counts[tile]}` : '')).join('');
  return text === '' ? '-' : text;
}

const letters = (tiles: readonly Tile[]): string => tiles.map((tile) => LETTERS.charAt(TILES.indexOf(tile))).join('');

/** The text after the name of a phase in a position; phases not listed stand alone. */
const PHASE_FORMS: { readonly [phase in Phase]?: string } = {
  discover: 'discover:{into}',
  downDiscover: 'down:discover:{into}',
  downRoad: 'down:road:{into}',
  downActivate: 'down:activate:{from}-{into}',
  downTake: 'down:take:{from}-{into}',
  target: 'target:{from}',
  draw: 'draw:{from}-{into}:{left}:{drawn}',
  take: 'take:{from}-{into}:{drawn}',
  answer: 'attack:{at}:{bands}:{occupied}',
};

/** The phase as written in a position: the current step, with its squares and tiles. */
function phaseText({ phase, pending, attack, cells }: TableView): string {
  const values: { readonly [name: string]: string | number | undefined } = {
    from: square(pending?.from),
    into: square(pending?.into),
    left: pending?.drawsLeft ?? 0,
    drawn: letters(pending?.drawn ?? []),
    at: square(attack?.at),
    bands: attack?.bands,
    occupied: cells.flatMap((cell, at) => (cell?.occupied === true ? [square(at)] : [])).join(','),
  };
  return (PHASE_FORMS[phase] ?? phase).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The board as rows of cells with one space between. */
function boardRows({ cells, size }: TableView): string[] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => {
      const cell = cells[row * 8 + column];
      return cell == null ? '.' : cellText(cell);
    }).join(' '),
  );
}

/** A position as JSON; data hidden from the viewer is `?`, and the bag is only its number of tiles. */
export function format(s: State, viewer: Viewer): { readonly [field: string]: unknown } {
  const { table, own } = view(s, viewer);
  const known = viewer === EVERYTHING && own !== null;
  return {
    board: boardRows(table),
    turn: table.player + 1,
    number: table.turn,
    score: table.scores,
    hand: table.cityTiles,
    treasure: table.treasures,
    barbarian: table.barbarians,
    ...(table.entry === null ? {} : { entry: square(table.entry) }),
    last: square(table.faceDown.at(-1)),
    faceDown: table.faceDown.map((cell, i) => `${square(cell)}=${known ? letters([own.faces[i]]) : '?'}`),
    bag: known ? countsText(own.bag) : table.inBag,
    pool: countsText(table.pool),
    phase: phaseText(table),
    ...(table.attack === null || table.attack.start === null ? {} : { start: square(table.attack.start) }),
    ...(table.shown.length === 0
      ? {}
      : {
          shown: table.shown.map((row) => ({
            faceDown: row.faceDown,
            returned: countsText(row.returned),
            pool: countsText(row.pool),
          })),
        }),
  };
}

/** The same on one line: the board, then `name=value`. */
export function positionText(s: State, viewer: Viewer): string {
  const { board, ...rest } = format(s, viewer);
  const cells = (board as string[]).map((row) => row.replaceAll(' ', ',')).join('/'); // boardRows made it
  const fields = Object.entries(rest).map(([name, value]) => {
    if (typeof value === 'string' || typeof value === 'number') return `${name}=${value}`;
    const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
    return `${name}=${isPlain ? value.join(',') : JSON.stringify(value)}`;
  });
  return [cells, ...fields].join(' ');
}
