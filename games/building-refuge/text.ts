/** The board and everything beside it as plain text, for terminals, screen readers and tests. */
import type { SeatName } from '@marchlands/core/words.ts';
import { SQUARES } from './data/geometry.ts';
import { LETTERS, TILES } from './data/tiles.ts';
import type { Setup } from './setup.ts';
import { type CellView, citiesOf } from './view/table.ts';
import type { View } from './view/view.ts';

/** The name of a square, `-` for none. */
export const square = (cell: number | null | undefined): string => (cell == null ? '-' : SQUARES[cell]);

/** A square as in diagrams: `.` empty, `##` face down, else letter, owner, `+` road, `*` linked, `!` occupied. */
export function cellText(cell: CellView): string {
  if (cell.faceDown) return '##';
  if (cell.tile === null) return '.';
  const letter = (LETTERS[TILES.indexOf(cell.tile)] ?? '?').toLowerCase();
  return `${letter}${(cell.owner ?? 0) + 1}${cell.road ? '+' : ''}${cell.linked ? '*' : ''}`;
}

function boardLines(view: View): string[] {
  const { size, cells } = view.table;
  const header = `    ${Array.from({ length: size }, (_, column) => 'ABCDEFGH'.charAt(column).padEnd(5)).join('')}`;
  const rows = Array.from({ length: size }, (_, row) => {
    const texts = Array.from({ length: size }, (_, column) => {
      const cell = cells[row * 8 + column];
      const text = cell == null ? '' : cellText(cell);
      return (cell?.occupied === true ? `${text}!` : text).padEnd(5);
    });
    return `${String(row + 1).padEnd(4)}${texts.join('')}`;
  });
  return [header, ...rows].map((line) => line.trimEnd());
}

function scoreLines(view: View, name: SeatName): string[] {
  const { scores, treasures, barbarians, cityTiles, player, result } = view.table;
  const lines = scores.map((score, seat) => {
    const final = result?.scores[seat];
    return [
      `${seat === player && result === null ? '>' : ' '} P${seat + 1}`,
      String(score).padStart(5),
      String(treasures[seat]).padStart(8),
      String(barbarians[seat]).padStart(10),
      String(citiesOf(view.table, seat)).padStart(7),
      (cityTiles[seat] ?? 0) > 0 ? '     in hand' : '      played',
      ` ${name(seat)}`,
      ...(final == null ? [] : [` final ${final}`]),
    ].join(' ');
  });
  return ['       score treasure barbarians cities   city tile  player', ...lines];
}

function poolLine(view: View): string {
  const { pool, inBag } = view.table;
  const counts = TILES.map((tile, kind) => `${LETTERS[kind]}${pool[tile]}`).join(' ');
  return `Bag: ${inBag} tiles. In the bag or face down: ${counts}`;
}

function actionLines(view: View): string[] {
  const { pending, attack, actor, turn, phase, nextFaceDown, faceDown } = view.table;
  const who = actor === null ? 'over' : actor === 'chance' ? 'a draw' : `P${actor + 1} to choose`;
  const lines = [`Turn ${turn}: ${who} (${phase})`];
  if (pending !== null && pending.from !== null)
    lines.push(`Activating ${square(pending.from)} into ${square(pending.into)}`);
  else if (pending !== null) lines.push(`Named: ${square(pending.into)}`);
  if (pending !== null && pending.drawn.length > 0) lines.push(`Drawn: ${pending.drawn.join(', ')}`);
  if (attack !== null)
    lines.push(`Attack: ${attack.bands} bands, at ${square(attack.at)}, from ${square(attack.start)}`);
  if (nextFaceDown !== null) {
    lines.push(`Next face-down square ${square(nextFaceDown)}, last ${square(faceDown.at(-1))}`);
  }
  return lines;
}

/** The whole view as text; lines have no trailing spaces. */
export function text(view: View, _setup: Setup, name: SeatName): string {
  return [...boardLines(view), '', ...scoreLines(view, name), poolLine(view), ...actionLines(view)].join('\n');
}
