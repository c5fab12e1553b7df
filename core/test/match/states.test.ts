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
      // A refused choice does not disturb the stored one before.
      if (i % 5 === 0) expect(match.submit(seat, [999_999], match.version(seat)).ok).toBe(false);
      if (i % 3 === 0) expect(match.journal.lookAt(match.entries.length).hash()).toBe(match.state.hash());
      if (i % 7 === 3) match.undo(seat, { agreed: [0, 1].filter((one) => one !== seat) });
    }
    // Asked for from the first on, each is made from the one before; asked for from a match without memory, from a snapshot.
    for (let count = 0; count <= match.entries.length; count += 1) hashes.push(match.stateAt(count).hash());
    expect(match.entries.length).toBeGreaterThan(64);
    expect(hashes.at(-1)).toBe(match.state.hash());
    // An entry is replayed from any previously visited point of the match.
    for (let i = 0; i < 300; i += 1) {
      const index = rng.below(match.entries.length);
      let events = 0;
      const after = match.journal.playAgain(index, (state) => ({
        push() {
          events += 1;
          expect(state).toBeDefined();
        },
      }));
      expect(after.hash()).toBe(hashes[index + 1]);
      expect(events).toBe(match.journal.at(index).events.length);
      if (i % 3 === 0) match.journal.lookAt(rng.below(hashes.length));
    }
    for (let i = 0; i < 300; i += 1) {
      const count = rng.below(hashes.length);
      const state = match.stateAt(count);
      expect(state.hash()).toBe(hashes[count]);
      // Returned states may be changed.
      state.readBytes(new Uint8Array(state.toBytes().length));
    }
  });
});
