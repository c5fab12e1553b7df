import { useId } from 'react';

/** One of a few values, chosen side by side. @param label read out; absent if a legend above says it */
export function Segments<T extends string | number>({
  label,
  values,
  value,
  name,
  onChange,
}: {
  label?: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <span className="segmented" {...(label === undefined ? {} : { role: 'radiogroup', 'aria-label': label })}>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
          {name(one)}
        </label>
      ))}
    </span>
  );
}
