/** The optimal mixtures of a zero-sum matrix game, exact up to rounding. */
export interface Solution {
  /** The row player's expectation. */
  readonly value: number;
  /** Probabilities by row and by column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Numbers below this count as zero. */
const TINY = 1e-11;

/**
 * Solves a matrix by linear programming: the simplex method on the column player's tableau, with the row player's
 * mixture as the final prices (Dantzig 1951). Bland's rule (1977) prevents cycling.
 * @param table by row and column: the row player's payoff, at least 0; the other player gets its negative
 */
export function solveTable(table: readonly (readonly number[])[]): Solution {
  const rows = table.length;
  const columns = table[0].length;
  // One is added to all, so that the value is positive. Then: maximize sum(y) subject to table * y <= 1 and y >= 0.
  const width = columns + rows + 1;
  const tableau = table.map((row, i) => {
    const line = new Float64Array(width);
    row.forEach((payoff, j) => {
      line[j] = payoff + 1;
    });
    line[columns + i] = 1;
    line[width - 1] = 1;
    return line;
  });
  const goal = new Float64Array(width).fill(-1, 0, columns);
  const basis = table.map((_, i) => columns + i);
  for (;;) {
    const entering = goal.findIndex((price, j) => price < -TINY && j < width - 1);
    if (entering < 0) break;
    const leaving = leavingRow(tableau, basis, entering);
    pivot(tableau, goal, leaving, entering);
    basis[leaving] = entering;
  }
  const total = goal[width - 1];
  const mixture = new Array<number>(columns).fill(0);
  basis.forEach((variable, i) => {
    if (variable < columns) mixture[variable] = tableau[i]?.[width - 1] / total;
  });
  const prices = table.map((_, i) => Math.max(0, goal[columns + i]) / total);
  return { value: 1 / total - 1, rows: prices, columns: mixture };
}

/** The row that limits the entering variable most; if tied, that of the lowest variable. */
function leavingRow(tableau: readonly Float64Array[], basis: readonly number[], entering: number): number {
  let leaving = -1;
  let least = Number.POSITIVE_INFINITY;
  tableau.forEach((line, i) => {
    const slope = line[entering];
    if (slope <= TINY) return;
    const limit = line[line.length - 1] / slope;
    const isLower = limit < least - TINY;
    if (!isLower && !(limit < least + TINY && basis[i] < basis[leaving])) return;
    leaving = i;
    least = Math.min(least, limit);
  });
  if (leaving < 0) throw new Error('a table of numbers above zero bounds every variable');
  return leaving;
}

function pivot(tableau: readonly Float64Array[], goal: Float64Array, leaving: number, entering: number): void {
  const line = tableau[leaving];
  const divisor = line[entering];
  for (let j = 0; j < line.length; j += 1) line[j] = line[j] / divisor;
  for (const other of [...tableau, goal]) {
    const factor = other[entering];
    if (other === line || factor === 0) continue;
    for (let j = 0; j < line.length; j += 1) other[j] = other[j] - factor * line[j];
  }
}
