import { changedOptions } from '@marchlands/core/options.ts';
import { CHANCE, EVERYTHING, type Viewer } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { PAIRS, SQUARES } from '../data/geometry.ts';
import { LETTERS, TILES } from '../data/tiles.ts';
import type { Event } from '../events.ts';
import { ANSWER, MOVE, OUTCOME } from '../moves.ts';
import { optionSchema } from '../options.ts';
import { apply } from '../rules/apply.ts';
import type { Setup } from '../setup.ts';
import { PHASE, type State } from '../state.ts';
import { drawsUnseen } from '../view/view.ts';

/** How a piece of text joins what stands before it. */
type Join =
  /** A line of its own. */
  | 'line'
  /** A further action of the same turn, after `; `. */
  | 'action'
  /** After one space, within an action. */
  | 'word'
  /** Without a space: one more drawn tile. */
  | 'letter';

interface Piece {
  readonly join: Join;
  readonly text: string;
}

const square = (cell: number): string => SQUARES[cell];
const letter = (kind: number): string => LETTERS.charAt(kind);

/** `d E4`, `c E4`, `r E4`, `a E4-E5`. */
function actionText(code: number): string {
  if (code < MOVE.city) return `d ${square(code)}`;
  if (code < MOVE.road) return `c ${square(code - MOVE.city)}`;
  if (code < MOVE.activate) return `r ${square(code - MOVE.road)}`;
  const pair = PAIRS[code - MOVE.activate];
  return pair === undefined ? '' : `a ${square(pair.from)}-${square(pair.into)}`;
}

function answerWord(code: number): string {
  const how = code - MOVE.answer;
  return how === ANSWER.treasure ? 'pay' : how === ANSWER.points ? 'points' : 'lose';
}

/** One option as `name=value`; tables and data as JSON, which has no spaces here. */
function optionText(name: string, value: unknown): string {
  return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
}

/** `BR players=4 first=3 cityRoadScore=5`. */
function headerText(setup: Setup, first: number): string {
  const changed = changedOptions(optionSchema, setup.seats, setup.options);
  const options = Object.entries(changed).map(([name, value]) => optionText(name, value));
  return ['BR', `players=${setup.seats}`, `first=${first + 1}`, ...options].join(' ');
}

/** What a step is called, and how it joins the line; null where the viewer may not see it. */
function pieceOf(s: State, { by, code }: Step, viewer: Viewer, lineIsHeader: boolean): Piece | null {
  if (by === CHANCE && drawsUnseen(s)) {
    return viewer === EVERYTHING ? { join: 'word', text: `#${letter(code - OUTCOME.tile)}` } : null;
  }
  switch (s.phase) {
    case PHASE.first:
      return { join: 'line', text: headerText(s.setup, code) };
    case PHASE.entry: {
      const entry = square(s.setup.board.corners[code - OUTCOME.entryCorner]);
      return lineIsHeader ? { join: 'word', text: `entry=${entry}` } : { join: 'line', text: `entry ${entry}` };
    }
    case PHASE.act:
      return { join: 'action', text: actionText(code) };
    case PHASE.discover:
      return { join: 'word', text: `=${letter(code - OUTCOME.tile)}` };
    case PHASE.draw:
      return { join: 'letter', text: letter(code - OUTCOME.tile) };
    case PHASE.take:
      return { join: 'word', text: `t ${letter(code - MOVE.take)}` };
    case PHASE.target:
      return { join: 'word', text: `>${square(code - MOVE.target)}` };
    case PHASE.corner:
      return { join: 'line', text: `start ${square(s.setup.board.corners[code - OUTCOME.attackCorner])}` };
    case PHASE.answer:
      return { join: 'line', text: `${answerWord(code)} ${square(s.at)}` };
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
 * Writes steps as lines, one a turn (or the rest of one), one an answer in the attack. The steps may begin and end
 * anywhere, also in the middle of an action. For EVERYTHING the lines parse to the same steps; for other viewers they
 * leave out the faces of face-down tiles.
 */
export function formatSteps(before: State, steps: readonly Step[], viewer: Viewer): readonly string[] {
  const s = before.clone();
  const lines: string[] = [];
  let line = '';
  /** Whether the line ends with drawn tiles that one more letter may follow. */
  let endsWithDraws = false;
  let turnOfLine = 0;
  const flush = (): void => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const step of steps) {
    const piece = pieceOf(s, step, viewer, line.startsWith('BR '));
    const wasDraw = s.phase === PHASE.draw;
    if (piece?.join === 'action') {
      if (line !== '' && turnOfLine === s.turn) line += `; ${piece.text}`;
      else {
        flush();
        line = `${s.turn}.${s.player + 1} ${piece.text}`;
      }
    } else if (piece?.join === 'line') {
      flush();
      line = piece.text;
    } else if (piece !== null) {
      if (piece.join === 'letter') line += endsWithDraws ? piece.text : ` =${piece.text}`;
      else line += ` ${piece.text}`;
    }
    // A line of set-up or attack takes no further action.
    turnOfLine = piece?.join === 'line' || line.startsWith('BR ') ? 0 : s.turn;
    const events: Event[] = [];
    apply(s, step.by, step.code, events);
    const more = consequences(wasDraw, step.by, events);
    line = (line + more).trimStart();
    if (piece !== null) endsWithDraws = wasDraw && more === '';
  }
  flush();
  return lines;
}
