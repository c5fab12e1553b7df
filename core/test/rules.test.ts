import { describe, expect, test } from 'vitest';
import { MoveList, OutcomeList } from '../lists.ts';
import { moves } from '../moves.ts';
import { oneOf, whole } from '../params.ts';
import { type RulesOfKind, rulesOf, type Turn } from '../rules.ts';
import { CHANCE, maskOf, NOBODY } from '../seat.ts';
import { steps } from '../steps.ts';

/** One seat has coins to bet; at the end of the betting its hand is revealed to it. */
interface Table {
  step: number;
  coins: number;
}
type Refusal = 'noSuchMove' | 'over' | 'chance' | 'others' | 'notNow' | 'tooFew' | 'keepsOne';

const STEPS = steps({ seats: ['bet', 'show'], end: ['over'] });
const STEP = STEPS.of;
const codec = moves({ fold: {}, bet: { coins: whole(1, 5) }, show: { face: oneOf('up', 'down') }, leave: {} });

const kinds: { readonly [kind in (typeof codec.kinds)[number]]: RulesOfKind<Table, string[], Refusal> } = {
  fold: {
    steps: [STEP.bet],
    whyNot: (s) => (s.coins > 3 ? 'keepsOne' : null),
    apply: (_s, _seat, _i, to) => to?.push('fold'),
  },
  bet: {
    steps: [STEP.bet],
    legal(s, _seat, out, base) {
      for (let i = 0; i < s.coins; i += 1) out.push(base + i);
    },
    whyNot: (s, _seat, index) => (index < s.coins ? null : 'tooFew'),
    apply(s, _seat, index, to) {
      s.coins -= index + 1;
      to?.push(`bet ${index + 1}`);
    },
  },
  show: {
    steps: [STEP.show],
    legal(_s, _seat, out, base) {
      out.push(base);
      out.push(base + 1);
    },
    apply: (_s, _seat, index, to) => to?.push(`show ${index}`),
  },
  leave: [
    { steps: [STEP.show], apply: (_s, _seat, _i, to) => to?.push('leave') },
    {
      steps: [STEP.bet],
      whyNot: (s) => (s.coins === 5 ? 'keepsOne' : null),
      apply: (_s, _seat, _i, to) => to?.push('leave early'),
    },
  ],
};

const turn: Turn<Table, string[], Refusal, (typeof codec.kinds)[number]> = {
  steps: STEPS.first.end,
  stepOf: (s) => s.step,
  open: [STEP.show],
  actors: (s) => (s.step === STEP.over ? NOBODY : maskOf(0)),
  idle: { over: 'over', chance: 'over', others: 'others' },
  noSuchMove: 'noSuchMove',
  notNow: () => 'notNow',
};
const rules = rulesOf(codec, kinds, turn);

function legal(s: Table, seat = 0): string[] {
  const list = new MoveList(codec.size);
  rules.legal(s, seat, list);
  return list.toArray().map((code) => codec.format(code));
}

const bet = (coins: number): Table => ({ step: STEP.bet, coins });
const show: Table = { step: STEP.show, coins: 0 };

describe('legal', () => {
  test('the kinds due at the step, ascending; one of a single move stands where nothing speaks against it', () => {
    expect(legal(bet(2))).toEqual(['fold', 'bet 1', 'bet 2', 'leave']);
    expect(legal(bet(4))).toEqual(['bet 1', 'bet 2', 'bet 3', 'bet 4', 'leave']);
    expect(legal(show)).toEqual(['show up', 'show down', 'leave']);
  });

  test('none where the seat does not act', () => {
    expect(legal(bet(2), 1)).toEqual([]);
    expect(legal({ step: STEP.over, coins: 1 })).toEqual([]);
  });
});

test('a kind that means something else at another step has the rules of the step at hand', () => {
  expect(legal(bet(5))).not.toContain('leave');
  expect(rules.refusal(bet(5), 0, codec.base.leave)).toBe('keepsOne');
  expect(rules.refusal({ ...show, coins: 5 }, 0, codec.base.leave)).toBeNull();
});

test('a refusal says what is wrong first: the number, the seat, the step, the move itself', () => {
  const why = (s: Table, code: number, seat = 0): Refusal | null => rules.refusal(s, seat, code);
  expect([-1, codec.size, 0.5, Number.NaN].map((code) => why(bet(1), code))).toEqual(Array(4).fill('noSuchMove'));
  expect(why(bet(1), codec.base.fold, 1)).toBe('others');
  expect(why(bet(1), codec.base.show)).toBe('notNow');
  expect(why(bet(1), codec.base.bet + 1)).toBe('tooFew');
  expect(why(bet(4), codec.base.fold)).toBe('keepsOne');
});

