import type { Interval } from '@marchlands/bots/stats.ts';
import type { FigureAbout } from '@marchlands/core/lab.ts';
import { languageInUse } from '@marchlands/core/language.ts';
import { inPercent } from '@marchlands/core/percent.ts';
import { digitsBeside, halfOf } from '@marchlands/lab/digits.ts';

/** A number as text: shares in percent. */
function text(value: number, half: number, { isShare }: Pick<FigureAbout, 'isShare'>, sign: boolean): string {
  const scale = isShare === true ? 100 : 1;
  const digits = digitsBeside(half * scale);
  const shown = new Intl.NumberFormat(languageInUse(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'exceptZero' : 'auto',
  })
    .format(value * scale)
    .replace('-', '−');
  return isShare === true ? inPercent(shown) : shown;
}

/** A mean alone; a dash if unknown. */
export function meanText(interval: Interval, about: Pick<FigureAbout, 'isShare'>, sign = false): string {
  return interval.n === 0 ? '–' : text(interval.value, halfOf(interval), about, sign);
}

/** Half the width of an interval as `± 3`; empty if unknown. */
export function halfText(interval: Interval, about: Pick<FigureAbout, 'isShare'>): string {
  const half = halfOf(interval);
  return interval.n > 0 && Number.isFinite(half) ? `± ${text(half, half, about, false)}` : '';
}
