import { countBits } from '../../../bits.ts';
import { fail, isRecord, ok, type Problem, type Result, shown } from '../../../result.ts';
import type { Viewer } from '../../../seat.ts';
import { UNKNOWN } from '../../../types.ts';
import { settleForced } from './rules.ts';
import { type DuelSetup, SEATS } from './setup.ts';
import { AGREED, PHASE, PHASES, rebuild, State } from './state.ts';
import { bitsOf, type Choice, view } from './view.ts';

/** A position as data; `card` and `stake` are those of the open round, null where not chosen yet, `?` where hidden. */
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
    readonly card: number | null | typeof UNKNOWN;
    readonly stake: number | null | typeof UNKNOWN;
  }[];
}

export function format(state: State, viewer: Viewer): PositionJson {
  const { table, own } = view(state, viewer);
  const isOpen = table.phase === 'choose';
  return {
    phase: table.phase,
    prize: table.prize,
    carried: table.carried,
    prizes: table.prizes,
    conceded: table.conceded,
    seats: table.seats.map((shownSeat, seat) => {
      const choice: Choice | undefined = own?.choices.find((one) => one.seat === seat);
      const hidden = isOpen ? UNKNOWN : null;
      return {
        ...shownSeat,
        card: choice === undefined ? hidden : choice.card,
        stake: choice === undefined ? hidden : choice.stake,
      };
    }),
  };
}

const problem = (message: string, at: string): Problem => ({ message, at: `position.${at}` });

function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function areNumbers(value: unknown, high: number): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => isWhole(item, 1, high)) && new Set(value).size === value.length;
}

function readSeat(state: State, seat: number, value: unknown): Problem | null {
  const at = `seats[${seat}]`;
  if (!isRecord(value)) return problem(`must be an object, not ${shown(value)}.`, at);
  const { cards, coins, score, card = null, stake = null } = value;
  const { options, bounds } = state.setup;
  if (!areNumbers(cards, options.cards)) {
    return problem(`must be a list of different cards from 1 to ${options.cards}, not ${shown(cards)}.`, `${at}.cards`);
  }
  if (!isWhole(coins, 0, options.coins)) return problem(`must be from 0 to ${options.coins}.`, `${at}.coins`);
  if (!isWhole(score, 0, bounds.score[1])) return problem(`must be from 0 to ${bounds.score[1]}.`, `${at}.score`);
  state.cards[seat] = bitsOf(cards);
  state.coins[seat] = coins;
  state.score[seat] = score;
  if (card !== null && card !== UNKNOWN) {
    if (state.phase !== PHASE.choose) return problem('must be null outside an open round.', `${at}.card`);
    if (!isWhole(card, 1, options.cards) || !cards.includes(card)) {
      return problem(`must be a card that the seat holds, not ${shown(card)}.`, `${at}.card`);
    }
    state.played[seat] = card;
  }
  if (stake !== null && stake !== UNKNOWN) {
    if (state.played[seat] === 0) return problem('needs a card first.', `${at}.stake`);
    if (!isWhole(stake, 0, coins)) return problem(`must be from 0 to ${coins}, not ${shown(stake)}.`, `${at}.stake`);
    state.staked[seat] = stake + 1;
  }
  return null;
}

/** What does not fit together, or null. */
function problemOf(state: State): Problem | null {
  const left = countBits(state.prizes) + (state.phase === PHASE.choose ? 1 : 0);
  for (let seat = 0; seat < SEATS; seat += 1) {
    if (state.held[seat] !== left) return problem(`must be ${left} cards, one a round left.`, `seats[${seat}].cards`);
  }
  const total = state.score[0] + state.score[1] + state.carried;
  if (total > state.setup.bounds.score[1]) return problem('are more than all prizes together.', 'seats scores');
  if (state.phase !== PHASE.choose && state.conceded === 0 && (state.prizes === 0) !== (state.phase === PHASE.over)) {
    return problem('must be "over" where no prize is left, and only there.', 'phase');
  }
  if (state.staked[0] !== 0 && state.staked[1] !== 0) return problem('Both seats have chosen; the round is over.', '');
  return null;
}

export function parse(setup: DuelSetup, json: unknown): Result<State> {
  if (!isRecord(json)) return fail(`A position must be an object, not ${shown(json)}.`, 'position');
  const state = new State(setup);
  // Wider, so that anything may be looked for.
  const names: readonly unknown[] = PHASES;
  const phase = names.indexOf(json.phase);
  const { prize = null, prizes, carried = 0, conceded = 0, seats } = json;
  const { cards } = setup.options;
  if (phase < 0) return fail(`must be one of ${PHASES.join(', ')}, not ${shown(json.phase)}.`, 'position.phase');
  if (!areNumbers(prizes, cards)) return fail(`must be different prizes from 1 to ${cards}.`, 'position.prizes');
  if (!isWhole(carried, 0, setup.bounds.score[1])) return fail('must be a whole number.', 'position.carried');
  if (!isWhole(conceded, 0, AGREED)) return fail(`must be from 0 to ${AGREED}.`, 'position.conceded');
  if (conceded !== 0 && phase !== PHASE.over)
    return fail('must be "over" where a seat has conceded.', 'position.phase');
  if (!Array.isArray(seats) || seats.length !== SEATS) return fail('must be a list of 2 seats.', 'position.seats');
  const hasPrize = isWhole(prize, 1, cards) && !prizes.includes(prize);
  const mayHavePrize = phase === PHASE.choose || conceded !== 0;
  if (phase === PHASE.choose ? !hasPrize : prize !== null && !(mayHavePrize && hasPrize)) {
    return fail('must be the prize turned up in an open round, and null otherwise.', 'position.prize');
  }
  state.phase = phase;
  state.prizes = bitsOf(prizes);
  state.prize = hasPrize ? prize : 0;
  state.carried = carried;
  state.conceded = conceded;
  for (const [seat, value] of seats.entries()) {
    const wrong = readSeat(state, seat, value);
    if (wrong !== null) return { ok: false, problem: wrong };
  }
  rebuild(state);
  if (phase === PHASE.choose) for (let seat = 0; seat < SEATS; seat += 1) settleForced(state, seat);
  const wrong = state.conceded === 0 ? problemOf(state) : null;
  return wrong === null ? ok(state) : { ok: false, problem: wrong };
}
