import { type FeatureTable, featureNames } from '@marchlands/core/features.ts';
import type { Game } from '@marchlands/core/game.ts';
import type { Setup } from '@marchlands/core/types.ts';

/** One number of an observation: a column of the batch. */
export interface Column {
  /** `own.points`, `next2.points` (of the second seat after the own one), `table.open`, `seat.0`, `state.tile[12]`. */
  readonly name: string;
  /** Values are clipped to the range. */
  readonly low: number;
  readonly high: number;
  readonly about: string;
}

/** Observations besides the game's features. */
export interface Observed {
  /** Also the fields of the state drawn for the seat, as in the game's `state.ts`: codes, not amounts. */
  readonly withState: boolean;
}

/** The owner of the numbers, counted from the choosing seat. */
const whose = (ahead: number): string => (ahead === 0 ? 'own' : `next${ahead}`);

function counted(of: string, table: FeatureTable): Column[] {
  return featureNames(table).map((name) => {
    const [low, high, about] = table[name];
    return { name: `${of}.${name}`, low, high, about };
  });
}

/** The columns of an observation, in order. */
export function columnsOf(game: Game, { seats }: Setup, { withState }: Observed): readonly Column[] {
  const features = game.knowledge?.features;
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return [
    ...each.flatMap((ahead) => counted(whose(ahead), features?.seat ?? {})),
    ...counted('table', features?.table ?? {}),
    ...each.map((seat) => ({ name: `seat.${seat}`, low: 0, high: 1, about: 'Whether this seat chooses' })),
    { name: 'seat.isWithin', low: 0, high: 1, about: 'Whether it is inside a choice of several moves' },
    ...(withState ? game.State.numbers : []).map(({ name, low, high }) => {
      return { name: `state.${name}`, low, high, about: 'As the state has it that was drawn for the seat' };
    }),
  ];
}
