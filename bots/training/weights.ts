import type { Game } from '@marchlands/core/game.ts';
import { read } from '@marchlands/core/read.ts';
import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import { Network } from './network.ts';
import { layoutOf, shapeOf } from './shape.ts';

/** One network in a game's file of weights. */
interface Entry {
  readonly seats: number;
  /** House rules that differ from the standard ones: the form of the game that it knows. */
  readonly options: { readonly [name: string]: unknown };
  readonly hidden: number;
  readonly weights: readonly number[];
}

/** A game's file of weights: one network for each number of seats and form that was trained. */
export interface WeightsFile {
  readonly game: string;
  /** The `Features.version` that all of them were trained on. */
  readonly features: number;
  readonly networks: readonly Entry[];
}

/** Decimal places: the error of a weight is then far below what a match could show, and a file has some 20 kB. */
const DIGITS = 4;
/** Most hidden units that a file may have. */
const MOST_HIDDEN = 256;

/** The house rules of a setup that differ from the standard ones. */
export function changedOptions(game: Game, { seats, options }: Setup): { [name: string]: unknown } {
  const isChanged = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(game.optionSchema[name]?.byDefault(seats));
  return Object.fromEntries(Object.entries(options).filter(isChanged));
}

function isOf(entry: Entry, game: Game, setup: Setup): boolean {
  const changed = Object.entries(changedOptions(game, setup));
  return (
    entry.seats === setup.seats &&
    Object.keys(entry.options).length === changed.length &&
    changed.every(([name, value]) => JSON.stringify(entry.options[name]) === JSON.stringify(value))
  );
}

/** A file with one more network, which replaces any for the same number of seats and the same form. */
export function withNetwork(file: WeightsFile | null, game: Game, setup: Setup, network: Network): WeightsFile {
  const features = game.knowledge?.features?.version ?? 0;
  const others = file?.features === features ? file.networks.filter((entry) => !isOf(entry, game, setup)) : [];
  const entry = {
    seats: setup.seats,
    options: changedOptions(game, setup),
    hidden: network.shape.hidden,
    weights: Array.from(network.weights, (weight) => Number(weight.toFixed(DIGITS))),
  };
  return { game: game.id, features, networks: [...others, entry] };
}

/** Reads a file of weights from outside; a problem says what does not fit the current game. */
export function readWeights(game: Game, value: unknown): Result<WeightsFile> {
  const features = game.knowledge?.features;
  if (features === undefined) return fail(`${game.title} names nothing that an evaluation could be learned from.`);
  if (!isRecord(value) || value.game !== game.id) return fail(`must be weights of ${game.id}.`, 'weights');
  if (value.features !== features.version) {
    return fail(
      `must be weights of version ${features.version} of the features, not ${quoted(value.features)}.`,
      'weights',
    );
  }
  return read((r) => ({
    game: game.id,
    features: features.version,
    networks: r.list(value.networks, 'weights.networks', (item, at): Entry => {
      const raw = r.record(item, at);
      const seats = r.whole(raw.seats, `${at}.seats`, 1, Math.max(...game.seats));
      const hidden = r.whole(raw.hidden, `${at}.hidden`, 1, MOST_HIDDEN);
      const weights = r.list(raw.weights, `${at}.weights`, (weight, place) => {
        if (typeof weight === 'number' && Number.isFinite(weight)) return weight;
        r.fail(place, `must be a number, not ${quoted(weight)}.`);
        return 0;
      });
      const { end } = layoutOf(shapeOf(features, seats, hidden));
      if (weights.length !== end) r.fail(`${at}.weights`, `must be ${end} numbers, not ${weights.length}.`);
      return { seats, options: r.record(raw.options, `${at}.options`), hidden, weights };
    }),
  }));
}

/** The network of a file for a setup; fails if it has none. */
export function networkFor(game: Game, setup: Setup, file: WeightsFile): Result<Network> {
  const found = file.networks.find((entry) => isOf(entry, game, setup));
  const features = game.knowledge?.features;
  if (found === undefined || features === undefined) {
    return fail(`has no network for ${setup.seats} seats of ${game.title} with these options.`, 'weights');
  }
  return ok(new Network(shapeOf(features, setup.seats, found.hidden), Float64Array.from(found.weights)));
}
