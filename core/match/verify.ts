import { OutcomeList } from '../lists.ts';
import { fail, ok, type Problem, type Result } from '../result.ts';
import type { Final } from '../types.ts';
import type { DiceHeader } from './dice.ts';
import type { Match } from './match.ts';
import { type LoadGame, type ReadRecord, readRecord } from './record-parse.ts';
import { unproven } from './unproven.ts';

/** The result of verifying a record. */
export interface Verified {
  /** Number of moves and outcomes replayed, all legal. */
  readonly steps: number;
  /** Number of chance outcomes among them. */
  readonly outcomes: number;
  readonly dice: DiceHeader['kind'];
  /**
   * True if every outcome was recomputed and matches. False for dice given by hand, and for fair dice until their
   * secret is published. Seeded, daily and numbered dice are recomputed too, but were predictable to anyone who knew
   * the seed, or to everyone.
   */
  readonly isComputed: boolean;
  readonly isOver: boolean;
  readonly result: Final | null;
  /** Harmless gaps and oddities of the record, each with its line if it has one. */
  readonly remarks: readonly Problem[];
  /** Unprovable claims of the record, each as a sentence. */
  readonly unproven: readonly string[];
}

/** Why a record is invalid. */
export interface Broken extends Problem {
  /** False if there is nothing to check: the text is no record, or one viewer's record. */
  readonly isRecord: boolean;
}

/**
 * Verifies a record: every step is legal, every outcome agrees with the dice, the secret is present and matches the
 * commitment, and the result follows from the moves. Returns the first problem; a changed outcome is reported at its
 * own place, not where it makes a later move illegal.
 */
export async function verifyRecord(text: string, load: LoadGame): Promise<Result<Verified, Broken>> {
  const read = await readRecord(text, load);
  const { match, problem, isRecord } = read;
  if (match === null) return broken(problem ?? { message: 'The record holds no match.' }, isRecord);
  const drawn = checkOutcomes(match, (index) => `line ${read.lines[index]}`);
  if (!drawn.ok) return broken(drawn.problem);
  // A wrong header has nothing to do with the next outcome.
  const line = Number(/^line (\d+)/.exec(problem?.at ?? '')?.[1]);
  const isOfHeader = [...read.headers.values()].includes(line);
  if (problem !== null) return broken(isOfHeader ? problem : withDue(problem, drawn.value.due));
  const ending = checkEnding(match, drawn.value, headerLine(read, 'Dice'));
  if (ending !== null) return broken(ending);
  if (match.isOver && !read.headers.has('Result')) {
    return broken({ message: 'The match is over, but the header Result is missing.', at: 'header' });
  }
  return ok({ ...verified(match, drawn.value), remarks: remarksOn(match, read) });
}

function broken(problem: Problem, isRecord = true): { readonly ok: false; readonly problem: Broken } {
  return { ok: false, problem: { ...problem, isRecord } };
}

/** The same for a loaded match. */
export function verifyMatch(match: Match): Result<Verified> {
  const drawn = checkOutcomes(match, (index) => `entry ${index + 1}`);
  if (!drawn.ok) return drawn;
  const ending = checkEnding(match, drawn.value, 'dice');
  return ending === null ? ok(verified(match, drawn.value)) : { ok: false, problem: ending };
}

function verified(match: Match, { steps, outcomes, isComputed }: Outcomes): Verified {
  const { isOver, result } = match;
  const dice = match.dice.kind;
  const kept = { steps, outcomes, dice, isComputed, isOver, result };
  return { ...kept, remarks: [], unproven: unproven(match, outcomes, isComputed) };
}

interface Outcomes {
  readonly steps: number;
  readonly outcomes: number;
  readonly isComputed: boolean;
  /** The next outcome of the dice, in plain form; null if chance is not due or the dice cannot draw. */
  readonly due: string | null;
}

/**
 * Recomputes every outcome, undone ones included.
 * @param placeOf the location of an entry, to report a wrong outcome
 */
