import { UNKNOWN } from '@marchlands/core/game.ts';
import { isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import { GOODS } from '../data/cards.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { TABLE_NAMES } from '../data/tables.ts';
import { UNIT_NAMES, unitCopy, unitKind, unitNumber } from '../moves.ts';
import { GUARD, MAX_MINIONS, MAX_UNITS, type Setup } from '../setup.ts';
import { DRAWN_BY, ENDINGS, SIDE, STEP, STEPS } from '../state.ts';
import type { BattleView, FighterView, HeldCard, Own, PaymentView, Table, TownView, UnitView } from '../view/table.ts';
import { FieldReader } from './field-reader.ts';

type Raw = { readonly [field: string]: unknown };

/** Starts of phases, as steps of a position: the rules run on from there to the first decision. */
const STARTS: { readonly [name: string]: number } = {
  turnStart: STEP.turnStart,
  buyStart: STEP.buyAsk,
  drawEnd: STEP.drawEnd,
  upkeepStart: STEP.upkeepNext,
  productionStart: STEP.production,
  buildStart: STEP.buildAsk,
  attackStart: STEP.attackStart,
  healStart: STEP.healStart,
};

export interface ReadPosition {
  readonly table: Table;
  readonly own: Own;
  /** By seat: cards given as `?`. */
  readonly unknown: readonly number[];
  /** The inner step to run on from, or -1. */
  readonly start: number;
}

/** A card that the deck of this match has. */
function readCard(r: FieldReader, setup: Setup, value: unknown, at: string): string {
  const number = typeof value === 'string' ? cardNumber(value) : -1;
  if (number >= 0 && setup.cards[number] !== undefined) return CARD_IDS[number];
  r.fail(at, `must be a card of the deck, such as farm, not ${shown(value)}.`);
  return CARD_IDS[0];
}

function readCardOrNull(r: FieldReader, setup: Setup, raw: Raw, name: string): string | null {
  const value = raw[name] ?? null;
  return value === null ? null : readCard(r, setup, value, `position.${name}`);
}

/** `{ unit, lost, artifacts }`, or the name alone for an unhurt unit. */
function readUnit(r: FieldReader, setup: Setup, value: unknown, at: string): UnitView {
  const raw = typeof value === 'string' ? { unit: value } : value;
  if (!isRecord(raw)) {
    r.fail(at, `must be a unit such as "knights" or {"unit": "knights", "lost": 2}, not ${shown(value)}.`);
    return { unit: 'guard#1', lost: 0, artifacts: [] };
  }
  r.only(raw, at, ['unit', 'lost', 'artifacts']);
  const name = raw['unit'] === 'guard' ? 'guard#1' : raw['unit'];
  const number = UNIT_NAMES.findIndex((one) => one === name);
  const kind = number < 0 ? -1 : unitKind(number);
  const isCard = kind >= 0 && kind < GUARD && ['troop', 'hero'].includes(setup.cards[kind]?.kind ?? '');
  if (kind !== GUARD && !isCard) {
    r.fail(`${at}.unit`, `must be a troop, a hero or a guard token, not ${shown(raw['unit'])}.`);
    return { unit: 'guard#1', lost: 0, artifacts: [] };
  }
  return {
    unit: UNIT_NAMES[number],
    lost: r.whole(raw, 'lost', at, 0, 255, 0),
    artifacts: r.list(raw, 'artifacts', at, (item, place) => readCard(r, setup, item, place)),
  };
}

/** In data order, copies numbered by age, whatever numbers were given. */
function inOrder(units: readonly UnitView[]): UnitView[] {
  const kindOf = (one: UnitView): number => unitKind(UNIT_NAMES.indexOf(one.unit));
  const sorted = [...units].sort((a, b) => kindOf(a) - kindOf(b));
  let copy = 0;
  return sorted.map((one, i) => {
    const before = sorted[i - 1];
    copy = before !== undefined && kindOf(before) === kindOf(one) ? copy + 1 : 1;
    const name = UNIT_NAMES[unitNumber(kindOf(one), Math.min(copy, 6))];
    return { ...one, unit: name };
  });
}

const TOWN_FIELDS: readonly string[] = [
  ...['goods', 'walls', 'eliminated', 'ban', 'turns', 'hand', 'open', 'sure'],
  ...['structures', 'units', 'fallen', 'points'],
];

/** Goods as a list in the order of GOODS, or by name: `{ "gold": 5 }`. */
function readGoods(r: FieldReader, raw: Raw, at: string): number[] {
  const value = raw['goods'];
  if (Array.isArray(value)) {
    if (value.length !== GOODS.length) r.fail(`${at}.goods`, `must hold ${GOODS.length} numbers.`);
    return GOODS.map((_, g) => r.wholeOf(value[g], `${at}.goods[${g}]`, 0, 65535));
  }
  const named = r.object(raw, 'goods', at);
  r.only(named, `${at}.goods`, GOODS);
  return GOODS.map((good) => r.whole(named, good, `${at}.goods`, 0, 65535, 0));
}

interface Hand {
  readonly open: readonly string[];
  readonly held: readonly HeldCard[];
  readonly unknown: number;
}

/** BK-08: there is one of each card, so that none can lie twice in one place. */
function noneTwice(r: FieldReader, cards: readonly string[], at: string): void {
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  if (twice !== undefined) r.fail(at, `has the card ${twice} more than once.`);
}

function readHand(r: FieldReader, setup: Setup, raw: Raw, at: string): Hand {
  const open = r.list(raw, 'open', at, (item, place) => readCard(r, setup, item, place));
  const held: HeldCard[] = [];
  let unknown = 0;
  const items = r.list(raw, 'hand', at, (item) => item);
  for (const [i, item] of items.entries()) {
    if (item === UNKNOWN) {
      unknown += 1;
      continue;
    }
    const place = `${at}.hand[${i}]`;
    const one = isRecord(item) ? item : { card: item };
    r.only(one, place, ['card', 'seenBy']);
    const card = readCard(r, setup, one['card'], place);
    held.push({ card, seenBy: r.whole(one, 'seenBy', place, 0, 63, 0) });
  }
  const all = [...open, ...held.map(({ card }) => card)];
  noneTwice(r, all, `${at}.hand`);
  if (!setup.isSolo) return { open, held, unknown };
  // In the solo game all hands lie open.
  if (unknown > 0) r.fail(`${at}.hand`, "has '?'; alone all cards lie open.");
  return { open: all, held: [], unknown };
}

function readTown(r: FieldReader, setup: Setup, raw: Raw, at: string): { town: TownView; hand: Hand } {
  r.only(raw, at, TOWN_FIELDS);
  const { options } = setup;
  const eliminated = r.whole(raw, 'eliminated', at, 0, setup.seats, 0);
  const isDead = eliminated > 0;
  const hand = readHand(r, setup, raw, at);
  const guards = Array.from({ length: options.startGuards }, () => 'guard');
  const units = Object.hasOwn(raw, 'units') || isDead ? raw : { units: guards };
  const town: TownView = {
    goods: readGoods(r, raw, at),
    walls: r.whole(raw, 'walls', at, 0, options.startWalls, isDead ? 0 : options.startWalls),
    eliminated,
    ban: r.whole(raw, 'ban', at, 0, 255, 0),
    turns: r.whole(raw, 'turns', at, 0, 65535, 5),
    hand: hand.open.length + hand.held.length + hand.unknown,
    open: hand.open,
    sure: r.whole(raw, 'sure', at, 0, 80, 0),
    structures: r.list(raw, 'structures', at, (item, place) => readCard(r, setup, item, place)),
    units: inOrder(r.list(units, 'units', at, (item, place) => readUnit(r, setup, item, place))),
    fallen: r.list(raw, 'fallen', at, (item, place) => readCard(r, setup, item, place)),
    points: 0,
  };
  return { town, hand };
}

function readPair(r: FieldReader, raw: Raw, name: string, at: string): [number, number] {
  const pair = r.list(raw, name, at, (item, place) => r.wholeOf(item, place, 0, 65535));
  return [pair[0] ?? 0, pair[1] ?? 0];
}

function readFighter(r: FieldReader, value: unknown, at: string): FighterView {
  if (!isRecord(value)) r.fail(at, `must be an object, not ${shown(value)}.`);
  const raw = isRecord(value) ? value : {};
  r.only(raw, at, ['unit', 'place', 'lost', 'extra', 'spell', 'bound', 'pending']);
  const name = UNIT_NAMES.find((one) => one === raw['unit']);
  if (name === undefined) r.fail(`${at}.unit`, `must be the name of a unit, not ${shown(raw['unit'])}.`);
  const unit = name ?? 'guard#1';
  if (unitCopy(UNIT_NAMES.indexOf(unit)) > MAX_MINIONS) r.fail(`${at}.unit`, 'has too high a number.');
  return {
    unit,
    place: (raw['place'] ?? null) === null ? null : r.wholeOf(raw['place'], `${at}.place`, 0, MAX_UNITS - 1),
    lost: r.whole(raw, 'lost', at, 0, 255, 0),
    extra: readPair(r, raw, 'extra', at),
    spell: r.whole(raw, 'spell', at, 0, 6, 0),
    bound: r.flag(raw, 'bound', at),
    pending: r.whole(raw, 'pending', at, 0, 255, 0),
  };
}

function readBattle(r: FieldReader, value: unknown): BattleView | null {
  if (value === undefined || value === null) return null;
  const at = 'position.battle';
  if (!isRecord(value)) r.fail(at, `must be an object or null, not ${shown(value)}.`);
  const raw = isRecord(value) ? value : {};
  const known = ['segment', 'isRaid', 'level', 'roller', 'rolls', 'caster', 'placing', 'hits', 'sides'];
  r.only(raw, at, known);
  const sides = r.list(raw, 'sides', at, (item, place) => {
    const fighters = r.list({ side: item }, 'side', place, (one, spot) => readFighter(r, one, spot));
    if (fighters.length > SIDE) r.fail(place, `has more than ${SIDE} units.`);
    return fighters.slice(0, SIDE);
  });
  return {
    segment: r.whole(raw, 'segment', at, 0, 1000, 1),
    isRaid: r.flag(raw, 'isRaid', at),
    level: r.whole(raw, 'level', at, 0, 255, 0),
    roller: r.whole(raw, 'roller', at, 0, 255, 0),
    rolls: null,
    caster: r.whole(raw, 'caster', at, 0, 255, 0),
    placing: r.whole(raw, 'placing', at, 0, 1, 0),
    hits: readPair(r, raw, 'hits', at),
    sides: [sides[0] ?? [], sides[1] ?? []],
  };
}

function readPayment(r: FieldReader, setup: Setup, value: unknown): PaymentView | null {
  if (value === undefined || value === null) return null;
  const at = 'position.payment';
  if (!isRecord(value)) r.fail(at, `must be an object or null, not ${shown(value)}.`);
  const raw = isRecord(value) ? value : {};
  r.only(raw, at, ['what', 'card', 'good', 'due', 'accepts', 'isDefault', 'plan', 'spent']);
  const five = (name: string): number[] => {
    const all = r.list(raw, name, at, (item, place) => r.wholeOf(item, place, 0, 63));
    return [0, 1, 2, 3, 4].map((g) => all[g] ?? 0);
  };
  const number = cardNumber(String(raw['card']));
  if (number < 0) r.fail(`${at}.card`, `must be a card id, not ${shown(raw['card'])}.`);
  return {
    what: r.whole(raw, 'what', at, 1, 5, 1),
    card: setup.cards[number] === undefined ? CARD_IDS[0] : CARD_IDS[number],
    good: r.whole(raw, 'good', at, 0, 4, 0),
    due: readPair(r, raw, 'due', at),
    accepts: readPair(r, raw, 'accepts', at),
    isDefault: r.flag(raw, 'isDefault', at),
    plan: five('plan'),
    spent: five('spent'),
  };
}

const FIELDS: readonly string[] = [
  ...['step', 'actor', 'active', 'first', 'opening', 'deck', 'discard', 'aside', 'towns', 'offers', 'victims'],
  ...['bought', 'source', 'table', 'attackCard', 'victim', 'cursor', 'chosen', 'left', 'sum', 'payment', 'artifact'],
  ...['battle', 'monsters', 'lastMonster', 'reason', 'memory'],
];

/**
 * Reads the data of a position. Left out, a seat has no goods, full walls, its guard tokens, five turns behind it and
 * nothing in hand or in play; seat A is active at the start of its build phase.
 */
export function readTable(setup: Setup, json: Raw): Result<ReadPosition> {
  const r = new FieldReader('BK-03');
  const at = 'position';
  const { seats } = setup;
  r.only(json, at, FIELDS);
  const card = (item: unknown, place: string): string => readCard(r, setup, item, place);
  const opening = r.object(json, 'opening', at);
  const bought = r.object(json, 'bought', at);
  const start = typeof json['step'] === 'string' && Object.hasOwn(STARTS, json['step']) ? json['step'] : null;
  const isStart = start !== null || !Object.hasOwn(json, 'step');
  const rawTowns = r.list(json, 'towns', at, (item, place) => {
    if (!isRecord(item)) r.fail(place, `must be an object, not ${shown(item)}.`);
    return isRecord(item) ? item : {};
  });
  if (rawTowns.length > seats) r.fail('position.towns', `has ${rawTowns.length} towns; this match has ${seats}.`);
  const towns = Array.from({ length: seats }, (_, seat) =>
    readTown(r, setup, rawTowns[seat] ?? {}, `position.towns[${seat}]`),
  );
  const memory = r.list(json, 'memory', at, (item, place) => {
    const raw = isRecord(item) ? item : {};
    const row = r.list(raw, 'row', place, (count, spot) => r.wholeOf(count, spot, 0, 80));
    return { viewer: r.whole(raw, 'viewer', place, 0, seats - 1, 0), row: row.slice(0, seats) };
  });
  const cursor = r.list(json, 'cursor', at, (item, place) => r.wholeOf(item, place, 0, 255));
  const battle = readBattle(r, json['battle']);
  const table: Table = {
    step: isStart ? 'build' : r.name(json, 'step', at, STEPS, 'build'),
    actor: r.whole(json, 'actor', at, 0, seats - 1, 0),
    active: r.whole(json, 'active', at, 0, seats - 1, 0),
    first: r.whole(json, 'first', at, 0, seats - 1, 0),
    opening: {
      rolling: r.whole(opening, 'rolling', 'position.opening', 0, (1 << seats) - 1, 0),
      rolled: r
        .list(opening, 'rolled', 'position.opening', (item, place) => r.wholeOf(item, place, 0, 6))
        .slice(0, seats),
      rounds: r.whole(opening, 'rounds', 'position.opening', 0, 255, 0),
    },
    deck: 0,
    discard: r.list(json, 'discard', at, card),
    aside: r.list(json, 'aside', at, card),
    towns: towns.map(({ town }) => town),
    offers: r.list(json, 'offers', at, card),
    victims: r.whole(json, 'victims', at, 0, (1 << seats) - 1, 0),
    bought: {
      magic: r.whole(bought, 'magic', 'position.bought', 0, 9, 0),
      guild: r.whole(bought, 'guild', 'position.bought', 0, 9, 0),
      swaps: r.whole(bought, 'swaps', 'position.bought', 0, 255, 0),
    },
    source: r.name<string>(json, 'source', at, DRAWN_BY, 'free'),
    table: r.name<string>(json, 'table', at, TABLE_NAMES, 'structure'),
    attackCard: readCardOrNull(r, setup, json, 'attackCard'),
    victim: r.whole(json, 'victim', at, 0, seats - 1, 0),
    cursor: [cursor[0] ?? 0, cursor[1] ?? 0, cursor[2] ?? 0],
    chosen: r.whole(json, 'chosen', at, 0, 2 ** 32 - 1, 0),
    left: r.whole(json, 'left', at, 0, 255, 0),
    sum: r.whole(json, 'sum', at, 0, 255, 0),
    payment: readPayment(r, setup, json['payment']),
    artifact: readCardOrNull(r, setup, json, 'artifact'),
    battle,
    monsters: r.whole(json, 'monsters', at, 0, 255, 0),
    lastMonster: readCardOrNull(r, setup, json, 'lastMonster'),
    reason: r.name(json, 'reason', at, ENDINGS, 'none'),
  };
  noneTwice(r, table.discard, 'position.discard');
  noneTwice(r, table.aside, 'position.aside');
  if (r.problem !== null) return { ok: false, problem: r.problem };
  return ok({
    table,
    own: { hands: towns.map(({ hand }) => hand.held), sure: memory },
    unknown: towns.map(({ hand }) => hand.unknown),
    start: isStart ? STARTS[start ?? 'buildStart'] : -1,
  });
}
