import type { Bot } from '@marchlands/bots/bot.ts';
import { makeBot } from '@marchlands/bots/levels.ts';
import type { Game } from '@marchlands/core/game.ts';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, isRecord, isWhole, messageOf, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import type { AnyView } from '@marchlands/core/types.ts';
import { type Choice, type PlayerHello, PROTOCOL } from './protocol.ts';

/** The other side of the protocol: a level of the bots that answers questions. */
export class Answerer {
  readonly #load: (game: string) => Promise<Result<Game>>;
  readonly #level: string;
  #playing: { readonly game: Game; readonly bot: Bot } | null = null;

  /** @param load a game by its id; also fails if the game has no such level */
  constructor(load: (game: string) => Promise<Result<Game>>, level: string) {
    this.#load = load;
    this.#level = level;
  }

  /** Handles one message. @returns the answer, or null if there is none */
  async answer(line: string): Promise<Result<PlayerHello | Choice | null>> {
    const json = parseJson(line);
    if (!json.ok) return fail(`A message is JSON: ${problemText(json.problem)}`);
    const message = json.value;
    if (!isRecord(message)) return fail(`A message is an object, not ${quoted(message)}.`);
    switch (message.type) {
      case 'hello':
        return this.#hello(message);
      case 'match':
        this.#playing?.bot.restart(String(message.seed));
        return ok(null);
      case 'choose':
        return this.#choose(message);
      default:
        // Additions of later versions may be ignored.
        return ok(null);
    }
  }

  async #hello({
    protocol,
    game: id,
    seats,
    options,
  }: Readonly<Record<string, unknown>>): Promise<Result<PlayerHello>> {
    if (protocol !== PROTOCOL) return fail(`This player speaks protocol ${PROTOCOL}, not ${quoted(protocol)}.`);
    if (typeof id !== 'string') return fail('The hello names no game.');
    if (!isWhole(seats, 1, 99)) return fail(`A number of seats is wanted, not ${quoted(seats)}.`);
    const game = await this.#load(id);
    if (!game.ok) return game;
    const setup = game.value.setup(options, seats);
    if (!setup.ok) return setup;
    const bot = makeBot(this.#level, game.value, setup.value, { clock: () => performance.now() });
    this.#playing = { game: game.value, bot };
    return ok({ type: 'hello', protocol: PROTOCOL, name: this.#level });
  }

  #choose({ id, seat, view }: Readonly<Record<string, unknown>>): Result<Choice> {
    if (this.#playing === null) return fail('A choice was asked for before the hello.');
    if (!isWhole(id, 0, Number.MAX_SAFE_INTEGER) || !isWhole(seat, 0, 99))
      return fail('A choice has an id and a seat.');
    const { game, bot } = this.#playing;
    try {
      // An invalid view shows when thinking about it.
      const { moves } = bot.think(view as AnyView, seat);
      return ok({ type: 'choice', id, moves: moves.map((code) => game.moveCodec.format(code)) });
    } catch (error) {
      return fail(`The view cannot be read: ${messageOf(error)}`);
    }
  }
}
