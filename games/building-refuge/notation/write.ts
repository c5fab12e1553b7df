import type { StepWriter } from '@marchlands/core/notation.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { SQUARES } from '../data/geometry.ts';
import { LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { PHASE } from '../state.ts';
import type { Types } from '../types.ts';
import { forms } from './forms.ts';
import { headerText } from './header.ts';

/** Steps with a line of their own; an entry drawn in the header is written there. */
const OWN_LINE: readonly number[] = [PHASE.first, PHASE.entry, PHASE.corner, PHASE.answer];

/** Automatic consequences with one alternative, or none: ` >C1`, ` t G`, ` t -`. */
function consequences(wasDraw: boolean, by: number, events: readonly Event[]): string {
  let text = '';
  for (const event of events) {
    if (by === CHANCE && event.kind === 'targetMoved') text += ` >${SQUARES[event.into]}`;
    if (wasDraw && event.kind === 'tileTaken') text += ` t ${LETTERS.charAt(TILES.indexOf(event.tile))}`;
    if (wasDraw && event.kind === 'nothingLeft') text += ' t -';
  }
  return text;
}

/**
 * Writes a line: one turn (or the rest of one), or one answer in the attack. The steps may begin and end anywhere, even
 * in the middle of an action. For EVERYTHING, the line parses to the same steps; for other viewers it omits the faces
 * of face-down tiles.
 */
export function write(w: StepWriter<Types>): string {
  const { state: s } = w;
  let line = '';
  /** The turn whose actions the line takes; 0 for none, as in the lines of set-up and attack. */
  let turn = 0;
  /** Whether the line ends with drawn tiles, to which another letter may be added. */
  let endsWithDraws = false;
  for (let { step } = w, isFirst = true; step !== undefined; { step } = w, isFirst = false) {
    const { phase, player } = s;
    const isInHeader = line.startsWith('BR ');
    const isAlone = OWN_LINE.includes(phase) && !(isInHeader && phase === PHASE.entry);
    const isAction = phase === PHASE.act;
    const begins = isAlone || (isAction && (line === '' || turn !== s.turn));
    if (begins && !isFirst) break;
    turn = isAlone || isInHeader ? 0 : s.turn;
    const text = forms.write(w) ?? w.plain();
    const isDraw = phase === PHASE.draw;
    const isUnseen = text.endsWith(UNKNOWN);
    if (phase === PHASE.first) line = headerText(s.setup, text);
    else if (isInHeader) line += ` ${text.replace(' ', '=')}`;
    else if (isAction) line += begins ? `${turn}.${player + 1} ${text}` : `; ${text}`;
    else if (isDraw && endsWithDraws) line += text.slice(1);
    else if (!isUnseen) line += ` ${text}`;
    const more = consequences(isDraw, step.by, w.brought);
    line = (line + more).trimStart();
    if (!isUnseen) endsWithDraws = isDraw && more === '';
  }
  return line;
}