function checkOutcomes(match: Match, placeOf: (index: number) => string): Result<Outcomes> {
  const { game, journal } = match;
  const list = new OutcomeList(match.setup.bounds.outcomes);
  let state = journal.stateAt(0);
  let steps = 0;
  let drawn = 0;
  /** The outcomes that led to the present state, each with its entry. */
  const line: { readonly index: number; readonly code: number }[] = [];
  let isComputed = match.dice.kind !== 'given';
  const draw = (): number | null => {
    game.outcomes(state, list);
    return match.dice.draw(list, { ever: drawn, line: () => line.map((one) => one.code) });
  };
  for (let index = 0; index < journal.length; index += 1) {
    const { entry, step } = journal.at(index);
    if (step !== null) steps += 1;
    if (entry.kind === 'chance' && step !== null) {
      const code = draw();
      if (code === null) {
        isComputed = false;
      } else if (code !== step.code) {
        const [was, is] = [game.outcomeCodec.format(step.code), game.outcomeCodec.format(code)];
        const message = `The record has "${was}" here, but the dice give "${is}".`;
        return fail(message, `${placeOf(index)}, outcome ${drawn + 1}`);
      }
      drawn += 1;
      line.push({ index, code: step.code });
    }
    if (entry.kind === 'undo') while ((line.at(-1)?.index ?? -1) >= entry.to) line.pop();
    state = journal.stateAfter(state, index);
  }
  const next = match.isChanceDue ? draw() : null;
  const due = next === null ? null : game.outcomeCodec.format(next);
  return ok({ steps, outcomes: drawn, isComputed, due });
}

/** A bad line where chance is due is usually an edited or deleted outcome, so say which outcome belongs there. */
function withDue(problem: Problem, due: string | null): Problem {
  return due === null ? problem : { ...problem, message: `${problem.message} The dice give "${due}" here.` };
}

/** A finished match must reveal its dice: fair dice that cannot be recomputed are not proved fair. */
function checkEnding(match: Match, { outcomes, isComputed }: Outcomes, at: string): Problem | null {
  if (!match.isOver || match.dice.kind !== 'fair' || isComputed) return null;
  return {
    message: `The match is over, but the secret of its dice is missing: none of the ${outcomes} chance results can be computed.`,
    at,
  };
}

function headerLine({ headers }: ReadRecord, name: string): string {
  const line = headers.get(name);
  return line === undefined ? 'header' : `line ${line}`;
}

function remarksOn(match: Match, read: ReadRecord): readonly Problem[] {
  const { header, dice, isOver } = match;
  const remarks: Problem[] = [];
  if (!read.headers.has('Player1')) {
    remarks.push({ message: 'The record names no players; they are called by their number.', at: 'header' });
  }
  if (header.shipped !== undefined && !read.headers.has('Shipped')) {
    const names = Object.keys(header.shipped).join(' and ');
    const message = `The header Shipped is missing, as in records of earlier versions: the ${names} of version ${header.rulesVersion} of the rules was used.`;
    remarks.push({ message, at: 'header' });
  }
  const known = dice.header(true);
  const isFair = known.kind === 'fair';
  const hasSecret = isFair && known.secret !== undefined;
  if (isFair && isOver && !hasSecret) {
    remarks.push({
      message: 'The secret of the dice is missing; chance brought nothing.',
      at: headerLine(read, 'Dice'),
    });
  }
  if (!isOver && hasSecret) {
    const message = 'The secret of the dice is given before the end: anyone who has it knows what chance will bring.';
    remarks.push({ message, at: headerLine(read, 'Dice') });
  }
  if (read.unfinished !== null) {
    const message =
      'The record breaks off in the middle of a choice, as earlier versions allowed; that choice is taken back.';
    remarks.push({ message, at: 'end of the record' });
  }
  for (const index of read.unasked) {
    const message = 'This was taken back alone, as earlier versions allowed; today it needs the consent of all others.';
    remarks.push({ message, at: `line ${read.lines[index]}` });
  }
  return remarks;
}
