/** Edits a map in its drawing: the positions of areas, their connections, and the starting pieces. */
import '../board.css';
import '@marchlands/kit/edit-sheet.css';
import './map-editor.css';
import { isRecord } from '@marchlands/core/result.ts';
import type { OptionEditor, OptionEditorProps } from '@marchlands/kit/option-editor.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapData } from '../../data/map.ts';
import { AreaForm } from './area-form.tsx';
import { Beginning } from './beginning.tsx';
import { moved, without, withProvince } from './changes.ts';
import { MapForm } from './map-form.tsx';
import { MapView } from './map-view.tsx';
import { inFull, withFields } from './own.ts';
import { drawable, toldOf } from './told.ts';
import { words } from './words.ts';

function Editor({ value, onChange }: OptionEditorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const held = useMemo(() => inFull(value), [value]);
  // A map that cannot be drawn for a moment, as when a number is emptied, leaves the drawing unchanged.
  const last = useRef<MapData | null>(null);
  const map = useMemo(() => drawable(held), [held]) ?? (isRecord(held) ? last.current : null);
  last.current = map;
  const told = useMemo(() => (map === null ? null : toldOf(held, map)), [held, map]);

  const begin = (id: string) => {
    setChosen(null);
    onChange(id);
  };
  if (map === null || told === null) {
    return (
      <div className="notice bad">
        <p>{words.noMap}</p>
        <Beginning onBegin={begin} isOpen />
      </div>
    );
  }

  /** Stores the changed map. */
  function put({ areas, edges, setup, trades, mirror }: MapData, step?: string) {
    const { trades: _trades, mirror: _mirror, ...rest } = isRecord(held) ? held : {};
    const lists = { ...(trades === undefined ? {} : { trades }), ...(mirror === undefined ? {} : { mirror }) };
    onChange(withFields(rest, { areas, edges, setup, ...lists }), step);
  }
  function grow(before: MapData) {
    const { map: grown, code } = withProvince(before);
    put(grown);
    setChosen(code);
  }
  const area = map.areas.find(({ code }) => code === chosen);
  return (
    <div className="edit-sheet andia-edit">
      <MapView
        map={map}
        told={told.wrong}
        chosen={area?.code ?? null}
        onChoose={setChosen}
        onPut={(code, x, y, step) => put(moved(map, code, x, y), step)}
      />
      <section className="edit-form" aria-label={area === undefined ? words.map : words.area(area.code, area.name)}>
        {area === undefined ? (
          <MapForm
            held={held}
            map={map}
            told={told}
            onFields={(fields, step) => onChange(withFields(held, fields), step)}
            onMap={put}
            onGrow={() => grow(map)}
            onChoose={setChosen}
          >
            <Beginning onBegin={begin} isOpen={false} />
          </MapForm>
        ) : (
          <AreaForm
            key={area.code}
            held={held}
            map={map}
            area={area}
            told={told.wrong}
            onMap={put}
            onFields={(fields, step) => onChange(withFields(held, fields), step)}
            onRemove={() => {
              setChosen(null);
              put(without(map, area.code));
            }}
            onBack={() => setChosen(null)}
          />
        )}
      </section>
    </div>
  );
}

export const editor: OptionEditor = { Editor, fileOf: inFull };
