import { isRecord } from '@marchlands/core/result.ts';
import { ChoiceField, NumberField, TextField, Wrong } from '@marchlands/kit/editing.tsx';
import { lookOf } from '@marchlands/kit/seats.ts';
import { useEffect, useRef } from 'react';
import type { MapArea, MapData } from '../../data/map.ts';
import { MOST_STARTING } from '../../data/map.ts';
import { type Side, sides } from '../../data/sides.ts';
import {
  isBetween,
  moved,
  renamed,
  sideAt,
  type WayKind,
  waysBetween,
  withCity,
  withPieces,
  withTrade,
  withWay,
} from './changes.ts';
import type { Told } from './told.ts';
import { words } from './words.ts';

interface Props {
  /** The value of the option, even if its fields hold invalid input. */
  readonly held: unknown;
  readonly map: MapData;
  readonly area: MapArea;
  readonly told: readonly Told[];
  onMap(map: MapData, step?: string): void;
  onFields(fields: Partial<{ readonly [field in keyof MapData]: unknown }>, step?: string): void;
  onRemove(): void;
  onBack(): void;
}

/** One area: its name and place, its connections, and its starting pieces. */
export function AreaForm({ held, map, area, told, onMap, onFields, onRemove, onBack }: Props) {
  const { code, name, kind } = area;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const own = told.filter(({ areas }) => areas.includes(code));
  const wrong = (field: string) => own.find((one) => one.field === field)?.text;
  const placed = ['name', 'pieces', 'ways'];
  const raw = rawArea(held, code);
  const hasCity = map.areas.some((one) => one.code === `${code}C`);

  /** A coordinate as typed; a number moves the area, and its image with it. */
  function place(axis: 'x' | 'y', value: number | string | null) {
    if (typeof value === 'number') {
      onMap(moved(map, code, axis === 'x' ? value : area.x, axis === 'y' ? value : area.y), `${code} ${axis}`);
      return;
    }
    onFields(
      { areas: map.areas.map((one) => (one.code === code ? { ...one, [axis]: value } : one)) },
      `${code} ${axis}`,
    );
  }

  return (
    <>
      <button type="button" className="button edit-back" onClick={onBack}>
        {words.back}
      </button>
      <h3 ref={heading}>
        {words.area(code, name)} <span className="soft">{words.kinds[kind]}</span>
      </h3>
      {own
        .filter(({ field }) => field === null || !placed.includes(field))
        .map(({ text }) => (
          <Wrong key={text}>{text}</Wrong>
        ))}
      <TextField
        label={words.name}
        value={name}
        problem={wrong('name')}
        onChange={(text) => onMap(renamed(map, code, text), `${code} name`)}
      />
      <div className="edit-numbers">
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={words[axis]}
            value={raw[axis]}
            low={0}
            high={100}
            onChange={(value) => place(axis, value)}
          />
        ))}
      </div>
      <Start map={map} code={code} problem={wrong('pieces')} onMap={onMap} />
      <Ways map={map} area={area} problem={wrong('ways')} onMap={onMap} />
      <div className="row">
        {kind === 'province' && !hasCity && (
          <button type="button" className="button" onClick={() => onMap(withCity(map, code))}>
            {words.city}
          </button>
        )}
        <button type="button" className="button" onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </>
  );
}

/** The area in the raw data, even if its input is invalid. */
function rawArea(held: unknown, code: string): { readonly [field: string]: unknown } {
  const areas: unknown = isRecord(held) ? held['areas'] : [];
  const list: readonly unknown[] = Array.isArray(areas) ? areas : [];
  return list.filter(isRecord).find((one) => one['code'] === code) ?? {};
}

interface PartProps {
  readonly map: MapData;
  readonly problem: string | undefined;
  onMap(map: MapData, step?: string): void;
}

/** The side that starts in an area, its number of pieces, and a possible exchange. */
function Start({ map, code, problem, onMap }: PartProps & { readonly code: string }) {
  const side = sideAt(map, code);
  const pieces = side === null ? undefined : map.setup[side][code];
  const partners = Object.entries(map.setup.blue).filter(([, count]) => count === pieces);
  const [, partner = ''] = map.trades?.find(([red]) => red === code) ?? [];
  return (
    <>
      <div className="edit-numbers">
        <ChoiceField
          label={words.who}
          value={side ?? ''}
          choices={[['', words.nobody] as const, ...sides.map((one, seat) => [one, lookOf(seat).name] as const)]}
          onChange={(chosen) => onMap(startedBy(map, code, chosen === '' ? null : chosen))}
        />
        {side !== null && (
          <NumberField
            label={words.pieces}
            value={pieces}
            low={1}
            high={MOST_STARTING}
            problem={problem}
            // An empty field does not mean no side: it waits for a number.
            onChange={(count) => onMap(withPieces(map, side, code, count ?? ''), `${code} pieces`)}
          />
        )}
      </div>
      {side === 'red' && (
        <ChoiceField
          label={words.exchange}
          value={partner}
          choices={[['', words.noExchange] as const, ...partners.map(([blue]) => [blue, nameOf(map, blue)] as const)]}
          onChange={(blue) => onMap(withTrade(map, code, blue === '' ? null : blue))}
        />
      )}
    </>
  );
}

/** Another side starts in the area, with the same number of pieces. */
function startedBy(map: MapData, code: string, side: Side | null): MapData {
  const before = sideAt(map, code);
  const pieces = before === null ? 3 : map.setup[before][code];
  const cleared = before === null ? map : withPieces(map, before, code, null);
  return side === null ? cleared : withPieces(cleared, side, code, pieces);
}

function nameOf(map: MapData, code: string): string {
  return words.area(code, map.areas.find((area) => area.code === code)?.name ?? '');
}

const NONE = '';

/** The connections of an area, and the possible ones. */
function Ways({ map, area, problem, onMap }: PartProps & { readonly area: MapArea }) {
  const { code } = area;
  const joined = map.areas.flatMap((other): readonly (readonly [MapArea, WayKind])[] => {
    const way = map.edges.find((edge) => isBetween(edge, code, other.code));
    return way === undefined ? [] : [[other, way.kind]];
  });
  const others = map.areas.filter(
    (other) => waysBetween(area, other).length > 0 && joined.every(([known]) => known !== other),
  );
  return (
    <fieldset className="edit-set">
      <legend>{words.ways}</legend>
      {problem !== undefined && <Wrong>{problem}</Wrong>}
      <div className="andia-edit-ways">
        {joined.map(([other, kind]) => (
          <ChoiceField
            key={other.code}
            label={words.wayTo(nameOf(map, other.code))}
            value={kind}
            choices={[
              ...[...new Set([kind, ...waysBetween(area, other)])].map((one) => [one, words.wayKinds[one]] as const),
              [NONE, words.noWay] as const,
            ]}
            onChange={(chosen) => onMap(withWay(map, code, other.code, chosen === NONE ? null : chosen))}
          />
        ))}
        {others.length > 0 && (
          <ChoiceField
            label={words.newWay}
            value=""
            choices={[
              ['', words.choose] as const,
              ...others.map((other) => [other.code, nameOf(map, other.code)] as const),
            ]}
            onChange={(chosen) => {
              const other = others.find((one) => one.code === chosen);
              if (other !== undefined) onMap(withWay(map, code, other.code, waysBetween(area, other)[0]));
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
