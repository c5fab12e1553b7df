import { wholeIn } from '@marchlands/core/params.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Order } from '../events.ts';
import { mayPass, slotOf } from '../rules/choices.ts';
import { standing } from '../rules/income.ts';
import type { WholeChoice } from '../rules/sequences.ts';
import { FORM, type State } from '../state.ts';
import { NO_WORD, readArea, UNKNOWN_AREA } from './areas.ts';
import { refuse } from './problem.ts';

/** One part of a move as read; areas are numbers, or UNKNOWN_AREA. */
interface Part {
  readonly text: string;
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

/** A bombardment as read. */
type Bomb = Pick<Part, 'text'> & { readonly area: number };

/** The canonical form: `1 M to MC, 2 M to A; Bomb EC`. */
export function formatOrder({ moves, bomb }: Order): string {
  const move = moves.length === 0 ? 'pass' : moves.map(({ n, from, to }) => `${n} ${from} to ${to}`).join(', ');
  return bomb === null ? move : `${move}; Bomb ${bomb}`;
}

/**
 * Reads a whole order and checks it as a whole; the first applicable code of the rules' list is returned.
 * @param state with the seat's new pieces decided, if they are decided together with the order
 */
export function readOrder(state: State, seat: number, line: string): Result<WholeChoice> {
  const parts = split(state, line);
  if (parts === null) return refuse('syntax', line);
  const { moves, bombs } = parts;
  const bomb = bombs.at(0);
  if (bombs.length > 1) return refuse('twoBombs', bombs[1]?.text);
  const problem = checkMoves(state, seat, moves, bomb);
  if (problem !== null) return problem;
  if (moves.length === 0 && !mayPass(state, seat)) return refuse('passBarred');
  if (bomb !== undefined && state.bombs[seat] === 0) return refuse('noBombsLeft', bomb.text);
  return ok({ placing: state.placing[seat], ...moveChoice(state, moves), bomb: (bomb?.area ?? -1) + 1 });
}

/** Splits an order by the grammar of the rules; null if it does not match. */
function split(state: State, line: string): { moves: readonly Part[]; bombs: readonly Bomb[] } | null {
  const [first, ...rest] = line
    .trim()
    .replace(/\s*\.$/, '')
    .split(';');
  const bombs = (/^\s*bomb\b/i.test(first) ? [first, ...rest] : rest).map((text) => readBomb(state, text));
  const isPass = /^\s*(?:pass\s*$|bomb\b)/i.test(first);
  const moves = isPass ? [] : first.split(',').map((text) => readPart(state, text));
  return moves.every((one) => one !== null) && bombs.every((one) => one !== null) ? { moves, bombs } : null;
}

function readBomb(state: State, text: string): Bomb | null {
  const found = /^\s*bomb\s+(.*\S)\s*$/i.exec(text);
  if (found === null) return null;
  const area = readArea(state.setup, found[1]);
  return area === NO_WORD ? null : { text: text.trim(), area };
}

function readPart(state: State, text: string): Part | null {
  const found = /^\s*(\d+)\s+(.+?)\s+to\s+(.*\S)\s*$/i.exec(text);
  const n = wholeIn(found?.[1] ?? '');
  if (found === null || n < 0) return null;
  const from = readArea(state.setup, found[2]);
  const to = readArea(state.setup, found[3]);
  return from === NO_WORD || to === NO_WORD ? null : { text: text.trim(), n, from, to };
}

type Refused = ReturnType<typeof refuse>;

/** The checks of AN-48 to AN-53 and AN-63, each over the whole order before the next. */
function checkMoves(state: State, seat: number, moves: readonly Part[], bomb?: Bomb): Refused | null {
  const unknown = moves.find(({ from, to }) => from === UNKNOWN_AREA || to === UNKNOWN_AREA);
  if (unknown !== undefined) return refuse('unknownArea', unknown.text);
  if (bomb?.area === UNKNOWN_AREA) return refuse('unknownArea', bomb.text);
  const repeated = moves.find((one, i) =>
    moves.slice(0, i).some((other) => one.from === other.from && one.to === other.to),
  );
  if (repeated !== undefined) return refuse('repeatedPair', repeated.text);
  const sources = new Set(moves.map((one) => one.from));
  const targets = new Set(moves.map((one) => one.to));
  if (sources.size > 1 && targets.size > 1) return refuse('twoWays');
  const apart = moves.find(({ from, to }) => slotOf(state, from, to) === 255);
  if (apart !== undefined) return refuse('notAdjacent', apart.text);
  const none = moves.find(({ n }) => n === 0);
  if (none !== undefined) return refuse('zeroCount', none.text);
  const foreign = moves.find(({ from }) => standing(state, seat, from) === 0);
  if (foreign !== undefined) return refuse('notYours', foreign.text);
  for (const from of sources) {
    const out = moves.filter((one) => one.from === from);
    const sum = out.reduce((total, one) => total + one.n, 0);
    if (sum > standing(state, seat, from)) return refuse('tooMany', out.map((one) => one.text).join(', '));
  }
  return null;
}

/** A move as form, area and numbers; a move along one connection is a spread (AN-47). */
function moveChoice(state: State, moves: readonly Part[]): Pick<WholeChoice, 'form' | 'area' | 'moved'> {
  if (moves.length === 0) return { form: FORM.pass, area: 0, moved: [] };
  const [first] = moves;
  const isSpread = moves.every((one) => one.from === first.from);
  const area = isSpread ? first.from : first.to;
  const moved: number[] = new Array(state.setup.neighbours[area].length).fill(0);
  for (const { n, from, to } of moves) moved[slotOf(state, area, isSpread ? to : from)] = n;
  return { form: isSpread ? FORM.spread : FORM.gather, area, moved };
}
