/** The board's access to the rules: the state of a view, and choices as the rules apply them. */
import type { Reason } from '@marchlands/core/words.ts';
import type { Order } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { formatOrder } from '../notation/order.ts';
import { formatPlacing } from '../notation/placing.ts';
import { choose } from '../rules/apply.ts';
import { isGiving, isProvinceOpen } from '../rules/income.ts';
import { refusal } from '../rules/legal.ts';
import { orderOf, placingOf } from '../rules/orders.ts';
import type { Setup } from '../setup.ts';
import { PHASE, STAGE, type State } from '../state.ts';
import { stateOfView } from '../view/resample.ts';
import type { View } from '../view/view.ts';
import type { Refusal } from '../words/refusals.ts';
import { refusalTexts } from '../words/refusals.ts';

/** A seat at an unstarted decision: the open part of a view, without any choices. */
export interface Ground {
  readonly setup: Setup;
  /** Never changed: choices are tried on copies. */
  readonly state: State;
  readonly seat: number;
}

/** A choice in words of the map. */
export interface Chosen {
  /** Where each new piece that may go to two places goes, by its city. */
  readonly placing: { readonly [city: string]: string | undefined };
  readonly order: Order;
}

/** The answer, or why there is none. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Reason };

/** The open part of a view for a seat that has chosen nothing. */
export function groundOf(setup: Setup, view: View, seat: number): Ground {
  return { setup, state: stateOfView(setup, { viewer: view.viewer, table: view.table, own: null }), seat };
}

/** A refusal as a sentence with its rule, about a part of an order if one is given. */
export function refused(code: Refusal, at?: string): { readonly ok: false; readonly reason: Reason } {
  const { text, rule } = refusalTexts[code];
  return { ok: false, reason: { text: at === undefined ? text : `${at}: ${text}`, rule } };
}

/** Reads a whole placing or order as typed moves, from the beginning of the decision. */
export function sequenceOf(ground: Ground, line: string): Answer<readonly Move[]> {
  const read = notation.parse(ground.state, ground.seat, line);
  if (read.ok) return { ok: true, value: read.value.map(({ code }) => moveCodec.decode(code)) };
  const { message, at, rule = '' } = read.problem;
  return { ok: false, reason: { text: at === undefined ? message : `${at}: ${message}`, rule } };
}

/** A whole choice as the record writes it. */
export function lineOf(ground: Ground, { placing, order }: Chosen): string {
  const places = formatPlacing(
    newPieces(ground).map(({ city, forced }) => ({ city, to: forced ?? placing[city] ?? city })),
  );
  if (ground.state.phase === PHASE.income) return places;
  const rank = (code: string) => ground.setup.codes.indexOf(code);
  const moves = [...order.moves].sort((a, b) => rank(a.from) - rank(b.from) || rank(a.to) - rank(b.to));
  const line = formatOrder({ moves, bomb: order.bomb });
  return ground.setup.isPlacedWithOrders ? `${places} / ${line}` : line;
}

/** Cities that give the seat a piece in this decision; `forced` is its only destination, if there is just one. */
export function newPieces({
  setup,
  state,
  seat,
}: Ground): readonly { readonly city: string; readonly forced: string | null }[] {
  return setup.cities.flatMap((area, city) => {
    const code = setup.codes[area] ?? '';
    return isGiving(state, seat, city) ? [{ city: code, forced: isProvinceOpen(state, seat, city) ? null : code }] : [];
  });
}

/**
 * A state in which the seat has made this sequence of choices and nothing is resolved; it stops before an illegal one.
 */
export function chosenState({ state, seat }: Ground, row: readonly Move[]): State {
  const copy = state.clone();
  for (const move of row) {
    const code = moveCodec.encode(move);
    if (refusal(copy, seat, code) !== null) break;
    choose(copy, seat, code);
  }
  return copy;
}

/** The choices of a complete or partial sequence. */
export function chosenOf(ground: Ground, row: readonly Move[]): Chosen & { readonly isWhole: boolean } {
  const copy = chosenState(ground, row);
  const free = new Set(newPieces(ground).flatMap(({ city, forced }) => (forced === null ? [city] : [])));
  const placing: { [city: string]: string } = {};
  for (const { city, to } of placingOf(copy, ground.seat)) if (free.has(city)) placing[city] = to;
  return { placing, order: orderOf(copy, ground.seat), isWhole: copy.stage[ground.seat] === STAGE.done };
}
