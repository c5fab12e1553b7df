import { givenDice } from '../../match/dice.ts';
import { filmsOf } from '../../match/frames.ts';
import type { Match } from '../../match/match.ts';
import { createMatch } from '../../match/open.ts';
import { formatRecord } from '../../match/record-format.ts';
import { isAtRest } from '../../partial.ts';
import { problemText, type Result } from '../../result.ts';
import { CHANCE } from '../../seat.ts';
import { type Bench, fault, nameViewer, type Played } from '../moment.ts';
import { difference, textOf } from '../plain.ts';
import type { Pair } from '../twins.ts';

function take<V>(result: Result<V>, what: string): V {
  if (!result.ok) fault('match', `a match refuses ${what}: ${problemText(result.problem)}`);
  return result.value;
}

/** Replays steps in a match with given dice, each choice whole. */
function replay({ game, setup }: Bench, steps: readonly Played[]): Match {
  const plan = { seats: setup.seats, options: setup.options, dice: givenDice() };
  const match = take(createMatch(game, plan), 'its setup');
  const state = match.state.clone();
  for (let i = 0; i < steps.length; ) {
    const { by, code, decision } = steps[i];
    const codes = [code];
    game.apply(state, by, code);
    i += 1;
    while (steps[i]?.by === by && (decision >= 0 ? steps[i].decision === decision : !isAtRest(game, state))) {
      game.apply(state, by, steps[i].code);
      codes.push(steps[i].code);
      i += 1;
    }
    if (by === CHANCE) take(match.supply(code), `the outcome ${code}`);
    else take(match.submit(by, codes, match.version(by)), `the moves ${codes.join(', ')} of seat ${by}`);
    // The match also plays a lone open move that the steps do not reach.
    for (; i < Math.min(match.entries.length, steps.length); i += 1) game.apply(state, steps[i].by, steps[i].code);
  }
  return match;
}

/** In a match, too, the viewer cannot tell twins apart: number of entries, log, message sizes, view and record. */
export function compareLogs(bench: Bench, { viewer, ourSteps, theirSteps }: Pair): void {
  const ours = replay(bench, ourSteps);
  const theirs = replay(bench, theirSteps);
  const who = nameViewer(viewer);
  const [a, b] = [ours.log(viewer), theirs.log(viewer)];
  if (ours.version(viewer) !== theirs.version(viewer) || a.length !== b.length) {
    fault('secrecy', `${who} can tell twins apart by the length of the log: ${a.length} or ${b.length} entries`);
  }
  if (textOf(a) !== textOf(b)) fault('secrecy', `${who} can tell twins apart by the log: ${difference(b, a)}`);
  if (textOf(ours.view(viewer)) !== textOf(theirs.view(viewer)))
    fault('secrecy', `${who} gets another view in a match`);
  const films = [ours, theirs].map((match) => filmsOf(match, viewer, 0, match.version(viewer)));
  films[0]?.forEach((film, item) => {
    if (textOf(film) !== textOf(films[1]?.[item])) {
      fault('secrecy', `${who} can tell twins apart by the frames: ${difference(films[1]?.[item], film)}`);
    }
  });
  const [record, other] = [formatRecord(ours, viewer), formatRecord(theirs, viewer)];
  if (record !== other) fault('secrecy', `${who} can tell twins apart by the record: ${difference(other, record)}`);
}
