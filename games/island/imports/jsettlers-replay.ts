/** Replays a JSettlers2 log by our rules, line by line, to the first difference between the two. */
import type { Difference, Transcript } from '@marchlands/core/foreign.ts';
import { echo, MOST_ECHOED, ok, type Result } from '@marchlands/core/result.ts';
import { firstOf, type Seat } from '@marchlands/core/seat.ts';
import { KIND, type Kind } from '../data/kinds.ts';
import { letterOf } from '../notation/names.ts';
import { rateOf } from '../rules/bank.ts';
import { actors } from '../rules/legal.ts';
import { dueStep, STEP, STEP_NAMES, type State } from '../state.ts';
import { type Cards, KINDS, type Line, type Log, STATE, type Told } from './jsettlers-format.ts';
import { cardsOf, OPTIONS, Parting, positionOf, Replay, stateAt } from './replay.ts';

/** Its bank never runs out. */
const BANK = 99;

/** By state of the game there: our step, and its words. */
const STEPS = new Map<number, readonly [step: number, words: string]>([
  [STATE.settle1, [STEP.settle, 'a settlement']],
  [STATE.road1, [STEP.setRoad, 'a road']],
  [STATE.settle2, [STEP.settle, 'a settlement']],
  [STATE.road2, [STEP.setRoad, 'a road']],
  [STATE.beforeRoll, [STEP.preRoll, 'the roll']],
  [STATE.play, [STEP.action, 'the action phase']],
  [STATE.robber, [STEP.robber, 'the way of the robber']],
  [STATE.freeRoad1, [STEP.freeRoad, 'a free road']],
  [STATE.freeRoad2, [STEP.freeRoad, 'a free road']],
  [STATE.discard, [STEP.discard, 'a discard']],
  [STATE.victim, [STEP.victim, 'whom to rob']],
  [STATE.plenty, [STEP.plenty, 'the cards of Plenty']],
  [STATE.monopoly, [STEP.name, 'the kind of Monopoly']],
  [STATE.over, [STEP.over, 'nothing, since the match is over']],
]);

/** The current step here, in the same words. */
function wordsOf(step: number): string {
  const found = [...STEPS.values()].find(([one]) => one === step);
  return found?.[1] ?? (step === STEP.steal ? 'a theft' : STEP_NAMES[step]);
}

/** The initial position, in the text form of positions. */
function beginningOf({ players, board }: Log): string {
  return positionOf(players.length, {
    hexes: board.hexes.map(({ kind, token }) => (kind === null ? 'D' : `${letterOf(kind)}${token}`)),
    harbours: board.harbours.map(({ ends, kind }) => `${ends.join('-')}:${kind === null ? 'any' : letterOf(kind)}`),
    robber: board.robber,
  });
}

/** The replay of a log, in its terms. */
class LogReplay extends Replay {
  readonly #players: Log['players'];

  constructor(log: Log, start: State) {
    super(
      log.players.map(({ name }) => name),
      start,
    );
    this.#players = log.players;
  }

  seatOf(player: number): Seat {
    return this.#players.findIndex(({ number }) => number === player);
  }

  nameOf(seat: Seat): string {
    return this.#players[seat]?.name ?? 'nobody';
  }

  /** Plays or compares a line. */
  play(told: Told): void {
    if (this.isOver(told)) return;
    switch (told.kind) {
      case 'settle':
      case 'city':
        this.move(this.seatOf(told.player), { kind: told.kind, at: told.at });
        return;
      case 'road':
        this.move(this.seatOf(told.player), { kind: 'road', edge: told.edge });
        return;
      case 'roll': {
        // The individual dice are not given, and the base form does not need them.
        const red = Math.max(1, told.total - 6);
        this.roll(this.state.active, red, told.total - red);
        return;
      }
      case 'buy':
        this.buy(this.seatOf(told.player), told.card);
        return;
      case 'play':
        // Points are never played.
        this.move(this.seatOf(told.player), { kind: 'play', card: told.card as 'knight' });
        return;
      case 'plenty':
        this.plenty(this.seatOf(told.player), cardsOf(told.cards));
        return;
      case 'monopoly':
        this.move(this.seatOf(told.player), { kind: 'name', card: told.of });
        return;
      case 'discard':
        this.discard(this.seatOf(told.player), cardsOf(told.cards));
        return;
      case 'robber':
        this.move(this.seatOf(told.player), { kind: 'robber', hex: told.hex });
        return;
      case 'rob':
        this.rob(this.seatOf(told.player), this.seatOf(told.victim), told.of);
        return;
      case 'bank':
        this.bank(this.seatOf(told.player), told.give, told.take);
        return;
      case 'deal':
        this.deal(told);
        return;
      case 'turn':
        this.turn(this.seatOf(told.player), told.state);
        return;
      case 'state':
        this.compareStep(told.state);
        return;
      case 'hand':
        this.compareHand(this.seatOf(told.player), told.cards);
        return;
      case 'award':
        this.compareAward(told.of, this.seatOf(told.player));
        return;
      default:
        throw new Error(`nothing that a log tells: ${String(told satisfies never)}`);
    }
  }

