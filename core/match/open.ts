import type { Game } from '../game.ts';
import { changedOptions } from '../options.ts';
import { fail, ok, quoted, type Result } from '../result.ts';
import type { Rng } from '../rng.ts';
import { EVERYTHING } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import type { Dice } from './dice.ts';
import type { Player } from './entry.ts';
import { type Header, type RawHeader, readPlayers } from './header.ts';
import { strangeName } from './header-keys.ts';
import { LiveMatch } from './live.ts';
import type { Match } from './match.ts';
import { readDice } from './read-dice.ts';
import { checkShipped, shippedMarks } from './shipped.ts';

/** The input of a new match. */
export interface MatchPlan {
  readonly seats: number;
  /** As described by the game's schema; missing ones keep their defaults. */
  readonly options?: unknown;
  /** By seat; default names are Player 1, Player 2, ... */
  readonly players?: readonly Player[];
  readonly dice: Dice;
  /** A starting position in the game's JSON form. */
  readonly position?: unknown;
  /** Needed if that position leaves hidden things open. */
  readonly rng?: Rng;
}

/**
 * Starts a match and lets chance act until a seat must. Bad options, seats, players or positions give a problem in
 * words.
 */
export function createMatch<T extends GameTypes>(game: Game<T>, plan: MatchPlan): Result<Match<T>> {
  const { seats, options, players, dice, position, rng } = plan;
  const opened = openMatch(game, seats, options, players, dice, position, rng);
  if (!opened.ok) return opened;
  if (!opened.value.journal.isResting) {
    return fail('A match cannot begin in the middle of a choice: take the position before it.', 'position');
  }
  opened.value.proceed();
  return opened;
}

/** A match without entries; chance has not acted yet. */
export function openMatch<T extends GameTypes>(
  game: Game<T>,
  seats: unknown,
  options: unknown,
  players: unknown,
  dice: Dice,
  position?: unknown,
  rng?: Rng,
): Result<LiveMatch<T>> {
  if (typeof seats !== 'number' || !game.seats.includes(seats)) {
    return fail(`${game.title} is for ${game.seats.join(', ')} players, not ${quoted(seats)}.`, 'seats');
  }
  const seated = readPlayers(players, seats);
  if (!seated.ok) return seated;
  const setup = game.setup(options, seats);
  if (!setup.ok) return setup;
  const start = position === undefined ? ok(game.start(setup.value)) : game.position.parse(setup.value, position, rng);
  if (!start.ok) return start;
  const changed = changedOptions(game.optionSchema, seats, setup.value.options);
  const shipped = shippedMarks(setup.value);
  const header: Header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options: changed,
    ...(shipped === undefined ? {} : { shipped }),
    players: seated.value,
    dice: dice.header(false),
    ...(position === undefined ? {} : { position: game.position.format(start.value, EVERYTHING) }),
  };
  const dealt = dice.dealt?.({ game, seats, options: changed }) ?? dice;
  return ok(new LiveMatch(game, header, start.value, dealt));
}

/** Makes a match without entries from an outside header; refuses an unknown rules version, naming it. */
export function readHeader<T extends GameTypes>(game: Game<T>, raw: RawHeader): Result<LiveMatch<T>> {
  if (raw.game !== game.id) return fail(`is ${quoted(raw.game)}, but this is ${game.id}.`, 'game');
  if (raw.rulesVersion !== game.rulesVersion) {
    return fail(
      `This match was played by version ${quoted(raw.rulesVersion)} of the rules of ${game.title}; only version ${game.rulesVersion} is known here.`,
      'rulesVersion',
    );
  }
  const dice = readDice(raw.dice);
  if (!dice.ok) return dice;
  // Refuse fields of other kinds of dice, which would be ignored: such as the commitment of fair dice declared as
  // given.
  const known = Object.keys(dice.value.header(true));
  const strange = strangeName(raw.dice, known);
  if (strange !== null) {
    return fail(`of the kind ${dice.value.kind} have ${known.join(', ')}, but no ${quoted(strange)}.`, 'dice');
  }
  const opened = openMatch(game, raw.seats, raw.options, raw.players, dice.value, raw.position);
  if (!opened.ok) return opened;
  const same = checkShipped(opened.value.setup, raw.shipped);
  return same.ok ? opened : same;
}
