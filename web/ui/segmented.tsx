import { Segments } from '@marchlands/kit/segments.tsx';
import type { ComponentProps } from 'react';

/** A choice of one of a few values, side by side, under its legend. */
export function Segmented<T extends string>({
  label,
  className,
  ...choice
}: Omit<ComponentProps<typeof Segments<T>>, 'label'> & { label: string; className?: string }) {
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      <Segments {...choice} />
    </fieldset>
  );
}
