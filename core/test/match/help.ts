import type { Game } from '../../game.ts';
import { seededDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import type { LoadGame } from '../../match/record-parse.ts';
import { mustGoOn } from '../../partial.ts';
import { fail, ok, problemText, type Result } from '../../result.ts';
import { Rng } from '../../rng.ts';
import type { Seat } from '../../seat.ts';
import { duel } from '../../testing/toys/duel/game.ts';
import { hiddenDraw } from '../../testing/toys/hidden-draw/game.ts';
import { wholeDraw } from '../../testing/toys/hidden-draw/whole.ts';
import type { GameTypes } from '../../types.ts';

export { duel, hiddenDraw, wholeDraw };

/** The value of a result that a test counts on. */
export function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(problemText(result.problem));
  return result.value;
}

/** The message of a result that a test expects to be a refusal. */
export function refused(result: Result<unknown>): string {
  if (result.ok) throw new Error('this should have been refused');
  return problemText(result.problem);
}

export const loadToy: LoadGame = async (id) => {
  if (id === hiddenDraw.id) return ok(hiddenDraw);
  if (id === duel.id) return ok(duel);
  if (id === wholeDraw.id) return ok(wholeDraw);
  return fail(`There is no game ${id}.`);
};

export function newMatch<T extends GameTypes>(game: Game<T>, seats: number, seed: string, options?: unknown): Match<T> {
  return must(createMatch(game, { seats, options, dice: seededDice(seed) }));
}

/** A random whole choice of a seat, up to its commit in a simultaneous decision. */
export function randomRow<T extends GameTypes>(match: Match<T>, seat: Seat, rng: Rng): number[] {
  const codes = match.legal(seat);
  const row = [codes[rng.below(codes.length)]];
  const isShared = match.awaited().length > 1;
  const scratch = match.state.clone();
  match.game.apply(scratch, seat, row[0]);
  while (mustGoOn(match.game, scratch, seat, isShared)) {
    const code = randomLegal(match, scratch, seat, rng);
    match.game.apply(scratch, seat, code);
    row.push(code);
  }
  return row;
}

function randomLegal<T extends GameTypes>(match: Match<T>, state: T['state'], seat: Seat, rng: Rng): number {
  const codes = Array.from({ length: match.game.moveCodec.size }, (_, code) => code).filter(
    (code) => match.game.refusal(state, seat, code) === null,
  );
  return codes[rng.below(codes.length)];
}

/** Lets one awaited seat act, after all that it can see. */
export function actOnce<T extends GameTypes>(match: Match<T>, rng: Rng): void {
  const waiting = match.awaited().filter((seat) => match.sealed(seat) === null);
  const seat = waiting[rng.below(waiting.length)];
  must(match.submit(seat, randomRow(match, seat, rng), match.version(seat)));
}

/** Everybody but one. */
export function othersOf<T extends GameTypes>(match: Match<T>, seat: Seat): Seat[] {
  return Array.from({ length: match.setup.seats }, (_, other) => other).filter((other) => other !== seat);
}

/**
 * Plays at random to the end or for some decisions, taking back and changing seats now and then: every kind of entry
 * that is not an end turns up.
 */
export function playOn<T extends GameTypes>(match: Match<T>, rng: Rng, decisions = 1000): void {
  for (let i = 0; i < decisions && !match.isOver; i += 1) {
    const seat = rng.below(match.setup.seats);
    const points = match.canUndo(seat).consented;
    const to = points.at(rng.below(Math.min(3, points.length) || 1));
    if (rng.below(12) === 0 && to !== undefined) must(match.undo(seat, { to, agreed: othersOf(match, seat) }));
    else if (rng.below(40) === 0) must(match.takeOver(seat, { name: `Bot ${i}`, level: 'random' }));
    else actOnce(match, rng);
  }
}

/** A random match of a toy, played to the end unless `decisions` says less. */
export function randomMatch<T extends GameTypes>(game: Game<T>, seed: string, decisions = 1000): Match<T> {
  const rng = new Rng(seed);
  const seats = game.seats[rng.below(game.seats.length)];
  const match = newMatch(game, seats, seed);
  playOn(match, rng, decisions);
  return match;
}
