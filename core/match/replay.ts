import { OutcomeList } from '../lists.ts';
import { fail, isRecord, ok, quoted, type Result } from '../result.ts';
import { CHANCE, everySeat, firstOf, isActing, maskOf, type Seat, seatsOf } from '../seat.ts';
import type { GameTypes, Step } from '../types.ts';
import { readPlayer } from './header.ts';
import type { LiveMatch } from './live.ts';
import { seatText } from './logged.ts';
import { outcomeProblem, refusalOf } from './sequence.ts';
import { type Point, undoPoints } from './undo.ts';

/** A simultaneous decision with choices yet to be read. */
interface Open<T extends GameTypes> {
  /** The common state before anyone's choice. */
  readonly start: T['state'];
  /** The state with the choices read so far applied in turn. */
  readonly running: T['state'];
  /** The state with only the current seat's choice applied. */
  readonly own: T['state'];
  readonly steps: Step[];
  /** Mask of the seats with incomplete choices. */
  waiting: number;
}

/**
 * Replays a log into an empty match, entry by entry, checking each against the rules. After a problem, discard the
 * match: earlier entries have been written to it.
 */
export class Replay<T extends GameTypes> {
  readonly #match: LiveMatch<T>;
  readonly #outcomes: OutcomeList;
  #open: Open<T> | null = null;
  /** The entry that undoes an incomplete choice at the end, as in logs of earlier versions. */
  unfinished: number | null = null;
  /** Undo entries without consent that was once optional and is required today. */
  readonly unasked: number[] = [];

  constructor(match: LiveMatch<T>) {
    this.#match = match;
    this.#outcomes = new OutcomeList(match.setup.bounds.outcomes);
  }

  /** The state for reading the next line of notation. */
  get state(): T['state'] {
    return this.#open?.running ?? this.#match.state;
  }

  /** The most likely seat of the next line; 0 if chance acts, since such a line names its seat or none. */
  get nextSeat(): Seat {
    const actors = this.#open?.waiting ?? this.#match.actors;
    return actors > 0 ? firstOf(actors) : 0;
  }

