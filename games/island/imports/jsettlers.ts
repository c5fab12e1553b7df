/** Logs of JSettlers2. */
import type { Transcript } from '@marchlands/core/foreign.ts';
import type { Result } from '@marchlands/core/result.ts';
import { readLines } from './jsettlers-read.ts';
import { transcriptOf } from './jsettlers-replay.ts';

/** The match in a log. */
export function readLog(text: string): Result<Transcript> {
  const log = readLines(text);
  return log.ok ? transcriptOf(log.value) : log;
}
