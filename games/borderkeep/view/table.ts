import { nullAt, oneOf, orNull, type Param, whole } from '@marchlands/core/params.ts';
import { isRecord, quoted } from '@marchlands/core/result.ts';
import { everySeat } from '@marchlands/core/seat.ts';
import { fieldsOf, type RecordField, type TableOf } from '@marchlands/core/table.ts';
import { GOODS } from '../data/cards.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { TABLE_NAMES } from '../data/tables.ts';
import { UNIT_NAMES, unitCopy, unitKind } from '../moves.ts';
import { rollerName } from '../rules/battle.ts';
import { fighterName } from '../rules/fighters.ts';
import { handSize, isKnown } from '../rules/hand.ts';
import { nameAt, pointsOf } from '../rules/town.ts';
import { GUARD, MAX_ARTIFACTS, MAX_SEATS, MAX_UNITS } from '../setup.ts';
import { CARDS, DRAWN_BY, ENDINGS, NO_REF, PUBLIC, SIDE, STEP, STEPS, State } from '../state.ts';

const f = fieldsOf(State);

/** A card id; case-insensitive in a position. */
export const card: Param<string> = {
  ...oneOf(...CARD_IDS),
  read: (value) => (typeof value === 'string' ? cardNumber(value) : -1),
  expected: 'a card of the deck, such as farm',
};

/** The cards in the deck of this match. */
export function inDeck({ setup }: State): Param<string> {
  const read = (value: unknown): number => (setup.cards[card.read(value)] === undefined ? -1 : card.read(value));
  return { ...card, read };
}

/** Sets of seats of this match, as bits. */
const seats = whole(0, (1 << MAX_SEATS) - 1);
const seatsHere = { in: (s: State) => whole(0, everySeat(s.setup.seats)) };
const byte = whole(0, 255);
const amount = whole(0, 65_535);

/** Kind of a unit named by a position; -1 if it is no unit of a town. */
function kindOf(s: State, name: unknown): number {
  if (name === 'guard') return GUARD;
  const number = UNIT_NAMES.findIndex((one) => one === name);
  const kind = number < 0 ? -1 : unitKind(number);
  return kind === GUARD || ['troop', 'hero'].includes(s.setup.cards[kind]?.kind ?? '') ? kind : -1;
}

const unitFields = {
  /** `knights`, `knights#2`: the copies of a kind are numbered by age, whatever numbers a position gives. */
  unit: f.custom<string>({
    get: (s, i) => nameAt(s, Math.floor(i / MAX_UNITS), i % MAX_UNITS),
    put(s, i, name) {
      s.unitKind[i] = unitKind(UNIT_NAMES.indexOf(name)) + 1;
    },
    take(r, value, at, s, i) {
      const kind = kindOf(s, value);
      if (kind < 0) r.fail(at, `must be a troop, a hero or a guard token, not ${quoted(value)}.`);
      s.unitKind[i] = kind + 1;
    },
  }),
  /** Hits lost. */
  lost: f.num('unitLost', byte),
  /** Card ids, one for each copy. */
  artifacts: f.custom<readonly string[]>({
    get: (s, i) =>
      s.setup.groups.artifacts.flatMap((number, a) =>
        new Array<string>(s.unitArtifacts[i * MAX_ARTIFACTS + a]).fill(CARD_IDS[number]),
      ),
    put(s, i, ids) {
      for (const id of ids) s.unitArtifacts[i * MAX_ARTIFACTS + s.setup.tables.artifactPlace[cardNumber(id)]] += 1;
    },
    take(r, value, at, s, i) {
      if (value === undefined) return;
      r.list(value, at, (item, spot) => {
        const place: number = s.setup.tables.artifactPlace[card.read(item)] ?? 255;
        if (place < MAX_ARTIFACTS) s.unitArtifacts[i * MAX_ARTIFACTS + place] += 1;
        else r.fail(spot, `must be an artifact of the deck, not ${quoted(item)}.`);
      });
    },
  }),
};
/** A troop, hero or guard token of a town. */
export interface UnitView extends TableOf<typeof unitFields> {}
const unit: RecordField<State, UnitView> = f.record(unitFields, {
  form: 'a unit such as "knights" or {"unit": "knights", "lost": 2}',
  long: (value) => (typeof value === 'string' ? { unit: value } : value),
});

/** Units of a town in data order, those of a kind by age. */
function byKind(s: State, given: readonly unknown[]): number[] {
  const kinds = given.map((one) => kindOf(s, isRecord(one) ? one['unit'] : one));
  return [...kinds.keys()].sort((a, b) => kinds[a] - kinds[b]);
}

const goods = f.nums('goods', GOODS.length, amount);
const namedGoods = f.sparse('goods', { names: () => GOODS, from: (i) => i * GOODS.length }, amount);
const isDead = (s: State, i: number): boolean => s.eliminated[i] > 0;

