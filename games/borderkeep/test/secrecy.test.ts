import { MoveList } from '@marchlands/core/lists.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { isAtRest } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { type Seat, SPECTATOR } from '@marchlands/core/seat.ts';
import { playerName } from '@marchlands/core/words.ts';
import { describe, expect, test } from 'vitest';
import { DECK } from '../data/deck/deck.ts';
import { game } from '../game.ts';
import { builtOf, kindAt } from '../rules/town.ts';
import { MAX_ARTIFACTS, MAX_UNITS } from '../setup.ts';
import { CARDS, PUBLIC, type State } from '../state.ts';
import type { Types } from '../types.ts';

type Table = Match<Types>;

/** A random choice; for a payment by a mix, its whole sequence. */
function choose(table: Table, seat: Seat, rng: Rng): number[] {
  const state = table.state.clone();
  const legal = new MoveList(table.setup.bounds.moves);
  const row: number[] = [];
  do {
    game.legal(state, seat, legal);
    const code = legal.codes[rng.below(legal.length)];
    game.apply(state, seat, code);
    row.push(code);
  } while (!isAtRest(game, state));
  return row;
}

function match(seats: number, seed: number): Table {
  const made = createMatch(game, { seats, options: {}, dice: seededDice(seed) });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** Whether a viewer sees where a card is: on the table, in its own hand, or in a hand that it was shown. */
function isSeen(s: State, viewer: number, card: number): boolean {
  if (CARDS.has(s.discard, 0, card) || s.attackCard === card + 1) return true;
  const place = s.setup.tables.artifactPlace[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (builtOf(s, seat, card) > 0) return true;
    for (let i = 0; i < s.units[seat]; i += 1) {
      if (kindAt(s, seat, i) === card) return true;
      if (place < MAX_ARTIFACTS && s.unitArtifacts[(seat * MAX_UNITS + i) * MAX_ARTIFACTS + place]) return true;
    }
    if (!CARDS.has(s.hand, seat, card)) continue;
    const eyes = (1 << PUBLIC) | (viewer === SPECTATOR ? 0 : 1 << viewer);
    return seat === viewer || (s.seen[card] & eyes) !== 0;
  }
  return false;
}

/** Everything that reaches a viewer: view, log, record, the board as text, the position it may write. */
function reaching(table: Table, viewer: number): string {
  const view = table.view(viewer);
  const parts = [view, table.log(viewer), formatRecord(table, viewer), game.text(view, table.setup, playerName)];
  return JSON.stringify([...parts, game.position.format(table.state, viewer)]);
}

/** Cards by name or id, as whole words. */
const WORDS = DECK.map(({ id, name }) => new RegExp(`(?<![\\w-])(?:${id}|${name})(?![\\w-])`));

describe.each([2, 3, 6])('with %i seats no card that a viewer has not seen reaches it', (seats) => {
  test('in views, logs, records, boards and positions, throughout matches', () => {
    const viewers = [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
    let hidden = 0;
    for (let seed = 1; seed <= 2; seed += 1) {
      const table = match(seats, seed);
      const rng = new Rng(`secrecy ${seed}`);
      const seen = new Map(viewers.map((viewer) => [viewer, new Set<number>()]));
      for (let step = 0; step < 260 && table.result === null; step += 1) {
        for (const viewer of viewers) {
          for (let card = 0; card < DECK.length; card += 1)
            if (isSeen(table.state, viewer, card)) seen.get(viewer)?.add(card);
        }
        if (step % 20 === 19) {
          for (const viewer of viewers) {
            const told = reaching(table, viewer);
            for (let card = 0; card < DECK.length; card += 1) {
              if (seen.get(viewer)?.has(card)) continue;
              hidden += 1;
              const found = WORDS[card].exec(told);
              expect(found === null ? null : told.slice(Math.max(0, found.index - 60), found.index + 40)).toBeNull();
            }
          }
        }
        const seat = table.awaited()[0];
        const sent = table.submit(seat, choose(table, seat, rng), table.version(seat));
        if (!sent.ok) throw new Error(sent.problem.message);
      }
    }
    expect(hidden).toBeGreaterThan(500);
  });
});
