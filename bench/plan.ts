import type { Process } from './variant.ts';

/** A figure measured by one process. */
interface Measured {
  readonly id: string;
  readonly unit: string;
  readonly process: Process;
  /** The name in the variant's reading. */
  readonly reading: string;
}

/** A figure that is the ratio of two measured figures, round by round. */
interface Ratio {
  readonly id: string;
  readonly over: string;
  readonly under: string;
}

/** Processes measured side by side, samples in turn. */
export interface Group {
  readonly title: string;
  readonly figures: readonly Measured[];
  readonly ratios: readonly Ratio[];
}

/** The game that is compared with the peers, and used for measuring threads. */
const MAIN = 'building-refuge';
/** The game whose odds are computed while a person waits. */
const WITH_ODDS = 'borderkeep';
const PRODUCTION = { environment: { NODE_ENV: 'production' } } as const;
// A young space large enough for a million decisions, so that nothing is collected while allocations are counted.
const COUNTED_HEAP = ['--expose-gc', '--max-semi-space-size=512', '--min-semi-space-size=512'];

function randomFigures(id: string): Measured[] {
  const listed: Process = { variant: 'random', args: [id, 'list'] };
  const unlisted: Process = { variant: 'random', args: [id, 'no-list'] };
  return [
    { id: `${id}.random.decisions_per_s`, unit: 'decisions/s', process: listed, reading: 'decisions' },
    { id: `${id}.random.chance_per_s`, unit: 'outcomes/s', process: listed, reading: 'chances' },
    { id: `${id}.random.matches_per_s`, unit: 'matches/s', process: listed, reading: 'matches' },
    { id: `${id}.random-no-list.decisions_per_s`, unit: 'decisions/s', process: unlisted, reading: 'decisions' },
  ];
}

/** Random play of a form of a game: `game:preset`. */
function formFigures(form: string): Measured[] {
  const listed: Process = { variant: 'random', args: [form, 'list'] };
  return [{ id: `${form}.random.decisions_per_s`, unit: 'decisions/s', process: listed, reading: 'decisions' }];
}

function searchFigures(id: string): Measured[] {
  const full: Process = { variant: 'search', args: [id, 'full'] };
  const level: Process = { variant: 'search', args: [id, 'level'] };
  return [
    { id: `${id}.mcts.iterations_per_s`, unit: 'iterations/s', process: full, reading: 'iterations' },
    { id: `${id}.mcts-level.iterations_per_s`, unit: 'iterations/s', process: level, reading: 'iterations' },
  ];
}

function stateFigures(id: string): Measured[] {
  const state: Process = { variant: 'state', args: [id] };
  const heap: Process = { variant: 'heap', args: [id], flags: COUNTED_HEAP };
  return [
    { id: `${id}.copy_ns`, unit: 'ns', process: state, reading: 'copy' },
    { id: `${id}.hash_ns`, unit: 'ns', process: state, reading: 'hash' },
    { id: `${id}.heap_bytes_per_decision`, unit: 'bytes', process: heap, reading: 'bytes' },
  ];
}

/** The time to carry out a simultaneous decision, on average and in the slowest cases. */
function jointFigures(id: string): Measured[] {
  const joint: Process = { variant: 'joint', args: [id] };
  return [
    { id: `${id}.joint_ns`, unit: 'ns', process: joint, reading: 'mean' },
    { id: `${id}.joint-slow_ns`, unit: 'ns', process: joint, reading: 'slow' },
  ];
}

/** The environment for learning, in one thread and on two, beside the plain loop of random play. */
function environmentGroup(id: string): Group {
  const plain = `environment.${id}.plain.decisions_per_s`;
  const threads = [0, 2].map((count) => ({
    id: `environment.${id}.${count === 0 ? 'here' : `on-${count}`}.decisions_per_s`,
    unit: 'decisions/s',
    process: { variant: 'environment', args: [id, String(count)] } as const,
    reading: 'decisions',
  }));
  const figures = [
    {
      id: plain,
      unit: 'decisions/s',
      process: { variant: 'random', args: [id, 'list'] } as const,
      reading: 'decisions',
    },
    ...threads,
  ];
  return {
    title: `${id} as an environment for learning: 256 matches side by side`,
    figures,
    ratios: [
      { id: `environment.${id}.plain_over_here`, over: plain, under: threads[0].id },
      { id: `environment.${id}.on-2_over_here`, over: threads[1].id, under: threads[0].id },
    ],
  };
}

/** Matches of an experiment with all figures counted, beside those without. */
function labGroup(id: string): Group {
  const figuresOf = (level: string): Measured[] =>
    ['plain', 'counted'].map((how) => ({
      id: `lab.${id}.${level}-${how}.matches_per_s`,
      unit: 'matches/s',
      process: { variant: 'lab', args: [id, level, how] } as const,
      reading: 'matches',
    }));
  const levels = ['random', 'greedy'];
  return {
    title: `${id} in the lab, one thread`,
    figures: levels.flatMap(figuresOf),
    ratios: levels.map((level) => ({
      id: `lab.${id}.${level}.plain_over_counted`,
      over: `lab.${id}.${level}-plain.matches_per_s`,
      under: `lab.${id}.${level}-counted.matches_per_s`,
    })),
  };
}

/** An experiment on one worker thread and on two. */
function labWorkersGroup(id: string): Group {
  const process = { variant: 'lab-workers', args: [id, 'greedy'] } as const;
  const taken = ['wall-1', 'wall-2', 'processor-1', 'processor-2'].map((reading) => ({
    id: `lab.${id}.greedy-workers.${reading}_ms`,
    unit: 'ms a match',
    process,
    reading,
  }));
  return {
    title: `${id} in the lab, greedy, on one worker thread and on two (efficiency 1: two take half the time)`,
    figures: [...taken, { id: `lab.${id}.greedy-workers.efficiency`, unit: 'of 1', process, reading: 'efficiency' }],
    ratios: [],
  };
}

