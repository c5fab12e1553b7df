import type { ChanceWalk } from '../../knowledge.ts';
import { OutcomeList } from '../../lists.ts';
import { Rng } from '../../rng.ts';
import { CHANCE } from '../../seat.ts';
import type { AnyState, Setup } from '../../types.ts';
import { fault, type Moment } from '../moment.ts';

const CHECK = 'chance walk';
/** Results of chance that are followed in one state. */
const FOLLOWED = 6;

/** What follows one setup, kept from state to state: a value remembered from another state must not be told. */
interface Kept {
  readonly root: ChanceWalk;
  readonly walk: ChanceWalk;
  readonly outcomes: OutcomeList;
}

const keptBySetup = new WeakMap<Setup, Kept>();

function keptFor({ game, setup, outcomes }: Moment): Kept | null {
  const walks = game.knowledge?.chanceWalks;
  if (walks === undefined) return null;
  const known = keptBySetup.get(setup);
  if (known !== undefined) return known;
  const kept = {
    root: walks.make(setup),
    walk: walks.make(setup),
    outcomes: new OutcomeList(outcomes.codes.length),
  };
  keptBySetup.set(setup, kept);
  return kept;
}

/** Walks through chance give what states give: outcomes, draws and values, to the bit. */
export function chanceWalk(moment: Moment): void {
  const { game, setup, state, actors, rng } = moment;
  const kept = keptFor(moment);
  if (kept === null || actors !== CHANCE || !kept.root.begin(state)) return;
  const { root, walk } = kept;
  const reached = game.State.blank(setup);
  for (let i = 0; i < FOLLOWED; i += 1) {
    reached.copyFrom(state);
    walk.copyFrom(root);
    if (i % 2 === 0) takeOutcomes(moment, reached, kept);
    else settleBoth(moment, reached, walk, rng.uint32());
    if (!walk.isDone()) fault(CHECK, 'the walk goes on where chance acts no more');
    compareValues(moment, reached, walk);
  }
}

/** Takes the same outcomes in both. */
function takeOutcomes({ game, outcomes, rng }: Moment, reached: AnyState, kept: Kept): void {
  while (game.actors(reached) === CHANCE) {
    if (kept.walk.isDone()) fault(CHECK, 'the walk is done where chance still acts');
    game.outcomes(reached, outcomes);
    kept.walk.outcomes(kept.outcomes);
    const [theirs, ours] = [outcomes, kept.outcomes].map(({ codes, weights, length, total }) =>
      [total, ...codes.subarray(0, length), ...weights.subarray(0, length)].join(' '),
    );
    if (theirs !== ours) fault(CHECK, `the state has the outcomes ${theirs}, the walk has ${ours}`);
    const code = outcomes.at(rng.below(outcomes.total));
    game.apply(reached, CHANCE, code);
    kept.walk.apply(code);
  }
}

/** Draws until chance acts no more, in both from the same generator. */
function settleBoth({ game, outcomes }: Moment, reached: AnyState, walk: ChanceWalk, seed: number): void {
  const ours = new Rng(seed);
  const theirs = new Rng(seed);
  while (game.actors(reached) === CHANCE) {
    game.outcomes(reached, outcomes);
    const code = game.draw === undefined ? outcomes.at(theirs.below(outcomes.total)) : game.draw(reached, theirs);
    game.apply(reached, CHANCE, code);
  }
  walk.settle(ours);
  if (ours.uint32() !== theirs.uint32()) fault(CHECK, 'the walk draws more or fewer numbers than the game');
}

function compareValues({ game, setup }: Moment, reached: AnyState, walk: ChanceWalk): void {
  const theirs = new Float64Array(setup.seats);
  const ours = new Float64Array(setup.seats);
  game.knowledge?.chanceWalks?.evaluate(reached, theirs);
  walk.evaluate(ours);
  for (const [seat, value] of theirs.entries()) {
    if (!Object.is(value, ours[seat])) {
      fault(CHECK, `the evaluation gives seat ${seat} ${value}, the walk ${ours[seat]}`);
    }
  }
}
