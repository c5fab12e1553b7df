import { expect, test } from 'vitest';
import { type MoveOf, moves } from '../moves.ts';
import { whole } from '../params.ts';
import { sealedDecision } from '../sealed.ts';
import { EVERYTHING, SPECTATOR } from '../seat.ts';

const kinds = { bid: { coins: whole(0, 9) }, pass: {} };
const codec = moves(kinds);

/** Bids of three seats of which two are asked; codes of a bid are its coins. */
interface Auction {
  readonly bids: (number | null)[];
  resolved: number;
}

const auction = sealedDecision<Auction, string[], MoveOf<typeof kinds>>(codec, {
  asked: () => 0b101,
  awaited: ({ bids }) => [0, 2].reduce((mask, seat) => (bids[seat] === null ? mask | (1 << seat) : mask), 0),
  chosen: ({ bids }, seat) => (bids[seat] === null ? [] : [bids[seat]]),
  choose(state, seat, code) {
    state.bids[seat] = code;
  },
  resolve(state, events) {
    state.resolved += 1;
    events?.push('bidsShown');
  },
});

const begun = (): Auction => ({ bids: [null, null, null], resolved: 0 });

test('a sealed decision waits for all that are asked, in whatever order, and is carried out once', () => {
  const state = begun();
  const events: string[] = [];
  expect(auction.actors(state)).toBe(0b101);
  auction.apply(state, 2, 4, events);
  expect(auction.actors(state)).toBe(0b001);
  expect(events).toEqual([]);
  auction.apply(state, 0, 7, events);
  expect([state.resolved, events]).toEqual([1, ['bidsShown']]);
});

test('the table tells who chooses and never who has chosen', () => {
  const state = begun();
  auction.apply(state, 2, 4);
  expect(auction.choosing(state)).toEqual([0, 2]);
});

test('a seat sees its own choice alone, and everybody is seen by EVERYTHING', () => {
  const state = begun();
  auction.apply(state, 2, 4);
  const bid = { seat: 2, chosen: [{ kind: 'bid', coins: 4 }], isWhole: true };
  const none = { seat: 0, chosen: [], isWhole: false };
  expect(auction.view(state, 2)).toEqual([bid]);
  expect(auction.view(state, 0)).toEqual([none]);
  expect(auction.view(state, 1)).toEqual([]);
  expect(auction.view(state, SPECTATOR)).toBeNull();
  expect(auction.view(state, EVERYTHING)).toEqual([none, bid]);
});

test('what a viewer saw is chosen again, the choices of others are taken back, and nothing is carried out', () => {
  const state = begun();
  auction.apply(state, 2, 4);
  const drawn = begun();
  auction.restore(drawn, auction.view(state, 2));
  expect(drawn.bids).toEqual([null, null, 4]);
  const whole = begun();
  auction.restore(whole, [
    { seat: 0, chosen: [{ kind: 'bid', coins: 1 }], isWhole: true },
    { seat: 2, chosen: [{ kind: 'pass' }], isWhole: true },
  ]);
  expect([whole.bids, whole.resolved]).toEqual([[1, null, 10], 0]);
});
