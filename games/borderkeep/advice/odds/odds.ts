import { diceOf, endOf, firstOf, initOf } from '../../rules/fighters.ts';
import { isCaster, isLedByRule } from '../../rules/spells.ts';
import { builtOf } from '../../rules/town.ts';
import { COPIES } from '../../setup.ts';
import { SIDE, STEP, type State } from '../../state.ts';
import { type Battle, BattleTable, cellsOf, type Placer } from './battle-table.ts';
import { isLimitFelt } from './limit.ts';
import { enginesOf, levelsOf, lineOf } from './line.ts';
import { playedOut } from './played-out.ts';

/**
 * The possible ends of a battle, as shares that add up to 1, if each side places its hits optimally. If the odds are
 * exact, a share of 0 or 1 is certain.
 */
export interface Odds {
  /** The attacking side wins, and the town loses structures. */
  readonly attackers: number;
  /** The town holds. */
  readonly town: number;
  /** Neither: the battle lasts too long (BK-72), or the raiders withdraw. */
  readonly neither: number;
  /** Battles sampled if the figures are not exact; null if they are. */
  readonly samples: number | null;
  /** Standard error of `attackers`; 0 if exact. */
  readonly error: number;
  /** Sides that still have a choice of where a hit goes. */
  readonly choosers: 'none' | 'attackers' | 'town' | 'both';
  /** Raiders who may withdraw are assumed to fight on. */
  readonly fightsOn: boolean;
}

/** Battles sampled if the exact table is too large. */
const SAMPLES = 2_500;
/** Size of the largest table that is computed: some 30 milliseconds. */
const MOST_CELLS = 600_000;
/** The same for a table computed segment by segment, over all segments. */
const MOST_WORK = 2_500_000;
/** Cached tables of the last battles asked about: a step of placing asks for the same one again and again. */
const KEPT = 4;

/** Whether spells may still change the battle: a living caster, or an ensorcelled unit. */
function hasMagic(s: State): boolean {
  for (const side of [0, 1]) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      if (s.bound[at] === 1 || isCaster(s, at)) return true;
    }
  }
  return false;
}

/** Dice still to be rolled at the current initiative, by side. */
function diceLeft(s: State): [number, number] {
  const left: [number, number] = [0, 0];
  if (s.step !== STEP.attackDie) return left;
  const isEngine = s.roller >= 2 * SIDE;
  left[isEngine || s.roller >= SIDE ? 1 : 0] = s.left;
  for (const side of [0, 1] as const) {
    for (let at = firstOf(side); at < endOf(s, side); at += 1) {
      if (at > s.roller && initOf(s, at) === s.level) left[side] += diceOf(s, at);
    }
  }
  const { engines } = s.setup.groups;
  const { unitInit, unitDice } = s.setup.tables;
  for (const [i, card] of engines.entries()) {
    for (let copy = 0; copy < builtOf(s, s.victim, card); copy += 1) {
      const place = 2 * SIDE + i * COPIES + copy;
      if (place > s.roller && unitInit[card] === s.level) left[1] += unitDice[card];
    }
  }
  return left;
}

function placerOf(s: State, side: number): Placer {
  return isLedByRule(s, side) ? s.setup.options.soloTargeting : 'best';
}

function battleOf(s: State): Battle {
  const lines = [lineOf(s, 0), lineOf(s, 1)] as const;
  const engines = enginesOf(s);
  return {
    lines,
    levels: levelsOf(lines, engines),
    engines,
    placers: [placerOf(s, 0), placerOf(s, 1)],
    isMutualWin: s.setup.options.mutualDestruction === 'loss',
  };
}

/** The sides with a choice left: a player with more than one unit to hit. */
function choosersOf({ lines, placers }: Battle): Odds['choosers'] {
  const attackers = placers[0] === 'best' && lines[1].room.length > 1;
  const town = placers[1] === 'best' && lines[0].room.length > 1;
  if (attackers) return town ? 'both' : 'attackers';
  return town ? 'town' : 'none';
}

const kept = new Map<string, BattleTable>();

/** The table of a battle, or null if it would be too large. */
function tableOf(battle: Battle, segments: number): BattleTable | null {
  const cells = cellsOf(battle);
  if (cells > MOST_CELLS) return null;
  const isFelt = isLimitFelt(battle, segments);
  if (isFelt && cells * segments > MOST_WORK) return null;
  const { lines, engines, placers, isMutualWin } = battle;
  const key = JSON.stringify([
    lines.map(({ room, dice, init, isMinion }) => [room, dice, init, isMinion]),
    [...engines],
    placers,
    isMutualWin,
    isFelt ? segments : null,
  ]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const table = new BattleTable(battle, isFelt ? segments : null);
  if (kept.size >= KEPT) {
    const [oldest] = kept.keys();
    kept.delete(oldest);
  }
  kept.set(key, table);
  return table;
}

/**
 * The odds of a state's battle at any moment, given the dice rolled, the hits placed and those still to place. Without
 * living casters they are exact: the player who places hits does so optimally, a solo monster follows its rule (option
 * soloTargeting), and the limit on segments counts. Raiders are assumed to fight on, which never lowers their chance.
 * With casters, or if the table would be too large, battles are sampled with a heuristic policy.
 * @param samples number of battles sampled if the odds are not exact
 * @param seed of their dice: sampling in several rounds needs a different one for each
 * @throws if no battle is being fought
 */
export function battleOdds(s: State, samples: number = SAMPLES, seed = 'odds'): Odds {
  if (s.count[0] === 0) throw new Error('no battle is being fought');
  const battle = battleOf(s);
  const { options } = s.setup;
  const said = {
    choosers: choosersOf(battle),
    fightsOn: s.isRaid === 1 && options.raidersWithdraw !== 'never',
  };
  const isInside = s.level > 0 && s.level < 255;
  const segments = options.maxSegments - s.segment + (isInside ? 1 : 0);
  const table = hasMagic(s) ? null : tableOf(battle, segments);
  if (table === null) return { ...playedOut(s, samples, seed), ...said };
  const pending = [battle.lines[0].pending, battle.lines[1].pending] as const;
  const level = battle.levels.indexOf(s.level);
  const worth = isInside ? table.at(level, pending, [s.hits[0], s.hits[1]], diceLeft(s)) : table.atStart();
  return {
    attackers: worth.wins,
    town: worth.holds,
    neither: Math.max(0, 1 - worth.wins - worth.holds),
    samples: null,
    error: 0,
    ...said,
  };
}
