import type { Reader, Reading } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import { CARD_KINDS, type Effect, type EffectType, type Match, TAGS, type VictimRule } from './cards.ts';

type EffectOf<T extends EffectType> = Extract<Effect, { readonly type: T }>;

const whole =
  (low: number, high: number): Reader<number> =>
  (r, value, at) =>
    r.whole(value, at, low, high);
const victim: Reader<VictimRule> = (r, value, at) => r.oneOf(value, at, ['left', 'any']);
const die = whole(1, 6);

/** The cards to which a discount applies: every field is optional. */
function readMatch(r: Reading, value: unknown, at: string): Match {
  const raw = r.record(value, at, 'an object such as {"kind": "troop"}');
  r.only(raw, at, ['kind', 'tag', 'withoutTag']);
  const { kind, tag, withoutTag } = raw;
  return {
    ...(kind === undefined ? {} : { kind: r.oneOf(kind, `${at}.kind`, CARD_KINDS) }),
    ...(tag === undefined ? {} : { tag: r.oneOf(tag, `${at}.tag`, TAGS) }),
    ...(withoutTag === undefined ? {} : { withoutTag: r.oneOf(withoutTag, `${at}.withoutTag`, TAGS) }),
  };
}

/** The fields of each type of effect, with their readers. */
const FIELDS: {
  readonly [T in EffectType]: { readonly [F in Exclude<keyof EffectOf<T>, 'type'>]: Reader<EffectOf<T>[F]> };
} = {
  convert: { give: whole(1, 9), gain: whole(1, 9) },
  handLimit: { amount: whole(1, 9) },
  buyDraw: { price: whole(0, 30) },
  revenuePerDefenders: { per: whole(1, 20), gain: whole(1, 9) },
  discount: { amount: whole(1, 30), on: readMatch },
  guardTokens: { amount: whole(1, 3) },
  attackerDice: { less: whole(1, 9) },
  engine: {},
  artifactBonus: { init: whole(0, 9), ad: whole(0, 9), hits: whole(0, 9) },
  battle: { victim },
  raid: { victim },
  rollDestroy: {
    victim,
    each: (r, value, at) => r.oneOf(value, at, ['structure', 'defender']),
    on: (r, value, at) => r.list(value, at, (item, place) => die(r, item, place)),
  },
  foodBan: { victim },
  discardHand: { victim },
  loseGold: { victim, dice: die },
  killHero: { victim },
  spy: { victim },
  gainGold: {
    victim(r, value, at) {
      if (value !== 'none') r.fail(at, `must be none, not ${quoted(value)}: a gain has no victim.`);
      return 'none';
    },
    dice: die,
  },
};
const TYPES = Object.keys(FIELDS) as EffectType[]; // FIELDS is typed by exactly these keys

/** One effect of a card from outside; every field of its type must be there. */
export function readEffect(r: Reading, value: unknown, at: string): Effect {
  const raw = r.record(value, at, 'an object with a type');
  const type = r.oneOf(raw['type'], `${at}.type`, TYPES);
  const fields: { readonly [field: string]: Reader<unknown> } = FIELDS[type];
  r.only(raw, at, ['type', ...Object.keys(fields)]);
  const read = Object.entries(fields).map(([name, reader]) => [name, reader(r, raw[name], `${at}.${name}`)]);
  // Each field of the type was filled by its own reader.
  return { type, ...Object.fromEntries(read) } as Effect;
}