/** The memory of an experiment's process after many matches. */
function labMemoryGroup(id: string): Group {
  const process = { variant: 'lab-memory', args: [id, 'random'] } as const;
  const held = ['200', '1000', '5000'].map((reading) => ({
    id: `lab.${id}.random-memory.after-${reading}_mb`,
    unit: 'MiB',
    process,
    reading,
  }));
  return {
    title: `${id} in the lab, random: what the process holds after so many matches, measured once`,
    figures: [...held, { id: `lab.${id}.random-memory.growth_kb`, unit: 'KiB a match', process, reading: 'growth' }],
    ratios: [],
  };
}

/** The time for exact odds of a battle: one of a few units, and about the largest still computed. */
function oddsFigures(id: string): Measured[] {
  return ['usual', 'large'].map((size) => ({
    id: `${id}.odds-${size}_ms`,
    unit: 'ms',
    process: { variant: 'odds', args: [size] } as const,
    reading: 'took',
  }));
}

/** The peer in its default mode, and in its users' production mode. */
function peerFigures(id: string, variant: Process['variant'], reading: string): Measured[] {
  const unit = `${reading}/s`;
  const [system, what] = id.split('.');
  return [
    { id: `${id}.${reading}_per_s`, unit, process: { variant, args: [] }, reading },
    {
      id: `${system}.${what}-production.${reading}_per_s`,
      unit,
      process: { variant, args: [], ...PRODUCTION },
      reading,
    },
  ];
}

const randomAgainstPeer: Group = {
  title: 'Random play against boardgame.io 0.50.2 (its game: a tile on any empty square of 64, no chance)',
  figures: [...randomFigures(MAIN), ...peerFigures('bgio.reducer', 'bgio-reducer', 'moves')],
  ratios: ['', '-production'].map((mode) => ({
    id: `ratio.random.${MAIN}_over_bgio${mode}`,
    over: `${MAIN}.random.decisions_per_s`,
    under: `bgio.reducer${mode}.moves_per_s`,
  })),
};

const searchAgainstPeer: Group = {
  title: 'Tree search from the first decision, playouts to the end',
  figures: [...searchFigures(MAIN), ...peerFigures('bgio.mcts', 'bgio-search', 'iterations')],
  ratios: ['', '-production'].map((mode) => ({
    id: `ratio.mcts.${MAIN}_over_bgio${mode}`,
    over: `${MAIN}.mcts.iterations_per_s`,
    under: `bgio.mcts${mode}.iterations_per_s`,
  })),
};

const structAgainstHand: Group = {
  title: 'States: declared fields against fields written by hand (1 is equal, more is faster)',
  figures: ['scalar', 'vector'].flatMap((what) =>
    ['declared', 'handwritten'].map((kind) => ({
      id: `struct.${what}-${kind}.rounds_per_s`,
      unit: 'rounds/s',
      process: { variant: 'struct', args: [kind, `${what}s`] } as const,
      reading: 'rounds',
    })),
  ),
  ratios: ['scalar', 'vector'].map((what) => ({
    id: `struct.${what}_over_handwritten`,
    over: `struct.${what}-declared.rounds_per_s`,
    under: `struct.${what}-handwritten.rounds_per_s`,
  })),
};

const threads: Group = {
  title: 'Threads',
  figures: [{ id: 'workers.2_over_1', unit: 'times', process: { variant: 'workers', args: [MAIN] }, reading: 'ratio' }],
  ratios: [],
};

/**
 * Everything that the bench measures: the main game against its peers, then every other game of the catalogue.
 * @param jointIds the games with simultaneous decisions
 * @param forms games with non-standard rules: `game:preset`
 */
export function planOf(
  gameIds: readonly string[],
  jointIds: readonly string[] = [],
  forms: readonly string[] = [],
): Group[] {
  const others = gameIds.filter((id) => id !== MAIN);
  return [
    randomAgainstPeer,
    searchAgainstPeer,
    { title: 'One state', figures: stateFigures(MAIN), ratios: [] },
    structAgainstHand,
    threads,
    ...others.map((id) => ({
      title: id,
      figures: [
        ...randomFigures(id),
        ...searchFigures(id),
        ...stateFigures(id),
        ...(jointIds.includes(id) ? jointFigures(id) : []),
        ...(id === WITH_ODDS ? oddsFigures(id) : []),
      ],
      ratios: [],
    })),
    ...gameIds.map(environmentGroup),
    ...gameIds.map(labGroup),
    labWorkersGroup(MAIN),
    labMemoryGroup(MAIN),
    { title: 'Other forms of the games', figures: forms.flatMap(formFigures), ratios: [] },
  ];
}

/** The part of a plan that is needed for the figures whose id has this prefix; ratios include both sides. */
export function only(plan: readonly Group[], prefix: string): Group[] {
  return plan.flatMap((group) => {
    const ratios = group.ratios.filter(({ id }) => id.startsWith(prefix));
    const sides = new Set(ratios.flatMap(({ over, under }) => [over, under]));
    const figures = group.figures.filter(({ id }) => id.startsWith(prefix) || sides.has(id));
    return figures.length === 0 ? [] : [{ ...group, figures, ratios }];
  });
}

/** The distinct processes of a group. */
export function processesOf(group: Group): Process[] {
  return [...new Set(group.figures.map(({ process }) => process))];
}
