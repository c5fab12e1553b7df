// The thread that holds a player's process: it can wait for it while the playing thread blocks.

import { spawn } from 'node:child_process';
import { workerData } from 'node:worker_threads';
import { LONGEST_LINE } from './protocol.ts';
import type { Heard, SpeakerData } from './speaker.ts';

// Started by the speaker with this data.
const { command, signal, port } = workerData as SpeakerData;

function tell(heard: Heard): void {
  port.postMessage(heard);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}

const player = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
let rest = '';
player.stdout.setEncoding('utf8');
player.stdout.on('data', (text: string) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) if (line.trim() !== '') tell({ kind: 'line', line: line.slice(0, LONGEST_LINE) });
  if (rest.length <= LONGEST_LINE) return;
  rest = '';
  tell({ kind: 'ended', reason: `wrote a line of more than ${LONGEST_LINE} characters` });
  player.kill();
});
player.on('error', (error) => tell({ kind: 'ended', reason: `could not be started: ${error.message}` }));
player.on('close', (code, ended) => tell({ kind: 'ended', reason: `ended with ${ended ?? `exit code ${code}`}` }));
// The end of the process reports a player that is gone.
player.stdin.on('error', () => {});
port.on('message', (line: string) => player.stdin.write(`${line}\n`));
