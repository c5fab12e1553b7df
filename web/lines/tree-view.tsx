import type { SeatInfo } from '@marchlands/kit/board.ts';
import { SeatBadge } from '@marchlands/kit/seat-badge.tsx';
import { Dices, Flag } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { shareText } from '../review/words.ts';
import {
  type Direction,
  folded,
  type LineNode,
  type LineTree,
  nodeOf,
  ROOT,
  type WrittenLine,
  writtenLine,
} from '../table/lines/tree.ts';
import { words } from '../words/words.ts';

/** The keys of the tree: along a line, and from one alternative to the next. */
const KEYS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'before',
  ArrowDown: 'after',
  Home: 'first',
  End: 'last',
};

interface Props {
  readonly tree: LineTree;
  readonly seats: readonly SeatInfo[];
  /** The label of the root. */
  readonly root: string;
  readonly onGo: (id: number) => void;
  readonly onMove: (direction: Direction) => void;
}

/** The lines as books write them: the main one with the others nested in it, each step a link. */
export function TreeView({ tree, seats, root, onGo, onMove }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another node is on the board
  useEffect(() => {
    const box = frame.current;
    const here = box?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (box == null || here == null) return;
    if (box.contains(document.activeElement)) here.focus({ preventScroll: true });
    // Scroll only the box, not the page.
    const top = here.offsetTop - box.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else box.scrollTop = Math.max(box.scrollTop, top + here.offsetHeight - box.clientHeight);
  }, [tree.at, tree.nodes]);

  function onKeyDown(event: KeyboardEvent) {
    const direction = Object.hasOwn(KEYS, event.key) ? KEYS[event.key] : undefined;
    if (direction === undefined) return;
    event.preventDefault();
    onMove(direction);
  }

  const step = (node: LineNode, level: number) => (
    <Step key={node.id} node={node} level={level} isHere={node.id === tree.at} seats={seats} root={root} onGo={onGo} />
  );
  const line = (written: WrittenLine, level: number): ReactNode =>
    folded(written, tree.at).map((one) =>
      one.kind === 'folded' ? (
        <Folded key={one.first} {...one} level={level} onGo={onGo} />
      ) : (
        <Fragment key={one.node.id}>
          {step(one.node, level)}
          {one.alternatives.map((other) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame with a legend
            <div key={`from ${other.steps[0]?.node.id}`} role="group" className="lines-aside">
              {line(other, level + 1)}
            </div>
          ))}
        </Fragment>
      ),
    );
  return (
    <div ref={frame} className="lines-tree" role="tree" aria-label={words.lines.tree} onKeyDown={onKeyDown}>
      {step(nodeOf(tree, ROOT), 1)}
      {line(writtenLine(tree), 1)}
    </div>
  );
}

function Step({
  node: { id, step, label, shares },
  level,
  isHere,
  seats,
  root,
  onGo,
}: Pick<Props, 'seats' | 'root' | 'onGo'> & {
  node: LineNode;
  level: number;
  isHere: boolean;
}) {
  const share = step?.kind === 'choice' ? shares?.[step.by] : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree go from step to step
    <span
      role="treeitem"
      aria-level={level}
      aria-selected={isHere}
      tabIndex={isHere ? 0 : -1}
      className={`lines-step ${step?.kind ?? 'root'}`}
      onClick={() => onGo(id)}
    >
      {step === null ? (
        <Flag size={16} aria-hidden="true" />
      ) : step.kind === 'chance' ? (
        <Dices size={16} aria-hidden="true" />
      ) : (
        <>
          <SeatBadge seat={step.by} size={18} />
          <span className="visually-hidden">{seats[step.by]?.name}: </span>
        </>
      )}
      <span>{step === null ? root : label}</span>
      {share !== undefined && <span className="soft tabular">{shareText(share)}</span>}
    </span>
  );
}

/** Folded outcomes; going to the first unfolds them all. */
function Folded({
  first,
  count,
  level,
  onGo,
}: {
  first: number;
  count: number;
  level: number;
  onGo: (id: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree go from step to step
    <span
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      tabIndex={-1}
      className="lines-step chance"
      onClick={() => onGo(first)}
    >
      {words.lines.folded(count)}
    </span>
  );
}
