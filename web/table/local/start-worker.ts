import { languageInUse } from '@marchlands/core/language.ts';
import { WorkerLink } from './match-link.ts';
import type { Greeting, Message } from './protocol.ts';

/** Milliseconds of silence after which the worker counts as dead; its answers take a few. */
const SILENCE = 6000;

/** Starts the worker that keeps a match; `receive` gets its unsolicited messages. */
export function startWorker(receive: (message: Message) => void, onDeath: () => void): WorkerLink {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const greeting: Greeting = { language: languageInUse() };
  worker.postMessage(greeting);
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    // Answers go to this worker's link, even before the table holds it.
    if (data.kind === 'answer') link.answer(data.id, data.answer);
    else receive(data);
  };
  const link = new WorkerLink(worker, SILENCE, onDeath);
  return link;
}
