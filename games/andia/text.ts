import type { SeatName } from '@marchlands/core/words.ts';
import { letters, sides } from './data/sides.ts';
import { formatChoice, formatRow } from './notation/notation.ts';
import { formatLine } from './position/line.ts';
import type { Setup } from './setup.ts';
import { stateOfView } from './view/resample.ts';
import type { View } from './view/view.ts';

/** The sketch fits the width of a phone: lists may wrap, a map may not. */
const COLUMNS = 42;
const ROWS = 23;

/**
 * The board as text: the position in one line, the players' letters, a sketch of the map (each area with its code and
 * its pieces, `R3` or `B3`), and a list of the areas with their neighbours.
 */
export function text(view: View, setup: Setup, name: SeatName): string {
  const { table } = view;
  const who = sides.map((_, seat) => `${letters[seat]} ${name(seat)}`).join('  ');
  const lines = [formatLine(setup, table), who, '', ...sketch(view, setup), ''];
  for (const [area, code] of setup.codes.entries()) {
    const next = setup.neighbours[area].map((one) => setup.codes[one]).join(' ');
    const kind = setup.isCity[area] === 1 ? 'city' : 'province';
    lines.push(
      `${code.padEnd(3)}${(setup.names[area]).padEnd(18)}${kind.padEnd(10)}${held(view, code).padEnd(8)}next to ${next}`,
    );
  }
  lines.push(...choiceLines(view, setup, name));
  return lines.join('\n');
}

/** The viewer's choices in the open decision, as the viewer would write them. */
function choiceLines(view: View, setup: Setup, name: SeatName): readonly string[] {
  const choices = (view.own?.choices ?? []).filter(({ chosen }) => chosen.length > 0);
  if (choices.length === 0) return [];
  const state = stateOfView(setup, view);
  return choices.map(({ seat, isWhole }) => {
    const who = view.viewer === seat ? 'You have' : `${name(seat)} has`;
    return `\n${who} chosen: ${isWhole ? formatChoice(state, seat) : `${formatRow(state, seat)} ...`}`;
  });
}

/** `R3`, `B3`, or nothing for an empty area. */
function held({ table }: View, code: string): string {
  for (const [seat, side] of sides.entries()) {
    const pieces = table.pieces[side];
    if (Object.hasOwn(pieces, code)) return `${letters[seat]}${pieces[code]}`;
  }
  return '';
}

function sketch(view: View, setup: Setup): readonly string[] {
  const rows = Array.from({ length: ROWS }, () => new Array<string>(COLUMNS + 10).fill(' '));
  for (const { code, x, y } of setup.map.areas) {
    const label = `${code}${held(view, code) === '' ? '' : `:${held(view, code)}`}`;
    const row = rows[Math.round((y / 100) * (ROWS - 1))];
    const first = Math.round((x / 100) * COLUMNS);
    for (let i = 0; i < label.length; i += 1) row[first + i] = label.charAt(i);
  }
  return rows.map((row) => row.join('').trimEnd()).filter((row, i, all) => row !== '' || (i > 0 && all[i - 1] !== ''));
}
