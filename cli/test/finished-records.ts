import type { Game } from '@marchlands/core/game.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { type Dice, fairDice, givenDice, seededDice } from '@marchlands/core/match/dice.ts';
import { dailyDice } from '@marchlands/core/match/dice-daily.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { problemText, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { EVERYTHING, type Seat } from '@marchlands/core/seat.ts';
import { loadGame } from '@marchlands/games/index.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(problemText(result.problem));
  return result.value;
}

/** A random whole choice of a seat. */
function choose(match: Match, seat: Seat, rng: Rng): number[] {
  const { game, setup } = match;
  const legal = new MoveList(setup.bounds.moves);
  const state = match.state.clone();
  const isAlone = match.awaited().length === 1;
  const codes: number[] = [];
  do {
    game.legal(state, seat, legal);
    const code = legal.codes[rng.below(legal.length)];
    codes.push(code);
    game.apply(state, seat, code);
  } while (mustGoOn(game, state, seat, !isAlone));
  return codes;
}

/** Given dice are rolled by the generator. */
function rollGiven(match: Match, rng: Rng): void {
  const list = new OutcomeList(match.setup.bounds.outcomes);
  while (match.isChanceDue) {
    match.game.outcomes(match.state, list);
    must(match.supply(list.at(rng.below(list.total))));
  }
}

/** Every seat that is awaited chooses. */
export function playTurn(match: Match, rng: Rng): void {
  rollGiven(match, rng);
  if (match.isOver) return;
  for (const seat of match.awaited()) must(match.submit(seat, choose(match, seat, rng), match.version(seat)));
  rollGiven(match, rng);
}

interface Plan {
  readonly id: string;
  readonly dice: Dice;
  readonly options?: object;
  readonly turns?: number;
}

async function played({ id, dice, options = {}, turns = 100_000 }: Plan): Promise<string> {
  const game: Game = must(await loadGame(id));
  const players = [{ name: 'Anna' }, { name: 'Bo', level: 'greedy' }];
  const match = must(createMatch(game, { seats: 2, options, players, dice }));
  const rng = new Rng(`${id}${dice.kind}`);
  for (let turn = 0; turn < turns && !match.isOver; turn += 1) {
    playTurn(match, rng);
    if (turn === 7) must(match.undo(0, { agreed: [1] }));
    if (turn === 9) must(match.takeOver(0, { name: 'Cleo', level: 'random' }));
  }
  return formatRecord(match, EVERYTHING);
}

const secret = (): Dice => fairDice(new Uint8Array(32).fill(7), [Uint8Array.of(1, 2), null]);

/** Records of matches of each game and with each kind of dice, always the same; all but `running` are of finished matches. */
export async function finishedRecords() {
  return {
    refuge: await played({ id: 'building-refuge', dice: secret(), options: { cityRoadScore: 5, boardSize: 5 } }),
    refugeGiven: await played({ id: 'building-refuge', dice: givenDice(), options: { boardSize: 5 } }),
    refugeSeeded: await played({ id: 'building-refuge', dice: seededDice('table'), options: { boardSize: 5 } }),
    running: await played({ id: 'building-refuge', dice: secret(), options: { boardSize: 5 }, turns: 12 }),
    keep: await played({ id: 'borderkeep', dice: secret() }),
    keepDaily: await played({ id: 'borderkeep', dice: dailyDice('2026-11-21') }),
    keepNumbered: await played({ id: 'borderkeep', dice: numberedDice(12_345) }),
    andia: await played({ id: 'andia', dice: secret() }),
    andiaNumbered: await played({ id: 'andia', dice: numberedDice(7) }),
  };
}
