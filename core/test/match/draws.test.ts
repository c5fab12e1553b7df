import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitmentOf, fairDice } from '../../match/dice.ts';
import { drawsOf } from '../../match/draws.ts';
import { createMatch } from '../../match/open.ts';
import { Rng } from '../../rng.ts';
import { hiddenDraw, must, randomRow } from './help.ts';

const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
const document = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8');

/** The law as the document tells it, with another library. */
function ticketOf(key: Uint8Array, entropy: string, n: number, total: number): number {
  const limit = 2 ** 32 - (2 ** 32 % total);
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', key).update(`${entropy}:${n}:${block}`).digest();
    for (let at = 0; at < 32; at += 4) if (digest.readUInt32BE(at) < limit) return digest.readUInt32BE(at) % total;
  }
}

describe('the draws of a match', () => {
  it('are computed from secret, entropy and what could come, without the rules', () => {
    const dice = fairDice(secret, [Uint8Array.of(0xc0, 0xff, 0xee), null]);
    const match = must(createMatch(hiddenDraw, { seats: 2, dice }));
    const rng = new Rng('draws');
    for (let i = 0; i < 400 && !match.isOver; i += 1) {
      const [seat] = match.awaited();
      must(match.submit(seat, randomRow(match, seat, rng), match.version(seat)));
      // Undone draws stay drawn.
      if (i === 6) must(match.undo(seat, { agreed: [0, 1].filter((one) => one !== seat) }));
    }
    expect(match.isOver).toBe(true);
    const draws = drawsOf(match);
    expect(draws.length).toBe(match.entries.filter(({ kind }) => kind === 'chance').length);
    for (const { n, possible, came } of draws) {
      let rest = ticketOf(
        secret,
        'c0ffee,',
        n,
        possible.reduce((sum, [, weight]) => sum + weight, 0),
      );
      const drawn = possible.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      expect(drawn?.[0]).toBe(came);
    }
  });

  it('document: the vectors of docs/fair-dice.md hold', () => {
    const rows = [...document.matchAll(/^\| `([^`]*)` \| (\d+) \| (\d+) \| (\d+) \|$/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(document).toContain(commitmentOf(secret));
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
    for (const [, entropy, n, total, ticket] of rows) {
      const dice = fairDice(
        secret,
        entropy === ''
          ? []
          : entropy.split(',').map((hex) => (hex === '' ? null : new Uint8Array(Buffer.from(hex, 'hex')))),
      );
      expect(dice.ticket(Number(n), Number(total)), `${entropy} ${n} ${total}`).toBe(Number(ticket));
    }
  });
});
