import type { MoveList, OutcomeList } from '../../lists.ts';
import { CHANCE, isActing, type Seat } from '../../seat.ts';
import { type Bench, fault, type Moment } from '../moment.ts';

/** The list of an acting seat: at least one move, sorted, unique, in range, not more than the bound. */
export function checkList(bench: Bench, seat: Seat, list: MoveList): void {
  const { length, codes } = list;
  if (length === 0) fault('legal', `seat ${seat} acts, but has no legal move`);
  if (length > bench.setup.bounds.moves) {
    fault('legal', `seat ${seat} has ${length} legal moves; bounds.moves is ${bench.setup.bounds.moves}`);
  }
  let last = -1;
  for (let i = 0; i < length; i += 1) {
    const code = codes[i];
    if (code === last) fault('legal', `the list of seat ${seat} has code ${code} twice`);
    if (code < last) fault('legal', `the list of seat ${seat} is not sorted: ${last} stands before ${code}`);
    last = code;
  }
  if (last >= bench.game.moveCodec.size) fault('legal', `code ${last} of seat ${seat} is beyond the codec's last`);
}

/** Each seat's legal list, written into a dirty buffer; empty for seats that do not act. */
export function legal(moment: Moment): void {
  const { game, state, actors, moves, seats } = moment;
  for (const seat of seats) {
    moves.clear();
    moves.push(12345);
    game.legal(state, seat, moves);
    if (isActing(actors, seat)) checkList(moment, seat, moves);
    else if (moves.length > 0) fault('legal', `seat ${seat} does not act, but has ${moves.length} legal moves`);
  }
}

/** The list where chance acts: at least one outcome, not more than the bound. */
export function checkCount({ setup }: Bench, { length, total }: OutcomeList): void {
  if (length === 0 || total <= 0) fault('outcomes', 'chance acts, but has no outcome');
  if (length > setup.bounds.outcomes) {
    fault('outcomes', `chance has ${length} outcomes; bounds.outcomes is ${setup.bounds.outcomes}`);
  }
}

/** Where chance acts: outcomes in range, unique, with whole positive weights below 2^31 in all; elsewhere none. */
export function outcomes(moment: Moment): void {
  const { game, state, actors, outcomes: list } = moment;
  list.clear();
  list.push(0, 7);
  game.outcomes(state, list);
  const { length, total } = list;
  if (actors !== CHANCE) {
    if (length > 0) fault('outcomes', `chance does not act, but has ${length} outcomes`);
    return;
  }
  checkCount(moment, list);
  const seen = new Set<number>();
  let sum = 0;
  for (let i = 0; i < length; i += 1) {
    const code = list.codes[i];
    const weight = list.weights[i];
    if (code < 0 || code >= game.outcomeCodec.size) fault('outcomes', `outcome ${code} is out of the codec's range`);
    if (seen.has(code)) fault('outcomes', `outcome ${code} is listed twice`);
    if (weight <= 0) fault('outcomes', `outcome "${game.outcomeCodec.format(code)}" has the weight ${weight}`);
    seen.add(code);
    sum += weight;
  }
  if (sum !== total) fault('outcomes', `the weights sum to ${sum}, but the list's total is ${total}`);
  if (sum >= 2 ** 31) fault('outcomes', `the weights sum to ${sum}, which is not below 2^31`);
}
