/** The panel beside the map: never more than one red button, and the usual action among the first. */
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, firstOf, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Panel } from '../board/panel/panel.tsx';
import type { PanelProps } from '../board/props.ts';
import { game } from '../game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { position } from './play.ts';

/**
 * The panel as drawn for a seat.
 * @param draft the composed choice
 */
function panelOf(state: State, seat: Seat, draft: PanelProps['draft'] = null): string {
  const { setup } = state;
  const moves = new MoveList(setup.bounds.moves);
  game.legal(state, seat, moves);
  const nameOf = (of: Seat): string => `Seat ${of}`;
  const props: PanelProps = {
    setup,
    view: game.view(state, seat),
    seats: Array.from({ length: setup.seats }, (_, at) => ({ seat: at, name: nameOf(at), kind: 'person' })),
    choices: moves.toArray().map((code) => {
      const move = game.moveCodec.decode(code);
      return { move, words: game.words.move(move, setup, nameOf), notation: String(code) };
    }),
    draft,
    choosing: seat,
    mode: null,
    selected: null,
    takeFocus: false,
    forecast: null,
    refusesAll: false,
    choose: () => undefined,
    redraft: () => undefined,
    commit: () => undefined,
    onMode: () => undefined,
    onLetGo: () => undefined,
    onRefuseAll: () => undefined,
  };
  return renderToStaticMarkup(createElement(Panel, props));
}

/** The enabled buttons of the panel, each with its text. */
function buttonsOf(state: State, seat: Seat): readonly string[] {
  const html = panelOf(state, seat);
  return (html.match(/<button.*?<\/button>/g) ?? []).filter((button) => !button.startsWith('<button disabled'));
}

const red = (buttons: readonly string[]): readonly string[] => buttons.filter((button) => button.includes('primary'));

const KNIGHTS = 'knights 3 P1 action\nP1: c29 s31 r29-35 r31-36 hand=';

it('the end of the turn is red where nothing can be built', () => {
  const { state } = position(`${KNIGHTS}W\nP2: c12 s18 r12-17 r18-24\nP3: c14 s45 r14-19 r41-45`);
  expect(red(buttonsOf(state, 0))).toEqual([expect.stringContaining('End the turn')]);
});

it('the one improvement that can be bought is red, among the first buttons', () => {
  const { state } = position(`${KNIGHTS}K\nP2: c12 s18 r12-17 r18-24\nP3: c14 s45 r14-19 r41-45`);
  const buttons = buttonsOf(state, 0);
  expect(red(buttons)).toEqual([expect.stringContaining('Improve')]);
  expect(red(buttons.slice(0, 3))).toHaveLength(1);
});

it('a counter-offer that was filled in tells both its sides', () => {
  const { state } = position(
    'base 3 P1 action dice=3,5 open=answer:W>L:P2\nP1: s29 s31 r29-35 r31-36 hand=W\nP2: s12 s18 r12-17 r18-24 hand=LO\nP3: s14 s45 r14-19 r41-45',
  );
  const moves: readonly Move[] = [
    { kind: 'counter' },
    { kind: 'give', card: 'ore' },
    { kind: 'want', card: 'wool' },
    { kind: 'send', to: [0] },
  ];
  const html = panelOf(state, 1, { moves, isWhole: true, notation: '', isShared: true });
  expect(html).toMatch(/You give.*Ore.*You want.*Wool.*Send the counter-offer/s);
});

it.each(['base', 'knights', 'roaming'])(
  'a match of the form %s played at random never has two red buttons',
  (rules) => {
    const made = game.setup({ rules }, 3);
    if (!made.ok) throw new Error(made.problem.message);
    const state = game.start(made.value);
    const rng = new Rng(`red ${rules}`);
    const moves = new MoveList(made.value.bounds.moves);
    const outcomes = new OutcomeList(made.value.bounds.outcomes);
    for (let i = 0; i < 300; i += 1) {
      const actors = game.actors(state);
      if (actors === NOBODY) break;
      if (actors === CHANCE) {
        game.outcomes(state, outcomes);
        game.apply(state, CHANCE, game.draw?.(state, rng) ?? outcomes.at(rng.below(outcomes.total)));
        continue;
      }
      const seat = firstOf(actors);
      if (game.isPartial?.(state, seat) !== true) {
        const all = red(buttonsOf(state, seat));
        expect(all.length, `${game.view(state, seat).table.due}: ${all}`).toBeLessThanOrEqual(1);
      }
      game.legal(state, seat, moves);
      game.apply(state, seat, moves.codes[rng.below(moves.length)]);
    }
  },
);
