import type { Game } from '@marchlands/core/game.ts';
import { givenDice, seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { duel } from '@marchlands/core/testing/toys/duel/game.ts';
import { hiddenDraw } from '@marchlands/core/testing/toys/hidden-draw/game.ts';
import { MAX_RANKS } from '@marchlands/core/testing/toys/hidden-draw/setup.ts';
import type { DrawTypes } from '@marchlands/core/testing/toys/hidden-draw/types.ts';
import { wholeDraw } from '@marchlands/core/testing/toys/hidden-draw/whole.ts';
import { expect, test } from 'vitest';
import { playScripted } from './scripted-session.ts';

const PEOPLE = [{ name: 'Anna' }, { name: 'Ben' }];

function must<V>(result: { readonly ok: true; readonly value: V } | { readonly ok: false }): V {
  if (!result.ok) throw new Error('this should have been taken');
  return result.value;
}

/** Hidden Draw with a notation that leaks the other seat's hand if formatted on the true state. */
const telling: Game<DrawTypes> = {
  ...hiddenDraw,
  notation: {
    ...hiddenDraw.notation,
    format(before, steps, viewer) {
      const hand = before.hand.subarray(MAX_RANKS, 2 * MAX_RANKS).join('');
      return hiddenDraw.notation.format(before, steps, viewer).map((line) => `${line} holds-${hand}`);
    },
  },
};

/** A match in which Anna holds 1 and 2 and draws 3, and Ben holds these cards. */
function dealt(cards: readonly number[]): Match {
  const match = must(createMatch(telling, { seats: 2, players: PEOPLE, dice: givenDice(), options: { hand: 2 } }));
  const rest = [...cards];
  for (let own = 1; match.isChanceDue; ) {
    // The deal goes round, Anna first.
    const toAnna = match.state.handSize[0] <= match.state.handSize[1];
    const rank = toAnna ? own++ : (rest.shift() ?? 1);
    must(match.supply(hiddenDraw.outcomeCodec.encode({ kind: 'deal', rank })));
  }
  return match;
}

test('what a person is offered and told while choosing is the same whatever the other holds', async () => {
  const typed = ['', 'moves', 'why choose 4', 'hint', 'choose 9', 'choose 4', 'quit'];
  const one = await playScripted(dealt([1, 2]), typed);
  const other = await playScripted(dealt([4, 4]), typed);
  expect(one.screens[1]).toContain('holds-');
  expect(other.screens).toEqual(one.screens);
});

test('a choice put together beside others is the same whatever they have sealed', async () => {
  const sealed = async (line: string | null): Promise<readonly string[]> => {
    const match = must(createMatch(duel, { seats: 2, players: PEOPLE, dice: seededDice('sealed') }));
    if (line !== null) must(match.submitLine(0, line, match.version(0)));
    const before = match.version(1);
    const { screens } = await playScripted(
      match,
      line === null ? ['', 'play 1; stake 0', '', 'moves', 'play 2', 'moves'] : ['', 'moves', 'play 2', 'moves'],
    );
    expect(match.version(1)).toBe(before);
    return screens.slice(-1);
  };
  const first = await sealed('play 1; stake 0');
  expect(first[0]).toContain('So far: play 2');
  expect(await sealed('play 3; stake 2')).toEqual(first);
  expect(await sealed(null)).toEqual(first);
});

test('a choice that is sent whole is put together move by move, and is one choice of the match', async () => {
  const players = [{ name: 'Anna' }, { name: 'Teal', level: 'random' }];
  const match = must(createMatch(wholeDraw, { seats: 2, players, dice: seededDice('alone') }));
  const before = match.entries.length;
  const seat = match.awaited()[0];
  expect(seat).toBe(0);
  const sat = await playScripted(match, ['1', 'undo', '2', 'moves', '1']);
  expect(sat.answer('1')).toMatch(/So far: choose \d; undo opens it again\./);
  expect(sat.answer('undo')).toContain('The choice is open again.');
  expect(sat.answer('moves')).toMatch(/place up[\s\S]*place down/);
  const own = match.entries.slice(before).filter((entry) => entry.kind === 'move' && entry.by === 0);
  expect(own).toHaveLength(2);
});

test('a hint names whole choices, none of them twice', async () => {
  const players = [{ name: 'Anna' }, { name: 'Teal', level: 'random' }];
  const match = must(createMatch(wholeDraw, { seats: 2, players, dice: seededDice('alone') }));
  const { answer } = await playScripted(match, ['hint', 'quit']);
  const choices = [...answer('hint').matchAll(/ % {2}(.*?) {2,}/g)].map(([, choice]) => choice);
  expect(choices.length).toBeGreaterThan(1);
  for (const choice of choices) expect(choice).toMatch(/^choose \d.*place (up|down)/);
  expect(new Set(choices).size).toBe(choices.length);
});
