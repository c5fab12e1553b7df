import type { Bot, Thinking, Thought } from '@marchlands/bots/bot.ts';
import { RandomBot } from '@marchlands/bots/random.ts';
import type { Game } from '@marchlands/core/game.ts';
import { MoveList } from '@marchlands/core/lists.ts';
import { mustGoOn } from '@marchlands/core/partial.ts';
import { fail, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import { Rng } from '@marchlands/core/rng.ts';
import { isSimultaneous, type Seat } from '@marchlands/core/seat.ts';
import type { AnyState, AnyView, Setup } from '@marchlands/core/types.ts';
import { type Choice, type PlayerHello, PROTOCOL, type Said } from './protocol.ts';
import { Speaker } from './speaker.ts';

/** Default milliseconds per decision; a program may take longer to start. */
export const DEADLINE = 10_000;
const BEGINNING = 30_000;

const isHello = (said: Said): said is PlayerHello => said.type === 'hello';

/**
 * A player that is an external program. If it fails (late, gone, illegal, not understood) it loses the match: its seat
 * plays at random to the end, and the program is restarted for the next one.
 */
export class OutsideBot implements Bot {
  readonly name: string;
  readonly isUniform = false;
  readonly #command: string;
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #tell: (failure: string) => void;
  readonly #deadline: number;
  readonly #rng: Rng;
  readonly #state: AnyState;
  readonly #moves: MoveList;
  readonly #standIn: RandomBot;
  #speaker: Speaker | null = null;
  #hasFailed = false;
  #seed: string;
  #id = 0;

  /**
   * @param tell called in words when the player has lost a match by failing, once per match
   * @param deadline milliseconds per decision
   */
  constructor(
    name: string,
    command: string,
    game: Game,
    setup: Setup,
    seed: string | number,
    tell: (failure: string) => void,
    deadline: number = DEADLINE,
  ) {
    this.#deadline = deadline;
    this.name = name;
    this.#command = command;
    this.#game = game;
    this.#setup = setup;
    this.#tell = tell;
    this.#seed = String(seed);
    this.#rng = new Rng(seed);
    this.#state = game.State.blank(setup);
    this.#moves = new MoveList(setup.bounds.moves);
    this.#standIn = new RandomBot(name, game, setup, seed);
  }

  begin(view: AnyView, seat: Seat): Thinking {
    const thought = this.think(view, seat);
    return { step: () => true, progress: () => 1, best: () => thought };
  }

  think(view: AnyView, seat: Seat): Thought {
    if (!this.#hasFailed) {
      const moves = this.#choose(view, seat);
      if (moves.ok) return { moves: moves.value, considered: [], iterations: 0, ending: 'fixed' };
      this.#fail(problemText(moves.problem));
    }
    return this.#standIn.think(view, seat);
  }

  restart(seed: string | number): void {
    this.#seed = String(seed);
    this.#rng.reseed(seed);
    this.#standIn.restart(seed);
    this.#hasFailed = false;
    this.#speaker?.tell({ type: 'match', seed: this.#seed });
  }

  #fail(failure: string): void {
    this.#hasFailed = true;
    this.#speaker?.end();
    this.#speaker = null;
    this.#tell(failure);
  }

  /** The player's program, started if it is not running. */
  #started(): Result<Speaker> {
    if (this.#speaker !== null) return ok(this.#speaker);
    const { id, rulesVersion } = this.#game;
    const { seats, options } = this.#setup;
    const speaker = new Speaker(this.#command);
    this.#speaker = speaker;
    const hello = speaker.ask(
      { type: 'hello', protocol: PROTOCOL, game: id, rulesVersion, seats, options, deadline: this.#deadline },
      BEGINNING,
      isHello,
    );
    if (!hello.ok) return hello;
    speaker.tell({ type: 'match', seed: this.#seed });
    return ok(speaker);
  }

  /** A whole choice, move by move until it is complete. */
  #choose(view: AnyView, seat: Seat): Result<readonly number[]> {
    const game = this.#game;
    const state = this.#state;
    const speaker = this.#started();
    if (!speaker.ok) return speaker;
    // A seat's choices follow from its view, so they are the same in every state that fits.
    game.resampler(this.#setup, view).draw(this.#rng, state);
    const isShared = isSimultaneous(game.actors(state));
    const codes: number[] = [];
    do {
      this.#id += 1;
      const id = this.#id;
      game.legal(state, seat, this.#moves);
      const legal = this.#moves.toArray().map((code) => game.moveCodec.format(code));
      const chosen = codes.map((code) => game.moveCodec.format(code));
      const answer = speaker.value.ask(
        { type: 'choose', id, seat, view, chosen, legal },
        this.#deadline,
        (said): said is Choice => said.type === 'choice' && said.id === id,
      );
      if (!answer.ok) return answer;
      const more = this.#read(seat, answer.value);
      if (!more.ok) return more;
      codes.push(...more.value);
    } while (mustGoOn(game, state, seat, isShared));
    return ok(codes);
  }

  /** The codes of an answer; advances the state by them. */
  #read(seat: Seat, choice: Choice): Result<readonly number[]> {
    const found = 'line' in choice ? this.#ofLine(seat, choice.line) : this.#ofMoves(choice.moves);
    if (!found.ok) return found;
    for (const code of found.value) {
      this.#game.legal(this.#state, seat, this.#moves);
      if (!this.#moves.has(code)) return fail(`chose ${this.#game.moveCodec.format(code)}, which is not legal.`);
      this.#game.apply(this.#state, seat, code);
    }
    return found;
  }

  #ofMoves(moves: readonly string[]): Result<readonly number[]> {
    const codes: number[] = [];
    for (const move of moves) {
      const code = this.#game.moveCodec.parse(move);
      if (!code.ok) return fail(`chose ${quoted(move)}, which is not a move. ${problemText(code.problem)}`);
      codes.push(code.value);
    }
    return ok(codes);
  }

  #ofLine(seat: Seat, line: string): Result<readonly number[]> {
    const steps = this.#game.notation.parse(this.#state, seat, line);
    if (!steps.ok) return fail(`wrote the line ${quoted(line)}. ${problemText(steps.problem)}`);
    const isOwn = steps.value.every(({ by }) => by === seat);
    return isOwn && steps.value.length > 0
      ? ok(steps.value.map(({ code }) => code))
      : fail(`wrote the line ${quoted(line)}, which is not only its own choice.`);
  }
}
