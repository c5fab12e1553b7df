// Simulates how many live tables several processes on one PostgreSQL can serve, from measurements of one and two.

import { availableParallelism } from 'node:os';
import { startDatabase } from './database.ts';
import { type Measured, measureFigures, TABLES, WAITING } from './process-figures.ts';
import { CHOICE_EVERY, capacity, type Figures, type Scene, simulate } from './simulate.ts';
import { loadBoard } from './tables.ts';

/** Simulated numbers of processes, besides the measured ones. */
const PROCESSES: readonly number[] = [1, 2, 5, 10, 20, 40];
const SCENE: Omit<Scene, 'processes' | 'rate' | 'tables' | 'databaseCores'> = {
  machine: { cores: availableParallelism(), others: 0 },
  network: 0.2,
  hasBursts: true,
  isBalanced: true,
  seconds: 20,
  seed: 'processes',
};
/** Further rates, in choices per second, at which the simulation is compared with this machine. */
const CHECKED: readonly number[] = [200];

/** Most cores that other work may use while measuring. */
const MOST_OTHERS = 0.3;

/**
 * @param most largest simulated number of processes
 * @param cores of the database's machine in the simulation
 */
export async function measureProcesses(folder: string, most: number, cores: number): Promise<void> {
  const database = await startDatabase(folder);
  try {
    const { figures, transactions, measured } = await measureFigures(database, await loadBoard(), CHECKED);
    console.log('Milliseconds of a core, but for times of a transaction');
    for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(12)} ${value.toFixed(4)}`);
    console.log('Milliseconds of a transaction with so many changes');
    for (const [i, waiting] of WAITING.entries())
      console.log(`  ${String(waiting).padStart(4)} ${transactions[i].toFixed(2)}`);
    console.log('This machine, measured and simulated');
    for (const row of measured) check(figures, row);
    if (measured.some(({ others }) => others > MOST_OTHERS))
      console.log(
        'Other work took much of this machine: all figures are to be measured again while nothing else runs.',
      );
    console.log(
      `Simulated: a choice every ${CHOICE_EVERY} s a table, ${cores} cores for the database, ${SCENE.network} ms to it and back`,
    );
    for (const processes of PROCESSES.filter((count) => count <= most)) show(figures, processes, cores);
  } finally {
    await database.stop();
  }
}

function check(figures: Figures, row: Measured): void {
  const { processes, rate, perSecond, median, p99, processor, database, others } = row;
  const simulated = simulate(figures, {
    ...SCENE,
    processes,
    rate: perSecond,
    tables: TABLES,
    databaseCores: null,
    machine: { ...SCENE.machine, others },
    network: 0,
    hasBursts: false,
    isBalanced: false,
  });
  console.log(
    `  ${processes} process${processes > 1 ? 'es' : ''} at ${rate}/s: ${perSecond.toFixed(0)}/s, median ${median.toFixed(1)} ms (simulated ${simulated.median.toFixed(1)}), p99 ${p99.toFixed(1)} ms (simulated ${simulated.p99.toFixed(1)}), ${processor.toFixed(2)} ms of processor a choice, ${database.toFixed(2)} ms at the database, ${others.toFixed(2)} cores busy with other work`,
  );
}

function show(figures: Figures, processes: number, databaseCores: number): void {
  const { tables, first, isLate, median, p99, loads, log } = capacity(figures, { ...SCENE, processes, databaseCores });
  const share = (load: number): string => `${(load * 100).toFixed(0)} %`;
  console.log(
    `  ${String(processes).padStart(2)} processes ${String(tables).padStart(8)} tables   median ${median.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   processor ${share(loads.processor)}   database ${share(loads.database)}   log ${share(log)}   notifications ${share(loads.notifications)}   first: ${first}${isLate ? ', by p99' : ''}`,
  );
}
