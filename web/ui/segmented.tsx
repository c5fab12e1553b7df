import { useId } from 'react';

/** A choice of one of a few values, side by side. */
export function Segmented<T extends string>({
  label,
  values,
  value,
  name,
  className,
  onChange,
}: {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  className?: string;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <fieldset className={className}>
      <legend>{label}</legend>
      <div className="segmented">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            {name(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
