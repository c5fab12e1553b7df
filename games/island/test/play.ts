/** Plays lines of the rules' notation on a position, for tests. */
import { playForced } from '@marchlands/core/forced.ts';
import { MoveList, OutcomeList } from '@marchlands/core/lists.ts';
import { problemText } from '@marchlands/core/result.ts';
import { CHANCE, NOBODY, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { DEV_CARDS, PROGRESS_CARDS } from '../data/cards.ts';
import { EVENT_FACES, type EventFace, TRACKS } from '../data/kinds.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec, type Outcome, outcomeCodec } from '../moves.ts';
import { LETTERS } from '../notation/names.ts';
import { notation } from '../notation/notation.ts';
import { applyOutcome, outcomes } from '../rules/chance.ts';
import { result } from '../rules/final.ts';
import { runOn } from '../rules/flow.ts';
import { actors, apply, isOpen, isPartial, legal, refusal } from '../rules/legal.ts';
import { pointsOf } from '../rules/points.ts';
import {
  ACTIVE,
  BUILDING_BITS,
  dueStep,
  LEVEL_BITS,
  LEVEL_SHIFT,
  READY,
  SEAT_BITS,
  SETTLEMENT,
  STEP,
  STEP_NAMES,
  type State,
} from '../state.ts';
import { handOf, seatOf, situation } from './situation.ts';

function faceOf(text: string): EventFace {
  const face = EVENT_FACES.find((one) => one === text);
  if (face === undefined) throw new Error(`no face of the event die: ${text}`);
  return face;
}

const RULES = { actors, isOpen, isPartial, legal, apply };

/** Forced moves that all can see are played automatically, as by a match. */
export class Table {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #moves: MoveList;

  constructor(state: State) {
    this.state = state;
    this.#moves = new MoveList(state.setup.bounds.moves);
  }

  fork(): Table {
    return new Table(this.state.clone());
  }

  actors(): 'chance' | Seat[] {
    const acting = actors(this.state);
    return acting === CHANCE ? 'chance' : seatsOf(acting);
  }

  /** The current step, by name. */
  get step(): string {
    return STEP_NAMES[dueStep(this.state)];
  }

  hand(seat: Seat): string {
    return handOf(this.state, seat);
  }

  hands(): string[] {
    return Array.from({ length: this.state.setup.seats }, (_, seat) => this.hand(seat));
  }

  /** Progress cards in hand, by id. */
  progress(seat: Seat): string[] {
    return PROGRESS_CARDS.flatMap((card, i) =>
      new Array<string>(this.state.progress[seat * PROGRESS_CARDS.length + i]).fill(card),
    );
  }

  /** The pieces on a vertex: `s`, `c` or `x` for the building, `P1` and so on, and a knight as positions write it. */
  at(vertex: number): string {
    const site = this.state.site[vertex];
    const building = site === 0 ? '' : `${'.scx'[(site & BUILDING_BITS) / SETTLEMENT]}${site & SEAT_BITS}`;
    const knight = this.state.knight[vertex];
    const { active, step } = this.state;
    const isWaiting = step === STEP.action && (knight & SEAT_BITS) === active + 1 && (knight & READY) === 0;
    const state = (knight & ACTIVE) === 0 ? '-' : isWaiting ? '~' : '+';
    return knight === 0
      ? building
      : `${building}k${knight & SEAT_BITS}:${(knight & LEVEL_BITS) >> LEVEL_SHIFT}${state}`;
  }

  /** Barbarians on the board: `b5:1@16`. */
  bars(): string[] {
    const { barbarianLevel, barbarianAt } = this.state;
    return [...barbarianLevel.keys()]
      .filter((bay) => barbarianLevel[bay] > 0)
      .map((bay) => `b${bay}:${barbarianLevel[bay]}@${barbarianAt[bay]}`);
  }

  points(): number[] {
    return Array.from({ length: this.state.setup.seats }, (_, seat) => pointsOf(this.state, seat));
  }

  result() {
    if (actors(this.state) !== NOBODY) throw new Error('the match is not over');
    return result(this.state);
  }

  /** Legal moves of a seat, if given of one kind. */
  legal<K extends Move['kind']>(seat: Seat, kind: K): Extract<Move, { kind: K }>[] {
    legal(this.state, seat, this.#moves);
    return this.#moves
      .toArray()
      .map((code) => moveCodec.decode(code))
      .filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);
  }

  outcomes(): { readonly outcome: Outcome; readonly weight: number }[] {
    const list = new OutcomeList(this.state.setup.bounds.outcomes);
    outcomes(this.state, list);
    return list.toArray().map((code, i) => ({ outcome: outcomeCodec.decode(code), weight: list.weights[i] }));
  }

  chance(outcome: Outcome): this {
    const list = new OutcomeList(this.state.setup.bounds.outcomes);
    outcomes(this.state, list);
    const code = outcomeCodec.encode(outcome);
    if (list.weightOf(code) === 0) throw new Error(`chance cannot bring ${outcomeCodec.format(code)} at ${this.step}`);
    applyOutcome(this.state, code, this.events);
    runOn(this.state, this.events);
    playForced(RULES, this.state, this.events);
    return this;
  }

  move(seat: Seat, move: Move): this {
    const code = moveCodec.encode(move);
    const why = refusal(this.state, seat, code);
    if (why !== null) throw new Error(`P${seat + 1} may not ${moveCodec.format(code)}: ${why} (${this.step})`);
    legal(this.state, seat, this.#moves);
    if (!this.#moves.has(code)) throw new Error(`${moveCodec.format(code)} is neither refused nor in the list`);
    apply(this.state, seat, code, this.events);
    playForced(RULES, this.state, this.events);
    return this;
  }

  /**
   * Plays acts, `P2: accept; P3: decline`. Without a seat, the author is the active player or, if it does not act, the
   * first acting seat. The part after `=` lists the chance outcomes in order.
   */
  play(line: string): this {
    for (const text of line.split(';')) {
      const { seat, act, results } = this.#read(text);
      const read = notation.parse(this.state, seat, act);
      if (!read.ok) throw new Error(`${text}: ${problemText(read.problem)} (${this.step})`);
      for (const { by, code } of read.value) {
        if (by !== CHANCE) {
          legal(this.state, by, this.#moves);
          if (!this.#moves.has(code)) throw new Error(`${moveCodec.format(code)} is neither refused nor in the list`);
        }
        apply(this.state, by, code, this.events);
      }
      playForced(RULES, this.state, this.events);
      for (const result of results) this.#result(result);
      if (act === 'roll' && results.length > 0) this.#idleEvent();
    }
    return this;
  }

  /** The refusal of a line; null if all of it is legal. Changes nothing. */
  refused(line: string): string | null {
    const { seat, act } = this.#read(line);
    const read = notation.parse(this.state, seat, act);
    if (!read.ok && read.problem.code === undefined) throw new Error(`${line}: ${problemText(read.problem)}`);
    return read.ok ? null : (read.problem.code ?? null);
  }

  isPartial(seat: Seat): boolean {
    return isPartial(this.state, seat);
  }

  #read(text: string) {
    const [, name = '', act = '', result = ''] = /^\s*(?:(P[1-6]): )?([^=]*?)\s*(?:=(.*))?$/.exec(text) ?? [];
    const acting = actors(this.state);
    const { active } = this.state;
    const other = acting > 0 && ((acting >> active) & 1) === 0 ? seatsOf(acting)[0] : active;
    const results = result === '' ? [] : result.trim().split(',');
    return { seat: name === '' ? other : seatOf(name), act, results };
  }

  /** If a line does not mention the event die, it shows a gate at which nobody may draw. */
  #idleEvent(): void {
    if (this.step !== 'event') return;
    const isIdle = (track: number): boolean =>
      [0, 1, 2, 3, 4, 5].every((seat) => this.state.level[seat * 3 + track] === 0);
    const track = [0, 1, 2].findIndex(isIdle);
    if (track < 0) throw new Error('every gate is somebody’s: say what the event die shows');
    this.chance({ kind: 'event', face: TRACKS[track] });
  }

  #result(text: string): void {
    const card = DEV_CARDS.find((one) => one === text);
    const drawn = PROGRESS_CARDS.find((one) => one === text);
    if (this.step === 'event') this.chance({ kind: 'event', face: faceOf(text) });
    else if (this.step === 'marchDie') this.chance({ kind: 'march', face: Number(text) });
    else if (this.step === 'card' && drawn !== undefined) this.chance({ kind: 'card', card: drawn });
    else if (this.step === 'red' || this.step === 'yellow') this.chance({ kind: this.step, face: Number(text) });
    else if (card !== undefined) this.chance({ kind: 'devCard', card });
    else if (this.step === 'steal') this.chance(outcomeCodec.decode(outcomeCodec.base.steal + LETTERS.indexOf(text)));
    else throw new Error(`chance is not asked for ${text} at ${this.step}`);
  }
}

/** A position in the text form of the rules. */
export function position(text: string, options: object = {}): Table {
  return new Table(situation(text, options));
}
