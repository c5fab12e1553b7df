import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder, main, type Run, runOf } from './program.ts';

/** A run, and what lies on the disk after it, by name. */
export interface DiskRun extends Run {
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Bytes of a page of a file system in memory. */
const PAGE = 4096;
/** Bytes of a block of `ulimit -f`. */
const BLOCK = 512;

/** Mounts a file system of so many bytes at $disk, in a space of its own that needs no rights. */
const mounted = (bytes: number): readonly string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${bytes} tmpfs "$disk" && exec sh "$script" "$@"`,
  'sh',
];
/** Where nothing may be mounted no file grows beyond so many bytes: the system says that by another code (EFBIG). */
const limited = (bytes: number): readonly string[] => [
  'sh',
  '-c',
  `ulimit -f ${Math.max(1, Math.floor(bytes / BLOCK))} && exec sh "$script" "$@"`,
  'sh',
];

/** Fills the disk, runs the program, and brings what lies there then to $after. */
const SCRIPT =
  'cp "$before"/* "$disk" 2>/dev/null; "$@"; code=$?; ulimit -f unlimited 2>/dev/null; cp -a "$disk"/. "$after"; exit $code';

let canMount: boolean | null = null;

function mayMount(): boolean {
  const disk = freshFolder();
  const script = join(disk, 'script');
  writeFileSync(script, 'exit 0');
  const [program, ...words] = mounted(PAGE);
  canMount ??= spawnSync(program, words, { env: { ...process.env, disk: freshFolder(), script } }).status === 0;
  return canMount;
}

/**
 * Runs the program as its users do where a disk has no more room than for a few bytes beside what is there.
 * @param wordsFor its words, for the folder of that disk
 * @param before what is there before, by name
 */
export function onFullDisk(
  wordsFor: (disk: string) => readonly string[],
  before: { readonly [name: string]: string | Buffer } = {},
  input: (disk: string) => string = () => '',
): Promise<DiskRun> {
  const home = freshFolder();
  const folders = Object.fromEntries(['disk', 'before', 'after'].map((name) => [name, join(home, name)]));
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const script = join(home, 'script');
  writeFileSync(script, SCRIPT);
  let used = 0;
  for (const [name, content] of Object.entries(before)) {
    writeFileSync(join(folders.before, name), content);
    used += Math.ceil(content.length / PAGE) * PAGE;
  }
  const [program, ...words] = mayMount() ? mounted(used + PAGE) : limited(PAGE / 4);
  const run = spawn(program, [...words, process.execPath, main, ...wordsFor(folders.disk)], {
    env: { ...process.env, ...folders, script, MARCHLANDS_HOME: folders.disk },
  });
  return runOf(run, input(folders.disk)).then((done) => ({
    ...done,
    files: new Map(readdirSync(folders.after).map((name) => [name, readFileSync(join(folders.after, name))])),
  }));
}
