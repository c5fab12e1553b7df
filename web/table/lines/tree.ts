/** The tree of lines that are tried from one position. Plain data, never changed: each function gives another tree. */

import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/** What led to a node: a whole choice of one seat, or one outcome of chance. Typed, so that it outlives codes. */
export type LineStep =
  | { readonly kind: 'choice'; readonly by: Seat; readonly moves: readonly AnyMove[] }
  | { readonly kind: 'chance'; readonly outcome: AnyMove };

export interface LineNode {
  readonly id: number;
  /** Null for the root. */
  readonly parent: number | null;
  /** The first of them goes on with the line, the others are alternatives to it. */
  readonly children: readonly number[];
  /** Null for the root. */
  readonly step: LineStep | null;
  /** The step in words; empty for the root. */
  readonly label: string;
  /** By seat: the share of the win that it may expect here, 0..1; absent until it was asked for. */
  readonly shares?: readonly number[];
}

export interface LineTree {
  readonly nodes: ReadonlyMap<number, LineNode>;
  /** The node that is on the board. */
  readonly at: number;
}

/** The node of the position that the lines begin with. */
export const ROOT = 0;

export function emptyTree(): LineTree {
  return { nodes: new Map([[ROOT, { id: ROOT, parent: null, children: [], step: null, label: '' }]]), at: ROOT };
}

/** A node; throws on a number that is not in the tree, which is a bug. */
export function nodeOf({ nodes }: LineTree, id: number): LineNode {
  const node = nodes.get(id);
  if (node === undefined) throw new RangeError(`the tree has no node ${id}`);
  return node;
}

/** Goes on from the node on the board by one step: to the child that has it already, else to a new last one. */
export function addStep(tree: LineTree, step: LineStep, label: string): LineTree {
  const here = nodeOf(tree, tree.at);
  const text = JSON.stringify(step);
  const known = here.children.find((child) => JSON.stringify(nodeOf(tree, child).step) === text);
  if (known !== undefined) return { ...tree, at: known };
  const id = Math.max(...tree.nodes.keys()) + 1;
  return {
    nodes: new Map(tree.nodes)
      .set(here.id, { ...here, children: [...here.children, id] })
      .set(id, { id, parent: here.id, children: [], step, label }),
    at: id,
  };
}

export function goTo(tree: LineTree, id: number): LineTree {
  return { ...tree, at: nodeOf(tree, id).id };
}

/** Keeps what each seat may expect at a node. */
export function withShares(tree: LineTree, id: number, shares: readonly number[]): LineTree {
  return { ...tree, nodes: new Map(tree.nodes).set(id, { ...nodeOf(tree, id), shares }) };
}

/** The nodes from the first behind the root to this one. */
export function pathTo(tree: LineTree, id: number): readonly LineNode[] {
  const path: LineNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

/** Cuts a node off with all that follows; whoever looked at any of it then looks at what came before. The root stays. */
export function cutOff(tree: LineTree, id: number): LineTree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const before = nodeOf(tree, parent);
  const nodes = new Map(tree.nodes).set(parent, {
    ...before,
    children: before.children.filter((child) => child !== id),
  });
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    open.push(...nodeOf(tree, next).children);
    nodes.delete(next);
  }
  return { nodes, at: nodes.has(tree.at) ? tree.at : parent };
}

/** Makes the line that leads to a node the main one: each of its steps comes before its alternatives. */
export function makeMain(tree: LineTree, id: number): LineTree {
  const nodes = new Map(tree.nodes);
  for (const node of pathTo(tree, id)) {
    const before = nodes.get(node.parent ?? ROOT);
    if (before === undefined) continue;
    const others = before.children.filter((child) => child !== node.id);
    nodes.set(before.id, { ...before, children: [node.id, ...others] });
  }
  return { ...tree, nodes };
}

/** True where every step that leads to a node is the first of its alternatives. */
export function isMain(tree: LineTree, id: number): boolean {
  return pathTo(tree, id).every((node) => nodeOf(tree, node.parent ?? ROOT).children[0] === node.id);
}

/** Where a key leads from the node on the board. */
export type Direction = 'back' | 'on' | 'before' | 'after' | 'first' | 'last';

/** The node that lies in a direction; the same node where none does. */
export function neighbourOf(tree: LineTree, direction: Direction): number {
  const here = nodeOf(tree, tree.at);
  switch (direction) {
    case 'back':
      return here.parent ?? here.id;
    case 'on':
      return here.children[0] ?? here.id;
    case 'before':
      return alternativeOf(tree, here, -1);
    case 'after':
      return alternativeOf(tree, here, 1);
    case 'first':
      return ROOT;
    case 'last': {
      let node = here;
      for (let next = node.children.at(0); next !== undefined; next = node.children.at(0)) node = nodeOf(tree, next);
      return node.id;
    }
    default:
      return direction satisfies never;
  }
}

function alternativeOf(tree: LineTree, { id, parent }: LineNode, by: number): number {
  if (parent === null) return id;
  const { children } = nodeOf(tree, parent);
  return children[children.indexOf(id) + by] ?? id;
}

/** A line as it is written down: its steps in order, each with the lines that leave before it. */
export interface WrittenLine {
  readonly steps: readonly { readonly node: LineNode; readonly alternatives: readonly WrittenLine[] }[];
}

/** The main line with all others in it. */
export function writtenLine(tree: LineTree): WrittenLine {
  return lineFrom(tree, nodeOf(tree, ROOT).children.at(0));
}

function lineFrom(tree: LineTree, first: number | undefined, isAlternative = false): WrittenLine {
  const steps: { node: LineNode; alternatives: readonly WrittenLine[] }[] = [];
  for (let next = first; next !== undefined; ) {
    const node = nodeOf(tree, next);
    // Only the first of several is followed by the others: each of them begins a line of its own.
    const others = isAlternative && steps.length === 0 ? [] : nodeOf(tree, node.parent ?? ROOT).children.slice(1);
    steps.push({ node, alternatives: others.map((other) => lineFrom(tree, other, true)) });
    next = node.children.at(0);
  }
  return { steps };
}

/** Outcomes of chance one behind the other, without alternatives, from which on only the first and the last are written. */
const LONG = 5;

/** A line as it is shown: steps, and rows of outcomes that are left out. */
export type ShownStep =
  | (WrittenLine['steps'][number] & { readonly kind: 'step' })
  /** Only the first of them is named: it is where one goes to see them. */
  | { readonly kind: 'folded'; readonly first: number; readonly count: number };

/** Folds long rows of outcomes, such as a deal, but for one that the board stands in. */
export function folded({ steps }: WrittenLine, at: number): readonly ShownStep[] {
  const shown: ShownStep[] = [];
  for (let i = 0; i < steps.length; ) {
    let end = i;
    while (end < steps.length && isPlainChance(steps[end])) end += 1;
    const row = steps.slice(i, Math.max(end, i + 1)).map((one) => ({ kind: 'step', ...one }) as const);
    const isOpen = row.length < LONG || row.slice(1, -1).some(({ node }) => node.id === at);
    if (isOpen) shown.push(...row);
    else {
      const [first, second] = row;
      shown.push(first, { kind: 'folded', first: second.node.id, count: row.length - 2 }, ...row.slice(-1));
    }
    i += row.length;
  }
  return shown;
}

function isPlainChance({ node, alternatives }: WrittenLine['steps'][number]): boolean {
  return node.step?.kind === 'chance' && alternatives.length === 0;
}
