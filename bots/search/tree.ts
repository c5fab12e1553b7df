/** A seat that no node has: marks the nodes that join the choices of several seats. */
export const NO_SEAT = -1;

/** 256 MB; beyond it a search goes on without new nodes. */
const MOST_NODES = 2 ** 22;

/**
 * A node's numbers lie together in 64 bytes, so that a look at a child costs one line of the processor's cache. Places
 * among its 16 whole numbers, then among its 8 fractions (the last half of the same bytes).
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
 * state: chance and hidden things differ from visit to visit (open loop). Children of one node are a linked list; those
 * of different seats lie in the same list, since after a chance event one seat or another may have the turn.
 */
export class Tree {
  /** Nodes in use. */
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

  /** Drops all nodes but a fresh root; the room stays. */
  clear(): void {
    this.count = 0;
    this.#make(0, NO_SEAT, 0);
  }

  get isFull(): boolean {
    return this.count >= MOST_NODES;
  }

  /** The code that leads here from the parent, or the number of a plan, or of the node joined. */
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
  /** The game's prior, 0..1, the most promising sibling at its making near 1. */
  prior(node: number): number {
    return this.#fraction[(node << 3) + PRIOR];
  }
  /** Mean payoff of the seat that chooses the node; 0 where it was never visited. */
  mean(node: number): number {
    const visits = this.visits(node);
    return visits === 0 ? 0 : this.#fraction[(node << 3) + TOTAL] / visits;
  }

  /** Counts that the node was legal when its parent was visited; gives how often it was, this time included. */
  see(node: number): number {
    const seen = this.#whole[(node << 4) + SEEN] + 1;
    this.#whole[(node << 4) + SEEN] = seen;
    return seen;
  }
  /** A visit that brought the seat which chooses the node this payoff. */
  credit(node: number, payoff: number): void {
    this.#whole[(node << 4) + VISITS] = this.visits(node) + 1;
    this.#fraction[(node << 3) + TOTAL] = this.#fraction[(node << 3) + TOTAL] + payoff;
  }

  /** Where several seats choose at once: the iteration in which the node was last legal. */
  legalAt(node: number): number {
    return this.#whole[(node << 4) + LEGAL_AT];
  }
  noteLegal(node: number, iteration: number): void {
    this.#whole[(node << 4) + LEGAL_AT] = iteration;
  }
  /** Where several seats choose at once: cumulated regret of not having chosen the node. */
  regret(node: number): number {
    return this.#fraction[(node << 3) + REGRET];
  }
  addRegret(node: number, regret: number): void {
    this.#fraction[(node << 3) + REGRET] = this.regret(node) + regret;
  }
  /** Where several seats choose at once: cumulated weight of the node in the mixtures. */
  strategy(node: number): number {
    return this.#fraction[(node << 3) + STRATEGY];
  }
  addStrategy(node: number, weight: number): void {
    this.#fraction[(node << 3) + STRATEGY] = this.strategy(node) + weight;
  }

  /** Adds a child in front of its siblings and gives its number. */
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

  /** Children that a seat may choose, in no particular order. Allocates: not for hot loops. */
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
