/** The most states of a boat that are kept, and the size of the table that finds equal ones. */
const MOST_NODES = 12_000;
const TABLE = 1 << 15;

/** Number of urgency levels; higher is more urgent. */
const URGENCIES = 256;

/**
 * The known states of one boat's move: its position, its load, and the Horses and Weapons of the banks, one bit a bank.
 * Waiting states are taken by urgency, and first in, first out within one urgency.
 */
export class Journeys {
  readonly where = new Int16Array(MOST_NODES);
  readonly horses = new Int32Array(MOST_NODES);
  readonly weapons = new Int32Array(MOST_NODES);
  readonly steps = new Uint8Array(MOST_NODES);
  readonly parent = new Int16Array(MOST_NODES);
  count = 0;
  private readonly table = new Int16Array(TABLE);
  /** By urgency: the first and the last waiting state; by state: the next one. */
  private readonly first = new Int16Array(URGENCIES);
  private readonly last = new Int16Array(URGENCIES);
  private readonly behind = new Int16Array(MOST_NODES);
  private readonly isWaiting = new Uint8Array(MOST_NODES);
  private most = 0;
  /** Whether a state was dropped for lack of room. */
  isCut = false;

  clear(): void {
    this.count = 0;
    this.isCut = false;
    this.table.fill(-1);
    this.first.fill(-1);
    this.most = 0;
  }

  /**
   * @returns the number of a state; -1 if an equal one with no more steps is known, or if there is no room. A known
   * state with more steps takes these steps and this parent
   */
  add(where: number, horses: number, weapons: number, steps: number, parent: number): number {
    let slot = (Math.imul(horses, 0x9e3779b1) ^ Math.imul(weapons, 0x85ebca77) ^ Math.imul(where, 0xc2b2ae3d)) >>> 17;
    for (let at = this.table[slot]; at >= 0; at = this.table[slot]) {
      if (this.where[at] === where && this.horses[at] === horses && this.weapons[at] === weapons) {
        return this.shorten(at, steps, parent);
      }
      slot = (slot + 1) & (TABLE - 1);
    }
    if (this.count === MOST_NODES) {
      this.isCut = true;
      return -1;
    }
    const node = this.count;
    this.count += 1;
    this.table[slot] = node;
    this.where[node] = where;
    this.horses[node] = horses;
    this.weapons[node] = weapons;
    this.steps[node] = steps;
    this.parent[node] = parent;
    this.isWaiting[node] = 0;
    return node;
  }

  private shorten(node: number, steps: number, parent: number): number {
    if (steps >= this.steps[node]) return -1;
    this.steps[node] = steps;
    this.parent[node] = parent;
    return node;
  }

  /** Queues a state. @param urgency 0 .. 255 */
  push(node: number, urgency: number): void {
    if (this.isWaiting[node] === 1) return;
    this.isWaiting[node] = 1;
    this.behind[node] = -1;
    if (this.first[urgency] < 0) this.first[urgency] = node;
    else this.behind[this.last[urgency]] = node;
    this.last[urgency] = node;
    this.most = Math.max(this.most, urgency);
  }

  /** Takes the next state to expand; -1 if none waits. */
  pop(): number {
    while (this.most > 0 && this.first[this.most] < 0) this.most -= 1;
    const node = this.first[this.most];
    if (node < 0) return -1;
    this.first[this.most] = this.behind[node];
    this.isWaiting[node] = 0;
    return node;
  }
}
