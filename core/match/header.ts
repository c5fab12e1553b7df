import type { Game } from '../game.ts';
import { changedOptions } from '../options.ts';
import { fail, isPlainText, isRecord, ok, type Result, shown } from '../result.ts';
import type { Rng } from '../rng.ts';
import { EVERYTHING } from '../seat.ts';
import type { GameTypes } from '../types.ts';
import { playerName } from '../words.ts';
import type { Dice, DiceHeader } from './dice.ts';
import type { Player } from './entry.ts';
import { strangeName } from './header-keys.ts';
import { LiveMatch } from './live.ts';
import { readDice } from './read-dice.ts';
import { checkShipped, type ShippedMarks, shippedMarks } from './shipped.ts';

/** What is fixed before the first entry: with the entries it is the whole match. Plain JSON data. */
export interface Header {
  /** Id of the game. */
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Only what differs from the defaults; maps and decks given by a user in full. */
  readonly options: { readonly [name: string]: unknown };
  /** The game's own maps and decks in use; absent where it has none. */
  readonly shipped?: ShippedMarks;
  /** By seat, as they sat down; who took over later is in the entries. */
  readonly players: readonly Player[];
  /** What is published of the dice; a fair secret is in it once the match is over. */
  readonly dice: DiceHeader;
  /** The full starting position, where it is not the usual one. */
  readonly position?: unknown;
}

/** A header from outside, its parts not yet looked at. */
export interface RawHeader {
  readonly game?: unknown;
  readonly rulesVersion?: unknown;
  readonly seats?: unknown;
  readonly options?: unknown;
  readonly shipped?: unknown;
  readonly players?: unknown;
  readonly dice?: unknown;
  readonly position?: unknown;
}

/** Somebody at a seat, from outside: a name, or an object with a name and perhaps a bot's level. */
export function readPlayer(value: unknown, at: string): Result<Player> {
  const given = typeof value === 'string' ? { name: value } : value;
  if (!isRecord(given) || typeof given.name !== 'string' || given.name.trim() === '') {
    return fail(`must be a name, or an object with a name and perhaps a level, not ${shown(value)}.`, at);
  }
  const strange = strangeName(given, ['name', 'level']);
  if (strange !== null) return fail(`has a name and perhaps a level, but no ${shown(strange)}.`, at);
  if (!isPlainText(given.name)) return fail(`must be a name without control characters, not ${shown(given.name)}.`, at);
  if (given.level === undefined) return ok({ name: given.name });
  if (typeof given.level !== 'string' || !isPlainText(given.level)) {
    return fail(`must be the name of a level, not ${shown(given.level)}.`, at);
  }
  return ok({ name: given.name, level: given.level });
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
    return fail(`${game.title} is played by ${game.seats.join(', ')} seats, not ${shown(seats)}.`, 'seats');
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

function readPlayers(value: unknown, seats: number): Result<readonly Player[]> {
  if (value === undefined) return ok(Array.from({ length: seats }, (_, seat) => ({ name: playerName(seat) })));
  if (!Array.isArray(value) || value.length !== seats) {
    return fail(`must name one player a seat, ${seats} in all.`, 'players');
  }
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const player = readPlayer(value[seat], `players.${seat}`);
    if (!player.ok) return player;
    players.push(player.value);
  }
  return ok(players);
}

/** A match as a header from outside describes it, without entries; an unknown rules version is refused by name. */
export function readHeader<T extends GameTypes>(game: Game<T>, raw: RawHeader): Result<LiveMatch<T>> {
  if (raw.game !== game.id) return fail(`is ${shown(raw.game)}, but this is ${game.id}.`, 'game');
  if (raw.rulesVersion !== game.rulesVersion) {
    return fail(
      `This match was played by version ${shown(raw.rulesVersion)} of the rules of ${game.title}; only version ${game.rulesVersion} is known here.`,
      'rulesVersion',
    );
  }
  const dice = readDice(raw.dice);
  if (!dice.ok) return dice;
  // What is not part of this kind of dice would be passed over: the commitment of fair dice that were called given.
  const known = Object.keys(dice.value.header(true));
  const strange = strangeName(raw.dice, known);
  if (strange !== null) {
    return fail(`of the kind ${dice.value.kind} have ${known.join(', ')}, but no ${shown(strange)}.`, 'dice');
  }
  const opened = openMatch(game, raw.seats, raw.options, raw.players, dice.value, raw.position);
  if (!opened.ok) return opened;
  const same = checkShipped(opened.value.setup, raw.shipped);
  return same.ok ? opened : same;
}
