/** Limits of a random map; ranges and defaults are those of the rules' table. */
export interface Limits {
  /** Cells, 16 .. 60. */
  readonly territories: number;
  /** Rows of cells, 4 .. 9; neighbouring rows differ by at most one cell. */
  readonly rows: number;
  /** Source branches, 1 .. 3; each further one joins at its own confluence. */
  readonly branches: number;
  /** Reaches in all, 6 .. 40, plus or minus 2. */
  readonly reaches: number;
  /** Least reaches of each source branch, 1 .. 8. */
  readonly branchMin: number;
  /** Least reaches from the last confluence to the mouth, 2 .. 20. */
  readonly stemMin: number;
  /** 0 .. 3, on the first branches; each lake separates exactly one pair and has 4 shores. */
  readonly lakes: number;
  /** Most reaches beside one territory, 2 .. 6. */
  readonly bankMax: number;
  /** Share of territories with a bank or shore, in percent, 30 .. 90. */
  readonly waterMin: number;
  readonly waterMax: number;
  /** Largest connected group of territories without water, 3 .. 12. */
  readonly dryMax: number;
  /** Neighbours of each territory, 2 .. 8. */
  readonly degreeMin: number;
  readonly degreeMax: number;
  /** Greatest ratio of the largest to the smallest territory's area, 1.2 .. 4. */
  readonly areaRatio: number;
  /** Shortest common border of two territories, 15 .. 80 canvas units. */
  readonly borderMin: number;
  /** Shortest reach, 30 .. 100 canvas units. */
  readonly reachMin: number;
  /** Smallest `room` of a territory, 25 .. 60 canvas units. */
  readonly room: number;
}

/** By limit: the smallest and the largest allowed value. */
const RANGES: { readonly [limit in keyof Limits]: readonly [low: number, high: number] } = {
  territories: [16, 60],
  rows: [4, 9],
  branches: [1, 3],
  reaches: [6, 40],
  branchMin: [1, 8],
  stemMin: [2, 20],
  lakes: [0, 3],
  bankMax: [2, 6],
  waterMin: [30, 90],
  waterMax: [30, 90],
  dryMax: [3, 12],
  degreeMin: [2, 8],
  degreeMax: [2, 8],
  areaRatio: [1.2, 4],
  borderMin: [15, 80],
  reachMin: [30, 100],
  room: [25, 60],
};

/** The limits for a number of players (2 .. 6): the defaults with the given changes. */
export function limitsFor(players: number, changed: Partial<Limits> = {}): Limits {
  const territories = changed.territories ?? (players === 5 ? 40 : players === 6 ? 42 : 36);
  return {
    ...{ territories, rows: territories >= 42 ? 7 : 6, branches: 2, reaches: Math.floor(territories / 2) },
    ...{ branchMin: 3, stemMin: 6, lakes: changed.branches ?? 2, bankMax: 4, waterMin: 50, waterMax: 75, dryMax: 7 },
    ...{ degreeMin: 3, degreeMax: 6, areaRatio: 2, borderMin: 40, reachMin: 54, room: 42 },
    ...changed,
  };
}

/** The first limit that is out of its range, in words, or null. */
export function rangeProblem(limits: Limits): string | null {
  for (const [limit, [low, high]] of Object.entries(RANGES)) {
    const value = limits[limit as keyof Limits];
    const isWhole = limit === 'areaRatio' || Number.isInteger(value);
    if (!isWhole || !(value >= low && value <= high)) return `${limit}: must be from ${low} to ${high}, not ${value}`;
  }
  return null;
}

/** The reason for a failed attempt: a limit, or the finished map's checks. */
export type Failure = keyof Limits | 'checks';
