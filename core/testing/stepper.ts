/** Plays single steps on a state, each checked against the rules first: the engine of a test table. */
import { forcedStep, playForced } from '../forced.ts';
import type { Game } from '../game.ts';
import { MoveList, OutcomeList } from '../lists.ts';
import type { AnyMove, Codec } from '../moves.ts';
import { problemText, type Result } from '../result.ts';
import type { Rng } from '../rng.ts';
import { CHANCE, NOBODY, type Seat, seatsOf } from '../seat.ts';
import type { GameTypes, Step } from '../types.ts';

/** The code of a line that cannot be read (`Problem.code`). */
const UNREADABLE = 'syntax';

/** The value of a result. @throws its problem if it has one @param what begins the message */
export function take<V>(result: Result<V>, what: string): V {
  if (result.ok) return result.value;
  throw new Error(`${what}: ${problemText(result.problem)}`);
}

function formOf(codec: Codec<AnyMove>, code: number): string {
  return code >= 0 && code < codec.size ? codec.format(code) : `code ${code}`;
}

export class Stepper<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #setup: T['setup'];
  readonly #state: T['state'];
  readonly #moves: MoveList;
  readonly #chances: OutcomeList;

  /** @param state changed by each step */
  constructor(game: Game<T>, setup: T['setup'], state: T['state']) {
    this.#game = game;
    this.#setup = setup;
    this.#state = state;
    this.#moves = new MoveList(setup.bounds.moves);
    this.#chances = new OutcomeList(setup.bounds.outcomes);
  }

  /** The codes that a seat may choose. */
  legal(seat: Seat): readonly number[] {
    this.#game.legal(this.#state, seat, this.#moves);
    return this.#moves.toArray();
  }

  /** The possible chance outcomes with their weights. */
  outcomes(): { readonly outcome: T['outcome']; readonly weight: number }[] {
    const chances = this.#chances;
    this.#game.outcomes(this.#state, chances);
    return chances
      .toArray()
      .map((code, i) => ({ outcome: this.#game.outcomeCodec.decode(code), weight: chances.weights[i] }));
  }

  /** Applies one step after checking it against `refusal` and both lists. @throws if it is illegal */
  step({ by, code }: Step, events: T['event'][]): void {
    const game = this.#game;
    const state = this.#state;
    for (let lone = this.#forced(); lone !== null; lone = this.#forced()) {
      if (lone.by === by && lone.code === code) break;
      game.apply(state, lone.by, lone.code, events);
    }
    if (by === CHANCE) this.#checkOutcome(code);
    else this.#checkMove(by, code);
    game.apply(state, by, code, events);
  }

  #forced(): Step | null {
    return forcedStep(this.#game, this.#state, this.#moves);
  }

  #checkOutcome(code: number): void {
    const game = this.#game;
    game.outcomes(this.#state, this.#chances);
    if (game.actors(this.#state) === CHANCE && this.#chances.weightOf(code) > 0) return;
    throw new Error(`Chance cannot bring "${formOf(game.outcomeCodec, code)}" now; ${this.situation()}`);
  }

  #checkMove(by: Seat, code: number): void {
    const game = this.#game;
    const { moveCodec } = game;
    const wanted = formOf(moveCodec, code);
    const refusal = game.refusal(this.#state, by, code);
    if (refusal !== null) {
      const move = code >= 0 && code < moveCodec.size ? moveCodec.decode(code) : undefined;
      const reason = game.words.refusal(refusal, this.#setup, move);
      throw new Error(
        `Seat ${by} may not "${wanted}": ${reason.text} (${refusal}, ${reason.rule}); ${this.situation()}`,
      );
    }
    this.legal(by);
    if (!this.#moves.has(code))
      throw new Error(`"${wanted}" of seat ${by} is not refused, yet it is not in the legal list.`);
  }

  /** Lets chance draw as long as it acts. */
  roll(rng: Rng, events: T['event'][]): void {
    const game = this.#game;
    playForced(game, this.#state, events);
    while (game.actors(this.#state) === CHANCE) {
      game.outcomes(this.#state, this.#chances);
      game.apply(this.#state, CHANCE, this.#chances.at(rng.below(this.#chances.total)), events);
    }
  }

  /** The acting seats, in words. */
  situation(): string {
    const actors = this.#game.actors(this.#state);
    if (actors === NOBODY) return 'the match is over.';
    if (actors !== CHANCE) return `to act: seat ${seatsOf(actors).join(', ')}.`;
    this.#game.outcomes(this.#state, this.#chances);
    const forms = this.#chances.toArray().map((code) => this.#game.outcomeCodec.format(code));
    return `chance must act, with one of: ${forms.join('; ')}.`;
  }

  /** The steps of a line, or of a move. @throws if it cannot be read */
  stepsOf(seat: Seat, move: string | T['move']): readonly Step[] {
    const { notation, moveCodec } = this.#game;
    if (typeof move === 'string')
      return take(notation.parse(this.#state, seat, move), `Line "${move}" of seat ${seat}`);
    return [{ by: seat, code: take(moveCodec.read(move), `Move of seat ${seat}`) }];
  }

  /** The step of an outcome, in its plain form or as data. @throws if there is none */
  stepOfChance(outcome: string | T['outcome']): Step {
    const codec = this.#game.outcomeCodec;
    const found = typeof outcome === 'string' ? codec.parse(outcome) : codec.read(outcome);
    return { by: CHANCE, code: take(found, 'Outcome') };
  }

  /** Why the rules refuse a line or a move; null if they do not. */
  refusalOf(seat: Seat, move: string | T['move']): T['refusal'] | null {
    const game = this.#game;
    if (typeof move === 'string') {
      const read = game.notation.parse(this.#state, seat, move);
      // If the rules refuse a step, the line's problem names their reason.
      const code: T['refusal'] | undefined = read.ok ? undefined : read.problem.code;
      if (code !== undefined && code !== UNREADABLE) return code;
    }
    const trial = this.#state.clone();
    for (const { by, code } of this.stepsOf(seat, move)) {
      if (by !== CHANCE) {
        const refusal = game.refusal(trial, by, code);
        if (refusal !== null) return refusal;
      }
      game.apply(trial, by, code);
    }
    return null;
  }
}
