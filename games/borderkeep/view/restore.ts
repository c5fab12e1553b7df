import type { Seat } from '@marchlands/core/seat.ts';
import { GOODS, type Good } from '../data/cards.ts';
import { CARD_IDS, cardNumber, KINDS } from '../data/deck/deck.ts';
import { TABLE_NAMES } from '../data/tables.ts';
import { UNIT_NAMES, unitCopy, unitKind, unitNumber } from '../moves.ts';
import { engineOf } from '../rules/battle.ts';
import { handSize, isKnown } from '../rules/hand.ts';
import { kindAt, nameAt, pointsOf, rebuild } from '../rules/town.ts';
import { MAX_ARTIFACTS, MAX_SEATS, MAX_UNITS, type Setup } from '../setup.ts';
import { CARDS, DRAWN_BY, ENDINGS, NO_REF, PUBLIC, SIDE, STEPS, State } from '../state.ts';
import type { BattleView, FighterView, Own, PaymentView, Table, TownView, UnitView } from './table.ts';

function idsOf(set: Uint32Array, row: number): string[] {
  const ids: string[] = [];
  for (let card = CARDS.next(set, row, -1); card >= 0; card = CARDS.next(set, row, card)) ids.push(CARD_IDS[card]);
  return ids;
}

/** Ids of a row of counts, one for each copy. */
function copiesOf(counts: Uint8Array, row: number): string[] {
  const ids: string[] = [];
  for (let card = 0; card < KINDS; card += 1) {
    for (let i = 0; i < counts[row * KINDS + card]; i += 1) ids.push(CARD_IDS[card]);
  }
  return ids;
}

function unitView(s: State, seat: Seat, at: number): UnitView {
  const artifacts = s.setup.groups.artifacts.flatMap((card, a) =>
    Array.from({ length: s.unitArtifacts[(seat * MAX_UNITS + at) * MAX_ARTIFACTS + a] }, () => CARD_IDS[card]),
  );
  return { unit: nameAt(s, seat, at), lost: s.unitLost[seat * MAX_UNITS + at], artifacts };
}

function townView(s: State, seat: Seat): TownView {
  return {
    goods: Array.from(s.goods.subarray(seat * 6, seat * 6 + 6)),
    walls: s.walls[seat],
    eliminated: s.eliminated[seat],
    ban: s.ban[seat],
    turns: s.turns[seat],
    hand: handSize(s, seat),
    open: idsOf(s.hand, seat).filter((id) => isKnown(s, PUBLIC, cardNumber(id))),
    sure: s.sure[PUBLIC * MAX_SEATS + seat],
    structures: copiesOf(s.built, seat),
    units: Array.from({ length: s.units[seat] }, (_, at) => unitView(s, seat, at)),
    fallen: copiesOf(s.fallen, seat),
    points: pointsOf(s, seat),
  };
}

function fighterView(s: State, at: number): FighterView {
  return {
    unit: UNIT_NAMES[unitNumber(s.fighter[at], s.copy[at])],
    place: s.ref[at] === NO_REF ? null : s.ref[at],
    lost: s.lost[at],
    extra: [s.extraOld[at], s.extraNew[at]],
    spell: s.spell[at],
    bound: s.bound[at] === 1,
    pending: s.pending[at],
  };
}

function battleView(s: State): BattleView | null {
  if (s.count[0] === 0) return null;
  const side = (from: number): FighterView[] =>
    Array.from({ length: s.count[from === 0 ? 0 : 1] }, (_, i) => fighterView(s, from + i));
  const isEngine = s.roller >= 2 * SIDE;
  const name = (): string =>
    isEngine ? CARD_IDS[engineOf(s, s.roller)] : UNIT_NAMES[unitNumber(s.fighter[s.roller], s.copy[s.roller])];
  return {
    segment: s.segment,
    isRaid: s.isRaid === 1,
    level: s.level,
    roller: s.roller,
    rolls: STEPS[s.step] === 'attackDie' ? name() : null,
    caster: s.caster,
    placing: s.placing,
    hits: [s.hits[0], s.hits[1]],
    sides: [side(0), side(SIDE)],
  };
}

function paymentView(s: State): PaymentView | null {
  if (s.payFor === 0) return null;
  return {
    what: s.payFor,
    card: CARD_IDS[s.payCard],
    good: s.payGood,
    due: [s.payDueA, s.payDueB],
    accepts: [s.payGoodsA, s.payGoodsB],
    isDefault: s.payIsDefault === 1,
    plan: Array.from(s.payDefault),
    spent: Array.from(s.paySpent),
  };
}

