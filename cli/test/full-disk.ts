import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshFolder } from '@marchlands/core/testing/fresh-folder.ts';
import { main, type Run, runOf } from './program.ts';

/** A run, with the disk's content after it, by name. */
export interface DiskRun extends Run {
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Bytes of a page of a file system in memory. */
const PAGE = 4096;
/** Bytes of a block of `ulimit -f`. */
const BLOCK = 512;

/** Mounts a file system of this many bytes at $disk, in a namespace that needs no rights. */
const mounted = (bytes: number): readonly string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${bytes} tmpfs "$disk" && exec sh "$script" "$@"`,
  'sh',
];
/**
 * Fills the disk, runs the program, and copies the resulting content to $after. If mounting fails, no file may grow
 * beyond $blocks while the program runs: the system reports that with another code (EFBIG).
 */
const SCRIPT = `cp "$before"/* "$disk" 2>/dev/null
[ -z "$blocks" ] || ulimit -S -f "$blocks"
"$@"
code=$?
[ -z "$blocks" ] || ulimit -S -f unlimited
cp -a "$disk"/. "$after"
exit $code`;

let canMount: boolean | null = null;

function mayMount(): boolean {
  const disk = freshFolder();
  const script = join(disk, 'script');
  writeFileSync(script, 'exit 0');
  const [program, ...words] = mounted(PAGE);
  canMount ??= spawnSync(program, words, { env: { ...process.env, disk: freshFolder(), script } }).status === 0;
  return canMount;
}

/** The content of the disk, and the program's standard input. */
interface Plan {
  /** Files that are there before, by name; together they fill the disk but for `room` bytes. */
  readonly before?: { readonly [name: string]: Buffer };
  readonly room?: number;
  readonly input?: (disk: string) => string;
  /** False for a limit of the size of files, which is there on every system. */
  readonly isMounted?: boolean;
}

/**
 * Runs the program like a user, with a disk that has room for only a few more bytes.
 * @param wordsFor its words, for the folder of that disk
 */
export async function onFullDisk(
  wordsFor: (disk: string) => readonly string[],
  { before = {}, room = PAGE, input = () => '', isMounted = true }: Plan = {},
): Promise<DiskRun> {
  const home = freshFolder();
  const folders = { disk: join(home, 'disk'), before: join(home, 'before'), after: join(home, 'after') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const script = join(home, 'script');
  writeFileSync(script, SCRIPT);
  let used = 0;
  for (const [name, content] of Object.entries(before)) {
    writeFileSync(join(folders.before, name), content);
    used += Math.ceil(content.length / PAGE) * PAGE;
  }
  const hasDisk = isMounted && mayMount();
  const [program, ...words] = hasDisk ? mounted(used + room) : ['sh', script];
  const blocks = hasDisk ? '' : String(Math.max(1, Math.floor(room / BLOCK)));
  const run = spawn(program, [...words, process.execPath, main, ...wordsFor(folders.disk)], {
    env: { ...process.env, ...folders, script, blocks, MARCHLANDS_HOME: folders.disk },
  });
  const done = await runOf(run, input(folders.disk));
  const files = readdirSync(folders.after).map((name) => [name, readFileSync(join(folders.after, name))] as const);
  return { ...done, files: new Map(files) };
}
