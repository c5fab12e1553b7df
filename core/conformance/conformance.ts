import type { Game } from '../game.ts';
import { changedOptions } from '../options.ts';
import { isAtRest } from '../partial.ts';
import { Rng } from '../rng.ts';
import { CHANCE } from '../seat.ts';
import type { AnyState, Setup } from '../types.ts';
import { alteredLines } from './checks/altered-lines.ts';
import { checkFinal } from './checks/final.ts';
import { frames } from './checks/frames.ts';
import { matchLife } from './checks/match-life.ts';
import { compareLogs } from './checks/match-log.ts';
import { playedOn } from './checks/played-on.ts';
import { checkBadPositions, checkFacts, checkSetup } from './checks/setup.ts';
import { MOMENT_CHECKS } from './checks.ts';
import { ConformanceFailure, type FailurePlace, Finding } from './failure.ts';
import { checkMemory, type MemoryPlan } from './memory.ts';
import {
  anyKind,
  anyMove,
  type Bench,
  count,
  decodeStep,
  fault,
  kindOf,
  kindsOf,
  type Moment,
  type MovePick,
  makeBench,
  newTally,
  type Played,
  type Tally,
} from './moment.ts';
import { checkReplay, newPlay, type Play, playMatch } from './play.ts';
import { gapsIn, makeReport, mergeSeats, type Report, type SeatReport } from './report.ts';
import { Samples } from './samples.ts';
import { type Shorten, spreadOf, spreadSetup } from './spread.ts';
import { checkSymmetry, type Symmetry } from './symmetry.ts';
import { walkTwins } from './twins.ts';

/** A table at which printed lines are typed in again. */
export interface LinesPlan {
  readonly seats: number;
  readonly options: object;
  /** Choices per match; default: 30. */
  readonly choices?: number;
}

/** The coverage of a run of the suite. */
export interface Plan {
  /** Matches per number of seats. */
  readonly matches: number;
  /** Numbers of seats; default: all that the game has. */
  readonly seats?: readonly number[];
  /** The same options in every match; default: a random spread over the game's options. */
  readonly options?: object;
  /** Equal seeds make equal runs; default: `conformance`. */
  readonly seed?: string;
  /** Number of the first match, so that a run can be split, or one match repeated. */
  readonly first?: number;
  /** Average number of closely examined states per match; default: 1. */
  readonly moments?: number;
  /** True to run all checks at every sampled state and in every match: slow, for single matches. */
  readonly isThorough?: boolean;
  /** Laws that the game declares. */
  readonly symmetries?: readonly Symmetry[];
  /** Hidden kinds of entry that are the same in all twins, each with the reason. */
  readonly unvaried?: { readonly [kind: string]: string };
  /**
   * Members of the table that no event reports (`phase`, `towns.fallen`), for the check of frames; without them it is
   * skipped.
   */
  readonly untold?: readonly string[];
  /** Kinds of entry that cannot occur, each with the reason. */
  readonly unplayed?: { readonly [kind: string]: string };
  /** Normalizes the ways to write a line, for the check of altered lines; without it that check is skipped. */
  readonly sameLine?: (line: string) => string;
  /** Other readable forms of a state's position, to be played on from; empty if it has none. */
  readonly forms?: (state: AnyState) => readonly unknown[];
  /** Tables with different line formats, in whose matches every printed line is typed in again (`cli/test`). */
  readonly lines?: readonly LinesPlan[];
  /** For a long game: changes drawn options so that random matches end soon. */
  readonly shorten?: Shorten;
  /** A small set-up for checking what viewers remember; a run with it begins with that check. */
  readonly memory?: MemoryPlan;
  /**
   * True for part of a run: the whole run is then checked for kinds that were never played, and hidden ones that never
   * varied.
   */
  readonly isPart?: boolean;
  /** Called after each match with the number of matches done. */
  progress?(done: number): void;
}

/** A game's additions to every run: `plan` in its `test/conformance-plan.ts`. */
export type GamePlan = Pick<
  Plan,
  'symmetries' | 'unvaried' | 'untold' | 'unplayed' | 'shorten' | 'sameLine' | 'forms' | 'lines' | 'memory'
>;

/** This many entries of each kind are always examined closely, so that rare kinds are too. */
const FIRST_TIMES = 6;
/** Whole-match checks run in one match out of this many, at one closely examined state per match. */
const REPLAY_EVERY = 4;
const TWINS_EVERY = 16;
const LIFE_EVERY = 40;
/** Matches played beforehand to estimate their length. */
const TRIAL_MATCHES = 6;

interface Run {
  readonly game: Game;
  readonly plan: Plan;
  readonly seats: number;
  readonly seed: string;
  readonly tally: Tally;
  /** The chance that a state is examined closely. */
  readonly density: number;
}

/** In every second match seats pick the kind of move first. */
const pickOf = (match: number): MovePick => (match % 2 === 0 ? anyMove : anyKind);

