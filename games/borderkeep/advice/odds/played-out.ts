import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Event } from '../../events.ts';
import { MOVE } from '../../moves.ts';
import { draw } from '../../rules/chance.ts';
import { diceOf, endOf, fighterOf, firstOf, hitsLeft, sideOf } from '../../rules/fighters.ts';
import { actors, apply, legal } from '../../rules/legal.ts';
import { MINION, type Setup } from '../../setup.ts';
import { STEP, type State } from '../../state.ts';

/** Outcomes of sampled battles. */
export interface Sample {
  readonly attackers: number;
  readonly town: number;
  readonly neither: number;
  readonly samples: number;
  readonly error: number;
}

/** Whether the hits still to place would beat the attacking side if its minions took none (BK-67). */
function canFinish(s: State): boolean {
  let room = 0;
  for (let at = firstOf(0); at < endOf(s, 0); at += 1) if (s.fighter[at] !== MINION) room += hitsLeft(s, at);
  return s.hits[1] >= room;
}

/** The heuristic value of a hit on a unit: most dice per hit that it can still take. */
function hitValue(s: State, at: number, isFinish: boolean): number {
  const value = (0.1 + diceOf(s, at)) / hitsLeft(s, at);
  return isFinish && s.fighter[at] !== MINION ? value + 1_000 : value;
}

function choiceValue(s: State, code: number, isFinish: boolean): number {
  switch (s.step) {
    case STEP.hit:
      return hitValue(s, fighterOf(s, 1 - s.placing, code - MOVE.hit), isFinish);
    case STEP.ensorcell:
      return diceOf(s, fighterOf(s, 1 - sideOf(s.caster), code - MOVE.ensorcell));
    case STEP.mend: {
      const at = fighterOf(s, sideOf(s.caster), code - MOVE.mend);
      return (0.1 + diceOf(s, at)) / hitsLeft(s, at);
    }
    default:
      return code === MOVE.press ? 1 : 0;
  }
}

const lists = new WeakMap<Setup, MoveList>();

/** The heuristic policy: raiders press on; hits and spells go where they remove or save most dice. */
function thumbMove(s: State): number {
  const list = lists.get(s.setup) ?? new MoveList(s.setup.bounds.moves);
  lists.set(s.setup, list);
  legal(s, s.actor, list);
  const isFinish = s.step === STEP.hit && s.placing === 1 && canFinish(s);
  let best = 0;
  let most = -1;
  for (let i = 0; i < list.length; i += 1) {
    const value = choiceValue(s, list.codes[i], isFinish);
    if (value <= most) continue;
    most = value;
    best = i;
  }
  return list.codes[best];
}

/** Samples battles with random dice and the heuristic policy. */
export function playedOut(s: State, samples: number, seed: string): Sample {
  const rng = new Rng(seed);
  const trial = s.clone();
  const events: Event[] = [];
  let attackers = 0;
  let town = 0;
  for (let i = 0; i < samples; i += 1) {
    trial.copyFrom(s);
    while (trial.count[0] > 0) {
      events.length = 0;
      if (actors(trial) === CHANCE) apply(trial, CHANCE, draw(trial, rng), events);
      else apply(trial, trial.actor, thumbMove(trial), events);
    }
    const ended = events.find((event) => event.kind === 'battleEnded');
    if (ended?.winner === 0) attackers += 1;
    else if (ended?.winner === 1) town += 1;
  }
  return {
    attackers: attackers / samples,
    town: town / samples,
    neither: (samples - attackers - town) / samples,
    samples,
    error: errorOf(attackers / samples, samples),
  };
}

/** Standard error of a sampled share; a share of 0 or 1 counts as half a battle away from it. */
export function errorOf(share: number, samples: number): number {
  const inner = Math.min(Math.max(share, 0.5 / samples), 1 - 0.5 / samples);
  return Math.sqrt((inner * (1 - inner)) / samples);
}
