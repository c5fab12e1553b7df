import type { Game } from '@marchlands/core/game.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import { dailyDice } from '@marchlands/core/match/dice-daily.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { verifyMatch } from '@marchlands/core/match/verify.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { games } from '@marchlands/games/index.ts';
import { describe, expect, it } from 'vitest';
import { hasDeal } from '../solo/daily.tsx';
import { wholeChoice } from './whole-choice.ts';

const DATE = '2026-11-21';
const PLAYERS = 8;

/** A match of the deal of the day in which everybody chooses at random, by a seed of their own. */
function played(game: Game, options: object, seed: number): Match {
  const made = createMatch(game, { seats: game.seats[0] ?? 1, options, dice: dailyDice(DATE) });
  if (!made.ok) throw new Error(made.problem.message);
  const match = made.value;
  const rng = new Rng(`player ${seed}`);
  for (let i = 0; i < 3000 && !match.isOver; i += 1) {
    const seat = match.awaited()[0];
    const row = wholeChoice(match, seat, (codes) => codes[rng.below(codes.length)]);
    if (!match.submit(seat, row, match.version(seat)).ok) throw new Error('a legal move was refused');
  }
  return match;
}

/** Each draw of a match: kind, number within its kind, the possible outcomes, and the actual one. */
function drawsOf(game: Game, match: Match): readonly (readonly [question: string, answer: string, kind: string])[] {
  const list = new OutcomeList(match.setup.bounds.outcomes);
  const counts = new Map<string, number>();
  return match.journal.line.flatMap((index) => {
    const { entry, step } = match.journal.at(index);
    if (entry.kind !== 'chance' || step === null) return [];
    game.outcomes(match.stateAt(index), list);
    const kind = game.outcomeCodec.kindOf(step.code);
    const n = counts.get(kind) ?? 0;
    counts.set(kind, n + 1);
    const possible = Array.from(list.codes.subarray(0, list.length), (code, i) => `${code}:${list.weights[i]}`);
    return [[`${kind} ${n} of ${possible.join()}`, game.outcomeCodec.format(step.code), kind] as const];
  });
}

interface Deal {
  readonly id: string;
  readonly options: object;
  /** Kinds of which every player meets the same row, from a deck or dice that no choice changes. */
  readonly same: readonly string[];
}

const DEALS: readonly Deal[] = [
  ...games.filter(hasDeal).map(({ id }) => ({ id, options: {}, same: id === 'borderkeep' ? ['card', 'die'] : [] })),
  // Two seats and a bag in which some tiles are more than others.
  { id: 'building-refuge', options: {}, same: [] },
  { id: 'borderkeep', options: { form: 'nonCard' }, same: ['event', 'table', 'die'] },
];

describe.each(DEALS)('the deal of the day of $id $options', ({ id, options, same }) => {
  it('answers the same question with the same outcome, whoever plays and however', async () => {
    const game = await games.find((one) => one.id === id)?.load();
    if (game === undefined) throw new Error(`there is no game ${id}`);
    const answers = new Map<string, string>();
    const rows = new Map<string, string[]>();
    let met = 0;
    for (let player = 0; player < PLAYERS; player += 1) {
      const match = played(game, options, player);
      expect(verifyMatch(match)).toMatchObject({ ok: true, value: { isComputed: true, dice: 'daily' } });
      const own = new Map<string, string[]>();
      for (const [question, answer, kind] of drawsOf(game, match)) {
        const known = answers.get(question);
        if (known !== undefined) {
          met += 1;
          expect(answer, question).toBe(known);
        }
        answers.set(question, answer);
        own.set(kind, [...(own.get(kind) ?? []), answer]);
      }
      for (const kind of same) {
        const [row = [], before = []] = [own.get(kind), rows.get(kind)];
        const both = Math.min(row.length, before.length);
        expect(row.slice(0, both), kind).toEqual(before.slice(0, both));
        if (row.length > before.length) rows.set(kind, row);
      }
    }
    // Players went different ways and met many questions again.
    expect(met).toBeGreaterThan(PLAYERS * 5);
    for (const kind of same) expect(rows.get(kind)?.length, kind).toBeGreaterThan(10);
  });
});
