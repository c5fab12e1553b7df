/** The picture of a turn: what moves over the map, and for how long. */
import { Rng } from '@marchlands/core/rng.ts';
import { lengthOf } from '@marchlands/kit/playback.ts';
import { describe, expect, it } from 'vitest';
import { flightsOf } from '../board/flights.ts';
import { movingAfter, playback } from '../board/playback.ts';
import { sides } from '../data/sides.ts';
import { type Andia, andia, BLUE, both, RED } from './play.ts';
import { OPTIONS, randomMatch } from './random-match.ts';

describe('the picture of a turn', () => {
  const count = (held: object): number => Object.values(held).reduce((sum, n: number) => sum + n, 0);

  it('no piece is lost on its way, in random matches: but for fights and bombs as many go as come', () => {
    const rng = new Rng('pictures');
    const seen = new Map<string, number>();
    const harmless = ['orderRevealed', 'piecesArrived', 'turnChecked', 'gameEnded'];
    for (const options of OPTIONS) {
      for (let match = 0; match < 12; match += 1) {
        randomMatch(
          options,
          rng,
          () => {},
          (frames) => {
            const events = frames.map(({ event }) => event);
            for (const [i, { event, before, after }] of frames.entries()) {
              seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1);
              for (const seat of [RED, BLUE] as const) {
                const side = sides[seat];
                const moving = (upTo: number) =>
                  count(movingAfter(events.slice(0, upTo)).map((one) => (one.seat === seat ? one.n : 0)));
                const was = count(before.table.pieces[side]) + moving(i);
                const is = count(after.table.pieces[side]) + moving(i + 1);
                if (harmless.includes(event.kind)) expect(is, event.kind).toBe(was);
                else if (event.kind === 'piecesPlaced') expect(is).toBeGreaterThanOrEqual(was);
                else expect(is, event.kind).toBeLessThanOrEqual(was);
              }
            }
            expect(movingAfter(events)).toEqual([]);
          },
        );
      }
    }
    for (const kind of ['piecesPlaced', 'exchangeFought', 'areaFought', 'areaBombarded']) {
      expect(seen.get(kind), kind).toBeGreaterThan(3);
    }
  });

  it('each step is shown 150 to 400 milliseconds', () => {
    const table = andia('R:M3,A3 B:S3,H3 bombs:3-3 turn:2 phase:orders');
    table.lines([RED, '3 M to S; Bomb H'], [BLUE, '2 S to M']);
    for (const event of table.last) {
      const length = lengthOf(playback, event);
      expect(length === 0 || (length >= 150 && length <= 400), event.kind).toBe(true);
    }
    expect(table.last.filter((event) => lengthOf(playback, event) > 0).length).toBeGreaterThan(4);
  });
});

describe('what moves over the map as a turn is carried out', () => {
  const flown = (table: Andia) =>
    table.last.flatMap((event) =>
      flightsOf(event).map(({ from, to, seat }) => `${from === undefined ? '' : endOf(from)}>${endOf(to)} of ${seat}`),
    );
  const endOf = (end: { readonly place: string } | { readonly seat: number }): string =>
    'place' in end ? end.place : `seat ${end.seat}`;

  it('is each part of a move on its way, then whoever takes an area, and what is bombarded', () => {
    const table = andia('R:M6 B:S2,H1 bombs:3-3 turn:4 phase:orders');
    both(table, '4 M to S, 1 M to MC; Bomb H', 'pass');
    expect(flown(table)).toEqual(['M>MC of 0', 'M>S of 0', '>S of 0', 'seat 0>H of 0']);
  });

  it('is nobody where none of an equal fight remains', () => {
    const table = andia('R:A1,M3 B:H3,E1 bombs:0-0 turn:4 phase:orders');
    both(table, '2 M to S', '2 H to S');
    expect(flown(table)).toEqual(['M>S of 0', 'H>S of 1']);
  });
});
