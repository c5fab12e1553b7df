import type { Game } from '../../game.ts';
import type { ChanceWalk } from '../../knowledge.ts';
import { OutcomeList } from '../../lists.ts';
import { Rng } from '../../rng.ts';
import { CHANCE } from '../../seat.ts';
import type { AnyState, Setup } from '../../types.ts';
import { fault, type Moment } from '../moment.ts';

const CHECK = 'chance walk';
/** Leaves and weights that are tried in one state: samples at once, samples further on, and every outcome. */
const TRIED = [
  [3, 0.7],
  [32, 1],
  [400, 0.25],
] as const;

/** One walk for each setup, kept from state to state: a value remembered from another state must not be told. */
const walksBySetup = new WeakMap<Setup, ChanceWalk>();

function walkFor({ game, setup }: Moment): ChanceWalk | null {
  const walks = game.knowledge?.chanceWalks;
  if (walks === undefined) return null;
  const known = walksBySetup.get(setup);
  if (known !== undefined) return known;
  const walk = walks.make(setup);
  walksBySetup.set(setup, walk);
  return walk;
}

/** Walks through chance give what states give: draws and values, to the bit. */
export function chanceWalk(moment: Moment): void {
  const { game, setup, state, actors, rng } = moment;
  const walk = walkFor(moment);
  if (walk === null || actors !== CHANCE || !walk.begin(state)) return;
  for (const [leaves, weight] of TRIED) {
    const seed = rng.uint32();
    const [ours, theirs] = [new Rng(seed), new Rng(seed)];
    const [our, their] = [new Float64Array(setup.seats), new Float64Array(setup.seats)];
    walk.add(ours, leaves, weight, our);
    addByStates(game, state, theirs, leaves, weight, their);
    if (ours.uint32() !== theirs.uint32()) fault(CHECK, 'the walk draws more or fewer numbers than the game');
    for (const [seat, value] of their.entries()) {
      if (Object.is(value, our[seat])) continue;
      fault(CHECK, `with ${leaves} leaves states give seat ${seat} ${value}, the walk ${our[seat]}`);
    }
  }
}

/** What a walk does, as the contract has it. @param from is not changed */
function addByStates(game: Game, from: AnyState, rng: Rng, leaves: number, weight: number, values: Float64Array): void {
  const { setup } = from;
  if (game.actors(from) !== CHANCE) {
    const leaf = new Float64Array(values.length);
    game.knowledge?.chanceWalks?.evaluate(from, leaf);
    for (const [seat, value] of leaf.entries()) values[seat] += value * weight;
    return;
  }
  const next = game.State.blank(setup);
  const outcomes = new OutcomeList(setup.bounds.outcomes);
  game.outcomes(from, outcomes);
  const { codes, weights, length, total } = outcomes;
  if (length <= leaves) {
    for (let i = 0; i < length; i += 1) {
      next.copyFrom(from);
      game.apply(next, CHANCE, codes[i]);
      addByStates(game, next, rng, leaves / length, (weight * weights[i]) / total, values);
    }
    return;
  }
  const samples = Math.max(1, Math.floor(leaves));
  for (let sample = 0; sample < samples; sample += 1) {
    next.copyFrom(from);
    while (game.actors(next) === CHANCE) {
      game.outcomes(next, outcomes);
      const code = game.draw === undefined ? outcomes.at(rng.below(outcomes.total)) : game.draw(next, rng);
      game.apply(next, CHANCE, code);
    }
    addByStates(game, next, rng, 1, weight / samples, values);
  }
}
