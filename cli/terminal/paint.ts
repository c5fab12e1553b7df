import type { Style } from './style.ts';

/** `P2`: the player of seat 1, as written on the games' text boards. */
const player = /\bP([1-9])\b/g;
/** A row of a square board: its number, then cells. */
const gridRow = /^\s*\d+\s/;
/** A cell with an owner: small letters for the piece, the player's number, marks. */
const ownedCell = /(?<=\s)[a-z]{1,2}([1-9])[+*!]*(?=\s|$)/g;
/** An empty or covered cell. */
const emptyCell = /(?<=\s)(?:\.|##)(?=\s|$)/g;

/**
 * Colours the text of a board: players and, in the rows of a square board, their pieces in the seats' colours, empty
 * and covered cells faintly. The text is unchanged, and complete without colours.
 */
export function paintBoard(text: string, seats: number, style: Style): string {
  const inSeat = (whole: string, digit: string): string => {
    const seat = Number(digit) - 1;
    return seat < seats ? style.seat(seat, whole) : whole;
  };
  return text
    .split('\n')
    .map((line) => {
      const named = line.replace(player, inSeat);
      return gridRow.test(line) ? named.replace(emptyCell, style.quiet).replace(ownedCell, inSeat) : named;
    })
    .join('\n');
}
