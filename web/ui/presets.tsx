import type { Game, Preset } from '@marchlands/core/game.ts';
import { games } from '@marchlands/games/index.ts';
import { Segments } from '@marchlands/kit/segments.tsx';
import { words } from '../words/words.ts';

/** A game's popular set-ups. */
export function presetsOf(game: Pick<Game, 'id'>): readonly Preset[] {
  return games.find(({ id }) => id === game.id)?.presets ?? [];
}

/** The suggested number of seats: that of the first preset. */
export function usualSeats(game: Pick<Game, 'id' | 'seats'>): number {
  return presetsOf(game).at(0)?.players.length ?? game.seats[0];
}

/** The popular set-ups, one press each; renders nothing if there is no choice. */
export function Presets({
  presets,
  isChosen,
  onChoose,
}: {
  presets: readonly Preset[];
  isChosen: (preset: Preset) => boolean;
  onChoose: (preset: Preset) => void;
}) {
  if (presets.length <= 1) return null;
  return (
    <fieldset className="bare row presets">
      <legend className="visually-hidden">{words.setUp.presets}</legend>
      {presets.map((preset) => (
        <button
          key={preset.id}
          type="button"
          className="button"
          aria-pressed={isChosen(preset)}
          onClick={() => onChoose(preset)}
        >
          {preset.title}
        </button>
      ))}
    </fieldset>
  );
}

/** The number of seats; renders nothing if there is no choice. */
export function SeatCount({
  counts,
  seats,
  onChange,
}: {
  counts: readonly number[];
  seats: number;
  onChange: (seats: number) => void;
}) {
  if (counts.length <= 1) return null;
  return (
    <p>
      <Segments label={words.setUp.howMany} values={counts} value={seats} name={String} onChange={onChange} />
    </p>
  );
}
