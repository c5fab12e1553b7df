/** A chance as people read it: `30 %`, `0.4 %`, `under 0.1 %`; exactly 0 and 1 are said as such. */
export function percent(chance: number): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  const hundredth = chance * 100;
  if (hundredth < 0.1) return 'under 0.1 %';
  if (hundredth > 99.9) return 'over 99.9 %';
  return `${hundredth < 10 || hundredth > 90 ? Number(hundredth.toFixed(1)) : Math.round(hundredth)} %`;
}
