/** What stands alone for all to see is done for the seat; where only the seat can see it, it is asked. */
import { MoveList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, isActing } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { describe, expect, test } from 'vitest';
import { PROGRESS } from '../data/cards.ts';
import { game } from '../game.ts';
import { MOVE, moveCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { dueStep, STEP, type State } from '../state.ts';
import { STEP_NAMES } from '../view/table.ts';
import { openHands, situation } from './situation.ts';

/** Plays a line of the notation by the game itself. */
function after(s: State, line: string): State {
  const read = game.notation.parse(s, s.active, line);
  if (!read.ok) throw new Error(`${line}: ${read.problem.message}`);
  const end = s.clone();
  for (const { by, code } of read.value) game.apply(end, by, code);
  return end;
}

const due = (s: State): string => STEP_NAMES[dueStep(s)];

const BASE = `base 3 P1 action
  P1: s29 s31 r29-35 r31-36 hand=B
  P2: s12 s18 r12-17 r18-24
  P3: s14 s45 r14-19 r41-45`;

scenario(['IK-051', 'IK-055'], 'a turn in which nothing can be done ends, and the next one is rolled', () => {
  const rolled = after(situation(BASE), 'end');
  expect([due(rolled), rolled.active]).toEqual(['red', 1]);
  // The hand of P1 is empty after the deal, and all know it.
  const empty = BASE.replace('hand=B', 'hand=BL');
  const built = after(situation(empty), 'road 30-36');
  expect([due(built), built.active, built.turn]).toEqual(['red', 1, 2]);
  expect(after(situation(empty), 'road 30-36; end').toBytes()).toEqual(built.toBytes());
  const card = after(situation(empty.replace('hand=BL', 'hand=BLL')), 'road 30-36');
  expect([due(card), card.active]).toEqual(['action', 0]);
  expect(due(after(situation(empty.replace('hand=BL', 'hand=BLL'), { playerTrade: 'off' }), 'road 30-36'))).toBe('red');
});

scenario('IK-055', 'a card that pays for nothing on the board keeps no turn open', () => {
  const at = (knight: string): string => `knights 3 P1 action
    P1: c29 r29-35 ${knight} hand=BLG
    P2: c12 s18 r12-17 r18-24
    P3: c14 s45 r14-19 r41-45`;
  // The grain activates nobody, and the knight has acted.
  const idle = after(openHands(situation(at('k35:1~'), { playerTrade: 'off' })), 'road 30-35');
  expect([due(idle), idle.active]).toEqual(['red', 1]);
  // A ready knight keeps it open where it has somewhere to go: not in the own city, but over a road beyond.
  const stuck = at('k35:1+').replace('c29', 'c29 s31');
  expect(due(after(openHands(situation(stuck, { playerTrade: 'off' })), 'road 31-36'))).toBe('red');
  expect(due(after(openHands(situation(stuck, { playerTrade: 'off' })), 'road 30-35'))).toBe('action');
  const waking = after(openHands(situation(at('k35:1-'), { playerTrade: 'off' })), 'road 30-35');
  expect([due(waking), waking.active]).toEqual(['action', 0]);
});

scenario(['IK-007', 'IK-008'], 'who may hold a card to play is asked, whether it does or not', () => {
  // P2 has a Point, which cannot be played: only P2 knows that.
  const point = after(situation(BASE.replace('18-24', '18-24 dev=point')), 'end');
  expect([due(point), point.active]).toEqual(['preRoll', 1]);
  expect(game.legal(point, 1, list)).toBeUndefined();
  expect(list.toArray()).toEqual([MOVE.roll]);
  const KNIGHTS = BASE.replace('base', 'knights');
  expect(due(after(situation(KNIGHTS.replace('18-24', '18-24 prog=crane')), 'end'))).toBe('preRoll');
  // A card of another deck is no Alchemist, nor is one whose copies all lie open under the deck.
  expect(due(after(situation(KNIGHTS.replace('18-24', '18-24 prog=spy')), 'end'))).toBe('red');
  const spent = KNIGHTS.replace('action', 'action under=science:alchemist,alchemist').replace(
    '18-24',
    '18-24 prog=crane',
  );
  expect(due(after(situation(spent), 'end'))).toBe('red');
});

const list = new MoveList(2000);

scenario('IK-081', 'a discard of a hand that all know goes without asking as far as it is no choice', () => {
  const text = BASE.replace('action', 'preRoll')
    .replace('hand=B', 'hand=WWWWWWWW')
    .replace('18-24', '18-24 hand=BBBBBBBW');
  // P1 has eight wool, P2 seven brick and a wool: the fourth card alone is a choice.
  const known = after(openHands(situation(text)), 'roll =3,4');
  expect([due(known), known.due[0], known.due[1]]).toEqual(['discard', 0, 1]);
  expect([isPartial(known, 1), isActing(game.actors(known), 0), isActing(game.actors(known), 1)]).toEqual([
    false,
    false,
    true,
  ]);
  const whole = after(known, 'P2: discard BBBW');
  expect([due(whole), whole.handSize[0], whole.handSize[1]]).toEqual(['robber', 4, 4]);
  // Unknown hands are asked for each card.
  const unknown = after(situation(text), 'roll =3,4');
  expect([unknown.due[0], unknown.due[1]]).toEqual([4, 4]);
});

scenario('IK-224', 'of a hand that all know Master merchant is asked only for what is a choice', () => {
  const text = `knights 3 P1 action
    P1: c29 hand=B prog=master-merchant
    P2: c12 c18 r12-17 hand=LLLW
    P3: c14 s45 r14-19`;
  const known = after(openHands(situation(text)), 'play master-merchant P2');
  // A lumber goes in any case; that begins no choice of P1.
  expect([due(known), isPartial(known, 0), known.handSize[0]]).toEqual(['pick', false, 2]);
  expect([known.interruptData[1], known.interruptData[2]]).toEqual([1, 1]);
  const taken = after(known, 'pick wool');
  expect([due(taken), taken.handSize[0], taken.held[2]]).toEqual(['action', 3, 1]);
  const asked = after(situation(text), 'play master-merchant P2');
  expect([due(asked), asked.handSize[0]]).toEqual(['pick', 1]);
});

scenario('IK-294', 'of a deck that holds one kind of card, as all know, that card is taken without asking', () => {
  const searched = (under: string): State => {
    const s = situation(
      `roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16 under=politics:${under}
        P1: s34 r28-34 k28:1+ hand=B
        P2: c12 s18 r12-17 r18-24
        P3: c14 s45 r14-19 r41-45`,
      { killReward: 'search' },
    );
    s.undrawn.fill(0, 16);
    return after(s, 'roll =5,6,science; kill politics');
  };
  const one = searched('spy,spy');
  expect([due(one), one.progress[PROGRESS.spy], one.underCount[2]]).toEqual(['action', 1, 1]);
  for (const two of ['spy,warlord', 'saboteur,spy', 'bishop,wedding']) expect(due(searched(two))).toBe('search');
});

scenario(['IK-104', 'IK-107'], 'who cannot accept declines, and an offer that cannot be met is closed', () => {
  const text = BASE.replace('18-24', '18-24 hand=WW').replace('41-45', '41-45 hand=BBO');
  const declined = after(openHands(situation(text, { playerTrade: 'noCounter' })), 'offer B>O P2,P3');
  expect([due(declined), isActing(game.actors(declined), 1), isActing(game.actors(declined), 2)]).toEqual([
    'answer',
    false,
    true,
  ]);
  const asked = after(situation(text, { playerTrade: 'noCounter' }), 'offer B>O P2,P3');
  expect(isActing(game.actors(asked), 1)).toBe(true);
  const two = text.replace('hand=B', 'hand=BL');
  const closed = after(openHands(situation(two)), 'offer B>O P2; P2: counter W>BB');
  expect([due(closed), closed.offers]).toEqual(['action', 1]);
  expect(due(after(situation(two), 'offer B>O P2; P2: counter W>BB'))).toBe('choose');
});

describe('in random play', () => {
  test.each(['base', 'knights', 'roaming'])(
    'of %s nobody is asked in a turn who can only roll or end, as all know',
    (rules) => {
      const setup = game.setup({ rules, turnLimit: 60, offersPerTurn: 1, offerMaxCards: 1 }, 3);
      if (!setup.ok) throw new Error(setup.problem.message);
      const rng = new Rng(`forced ${rules}`);
      const s = game.start(setup.value);
      let lone = 0;
      for (let acting = game.actors(s); acting !== 0; acting = game.actors(s)) {
        if (acting === CHANCE) {
          game.apply(s, CHANCE, game.draw?.(s, rng) ?? 0);
          continue;
        }
        const seat = 31 - Math.clz32(acting);
        game.legal(s, seat, list);
        const code = list.codes[rng.below(list.length)];
        const kind = moveCodec.kindOf(code);
        // Alone in truth: then others must hold a choice to be possible.
        if (list.length === 1 && (kind === 'roll' || kind === 'end')) {
          lone += 1;
          expect(s.handSize[seat] + hidden(s, seat)).toBeGreaterThan(0);
        }
        game.apply(s, seat, code);
      }
      expect(dueStep(s)).toBe(STEP.over);
      expect(lone).toBeLessThan(60);
    },
  );
});

function hidden(s: State, seat: number): number {
  const dev = s.dev.subarray(seat * 5, seat * 5 + 5).reduce((sum, count) => sum + count, 0);
  return dev + s.progress.subarray(seat * 25, seat * 25 + 25).reduce((sum, count) => sum + count, 0);
}
