/** A battle as displayed: built from a view, then updated event by event. */
import type { Seat } from '@marchlands/core/seat.ts';
import { CARD_IDS } from '../../data/deck/deck.ts';
import { SPELL_DICE, SPELL_INIT } from '../../data/spells.ts';
import type { Side } from '../../events.ts';
import type { Setup } from '../../setup.ts';
import type { Table, UnitView } from '../../view/table.ts';
import { type Stats, statsOf } from '../units.ts';

/** One unit of a battle. */
export interface Fighter {
  /** Unique for the whole battle, even if minions are renumbered. */
  readonly key: string;
  readonly unit: string;
  /** With artifacts, but without spells and Moat. */
  readonly stats: Stats;
  readonly artifacts: readonly string[];
  readonly lost: number;
  /** Extra hits that end with this segment, and with the next. */
  readonly extra: readonly [number, number];
  /** Placed hits that have not yet taken effect. */
  readonly pending: number;
  /** The spell cast this segment, 1 .. 6, else 0. */
  readonly spell: number;
  readonly isBound: boolean;
  readonly isFallen: boolean;
  /** Its dice this segment. */
  readonly rolled: readonly number[];
}

/** An engine of the town: it rolls, and cannot be hit (BK-65). */
export interface Engine {
  readonly card: string;
  readonly count: number;
  readonly init: number;
  readonly dice: number;
  readonly rolled: readonly number[];
}

export interface Outcome {
  /** 0 the attacking side, 1 the town, null neither. */
  readonly winner: Side | null;
  readonly hasWithdrawn: boolean;
  /** The die for the losses, once rolled. */
  readonly loss: number | null;
  readonly structures: readonly string[];
  readonly walls: number;
}

export interface Scene {
  readonly attacker: Seat;
  readonly victim: Seat;
  /** The attack card that caused it. */
  readonly card: string;
  readonly isRaid: boolean;
  readonly segment: number;
  /** The current initiative; null between levels and while spells are cast. */
  readonly level: number | null;
  readonly sides: readonly [readonly Fighter[], readonly Fighter[]];
  readonly engines: readonly Engine[];
  /** Dice that the Moat takes from every attacker. */
  readonly moat: number;
  readonly outcome: Outcome | null;
}

export function isMinion(unit: string): boolean {
  return unit.startsWith('minion#');
}

/** A unit joining a battle. */
function joining(setup: Setup, side: Side, { unit, lost, artifacts }: UnitView): Fighter {
  return {
    key: `${side} ${unit}`,
    unit,
    stats: statsOf(setup, { unit, artifacts }),
    artifacts,
    lost,
    extra: [0, 0],
    pending: 0,
    spell: 0,
    isBound: false,
    isFallen: false,
    rolled: [],
  };
}

/** The engines of a town, each kind once. */
function enginesOf({ groups, tables }: Setup, structures: readonly string[]): readonly Engine[] {
  return groups.engines.flatMap((number) => {
    const card = CARD_IDS[number];
    const count = structures.filter((id) => id === card).length;
    const stats = { init: tables.unitInit[number], dice: tables.unitDice[number] };
    return count === 0 ? [] : [{ card, count, ...stats, rolled: [] }];
  });
}

/** BK-53: the effect of the Moat; copies count once (BK-92). */
function moatOf({ groups, tables }: Setup, structures: readonly string[]): number {
  const moats = groups.moats.filter((number) => structures.includes(CARD_IDS[number]));
  return moats.reduce((sum, number) => sum + tables.dicePenalty[number], 0);
}

/** Hits that a fighter can still take: plus extra ones, minus those placed (BK-57, BK-63). */
export function hitsLeft({ stats, lost, extra, pending, isFallen }: Fighter): number {
  return isFallen ? 0 : stats.hits - lost + extra[0] + extra[1] - pending;
}

/** BK-53, BK-55: the initiative of this segment. */
export function initOf({ stats, spell }: Fighter): number {
  return stats.init + (SPELL_INIT[spell] ?? 0);
}

/** BK-53, BK-56, BK-60: the dice of this segment. */
export function diceOf(setup: Setup, scene: Scene, side: Side, { unit, stats, spell, isBound }: Fighter): number {
  if (isBound) return 0;
  const isWeakened = side === 0 && (!isMinion(unit) || setup.options.moatOnMinions);
  return Math.max(0, stats.dice + (SPELL_DICE[spell] ?? 0) - (isWeakened ? scene.moat : 0));
}

/**
 * The battle on a table.
 * @param before the previous scene, if any: dice on the table and the fallen are not in a view
 * @returns null if no battle is being fought
 */
export function sceneOf(setup: Setup, table: Table, before: Scene | null): Scene | null {
  const { battle } = table;
  if (battle === null) return null;
  const isSame = before !== null && before.outcome === null && before.victim === table.victim;
  const isSegment = isSame && battle.segment === before.segment;
  const sides = ([0, 1] as const).map((side): readonly Fighter[] => {
    const town = table.towns[side === 0 ? table.active : table.victim];
    const known = isSame ? before.sides[side] : [];
    const living = battle.sides[side].map((one, i): Fighter => {
      const unit = one.place === null ? undefined : town.units[one.place];
      const old = known.find((fighter) => fighter.unit === one.unit && !fighter.isFallen);
      return {
        ...joining(setup, side, { unit: one.unit, lost: unit?.lost ?? one.lost, artifacts: unit?.artifacts ?? [] }),
        key: old?.key ?? (isMinion(one.unit) ? `${side} ${one.unit} ${battle.segment} ${i}` : `${side} ${one.unit}`),
        extra: one.extra,
        pending: one.pending,
        spell: one.spell,
        isBound: one.bound,
        rolled: isSegment ? (old?.rolled ?? []) : [],
      };
    });
    // The fallen lie where they stood.
    const stood = known.flatMap((one) => (one.isFallen ? one : (living.find(({ key }) => key === one.key) ?? [])));
    return [...stood, ...living.filter((one) => !stood.includes(one))];
  });
  const structures = table.towns[table.victim]?.structures ?? [];
  return {
    attacker: table.active,
    victim: table.victim,
    card: table.attackCard ?? '',
    isRaid: battle.isRaid,
    segment: battle.segment,
    level: battle.level > 0 && battle.level < 255 ? battle.level : null,
    sides: [sides[0] ?? [], sides[1] ?? []],
    engines: enginesOf(setup, structures).map((engine) => ({
      ...engine,
      rolled: isSegment ? (before.engines.find(({ card }) => card === engine.card)?.rolled ?? []) : [],
    })),
    moat: moatOf(setup, structures),
    outcome: null,
  };
}

/** Initiatives with an attack this segment, highest first, with their attackers. */
export function levelsOf(
  setup: Setup,
  scene: Scene,
): readonly { readonly init: number; readonly sides: readonly [readonly string[], readonly string[]] }[] {
  const levels = new Map<number, [string[], string[]]>();
  const at = (init: number): [string[], string[]] => {
    const known = levels.get(init) ?? [[], []];
    levels.set(init, known);
    return known;
  };
  for (const side of [0, 1] as const) {
    for (const fighter of scene.sides[side]) {
      if (!fighter.isFallen && diceOf(setup, scene, side, fighter) > 0) at(initOf(fighter))[side].push(fighter.unit);
    }
  }
  for (const engine of scene.engines) if (engine.dice > 0) at(engine.init)[1].push(engine.card);
  return [...levels].sort(([a], [b]) => b - a).map(([init, sides]) => ({ init, sides }));
}
