import { fail, isRecord, ok, type Result, shown } from '@marchlands/core/result.ts';
import {
  CARD_KINDS,
  type CardKind,
  type Effect,
  type EffectType,
  type Match,
  TAGS,
  type Tag,
  type VictimRule,
} from './cards.ts';
import { readList, readOneOf, readWhole } from './reading.ts';

type Raw = { readonly [field: string]: unknown };
type Reader = (raw: Raw, at: string) => Result<Effect>;

const VICTIMS: readonly VictimRule[] = ['left', 'any'];

/** The fields of each type of effect, with their ranges. */
const FIELDS: { readonly [type in EffectType]: readonly string[] } = {
  convert: ['give', 'gain'],
  handLimit: ['amount'],
  buyDraw: ['price'],
  revenuePerDefenders: ['per', 'gain'],
  discount: ['amount', 'on'],
  guardTokens: ['amount'],
  attackerDice: ['less'],
  engine: [],
  artifactBonus: ['init', 'ad', 'hits'],
  battle: ['victim'],
  raid: ['victim'],
  rollDestroy: ['victim', 'each', 'on'],
  foodBan: ['victim'],
  discardHand: ['victim'],
  loseGold: ['victim', 'dice'],
  killHero: ['victim'],
  spy: ['victim'],
  gainGold: ['victim', 'dice'],
};
const TYPES = Object.keys(FIELDS) as EffectType[]; // the keys that FIELDS is typed by

/** Reads whole-number fields `name: [low, high]` in one go. */
function numbers<N extends string>(
  raw: Raw,
  at: string,
  ranges: { readonly [name in N]: readonly [low: number, high: number] },
): Result<{ readonly [name in N]: number }> {
  const filled: { [name: string]: number } = {};
  for (const [name, [low, high]] of Object.entries<readonly [number, number]>(ranges)) {
    const read = readWhole(raw[name], low, high, `${at}.${name}`);
    if (!read.ok) return read;
    filled[name] = read.value;
  }
  // Every name of the ranges was filled.
  return ok(filled as { readonly [name in N]: number });
}

function readMatch(value: unknown, at: string): Result<Match> {
  if (!isRecord(value)) return fail(`must be an object such as {"kind": "troop"}, not ${shown(value)}.`, at);
  const match: { kind?: CardKind; tag?: Tag; withoutTag?: Tag } = {};
  for (const [name, given] of Object.entries(value)) {
    if (name === 'kind') {
      const kind = readOneOf<CardKind>(CARD_KINDS, given, `${at}.kind`);
      if (!kind.ok) return kind;
      match.kind = kind.value;
    } else if (name === 'tag' || name === 'withoutTag') {
      const tag = readOneOf<Tag>(TAGS, given, `${at}.${name}`);
      if (!tag.ok) return tag;
      match[name] = tag.value;
    } else return fail(`has an unknown field ${shown(name)}; known are kind, tag, withoutTag.`, at);
  }
  return ok(match);
}

/** An effect that only says whom it strikes. */
function striking(make: (victim: VictimRule) => Effect): Reader {
  return (raw, at) => {
    const victim = readOneOf(VICTIMS, raw['victim'], `${at}.victim`);
    return victim.ok ? ok(make(victim.value)) : victim;
  };
}

const DICE = { dice: [1, 6] } as const;

const READERS: { readonly [type in EffectType]: Reader } = {
  convert(raw, at) {
    const read = numbers(raw, at, { give: [1, 9], gain: [1, 9] });
    return read.ok ? ok({ type: 'convert', ...read.value }) : read;
  },
  handLimit(raw, at) {
    const read = numbers(raw, at, { amount: [1, 9] });
    return read.ok ? ok({ type: 'handLimit', ...read.value }) : read;
  },
  buyDraw(raw, at) {
    const read = numbers(raw, at, { price: [0, 30] });
    return read.ok ? ok({ type: 'buyDraw', ...read.value }) : read;
  },
  revenuePerDefenders(raw, at) {
    const read = numbers(raw, at, { per: [1, 20], gain: [1, 9] });
    return read.ok ? ok({ type: 'revenuePerDefenders', ...read.value }) : read;
  },
  discount(raw, at) {
    const read = numbers(raw, at, { amount: [1, 30] });
    if (!read.ok) return read;
    const on = readMatch(raw['on'], `${at}.on`);
    return on.ok ? ok({ type: 'discount', ...read.value, on: on.value }) : on;
  },
  guardTokens(raw, at) {
    const read = numbers(raw, at, { amount: [1, 3] });
    return read.ok ? ok({ type: 'guardTokens', ...read.value }) : read;
  },
  attackerDice(raw, at) {
    const read = numbers(raw, at, { less: [1, 9] });
    return read.ok ? ok({ type: 'attackerDice', ...read.value }) : read;
  },
  engine: () => ok({ type: 'engine' }),
  artifactBonus(raw, at) {
    const read = numbers(raw, at, { init: [0, 9], ad: [0, 9], hits: [0, 9] });
    return read.ok ? ok({ type: 'artifactBonus', ...read.value }) : read;
  },
  battle: striking((victim) => ({ type: 'battle', victim })),
  raid: striking((victim) => ({ type: 'raid', victim })),
  rollDestroy(raw, at) {
    const victim = readOneOf(VICTIMS, raw['victim'], `${at}.victim`);
    if (!victim.ok) return victim;
    const each = readOneOf(['structure', 'defender'], raw['each'], `${at}.each`);
    if (!each.ok) return each;
    const on = readList(raw['on'], `${at}.on`, (item, place) => readWhole(item, 1, 6, place));
    if (!on.ok) return on;
    return ok({ type: 'rollDestroy', victim: victim.value, each: each.value, on: on.value });
  },
  foodBan: striking((victim) => ({ type: 'foodBan', victim })),
  discardHand: striking((victim) => ({ type: 'discardHand', victim })),
  loseGold(raw, at) {
    const victim = readOneOf(VICTIMS, raw['victim'], `${at}.victim`);
    if (!victim.ok) return victim;
    const read = numbers(raw, at, DICE);
    return read.ok ? ok({ type: 'loseGold', victim: victim.value, ...read.value }) : read;
  },
  killHero: striking((victim) => ({ type: 'killHero', victim })),
  spy: striking((victim) => ({ type: 'spy', victim })),
  gainGold(raw, at) {
    const read = numbers(raw, at, DICE);
    if (!read.ok) return read;
    return raw['victim'] === 'none'
      ? ok({ type: 'gainGold', victim: 'none', ...read.value })
      : fail(`must be none, not ${shown(raw['victim'])}: a gain has no victim.`, `${at}.victim`);
  },
};

/** One effect of a card from outside. */
export function readEffect(value: unknown, at: string): Result<Effect> {
  if (!isRecord(value)) return fail(`must be an object with a type, not ${shown(value)}.`, at);
  const type = readOneOf<EffectType>(TYPES, value['type'], `${at}.type`);
  if (!type.ok) return type;
  const known = ['type', ...FIELDS[type.value]];
  const extra = Object.keys(value).find((field) => !known.includes(field));
  if (extra !== undefined) return fail(`has an unknown field ${shown(extra)}; known are ${known.join(', ')}.`, at);
  return READERS[type.value](value, at);
}
