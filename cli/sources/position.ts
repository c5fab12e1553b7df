import type { Game } from '@marchlands/core/game.ts';
import { listed } from '@marchlands/core/phrases.ts';
import { fail, isRecord, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import type { AnyState, Setup } from '@marchlands/core/types.ts';
import { json, text, whole } from '../usage/flags.ts';
import { findGame } from './catalogue.ts';
import { jsonOrText, readText } from './files.ts';

/** A game with a setup and a state: the starting point of a command. */
export interface Position {
  readonly game: Game;
  readonly setup: Setup;
  readonly state: AnyState;
}

/** Flags of every command that starts from a setup. */
export const SETUP_FLAGS = {
  seats: whole('n', [1, 99], null, 'Number of seats; without it the smallest that the game has.'),
  options: json(
    'JSON',
    'Options that differ from their defaults: \'{"name": value}\'; marchlands games <game> lists them.',
  ),
};

/** Flags of every command that may start from any position. */
export const POSITION_FLAGS = {
  ...SETUP_FLAGS,
  position: text(
    'FILE',
    'Start from this position instead of a new match; - reads standard input. JSON or the text form of the game.',
  ),
};

interface Wanted {
  readonly seats: number | null;
  readonly options: unknown;
}

/** Seats, options and position of a file: a bare position, or an object with it at `position` beside the others. */
function unwrapped(content: unknown, game: Game): Result<Wanted & { readonly position: unknown }> {
  if (!isRecord(content) || !Object.hasOwn(content, 'position')) {
    return ok({ seats: null, options: undefined, position: content });
  }
  const { game: id, seats, options, position } = content;
  if (id !== undefined && id !== game.id) {
    return fail(`must be ${game.id}, the game asked for, not ${quoted(id)}.`, 'game');
  }
  if (seats !== undefined && (typeof seats !== 'number' || !Number.isInteger(seats))) {
    return fail(`must be a whole number, not ${quoted(seats)}.`, 'seats');
  }
  return ok({ seats: seats ?? null, options, position });
}

/**
 * The setup of a game for a number of seats and options from outside.
 * @param least without a number of seats, the game's smallest that is at least this is used
 */
export function makeSetup(game: Game, wanted: Wanted, least = 0): Result<Setup> {
  const seats = wanted.seats ?? game.seats.find((count) => count >= least) ?? least;
  if (!game.seats.includes(seats)) {
    const possible = listed(game.seats.map(String), 'or');
    return fail(`${game.title} is for ${possible} players, not ${seats}.`);
  }
  return game.setup(wanted.options ?? {}, seats);
}

/**
 * Loads a game and sets up the position of the flags; flags override the other parts of a position's file.
 * @param flags `position` names a file, or `-` for standard input; null starts a new match
 * @param seed for unknown parts of a position (`?`)
 * @param least as in `makeSetup`
 */
export async function readPosition(
  name: string,
  flags: Wanted & { readonly position: string | null },
  seed: string,
  least = 0,
): Promise<Result<Position>> {
  const found = await findGame(name);
  if (!found.ok) return found;
  const game = found.value;
  if (flags.position === null) {
    const setup = makeSetup(game, flags, least);
    return setup.ok ? ok({ game, setup: setup.value, state: game.start(setup.value) }) : setup;
  }
  const content = await readText(flags.position);
  if (!content.ok) return content;
  const data = jsonOrText(content.value, flags.position === '-' ? 'Standard input' : flags.position);
  if (!data.ok) return data;
  const parts = unwrapped(data.value, game);
  if (!parts.ok) return parts;
  const wanted = { seats: flags.seats ?? parts.value.seats, options: flags.options ?? parts.value.options };
  const setup = makeSetup(game, wanted, least);
  if (!setup.ok) return setup;
  const state = game.position.parse(setup.value, parts.value.position, new Rng(seed));
  return state.ok ? ok({ game, setup: setup.value, state: state.value }) : state;
}
