import { parseJson } from '@marchlands/core/json.ts';
import { ok, type Problem, type Result } from '@marchlands/core/result.ts';
import { CHANCE, firstOf, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';

/**
 * Lines of moves: separated by line breaks, or by `\\n` as it is typed. Each is given in the parts that stand between
 * ` / ` or ` | ` with spaces: mostly lines of their own, but a game may write such a sign inside a line. A sign without
 * spaces belongs to its line.
 */
export function linesOf(moves: string): string[][] {
  return moves
    .split(/\r?\n|\\n/)
    .map((line) => partsOf(line.trim()))
    .filter((parts) => parts.length > 0);
}

/** The parts of a line, each but the first with the sign before it, so that they can be joined again. */
function partsOf(line: string): string[] {
  return line
    .split(/\s(?=[/|](?:\s|$))/)
    .map((part) => part.trim())
    .filter((part) => withoutSign(part) !== '');
}

/** A part without the sign that stands before it. */
export function withoutSign(part: string): string {
  return part.replace(/^[/|](?:\s+|$)/, '');
}

/** `@2 line` names the seat of player 2; without it the line belongs to the first seat that acts. */
export function seatOf(line: string): { readonly seat: Seat | null; readonly body: string } {
  const named = /^@(\d{1,2})\s+(.*)$/.exec(line);
  return named === null ? { seat: null, body: line } : { seat: Number(named[1]) - 1, body: named[2] };
}

/**
 * Reads one line into steps: the game's notation, the plain form of its codec (a kind and its fields), or a typed move or
 * outcome as JSON. Where the game reads it in no way, the problem of the notation is told, or of the plain form where
 * the line begins with a word of that.
 */
export function readLine({ game, state }: Position, seat: Seat | null, body: string): Result<readonly Step[]> {
  const actors = game.actors(state);
  const by = seat ?? (actors > 0 ? firstOf(actors) : 0);
  const plain =
    actors === CHANCE && seat === null ? { codec: game.outcomeCodec, by: CHANCE } : { codec: game.moveCodec, by };
  if (body.startsWith('{')) {
    const typed = parseJson(body);
    const code = typed.ok ? plain.codec.read(typed.value) : typed;
    return code.ok ? ok([{ by: plain.by, code: code.value }]) : code;
  }
  const code = plain.codec.parse(body);
  if (plain.by === CHANCE && code.ok) return ok([{ by: CHANCE, code: code.value }]);
  const steps = game.notation.parse(state, by, body);
  if (steps.ok) return steps;
  // A line that is notation and breaks a rule is answered with that, even where it has the look of a plain form.
  const isMeant = !isNotation(steps.problem) || (code.ok && game.refusal(state, by, code.value) === null);
  if (code.ok) return isMeant ? ok([{ by: plain.by, code: code.value }]) : steps;
  const first = body.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const meantPlain = steps.problem.rule === undefined && plain.codec.kinds.some((kind) => kind.toLowerCase() === first);
  return meantPlain || plain.by === CHANCE ? code : steps;
}

/** True where a line was read as notation and refused for what it says. */
export function isNotation({ code }: Problem): boolean {
  return code !== undefined && code !== 'syntax';
}
