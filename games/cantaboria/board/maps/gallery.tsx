/** A gallery of maps: the shipped one, random ones by number, and a file from the player, with all its problems. */
import '../board.css';
import './gallery.css';
import { Segments } from '@marchlands/kit/segments.tsx';
import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react';
import type { MapData } from '../../data/map.ts';
import { checkMap, type MapReport } from '../../data/map-check/map-check.ts';
import { maps } from '../../data/maps/maps.ts';
import { MOST_NUMBER, randomMap } from '../../data/maps/random-map.ts';
import { MapPicture } from './map-picture.tsx';
import { words } from './words.ts';

const SEATS = [2, 3, 4, 5, 6];

type Source = 'shipped' | 'random' | 'file';

/** The shown map, or why there is none. */
interface Looked {
  readonly map: MapData | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

function lookedAt(source: Source, seats: number, number: number, report: MapReport | null): Looked {
  if (source === 'shipped') return { map: maps[0], problems: [], warnings: [] };
  if (source === 'file') {
    if (report === null) return { map: null, problems: [], warnings: [] };
    return {
      map: report.map,
      problems: report.errors.map(({ check, message }) => words.failed(check, message)),
      warnings: report.warnings.map(({ message }) => message),
    };
  }
  const made = randomMap(number, seats);
  return made.ok
    ? { map: made.value, problems: [], warnings: [] }
    : { map: null, problems: [made.problem.message], warnings: [] };
}

export function Gallery() {
  const [source, setSource] = useState<Source>('shipped');
  const [seats, setSeats] = useState(4);
  const [number, setNumber] = useState(1);
  const [report, setReport] = useState<MapReport | null>(null);
  // A map takes a moment to make: deferred, so that the field stays responsive.
  const wanted = useDeferredValue(number);
  const { map, problems, warnings } = useMemo(
    () => lookedAt(source, seats, wanted, report),
    [source, seats, wanted, report],
  );

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    if (chosen === undefined) return;
    setReport(checkMap(await chosen.text()));
    setSource('file');
  }

  return (
    <div className="ca-gallery">
      <div className="row">
        <Segments
          label={words.source}
          values={['shipped', 'random', 'file'] as const}
          value={source}
          name={(one) => words.sources[one]}
          onChange={setSource}
        />
        {source === 'random' && (
          <>
            <label>
              {words.seats}{' '}
              <select className="field" value={seats} onChange={(event) => setSeats(Number(event.target.value))}>
                {SEATS.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
            <label>
              {words.number}{' '}
              <input
                className="field tabular"
                type="number"
                min={1}
                max={MOST_NUMBER}
                value={number}
                onChange={(event) =>
                  setNumber(Math.max(1, Math.min(MOST_NUMBER, Math.trunc(Number(event.target.value)))))
                }
              />
            </label>
            <button type="button" className="button" onClick={() => setNumber(number === MOST_NUMBER ? 1 : number + 1)}>
              {words.next}
            </button>
          </>
        )}
        {source === 'file' && (
          <label>
            {words.file} <input type="file" accept="application/json,.json" onChange={(event) => void read(event)} />
          </label>
        )}
      </div>
      {problems.length > 0 && (
        <div className="notice bad" role="alert">
          <p>{words.refused(problems.length)}</p>
          <ul>
            {problems.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.map((line) => (
        <p key={line} className="notice">
          {line}
        </p>
      ))}
      {map !== null && (
        <figure>
          <MapPicture map={map} />
          <figcaption>{words.caption(map)}</figcaption>
        </figure>
      )}
    </div>
  );
}
