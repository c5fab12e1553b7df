import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { describe, expect, it } from 'vitest';
import { HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import { tokensAt } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import { go, setupFor, situation, type TestTable } from './play.ts';

// An independent computation of the legal offers and answers: tries all lists of tokens and keeps those that the rules
// allow as a whole. The game's own moves must lead to exactly these, apart from offers given up.

const [RED, BLUE] = [0, 1];
const { territoryIds } = setupFor(3).land;
const placeIds = (ids: string) => ids.split(' ').map((id) => territoryIds.indexOf(id));
/** All are adjacent, so every place may receive. */
const RED_LAND = placeIds('C4 D3');
const BLUE_LAND = placeIds('C5 D4');

interface Token {
  readonly kind: number;
  readonly at: number;
}
type Side = readonly Token[];

/** A position with few tokens, at most two of which may be traded on each side. */
function small(rng: Rng): TestTable {
  const content = (): string => {
    const pieces = (rng.below(2) === 0 ? 'h' : '') + (rng.below(3) === 0 ? 'w' : '');
    const goods = rng.below(2) === 0 ? '' : `t${1 + rng.below(2)}`;
    return `${pieces && `.${pieces}`}${goods && `:${goods}`}`;
  };
  const options = {
    tradeSideMax: 2,
    tradeRepeatMax: 1,
    tradeRounds: 10,
    tradeGifts: rng.below(3) === 0,
    tradeWhat: rng.below(2) === 0 ? 'resourcesAndWeapons' : 'resources',
  };
  const line = `RBY L=R c=2 trade R | *=Y C4=R${content()} D3=R${content()} C5=B${content()} D4=B${content()}`;
  return situation(line, options);
}

/** Every list of at most two tokens of some kinds and places, in ascending order. */
function sides(kinds: readonly number[], places: readonly number[]): Side[] {
  const singles = kinds.flatMap((kind) => [...places].sort((a, b) => a - b).map((at) => ({ kind, at })));
  return [[], ...singles.map((one) => [one]), ...singles.flatMap((a, i) => singles.slice(i).map((b) => [a, b]))];
}

const countOf = (side: Side, kind: number, at?: number): number =>
  side.filter((token) => token.kind === kind && (at === undefined || token.at === at)).length;

const kindsOf = (s: State): number[] =>
  [...Array(KINDS).keys()].filter((kind) => kind !== WEAPON || s.setup.options.tradeWhat === 'resourcesAndWeapons');

const holds = (s: State, places: readonly number[], kind: number): number =>
  places.reduce((sum, at) => sum + tokensAt(s, at, kind), 0);

/** CA-47: a place ends with at most one Horse and one Weapon, after what leaves. */
function fits(s: State, leaving: Side, coming: Side): boolean {
  return coming.every(
    ({ kind, at }) =>
      kind < HORSE || tokensAt(s, at, kind) - countOf(leaving, kind, at) + countOf(coming, kind, at) <= 1,
  );
}

const leaves = (s: State, side: Side): boolean =>
  side.every(({ kind, at }) => countOf(side, kind, at) <= tokensAt(s, at, kind));

const keyOf = (give: Side, get: Side): string =>
  JSON.stringify([give, get].map((side) => side.map((t) => [t.kind, t.at])));
const kindsKey = (give: Side, get: Side): string => JSON.stringify([give, get].map((side) => side.map((t) => t.kind)));

/** All offers of Red to Blue that the rules allow, except those with kinds and numbers in `made`. */
function offersByRule(s: State, made: ReadonlySet<string>): string[] {
  const { tradeGifts } = s.setup.options;
  return sides(kindsOf(s), RED_LAND).flatMap((give) =>
    sides(kindsOf(s), RED_LAND)
      .filter((get) => {
        if (tradeGifts ? give.length + get.length === 0 : give.length === 0 || get.length === 0) return false;
        if (!leaves(s, give) || made.has(kindsKey(give, get))) return false;
        if (get.some(({ kind }) => countOf(get, kind) > holds(s, BLUE_LAND, kind))) return false;
        return fits(s, give, get);
      })
      .map((get) => keyOf(give, get)),
  );
}

/** All answers of Blue to the current offer, as places paid from and put into. */
function answersByRule(s: State, give: Side, get: Side): string[] {
  return sides(kindsOf(s), BLUE_LAND)
    .filter((paid) => paid.map(({ kind }) => kind).join() === get.map(({ kind }) => kind).join() && leaves(s, paid))
    .flatMap((paid) =>
      sides(kindsOf(s), BLUE_LAND)
        .filter(
          (put) => put.map(({ kind }) => kind).join() === give.map(({ kind }) => kind).join() && fits(s, paid, put),
        )
        .map((put) => keyOf(paid, put)),
    );
}

const CHOICE: readonly number[] = [STEP.offer, STEP.pay, STEP.put];

/** Follows all legal moves of a choice to its end. @returns the moves of each way */
function choicesOf(s: State, seat: number): string[] {
  const found: string[] = [];
  const follow = (at: State, first: Side, second: Side): void => {
    const list = new MoveList(1024);
    legal(at, seat, list);
    expect(list.length).toBeGreaterThan(0);
    for (const code of list.toArray()) {
      const move = moveCodec.decode(code);
      if (move.kind === 'giveUp') continue;
      const next = at.clone();
      apply(next, seat, code);
      const index = code - moveCodec.base[move.kind];
      const token = { kind: Math.floor(index / 100), at: index % 100 };
      const isFirst = move.kind === 'give' || move.kind === 'pay';
      const isSecond = move.kind === 'get' || move.kind === 'put';
      const a = isFirst ? [...first, token] : first;
      const b = isSecond ? [...second, token] : second;
      if (!CHOICE.includes(next.step)) found.push(keyOf(a, b));
      else follow(next, a, b);
    }
  };
  follow(s, [], []);
  return found;
}

describe('offers and answers of small positions', () => {
  it('are just those that the rules allow', () => {
    const rng = new Rng(3);
    let [answered, spent] = [0, 0];
    for (let n = 0; n < 30; n += 1) {
      const table = small(rng);
      const made = new Set<string>();
      for (let round = 0; round < 6; round += 1) {
        const { state } = table;
        if (state.step !== STEP.trade || state.actor !== RED) break;
        const byRule = offersByRule(state, made);
        if (made.size > 0) spent += 1;
        const begun = state.clone();
        const to = moveCodec.encode({ kind: 'offer', to: BLUE });
        const list = new MoveList(64);
        legal(state, RED, list);
        if (byRule.length > 0) expect(list.has(to)).toBe(true);
        if (byRule.length === 0) break;
        apply(begun, RED, to);
        expect(choicesOf(begun, RED).sort()).toEqual([...byRule].sort());
        // One offer is made, checked from the partner's view, and refused.
        const [give, get] = JSON.parse(byRule[rng.below(byRule.length)]) as [number[][], number[][]];
        apply(state, RED, to, table.events);
        const asSide = (side: number[][]): Side => side.map(([kind, at]) => ({ kind, at }));
        for (const [kind, at] of give) apply(state, RED, moveCodec.base.give + kind * 100 + at, table.events);
        for (const [kind, at] of get) apply(state, RED, moveCodec.base.get + kind * 100 + at, table.events);
        apply(state, RED, moveCodec.encode({ kind: 'send' }), table.events);
        made.add(kindsKey(asSide(give), asSide(get)));
        const answers = answersByRule(state, asSide(give), asSide(get));
        legal(state, BLUE, list);
        const accept = moveCodec.encode({ kind: 'accept' });
        expect(list.has(accept)).toBe(answers.length > 0);
        if (answers.length > 0) {
          answered += 1;
          const inside = state.clone();
          apply(inside, BLUE, accept);
          expect(choicesOf(inside, BLUE).sort()).toEqual([...answers].sort());
        }
        go(table, 'B: refuse');
        while (table.state.step === STEP.trade && table.state.actor !== RED)
          go(table, `${'RBY'[table.state.actor]}: trade -`);
      }
    }
    expect(Math.min(answered, spent)).toBeGreaterThan(5);
  });
});
