import { MoveList } from '@marchlands/core/lists.ts';
import type { Draft, Drafted, DraftSource } from '@marchlands/core/match/draft.ts';
import type { AnyMove } from '@marchlands/core/moves.ts';
import { ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { GameTypes } from '@marchlands/core/types.ts';
import { choiceText, type Reason, type SeatName } from '@marchlands/core/words.ts';
import type { Choice, Considered, DraftView } from '@marchlands/kit/board.ts';
import { hintReason } from './hint-reason.ts';
import type { Candidate } from './local/protocol.ts';

type State = GameTypes['state'];

/** A match, here or elsewhere, with the displayed names of its seats. */
export interface ChoosingSource extends DraftSource {
  nameOf(seat: Seat): string;
}

/** A seat's choices and its draft, in readable form. Changes nothing. */
export class Choosing {
  readonly #source: ChoosingSource;
  readonly #draft: Draft;

  constructor(source: ChoosingSource, draft: Draft) {
    this.#source = source;
    this.#draft = draft;
  }

  /** The codes of moves; reports a move that the game does not have. */
  codesOf(moves: readonly AnyMove[]): Result<number[]> {
    const codes: number[] = [];
    for (const move of moves) {
      const code = this.#source.game.moveCodec.read(move);
      if (!code.ok) return code;
      codes.push(code.value);
    }
    return ok(codes);
  }

  /**
   * The current choices of a seat that must choose; after a draft, its continuations.
   * @param state the current state, true or sampled from the seat's view
   */
  choices(seat: Seat, drafted: Drafted | null, state: State): readonly Choice[] {
    if (drafted?.isWhole === true) return [];
    const { game, setup } = this.#source;
    const list = new MoveList(setup.bounds.moves);
    game.legal(drafted?.state ?? state, seat, list);
    return list.toArray().map((code) => {
      const move = game.moveCodec.decode(code);
      return {
        move,
        words: game.words.move(move, setup, (other) => this.#source.nameOf(other)),
        notation: game.moveCodec.format(code),
      };
    });
  }

  /** The displayed draft; null if the seat has nothing to choose. */
  shown(seat: Seat): DraftView | null {
    const drafted = this.#draft.isOpen(seat) ? this.#draft.seenBy(seat) : null;
    if (drafted === null) return null;
    const { codes, isWhole } = drafted;
    const moves = codes.map((code) => this.#source.game.moveCodec.decode(code));
    return { moves, notation: this.#draft.lineOf(seat, codes), isWhole, isShared: this.#draft.isShared(seat) };
  }

  /** Why a move may not be made in this state, or null if it may. */
  whyNot(seat: Seat, move: AnyMove, state: State): Reason | null {
    const { game, setup } = this.#source;
    const code = game.moveCodec.read(move);
    if (!code.ok) return { text: code.problem.message, rule: '' };
    const refusal = game.refusal(state, seat, code.value);
    return refusal === null ? null : game.words.refusal(refusal, setup, move);
  }

  /** A bot's candidates for the seat, in readable form. */
  describe(seat: Seat, considered: readonly Candidate[]): readonly Considered[] {
    const { game, setup } = this.#source;
    const isMixed = this.#draft.isShared(seat) || considered.filter(({ probability }) => probability > 0).length > 1;
    // A mixture leaves out less deeply searched candidates: their values are not comparable.
    const name: SeatName = (other) => this.#source.nameOf(other);
    const before = this.#draft.startOf(seat);
    const standing: SeatName = (other) => game.words.standing?.(before, other, name) ?? name(other);
    const listed = isMixed ? considered.filter(({ probability }) => probability > 0) : considered;
    const isForced = listed.length === 1 && this.choices(seat, null, before).length === 1;
    return listed.flatMap(({ codes, value, visits, probability, changes }, i) => {
      const moves = codes.map((code) => game.moveCodec.decode(code));
      const move = moves.at(0);
      if (move === undefined) return [];
      const opening = game.words.move(move, setup, name);
      const words = choiceText(game.words, moves, before, seat, name);
      const beside = i > 0 ? 'first' : listed.length > 1 ? 'others' : isForced ? 'forced' : 'nothing';
      const only = listed.length > 1 ? undefined : game.words.only?.(moves, before, seat, name);
      const reason = hintReason(game.words, changes, beside, standing, only);
      return [{ move, moves, words, opening, value, visits, reason, probability: isMixed ? probability : null }];
    });
  }
}
