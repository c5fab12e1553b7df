/** Kills, the cards they bring, and Defender points. */
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { describe, expect, test } from 'vitest';
import { PROGRESS } from '../data/cards.ts';
import { EVENTS } from '../events.ts';
import { view } from '../view/view.ts';
import { OTHERS } from './others.ts';
import { position, type Table } from './play.ts';

describe('kills and Defender points', () => {
  scenario(['EX-050', 'IK-294', 'IK-295', 'IK-202', 'IK-204'], 'the killer names a deck with cards, and draws', () => {
    const text = `
      roaming 3 P2 preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ prog=spy,spy,crane,smith
      ${OTHERS}`;
    const printer = position(text).play('roll =5,6; P1: kill science =printer');
    expect([printer.points()[0], printer.progress(0).length, printer.step]).toEqual([3, 4, 'action']);
    const none = position(text);
    none.state.undrawn.fill(0, 0, 10);
    none.play('roll =5,6');
    expect(none.refused('P1: kill science')).toBe('deckEmpty');
    // From a single deck the card comes automatically.
    const only = position(text);
    only.state.undrawn.fill(0, 0, 16);
    expect(only.play('roll =5,6').step).toBe('card');
    const empty = position(text);
    empty.state.undrawn.fill(0);
    expect(empty.play('roll =5,6').step).toBe('action');
    // Cards put under a deck can be drawn too, the oldest first.
    const under = position(text.replace('invasion=1', 'invasion=1 under=trade:merchant,merchant-fleet'));
    under.state.undrawn.fill(0, 10, 16);
    under.play('roll =5,6; P1: kill trade');
    expect(under.state.progress[PROGRESS.merchant]).toBe(1);
  });

  /** P1's last kill after these kills; returns what everybody has afterwards. */
  function settled(kills: readonly number[], options: object = {}): Table {
    return position(
      `
      roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ kills=${kills[0]}
      P2: s12 kills=${kills[1]}
      P3: s14 kills=${kills[2]}`,
      { killReward: 'none', ...options },
    ).play('roll =5,6');
  }

  scenario(['EX-051', 'IK-296', 'IK-297', 'IK-298'], 'who alone has most kills gets a Defender point', () => {
    const defenders = (...kills: readonly number[]): number[] => [...settled(kills).state.defender.subarray(0, 3)];
    expect(defenders(1, 0, 0)).toEqual([1, 0, 0]);
    expect(defenders(0, 1, 0)).toEqual([0, 0, 0]);
    expect(defenders(1, 1, 1)).toEqual([1, 0, 0]);
    expect(defenders(1, 2, 0)).toEqual([0, 0, 0]);
    const tie = settled([1, 2, 0], { defenderTie: 'card' });
    expect([tie.step, tie.actors()]).toEqual(['tie', [0]]);
    tie.play('tie science =crane; P2: tie trade =merchant');
    expect([tie.progress(0), tie.progress(1), tie.step]).toEqual([['crane'], ['merchant'], 'action']);
    const landed = position('roaming 3 P1 preRoll ship=6 invasion=1 bars=b5:1@34<28\nP1: s53').play('roll =5,6,ship');
    expect([...landed.state.defender.subarray(0, 3)]).toEqual([0, 0, 0]);
  });

  scenario(['EX-052', 'IK-299'], 'an invasion that was settled is not settled again', () => {
    const table = settled([1, 0, 0]);
    table.state.ship = 6;
    table.play('end; roll =5,6,ship');
    expect([...table.state.defender.subarray(0, 3)]).toEqual([1, 0, 0]);
  });

  scenario(['EX-130', 'IK-294'], 'with killReward: search the killer picks; with none nothing is drawn', () => {
    const text = `
      roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16 under=politics:spy
      P1: s34 r28-34 k28:1+
      ${OTHERS}`;
    const table = position(text, { killReward: 'search' });
    table.state.undrawn.fill(0);
    table.state.undrawn[23] = 2;
    table.state.undrawn[0] = 1;
    table.play('roll =5,6; kill politics');
    expect(table.legal(0, 'fetch').map(({ card }) => card)).toEqual(['spy', 'warlord']);
    table.play('fetch politics spy');
    expect([table.progress(0), table.state.underCount[2], table.step]).toEqual([['spy'], 0, 'action']);
    // All knew the cards under the deck, and so know who has one now; only the killer knows an undrawn card.
    expect(table.state.spied[(1 * 6 + 0) * 25 + PROGRESS.spy]).toBe(1);
    const seen = position(text, { killReward: 'search' }).play('roll =5,6; kill politics; fetch politics warlord');
    const told = seen.events.map((event) => EVENTS.viewEvent(seen.state.setup, event, 1));
    expect(told).toContainEqual({ kind: 'deckSearched', seat: 0, card: UNKNOWN, isOpen: false });
    expect(seen.state.spied[(1 * 6 + 0) * 25 + PROGRESS.warlord]).toBe(0);
    expect(view(seen.state, 1).table.decks[2].under).toEqual([{ card: 'spy', knownTo: [0, 1, 2] }]);
    expect(position(text, { killReward: 'none' }).play('roll =5,6').step).toBe('action');
  });

  scenario(['EX-053', 'IK-303', 'IK-304'], 'the point that wins counts in the own turn', () => {
    const text = (seat: string): string => `
      roaming 3 ${seat} preRoll invasion=1 bars=b5:1@22<16
      P1: s34 r28-34 k28:1+ m40:science m31:trade c2 s16 kills=1
      P2: s12
      P3: s14`;
    const other = position(text('P2'), { killReward: 'none' });
    expect(other.points()[0]).toBe(12);
    other.play('roll =5,6');
    expect([other.points()[0], other.step]).toEqual([13, 'action']);
    other.play('end; roll =1,1; end');
    expect(other.result().winners).toEqual([0]);
    const own = position(text('P1'), { killReward: 'none' }).play('roll =5,6');
    expect([own.result().winners, own.hand(0)]).toEqual([[0], '']);
  });

  test('a barbarian that leaves the board is nobody’s kill, and may end the invasion', () => {
    const table = position('roaming 3 P1 preRoll invasion=1 bars=b0:1@32<37\nP1: s53 kills=1', { coast: 'leave' });
    table.play('roll =6,2');
    expect([table.state.defender[0], table.state.kills[0], table.bars()]).toEqual([1, 0, []]);
  });
});
