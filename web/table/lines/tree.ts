/** The tree of lines tried from one position. Immutable plain data: each function returns another tree. */

import type { AnyMove } from '@marchlands/core/moves.ts';
import type { Seat } from '@marchlands/core/seat.ts';

/**
 * The step that led to a node: a whole choice of one seat, or one chance outcome. Typed, so that it stays valid when
 * codes change.
 */
export type LineStep =
  | { readonly kind: 'choice'; readonly by: Seat; readonly moves: readonly AnyMove[] }
  | { readonly kind: 'chance'; readonly outcome: AnyMove };

export interface LineNode {
  readonly id: number;
  /** Null for the root. */
  readonly parent: number | null;
  /** The first continues the line; the others are alternatives to it. */
  readonly children: readonly number[];
  /** Null for the root. */
  readonly step: LineStep | null;
  /** The step in words; empty for the root. */
  readonly label: string;
  /** By seat: its expected share of the win here, 0..1; absent until computed. */
  readonly shares?: readonly number[];
}

export interface LineTree {
  readonly nodes: ReadonlyMap<number, LineNode>;
  /** The node on the board. */
  readonly at: number;
}

/** The node of the initial position. */
export const ROOT = 0;

export function emptyTree(): LineTree {
  return { nodes: new Map([[ROOT, { id: ROOT, parent: null, children: [], step: null, label: '' }]]), at: ROOT };
}

/** A node; throws if the number is not in the tree, which is a bug. */
export function nodeOf({ nodes }: LineTree, id: number): LineNode {
  const node = nodes.get(id);
  if (node === undefined) throw new RangeError(`the tree has no node ${id}`);
  return node;
}

/** Adds a step to the node on the board: goes to the existing child for it, or to a new last one. */
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

/** Stores each seat's expected share at a node. */
export function withShares(tree: LineTree, id: number, shares: readonly number[]): LineTree {
  return { ...tree, nodes: new Map(tree.nodes).set(id, { ...nodeOf(tree, id), shares }) };
}

/** The nodes from the root's child to this one. */
export function pathTo(tree: LineTree, id: number): readonly LineNode[] {
  const path: LineNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

/**
 * Removes a node with all that follows; if the board showed part of it, it then shows the node before. The root stays.
 */
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

/** Makes the line to a node the main one: each of its steps comes before its alternatives. */
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

/** True if every step to a node is the first of its alternatives. */
export function isMain(tree: LineTree, id: number): boolean {
  return pathTo(tree, id).every((node) => nodeOf(tree, node.parent ?? ROOT).children[0] === node.id);
}

/** The direction of a key from the node on the board. */
export type Direction = 'back' | 'on' | 'before' | 'after' | 'first' | 'last';

/** The neighbour in a direction; the same node if there is none. */
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

/** A line in written form: its steps in order, each with the lines that branch off before it. */
export interface WrittenLine {
  readonly steps: readonly { readonly node: LineNode; readonly alternatives: readonly WrittenLine[] }[];
}

/** The main line with all others nested in it. */
export function writtenLine(tree: LineTree): WrittenLine {
  return lineFrom(tree, nodeOf(tree, ROOT).children.at(0));
}

function lineFrom(tree: LineTree, first: number | undefined, isAlternative = false): WrittenLine {
  const steps: { node: LineNode; alternatives: readonly WrittenLine[] }[] = [];
  for (let next = first; next !== undefined; ) {
    const node = nodeOf(tree, next);
    // Only the first sibling is followed by the others: each of those begins its own line.
    const others = isAlternative && steps.length === 0 ? [] : nodeOf(tree, node.parent ?? ROOT).children.slice(1);
    steps.push({ node, alternatives: others.map((other) => lineFrom(tree, other, true)) });
    next = node.children.at(0);
  }
  return { steps };
}

/** A row of chance outcomes without alternatives is folded from this length on: only its first and last are written. */
const LONG = 5;

/** A line in displayed form: steps, and folded rows of outcomes. */
export type ShownStep =
  | (WrittenLine['steps'][number] & { readonly kind: 'step' })
  /** Only the first is named: going there unfolds the row. */
  | { readonly kind: 'folded'; readonly first: number; readonly count: number };

/** Folds long rows of outcomes, such as a deal, except one that contains the board's node. */
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
