import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { letters, type Side, sides } from '../data/sides.ts';
import type { Setup } from '../setup.ts';
import { reasons } from '../state.ts';
import type { Situation } from '../view/table.ts';

/**
 * A position as one line: `R:A3,M3,W3 B:V3,H3,E3 bombs:3-3 turn:1 phase:orders`. A `+` marks an area without a
 * previous holder.
 */
export function formatLine(setup: Setup, situation: Situation): string {
  const { turn, phase, bombsLeft, result } = situation;
  const pieces = sides.map((side, seat) => `${letters[seat]}:${piecesText(setup, situation, side)}`);
  const line = `${pieces.join(' ')} bombs:${bombsLeft.red}-${bombsLeft.blue} turn:${turn} phase:${phase}`;
  if (result === null) return line;
  const winner = result.winner === null ? 'draw' : letters[sides.indexOf(result.winner)];
  return `${line} result:${winner} reason:${result.reason}`;
}

function piecesText(setup: Setup, { pieces, previousHolder }: Situation, side: Side): string {
  const held = setup.codes.filter((code) => Object.hasOwn(pieces[side], code));
  if (held.length === 0) return '-';
  return held.map((code) => `${code}${pieces[side][code]}${Object.hasOwn(previousHolder, code) ? '' : '+'}`).join(',');
}

const LINE =
  /^R:(\S+)\s+B:(\S+)\s+bombs:(\d+)-(\d+)\s+turn:(\d+)\s+phase:([a-z]+)(?:\s+result:(R|B|draw)\s+reason:([a-zA-Z]+))?$/i;

/** Reads such a line into the position object, which is not checked yet. */
export function parseLine(line: string): Result<object> {
  const found = LINE.exec(line.trim());
  if (found === null) {
    return fail(
      `A position is written like "R:A3,M3,W3 B:V3,H3,E3 bombs:3-3 turn:1 phase:orders", not ${quoted(line)}.`,
      'position',
    );
  }
  const [, red, blue, redBombs, blueBombs, turn, phase, result, reason] = found as readonly (string | undefined)[];
  const previousHolder: { [code: string]: Side } = {};
  const pieces = {
    red: readPieces(red ?? '', 'red', previousHolder),
    blue: readPieces(blue ?? '', 'blue', previousHolder),
  };
  if (pieces.red === null || pieces.blue === null) {
    return fail('Pieces are written like "A3,MC1,M1+", or "-" where there are none.', 'position');
  }
  return ok({
    turn: Number(turn),
    phase: phase?.toLowerCase(),
    pieces,
    previousHolder,
    bombsLeft: { red: Number(redBombs), blue: Number(blueBombs) },
    result: result === undefined ? null : { winner: sideOf(result), reason: reasonOf(reason ?? '') },
  });
}

function readPieces(
  text: string,
  side: Side,
  holders: { [code: string]: Side },
): { readonly [code: string]: number | undefined } | null {
  const pieces: { [code: string]: number | undefined } = {};
  if (text === '-') return pieces;
  for (const part of text.split(',')) {
    const found = /^([A-Za-z]{1,2})(\d{1,6})(\+?)$/.exec(part);
    if (found === null) return null;
    const code = found[1].toUpperCase();
    if (pieces[code] !== undefined) return null;
    pieces[code] = Number(found[2]);
    if (found[3] === '') holders[code] = side;
  }
  return pieces;
}

function sideOf(letter: string): Side | null {
  if (letter.toLowerCase() === 'draw') return null;
  return letter.toUpperCase() === 'R' ? 'red' : 'blue';
}

function reasonOf(text: string): string {
  return reasons.find((reason) => reason.toLowerCase() === text.toLowerCase()) ?? text;
}
