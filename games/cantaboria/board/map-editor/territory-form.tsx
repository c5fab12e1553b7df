import { TextField, Wrong } from '@marchlands/kit/editing.tsx';
import { useEffect, useRef } from 'react';
import { type Border, type MapData, SEA, type Territory } from '../../data/map.ts';
import { bordersOf } from '../../data/ring.ts';
import type { Told } from './told.ts';
import { words } from './words.ts';

interface Props {
  readonly map: MapData;
  readonly territory: Territory;
  readonly told: readonly Told[];
  onName(name: string): void;
  onRiver(border: string, isRiver: boolean): void;
  onBack(): void;
}

/** One territory: its name, its rivers and its problems. */
export function TerritoryForm({ map, territory, told, onName, onRiver, onBack }: Props) {
  const { id, name } = territory;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const own = told.filter(({ territories }) => territories.includes(id));
  // Problems of the name are shown at the name.
  const ofName = own.find(({ check, text }) => check === 5 || text.includes('.name'));
  const borders = bordersOf(map.borders, id);
  const across = ({ a, b }: Border): string => regionName(map, a === id ? b : a);
  const land = borders.filter(({ kind }) => kind === 'line' || kind === 'river');
  const waters = borders.filter(({ kind }) => kind === 'lake' || kind === 'sea');
  return (
    <>
      <button type="button" className="button edit-back" onClick={onBack}>
        {words.back}
      </button>
      <h3 ref={heading}>{words.territory(id, name)}</h3>
      {own
        .filter((one) => one !== ofName)
        .map(({ text }) => (
          <Wrong key={text}>{text}</Wrong>
        ))}
      <TextField label={words.name} value={name} problem={ofName?.text} onChange={onName} />
      <fieldset className="edit-set">
        <legend>{words.borders}</legend>
        <ul className="edit-rows">
          {land.map((border) => (
            <li key={border.id}>
              <label>
                <input
                  type="checkbox"
                  className="check"
                  checked={border.kind === 'river'}
                  onChange={(event) => onRiver(border.id, event.target.checked)}
                />
                {words.riverTo(across(border))}
              </label>
            </li>
          ))}
          {[...new Set(waters.map((border) => words.water(words.kinds[border.kind], across(border))))].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="edit-note">{words.riverAbout}</p>
      </fieldset>
      <p className="edit-note">{words.handlesAbout}</p>
    </>
  );
}

/** The name of a territory, a lake or the sea. */
export function regionName(map: MapData, id: string): string {
  if (id === SEA) return map.sea;
  const territory = map.territories.find((one) => one.id === id);
  if (territory !== undefined) return words.territory(id, territory.name);
  return map.lakes.find((lake) => lake.id === id)?.name ?? id;
}
