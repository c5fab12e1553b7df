import type { Seat } from '@marchlands/core/seat.ts';
import type { AnyState } from '@marchlands/core/types.ts';
import type { NodeCandidates } from './node-candidates.ts';
import type { SearchSettings } from './settings.ts';
import type { Tree } from './tree.ts';

const TABLE = 2 ** 16;
const inverseRoot = new Float64Array(TABLE);
const rootOfLog = new Float64Array(TABLE);
for (let n = 1; n < TABLE; n += 1) {
  inverseRoot[n] = 1 / Math.sqrt(n);
  rootOfLog[n] = Math.sqrt(Math.log(n));
}

/** sqrt(ln(trials) / visits), from tables within their range. */
function uncertainty(trials: number, visits: number): number {
  return trials < TABLE ? rootOfLog[trials] * inverseRoot[visits] : Math.sqrt(Math.log(trials) / visits);
}

/** The number of children that a node may have by now. */
export function childrenAllowed(settings: SearchSettings, candidates: NodeCandidates, visits: number): number {
  const rate = candidates.hasPrior ? settings.wideningRate : settings.blindRate;
  return settings.wideningBase + rate * Math.sqrt(visits);
}

/**
 * The child to visit by UCB1 (Auer, Cesa-Bianchi, Fischer 2002), or a new one if progressive widening (Coulom 2007)
 * allows it, so that nodes of a hundred moves are searched deeper than one ply. A child's bound counts how often the
 * child was legal, not how often its parent was visited, since chance changes what is legal (Cowling, Powley,
 * Whitehouse 2012).
 * @param candidates filled with the seat's options in this state
 * @returns the child, or 0 if a new one is wanted
 */
export function chooseByBound(
  tree: Tree,
  node: number,
  seat: Seat,
  candidates: NodeCandidates,
  state: AnyState,
  settings: SearchSettings,
): number {
  const { exploration, bias } = settings;
  const { index } = candidates;
  let matched = 0;
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let child = tree.first(node); child !== 0; child = tree.next(child)) {
    if (tree.seat(child) !== seat || index.take(tree.code(child)) < 0) continue;
    matched += 1;
    const visits = tree.visits(child);
    const score =
      tree.mean(child) + exploration * uncertainty(tree.see(child), visits) + (bias * tree.prior(child)) / (visits + 1);
    if (score > bestScore) {
      bestScore = score;
      best = child;
    }
  }
  if (matched === candidates.list.length) return best;
  candidates.taken = matched;
  const visits = tree.visits(node);
  const wanted = matched < childrenAllowed(settings, candidates, visits) && !tree.isFull;
  return wanted && (matched === 0 || candidates.isDue(state, seat, visits)) ? 0 : best;
}

/** Makes a node for the most promising candidate without one. */
export function expand(tree: Tree, node: number, seat: Seat, candidates: NodeCandidates, state: AnyState): number {
  const place = candidates.pickFresh(state, seat);
  const child = tree.add(node, seat, candidates.list.codes[place], candidates.relativePrior(place));
  tree.see(child);
  return child;
}
