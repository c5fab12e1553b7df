/** Fields for editors of options. They keep any input; the option's reader decides whether it is valid. */
import './editing.css';
import { type ReactNode, useId, useState } from 'react';

interface FieldProps {
  readonly label: string;
  /** Drawn before the label. */
  readonly mark?: ReactNode;
  /** Text below it, usually the standard value. */
  readonly note?: string | undefined;
  /** The problem with its value. */
  readonly problem?: string | undefined;
}

/** A problem, at its place. */
export function Wrong({ id, children }: { id?: string; children: string }) {
  return (
    <p className="edit-wrong" {...(id === undefined ? {} : { id })}>
      {children}
    </p>
  );
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

function Frame({ id, label, mark, note, problem, children }: FrameProps) {
  return (
    <div className="edit-field">
      <label htmlFor={id} className="edit-label">
        {mark}
        {label}
      </label>
      {children}
      {note !== undefined && (
        <span id={`${id}-note`} className="edit-note">
          {note}
        </span>
      )}
      {problem !== undefined && <Wrong id={`${id}-wrong`}>{problem}</Wrong>}
    </div>
  );
}

/** The ids of the notes on a field. */
function describedBy(id: string, { note, problem }: FieldProps): { 'aria-describedby'?: string } {
  const ids = [...(problem === undefined ? [] : [`${id}-wrong`]), ...(note === undefined ? [] : [`${id}-note`])];
  return ids.length === 0 ? {} : { 'aria-describedby': ids.join(' ') };
}

/** The number in a text; null if it is empty, the text itself if it is not a number. */
export function typedNumber(text: string): number | string | null {
  if (text.trim() === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** The text of a field whose value may be anything. */
export function shownText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}

interface NumberProps extends FieldProps {
  readonly value: unknown;
  readonly low: number;
  readonly high: number;
  /** A number, null if the field is empty, or the text that is not a number. */
  onChange(value: number | string | null): void;
}

export function NumberField(props: NumberProps) {
  const { value, low, high, problem, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => shownText(value));
  // A value from elsewhere, usually by undo, replaces the typed text.
  const isOwn = typedNumber(typed) === (value ?? null);
  return (
    <Frame {...props} id={id}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className="field tabular"
        min={low}
        max={high}
        value={isOwn ? typed : shownText(value)}
        aria-invalid={problem !== undefined}
        {...describedBy(id, props)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(typedNumber(event.target.value));
        }}
      />
    </Frame>
  );
}

interface TextProps extends FieldProps {
  readonly value: unknown;
  readonly isLong?: boolean;
  onChange(value: string): void;
}

export function TextField(props: TextProps) {
  const { value, isLong = false, problem, onChange } = props;
  const id = useId();
  const common = {
    id,
    className: 'field',
    value: shownText(value),
    'aria-invalid': problem !== undefined,
    ...describedBy(id, props),
  };
  return (
    <Frame {...props} id={id}>
      {isLong ? (
        <textarea {...common} rows={2} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type="text" onChange={(event) => onChange(event.target.value)} />
      )}
    </Frame>
  );
}

interface ChoiceProps<T extends string> extends FieldProps {
  readonly value: string;
  readonly choices: readonly (readonly [value: T, name: string])[];
  onChange(value: T): void;
}

export function ChoiceField<T extends string>(props: ChoiceProps<T>) {
  const { value, choices, problem, onChange } = props;
  const id = useId();
  return (
    <Frame {...props} id={id}>
      <select
        id={id}
        className="field"
        value={value}
        aria-invalid={problem !== undefined}
        {...describedBy(id, props)}
        onChange={(event) => {
          const chosen = choices.find(([one]) => one === event.target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface SetProps<T extends string> {
  readonly label: string;
  readonly items: readonly (readonly [item: T, name: string, mark?: ReactNode])[];
  readonly chosen: readonly unknown[];
  readonly note?: string | undefined;
  readonly problem?: string | undefined;
  /** The chosen ones in the order of the items. */
  onChange(chosen: readonly T[]): void;
}

/** A subset of a few things, each with a checkbox. */
export function SetField<T extends string>({ label, items, chosen, note, problem, onChange }: SetProps<T>) {
  const id = useId();
  return (
    <fieldset className="edit-set" {...describedBy(id, { label, note, problem })}>
      <legend>{label}</legend>
      <div className="edit-boxes">
        {items.map(([item, name, mark]) => (
          <label key={item}>
            <input
              type="checkbox"
              className="check"
              checked={chosen.includes(item)}
              onChange={(event) =>
                onChange(
                  items
                    .map(([other]) => other)
                    .filter((other) => (other === item ? event.target.checked : chosen.includes(other))),
                )
              }
            />
            {mark}
            {name}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <span id={`${id}-note`} className="edit-note">
          {note}
        </span>
      )}
      {problem !== undefined && <Wrong id={`${id}-wrong`}>{problem}</Wrong>}
    </fieldset>
  );
}
