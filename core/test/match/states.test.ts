import { describe, expect, it } from 'vitest';
import { Rng } from '../../rng.ts';
import { hiddenDraw, must, newMatch, randomRow } from './help.ts';

describe('the state after any number of entries', () => {
  it('is the same in whatever order states are asked for, undone ones too', () => {
    const match = newMatch(hiddenDraw, 2, 'states', { ranks: 6, copies: 4 });
    const rng = new Rng('states');
    const hashes: bigint[] = [];
    for (let i = 0; i < 60 && !match.isOver; i += 1) {
      const [seat] = match.awaited();
      must(match.submit(seat, randomRow(match, seat, rng), match.version(seat)));
      if (i % 7 === 3) match.undo(seat, { agreed: [0, 1].filter((one) => one !== seat) });
    }
    // Asked for from the first on, each is made from the one before; asked for from a match without memory, from a snapshot.
    for (let count = 0; count <= match.entries.length; count += 1) hashes.push(match.stateAt(count).hash());
    expect(match.entries.length).toBeGreaterThan(64);
    expect(hashes.at(-1)).toBe(match.state.hash());
    for (let i = 0; i < 300; i += 1) {
      const count = rng.below(hashes.length);
      const state = match.stateAt(count);
      expect(state.hash()).toBe(hashes[count]);
      // What is given away may be changed.
      state.readBytes(new Uint8Array(state.toBytes().length));
    }
  });
});