/** The usual number of entries of a match, estimated from a few. */
function usualLength(run: Run): number {
  const { game, seats, seed } = run;
  let entries = 0;
  for (let i = 0; i < TRIAL_MATCHES; i += 1) {
    const bench = makeBench(game, setupOf(run, i), newTally());
    const play = newPlay(bench);
    playMatch(bench, play, new Rng(`${seed}/${seats}/trial/${i}`), () => {}, pickOf(i));
    entries += play.steps.length;
  }
  return entries / TRIAL_MATCHES;
}

/**
 * Runs the checks scheduled for a sampled state; none of them may change it.
 * @param name of the state in the run: it seeds each check's own generator
 */
function lookClosely(run: Run, bench: Bench, state: Play['state'], actors: number, name: string): void {
  const before = state.allBytes().join();
  const look = (check: string, every: number, body: (moment: Moment) => void): void => {
    const rng = new Rng(`${name}/${check}`);
    if (rng.below(every) > 0 && run.plan.isThorough !== true) return;
    count(run.tally.checks, check);
    body({ ...bench, state, actors, rng });
    if (state.allBytes().join() !== before) fault(check, 'asking about a state changed it');
  };
  const isResting = isAtRest(run.game, state);
  for (const { name: check, every, isAtRest: needsRest, run: body } of MOMENT_CHECKS) {
    if (isResting || needsRest !== true) look(check, every, body);
  }
  const { untold, sameLine } = run.plan;
  if (untold !== undefined && isResting) look('frames', 2, (moment) => frames(moment, untold));
  if (isResting) look('played on', 16, (moment) => playedOn(moment, run.plan.forms ?? (() => [])));
  if (sameLine !== undefined) look('altered lines', 3, (moment) => alteredLines(moment, sameLine));
  for (const law of run.plan.symmetries ?? []) look('symmetry', 1, (moment) => checkSymmetry(moment, law));
}

/** Plays one match with its checks, at states and as a whole. */
async function runMatch(run: Run, bench: Bench, play: Play, match: number): Promise<SeatReport> {
  const { game, seats, seed, tally, plan } = run;
  const name = `${seed}/${seats}/${match}`;
  const sampler = new Rng(`${name}/sampler`);
  const samples = new Samples();
  const rate = plan.moments ?? 1;
  const due = (every: number): boolean => plan.isThorough === true || sampler.unit() * every < rate;
  const visit = (state: Play['state'], actors: number, step: number): void => {
    const isRare = step > 0 && isFirst(tally, kindOf(game, play.steps[step - 1]));
    if (!isRare && sampler.unit() >= run.density && !(actors === 0 && due(4))) return;
    lookClosely(run, bench, state, actors, `${name}/${step}`);
    if (sampler.below(2) === 0) samples.keep(bench, state, step, new Rng(`${name}/${step}/sample`));
  };
  playMatch(bench, play, new Rng(name), visit, pickOf(match));
  for (const step of play.steps) count(tally.played, kindOf(game, step));
  const final = checkFinal(bench, play.state);
  samples.check();
  const whole = async (check: string, every: number, body: () => void | Promise<void>): Promise<void> => {
    if (!due(every)) return;
    count(tally.checks, check);
    await body();
  };
  await whole('replay', REPLAY_EVERY, () => checkReplay(bench, play));
  await whole('twins', TWINS_EVERY, () => twins(bench, play.steps, `${name}/twins`, plan.isThorough === true));
  await whole('match', LIFE_EVERY, () => matchLife(bench, name, new Rng(`${name}/match`)));
  const scores = final.scores.filter((score) => score !== null);
  const { bounds } = bench.setup;
  return {
    matches: 1,
    entries: { met: play.steps.length, bound: bounds.entries },
    moves: { met: play.peaks.moves, bound: bounds.moves },
    outcomes: { met: play.peaks.outcomes, bound: bounds.outcomes },
    low: scores.length === 0 ? null : { met: Math.min(...scores), bound: bounds.score[0] },
    high: scores.length === 0 ? null : { met: Math.max(...scores), bound: bounds.score[1] },
    endings: { [final.reason]: 1 },
  };
}

function isFirst(tally: Tally, kind: string): boolean {
  const met = tally.firsts.get(kind) ?? 0;
  if (met >= FIRST_TIMES) return false;
  tally.firsts.set(kind, met + 1);
  return true;
}

/** Follows the match with twins for one viewer, or for all. */
function twins(bench: Bench, steps: readonly Played[], name: string, isThorough: boolean): void {
  const start = bench.game.start(bench.setup);
  const one = bench.viewers[new Rng(name).below(bench.viewers.length)];
  for (const viewer of bench.viewers) {
    if (!isThorough && viewer !== one) continue;
    walkTwins(bench, start, steps, viewer, new Rng(`${name}/${viewer}`), (pair) => {
      count(bench.tally.checks, 'twin logs');
      compareLogs(bench, pair);
    });
  }
}

