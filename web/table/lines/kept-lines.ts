import type { AnyMove } from '@marchlands/core/moves.ts';
import { isRecord, isWhole } from '@marchlands/core/result.ts';
import { emptyTree, goTo, type LineNode, type LineStep, type LineTree, nodeOf, ROOT } from './tree.ts';

/** Format and version of stored lines; others are ignored. */
const FORMAT = 'marchlands-lines/1';

/** The position in which lines begin. */
export interface LinesRoot {
  /** Complete, in the game's JSON form. */
  readonly position: unknown;
  /** The number of entries of the match's whole log before it; null for a position set up by hand. */
  readonly entries: number | null;
  /** The same as a step number of the viewer who tried them; null for a position set up by hand. */
  readonly step: number | null;
  /** True if everything hidden from all at the table was redrawn. */
  readonly isDrawn: boolean;
}

/** The lines tried from one position. */
export interface Lines {
  readonly root: LinesRoot;
  readonly tree: LineTree;
}

/** Lines in the form stored with their match. */
export function keptLines(lines: readonly Lines[]): unknown {
  return {
    format: FORMAT,
    lines: lines.map(({ root, tree }) => ({
      ...root,
      at: tree.at,
      nodes: [...tree.nodes.values()].filter(({ id }) => id !== ROOT).map(({ children: _, ...node }) => node),
    })),
  };
}

/** Reads them back; skips invalid data and other versions. */
export function readLines(kept: unknown): readonly Lines[] {
  if (!isRecord(kept) || kept['format'] !== FORMAT || !Array.isArray(kept['lines'])) return [];
  const given: readonly unknown[] = kept['lines'];
  return given.flatMap((one) => {
    const tree = isRecord(one) ? readTree(one['nodes'], one['at']) : null;
    if (!isRecord(one) || tree === null || one['position'] === undefined) return [];
    const numberOf = (name: string): number | null => {
      const value = one[name];
      return typeof value === 'number' ? value : null;
    };
    const { position, isDrawn } = one;
    return [
      { root: { position, entries: numberOf('entries'), step: numberOf('step'), isDrawn: isDrawn === true }, tree },
    ];
  });
}

function readTree(given: unknown, at: unknown): LineTree | null {
  if (!Array.isArray(given)) return null;
  const nodes = new Map<number, LineNode>(emptyTree().nodes);
  for (const one of given as readonly unknown[]) {
    const node = readNode(one);
    const before = node?.parent == null ? undefined : nodes.get(node.parent);
    // A node comes after its parent.
    if (node === null || before === undefined || nodes.has(node.id)) return null;
    nodes.set(before.id, { ...before, children: [...before.children, node.id] });
    nodes.set(node.id, node);
  }
  const tree = { nodes, at: ROOT };
  return typeof at === 'number' && nodes.has(at) ? goTo(tree, nodeOf(tree, at).id) : tree;
}

function readNode(given: unknown): LineNode | null {
  if (!isRecord(given)) return null;
  const { id, parent, label, shares } = given;
  const step = readStep(given['step']);
  if (step === null || !isWhole(id, 1, Number.MAX_SAFE_INTEGER) || !isWhole(parent, 0, Number.MAX_SAFE_INTEGER))
    return null;
  const known = Array.isArray(shares) && shares.every((share) => typeof share === 'number') ? { shares } : {};
  return { id, parent, children: [], step, label: typeof label === 'string' ? label : '', ...known };
}

/** The game reads the moves themselves when they are played. */
function readStep(given: unknown): LineStep | null {
  if (!isRecord(given)) return null;
  const { kind, by, moves, outcome } = given;
  if (kind === 'chance') return isMove(outcome) ? { kind, outcome } : null;
  if (kind !== 'choice' || !isWhole(by, 0, 31) || !Array.isArray(moves) || !moves.every(isMove)) return null;
  return { kind, by, moves };
}

function isMove(value: unknown): value is AnyMove {
  return isRecord(value) && typeof value['kind'] === 'string';
}
