import type { StepWriter } from '@marchlands/core/notation.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { CHANCE, EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { PAIRS, SQUARES } from '../data/geometry.ts';
import { LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { ANSWER, MOVE, OUTCOME } from '../moves.ts';
import { optionSchema } from '../options.ts';
import type { Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { drawsUnseen } from '../view/view.ts';

/** What has a line of its own; an entry drawn in the header stands in that. */
const OWN_LINE: readonly number[] = [PHASE.first, PHASE.entry, PHASE.corner, PHASE.answer];

const square = (cell: number): string => SQUARES[cell];
const letter = (kind: number): string => LETTERS.charAt(kind);

/** `d E4`, `c E4`, `r E4`, `a E4-E5`. */
function actionText(code: number): string {
  if (code < MOVE.city) return `d ${square(code)}`;
  if (code < MOVE.road) return `c ${square(code - MOVE.city)}`;
  if (code < MOVE.activate) return `r ${square(code - MOVE.road)}`;
  const pair = PAIRS[code - MOVE.activate];
  return `a ${square(pair.from)}-${square(pair.into)}`;
}

function answerWord(code: number): string {
  const how = code - MOVE.answer;
  return how === ANSWER.treasure ? 'pay' : how === ANSWER.points ? 'points' : 'lose';
}

/** One option as `name=value`; tables and data as JSON, which has no spaces here. */
export function optionText(name: string, value: unknown): string {
  return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** `BR players=4 first=3 cityRoadScore=5`. */
function headerText(setup: Setup, first: number): string {
  const changed = changedOptions(optionSchema, setup.seats, setup.options);
  const options = Object.entries(changed).map(([name, value]) => optionText(name, value));
  return ['BR', `players=${setup.seats}`, `first=${first + 1}`, ...options].join(' ');
}

/** What a step is called; null where the viewer may not see it. */
function textOf(s: State, { by, code }: Step, viewer: Viewer, isInHeader: boolean): string | null {
  if (by === CHANCE && drawsUnseen(s)) return viewer === EVERYTHING ? `#${letter(code - OUTCOME.tile)}` : null;
  switch (s.phase) {
    case PHASE.first:
      return headerText(s.setup, code);
    case PHASE.entry:
      return `entry${isInHeader ? '=' : ' '}${square(s.setup.board.corners[code - OUTCOME.entryCorner])}`;
    case PHASE.act:
      return actionText(code);
    case PHASE.discover:
      return `=${letter(code - OUTCOME.tile)}`;
    case PHASE.draw:
      return letter(code - OUTCOME.tile);
    case PHASE.take:
      return `t ${letter(code - MOVE.take)}`;
    case PHASE.target:
      return `>${square(code - MOVE.target)}`;
    case PHASE.corner:
      return `start ${square(s.setup.board.corners[code - OUTCOME.attackCorner])}`;
    case PHASE.answer:
      return `${answerWord(code)} ${square(s.at)}`;
    default:
      throw new Error(`nobody acts in phase ${s.phase}`);
  }
}

/** What the rules did by themselves where there was one alternative, or none: ` >C1`, ` t G`, ` t -`. */
function consequences(wasDraw: boolean, by: number, events: readonly Event[]): string {
  let text = '';
  for (const event of events) {
    if (by === CHANCE && event.kind === 'targetMoved') text += ` >${square(event.into)}`;
    if (wasDraw && event.kind === 'tileTaken') text += ` t ${letter(TILES.indexOf(event.tile))}`;
    if (wasDraw && event.kind === 'nothingLeft') text += ' t -';
  }
  return text;
}

/**
 * Writes a line: one turn (or the rest of one), or one answer in the attack. The steps may begin and end anywhere, also in
 * the middle of an action. For EVERYTHING the line parses to the same steps; for other viewers it leaves out the faces
 * of face-down tiles.
 */
export function write(w: StepWriter<Types>): string {
  const { state: s } = w;
  let line = '';
  /** Whose actions the line takes: those of this turn; 0 for none, as in the lines of set-up and attack. */
  let turn = 0;
  /** Whether the line ends with drawn tiles that one more letter may follow. */
  let endsWithDraws = false;
  for (let { step } = w, isFirst = true; step !== undefined; { step } = w, isFirst = false) {
    const isInHeader = line.startsWith('BR ');
    const text = textOf(s, step, w.viewer, isInHeader);
    const isAlone = OWN_LINE.includes(s.phase) && !(isInHeader && s.phase === PHASE.entry);
    const isAction = s.phase === PHASE.act;
    const begins = isAlone || (isAction && (line === '' || turn !== s.turn));
    if (begins && !isFirst) break;
    const isDraw = s.phase === PHASE.draw;
    if (isAction) line += begins ? `${s.turn}.${s.player + 1} ${text}` : `; ${text}`;
    else if (isDraw) line += endsWithDraws ? text : ` =${text}`;
    else if (text !== null) line += ` ${text}`;
    turn = isAlone || isInHeader ? 0 : s.turn;
    const more = consequences(isDraw, step.by, w.take());
    line = (line + more).trimStart();
    if (text !== null) endsWithDraws = isDraw && more === '';
  }
  return line;
}