test.each([bet(0), bet(1), bet(5), show])('what is legal is what is not refused: %o', (s) => {
  const all = Array.from({ length: codec.size }, (_, code) => code);
  expect(legal(s)).toEqual(all.filter((code) => rules.refusal(s, 0, code) === null).map((code) => codec.format(code)));
});

test('the alternatives of a step are open where the turn names it', () => {
  expect([rules.isOpen(show, 0), rules.isOpen(bet(2), 0)]).toEqual([true, false]);
});

test('a move goes to its kind, counted from the first of the kind', () => {
  const events: string[] = [];
  const s = bet(5);
  rules.apply(s, 0, codec.base.bet + 2, events);
  rules.apply(s, 0, codec.base.leave, events);
  rules.apply({ ...show }, 0, codec.base.show + 1, events);
  rules.apply({ ...show }, 0, codec.base.leave, events);
  expect(events).toEqual(['bet 3', 'leave early', 'show 1', 'leave']);
  expect(s.coins).toBe(2);
});

test('a seat that does not act is told whether the match is over, chance acts, or another seat', () => {
  const others = (_s: Table, seat: number): Refusal => (seat === 1 ? 'others' : 'over');
  const why = (acting: number, seat = 1): Refusal | null =>
    rulesOf(codec, kinds, { ...turn, actors: () => acting, idle: { over: 'over', chance: 'chance', others } }).refusal(
      bet(1),
      seat,
      codec.base.fold,
    );
  expect([NOBODY, CHANCE, maskOf(2), maskOf(1)].map((acting) => why(acting))).toEqual([
    'over',
    'chance',
    'others',
    null,
  ]);
  expect(why(maskOf(2), 0)).toBe('over');
});

test('chance has its own outcomes and effects, and what follows by itself follows both', () => {
  const chance = {
    outcomes(_s: Table, out: OutcomeList) {
      out.clear();
      out.push(3, 1);
    },
    apply: (_s: Table, code: number, to: string[] | undefined) => to?.push(`outcome ${code}`),
  };
  const whole = rulesOf(codec, kinds, { ...turn, chance, advance: (_s, to) => to?.push('after') });
  const list = new OutcomeList(1);
  whole.outcomes(bet(1), list);
  expect([list.length, list.codes[0]]).toEqual([1, 3]);
  rules.outcomes(bet(1), list);
  expect(list.length).toBe(0);
  const events: string[] = [];
  whole.apply(bet(1), CHANCE, 3, events);
  whole.apply(bet(1), 0, codec.base.fold, events);
  expect(events).toEqual(['outcome 3', 'after', 'fold', 'after']);
});

test('a sealed decision plays the moves of kinds without an effect of their own, and no others', () => {
  const played: string[] = [];
  const withSealed = rulesOf(
    codec,
    { ...kinds, fold: { steps: [STEP.bet] } },
    {
      steps: STEPS.first.end,
      stepOf: (s) => s.step,
      sealed: { apply: (_s, seat, code) => played.push(`${seat} ${codec.format(code)}`) },
      actors: () => maskOf(0),
      idle: { over: 'over', chance: 'over', others: 'over' },
      noSuchMove: 'noSuchMove',
      notNow: () => 'notNow',
    },
  );
  const events: string[] = [];
  withSealed.apply(bet(2), 0, codec.base.fold, events);
  withSealed.apply(bet(2), 0, codec.base.bet + 1, events);
  expect(played).toEqual(['0 fold']);
  expect(events).not.toContain('fold');
  expect(events).toHaveLength(1);
});

test('a kind of sealed decisions needs no effect; to play it without such a decision is a bug', () => {
  const played: number[] = [];
  const bids = moves({ bid: { coins: whole(0, 2) } });
  const rulesWith = (sealed: { readonly sealed?: { apply(s: Table, seat: number, code: number): void } }) =>
    rulesOf<Table, string[], Refusal, { kind: 'bid' }, 'bid'>(
      bids,
      { bid: { steps: [STEP.bet], whyNot: (s, _seat, coins) => (coins <= s.coins ? null : 'tooFew') } },
      {
        steps: STEPS.first.end,
        stepOf: (s) => s.step,
        ...sealed,
        actors: () => maskOf(0),
        idle: { over: 'over', chance: 'over', others: 'over' },
        noSuchMove: 'noSuchMove',
        notNow: () => 'notNow',
      },
    );
  const { legal, apply } = rulesWith({ sealed: { apply: (_s, _seat, code) => played.push(code) } });
  const list = new MoveList(bids.size);
  legal(bet(1), 0, list);
  expect(list.toArray()).toEqual([0, 1]);
  apply(bet(1), 0, 1, []);
  expect(played).toEqual([1]);
  expect(() => rulesWith({}).apply(bet(0), 0, 0, [])).toThrow('"bid" has no effect');
});