/** What everybody sees of a state: named field by field, so that nothing new is shown by accident. */
export function tableOf(s: State): Table {
  const step = STEPS[s.step];
  return {
    step,
    actor: s.actor,
    active: s.active,
    first: s.first,
    opening: { rolling: s.rolling, rolled: Array.from(s.rolled.subarray(0, s.setup.seats)), rounds: s.rounds },
    deck: CARDS.sizeOf(s.deck, 0),
    discard: idsOf(s.discard, 0),
    aside: idsOf(s.aside, 0),
    towns: Array.from({ length: s.setup.seats }, (_, seat) => townView(s, seat)),
    offers: copiesOf(s.offer, 0),
    victims: s.victims,
    bought: { magic: s.buys, guild: s.guilds, swaps: s.swaps },
    source: DRAWN_BY[s.source],
    table: TABLE_NAMES[s.table],
    attackCard: s.attackCard === 0 ? null : CARD_IDS[s.attackCard - 1],
    victim: s.victim,
    cursor: [s.cursor, s.cursorCopy, s.cursorLost],
    chosen: s.chosen,
    left: s.left,
    sum: s.sum,
    payment: paymentView(s),
    artifact: step === 'attach' ? CARD_IDS[s.payCard] : null,
    battle: battleView(s),
    monsters: s.monsters,
    lastMonster: s.lastMonster === 0 ? null : CARD_IDS[s.lastMonster - 1],
    reason: ENDINGS[s.reason],
  };
}

/**
 * What a viewer knows besides the table.
 * @param viewer a seat, or `all` for everything that is hidden from anybody
 */
export function ownOf(s: State, viewer: Seat | 'all'): Own {
  const seats = Array.from({ length: s.setup.seats }, (_, seat) => seat);
  const row = (seat: Seat): number[] => seats.map((owner) => s.sure[seat * MAX_SEATS + owner]);
  const isSeen = (owner: Seat, card: number): boolean =>
    viewer === 'all' || viewer === owner || isKnown(s, viewer, card);
  const bits = (owner: Seat, card: number): number =>
    viewer === 'all' || viewer === owner ? s.seen[card] : s.seen[card] & (1 << viewer);
  return {
    hands: seats.map((owner) =>
      idsOf(s.hand, owner)
        .map(cardNumber)
        .filter((card) => !isKnown(s, PUBLIC, card) && isSeen(owner, card))
        .map((card) => ({ card: CARD_IDS[card], seenBy: bits(owner, card) })),
    ),
    sure: seats.filter((seat) => viewer === 'all' || viewer === seat).map((seat) => ({ viewer: seat, row: row(seat) })),
  };
}

function putCopies(ids: readonly string[], counts: Uint8Array, row: number): void {
  for (const id of ids) {
    const at = row * KINDS + cardNumber(id);
    counts[at] = counts[at] + 1;
  }
}

function putTown(s: State, seat: Seat, town: TownView): void {
  for (const [g, amount] of town.goods.entries()) s.goods[seat * 6 + g] = amount;
  s.walls[seat] = town.walls;
  s.eliminated[seat] = town.eliminated;
  s.ban[seat] = town.ban;
  s.turns[seat] = town.turns;
  s.sure[PUBLIC * MAX_SEATS + seat] = town.sure;
  for (const id of town.open) {
    CARDS.add(s.hand, seat, cardNumber(id));
    s.seen[cardNumber(id)] = 1 << PUBLIC;
  }
  putCopies(town.structures, s.built, seat);
  putCopies(town.fallen, s.fallen, seat);
  s.units[seat] = town.units.length;
  for (const [at, unit] of town.units.entries()) {
    const place = seat * MAX_UNITS + at;
    s.unitKind[place] = unitKind(UNIT_NAMES.indexOf(unit.unit)) + 1;
    s.unitLost[place] = unit.lost;
    for (const id of unit.artifacts) {
      const slot = place * MAX_ARTIFACTS + s.setup.tables.artifactPlace[cardNumber(id)];
      s.unitArtifacts[slot] = s.unitArtifacts[slot] + 1;
    }
  }
}

function putBattle(s: State, battle: BattleView): void {
  s.segment = battle.segment;
  s.isRaid = battle.isRaid ? 1 : 0;
  s.level = battle.level;
  s.roller = battle.roller;
  s.caster = battle.caster;
  s.placing = battle.placing;
  for (const [side, fighters] of battle.sides.entries()) {
    s.hits[side] = battle.hits[side];
    s.count[side] = fighters.length;
    for (const [i, one] of fighters.entries()) {
      const at = side * SIDE + i;
      const number = UNIT_NAMES.indexOf(one.unit);
      s.fighter[at] = unitKind(number);
      s.copy[at] = unitCopy(number);
      s.ref[at] = one.place ?? NO_REF;
      s.lost[at] = one.lost;
      [s.extraOld[at], s.extraNew[at]] = one.extra;
      s.spell[at] = one.spell;
      s.bound[at] = one.bound ? 1 : 0;
      s.pending[at] = one.pending;
    }
  }
}

