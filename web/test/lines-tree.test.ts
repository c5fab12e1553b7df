import { describe, expect, it } from 'vitest';
import {
  addStep,
  cutOff,
  emptyTree,
  folded,
  goTo,
  isMain,
  type LineStep,
  type LineTree,
  makeMain,
  neighbourOf,
  nodeOf,
  pathTo,
  ROOT,
  type WrittenLine,
  withShares,
  writtenLine,
} from '../table/lines/tree.ts';

const step = (name: string): LineStep => ({ kind: 'choice', by: 0, moves: [{ kind: name }] });

/** Steps one after the other from the current node of the tree. */
function play(tree: LineTree, ...names: string[]): LineTree {
  return names.reduce((grown, name) => addStep(grown, step(name), name), tree);
}

/** `a b (c d) e`: alternatives in brackets behind the step that they are alternatives to. */
function written({ steps }: WrittenLine): string {
  return steps
    .map(({ node, alternatives }) => [node.label, ...alternatives.map((line) => `(${written(line)})`)].join(' '))
    .join(' ');
}

const labels = (tree: LineTree): string =>
  pathTo(tree, tree.at)
    .map(({ label }) => label)
    .join(' ');

/** a b c, from the root also d, after a also e f; the current node is f. */
function sample(): LineTree {
  const main = play(emptyTree(), 'a', 'b', 'c');
  const aside = play(goTo(main, ROOT), 'd');
  return play(goTo(aside, 1), 'e', 'f');
}

describe('a tree of lines', () => {
  it('grows from the node on the board, and stands at what was added', () => {
    const tree = play(emptyTree(), 'a', 'b');
    expect(labels(tree)).toBe('a b');
    expect(nodeOf(tree, tree.at).parent).toBe(1);
  });

  it('goes to a step that is there already in place of adding it again', () => {
    const tree = play(goTo(play(emptyTree(), 'a', 'b'), ROOT), 'a');
    expect(tree.nodes.size).toBe(3);
    expect(labels(tree)).toBe('a');
  });

  it('tells choices of different seats and outcomes of chance apart', () => {
    let tree = emptyTree();
    for (const by of [0, 1])
      tree = addStep(goTo(tree, ROOT), { kind: 'choice', by, moves: [{ kind: 'pass' }] }, 'pass');
    tree = addStep(goTo(tree, ROOT), { kind: 'chance', outcome: { kind: 'pass' } }, 'pass');
    expect(nodeOf(tree, ROOT).children).toHaveLength(3);
  });

  it('leaves the tree that it grew from as it was', () => {
    const before = play(emptyTree(), 'a');
    play(before, 'b');
    cutOff(before, 1);
    expect(before.nodes.size).toBe(2);
    expect(nodeOf(before, 1).children).toEqual([]);
  });

  it('is written down as the main line, with alternatives behind the step that they leave out', () => {
    expect(written(writtenLine(sample()))).toBe('a (d) b (e f) c');
    expect(written(writtenLine(emptyTree()))).toBe('');
  });

  it('has alternatives within alternatives', () => {
    const tree = play(goTo(sample(), 5), 'g', 'h');
    expect(written(writtenLine(tree))).toBe('a (d) b (e f (g h)) c');
  });

  it('makes any line the main one, from its first step to its last', () => {
    const tree = sample();
    expect(isMain(tree, tree.at)).toBe(false);
    const made = makeMain(tree, tree.at);
    expect(isMain(made, made.at)).toBe(true);
    expect(written(writtenLine(made))).toBe('a (d) e (b c) f');
    expect(labels(made)).toBe('a e f');
  });

  it('loses a step with all that follows; whoever stood there stands before it', () => {
    const tree = sample();
    const without = cutOff(tree, 5);
    expect(written(writtenLine(without))).toBe('a (d) b c');
    expect(labels(without)).toBe('a');
    expect(without.nodes.size).toBe(tree.nodes.size - 2);
    // A current node elsewhere is unaffected.
    expect(labels(cutOff(tree, 2))).toBe('a e f');
    expect(written(writtenLine(cutOff(tree, 1)))).toBe('d');
  });

  it('keeps its root', () => {
    expect(cutOff(sample(), ROOT).nodes.size).toBe(7);
  });

  it('gives numbers anew only to what is new', () => {
    const tree = play(cutOff(sample(), 2), 'x');
    expect(new Set(tree.nodes.keys()).size).toBe(tree.nodes.size);
    expect(labels(tree)).toBe('a e f x');
  });

  it('is gone through by keys: back, on, to the alternatives, to both ends', () => {
    const tree = sample();
    expect(neighbourOf(tree, 'back')).toBe(5);
    expect(neighbourOf(goTo(tree, 1), 'on')).toBe(2);
    expect(neighbourOf(goTo(tree, 2), 'after')).toBe(5);
    expect(neighbourOf(goTo(tree, 5), 'before')).toBe(2);
    expect(neighbourOf(goTo(tree, 1), 'last')).toBe(3);
    expect(neighbourOf(tree, 'first')).toBe(ROOT);
    // Without a neighbour it stays.
    for (const direction of ['back', 'before', 'after', 'first'] as const) {
      expect(neighbourOf(goTo(tree, ROOT), direction)).toBe(ROOT);
    }
    expect(neighbourOf(tree, 'on')).toBe(tree.at);
  });

  it('keeps what seats may expect at a node', () => {
    const tree = withShares(sample(), 2, [0.4, 0.6]);
    expect(nodeOf(tree, 2).shares).toEqual([0.4, 0.6]);
    expect(nodeOf(tree, 2).children).toEqual([3]);
  });

  it('is shown without the middle of a long row of outcomes, until one goes there', () => {
    let tree = play(emptyTree(), 'a');
    for (let i = 0; i < 6; i += 1)
      tree = addStep(tree, { kind: 'chance', outcome: { kind: 'card', i } as never }, `c${i}`);
    tree = play(tree, 'b');
    const shown = (at: number): string =>
      folded(writtenLine(tree), at)
        .map((one) => (one.kind === 'step' ? one.node.label : `(${one.count} from ${one.first})`))
        .join(' ');
    expect(shown(tree.at)).toBe('a c0 (4 from 3) c5 b');
    expect(shown(4)).toBe('a c0 c1 c2 c3 c4 c5 b');
    // Both ends of the row are to be seen anyway.
    expect(shown(2)).toBe('a c0 (4 from 3) c5 b');
    // An alternative in the row is never left out.
    tree = addStep(goTo(tree, 3), { kind: 'chance', outcome: { kind: 'other' } }, 'o');
    expect(shown(1)).toBe('a c0 c1 c2 c3 c4 c5 b');
  });
});
