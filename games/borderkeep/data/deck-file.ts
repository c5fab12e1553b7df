import { type Reading, read } from '@marchlands/core/read.ts';
import { quoted, type Result } from '@marchlands/core/result.ts';
import {
  CARD_KINDS,
  type Card,
  type CardKind,
  type EffectType,
  GOODS,
  type Good,
  isAttackCard,
  isDefender,
  isEngine,
  isUnit,
  TAGS,
  type Upkeep,
} from './cards.ts';
import { CARD_IDS, cardNumber, DECK } from './deck/deck.ts';
import { readEffect } from './effect-file.ts';

/** The most troops and heroes, artifacts and engines in a deck: the town has room for this many. */
export const MOST_DEFENDERS = 24;
export const MOST_ARTIFACTS = 4;
export const MOST_ENGINES = 8;
/** The highest figures that a custom card may have. */
export const MOST = { cost: 30, init: 30, ad: 12, hits: 12, revenue: 20, upkeep: 9 };
const FIELDS: readonly string[] = [
  ...['id', 'name', 'kind', 'cost', 'pays', 'init', 'ad', 'hits', 'tags', 'revenue', 'upkeep', 'effects', 'text'],
];

function numberOrNull(r: Reading, value: unknown, at: string, most: number): number | null {
  return value === null ? null : r.whole(value, at, 0, most);
}

function readRevenue(r: Reading, value: unknown, at: string): Card['revenue'] {
  const raw = r.record(value, at, 'an object such as {"food": 2}');
  r.only(raw, at, GOODS);
  const revenue: { [good in Good]?: number } = {};
  for (const good of GOODS) {
    if (Object.hasOwn(raw, good)) revenue[good] = r.whole(raw[good], `${at}.${good}`, 1, MOST.revenue);
  }
  return revenue;
}

/** Goods accepted besides gold; gold itself may be named too. */
function readPays(r: Reading, value: unknown, at: string): Good[] {
  const named = r.list(value, at, (item, place) => r.oneOf(item, place, GOODS));
  return GOODS.filter((good) => good !== 'gold' && named.includes(good));
}

function readUpkeep(r: Reading, value: unknown, at: string): Upkeep {
  const raw = r.record(value, at, 'an object with amount and pays');
  return {
    amount: r.whole(raw['amount'], `${at}.amount`, 1, MOST.upkeep),
    pays: readPays(r, raw['pays'], `${at}.pays`),
  };
}

/** The fields that a kind of card must and may not have; a sentence, or null if the card is valid. */
function faultOf(card: Card): string | null {
  const isAttack = isAttackCard(card);
  if (isAttack !== (card.cost === null)) return isAttack ? 'must have no cost (null).' : 'must have a cost.';
  const hasStats = card.init !== null && card.ad !== null;
  if (isUnit(card) && (!hasStats || card.hits === null || card.hits === 0))
    return 'must have init, ad and at least 1 hit.';
  if (isEngine(card) && !hasStats) return 'must have init and ad, as it is an engine.';
  if (!isUnit(card) && card.hits !== null) return 'must have no hits (null).';
  if (card.upkeep.length > 2) return 'may have at most two parts of upkeep.';
  const [first, second] = card.upkeep;
  if (card.upkeep.length === 2 && first.pays.some((good) => second.pays.includes(good))) {
    return 'must not accept the same commodity in both parts of its upkeep.';
  }
  if (isAttack && card.effects.length !== 1) return 'must have exactly one effect, as an attack card.';
  if (isAttack && (card.upkeep.length > 0 || Object.keys(card.revenue).length > 0)) {
    return 'must have no revenue and no upkeep, as an attack card.';
  }
  const wrong = card.effects.find(({ type }) => BELONGS_ON[type] !== card.kind);
  return wrong === undefined ? null : `may not have the effect "${wrong.type}".`;
}

/** The defaults of a new card's fields. */
export const EMPTY_CARD = {
  cost: null,
  pays: [],
  init: null,
  ad: null,
  hits: null,
  tags: [],
  revenue: {},
  upkeep: [],
  effects: [],
};

