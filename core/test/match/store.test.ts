import { describe, expect, it } from 'vitest';
import type { Game } from '../../game.ts';
import { fairDice, givenDice } from '../../match/dice.ts';
import { createMatch } from '../../match/open.ts';
import { fromJSON, STORE_FORMAT, toJSON } from '../../match/store.ts';
import { Rng } from '../../rng.ts';
import { duel, hiddenDraw, must, newMatch, playOn, randomMatch, refused } from './help.ts';

/** As a store keeps it. */
function through(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json));
}

const play = (card: number): number => duel.moveCodec.encode({ kind: 'play', card });
const stake = (coins: number): number => duel.moveCodec.encode({ kind: 'stake', coins });

describe('a stored match', () => {
  it.each<[string, Game]>([
    ['hidden-draw', hiddenDraw],
    ['duel', duel],
  ])('is read back as it was, and goes on with the same dice: %s', (id, game) => {
    for (let i = 0; i < 12; i += 1) {
      const match = randomMatch(game, `${id}${i}`, i);
      const again = must(fromJSON(game, through(toJSON(match))));
      expect(again.entries).toEqual(match.entries);
      expect(again.header).toEqual(match.header);
      expect(again.players).toEqual(match.players);
      expect(again.state.equals(match.state)).toBe(true);
      expect(toJSON(again)).toEqual(toJSON(match));
      for (const one of [match, again]) playOn(one, new Rng(id));
      expect(again.entries).toEqual(match.entries);
    }
  });

  it('keeps the secret of fair dice and draws on with it', () => {
    const dice = fairDice(new Uint8Array(32).fill(1), [Uint8Array.of(4)]);
    const match = must(createMatch(hiddenDraw, { seats: 2, dice }));
    const again = must(fromJSON(hiddenDraw, through(toJSON(match))));
    for (const one of [match, again]) playOn(one, new Rng('secret'));
    expect(again.entries).toEqual(match.entries);
    expect(again.header.dice).toEqual(dice.header(true));
  });

  it('keeps choices that are sealed', () => {
    const match = newMatch(duel, 2, 'sealed');
    must(match.submit(1, [play(2), stake(1)], match.version(1)));
    const json = through(toJSON(match));
    const again = must(fromJSON(duel, json));
    expect(again.sealed(1)).toEqual([play(2), stake(1)]);
    expect(again.sealed(0)).toBeNull();
    expect(again.entries).toHaveLength(1);
    expect(must(again.submit(0, [play(1), stake(0)], again.version(0))).count).toBe(5);
  });

  it('in which chance is due waits to be told to proceed', () => {
    const match = newMatch(duel, 2, 'due');
    const json = { ...(through(toJSON(match)) as object), entries: [] };
    const again = must(fromJSON(duel, json));
    expect(again.isChanceDue).toBe(true);
    expect(again.proceed()).toEqual({ first: 0, count: 1, sealed: false });
    expect(again.entries).toEqual(match.entries);
    expect(again.proceed()).toEqual({ first: 1, count: 0, sealed: false });
  });

  it('holds typed moves, never integers', () => {
    const match = must(createMatch(duel, { seats: 2, dice: givenDice() }));
    must(match.supply(2));
    must(match.submit(1, [play(2), stake(1)], match.version(1)));
    expect(toJSON(match)).toMatchObject({
      format: STORE_FORMAT,
      entries: [{ kind: 'chance', outcome: { kind: 'prize', value: 3 } }],
      sealed: [
        {
          seat: 1,
          moves: [
            { kind: 'play', card: 2 },
            { kind: 'stake', coins: 1 },
          ],
        },
      ],
    });
  });

  const good = through(toJSON(newMatch(duel, 2, 'bad'))) as { header: object; entries: object[] };
  it.each<[unknown, string]>([
    [null, `format: A stored match has the format ${STORE_FORMAT}, not null.`],
    [{ ...good, format: 'marchlands-match/9' }, 'not "marchlands-match/9"'],
    [{ ...good, header: 5 }, 'header: must be an object.'],
    [{ ...good, header: { ...good.header, game: 'chess' } }, 'header, game: is "chess", but this is duel.'],
    [
      { ...good, header: { ...good.header, rulesVersion: 8 } },
      'header, rulesVersion: This match was played by version 8',
    ],
    [{ ...good, entries: {} }, 'entries: must be a list.'],
    [{ ...good, entries: [7] }, 'entries.0: An entry is an object with a kind, not 7.'],
    [{ ...good, entries: [{ kind: 'x' }] }, 'entries.0: The kind of an entry is move, chance'],
    [
      { ...good, entries: [{ kind: 'chance', outcome: { kind: 'prize', value: 9 } }] },
      'entries.0, value: value must be',
    ],
    [{ ...good, entries: [...good.entries, ...good.entries] }, 'entries.1: Chance does not act here'],
    [
      { ...good, entries: [...good.entries, { kind: 'move', by: -1, move: { kind: 'play', card: 1 } }] },
      'entries.1: There is no player 0',
    ],
    [
      { ...good, entries: [...good.entries, { kind: 'move', by: 33, move: { kind: 'play', card: 1 } }] },
      'entries.1: There is no player 34',
    ],
    [
      { ...good, entries: [...good.entries, { kind: 'move', by: 1, move: { kind: 'play', card: 1 } }] },
      'entries.1: All choose at the same time here, written in the order of seats: player 1 is next.',
    ],
    [{ ...good, entries: [...good.entries, { kind: 'undo', by: 0, to: 'x' }] }, 'entries.1: player 1 did not choose'],
    [{ ...good, sealed: 7 }, 'sealed: must be a list.'],
    [{ ...good, sealed: [7] }, 'sealed.0: must be an object with a seat and its moves'],
    [{ ...good, sealed: [{ seat: 7, moves: [] }] }, 'sealed.0: is of a seat that has nothing to choose.'],
    [{ ...good, sealed: [{ seat: 0, moves: [5] }] }, 'sealed.0: A move must be an object'],
    [{ ...good, sealed: [{ seat: 0, moves: [{ kind: 'play', card: 1 }] }] }, 'sealed.0: This choice is not complete'],
  ])('that is wrong is refused in words: %#', (json, message) => {
    expect(refused(fromJSON(duel, json))).toContain(message);
  });
});