function placeOf({ game, seats, seed }: Run, setup: Setup | null, match: number, step: number): FailurePlace {
  const options = setup === null ? {} : changedOptions(game.optionSchema, seats, setup.options);
  return { game: game.id, seats, options, seed, match, step };
}

/** Turns an exception of a check into a failure with its place; an exception of the game itself is a fault too. */
function failure(run: Run, setup: Setup | null, match: number, play: Play | null, thrown: unknown): ConformanceFailure {
  const { game } = run;
  const steps = play?.steps ?? [];
  const trace = steps.map((step) => [step.by === CHANCE ? 'chance' : step.by, decodeStep(game, step)] as const);
  const place = placeOf(run, setup, match, steps.length);
  if (thrown instanceof Finding) return new ConformanceFailure(place, thrown.check, thrown.message, trace);
  const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return new ConformanceFailure(place, 'exception', what.split('\n').slice(0, 5).join('\n'), trace);
}

/** All matches at one number of seats. */
async function runSeats(run: Run, done: () => void): Promise<{ report: SeatReport; entries: number }> {
  const { game, plan, seats, tally } = run;
  const first = plan.first ?? 0;
  let report: SeatReport | undefined;
  let entries = 0;
  let bench: Bench | null = null;
  let spread = -1;
  if (plan.memory?.seats === seats) remember(run, plan.memory);
  for (let match = first; match < first + plan.matches; match += 1) {
    let play: Play | null = null;
    try {
      if (bench === null || (plan.options === undefined && spreadOf(match) !== spread)) {
        spread = spreadOf(match);
        bench = makeBench(game, setupOf(run, spread), tally);
        checkSetup(bench);
        if (match === first) checkBadPositions(bench);
      }
      play = newPlay(bench);
      report = mergeSeats(report, await runMatch(run, bench, play, match));
    } catch (thrown) {
      throw failure(run, bench?.setup ?? null, match, play, thrown);
    }
    entries += play.steps.length;
    done();
  }
  if (report === undefined) throw new Error('a run needs at least one match');
  return { report, entries };
}

/** Checks what viewers remember; a failure names the match of the run that repeats it. */
function remember(run: Run, memory: MemoryPlan): void {
  const { first = 0, matches } = run.plan;
  let setup: Setup | null = null;
  let play: Play | null = null;
  let match = first;
  try {
    setup = plannedSetup(run.game, memory.options, memory.seats);
    const bench = makeBench(run.game, setup, run.tally);
    checkMemory(bench, memory, `${run.seed}/memory`, [first, first + matches], (begun, by) => {
      play = begun;
      match = by;
    });
  } catch (thrown) {
    throw failure(run, setup, match, play, thrown);
  }
}

function setupOf({ game, plan, seats, seed }: Run, spread: number): Setup {
  if (plan.options === undefined) return spreadSetup(game, seats, seed, spread, plan.shorten);
  return plannedSetup(game, plan.options, seats);
}

function plannedSetup(game: Game, options: object, seats: number): Setup {
  const made = game.setup(options, seats);
  return made.ok ? made.value : fault('setup', `the options of the plan are refused: ${made.problem.message}`);
}

/**
 * Runs the suite that every game must pass: random matches at each number of seats over a spread of options, cheap
 * checks at every step, expensive ones at sampled states.
 * @returns the coverage
 * @throws ConformanceFailure at the first fault, with everything needed to reproduce it
 */
export async function conformance(game: Game, plan: Plan): Promise<Report> {
  const seed = plan.seed ?? 'conformance';
  const tally = newTally();
  for (const kind of kindsOf(game)) tally.played.set(kind, 0);
  const bySeats: { [seats: string]: SeatReport } = {};
  let entries = 0;
  let done = 0;
  const runOf = (seats: number, density: number): Run => ({ game, plan, seats, seed, tally, density });
  for (const seats of plan.seats ?? game.seats) {
    let density = 1;
    try {
      checkFacts(game);
      if (plan.isThorough !== true) density = Math.min(1, (plan.moments ?? 1) / usualLength(runOf(seats, 1)));
    } catch (thrown) {
      throw failure(runOf(seats, 1), null, plan.first ?? 0, null, thrown);
    }
    const result = await runSeats(runOf(seats, density), () => {
      done += 1;
      plan.progress?.(done);
    });
    bySeats[seats] = result.report;
    entries += result.entries;
  }
  const report = makeReport(game.id, bySeats, entries, tally);
  if (plan.isPart === true) return report;
  const gap = gapsIn(report, plan, plan.seats === undefined && plan.options === undefined).at(0);
  if (gap !== undefined) {
    throw new ConformanceFailure(placeOf(runOf(game.seats[0], 1), null, -1, -1), gap.check, gap.what, []);
  }
  return report;
}
