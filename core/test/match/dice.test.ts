import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OutcomeList } from '../../lists.ts';
import { commitmentOf, type Dice, fairDice, givenDice, seededDice } from '../../match/dice.ts';
import { readDice } from '../../match/read-dice.ts';
import { must, refused } from './help.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i * 7);

/** Outcomes 0 .. total - 1 of equal weight. */
function evenly(total: number): OutcomeList {
  const list = new OutcomeList(total);
  for (let code = 0; code < total; code += 1) list.push(code, 1);
  return list;
}

/** The outcome that comes of a list after `ever` others. */
function drawn(dice: Dice, ever: number, list = evenly(97)): number | null {
  return dice.draw(list, { ever, line: () => [] });
}

/** The law of fair dice, written a second time with another library. */
function ticketByHand(entropy: string, n: number, total: number): number {
  const limit = 2 ** 32 - (2 ** 32 % total);
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', secret).update(`${entropy}:${n}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = digest.readUInt32BE(at);
      if (word < limit) return word % total;
    }
  }
}

describe('fair dice', () => {
  it('commit to the SHA-256 of the secret', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  it('draw by HMAC-SHA-256 of entropy and number, rejecting what is not uniform', () => {
    const dice = fairDice(secret, [Uint8Array.of(0xab, 1), null]);
    // The last total rejects nearly half of all words, so that several blocks are needed now and then.
    for (const total of [1, 2, 6, 98, 2 ** 31 - 1, 2 ** 30 + 1]) {
      for (let n = 0; n < 200; n += 1) expect(dice.ticket(n, total)).toBe(ticketByHand('ab01,', n, total));
    }
  });

  it('go past one block of 32 bytes where all its words are rejected', () => {
    const total = 2 ** 31 + 1;
    const dice = fairDice(secret);
    const needsTwo = Array.from({ length: 3000 }, (_, n) => n).filter((n) => {
      const digest = createHmac('sha256', secret).update(`:${n}:0`).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].every((at) => digest.readUInt32BE(at) >= total);
    });
    expect(needsTwo.length).toBeGreaterThan(0);
    for (const n of needsTwo) expect(dice.ticket(n, total)).toBe(ticketByHand('', n, total));
  });

  it('change with every bit that a seat adds', () => {
    const row = (entropy: Uint8Array): string =>
      Array.from({ length: 20 }, (_, n) => fairDice(secret, [entropy]).ticket(n, 1000)).join();
    expect(row(Uint8Array.of(1))).not.toBe(row(Uint8Array.of(0)));
  });

  it('show the secret only at the end', () => {
    const dice = fairDice(secret, [null, Uint8Array.of(255)]);
    expect(dice.header(false)).toEqual({ kind: 'fair', commitment: commitmentOf(secret), entropy: ['', 'ff'] });
    expect(dice.header(true)).toMatchObject({ secret: Buffer.from(secret).toString('hex') });
  });

  it('keep a copy of the secret', () => {
    const own = Uint8Array.from(secret);
    const dice = fairDice(own);
    const before = dice.ticket(0, 1000);
    own.fill(0);
    expect(dice.ticket(0, 1000)).toBe(before);
  });

  it('need 32 bytes', () => {
    expect(() => fairDice(new Uint8Array(31))).toThrow('32 bytes, not 31');
  });
});

describe.each([
  ['fair', fairDice(secret)],
  ['seeded', seededDice('a seed')],
] as const)('%s dice', (_, dice) => {
  it('are uniform over outcomes', () => {
    const counts = new Array<number>(10).fill(0);
    const draws = 5000;
    for (let n = 0; n < draws; n += 1) {
      const ticket = dice.ticket(n, 10);
      counts[ticket] = counts[ticket] + 1;
    }
    const expected = draws / 10;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 9 degrees of freedom: 27.9 is passed by one fair series in a thousand, and these series never change.
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('depend on the number of the outcome alone', () => {
    const forward = Array.from({ length: 50 }, (_, n) => dice.ticket(n, 97));
    const backward = Array.from({ length: 50 }, (_, n) => dice.ticket(49 - n, 97)).reverse();
    expect(backward).toEqual(forward);
  });

  it('read back from their header draw the same', () => {
    const again = must(readDice(JSON.parse(JSON.stringify(dice.header(true)))));
    for (let n = 0; n < 50; n += 1) {
      expect(drawn(again, n)).toBe(dice.ticket(n, 97));
      expect(drawn(dice, n)).toBe(dice.ticket(n, 97));
    }
    expect(again.header(true)).toEqual(dice.header(true));
  });
});

describe('a header of dice', () => {
  it('without the secret of fair dice cannot draw', () => {
    const dice = must(readDice(fairDice(secret).header(false)));
    expect(drawn(dice, 0)).toBeNull();
    expect(dice.header(true)).toEqual(fairDice(secret).header(false));
  });

  it('may say that outcomes are given by hand', () => {
    const dice = must(readDice(givenDice().header(false)));
    expect(dice.kind).toBe('given');
    expect(drawn(dice, 0)).toBeNull();
  });

  const commitment = commitmentOf(secret);
  it.each([
    [7, 'dice: must be an object'],
    [{ kind: 'loaded' }, 'dice.kind: must be fair, seeded, daily, numbered or given, not "loaded".'],
    [{ kind: 'daily', date: '2026-02-30' }, 'dice.date: must be a day such as 2026-11-21, not "2026-02-30".'],
    [{ kind: 'daily' }, 'dice.date: must be a day such as 2026-11-21'],
    [{ kind: 'seeded', seed: 7 }, 'dice.seed: must be a text, not 7.'],
    [{ kind: 'fair', commitment: 'abc', entropy: [] }, 'dice.commitment: must be 64 lower-case hex digits'],
    [{ kind: 'fair', commitment }, 'dice.entropy: must be a list'],
    [{ kind: 'fair', commitment, entropy: ['xyz'] }, 'dice.entropy: must hold lower-case hex digits'],
    [{ kind: 'fair', commitment, entropy: [], secret: 5 }, 'dice.secret: must be 64 lower-case hex digits'],
    [
      { kind: 'fair', commitment, entropy: [], secret: '0'.repeat(64) },
      'dice.secret: is not the one that was committed to',
    ],
  ])('is refused in words: %j', (value, message) => {
    expect(refused(readDice(value))).toContain(message);
  });
});
