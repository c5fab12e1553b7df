import { CHANCE, EVERYTHING, NOBODY } from '@marchlands/core/seat.ts';
import type { Position } from '../sources/position.ts';
import { paintBoard } from '../terminal/paint.ts';
import type { Screen } from '../terminal/screen.ts';
import { table } from '../terminal/table.ts';
import { inColumns, wrap } from '../terminal/wrap.ts';
import { legalOf, notationOf, outcomesOf } from '../trial/steps.ts';
import { actingSeats, fullText, playerNames, promptOf, resultLines } from './sentences.ts';

/** Legal moves of the acting seats in notation, a block for each kind of move. */
function legalLines(now: Position, screen: Screen): string[] {
  const { game } = now;
  const name = playerNames(screen.style);
  return actingSeats(now).flatMap((seat) => {
    const codes = legalOf(now, seat);
    const heading = `${name(seat)}: ${codes.length} legal ${codes.length === 1 ? 'move' : 'moves'}`;
    const blocks = game.moveCodec.kinds.flatMap((kind) => {
      const written = codes
        .filter((code) => game.moveCodec.kindOf(code) === kind)
        .map((code) => notationOf(now, { by: seat, code }));
      if (written.length === 0) return [];
      return [screen.style.quiet(`  ${kind} (${written.length})`), ...inColumns(written, screen.width, '    ')];
    });
    return ['', heading, ...blocks];
  });
}

/** The possible chance outcomes, with weights and shares. */
function chanceLines(now: Position, screen: Screen): string[] {
  const chances = outcomesOf(now);
  const total = chances.reduce((sum, { weight }) => sum + weight, 0);
  const rows = chances.map(({ code, weight }) => [
    now.game.outcomeCodec.format(code),
    String(weight),
    `${((100 * weight) / total).toFixed(1)} %`,
  ]);
  const columns = [{ heading: 'outcome' }, { heading: 'weight', numbers: true }, { heading: 'chance', numbers: true }];
  return ['', ...table(columns, rows, screen.style)];
}

/** A readable position: the game, the board, the prompt, and all legal moves. */
export function positionLines(now: Position, screen: Screen): string[] {
  const { game, setup, state } = now;
  const { strong } = screen.style;
  const name = playerNames(screen.style);
  const head = [
    strong(`${game.title}, ${setup.seats} ${setup.seats === 1 ? 'player' : 'players'}`),
    '',
    paintBoard(fullText(now).trimEnd(), setup.seats, screen.style),
    '',
  ];
  const actors = game.actors(state);
  if (actors === NOBODY) return [...head, ...resultLines(game, setup, game.result(state), name, screen.style)];
  const chance = actors === CHANCE ? 'Chance acts. ' : '';
  const prompt = wrap(chance + promptOf(now, EVERYTHING, name), screen.width).map(strong);
  return [...head, ...prompt, ...(actors === CHANCE ? chanceLines(now, screen) : legalLines(now, screen))];
}
