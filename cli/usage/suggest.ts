/** The number of letters to insert, delete, change or swap with their neighbour to get from one to the other. */
function distance(from: string, to: string): number {
  // Optimal string alignment distance (Damerau 1964, restricted), row by row.
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[to.length] ?? 0;
}

/** The known word that a mistyped one most likely means, or null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const lower = word.toLowerCase();
  const begun = known.filter((name) => lower.length >= 2 && name.toLowerCase().startsWith(lower));
  if (begun.length === 1) return begun[0] ?? null;
  const allowed = Math.max(1, Math.floor(lower.length / 3));
  const near = known
    .filter((name) => Math.abs(name.length - lower.length) <= allowed)
    .map((name) => ({ name, far: distance(lower, name.toLowerCase()) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far);
  return near[0]?.name ?? null;
}

/** ` Did you mean X?` with a leading space, or '' if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const name = nearest(word, known);
  return name === null ? '' : ` Did you mean ${name}?`;
}
