import { useId } from 'react';

/** A drop-down of a few values; a current value that is not among them is offered too. */
export function Choice<T>({
  label,
  values,
  value,
  name,
  onChange,
}: {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  onChange: (value: T) => void;
}) {
  const id = useId();
  const texts = values.map((one) => JSON.stringify(one));
  const at = texts.indexOf(JSON.stringify(value));
  const shown = at < 0 ? [...values, value] : values;
  return (
    <p className="choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={at < 0 ? values.length : at}
        onChange={({ target }) => onChange(shown[Number(target.value)])}
      >
        {shown.map((one, i) => (
          <option key={JSON.stringify(one)} value={i}>
            {name(one)}
          </option>
        ))}
      </select>
    </p>
  );
}
