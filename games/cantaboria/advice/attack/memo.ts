/** Slots for boards; at half full, all are forgotten. */
const SIZE = 1 << 15;

/** Boards that a search has evaluated, by a 64-bit hash that in practice no two boards share. */
export class Memo {
  private readonly low = new Int32Array(SIZE);
  private readonly high = new Int32Array(SIZE);
  private count = 0;

  clear(): void {
    if (this.count === 0) return;
    this.low.fill(0);
    this.high.fill(0);
    this.count = 0;
  }

  /** Whether these bytes were met at this depth; remembers them. */
  has(bytes: Uint8Array, depth: number): boolean {
    let low = depth + 1;
    let high = 0x9e3779b9 | 0;
    for (let i = 0; i < bytes.length; i += 1) {
      if (bytes[i] === 0) continue;
      const word = (bytes[i] << 9) | i;
      low = Math.imul(low ^ word, 0x85ebca6b);
      low ^= low >>> 13;
      high = Math.imul(high + word, 0xc2b2ae35) ^ (high >>> 15);
    }
    low |= 1;
    let slot = (low ^ (high >>> 7)) & (SIZE - 1);
    while (this.low[slot] !== 0) {
      if (this.low[slot] === low && this.high[slot] === high) return true;
      slot = (slot + 1) & (SIZE - 1);
    }
    if (this.count >= SIZE / 2) this.clear();
    this.low[slot] = low;
    this.high[slot] = high;
    this.count += 1;
    return false;
  }
}
