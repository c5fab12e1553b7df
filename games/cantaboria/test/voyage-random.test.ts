import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { expect, test } from 'vitest';
import { BOAT, HORSE, KINDS, WEAPON } from '../data/limits.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { actors, legal, refusal } from '../rules/legal.ts';
import { areAdjacent, nextPlace, pointsOf } from '../rules/places.ts';
import { castOff, moor } from '../rules/waters.ts';
import { PHASE, PLAN, type State } from '../state.ts';
import { setupFor, situation } from './play.ts';

const { territoryIds, spaceIds } = setupFor(4).land;

/** A position in an Attack turn with boats everywhere, and some Horses and Weapons. */
function riverLine(rng: Rng): string {
  const letters = 'RBGY';
  const pieces = () => ['', '', '', '.h', '.w', '.hw'][rng.below(6)];
  const lands = territoryIds.map((id) => `${id}=${letters[rng.below(4)]}${pieces()}`);
  const boats = spaceIds.flatMap((id) => {
    const file = Array.from({ length: rng.below(3) }, () => `[${letters[rng.below(4)]}${pieces()}]`);
    return file.length > 0 && rng.below(3) > 0 ? [`${id}=${file.join('')}`] : [];
  });
  return `RBGY L=R c=4 attack R | ${[...lands, ...boats].join(' ')}`;
}

/**
 * The water space in which this move puts the planned boat, and the number of boats before it; null if the move does
 * not decide that.
 */
function mooringOf(s: State, move: Move): readonly [space: number, behind: number] | null {
  if (move.kind === 'land') return [s.planSpace - 1, s.planPosition];
  return move.kind === 'position' ? [s.shipAt, move.at - 1] : null;
}

/** Points beside the target by owner, counted on a map on which the plan was carried out. */
function countBy(before: State, [space, behind]: readonly [number, number]): { defence: number; beside: number[] } {
  const s = before.clone();
  const place = s.planBoat - 1;
  const { target } = s;
  const pairs = [
    [HORSE, s.planHorse],
    [WEAPON, s.planWeapon],
  ];
  for (const [kind, from] of pairs) {
    if (from === 0) continue;
    s.tokens[(from - 1) * KINDS + kind] -= 1;
    s.tokens[place * KINDS + kind] += 1;
  }
  castOff(s, place - BOAT);
  moor(s, place - BOAT, space, behind);
  const beside = [0, 0, 0, 0];
  for (let at = nextPlace(s, -1); at >= 0; at = nextPlace(s, at)) {
    if (at !== target && areAdjacent(s, at, target)) beside[s.owner[at] - 1] += pointsOf(s, at);
  }
  return { defence: pointsOf(s, target) + beside[s.owner[target] - 1], beside };
}

test('a planned boat counts as if the plan had been carried out', () => {
  const rng = new Rng(11);
  const list = new MoveList(8192);
  let counted = 0;
  for (let game = 0; game < 600; game += 1) {
    const { state: s, events } = situation(riverLine(rng), { weaponTokens: 60, resourceTokens: 60, boatTokens: 40 });
    while (s.phase === PHASE.attack && s.turn === 0) {
      const seat = s.actor;
      legal(s, seat, list);
      expect(list.length, JSON.stringify({ step: s.step })).toBeGreaterThan(0);
      const all = [...new Set(list.toArray().map((code) => moveCodec.kindOf(code)))];
      const kinds = all.filter((one) => one !== 'giveUp' || all.length === 1);
      // Prefer moves of boats, and of boats that come to the target.
      const wanted = kinds.find((one) => one === 'boat' || one === 'stop');
      const kind = wanted ?? kinds[rng.below(kinds.length)];
      const codes = list.toArray().filter((code) => moveCodec.kindOf(code) === kind);
      const code = codes[rng.below(codes.length)];
      const before = s.clone();
      const told = events.length;
      apply(s, seat, code, events);
      const event = events.slice(told).find((one) => one.kind === 'attackDeclared');
      const mooring = mooringOf(before, moveCodec.decode(code));
      if (event === undefined || before.plan !== PLAN.boat || mooring === null) continue;
      counted += 1;
      const { defence, beside } = countBy(before, mooring);
      expect([event.offence, event.defence]).toEqual([beside[0], defence]);
    }
  }
  expect(counted).toBeGreaterThan(100);
});

test('what is legal in a plan and what is refused agree', () => {
  const rng = new Rng(12);
  const list = new MoveList(8192);
  for (let game = 0; game < 20; game += 1) {
    const { state: s } = situation(riverLine(rng), { weaponTokens: 60, resourceTokens: 60, boatTokens: 40 });
    for (let move = 0; move < 40 && s.phase === PHASE.attack && s.turn === 0; move += 1) {
      legal(s, s.actor, list);
      for (let i = 0; i < 300; i += 1) {
        const code = rng.below(moveCodec.size);
        expect(refusal(s, s.actor, code) === null).toBe(list.has(code));
      }
      for (const code of list.toArray()) expect(refusal(s, s.actor, code)).toBeNull();
      const codes = list.toArray();
      const boats = codes.filter((code) => moveCodec.kindOf(code) === 'boat');
      const from = boats.length > 0 ? boats : codes;
      apply(s, s.actor, from[rng.below(from.length)]);
    }
    expect(actors(s)).not.toBe(0);
  }
});
