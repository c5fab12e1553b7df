import { isRecord } from '@marchlands/core/result.ts';
import { NumberField, TextField, Wrong } from '@marchlands/kit/editing.tsx';
import type { ReactNode } from 'react';
import { type MapData, siteKinds } from '../../data/map.ts';
import { warningsOf } from '../../data/map-check/warnings.ts';
import { sitesFor } from '../../data/sites.ts';
import type { Told } from './told.ts';
import { words } from './words.ts';

interface Props {
  /** The value of the option, even if its fields hold invalid input. */
  readonly held: unknown;
  readonly map: MapData;
  readonly told: readonly Told[];
  onFields(fields: Partial<{ readonly [field in keyof MapData]: unknown }>, step?: string): void;
  onChoose(territory: string): void;
  readonly children: ReactNode;
}

/** The fields of the whole map, and all its problems. */
export function MapForm({ held, map, told, onFields, onChoose, children }: Props) {
  const raw = isRecord(held) ? held : {};
  const players = isRecord(raw['players']) ? raw['players'] : {};
  const sites = isRecord(raw['sites']) ? raw['sites'] : {};
  const wrong = (field: string) => told.find((one) => one.field === field)?.text;
  const count = map.territories.length;
  const warnings = told.length === 0 ? warningsOf(map) : [];

  return (
    <>
      <h3>{words.map}</h3>
      {told.length > 0 && (
        <div className="edit-told">
          <p>{words.wrong(told.length)}</p>
          <ul>
            {told.map(({ text, territories }) => (
              <li key={text}>
                <Wrong>{text}</Wrong>
                {territories.slice(0, 2).map((id) => (
                  <button key={id} type="button" className="button" onClick={() => onChoose(id)}>
                    {words.show(id)}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <TextField
        label={words.name}
        value={raw['name']}
        problem={wrong('name')}
        onChange={(name) => onFields({ name }, 'name')}
      />
      <TextField
        label={words.sea}
        value={raw['sea']}
        problem={wrong('sea')}
        onChange={(sea) => onFields({ sea }, 'sea')}
      />
      <div className="edit-numbers">
        {(['min', 'max'] as const).map((end) => (
          <NumberField
            key={end}
            label={end === 'min' ? words.least : words.most}
            value={players[end]}
            low={2}
            high={6}
            problem={wrong(`players.${end}`)}
            onChange={(seats) => onFields({ players: { ...players, [end]: seats } }, `players ${end}`)}
          />
        ))}
      </div>
      {wrong('players') !== undefined && <Wrong>{wrong('players') ?? ''}</Wrong>}
      <fieldset className="edit-set">
        <legend>{words.sites}</legend>
        <div className="edit-numbers">
          {siteKinds.map((kind) => (
            <NumberField
              key={kind}
              label={words.siteKinds[kind]}
              value={sites[kind]}
              low={1}
              high={count}
              problem={wrong(`sites.${kind}`)}
              onChange={(amount) => onFields({ sites: { ...sites, [kind]: amount } }, `sites ${kind}`)}
            />
          ))}
        </div>
        {wrong('sites') !== undefined && <Wrong>{wrong('sites') ?? ''}</Wrong>}
        <button type="button" className="button" onClick={() => onFields({ sites: sitesFor(count) })}>
          {words.byTable(count)}
        </button>
      </fieldset>
      {map.branches.length + map.lakes.length > 0 && (
        <fieldset className="edit-set">
          <legend>{words.rivers}</legend>
          {(['branches', 'lakes'] as const).map((list) =>
            map[list].map(({ id, name }, i) => (
              <TextField
                key={`${list} ${id}`}
                label={id}
                value={name}
                problem={wrong(`${list}[${i}].name`)}
                onChange={(text) =>
                  onFields(
                    { [list]: map[list].map((one) => (one.id === id ? { ...one, name: text } : one)) },
                    `${list} ${id}`,
                  )
                }
              />
            )),
          )}
        </fieldset>
      )}
      {warnings.length > 0 && (
        <div>
          <p>{words.warnings}</p>
          <ul>
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="edit-note">{words.caption(count, map.reaches.length, map.lakes.length)}</p>
    </>
  );
}
