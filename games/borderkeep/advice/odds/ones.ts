const rows = new Map<number, Float64Array>();

/** C-04: the chance of k ones on n dice by k, with everything beyond `most` combined. Sums of positive terms only. */
export function ones(n: number, most: number): Float64Array {
  const key = n * 1024 + most;
  const known = rows.get(key);
  if (known !== undefined) return known;
  const row = new Float64Array(Math.min(n, most) + 1);
  let chance = (5 / 6) ** n;
  for (let k = 0; k <= n; k += 1) {
    const at = k < most ? k : most;
    row[at] = row[at] + chance;
    chance = (chance * (n - k)) / ((k + 1) * 5);
  }
  rows.set(key, row);
  return row;
}
