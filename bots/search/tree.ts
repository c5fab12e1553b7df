/** A seat that no node has: marks the nodes that join the choices of several seats. */
export const NO_SEAT = -1;

/** About 220 MB; beyond it a search goes on without new nodes. */
const MOST_NODES = 2 ** 22;

/**
 * The nodes of a search as parallel rows of numbers; a node is its index, 0 is the root. A node stands for the moves
 * that lead to it, not for a state: chance and hidden things differ from visit to visit (open loop).
 * Children of one node are a linked list; those of different seats lie in the same list, since after a chance event
 * one seat or another may have the turn.
 */
export class Tree {
  /** Nodes in use. */
  count = 1;
  /** The code that leads here from the parent, or the number of a plan, or of the node joined. */
  code = new Int32Array(0);
  /** The seat that chooses this node at its parent. */
  seat = new Int8Array(0);
  /** First child and next sibling; 0 is none. */
  first = new Int32Array(0);
  next = new Int32Array(0);
  visits = new Int32Array(0);
  /** How often the node was legal when its parent was visited: the trials that a bound may count. */
  seen = new Int32Array(0);
  /** Sum of the payoffs of the seat that chooses the node. */
  total = new Float64Array(0);
  /** The game's prior, 0..1, the most promising sibling at its making near 1. */
  prior = new Float32Array(0);
  /** Where several seats choose at once: cumulated regret and strategy, and the iteration in which it was last legal. */
  regret = new Float64Array(0);
  strategy = new Float64Array(0);
  seenAt = new Int32Array(0);

  constructor(capacity = 1024) {
    this.#resize(capacity);
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

  /** Mean payoff of the seat that chooses the node; 0 where it was never visited. */
  mean(node: number): number {
    const visits = this.visits[node] as number;
    return visits === 0 ? 0 : (this.total[node] as number) / visits;
  }

  /** Adds a child in front of its siblings and gives its number. */
  add(parent: number, seat: number, code: number, prior: number): number {
    const node = this.#make(code, seat, prior);
    this.next[node] = this.first[parent] as number;
    this.first[parent] = node;
    return node;
  }

  /** The child with this seat and code, or 0. */
  find(parent: number, seat: number, code: number): number {
    let child = this.first[parent] as number;
    while (child !== 0 && (this.code[child] !== code || this.seat[child] !== seat)) child = this.next[child] as number;
    return child;
  }

  /** Children that a seat may choose, in no particular order. Allocates: not for hot loops. */
  childrenOf(parent: number, seat: number): number[] {
    const children: number[] = [];
    for (let child = this.first[parent] as number; child !== 0; child = this.next[child] as number) {
      if (this.seat[child] === seat) children.push(child);
    }
    return children;
  }

  #make(code: number, seat: number, prior: number): number {
    if (this.count === this.code.length) this.#resize(2 * this.count);
    const node = this.count;
    this.count += 1;
    this.code[node] = code;
    this.seat[node] = seat;
    this.first[node] = 0;
    this.next[node] = 0;
    this.visits[node] = 0;
    this.seen[node] = 0;
    this.total[node] = 0;
    this.prior[node] = prior;
    this.regret[node] = 0;
    this.strategy[node] = 0;
    this.seenAt[node] = 0;
    return node;
  }

  #resize(capacity: number): void {
    this.code = larger(this.code, new Int32Array(capacity));
    this.seat = larger(this.seat, new Int8Array(capacity));
    this.first = larger(this.first, new Int32Array(capacity));
    this.next = larger(this.next, new Int32Array(capacity));
    this.visits = larger(this.visits, new Int32Array(capacity));
    this.seen = larger(this.seen, new Int32Array(capacity));
    this.total = larger(this.total, new Float64Array(capacity));
    this.prior = larger(this.prior, new Float32Array(capacity));
    this.regret = larger(this.regret, new Float64Array(capacity));
    this.strategy = larger(this.strategy, new Float64Array(capacity));
    this.seenAt = larger(this.seenAt, new Int32Array(capacity));
  }
}

function larger<T extends { readonly length: number; set(from: T): void }>(old: T, fresh: T): T {
  fresh.set(old);
  return fresh;
}
