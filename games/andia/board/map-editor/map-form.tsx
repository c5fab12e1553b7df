import { isRecord } from '@marchlands/core/result.ts';
import { NumberField, TextField, Wrong } from '@marchlands/kit/editing.tsx';
import type { ReactNode } from 'react';
import type { MapData } from '../../data/map.ts';
import { canGrow, withMirror } from './changes.ts';
import type { Told } from './told.ts';
import { words } from './words.ts';

interface Props {
  /** The value of the option, even if its fields hold invalid input. */
  readonly held: unknown;
  readonly map: MapData;
  readonly told: { readonly wrong: readonly Told[]; readonly odd: readonly Told[] };
  onFields(fields: Partial<{ readonly [field in keyof MapData]: unknown }>, step?: string): void;
  onMap(map: MapData): void;
  onGrow(): void;
  onChoose(area: string): void;
  readonly children: ReactNode;
}

/** The fields of the whole map, and all its problems. */
export function MapForm({ held, map, told, onFields, onMap, onGrow, onChoose, children }: Props) {
  const raw = isRecord(held) ? held : {};
  const wrong = (field: string) => told.wrong.find((one) => one.field === field)?.text;
  const cities = map.areas.filter(({ kind }) => kind === 'city').length;
  const mirror = wrong('mirror');
  return (
    <>
      <h3>{words.map}</h3>
      {told.wrong.length > 0 && (
        <div className="edit-told">
          <p>{words.wrong(told.wrong.length)}</p>
          <ToldList told={told.wrong} onChoose={onChoose} />
        </div>
      )}
      {children}
      <TextField
        label={words.title}
        value={raw['title']}
        problem={wrong('title')}
        onChange={(title) => onFields({ title }, 'title')}
      />
      <div className="edit-numbers">
        <NumberField
          label={words.goal}
          value={raw['citiesToWin']}
          low={1}
          high={cities}
          problem={wrong('citiesToWin')}
          onChange={(goal) => onFields({ citiesToWin: goal }, 'goal')}
        />
      </div>
      <div>
        <div className="edit-boxes">
          <label>
            <input
              type="checkbox"
              className="check"
              checked={map.mirror !== undefined}
              onChange={(event) => onMap(withMirror(map, event.target.checked))}
            />
            {words.alike}
          </label>
        </div>
        <p className="edit-note">{words.alikeAbout}</p>
        {mirror !== undefined && <Wrong>{mirror}</Wrong>}
      </div>
      {canGrow(map) && (
        <button type="button" className="button edit-back" onClick={onGrow}>
          {words.grow}
        </button>
      )}
      {told.odd.length > 0 && (
        <div className="edit-told">
          <p>{words.odd}</p>
          <ul>
            {told.odd.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function ToldList({ told, onChoose }: { told: readonly Told[]; onChoose: (area: string) => void }) {
  return (
    <ul>
      {told.map(({ text, areas }) => (
        <li key={text}>
          <Wrong>{text}</Wrong>
          {areas.slice(0, 2).map((code) => (
            <button key={code} type="button" className="button" onClick={() => onChoose(code)}>
              {words.show(code)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