function putPayment(s: State, payment: PaymentView): void {
  s.payFor = payment.what;
  s.payCard = cardNumber(payment.card);
  s.payGood = payment.good;
  [s.payDueA, s.payDueB] = payment.due;
  [s.payGoodsA, s.payGoodsB] = payment.accepts;
  s.payIsDefault = payment.isDefault ? 1 : 0;
  s.payDefault.set(payment.plan);
  s.paySpent.set(payment.spent);
}

/** Every card that is somewhere else than in the deck or unseen in a hand. */
function isPlaced(s: State, card: number): boolean {
  const bit = (set: Uint32Array, row: number): boolean => ((set[row * 3 + (card >> 5)] >>> (card & 31)) & 1) === 1;
  if (bit(s.discard, 0) || bit(s.aside, 0) || s.attackCard === card + 1) return true;
  if (STEPS[s.step] === 'attach' && s.payCard === card) return true;
  const place = s.setup.tables.artifactPlace[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (bit(s.hand, seat) || s.built[seat * KINDS + card] > 0) return true;
    for (let at = 0; at < s.units[seat]; at += 1) {
      if (kindAt(s, seat, at) === card) return true;
      if (place < MAX_ARTIFACTS && s.unitArtifacts[(seat * MAX_UNITS + at) * MAX_ARTIFACTS + place] > 0) return true;
    }
  }
  return false;
}

/**
 * Fills a state with all that a table and a viewer's knowledge say; cards that are nowhere else lie in the deck, also
 * those that are unseen in hands.
 */
export function restore(setup: Setup, table: Table, own: Own | null): State {
  const s = new State(setup);
  s.step = STEPS.indexOf(table.step);
  s.actor = table.actor;
  s.active = table.active;
  s.first = table.first;
  s.rolling = table.opening.rolling;
  s.rolled.set(table.opening.rolled);
  s.rounds = table.opening.rounds;
  for (const id of table.discard) CARDS.add(s.discard, 0, cardNumber(id));
  for (const id of table.aside) CARDS.add(s.aside, 0, cardNumber(id));
  for (const [seat, town] of table.towns.entries()) putTown(s, seat, town);
  putCopies(table.offers, s.offer, 0);
  s.victims = table.victims;
  s.buys = table.bought.magic;
  s.guilds = table.bought.guild;
  s.swaps = table.bought.swaps;
  s.source = DRAWN_BY.findIndex((name) => name === table.source);
  s.table = TABLE_NAMES.findIndex((name) => name === table.table);
  s.attackCard = table.attackCard === null ? 0 : cardNumber(table.attackCard) + 1;
  s.victim = table.victim;
  [s.cursor, s.cursorCopy, s.cursorLost] = table.cursor;
  s.chosen = table.chosen;
  s.left = table.left;
  s.sum = table.sum;
  if (table.payment !== null) putPayment(s, table.payment);
  if (table.artifact !== null) s.payCard = cardNumber(table.artifact);
  if (table.battle !== null) putBattle(s, table.battle);
  s.monsters = table.monsters;
  s.lastMonster = table.lastMonster === null ? 0 : cardNumber(table.lastMonster) + 1;
  s.reason = ENDINGS.indexOf(table.reason);
  for (const [seat, cards] of own?.hands.entries() ?? []) {
    for (const { card, seenBy } of cards) {
      CARDS.add(s.hand, seat, cardNumber(card));
      s.seen[cardNumber(card)] = seenBy;
    }
  }
  for (const { viewer, row } of own?.sure ?? []) {
    for (const [owner, count] of row.entries()) s.sure[viewer * MAX_SEATS + owner] = count;
  }
  if (setup.hasCards) for (const card of setup.groups.cards) if (!isPlaced(s, card)) CARDS.add(s.deck, 0, card);
  rebuild(s);
  return s;
}

/** Goods by name, zeros left out, for people. */
export function namedGoods(amounts: readonly number[]): { readonly [good in Good]?: number } {
  const named: { [good in Good]?: number } = {};
  for (const [g, good] of GOODS.entries()) if ((amounts[g] ?? 0) > 0) named[good] = amounts[g];
  return named;
}