  step(step: Step): Result<null> {
    if (this.#open !== null) return this.#choice(this.#open, step);
    const { game, state } = this.#match;
    if (this.#match.isOver) return fail('The match is over before this.');
    if (step.by !== CHANCE && !isSeat(step.by, this.#match.setup.seats)) return noSeat(step.by);
    const actors = game.actors(state);
    if (step.by === CHANCE) {
      if (actors !== CHANCE) return fail(`Chance does not act here; it is for ${actingText(actors)} to move.`);
      const problem = outcomeProblem(game, state, step.code, this.#outcomes);
      if (problem !== null) return { ok: false, problem };
      this.#match.write(step);
      return ok(null);
    }
    if (actors === CHANCE) return fail('Chance acts here first: its result is missing.');
    if (actors !== maskOf(step.by) && isActing(actors, step.by)) {
      this.#open = { start: state.clone(), running: state.clone(), own: state.clone(), steps: [], waiting: actors };
      return this.#choice(this.#open, step);
    }
    const problem = refusalOf(game, state, step.by, step.code);
    if (problem !== null) return { ok: false, problem };
    this.#match.write(step);
    return ok(null);
  }

  #choice(open: Open<T>, step: Step): Result<null> {
    const { game } = this.#match;
    const seat = firstOf(open.waiting);
    if (step.by !== seat) {
      return fail(`All choose at the same time here, written in the order of seats: ${seatText(seat)} is next.`);
    }
    const problem = refusalOf(game, open.own, seat, step.code);
    if (problem !== null) return { ok: false, problem };
    game.apply(open.own, seat, step.code);
    game.apply(open.running, seat, step.code);
    open.steps.push(step);
    if (isActing(game.actors(open.own), seat)) return ok(null);
    open.waiting &= ~maskOf(seat);
    open.own.copyFrom(open.start);
    if (open.waiting !== 0) return ok(null);
    this.#open = null;
    this.#match.writeDecision(open.steps);
    return ok(null);
  }

  /** One of the match's own entries. */
  undo(by: Seat, to: number, agreed: readonly Seat[]): Result<null> {
    const ready = this.#between();
    if (!ready.ok) return ready;
    const { game, journal, setup } = this.#match;
    const wrong = [by, ...agreed].find((seat) => !isSeat(seat, setup.seats));
    if (wrong !== undefined) return noSeat(wrong);
    const point = undoPoints(game, journal, by, this.#match.actors).find((one) => one.index === to);
    if (point === undefined)
      return fail(`${seatText(by)} did not choose after entry ${to}: no undo of theirs leads there.`);
    const others = seatsOf(everySeat(setup.seats)).filter((seat) => seat !== by);
    const wrongConsent = consentProblem(point, by, agreed, others);
    if (wrongConsent !== null) return fail(wrongConsent);
    if (agreed.length === 0 && others.length > 0 && !point.alone) this.unasked.push(journal.length);
    this.#match.takeBack({ by, to, agreed: agreed.length === 0 ? [] : others });
    return ok(null);
  }

  resign(by: Seat): Result<null> {
    const ready = this.#between();
    if (!ready.ok) return ready;
    const { game, setup } = this.#match;
    if (!isSeat(by, setup.seats)) return noSeat(by);
    if (game.concede === undefined) return fail(`The rules of ${game.title} do not provide for resigning.`);
    if (game.replacesResigned?.(setup) === true)
      return fail('By its house rules nobody resigns: a player takes the seat.');
    return this.#match.concede({ kind: 'resign', by })
      ? ok(null)
      : fail(`${seatText(by)} is already out of the match: resigning changes nothing.`);
  }

  end(): Result<null> {
    const ready = this.#between();
    if (!ready.ok) return ready;
    this.#match.concede({ kind: 'end' });
    return ok(null);
  }

  seat(seat: Seat, value: unknown): Result<null> {
    const ready = this.#between();
    if (!ready.ok) return ready;
    if (!isSeat(seat, this.#match.setup.seats)) return noSeat(seat);
    const player = readPlayer(value, 'player');
    if (!player.ok) return player;
    this.#match.reseat(seat, player.value);
    return ok(null);
  }

  /**
   * Finishes the log. A simultaneous decision must be complete. One seat's incomplete choice, as at the end of logs
   * from before choices were sent whole, is undone by an entry.
   */
  finish(): Result<null> {
    const open = this.#open;
    if (open === null) return this.#takeBackUnfinished();
    return fail(`The choice of ${actingText(open.waiting)} is missing: all choose at the same time here.`);
  }

  #takeBackUnfinished(): Result<null> {
    const { game, journal, setup } = this.#match;
    if (this.#match.isOver || journal.isResting) return ok(null);
    const by = firstOf(this.#match.actors);
    const point = undoPoints(game, journal, by, this.#match.actors).find(({ isPassed }) => !isPassed);
    const last = journal.line.at(-1);
    if (last === undefined || point?.index !== journal.choiceOf(last)) {
      return fail('The match begins in the middle of a choice and never completes it.');
    }
    this.unfinished = journal.length;
    const others = seatsOf(everySeat(setup.seats)).filter((seat) => seat !== by);
    this.#match.takeBack({ by, to: point.index, agreed: point.alone ? [] : others });
    return ok(null);
  }

  #between(): Result<null> {
    if (this.#open !== null) return this.finish();
    return this.#match.isOver ? fail('The match is over before this.') : ok(null);
  }

  /** An entry as JSON data from outside. */
  entry(value: unknown): Result<null> {
    const { game } = this.#match;
    if (!isRecord(value)) return fail(`An entry is an object with a kind, not ${quoted(value)}.`);
    switch (value.kind) {
      case 'move': {
        const code = game.moveCodec.read(value.move);
        const by = seatOf(value.by);
        if (!isSeat(by, this.#match.setup.seats)) return noSeat(by);
        return code.ok ? this.step({ by, code: code.value }) : code;
      }
      case 'chance': {
        const code = game.outcomeCodec.read(value.outcome);
        return code.ok ? this.step({ by: CHANCE, code: code.value }) : code;
      }
      case 'undo': {
        const agreed = Array.isArray(value.agreed) ? value.agreed.map(seatOf) : [];
        return this.undo(seatOf(value.by), seatOf(value.to), agreed);
      }
      case 'resign':
        return this.resign(seatOf(value.by));
      case 'end':
        return this.end();
      case 'seat':
        return this.seat(seatOf(value.seat), value.player);
      default:
        return fail(`The kind of an entry is move, chance, undo, resign, end or seat, not ${quoted(value.kind)}.`);
    }
  }
}

/** A number from outside; NaN if invalid, which is no seat and no point. */
function seatOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}

/** The problem with an undo's consent in a log; null if it is sufficient now or was at the time. */
function consentProblem(point: Point, by: Seat, agreed: readonly Seat[], others: readonly Seat[]): string | null {
  if (agreed.length === 0) {
    if (point.onceAlone || others.length === 0) return null;
    return `This undo needs the consent of ${others.map(seatText).join(' and ')}.`;
  }
  if (point.alone) return `${seatText(by)} needs nobody's consent to take this back.`;
  const missing = others.find((seat) => !agreed.includes(seat));
  if (missing !== undefined) return `This undo needs the consent of ${seatText(missing)}.`;
  return agreed.length > others.length ? 'Every other player consents to an undo, each once.' : null;
}

function isSeat(seat: number, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}

function noSeat(seat: number): Result<null> {
  return fail(
    Number.isInteger(seat) ? `There is no ${seatText(seat)} in this match.` : 'The seat is not a whole number.',
  );
}

function actingText(actors: number): string {
  return seatsOf(actors).map(seatText).join(' and ');
}
