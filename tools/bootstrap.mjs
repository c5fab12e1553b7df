// The door of every npm script. Runs on any Node from 20 on with nothing installed, so it is plain JavaScript and
// imports nothing but Node: it installs what is missing or stale, then runs the job on the pinned Node 24.
//
//   node tools/bootstrap.mjs <command> [arguments passed on to the job]

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.marchlands-stamp');
const lockFile = join(root, '.installing');
/** Node's compile cache of the sources: with it a process needs half the processor time to start. */
const compiled = join(modules, '.cache', 'compiled');
const oldestNode = 20;
const jobNode = 24;

/** Each command's program and the arguments that precede the person's own; paths are relative to the root. */
const jobs = {
  start: ['tools/page/start.ts'],
  test: ['tools/checks.ts'],
  build: ['tools/page/build.ts'],
  pack: ['tools/package/main.ts'],
  release: ['tools/package/release.ts'],
  reference: ['tools/package/reference-docs.ts'],
  typecheck: ['tools/checks.ts', '--only', 'types,pure'],
  lint: ['tools/checks.ts', '--only', 'lint,typed,imports'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  rules: ['tools/rules.ts'],
  lines: ['tools/lines.ts'],
  'new-game': ['tools/new-game/main.ts'],
  conformance: ['tools/conformance.ts'],
  bench: ['bench/main.ts'],
  ladder: ['bench/ladder.ts'],
  calibration: ['bench/calibration.ts'],
  reviews: ['bench/reviews.ts'],
  problems: ['bench/problems.ts'],
  'test:web': ['web/test/main.ts'],
  load: ['bench/load/main.ts'],
  malformed: ['bench/malformed.ts'],
  kills: ['bench/kills.ts'],
  budget: ['web/test/budget/main.ts'],
  marchlands: ['cli/main.ts'],
};

/** Flags of Node for jobs: docs/scale.md explains those of a server. */
const flags = { start: ['--max-semi-space-size=8', '--no-parallel-scavenge'] };

/** Prints why nothing can go on, and exits with code 1. */
function giveUp(...sentences) {
  console.error(sentences.join('\n'));
  process.exit(1);
}

/** SHA-256 of the lock file, which the installed packages must match. */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether the installed packages are those of the lock file, from a complete install. */
function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === lockHash();
}

/** The environment for npm: without the packages' own programs, one of which is the Node about to be replaced. */
function installEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Whether the process that holds the install lock still runs. */
function holderRuns() {
  try {
    process.kill(Number.parseInt(readFileSync(lockFile, 'utf8'), 10), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Waits until no other process installs here, and locks others out until this one ends. */
function takeInstallLock() {
  for (;;) {
    try {
      writeFileSync(lockFile, `${process.pid}\n`, { flag: 'wx' });
      process.on('exit', freeInstallLock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') {
        giveUp(`The folder ${root} cannot be written (${error.code}); the packages must be installed there.`);
      }
    }
    if (holderRuns()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    else rmSync(lockFile, { force: true });
  }
}

/** Releases the install lock. */
function freeInstallLock() {
  process.off('exit', freeInstallLock);
  rmSync(lockFile, { force: true });
}

/** Installs missing or stale packages, unless another process has done so meanwhile. */
function ensureInstalled() {
  if (isInstalled()) return;
  takeInstallLock();
  if (!isInstalled()) {
    install();
    writeFileSync(stampFile, `${lockHash()}\n`);
  }
  freeInstallLock();
}

/** Installs by the lock file: from scratch if nothing is there, otherwise in place. Output goes to stderr. */
function install() {
  const how = existsSync(modules) ? ['install', '--no-save'] : ['ci'];
  console.error('Installing the packages that package-lock.json names; this happens once for each change of it.');
  // Dev dependencies are the tools that run everything here, so an environment that omits them is overruled.
  const done = spawnSync('npm', [...how, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: installEnvironment(),
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.error !== undefined) {
    giveUp(`npm could not be started (${done.error.message}).`, 'Install Node with npm, then run the command again.');
  }
  if (done.status !== 0) {
    giveUp(
      `The packages could not be installed: npm ended with exit code ${done.status}; its own message is above.`,
      'What to do: check that this machine reaches the npm registry (network, proxy, `npm config get registry`)',
      'and has about 700 MB of free disk space, then run the command again.',
      'If it still fails, delete the folder node_modules and try once more.',
    );
  }
}

/** The Node version that package.json pins, such as '24.21.0'. */
function pinnedVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
}

/** The --version of a Node program, such as '24.21.0'; '' if it cannot run. */
function versionOf(program) {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim().replace(/^v/, '') : '';
}

/** The pinned Node, or the system's if that is recent enough and the pinned one cannot run here. */
function nodeForJobs() {
  const pinned = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  // Inside an npm script the pinned Node usually already runs this file.
  if (existsSync(pinned) && realpathSync(pinned) === realpathSync(process.execPath)) return process.execPath;
  const version = existsSync(pinned) ? versionOf(pinned) : '';
  if (version !== '') return pinned;
  if (Number.parseInt(process.versions.node, 10) >= jobNode) {
    console.error(`The pinned Node ${pinnedVersion()} cannot run here; using this Node ${process.versions.node}.`);
    return process.execPath;
  }
  return giveUp(
    `The pinned Node ${pinnedVersion()} is not there or cannot run on this machine.`,
    'What to do: if npm was told to ignore install scripts, run `npm rebuild node --ignore-scripts=false`;',
    `otherwise install Node ${jobNode} or newer on the system, and run the command again.`,
  );
}

/** Runs a job to its end and exits with its exit code. */
function runJob(node, command, program, args) {
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env };
  const job = spawn(node, [...(flags[command] ?? []), join(root, program), ...args], { stdio: 'inherit', env });
  // The terminal sends Ctrl-C to both; handling it is up to the job.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => job.kill('SIGTERM'));
  job.on('error', (error) => giveUp(`The job ${program} could not be started: ${error.message}.`));
  job.on('close', (code, signal) => process.exit(signal === null ? code : 1));
}

/**
 * Installs if needed and runs a command of the table above; exits with the job's exit code. An unknown command exits
 * with code 2 and the list of known ones.
 */
export function run(command, args) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    giveUp(`Marchlands needs Node ${oldestNode} or newer to start; this is Node ${process.versions.node}.`);
  }
  const job = Object.hasOwn(jobs, command) ? jobs[command] : undefined;
  if (job === undefined) {
    console.error(`There is no command '${command}'. There are: ${Object.keys(jobs).join(', ')}.`);
    process.exit(2);
  }
  ensureInstalled();
  const [program, ...first] = job;
  runJob(nodeForJobs(), command, program, [...first, ...args]);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  run(process.argv[2] ?? '', process.argv.slice(3));
}
