/** No seat: marks joint nodes, which combine the choices of several seats. */
export const NO_SEAT = -1;

/** 256 MB; beyond it a search adds no nodes. */
const MOST_NODES = 2 ** 22;

/**
 * A node's data lies together in 64 bytes, so that reading a child costs one cache line. These are places among its 16
 * integers, then among its 8 fractions (the last half of the same bytes).
 */
const CODE = 0;
const SEAT = 1;
const FIRST = 2;
const NEXT = 3;
const VISITS = 4;
const SEEN = 5;
const LEGAL_AT = 6;
const TOTAL = 4;
const PRIOR = 5;
const REGRET = 6;
const STRATEGY = 7;

/**
 * The nodes of a search; a node is its number, 0 is the root. A node stands for the moves that lead to it, not for a
 * state: chance and hidden information differ from visit to visit (open loop). A node's children are a linked list; it
 * mixes seats, since after a chance event one seat or another may have the turn.
 */
export class Tree {
  /** Number of nodes in use. */
  count = 0;
  #capacity: number;
  #whole: Int32Array;
  #fraction: Float64Array;

  constructor(capacity = 1024) {
    const buffer = new ArrayBuffer(64 * capacity);
    this.#capacity = capacity;
    this.#whole = new Int32Array(buffer);
    this.#fraction = new Float64Array(buffer);
    this.clear();
  }

  /** Drops all nodes but a fresh root; keeps the memory. */
  clear(): void {
    this.count = 0;
    this.#make(0, NO_SEAT, 0);
  }

  get isFull(): boolean {
    return this.count >= MOST_NODES;
  }

  /** The code that leads here from the parent, or the number of a plan or of the joined node. */
  code(node: number): number {
    return this.#whole[(node << 4) + CODE];
  }
  /** The seat that chooses this node at its parent. */
  seat(node: number): number {
    return this.#whole[(node << 4) + SEAT];
  }
  /** The first child; 0 is none. */
  first(node: number): number {
    return this.#whole[(node << 4) + FIRST];
  }
  /** The next sibling; 0 is none. */
  next(node: number): number {
    return this.#whole[(node << 4) + NEXT];
  }
  visits(node: number): number {
    return this.#whole[(node << 4) + VISITS];
  }
  /** The game's prior, 0..1; the most promising sibling was near 1 when made. */
  prior(node: number): number {
    return this.#fraction[(node << 3) + PRIOR];
  }
  /** Mean payoff of the seat that chooses the node; 0 if never visited. */
  mean(node: number): number {
    const visits = this.visits(node);
    return visits === 0 ? 0 : this.#fraction[(node << 3) + TOTAL] / visits;
  }

  /** Counts that the node was legal when its parent was visited; returns the count so far, this time included. */
  see(node: number): number {
    const seen = this.#whole[(node << 4) + SEEN] + 1;
    this.#whole[(node << 4) + SEEN] = seen;
    return seen;
  }
  /** Counts a visit with this payoff for the choosing seat. */
  credit(node: number, payoff: number): void {
    this.#whole[(node << 4) + VISITS] = this.visits(node) + 1;
    this.#fraction[(node << 3) + TOTAL] = this.#fraction[(node << 3) + TOTAL] + payoff;
  }

  /** In simultaneous decisions: the iteration in which the node was last legal. */
  legalAt(node: number): number {
    return this.#whole[(node << 4) + LEGAL_AT];
  }
  noteLegal(node: number, iteration: number): void {
    this.#whole[(node << 4) + LEGAL_AT] = iteration;
  }
  /** In simultaneous decisions: cumulated regret of not choosing the node. */
  regret(node: number): number {
    return this.#fraction[(node << 3) + REGRET];
  }
  addRegret(node: number, regret: number): void {
    this.#fraction[(node << 3) + REGRET] = this.regret(node) + regret;
  }
  /** In simultaneous decisions: cumulated weight of the node in the mixtures. */
  strategy(node: number): number {
    return this.#fraction[(node << 3) + STRATEGY];
  }
  addStrategy(node: number, weight: number): void {
    this.#fraction[(node << 3) + STRATEGY] = this.strategy(node) + weight;
  }

  /** Adds a child in front of its siblings and returns its number. */
  add(parent: number, seat: number, code: number, prior: number): number {
    const node = this.#make(code, seat, prior);
    this.#whole[(node << 4) + NEXT] = this.first(parent);
    this.#whole[(parent << 4) + FIRST] = node;
    return node;
  }

  /** The child with this seat and code, or 0. */
  find(parent: number, seat: number, code: number): number {
    let child = this.first(parent);
    while (child !== 0 && (this.code(child) !== code || this.seat(child) !== seat)) child = this.next(child);
    return child;
  }

  /** A seat's children, in no particular order. Allocates: not for hot loops. */
  childrenOf(parent: number, seat: number): number[] {
    const children: number[] = [];
    for (let child = this.first(parent); child !== 0; child = this.next(child)) {
      if (this.seat(child) === seat) children.push(child);
    }
    return children;
  }

  #make(code: number, seat: number, prior: number): number {
    if (this.count === this.#capacity) this.#grow();
    const node = this.count;
    this.count += 1;
    this.#whole.fill(0, node << 4, (node + 1) << 4);
    this.#whole[(node << 4) + CODE] = code;
    this.#whole[(node << 4) + SEAT] = seat;
    this.#fraction[(node << 3) + PRIOR] = prior;
    return node;
  }

  #grow(): void {
    this.#capacity *= 2;
    const buffer = new ArrayBuffer(64 * this.#capacity);
    const whole = new Int32Array(buffer);
    whole.set(this.#whole);
    this.#whole = whole;
    this.#fraction = new Float64Array(buffer);
  }
}
