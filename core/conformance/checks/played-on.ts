import { seededDice } from '../../match/dice.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { isAtRest } from '../../partial.ts';
import { problemText } from '../../result.ts';
import { Rng } from '../../rng.ts';
import { EVERYTHING } from '../../seat.ts';
import type { AnyState } from '../../types.ts';
import { anyKind, type Bench, fault, type Moment, wholeChoice } from '../moment.ts';
import { textOf } from '../plain.ts';
import { mutated } from './hostile.ts';

/** Number of altered copies of the position: most are refused. */
const CHANGED = 4;
/** Decisions made from each position. */
const DECISIONS = 4;

/** The current position, its other forms, and altered copies, some of which ask for impossible choices. */
function positionsAt({ game, state, rng }: Moment, forms: (state: AnyState) => readonly unknown[]): readonly unknown[] {
  const json = textOf(game.position.format(state, EVERYTHING));
  const changed = Array.from({ length: CHANGED }, () => mutated(JSON.parse(json), rng));
  return [JSON.parse(json), ...forms(state), ...changed];
}

/** One decision: each seat makes a whole choice from its view, like a bot or the page. */
function decide(bench: Bench, match: Match, rng: Rng): void {
  const { game, setup } = bench;
  const drawn = game.State.blank(setup);
  const scratch = game.State.blank(setup);
  for (const seat of match.awaited()) {
    game.resampler(setup, match.view(seat)).draw(rng, drawn);
    const codes = wholeChoice(bench, drawn, seat, rng, scratch, anyKind).map(({ code }) => code);
    const taken = match.submit(seat, codes, match.version(seat));
    if (taken.ok) continue;
    const moves = codes.map((code) => game.moveCodec.format(code)).join('; ');
    fault('played on', `seat ${seat} sees that it may ${moves}, and is refused: ${problemText(taken.problem)}`);
  }
}

/**
 * A set-up position can be played on from: its current decision has a choice for each seat, which the seat can make
 * from its view and complete.
 * @param forms other readable forms of a state's position, such as a text; empty if there are none
 */
export function playedOn(moment: Moment, forms: (state: AnyState) => readonly unknown[]): void {
  const { game, setup, rng } = moment;
  for (const position of positionsAt(moment, forms)) {
    // Cards hidden by a position are filled in alike both times.
    const seed = String(rng.below(2 ** 31));
    const read = game.position.parse(setup, position, new Rng(seed));
    if (!read.ok || !isAtRest(game, read.value)) continue;
    const begun = createMatch(game, {
      seats: setup.seats,
      options: setup.options,
      dice: seededDice(seed),
      position,
      rng: new Rng(seed),
    });
    if (!begun.ok) fault('played on', `it is read, but no match begins there: ${problemText(begun.problem)}`);
    const match = begun.value;
    for (let i = 0; i < DECISIONS && !match.isOver; i += 1) decide(moment, match, rng);
  }
}