/** Cards of a hand that everybody knows, one after the other. */
function openCard(s: State, owner: number, number: number): void {
  CARDS.add(s.hand, owner, number);
  s.seen[number] = 1 << PUBLIC;
}

const townFields = {
  /** In the order of GOODS; a position may also name them: `{ "gold": 5 }`. */
  goods: f.custom<readonly number[]>({
    ...goods,
    take: (r, value, ...at) => (Array.isArray(value) ? goods : namedGoods).take?.(r, value, ...at),
  }),
  /** 0 if living, else the rank in the order of elimination. */
  eliminated: f.num('eliminated', whole(0, MAX_SEATS - 1), { in: (s) => whole(0, s.setup.seats) }),
  walls: f.num('walls', byte, {
    in: (s) => whole(0, s.setup.options.startWalls),
    else: (s, i) => (isDead(s, i) ? 0 : s.setup.options.startWalls),
  }),
  /** Future production phases without food. */
  ban: f.num('ban', byte),
  /** Own turns begun so far. */
  turns: f.num('turns', amount, { else: () => 5 }),
  /** Cards in hand; a position lists the known cards here. */
  hand: f.derived(handSize),
  /** The cards that everybody knows. */
  open: f.custom<readonly string[]>({
    get(s, i) {
      const ids: string[] = [];
      for (let k = CARDS.next(s.hand, i, -1); k >= 0; k = CARDS.next(s.hand, i, k))
        if (isKnown(s, PUBLIC, k)) ids.push(CARD_IDS[k]);
      return ids;
    },
    put(s, i, ids) {
      for (const id of ids) openCard(s, i, cardNumber(id));
    },
    take(r, value, at, s, i) {
      if (value === undefined) return;
      r.list(value, at, (item, place) => {
        const number = r.param(item, place, inDeck(s));
        if (number < 0) return;
        if (CARDS.has(s.hand, i, number)) r.fail(at, `has the card ${CARD_IDS[number]} more than once.`);
        openCard(s, i, number);
      });
    },
  }),
  /** How many of the others are known to all not to be attack cards. */
  sure: f.num('sure', whole(0, CARD_IDS.length), { at: (i) => PUBLIC * MAX_SEATS + i }),
  /** Card ids, one for each copy. */
  structures: f.copies('built', card, inDeck),
  units: f.rows(unit, {
    count: (s, i) => s.units[i],
    setCount(s, i, count) {
      s.units[i] = count;
    },
    most: MAX_UNITS,
    row: (i, j) => i * MAX_UNITS + j,
    arrange: byKind,
    else: (s, i) => new Array<string>(isDead(s, i) ? 0 : s.setup.options.startGuards).fill('guard'),
  }),
  /** Destroyed and not yet taken back. */
  fallen: f.copies('fallen', card, inDeck),
  points: f.derived(pointsOf),
};
/** The public part of a town. */
export interface TownView extends TableOf<typeof townFields> {}
const town: RecordField<State, TownView> = f.record(townFields);

const fighterFields = {
  unit: f.custom<string>({
    get: fighterName,
    put(s, i, name) {
      const number = UNIT_NAMES.indexOf(name);
      s.fighter[i] = unitKind(number);
      s.copy[i] = unitCopy(number);
    },
    take(r, value, at, s, i) {
      const number = UNIT_NAMES.findIndex((name) => name === value);
      if (number < 0) r.fail(at, `must be the name of a unit, not ${quoted(value)}.`);
      s.fighter[i] = unitKind(Math.max(0, number));
      s.copy[i] = unitCopy(Math.max(0, number));
    },
  }),
  /** Index in its town's list of units; null for monsters and minions. */
  place: f.num('ref', nullAt(NO_REF, whole(0, MAX_UNITS - 1)), { else: () => null }),
  /** Hits lost by a monster or minion; for a town's unit the town has them. */
  lost: f.num('lost', byte),
  /** Extra hits that end with this segment, and with the next. */
  extra: f.tuple(f.num('extraOld', byte), f.num('extraNew', byte)),
  /** The spell cast this segment, 1 .. 6, else 0. */
  spell: f.num('spell', whole(0, 6)),
  bound: f.flag('bound'),
  /** Hits placed that have not yet taken effect. */
  pending: f.num('pending', byte),
};
/** One unit in a battle. */
export interface FighterView extends TableOf<typeof fighterFields> {}
const fighter: RecordField<State, FighterView> = f.record(fighterFields);

/** Combatants of one side. */
const side = (number: 0 | 1) =>
  f.rows(fighter, {
    count: (s) => s.count[number],
    setCount(s, _i, count) {
      s.count[number] = count;
    },
    most: SIDE,
    row: (_i, j) => number * SIDE + j,
  });

