import type { Seat } from '@marchlands/core/seat.ts';
import type { ENDINGS, STEPS } from '../state.ts';

/** A troop, hero or guard token of a town. */
export interface UnitView {
  readonly unit: string;
  /** Hits lost. */
  readonly lost: number;
  readonly artifacts: readonly string[];
}

/** What everybody sees of a town. */
export interface TownView {
  /** In the order of GOODS. */
  readonly goods: readonly number[];
  readonly walls: number;
  /** 0 living, else the place in the order of elimination. */
  readonly eliminated: number;
  /** Production phases without food to come. */
  readonly ban: number;
  /** Own turns begun. */
  readonly turns: number;
  /** Cards in hand. */
  readonly hand: number;
  /** Those of them that everybody knows. */
  readonly open: readonly string[];
  /** So many of the others are known to all to be no attack cards. */
  readonly sure: number;
  /** Card ids, one for each copy. */
  readonly structures: readonly string[];
  readonly units: readonly UnitView[];
  /** Destroyed and still to be had back. */
  readonly fallen: readonly string[];
  readonly points: number;
}

/** One unit in a battle. */
export interface FighterView {
  readonly unit: string;
  /** Place in its town's list of units; null for monsters and minions. */
  readonly place: number | null;
  /** Hits lost by a monster or minion; a town's unit has them in its town. */
  readonly lost: number;
  /** Extra hits that end with this segment, and with the next. */
  readonly extra: readonly [number, number];
  /** The spell cast this segment, 1 .. 6, else 0. */
  readonly spell: number;
  readonly bound: boolean;
  /** Hits placed that have not yet taken effect. */
  readonly pending: number;
}

export interface BattleView {
  readonly segment: number;
  readonly isRaid: boolean;
  /** Initiative being played; 255 before the first. */
  readonly level: number;
  /** Place in the rolling order, and the unit or engine of that place while it rolls. */
  readonly roller: number;
  readonly rolls: string | null;
  readonly caster: number;
  readonly placing: number;
  readonly hits: readonly [number, number];
  readonly sides: readonly [readonly FighterView[], readonly FighterView[]];
}

/** A payment kind by kind (D-02). */
export interface PaymentView {
  readonly what: number;
  readonly card: string;
  readonly good: number;
  readonly due: readonly [number, number];
  readonly accepts: readonly [number, number];
  readonly isDefault: boolean;
  readonly plan: readonly number[];
  readonly spent: readonly number[];
}

/** All that everybody sees. */
export interface Table {
  readonly step: (typeof STEPS)[number];
  readonly actor: Seat;
  readonly active: Seat;
  readonly first: Seat;
  readonly opening: { readonly rolling: number; readonly rolled: readonly number[]; readonly rounds: number };
  /** Cards not yet drawn. */
  readonly deck: number;
  readonly discard: readonly string[];
  readonly aside: readonly string[];
  readonly towns: readonly TownView[];
  /** Non-card version: things rolled this turn. */
  readonly offers: readonly string[];
  /** Bits of the seats that were victims this turn. */
  readonly victims: number;
  readonly bought: { readonly magic: number; readonly guild: number; readonly swaps: number };
  readonly source: string;
  readonly table: string;
  readonly attackCard: string | null;
  readonly victim: Seat;
  /** What is asked about one by one: a card number and copy (upkeep, earthquake) or the place of a unit. */
  readonly cursor: readonly [at: number, copy: number, lost: number];
  /** Bits of units: raiders chosen, or doomed. */
  readonly chosen: number;
  readonly left: number;
  readonly sum: number;
  readonly payment: PaymentView | null;
  /** The artifact that waits for a hero. */
  readonly artifact: string | null;
  readonly battle: BattleView | null;
  readonly monsters: number;
  readonly lastMonster: string | null;
  readonly reason: (typeof ENDINGS)[number];
}

/** A card in a hand that the viewer knows and not everybody does. */
export interface HeldCard {
  readonly card: string;
  /** Bits of the seats that the viewer knows to have seen it. */
  readonly seenBy: number;
}

/** What one viewer knows besides. */
export interface Own {
  /** By seat. */
  readonly hands: readonly (readonly HeldCard[])[];
  /** Rows of the memory of sifted cards: by viewer, so many by owner. */
  readonly sure: readonly { readonly viewer: Seat; readonly row: readonly number[] }[];
}
