/** Runs work that the first Ctrl-C tells to stop; a second one ends the program. */
export async function untilInterrupted<R>(work: (stop: AbortSignal) => Promise<R>): Promise<R> {
  const stop = new AbortController();
  const onInterrupt = (): void => stop.abort();
  process.once('SIGINT', onInterrupt);
  try {
    return await work(stop.signal);
  } finally {
    process.off('SIGINT', onInterrupt);
  }
}
