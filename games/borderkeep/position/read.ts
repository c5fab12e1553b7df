import { type Raw, Reading } from '@marchlands/core/read.ts';
import { isRecord, type Result } from '@marchlands/core/result.ts';
import { UNKNOWN } from '@marchlands/core/types.ts';
import { CARD_IDS } from '../data/deck/deck.ts';
import type { Setup } from '../setup.ts';
import { CARDS, PUBLIC, STEP, State } from '../state.ts';
import { inDeck, table } from '../view/table.ts';
import { sure } from '../view/view.ts';

/** Starts of phases, as steps of a position: the rules run on from there to the first decision. */
const STARTS: { readonly [name: string]: number } = {
  turnStart: STEP.turnStart,
  buyStart: STEP.buyAsk,
  drawEnd: STEP.drawEnd,
  upkeepStart: STEP.upkeepNext,
  productionStart: STEP.production,
  buildStart: STEP.buildAsk,
  attackStart: STEP.attackStart,
  healStart: STEP.healStart,
};

export interface ReadPosition {
  /** Everything the position says; cards that it does not name are still nowhere. */
  readonly state: State;
  /** By seat: cards given as `?`. */
  readonly unknown: readonly number[];
  /** The inner step to run on from, or -1. */
  readonly start: number;
}

/** Reads the cards in a hand: ids, `{ card, seenBy }` for cards that others have seen, and `?`, which are counted. */
function takeHand(r: Reading, value: unknown, at: string, s: State, seat: number): number {
  let unknown = 0;
  r.list(value, at, (item, place) => {
    if (item === UNKNOWN) {
      unknown += 1;
      return;
    }
    const one: Raw = isRecord(item) ? item : { card: item };
    r.only(one, place, ['card', 'seenBy']);
    const card = r.param(one['card'], place, inDeck(s));
    const seenBy = r.whole(one['seenBy'] ?? 0, `${place}.seenBy`, 0, 63);
    if (card < 0) return;
    // BK-08: there is one of each card, so none can occur twice in a place.
    if (CARDS.has(s.hand, seat, card)) r.fail(at, `has the card ${CARD_IDS[card]} more than once.`);
    CARDS.add(s.hand, seat, card);
    // In the solo game all hands lie open.
    s.seen[card] = s.setup.isSolo ? 1 << PUBLIC : seenBy;
  });
  if (s.setup.isSolo && unknown > 0) r.fail(at, "has '?'; alone all cards lie open.");
  return unknown;
}

/**
 * Reads the data of a position. By default a seat has no goods, full walls, its guard tokens, five past turns and
 * nothing in hand or in play; seat A is active at the start of its build phase.
 */
export function readPosition(setup: Setup, json: Raw): Result<ReadPosition> {
  const r = new Reading('BK-03');
  const s = new State(setup);
  r.only(json, 'position', [...table.names, 'memory']);
  const { memory, step = 'buildStart', ...rest } = json;
  const start = typeof step === 'string' && Object.hasOwn(STARTS, step) ? STARTS[step] : -1;
  table.take(r, { ...rest, step: start < 0 ? step : 'build' }, 'position', s, 0);
  const towns = Array.isArray(json['towns']) ? json['towns'] : [];
  const unknown = Array.from({ length: setup.seats }, (_, seat) => {
    const town: unknown = towns[seat];
    const hand = isRecord(town) ? town['hand'] : undefined;
    return takeHand(r, hand ?? [], `position.towns[${seat}].hand`, s, seat);
  });
  sure.take?.(r, memory, 'position.memory', s, 0);
  return r.result({ state: s, unknown, start });
}