const battleFields = {
  segment: f.num('segment', amount, { in: () => whole(0, 1000), else: () => 1 }),
  isRaid: f.flag('isRaid'),
  /** Current initiative; 255 before the first. */
  level: f.num('level', byte),
  /** Index in the rolling order, and the unit or engine there while it rolls. */
  roller: f.num('roller', byte),
  rolls: f.derived((s) => (s.step === STEP.attackDie ? rollerName(s) : null)),
  caster: f.num('caster', byte),
  placing: f.num('placing', whole(0, 1)),
  hits: f.tuple(f.num('hits', amount, { at: 0 }), f.num('hits', amount, { at: 1 })),
  sides: f.tuple(side(0), side(1)),
};
export interface BattleView extends TableOf<typeof battleFields> {}
const battle: RecordField<State, BattleView> = f.record(battleFields, { form: 'an object or null' });

const paymentFields = {
  what: f.num('payFor', whole(0, 5), { in: () => whole(1, 5), else: () => 1 }),
  card: f.num('payCard', card, { in: inDeck, isRequired: true }),
  good: f.num('payGood', whole(0, 4)),
  due: f.tuple(f.num('payDueA', byte), f.num('payDueB', byte)),
  accepts: f.tuple(f.num('payGoodsA', byte), f.num('payGoodsB', byte)),
  isDefault: f.flag('payIsDefault'),
  plan: f.nums('payDefault', 5, whole(0, 63)),
  spent: f.nums('paySpent', 5, whole(0, 63)),
};
/** A payment kind by kind (D-02). */
export interface PaymentView extends TableOf<typeof paymentFields> {}
const payment: RecordField<State, PaymentView> = f.record(paymentFields, { form: 'an object or null' });

const tableFields = {
  step: f.num('step', oneOf(...STEPS)),
  actor: f.seat('actor'),
  active: f.seat('active'),
  first: f.seat('first'),
  opening: f.record({
    rolling: f.num('rolling', seats, seatsHere),
    rolled: f.nums('rolled', MAX_SEATS, whole(0, 6), (s) => s.setup.seats),
    rounds: f.num('rounds', byte),
  }),
  /** Cards not yet drawn. */
  deck: f.derived((s) => CARDS.sizeOf(s.deck, 0)),
  discard: f.bits('discard', card, inDeck),
  aside: f.bits('aside', card, inDeck),
  towns: f.bySeat(town),
  /** Non-card version: things rolled this turn. */
  offers: f.copies('offer', card, inDeck),
  /** Bits of the seats that were victims this turn. */
  victims: f.num('victims', seats, seatsHere),
  bought: f.record({
    magic: f.num('buys', byte, { in: () => whole(0, 9) }),
    guild: f.num('guilds', byte, { in: () => whole(0, 9) }),
    swaps: f.num('swaps', byte),
  }),
  source: f.num('source', oneOf(...DRAWN_BY)),
  table: f.num('table', oneOf(...TABLE_NAMES)),
  attackCard: f.num('attackCard', orNull(card), { in: (s) => orNull(inDeck(s)) }),
  victim: f.seat('victim'),
  /** The current subject: a card number and copy (upkeep, earthquake) or the index of a unit. */
  cursor: f.tuple(f.num('cursor', byte), f.num('cursorCopy', byte), f.num('cursorLost', byte)),
  /** Bits of units: chosen raiders, or doomed ones. */
  chosen: f.num('chosen', whole(0, 2 ** 32 - 1)),
  left: f.num('left', byte),
  /** Cards dropped so far in an unfinished discard. */
  dropped: f.num('dropped', byte),
  sum: f.num('sum', byte),
  payment: f.maybe((s) => s.payFor > 0, payment),
  /** The artifact waiting for a hero. */
  artifact: f.custom<string | null>({
    get: (s) => (s.step === STEP.attach ? CARD_IDS[s.payCard] : null),
    put(s, _i, id) {
      if (id !== null) s.payCard = cardNumber(id);
    },
    take(r, value, at, s) {
      if (value !== undefined && value !== null) s.payCard = Math.max(0, r.param(value, at, inDeck(s)));
    },
  }),
  battle: f.maybe((s) => s.count[0] > 0, battle),
  monsters: f.num('monsters', byte),
  lastMonster: f.num('lastMonster', orNull(card), { in: (s) => orNull(inDeck(s)) }),
  reason: f.num('reason', oneOf(...ENDINGS)),
};
/** Everything public: the allow-list for views, and the fields of a position besides hands and memory. */
export interface Table extends TableOf<typeof tableFields> {}
export const table: RecordField<State, Table> = f.table(tableFields);

/** The public part of a state. */
export function tableOf(s: State): Table {
  return table.get(s, 0);
}
