import {
  choice,
  type DataOption,
  data,
  flag,
  type OptionsOf,
  type WholeOption,
  wholeOption,
  wholeOrNull,
} from '@marchlands/core/options.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { type AreaPair, type MapData, MOST_AREAS } from './data/map.ts';
import { checkMap } from './data/map-check/map-check.ts';
import { builtInMap, builtInMaps } from './data/maps/maps.ts';

const map: DataOption<string | MapData> = data<string | MapData>(
  () => 'andia',
  readMap,
  {
    description: 'The board with its set-up, its exchanges and its goal: the id of a map, or a map as JSON.',
    rules: ['AN-12', 'AN-13'],
    group: 'Board',
  },
  // The test map is left out: it has fewer exchanges and fewer cities than other options may ask for.
  (rng) => (rng.below(2) === 0 ? 'andia' : 'lake'),
);

function readMap(value: unknown, at: string): Result<string | MapData> {
  const ids = builtInMaps.map((one) => one.id).join(', ');
  if (typeof value === 'string') {
    if (builtInMap(value) !== undefined) return ok(value);
    if (!value.trimStart().startsWith('{')) {
      return fail(`must be one of ${ids}, or a map as JSON, not ${quoted(value)}.`, at, 'AN-13');
    }
  }
  const { map: found, errors } = checkMap(value);
  if (found !== null) return ok(found);
  return fail(errors.map(({ code, message }) => `${code}: ${message}`).join(' '), at, 'AN-13');
}

const trades: DataOption<readonly AreaPair[]> = data<readonly AreaPair[]>(
  () => [],
  readTrades,
  {
    description: 'Starting areas that change owners before the game: pairs from the list of the map.',
    rules: ['AN-15', 'AN-16', 'AN-17'],
    group: 'Board',
  },
  (rng) => {
    const pairs: readonly AreaPair[] = [
      ['A', 'V'],
      ['M', 'H'],
      ['W', 'E'],
    ];
    return pairs.filter(() => rng.below(2) === 1);
  },
);

/** Checks only the form: whether the map lists a pair is checked once the map is known. */
function readTrades(value: unknown, at: string): Result<readonly AreaPair[]> {
  const isPair = (pair: unknown): pair is AreaPair =>
    Array.isArray(pair) && pair.length === 2 && pair.every((code) => typeof code === 'string');
  if (!Array.isArray(value) || !value.every(isPair)) {
    return fail(`must be a list of pairs such as [["A","V"]], not ${quoted(value)}.`, at, 'AN-15');
  }
  return ok(value);
}

const citiesToWin: WholeOption<number | null> = {
  ...wholeOrNull([1, MOST_AREAS / 2], {
    none: 'byRules',
    description: 'Cities needed at the start of a turn; null: as the map says.',
    rules: ['AN-22'],
    group: 'Winning',
  }),
  // Within the limits of the full maps.
  random: (rng) => (rng.below(2) === 0 ? null : 1 + rng.below(8)),
};

/** Every house rule of Andia; the defaults are the rules as written. */
export const optionSchema = {
  map,
  trades,
  citiesToWin,
  bombs: wholeOption([0, 9], 3, {
    description: 'Bombardments of each player in the whole game.',
    rules: ['AN-18', 'AN-60'],
    group: 'Board',
  }),
  tieHolder: choice(['previousTurn', 'ordersWritten'], {
    description: 'Who keeps a piece in an equal fight in an area.',
    rules: ['AN-81', 'AN-85'],
    descriptions: {
      previousTurn: 'The player who held the area when the previous turn ended.',
      ordersWritten: 'The player who holds the area when orders are written, new pieces included.',
    },
  }),
  newPieceReveal: choice(['beforeOrders', 'withOrders'], {
    description: 'When new pieces are shown.',
    rules: ['AN-37', 'AN-41'],
    descriptions: {
      beforeOrders: 'Before orders are written.',
      withOrders: 'Together with the orders: each player decides on new pieces and order at once.',
    },
  }),
  allowPass: flag(true, {
    description: 'A player may move nothing.',
    rules: ['AN-56', 'AN-57'],
  }),
  doubleBomb: choice(['twice', 'once'], {
    description: 'What two bombardments of one province do.',
    rules: ['AN-91', 'AN-93'],
    descriptions: { twice: 'Half, and half of what is left.', once: 'Half, as from a single one.' },
  }),
  doubleGoal: choice(['draw', 'moreCities'], {
    description: 'How the game ends when both players reach the goal together.',
    rules: ['AN-24', 'AN-25'],
    descriptions: { draw: 'In a draw.', moreCities: 'The player with more cities wins.' },
  }),
  eliminationLoses: flag(true, {
    description: 'A player without pieces has lost.',
    rules: ['AN-26', 'AN-29'],
  }),
  turnLimit: wholeOption([0, 1000], 100, {
    description: 'Last turn of the game; 0: no limit but the 2000 turns that any match can have.',
    rules: ['AN-95'],
    group: 'Winning',
  }),
  turnLimitResult: choice(['draw', 'citiesThenPieces'], {
    description: 'How the game ends at the turn limit.',
    rules: ['AN-95', 'AN-96'],
    descriptions: {
      draw: 'In a draw.',
      citiesThenPieces: 'The player with more cities wins, then the one with more pieces.',
    },
  }),
  pieceCap: wholeOption([0, 1000], 0, {
    description: 'The most pieces a player can have after placing new ones; 0 is no limit.',
    rules: ['AN-03', 'AN-42'],
  }),
  drawByAgreement: flag(true, {
    description: 'The players may agree on a draw.',
    rules: ['AN-98'],
    group: 'Winning',
  }),
};

/** Options with defaults filled in. */
export type Options = OptionsOf<typeof optionSchema>;
