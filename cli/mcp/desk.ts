import { randomBytes } from 'node:crypto';
import { levelOf } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { fairDice, SECRET_BYTES } from '@marchlands/core/match/dice.ts';
import { numberedDice } from '@marchlands/core/match/dice-numbered.ts';
import type { Player } from '@marchlands/core/match/entry.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { playerName } from '@marchlands/core/words.ts';
import { COLOUR_NAMES } from '../play/players.ts';
import { findGame } from '../sources/catalogue.ts';
import { makeSetup } from '../sources/position.ts';
import { HeldMatch } from './held-match.ts';

/** Most matches kept at once; the oldest is dropped. */
const MOST_MATCHES = 32;
/** The name of the assistant's seats in the list of players. */
const OWN = 'me';

/** The plan of a match; missing parts take the game's defaults. */
export interface Wish {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: object | undefined;
  /** By seat: `me`, or a level of the bots; the last one serves all further seats. */
  readonly players?: readonly string[] | undefined;
  /** The number of a deal: the same luck for everybody who plays it by the same rules. */
  readonly deal?: number | undefined;
  /** A starting position, as text or JSON. */
  readonly position?: unknown;
}

/** The matches of one connection. */
export class Desk {
  readonly #matches = new Map<string, HeldMatch>();
  #opened = 0;

  /** Sets a match up; bots have not chosen yet. @returns its id */
  async open({ game: name, seats, options, players, deal, position }: Wish): Promise<Result<string>> {
    const found = await findGame(name);
    if (!found.ok) return found;
    const game = found.value;
    const setup = makeSetup(game, { seats: seats ?? null, options }, players?.length);
    if (!setup.ok) return setup;
    const seated = seatedBy(game, setup.value.seats, players ?? [OWN, 'greedy'].slice(0, setup.value.seats));
    if (!seated.ok) return seated;
    const match = createMatch(game, {
      seats: setup.value.seats,
      options: options ?? {},
      players: seated.value,
      dice: deal === undefined ? fairDice(randomBytes(SECRET_BYTES)) : numberedDice(deal),
      rng: new Rng(randomBytes(8).toString('hex')),
      ...(position === undefined ? {} : { position }),
    });
    if (!match.ok) return match;
    this.#opened += 1;
    const id = `${game.id}-${this.#opened}`;
    this.#matches.set(id, new HeldMatch(match.value));
    const oldest = this.#matches.keys().next().value;
    if (this.#matches.size > MOST_MATCHES && oldest !== undefined) this.#matches.delete(oldest);
    return ok(id);
  }

  /** A match by its id. @param id default: the one opened last */
  find(id: string | undefined): Result<HeldMatch> {
    const names = [...this.#matches.keys()];
    const found = this.#matches.get(id ?? names.at(-1) ?? '');
    if (found !== undefined) return ok(found);
    return names.length === 0
      ? fail('There is no match yet: new_match sets one up.', 'match')
      : fail(`There is no match ${quoted(id)}; there are: ${names.join(', ')}.`, 'match');
  }
}

/** The players. Only the game's levels are allowed: an assistant starts no programs. */
function seatedBy(game: Game, seats: number, wanted: readonly string[]): Result<readonly Player[]> {
  if (wanted.length > seats) return fail(`names ${wanted.length} players for ${seats} seats.`, 'players');
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const name = COLOUR_NAMES[seat] ?? playerName(seat);
    const who = wanted.at(seat) ?? wanted.at(-1) ?? OWN;
    if (who === OWN) {
      players.push({ name });
      continue;
    }
    const level = levelOf(who, game);
    if (!level.ok) return fail(`${level.problem.message} Or ${OWN}, for a seat that you play.`, `players[${seat}]`);
    players.push({ name, level: level.value.name });
  }
  return ok(players);
}
