/** The six commodities, in the order of the notation; gold, which pays for anything, is last. */
export const GOODS = ['food', 'weapons', 'wood', 'stone', 'magic', 'gold'] as const;
export type Good = (typeof GOODS)[number];
export const FOOD = 0;
export const WEAPONS = 1;
export const WOOD = 2;
export const STONE = 3;
export const MAGIC = 4;
export const GOLD = 5;
/** Letters of the goods in mixes, in the same order (wood is `t`, timber). */
export const LETTERS = 'fwtsmg';

export const CARD_KINDS = ['structure', 'troop', 'hero', 'artifact', 'monster', 'disaster'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const TAGS = ['magic', 'spells', 'mounted', 'missile', 'magical', 'engine'] as const;
export type Tag = (typeof TAGS)[number];

/** The cards that an effect touches: every given field must match. */
export interface Match {
  readonly kind?: CardKind;
  readonly tag?: Tag;
  readonly withoutTag?: Tag;
}

/** The victim of an attack card: the next town on the left, any opponent, or nobody. */
export type VictimRule = 'left' | 'any' | 'none';

export type Effect =
  /** Market Place: `give` units of one kind for `gain` gold (BK-18). */
  | { readonly type: 'convert'; readonly give: number; readonly gain: number }
  /** Temple (BK-16). */
  | { readonly type: 'handLimit'; readonly amount: number }
  /** Guild Hall: a card for this much gold (BK-14). */
  | { readonly type: 'buyDraw'; readonly price: number }
  /** Tavern: `gain` gold for every `per` defenders, rounded up (BK-24). */
  | { readonly type: 'revenuePerDefenders'; readonly per: number; readonly gain: number }
  /** `amount` off the cost of matching cards (BK-31). */
  | { readonly type: 'discount'; readonly amount: number; readonly on: Match }
  /** Guard House (BK-33). */
  | { readonly type: 'guardTokens'; readonly amount: number }
  /** Moat: every unit of the attacking side has this many dice fewer (BK-53). */
  | { readonly type: 'attackerDice'; readonly less: number }
  /** A town engine with the initiative and dice of its card (BK-65). */
  | { readonly type: 'engine' }
  /** Added to the bearer (BK-30). */
  | { readonly type: 'artifactBonus'; readonly init: number; readonly ad: number; readonly hits: number }
  /** A monster's battle (BK-51). */
  | { readonly type: 'battle'; readonly victim: VictimRule }
  /** War (BK-50). */
  | { readonly type: 'raid'; readonly victim: VictimRule }
  /** Earthquake, Plague: one die for each; destroyed on these numbers (BK-43, BK-44). */
  | {
      readonly type: 'rollDestroy';
      readonly victim: VictimRule;
      readonly each: 'structure' | 'defender';
      readonly on: readonly number[];
    }
  /** Blizzard, Draught (BK-45). */
  | { readonly type: 'foodBan'; readonly victim: VictimRule }
  /** Magical Vortex: as many cards as a die shows (BK-46). */
  | { readonly type: 'discardHand'; readonly victim: VictimRule }
  /** Thieves: gold by this many dice (BK-47). */
  | { readonly type: 'loseGold'; readonly victim: VictimRule; readonly dice: number }
  /** Assassin (BK-48). */
  | { readonly type: 'killHero'; readonly victim: VictimRule }
  /** Spies (BK-49). */
  | { readonly type: 'spy'; readonly victim: VictimRule }
  /** Prosperity, Caravan: gold by this many dice (BK-41). */
  | { readonly type: 'gainGold'; readonly victim: VictimRule; readonly dice: number };

export type EffectType = Effect['type'];

/** A part of an upkeep: paid from these goods, or gold (BK-19). */
export interface Upkeep {
  readonly amount: number;
  readonly pays: readonly Good[];
}

/** One card, as in a deck file. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  /** Before discounts; null if the card is never built. */
  readonly cost: number | null;
  /** Goods accepted for the cost besides gold. */
  readonly pays: readonly Good[];
  readonly init: number | null;
  /** Attack dice. */
  readonly ad: number | null;
  readonly hits: number | null;
  readonly tags: readonly Tag[];
  /** Each production phase. */
  readonly revenue: { readonly [good in Good]?: number };
  readonly upkeep: readonly Upkeep[];
  readonly effects: readonly Effect[];
  /** Its effect, in one line. */
  readonly text: string;
}

export function matches(card: Card, on: Match): boolean {
  if (on.kind !== undefined && card.kind !== on.kind) return false;
  if (on.tag !== undefined && !card.tags.includes(on.tag)) return false;
  return on.withoutTag === undefined || !card.tags.includes(on.withoutTag);
}

/** Whether a card is played against a town, and never built. */
export function isAttackCard({ kind }: Pick<Card, 'kind'>): boolean {
  return kind === 'monster' || kind === 'disaster';
}

/** Whether a card stands on the wall once it is hired. */
export function isDefender({ kind }: Pick<Card, 'kind'>): boolean {
  return kind === 'troop' || kind === 'hero';
}

/** Whether a card strikes and is struck in a battle. */
export function isUnit(card: Pick<Card, 'kind'>): boolean {
  return isDefender(card) || card.kind === 'monster';
}

export function isEngine({ effects }: Card): boolean {
  return effects.some(({ type }) => type === 'engine');
}
