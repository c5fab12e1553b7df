import { fail, isPlainText, isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import {
  CARD_KINDS,
  type Card,
  type CardKind,
  type Effect,
  GOODS,
  type Good,
  TAGS,
  type Tag,
  type Upkeep,
} from './cards.ts';
import { CARD_IDS, cardNumber, DECK } from './deck/deck.ts';
import { readEffect } from './effect-file.ts';
import { readList, readOneOf, readWhole } from './reading.ts';

/** Most troops and heroes, artifacts and engines in a deck: the town has room for so many. */
export const MOST_DEFENDERS = 24;
export const MOST_ARTIFACTS = 4;
export const MOST_ENGINES = 8;
const MOST = { cost: 30, init: 30, ad: 12, hits: 12, revenue: 20, upkeep: 9 };
const FIELDS: readonly string[] = [
  ...['id', 'name', 'kind', 'cost', 'pays', 'init', 'ad', 'hits', 'tags', 'revenue', 'upkeep', 'effects', 'text'],
];

function readText(value: unknown, at: string, most: number): Result<string> {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most && isPlainText(value)
    ? ok(value)
    : fail(`must be one line of text of 1 to ${most} characters, not ${shown(value)}.`, at);
}

function readNumberOrNull(value: unknown, most: number, at: string): Result<number | null> {
  return value === null ? ok(null) : readWhole(value, 0, most, at);
}

function readRevenue(value: unknown, at: string): Result<Card['revenue']> {
  if (!isRecord(value)) return fail(`must be an object such as {"food": 2}, not ${shown(value)}.`, at);
  const revenue: { [good in Good]?: number } = {};
  for (const [name, amount] of Object.entries(value)) {
    const good = readOneOf(GOODS, name, at);
    if (!good.ok) return good;
    const read = readWhole(amount, 1, MOST.revenue, `${at}.${name}`);
    if (!read.ok) return read;
    revenue[good.value] = read.value;
  }
  return ok(revenue);
}

/** Goods accepted besides gold, which may be named too. */
function readPays(value: unknown, at: string): Result<Good[]> {
  const read = readList(value, at, (item, place) => readOneOf(GOODS, item, place));
  return read.ok ? ok(GOODS.filter((good) => good !== 'gold' && read.value.includes(good))) : read;
}

function readUpkeep(value: unknown, at: string): Result<Upkeep> {
  if (!isRecord(value)) return fail(`must be an object with amount and pays, not ${shown(value)}.`, at);
  const amount = readWhole(value['amount'], 1, MOST.upkeep, `${at}.amount`);
  if (!amount.ok) return amount;
  const pays = readPays(value['pays'], `${at}.pays`);
  return pays.ok ? ok({ amount: amount.value, pays: pays.value }) : pays;
}

/** What a kind of card must and may not have; a sentence, or null where the card is sound. */
function faultOf(card: Card): string | null {
  const isBuilt = card.kind !== 'monster' && card.kind !== 'disaster';
  if (isBuilt !== (card.cost !== null)) return isBuilt ? 'must have a cost.' : 'must have no cost (null).';
  const isUnit = card.kind === 'troop' || card.kind === 'hero' || card.kind === 'monster';
  const isEngine = card.effects.some((effect) => effect.type === 'engine');
  const hasStats = card.init !== null && card.ad !== null;
  if (isUnit && (!hasStats || card.hits === null || card.hits === 0)) return 'must have init, ad and at least 1 hit.';
  if (isEngine && !hasStats) return 'must have init and ad, as it is an engine.';
  if (!isUnit && card.hits !== null) return 'must have no hits (null).';
  if (card.upkeep.length > 2) return 'may have at most two parts of upkeep.';
  const [first, second] = card.upkeep;
  if (first !== undefined && second !== undefined && first.pays.some((good) => second.pays.includes(good))) {
    return 'must not accept the same commodity in both parts of its upkeep.';
  }
  const isAttack = !isBuilt;
  if (isAttack && card.effects.length !== 1) return 'must have exactly one effect, as an attack card.';
  if (isAttack && (card.upkeep.length > 0 || Object.keys(card.revenue).length > 0)) {
    return 'must have no revenue and no upkeep, as an attack card.';
  }
  const wrong = card.effects.find((effect) => !fits(effect, card.kind));
  return wrong === undefined ? null : `may not have the effect "${wrong.type}".`;
}

/** Whether an effect belongs on a kind of card. */
function fits(effect: Effect, kind: CardKind): boolean {
  switch (effect.type) {
    case 'convert':
    case 'handLimit':
    case 'buyDraw':
    case 'revenuePerDefenders':
    case 'discount':
    case 'guardTokens':
    case 'attackerDice':
    case 'engine':
      return kind === 'structure';
    case 'artifactBonus':
      return kind === 'artifact';
    case 'battle':
      return kind === 'monster';
    case 'raid':
    case 'rollDestroy':
    case 'foodBan':
    case 'discardHand':
    case 'loseGold':
    case 'killHero':
    case 'spy':
    case 'gainGold':
      return kind === 'disaster';
    default:
      return effect satisfies never;
  }
}

function readCard(value: unknown, at: string): Result<Card> {
  if (typeof value === 'string') {
    const shipped = DECK[cardNumber(value)];
    return shipped === undefined ? fail(`names no shipped card: ${shown(value)}.`, at) : ok(shipped);
  }
  if (!isRecord(value)) return fail(`must be a card id or an object, not ${shown(value)}.`, at);
  const extra = Object.keys(value).find((field) => !FIELDS.includes(field));
  if (extra !== undefined) return fail(`has an unknown field ${shown(extra)}; known are ${FIELDS.join(', ')}.`, at);
  const id = value['id'];
  const number = typeof id === 'string' ? cardNumber(id) : -1;
  if (number < 0) {
    return fail(`must have the id of a shipped card, or extra-1 to extra-5, not ${shown(id)}.`, `${at}.id`);
  }
  const shipped: Card | undefined = DECK[number];
  const field = (name: keyof Card, empty: unknown): unknown =>
    Object.hasOwn(value, name) ? value[name] : shipped === undefined ? empty : shipped[name];

  const name = readText(field('name', undefined), `${at}.name`, 40);
  if (!name.ok) return name;
  const kind = readOneOf<CardKind>(CARD_KINDS, field('kind', undefined), `${at}.kind`);
  if (!kind.ok) return kind;
  const cost = readNumberOrNull(field('cost', null), MOST.cost, `${at}.cost`);
  if (!cost.ok) return cost;
  const pays = readPays(field('pays', []), `${at}.pays`);
  if (!pays.ok) return pays;
  const init = readNumberOrNull(field('init', null), MOST.init, `${at}.init`);
  if (!init.ok) return init;
  const ad = readNumberOrNull(field('ad', null), MOST.ad, `${at}.ad`);
  if (!ad.ok) return ad;
  const hits = readNumberOrNull(field('hits', null), MOST.hits, `${at}.hits`);
  if (!hits.ok) return hits;
  const tags = readList(field('tags', []), `${at}.tags`, (tag, place) => readOneOf<Tag>(TAGS, tag, place));
  if (!tags.ok) return tags;
  const revenue = readRevenue(field('revenue', {}), `${at}.revenue`);
  if (!revenue.ok) return revenue;
  const upkeep = readList(field('upkeep', []), `${at}.upkeep`, readUpkeep);
  if (!upkeep.ok) return upkeep;
  const effects = readList(field('effects', []), `${at}.effects`, readEffect);
  if (!effects.ok) return effects;
  const text = readText(field('text', name.value), `${at}.text`, 200);
  if (!text.ok) return text;
  const card: Card = {
    id: CARD_IDS[number],
    name: name.value,
    kind: kind.value,
    cost: cost.value,
    pays: pays.value,
    init: init.value,
    ad: ad.value,
    hits: hits.value,
    tags: tags.value,
    revenue: revenue.value,
    upkeep: upkeep.value,
    effects: effects.value,
    text: text.value,
  };
  const fault = faultOf(card);
  return fault === null ? ok(card) : fail(fault, at);
}

/**
 * BK-08: a deck from a file: a list of card ids (`"farm"`, as shipped) and of objects with an id and any fields that
 * differ from the shipped card of that id. New cards have the ids `extra-1` to `extra-5`, with all their fields.
 */
export function readDeck(value: unknown, at: string): Result<readonly Card[]> {
  if (!Array.isArray(value)) return fail(`must be a list of cards, not ${shown(value)}.`, at, 'BK-08');
  const cards: Card[] = [];
  for (const [place, item] of value.entries()) {
    const card = readCard(item, `${at}[${place}]`);
    if (!card.ok) return card;
    if (cards.some(({ id }) => id === card.value.id)) {
      return fail(`is in the deck twice: ${card.value.id}. There is one of each card.`, `${at}[${place}]`, 'BK-08');
    }
    cards.push(card.value);
  }
  const limits: readonly [string, number, (card: Card) => boolean][] = [
    ['troops and heroes', MOST_DEFENDERS, ({ kind }) => kind === 'troop' || kind === 'hero'],
    ['artifacts', MOST_ARTIFACTS, ({ kind }) => kind === 'artifact'],
    ['engines', MOST_ENGINES, ({ effects }) => effects.some(({ type }) => type === 'engine')],
  ];
  for (const [what, most, counts] of limits) {
    const count = cards.filter(counts).length;
    if (count > most) return fail(`has ${count} ${what}; a deck may have ${most} at most.`, at, 'BK-08');
  }
  cards.sort((a, b) => cardNumber(a.id) - cardNumber(b.id));
  return ok(cards);
}
