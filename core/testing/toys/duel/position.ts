import { countBits } from '../../../bits.ts';
import { type Reading, read } from '../../../read.ts';
import { isWhole, type Result } from '../../../result.ts';
import { EVERYTHING, type Viewer } from '../../../seat.ts';
import { UNKNOWN } from '../../../types.ts';
import { type Move, moveCodec } from './moves.ts';
import { refusal, round, settleForced } from './rules.ts';
import { type DuelSetup, SEATS } from './setup.ts';
import { AGREED, PHASE, PHASES, rebuild, State } from './state.ts';
import { bitsOf, view } from './view.ts';

/** A position as data; `chosen` are the moves made in the open round, `?` where they are hidden. */
export interface PositionJson {
  readonly phase: string;
  readonly prize: number | null;
  readonly carried: number;
  readonly prizes: readonly number[];
  readonly conceded: number;
  readonly seats: readonly {
    readonly cards: readonly number[];
    readonly coins: number;
    readonly score: number;
    readonly chosen: readonly Move[] | typeof UNKNOWN;
  }[];
}

export function format(state: State, viewer: Viewer): PositionJson {
  const { table, own } = view(state, viewer);
  return {
    phase: table.phase,
    prize: table.prize,
    carried: table.carried,
    prizes: table.prizes,
    conceded: table.conceded,
    seats: table.seats.map((shown, seat) => {
      const isHidden = table.phase === 'choose' && viewer !== EVERYTHING && viewer !== seat;
      return { ...shown, chosen: isHidden ? UNKNOWN : (own?.choices.find((one) => one.seat === seat)?.chosen ?? []) };
    }),
  };
}

/** A list of different whole numbers 1 .. high. */
function readNumbers(r: Reading, value: unknown, at: string, high: number): readonly number[] {
  const numbers = r.list(value, at, (item, place) => r.whole(item, place, 1, high));
  if (new Set(numbers).size !== numbers.length) r.fail(at, 'names a number twice.');
  return numbers;
}

function readSeat(r: Reading, state: State, seat: number, value: unknown): void {
  const at = `position.seats[${seat}]`;
  const { cards, coins, score } = r.record(value, at);
  const { options, bounds } = state.setup;
  const held = readNumbers(r, cards, `${at}.cards`, options.cards);
  state.cards[seat] = bitsOf(held);
  state.coins[seat] = r.whole(coins, `${at}.coins`, 0, options.coins);
  state.score[seat] = r.whole(score, `${at}.score`, 0, bounds.score[1]);
}

/** Makes the moves of the open round that a seat is said to have made; hidden ones are not made yet. */
function readChosen(r: Reading, state: State, seat: number, value: unknown): void {
  const at = `position.seats[${seat}]`;
  const { chosen = UNKNOWN } = r.record(value, at);
  if (chosen === UNKNOWN) return;
  r.list(chosen, `${at}.chosen`, (move, place) => {
    const read = moveCodec.read(move);
    if (!read.ok || refusal(state, seat, read.value) !== null) r.fail(place, 'is no move that the seat may make.');
    else round.restore(state, [{ seat, chosen: [moveCodec.decode(read.value)], isWhole: false }]);
  });
}

/** Says what does not fit together. */
function checkWhole(r: Reading, state: State): void {
  const left = countBits(state.prizes) + (state.phase === PHASE.choose ? 1 : 0);
  for (let seat = 0; seat < SEATS; seat += 1) {
    if (state.held[seat] !== left) r.fail(`position.seats[${seat}].cards`, `must be ${left} cards, one a round left.`);
  }
  const total = state.score[0] + state.score[1] + state.carried;
  if (total > state.setup.bounds.score[1]) r.fail('position.seats', 'have more points than all prizes together.');
  if (state.phase !== PHASE.choose && (state.prizes === 0) !== (state.phase === PHASE.over)) {
    r.fail('position.phase', 'must be "over" where no prize is left, and only there.');
  }
  if (state.staked[0] !== 0 && state.staked[1] !== 0) {
    r.fail('position', 'Both seats have chosen; the round is over.');
  }
}

export function parse(setup: DuelSetup, json: unknown): Result<State> {
  return read((r) => readState(r, setup, json));
}

function readState(r: Reading, setup: DuelSetup, json: unknown): State {
  const { phase, prize = null, prizes, carried = 0, conceded = 0, seats } = r.record(json, 'position');
  const { cards } = setup.options;
  const state = new State(setup);
  state.phase = PHASE[r.oneOf(phase, 'position.phase', PHASES)];
  const left = readNumbers(r, prizes, 'position.prizes', cards);
  state.prizes = bitsOf(left);
  state.carried = r.whole(carried, 'position.carried', 0, setup.bounds.score[1]);
  state.conceded = r.whole(conceded, 'position.conceded', 0, AGREED);
  if (state.conceded !== 0 && state.phase !== PHASE.over) {
    r.fail('position.phase', 'must be "over" where a seat has conceded.');
  }
  const hasPrize = isWhole(prize, 1, cards) && !left.includes(prize);
  const mayHavePrize = state.phase === PHASE.choose || state.conceded !== 0;
  if (state.phase === PHASE.choose ? !hasPrize : prize !== null && !(mayHavePrize && hasPrize)) {
    r.fail('position.prize', 'must be the prize turned up in an open round, and null otherwise.');
  }
  state.prize = hasPrize ? prize : 0;
  const given = r.list(seats, 'position.seats', (one) => one);
  if (given.length !== SEATS) r.fail('position.seats', `must be a list of ${SEATS} seats.`);
  for (const [seat, value] of given.slice(0, SEATS).entries()) readSeat(r, state, seat, value);
  if (r.hasProblem()) return state;
  rebuild(state);
  if (state.phase === PHASE.choose) for (let seat = 0; seat < SEATS; seat += 1) settleForced(state, seat);
  for (const [seat, value] of given.slice(0, SEATS).entries()) readChosen(r, state, seat, value);
  if (state.conceded === 0) checkWhole(r, state);
  return state;
}
