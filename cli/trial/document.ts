import type { AnyMove } from '@marchlands/core/moves.ts';
import { CHANCE, EVERYTHING, NOBODY, type Seat } from '@marchlands/core/seat.ts';
import type { AnyEvent, Final } from '@marchlands/core/types.ts';
import type { Position } from '../sources/position.ts';
import { PLAIN } from '../terminal/style.ts';
import { actingSeats, fullText, playerNames, promptOf, sentenceOf } from '../text/sentences.ts';
import type { Refusal } from './refusal.ts';
import { legalOf, notationOf, outcomesOf } from './steps.ts';

/** The output of `try --json`; other programs rely on it, so fields may be added but not changed. */
export interface TryDocument {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** With defaults filled in. */
  readonly options: object;
  /** In a form that `--position` reads. */
  readonly position: unknown;
  readonly text: string;
  /** Seats counted from 0; `['chance']`; empty if the match is over. */
  readonly actors: readonly (Seat | 'chance')[];
  /** The prompt sentence; null once the match is over. */
  readonly prompt: string | null;
  readonly legal: readonly {
    readonly seat: Seat;
    readonly moves: readonly {
      readonly notation: string;
      readonly plain: string;
      readonly move: AnyMove;
      readonly says: string;
    }[];
  }[];
  readonly chances: readonly { readonly plain: string; readonly outcome: AnyMove; readonly weight: number }[];
  /** In order; `line` counts the lines of `--moves` from 1. */
  readonly events: readonly { readonly line: number; readonly event: AnyEvent; readonly says: string | null }[];
  readonly result: (Final & { readonly says: string }) | null;
  /** The first line that was not played; position and legal moves are those before it. */
  readonly refusal: {
    readonly line: number;
    readonly text: string;
    readonly move: string | null;
    /** The game's own code, or one of `LINE_CODES` (`syntax` for an unreadable line). */
    readonly code: string;
    readonly message: string;
    readonly rule: string | null;
  } | null;
}

/**
 * The JSON form of a trial.
 * @param played the played lines, each with its events
 * @param refusal why the next line was not played
 */
export function tryDocument(
  now: Position,
  played: readonly { readonly events: readonly AnyEvent[] }[],
  refusal: Refusal | null,
): TryDocument {
  const { game, setup, state } = now;
  const name = playerNames(PLAIN);
  const actors = game.actors(state);
  const final = actors === NOBODY ? game.result(state) : null;
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: setup.seats,
    options: setup.options,
    position: game.position.format(state, EVERYTHING),
    text: fullText(now),
    actors: actors === CHANCE ? ['chance'] : actingSeats(now),
    prompt: actors === NOBODY ? null : promptOf(now, EVERYTHING, name),
    legal: actingSeats(now).map((seat) => ({
      seat,
      moves: legalOf(now, seat).map((code) => {
        const move = game.moveCodec.decode(code);
        return {
          notation: notationOf(now, { by: seat, code }),
          plain: game.moveCodec.format(code),
          move,
          says: game.words.move(move, setup, name),
        };
      }),
    })),
    chances: outcomesOf(now).map(({ code, weight }) => ({
      plain: game.outcomeCodec.format(code),
      outcome: game.outcomeCodec.decode(code),
      weight,
    })),
    events: played.flatMap(({ events }, at) =>
      events.map((event) => ({ line: at + 1, event, says: sentenceOf(game, setup, event, EVERYTHING, name) })),
    ),
    result: final === null ? null : { ...final, says: game.words.endings[final.reason] ?? final.reason },
    refusal:
      refusal === null
        ? null
        : {
            line: played.length + 1,
            text: refusal.line,
            move: refusal.move,
            code: refusal.code,
            message: refusal.message,
            rule: refusal.rule,
          },
  };
}
