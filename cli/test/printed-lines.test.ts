import type { LinesPlan } from '@marchlands/core/conformance/conformance.ts';
import type { GameEntry } from '@marchlands/core/game.ts';
import { seededDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { CHANCE, EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import { games, loadGame } from '@marchlands/games/index.ts';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../tools/conformance-plan.ts';
import type { Position } from '../sources/position.ts';
import { playLine } from '../trial/play-line.ts';
import { linesOf } from '../trial/read-line.ts';
import { legalOf, sequenceNotationOf } from '../trial/steps.ts';

const CHOICES = 30;

/** The tables that each game's plan names, else one as most people play it. */
async function tablesOf({ id, seats }: GameEntry): Promise<readonly (LinesPlan & { readonly id: string })[]> {
  const { lines = [{ seats: seats[0] ?? 0, options: {} }] } = await planOf(id);
  return lines.map((table) => ({ id, ...table }));
}

const tables = (await Promise.all(games.map(tablesOf))).flat();

async function begin(id: string, seats: number, options: object, seed: string): Promise<Match> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.message);
  const made = createMatch(game.value, { seats, options, dice: seededDice(seed) });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
}

/** The line that `try` reads from typed lines, as text; the first refusal, or null. */
function typed(now: Position, text: string): string | null {
  for (const line of linesOf(text)) {
    for (let parts: readonly string[] = line; parts.length > 0; ) {
      const next = playLine(now, parts, null, []);
      if (next.refusal !== null) return `${next.line}: ${next.refusal.message}`;
      parts = parts.slice(next.parts);
    }
  }
  return null;
}

/** The codes of a choice, random ones added until it is whole. Changes the state. */
function completed(match: Match, state: AnyState, seat: Seat, begun: readonly number[], rng: Rng): number[] {
  const { game, setup } = match;
  const isShared = match.awaited().length > 1;
  const codes = [...begun];
  for (const code of begun) game.apply(state, seat, code);
  while (codes.length === 0 || mustGoOn(game, state, seat, isShared)) {
    const legal = legalOf({ game, setup, state }, seat);
    const kinds = [...new Set(legal.map((code) => game.moveCodec.kindOf(code)))];
    const kind = kinds[rng.below(kinds.length)];
    const some = legal.filter((code) => game.moveCodec.kindOf(code) === kind);
    const code = some[rng.below(some.length)] ?? 0;
    codes.push(code);
    game.apply(state, seat, code);
  }
  return codes;
}

/** The result of `try` for a whole choice as printed. */
function typedRow(match: Match, seat: Seat, codes: readonly number[]): string | null {
  const row = sequenceNotationOf(
    match,
    codes.map((code) => ({ by: seat, code })),
  );
  const { game, setup } = match;
  return typed({ game, setup, state: match.state.clone() }, `@${seat + 1} ${row}`);
}

/** A whole random choice of a seat; two others are typed as they are printed. */
function choose(match: Match, seat: Seat, rng: Rng): number[] {
  const { game, setup } = match;
  const legal = legalOf({ game, setup, state: match.state }, seat);
  for (let tries = 0; tries < 2; tries += 1) {
    const code = legal[rng.below(legal.length)] ?? 0;
    expect(typedRow(match, seat, completed(match, match.state.clone(), seat, [code], rng))).toBeNull();
  }
  return completed(match, match.state.clone(), seat, [], rng);
}

function playOn(match: Match, most: number, rng: Rng): void {
  for (let choices = 0; choices < most && !match.isOver; choices += 1) {
    for (const seat of match.awaited()) {
      const codes = choose(match, seat, rng);
      expect(typedRow(match, seat, codes)).toBeNull();
      const taken = match.submit(seat, codes, match.version(seat));
      if (!taken.ok) throw new Error(taken.problem.message);
    }
  }
}

/** The position that lines lead to from the beginning. */
function replayed(match: Match, text: string): AnyState {
  const state = match.game.start(match.setup);
  expect(typed({ game: match.game, setup: match.setup, state }, text)).toBeNull();
  return state;
}

describe('every line that the program prints can be typed', () => {
  test.each(tables)('$id at $seats seats with $options', async ({ id, seats, options, choices = CHOICES }) => {
    for (const seed of ['1', '2']) {
      const match = await begin(id, seats, options, seed);
      playOn(match, choices, new Rng(`${id}/${seed}`));
      const told = match.log(EVERYTHING).flatMap(({ line }) => (line === '' ? [] : [line]));
      const body = formatRecord(match, EVERYTHING)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('['));
      for (const lines of [told, body]) {
        expect(replayed(match, lines.join('\n')).equals(match.state)).toBe(true);
        expect(replayed(match, lines.join(' / ')).equals(match.state)).toBe(true);
      }
      expect(match.entries.some(({ kind }) => kind === 'chance')).toBe(match.game.outcomeCodec.size > 0);
      expect(match.actors === CHANCE).toBe(false);
    }
  });
});
