import type { Game } from '@marchlands/core/game.ts';
import { parseJson } from '@marchlands/core/json.ts';
import type { Option } from '@marchlands/core/options.ts';
import { isRecord, type Problem } from '@marchlands/core/result.ts';
import { boards } from '@marchlands/games/boards.ts';
import { Fragment, useId, useMemo, useState } from 'react';
import { EditorButton } from '../editor/editor-button.tsx';
import { problemOf } from '../editor/place.ts';
import { nameOf, type ValueNames } from '../words/value-text.ts';
import { words } from '../words/words.ts';

export interface OptionsProps {
  readonly game: Game;
  readonly seats: number;
  /** Only changed ones. */
  readonly options: { readonly [name: string]: unknown };
  readonly onChange: (options: { readonly [name: string]: unknown }) => void;
}

/** Every house rule with its description, in groups; those without a group come under "more". */
export function OptionGroups({ game, seats, options, onChange }: OptionsProps) {
  const checked = useMemo(() => game.setup(options, seats), [game, options, seats]);
  const problem = checked.ok ? null : checked.problem;
  const groups = new Map<string, [string, Option][]>();
  const rest: [string, Option][] = [];
  for (const [name, option] of Object.entries(game.optionSchema)) {
    // The number of seats is chosen above.
    if (name === 'players') continue;
    if (option.group === undefined) rest.push([name, option]);
    else groups.set(option.group, [...(groups.get(option.group) ?? []), [name, option]]);
  }
  const line = ([name, option]: [string, Option]) => (
    <OptionLine
      key={name}
      gameId={game.id}
      name={name}
      label={game.words.options[name] ?? name}
      option={option}
      names={game.words.values}
      seats={seats}
      options={options}
      problem={problemOf(problem, name)}
      byDefault={option.byDefault(seats)}
      value={Object.hasOwn(options, name) ? options[name] : option.byDefault(seats)}
      onChange={(value) => {
        const { [name]: _old, ...others } = options;
        const isDefault = JSON.stringify(value) === JSON.stringify(option.byDefault(seats));
        onChange(isDefault ? others : { ...others, [name]: value });
      }}
    />
  );
  return (
    <>
      {[...groups].map(([group, members]) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {members.map(line)}
        </fieldset>
      ))}
      {rest.length > 0 && (
        <details className="more">
          <summary>{words.setUp.more(rest.length)}</summary>
          <fieldset>{rest.map(line)}</fieldset>
        </details>
      )}
    </>
  );
}

interface LineProps {
  readonly gameId: string;
  readonly name: string;
  readonly label: string;
  readonly option: Option;
  readonly names: ValueNames;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** The problem with its value. */
  readonly problem: Problem | null;
  readonly byDefault: unknown;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OptionLine(props: LineProps) {
  const { option, label, value, byDefault, gameId, problem } = props;
  const id = useId();
  const isChanged = JSON.stringify(value) !== JSON.stringify(byDefault);
  const isBig = option.kind === 'table' || option.kind === 'data' || option.kind === 'list';
  return (
    <div className={`option ${isBig ? 'big' : ''}`}>
      <div>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>{' '}
        {isChanged && <span className="changed">{words.setUp.changed}</span>}
        <p className="meaning" id={`${id}-meaning`}>
          {option.description}{' '}
          {option.rules.map((rule) => (
            <Fragment key={rule}>
              <a className="rule-link" href={`/rules/${gameId}#${rule}`} target="_blank" rel="noreferrer">
                {rule}
              </a>{' '}
            </Fragment>
          ))}
          {option.kind === 'choice' && typeof value === 'string' && option.descriptions[value] !== undefined && (
            <em>{option.descriptions[value]}</em>
          )}
        </p>
      </div>
      <div className="control">
        <Control {...props} id={id} />
      </div>
      {problem !== null && (
        <p className="notice bad">
          {problem.at} {problem.message}
        </p>
      )}
    </div>
  );
}

function Control({ id, ...line }: LineProps & { readonly id: string }) {
  const { option, names, value, byDefault, onChange } = line;
  const described = `${id}-meaning`;
  switch (option.kind) {
    case 'flag':
      return (
        <input
          id={id}
          aria-describedby={described}
          type="checkbox"
          className="check"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'whole':
      return (
        <input
          id={id}
          aria-describedby={described}
          type="number"
          className="field tabular"
          min={option.hasZero ? 0 : option.low}
          max={option.high}
          placeholder={option.none === null ? undefined : words.setUp[option.none]}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) =>
            onChange(event.target.value === '' && option.none !== null ? null : Math.round(event.target.valueAsNumber))
          }
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          aria-describedby={described}
          className="field"
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {option.choices.map((one) => (
            <option key={one} value={one}>
              {nameOf(one, names)}
              {one === byDefault ? ` (${words.setUp.standard})` : ''}
            </option>
          ))}
        </select>
      );
    case 'list': {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset id={id} aria-labelledby={`${id}-label`} className="counts bare">
          {option.items.map((item) => (
            <label key={item}>
              {nameOf(item, names)}
              <input
                type="checkbox"
                className="check"
                checked={chosen.includes(item)}
                onChange={(event) =>
                  onChange(
                    option.items.filter((other) => (other === item ? event.target.checked : chosen.includes(other))),
                  )
                }
              />
            </label>
          ))}
        </fieldset>
      );
    }
    case 'table': {
      const counts = isRecord(value) ? value : {};
      return (
        <fieldset id={id} aria-labelledby={`${id}-label`} className="counts bare">
          {option.keys.map((key) => (
            <label key={key}>
              {nameOf(key, names)}
              <input
                type="number"
                className="field tabular"
                min={option.low}
                max={option.high}
                value={Number(counts[key] ?? 0)}
                onChange={(event) => onChange({ ...counts, [key]: Math.round(event.target.valueAsNumber) })}
              />
            </label>
          ))}
        </fieldset>
      );
    }
    case 'data': {
      const { gameId, name } = line;
      const isDrawn = boards.find((board) => board.id === gameId)?.editors?.[name] !== undefined;
      return (
        <>
          {isDrawn && <EditorButton {...line} />}
          <DataControl id={id} value={value} onChange={onChange} />
        </>
      );
    }
  }
}

/** Data with its own validator, as JSON; unparsable text is kept as typed and refused by the set-up. */
function DataControl({ id, value, onChange }: { id: string; value: unknown; onChange: (value: unknown) => void }) {
  const [typed, setTyped] = useState({ text: textOf(value), value });
  // A change by the editor replaces the typed text.
  const text = typed.value === value ? typed.text : textOf(value);
  return (
    <details>
      <summary>{words.setUp.data}</summary>
      <textarea
        id={id}
        className="record"
        rows={8}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          const found = parseJson(event.target.value);
          const next = found.ok ? found.value : event.target.value;
          setTyped({ text: event.target.value, value: next });
          onChange(next);
        }}
      />
    </details>
  );
}

/** Text that is not JSON, as typed. */
function textOf(value: unknown): string {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? value : JSON.stringify(value, null, 2);
}
