/** A chance as people read it: `30 %`, `0.4 %`, `under 0.1 %`; exactly 0 and 1 are said as such. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  const hundredth = chance * 100;
  if (hundredth < 0.1) return 'under 0.1 %';
  if (hundredth > 99.9) return 'over 99.9 %';
  return `${hundredth.toFixed(hundredth < 9.95 || hundredth > 99 ? 1 : 0)} %`;
}
