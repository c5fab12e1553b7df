import type { AnyEvent, Step } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { ok, type Problem, type Result } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, EVERYTHING, firstOf, NOBODY, type Seat, type Viewer } from '@marchlands/core/seat.ts';
import { parseJson } from './json.ts';
import type { Situation } from './situation.ts';

/** Why a line was not played. */
export interface Refusal {
  /** The line as it was given. */
  readonly line: string;
  /** The part of it that is refused, as notation; null where the line cannot be read. */
  readonly move: string | null;
  /** The game's own name of the reason; null where it has none, as for a line that cannot be read. */
  readonly code: string | null;
  readonly message: string;
  /** A rule id of the game's rulebook, or null. */
  readonly rule: string | null;
}

/** Lines of moves: separated by line breaks, or by ` / ` where they stand on one line. */
export function linesOf(moves: string): string[] {
  return moves
    .split(/\r?\n|\s\/(?:\s|$)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `@2 line` names the seat of player 2; without it the line belongs to the first seat that acts. */
function seatOf(line: string): { readonly seat: Seat | null; readonly body: string } {
  const named = /^@(\d{1,2})\s+(.*)$/.exec(line);
  return named === null ? { seat: null, body: line } : { seat: Number(named[1]) - 1, body: named[2] ?? '' };
}

/**
 * Reads one line into steps: the game's notation, the plain form of its codec (`discover E4`), or a typed move or
 * outcome as JSON. Where the game reads it in no way, the problem of the notation is told, or of the plain form where
 * the line begins with a word of that.
 */
export function readLine({ game, state }: Situation, seat: Seat | null, body: string): Result<readonly Step[]> {
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
  if (code.ok) return ok([{ by: plain.by, code: code.value }]);
  const first = body.split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const meantPlain = steps.problem.rule === undefined && plain.codec.kinds.some((kind) => kind.toLowerCase() === first);
  return meantPlain || plain.by === CHANCE ? code : steps;
}

/** One step as it is written, alone, as far as the viewer may see it. */
export function notationOf({ game, state }: Situation, step: Step, viewer: Viewer = EVERYTHING): string {
  const lines = game.notation.format(state, [step], viewer);
  const plain = step.by === CHANCE ? game.outcomeCodec : game.moveCodec;
  return lines.join(' ').trim() || plain.format(step.code);
}

/** What chance may bring now, in its plain form, with weights; none where chance does not act. */
export function chancesOf({ game, setup, state }: Situation): { readonly code: number; readonly weight: number }[] {
  const list = new OutcomeList(setup.bounds.outcomes);
  if (game.actors(state) === CHANCE) game.outcomes(state, list);
  return Array.from({ length: list.length }, (_, at) => ({ code: list.codes[at] ?? 0, weight: list.weights[at] ?? 0 }));
}

/** What a seat may do now. */
export function legalOf({ game, setup, state }: Situation, seat: Seat): number[] {
  const list = new MoveList(setup.bounds.moves);
  game.legal(state, seat, list);
  return list.toArray();
}

/** A few words of a long list, for a sentence. */
function some(items: readonly string[]): string {
  return items.length <= 12 ? items.join(', ') : `${items.slice(0, 12).join(', ')} and ${items.length - 12} more`;
}

/** Why a step cannot be taken now, or null. */
export function stepProblem(now: Situation, step: Step, line: string): Refusal | null {
  const { game, setup, state } = now;
  if (step.by !== CHANCE) {
    const code = game.refusal(state, step.by, step.code);
    if (code === null) return null;
    const known = step.code >= 0 && step.code < game.moveCodec.size;
    const reason = game.words.refusal(code, setup, known ? game.moveCodec.decode(step.code) : undefined);
    const move = known ? game.moveCodec.format(step.code) : null;
    return { line, move, code, message: reason.text, rule: reason.rule };
  }
  const move = game.outcomeCodec.format(step.code);
  const chances = chancesOf(now);
  if (chances.length === 0)
    return { line, move, code: null, message: `Chance does not act now, so it cannot bring ${move}.`, rule: null };
  if (chances.some(({ code }) => code === step.code)) return null;
  const possible = some(chances.map(({ code }) => game.outcomeCodec.format(code)));
  return { line, move, code: null, message: `Chance cannot bring ${move} now; it can bring ${possible}.`, rule: null };
}

const unread = (line: string, { message, at, rule }: Problem): Refusal => ({
  line,
  move: null,
  code: null,
  message: at === undefined ? message : `${at}: ${message}`,
  rule: rule ?? null,
});

/** Lets chance act where it has but one outcome, or, with a generator, until a seat must act. */
export function letChanceAct({ game, setup, state }: Situation, rng: Rng | null, events: AnyEvent[]): void {
  const list = new OutcomeList(setup.bounds.outcomes);
  while (game.actors(state) === CHANCE) {
    game.outcomes(state, list);
    if (rng === null && list.length !== 1) return;
    game.apply(state, CHANCE, rng === null ? list.at(0) : list.at(rng.below(list.total)), events);
  }
}

/**
 * Plays one line, wholly or not at all.
 * @param rng draws what the line leaves to chance; null where every outcome must be given
 * @param events what happened is pushed here, in order
 * @returns why not, with the state as it was; or null
 */
export function playLine(now: Situation, line: string, rng: Rng | null, events: AnyEvent[]): Refusal | null {
  const { game, state } = now;
  const after: Situation = { ...now, state: state.clone() };
  const happened: AnyEvent[] = [];
  const { seat, body } = seatOf(line);
  if (seat !== null && (seat < 0 || seat >= now.setup.seats)) {
    return unread(line, { message: `There is no player ${seat + 1}; players are 1 to ${now.setup.seats}.` });
  }
  let steps = readLine(after, seat, body);
  if (game.actors(after.state) === CHANCE && (!steps.ok || steps.value[0]?.by !== CHANCE)) {
    letChanceAct(after, rng, happened);
    if (game.actors(after.state) === CHANCE) {
      const possible = some(chancesOf(after).map(({ code }) => game.outcomeCodec.format(code)));
      const message = `Chance acts before any seat may: give a line with what it brings (${possible}), or let it act with --seed.`;
      return { line, move: null, code: null, message, rule: null };
    }
    steps = readLine(after, seat, body);
  }
  if (game.actors(after.state) === NOBODY) {
    return { line, move: null, code: null, message: 'The match is over; nothing can follow.', rule: null };
  }
  if (!steps.ok) return unread(line, steps.problem);
  for (const step of steps.value) {
    const refusal = stepProblem(after, step, line);
    if (refusal !== null) return refusal;
    game.apply(after.state, step.by, step.code, happened);
  }
  if (rng !== null) letChanceAct(after, rng, happened);
  state.copyFrom(after.state);
  events.push(...happened);
  return null;
}
