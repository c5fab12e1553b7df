import { words } from '../words/words.ts';

/** The sentences, with equal ones in a row merged into one with their number: `Teal was dealt a card (7 times).` */
export function counted(said: readonly string[]): readonly string[] {
  const runs: { readonly sentence: string; n: number }[] = [];
  for (const sentence of said) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.n += 1;
    else runs.push({ sentence, n: 1 });
  }
  return runs.map(({ sentence, n }) =>
    n === 1 ? sentence : sentence.replace(/\.?$/, (stop) => ` (${words.table.times(n)})${stop}`),
  );
}
