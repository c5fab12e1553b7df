/** Edits a map in its drawing: the territories' names and outlines, its rivers, sites and seats. */
import '../board.css';
import '@marchlands/kit/edit-sheet.css';
import './map-editor.css';
import { isRecord } from '@marchlands/core/result.ts';
import type { OptionEditor, OptionEditorProps } from '@marchlands/kit/option-editor.ts';
import { useMemo, useRef, useState } from 'react';
import type { MapData, Point } from '../../data/map.ts';
import { Beginning } from './beginning.tsx';
import { MapForm } from './map-form.tsx';
import { MapView } from './map-view.tsx';
import { inFull, withFields } from './own.ts';
import { withRiver } from './rivers.ts';
import { moved } from './shape.ts';
import { TerritoryForm } from './territory-form.tsx';
import { drawable, toldOf } from './told.ts';
import { words } from './words.ts';

function Editor({ value, seats, options, onChange }: OptionEditorProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const held = useMemo(() => inFull(value, seats, options), [value, seats, options]);
  // A map that cannot be drawn for a moment, as when a number is emptied, leaves the drawing unchanged.
  const last = useRef<MapData | null>(null);
  const map = useMemo(() => drawable(held), [held]) ?? (isRecord(held) ? last.current : null);
  last.current = map;
  const told = useMemo(() => (map === null ? [] : toldOf(held, map)), [held, map]);

  function begin(map: unknown) {
    setChosen(null);
    onChange(map);
  }
  const beginning = <Beginning seats={seats} isOpen={map === null} onBegin={begin} />;
  if (map === null) {
    return (
      <div className="notice bad">
        <p>{words.noMap}</p>
        {beginning}
      </div>
    );
  }

  /** Stores the changed map. */
  function put(next: MapData, step?: string) {
    const { borders, adjacency, branches, reaches, junctions, territories, lakes, berths } = next;
    onChange(withFields(held, { borders, adjacency, branches, reaches, junctions, territories, lakes, berths }), step);
  }
  const territory = map.territories.find(({ id }) => id === chosen);
  return (
    <div className="edit-sheet ca-edit">
      <MapView
        map={map}
        told={told}
        chosen={territory?.id ?? null}
        onChoose={setChosen}
        onPoint={(from: Point, to: Point, step?: string) => put(moved(map, from, to), step)}
      />
      <section
        className="edit-form"
        aria-label={territory === undefined ? words.map : words.territory(territory.id, territory.name)}
      >
        {territory === undefined ? (
          <MapForm
            held={held}
            map={map}
            told={told}
            onFields={(fields, step) => onChange(withFields(held, fields), step)}
            onChoose={setChosen}
          >
            {beginning}
          </MapForm>
        ) : (
          <TerritoryForm
            key={territory.id}
            map={map}
            territory={territory}
            told={told}
            onName={(name) =>
              onChange(
                withFields(held, {
                  territories: map.territories.map((one) => (one.id === territory.id ? { ...one, name } : one)),
                }),
                `name ${territory.id}`,
              )
            }
            onRiver={(border, isRiver) => put(withRiver(map, border, isRiver))}
            onBack={() => setChosen(null)}
          />
        )}
      </section>
    </div>
  );
}

export const editor: OptionEditor = { Editor, fileOf: inFull };