/** The kind of card to which each effect belongs. */
const BELONGS_ON: { readonly [type in EffectType]: CardKind } = {
  convert: 'structure',
  handLimit: 'structure',
  buyDraw: 'structure',
  revenuePerDefenders: 'structure',
  discount: 'structure',
  guardTokens: 'structure',
  attackerDice: 'structure',
  engine: 'structure',
  artifactBonus: 'artifact',
  battle: 'monster',
  raid: 'disaster',
  rollDestroy: 'disaster',
  foodBan: 'disaster',
  discardHand: 'disaster',
  loseGold: 'disaster',
  killHero: 'disaster',
  spy: 'disaster',
  gainGold: 'disaster',
};

/** A card by its id alone, as shipped, or as an object; the shipped farm if it is neither. */
function readCard(r: Reading, value: unknown, at: string): Card {
  if (typeof value === 'string') {
    const shipped = DECK.find(({ id }) => id === value.toLowerCase());
    if (shipped === undefined) r.fail(at, `names no shipped card: ${quoted(value)}.`);
    return shipped ?? DECK[0];
  }
  const raw = r.record(value, at, 'a card id or an object');
  r.only(raw, at, FIELDS);
  const id = raw['id'];
  const number = typeof id === 'string' ? cardNumber(id) : -1;
  if (number < 0) {
    r.fail(`${at}.id`, `must have the id of a shipped card, or extra-1 to extra-5, not ${quoted(id)}.`);
    return DECK[0];
  }
  const given: { readonly [field: string]: unknown } = { ...EMPTY_CARD, ...DECK[number], ...raw };
  const name = r.text(given.name, `${at}.name`, 40);
  const card: Card = {
    id: CARD_IDS[number],
    name,
    kind: r.oneOf(given.kind, `${at}.kind`, CARD_KINDS),
    cost: numberOrNull(r, given.cost, `${at}.cost`, MOST.cost),
    pays: readPays(r, given.pays, `${at}.pays`),
    init: numberOrNull(r, given.init, `${at}.init`, MOST.init),
    ad: numberOrNull(r, given.ad, `${at}.ad`, MOST.ad),
    hits: numberOrNull(r, given.hits, `${at}.hits`, MOST.hits),
    tags: r.list(given.tags, `${at}.tags`, (tag, place) => r.oneOf(tag, place, TAGS)),
    revenue: readRevenue(r, given.revenue, `${at}.revenue`),
    upkeep: r.list(given.upkeep, `${at}.upkeep`, (part, place) => readUpkeep(r, part, place)),
    effects: r.list(given.effects, `${at}.effects`, (effect, place) => readEffect(r, effect, place)),
    text: r.text(given.text === undefined ? name : given.text, `${at}.text`, 200),
  };
  const fault = faultOf(card);
  if (fault !== null) r.fail(at, fault);
  return card;
}

/**
 * BK-08: a deck from a file: a list of card ids (`"farm"`, as shipped) and of objects with an id and any fields that
 * differ from the shipped card of that id. New cards have the ids `extra-1` to `extra-5`, with all their fields.
 */
export function readDeck(value: unknown, at: string): Result<readonly Card[]> {
  return read((r) => {
    if (!Array.isArray(value)) r.fail(at, `must be a list of cards, not ${quoted(value)}.`, 'BK-08');
    const cards = r.list(value, at, (item, place) => readCard(r, item, place));
    const twice = cards.findIndex(({ id }, i) => cards.findIndex((card) => card.id === id) < i);
    if (twice >= 0) {
      const { id } = cards[twice];
      r.fail(`${at}[${twice}]`, `is in the deck twice: ${id}. There is one of each card.`, 'BK-08');
    }
    const limits: readonly [string, number, (card: Card) => boolean][] = [
      ['troops and heroes', MOST_DEFENDERS, isDefender],
      ['artifacts', MOST_ARTIFACTS, ({ kind }) => kind === 'artifact'],
      ['engines', MOST_ENGINES, isEngine],
    ];
    for (const [what, most, counts] of limits) {
      const count = cards.filter(counts).length;
      if (count > most) r.fail(at, `has ${count} ${what}; a deck may have ${most} at most.`, 'BK-08');
    }
    return cards.sort((a, b) => cardNumber(a.id) - cardNumber(b.id));
  });
}
