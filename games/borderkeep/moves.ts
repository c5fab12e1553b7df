import { type MoveOf, moves } from '@marchlands/core/moves.ts';
import { oneOf, type Param, places, whole } from '@marchlands/core/params.ts';
import { open, seenBy } from '@marchlands/core/sight.ts';
import { GOODS } from './data/cards.ts';
import { CARD_IDS, KINDS } from './data/deck/deck.ts';
import { COPIES, GUARD, MAX_GUARDS, MAX_MINIONS, MINION } from './setup.ts';

/** Most units of one commodity in one payment. */
export const MOST_SPENT = 63;

/** Names of units: a card, or its further copies (`knights#2`), guard tokens and minions. */
export const UNIT_NAMES: readonly string[] = [
  ...CARD_IDS.flatMap((id) => Array.from({ length: COPIES }, (_, i) => (i === 0 ? id : `${id}#${i + 1}`))),
  ...Array.from({ length: MAX_GUARDS }, (_, i) => `guard#${i + 1}`),
  ...Array.from({ length: MAX_MINIONS }, (_, i) => `minion#${i + 1}`),
];
const GUARDS = KINDS * COPIES;
const MINIONS = GUARDS + MAX_GUARDS;

/**
 * The number of a unit's name.
 * @param kind card number, GUARD or MINION
 * @param copy 1 for the oldest of its kind
 */
export function unitNumber(kind: number, copy: number): number {
  if (kind === GUARD) return GUARDS + copy - 1;
  return kind === MINION ? MINIONS + copy - 1 : kind * COPIES + copy - 1;
}

export function unitKind(number: number): number {
  if (number < GUARDS) return Math.floor(number / COPIES);
  return number < MINIONS ? GUARD : MINION;
}

export function unitCopy(number: number): number {
  if (number < GUARDS) return (number % COPIES) + 1;
  return number < MINIONS ? number - GUARDS + 1 : number - MINIONS + 1;
}

/** The first copy of a card goes by the card's name, with or without `#1`. */
const unitName: Param<string> = {
  ...oneOf(...UNIT_NAMES),
  parse(text) {
    const lower = text.toLowerCase();
    const name = lower.endsWith('#1') && !UNIT_NAMES.includes(lower) ? lower.slice(0, -2) : lower;
    return UNIT_NAMES.indexOf(name);
  },
  expected: 'a unit such as knights, knights#2, guard#1 or minion#1',
};
const unit = open(unitName);
const cardId: Param<string> = { ...oneOf(...CARD_IDS), expected: 'a card id such as farm or orc-army' };
const card = open(cardId);
const pay = open(oneOf('default', 'mix'));
const good = open(oneOf(...GOODS.slice(0, 5)));
const seat = open(places(['A', 'B', 'C', 'D', 'E', 'F'], 'a seat from A to F'));

const moveKinds = {
  /** Ends drawing, building, attacking or healing. */
  end: {},
  /** An extra card for magic (BK-13); `pay` as in every payment: the default mix (BK-07), or kind by kind. */
  buy: { pay },
  /** A card from the Guild Hall (BK-14). */
  guild: {},
  /** A swap at the Market Place (BK-18). */
  market: { good },
  /** A discard from hand (BK-16, BK-46). */
  drop: { card },
  /** Pays the upkeep of the current card (BK-19). */
  keep: { pay },
  /** Lets the current card go (BK-21). */
  lapse: {},
  /** Builds a card from hand, or a thing rolled (BK-26). */
  build: { card, pay },
  /** In a payment kind by kind: this many units of the current good; gold fills the rest (BK-06). */
  spend: { amount: open(whole(0, MOST_SPENT)) },
  /** The hero that gets the artifact just built (BK-29). */
  attach: { unit },
  /** Plays an attack card from hand (BK-38). */
  play: { card },
  /** The victim of the card just played (BK-40). */
  target: { seat },
  /** The victim's hero to kill (BK-48). */
  kill: { unit },
  /** War: sends the current defender, or keeps it home (BK-50). */
  send: {},
  stay: {},
  /** War: before a segment (BK-71). */
  press: {},
  withdraw: {},
  /** The target of the spell (BK-56). */
  ensorcell: { unit },
  /** One hit healed by the spell (BK-58). */
  mend: { unit },
  /** One hit placed (BK-63). */
  hit: { unit },
  /** One structure lost after a battle (BK-69). */
  lose: { card },
  /** One castle wall rebuilt (BK-75). */
  wall: { pay },
  /** A card taken back (BK-76, BK-98). */
  recover: { card, pay },
  /** The structure picked (BK-91). */
  pick: { card },
  /** War: one raider goes home before a segment (option raidersWithdraw). */
  recall: { unit },
};

export const moveCodec = moves(moveKinds);
export type Move = MoveOf<typeof moveKinds>;

const outcomeKinds = {
  /** A six-sided die: opening roll, attack, spell, loss, disaster. */
  die: { die: open(whole(1, 6)) },
  /** A card from the deck (BK-12), or out of a hand (vortexChoice = random). */
  card: { card: seenBy(cardId, 'drawer', 'allWhereOpen') },
  /** The non-card version's event die, with 10 for 0 (BK-90). */
  event: { die: open(whole(1, 10)) },
  /** The roll on the event's table, with 10 or 100 for 0 and 00 (BK-90). */
  table: { die: open(whole(1, 100)) },
  /** A unit picked at random: solo Assassin (BK-85), a hit under soloTargeting = random. */
  unit: { unit },
};

export const outcomeCodec = moves(outcomeKinds);
export type Outcome = MoveOf<typeof outcomeKinds>;

/** First codes of the kinds, for the rules. */
export const MOVE = moveCodec.base;
export const OUTCOME = outcomeCodec.base;
/** Offset of `pay: 'mix'`. */
export const MIX_PAY = 1;