  /**
   * Whether the match is over here and will end there. Here, a knight that brings the points of the largest army wins
   * at once (IK-303); there, the robber moves first.
   */
  isOver({ kind }: Told): boolean {
    if (this.state.step !== STEP.over || kind === 'turn') return false;
    return kind === 'robber' || kind === 'rob' || kind === 'state' || kind === 'hand';
  }

  rob(seat: Seat, victim: Seat, card: Kind): void {
    const { state } = this;
    if (dueStep(state) === STEP.steal && state.active !== seat)
      throw new Parting('by ours it is not the turn of the thief.');
    this.steal(seat, victim, card);
  }

  /** Several trades at once become single ones, in its order of resources. */
  bank(seat: Seat, give: Cards, take: Cards): void {
    const taken = cardsOf(take);
    const given = KINDS.flatMap((kind) => {
      const [count, rate] = [give[kind] ?? 0, rateOf(this.state, seat, KIND[kind])];
      if (count % rate !== 0)
        throw new Parting(`by ours ${this.nameOf(seat)} gives ${rate} ${kind} for a card, not ${count}.`);
      return new Array<Kind>(count / rate).fill(kind);
    });
    this.expect('the number of cards that come for those given', taken.length, given.length);
    for (const [i, kind] of given.entries()) this.move(seat, { kind: 'bank', give: kind, take: taken[i] });
  }

  /**
   * A deal of the active player with another, whichever of them made the offer: here it is always the active player's
   * offer. Offers without a deal change nothing and are left out.
   */
  deal(told: Told & { readonly kind: 'deal' }): void {
    const [maker, other] = [this.seatOf(told.player), this.seatOf(told.other)];
    const isMine = maker === this.state.active;
    const [seat, partner] = isMine ? [maker, other] : [other, maker];
    const [give, want] = isMine ? [told.give, told.take] : [told.take, told.give];
    for (const kind of KINDS) {
      const count = want[kind] ?? 0;
      if (this.held(partner, kind) < count)
        throw new Parting(`by ours ${this.nameOf(partner)} does not hold the cards given: ${count} of ${kind}.`);
    }
    this.offer(seat, cardsOf(give), cardsOf(want), [partner]);
    this.move(partner, { kind: 'accept' });
    this.move(seat, { kind: 'deal', seat: partner });
  }

  /** A turn begins: the previous one is over, unless the players are still placing their first pieces. */
  turn(seat: Seat, state: number): void {
    const { state: s } = this;
    this.stopRoads();
    if (dueStep(s) === STEP.action) this.move(s.active, { kind: 'end' });
    this.compareStep(state);
    if (s.step !== STEP.over)
      this.expect('the player whose turn it is', this.nameOf(seat), this.nameOf(firstOf(actors(s))));
  }

  /** Skips the second free road. */
  stopRoads(): void {
    if (dueStep(this.state) === STEP.freeRoad) this.move(this.state.active, { kind: 'end' });
  }

  compareStep(state: number): void {
    if (state === STATE.play || state === STATE.beforeRoll) this.stopRoads();
    this.expect('what comes next', STEPS.get(state)?.[1], wordsOf(dueStep(this.state)));
  }

  compareHand(seat: Seat, cards: Cards): void {
    for (const kind of KINDS)
      this.expect(`the number of ${kind} in the hand of ${this.nameOf(seat)}`, cards[kind], this.held(seat, kind));
  }

  compareAward(of: 'longestRoad' | 'largestArmy', seat: Seat): void {
    const what = of === 'longestRoad' ? 'longest road' : 'largest army';
    this.expect(`the player with the ${what}`, this.nameOf(seat), this.nameOf(this.state[of] - 1));
  }
}

/** Replays a log. @returns the match up to the first difference of the rules */
export function transcriptOf(log: Log): Result<Transcript> {
  const seats = log.players.length;
  const options = { ...OPTIONS, target: log.target, bankResource: BANK };
  const position = beginningOf(log);
  const start = stateAt(seats, options, position, `line ${log.board.line}`);
  if (!start.ok) return start;
  const replay = new LogReplay(log, start.value);
  const difference = playAll(replay, log.lines);
  const players = log.players.map(({ name }) => ({ name }));
  return ok({ seats, options, players, position, taken: replay.taken, difference });
}

function playAll(replay: LogReplay, lines: readonly Line[]): Difference | null {
  for (const [i, { number, text, told }] of lines.entries()) {
    const whole = replay.taken.length;
    try {
      replay.play(told);
    } catch (thrown) {
      if (!(thrown instanceof Parting)) throw thrown;
      // Drops a partly played action.
      replay.taken.length = whole;
      return { action: i + 1, given: echo(`line ${number}: ${text}`, MOST_ECHOED), message: thrown.message };
    }
  }
  return null;
}
