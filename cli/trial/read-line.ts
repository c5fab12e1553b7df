import { parseJson } from '@marchlands/core/json.ts';
import { ok, type Problem, type Result } from '@marchlands/core/result.ts';
import { CHANCE, firstOf, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';

/**
 * Lines of moves: separated by line breaks, or by `\\n` as typed. Each is given in parts separated by ` / ` or ` | `
 * with spaces: mostly separate lines, but a game may use such a sign inside a line. A sign without spaces belongs to
 * its line.
 */
export function linesOf(moves: string): string[][] {
  return moves
    .split(/\r?\n|\\n/)
    .map((line) => partsOf(line.trim()))
    .filter((parts) => parts.length > 0);
}

/** The parts of a line, each but the first with its sign in front, so that they can be joined again. */
function partsOf(line: string): string[] {
  return line
    .split(/\s(?=[/|](?:\s|$))/)
    .map((part) => part.trim())
    .filter((part) => withoutSign(part) !== '');
}

/** A part without its sign. */
export function withoutSign(part: string): string {
  return part.replace(/^[/|](?:\s+|$)/, '');
}

/** `@2 line` names the seat of player 2; by default the line belongs to the first acting seat. */
export function seatOf(line: string): { readonly seat: Seat | null; readonly body: string } {
  const named = /^@(\d{1,2})\s+(.*)$/.exec(line);
  return named === null ? { seat: null, body: line } : { seat: Number(named[1]) - 1, body: named[2] };
}

/**
 * Reads one line into steps: the game's notation, the plain form of its codec (a kind and its fields), or a typed move
 * or outcome as JSON. If all fail, the problem is that of the notation, or of the plain form if the line begins with
 * one of its words.
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
  // A line of notation that breaks a rule is answered with that, even if it looks like a plain form.
  const isMeant = !isNotation(steps.problem) || (code.ok && game.refusal(state, by, code.value) === null);
  if (code.ok) return isMeant ? ok([{ by: plain.by, code: code.value }]) : steps;
  const first = body.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const meantPlain = steps.problem.rule === undefined && plain.codec.kinds.some((kind) => kind.toLowerCase() === first);
  return meantPlain || plain.by === CHANCE ? code : steps;
}

/** True if a line was read as notation and refused for its content. */
export function isNotation({ code }: Problem): boolean {
  return code !== undefined && code !== 'syntax';
}
