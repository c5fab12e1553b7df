/** Round steps of 1, 2 or 5 that cut a range into at most four, from below it to above it. */
export function ticksOf(low: number, high: number): readonly number[] {
  const least = Math.max(1, (high - low) / 4);
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((one) => one * ten >= least) ?? 10) * ten;
  const first = Math.floor(low / step) * step;
  const ticks = [first];
  for (let last = first; last < high; ) {
    last += step;
    ticks.push(last);
  }
  return ticks;
}
