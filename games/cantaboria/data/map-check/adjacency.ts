import { type Check, pairKey } from './atlas.ts';

/** MAP-20 to MAP-23: the listed pairs are those derived from the borders (CA-02). */
export const checkAdjacency: Check = ({ map }, findings) => {
  const shared = new Set<string>();
  const rivers = new Set<string>();
  const reaches = new Set(map.reaches.map(({ left, right }) => pairKey(left, right)));
  for (const { kind, a, b } of map.borders) {
    if (kind === 'line' || kind === 'river') shared.add(pairKey(a, b));
    if (kind === 'river') rivers.add(pairKey(a, b));
  }
  const listed = new Set<string>();
  for (const [a, b, kind] of map.adjacency) {
    const key = pairKey(a, b);
    if (a === b) {
      findings.add(23, `adjacency: ${a} listed with itself`);
      continue;
    }
    if (listed.has(key)) findings.add(23, `adjacency: ${a}-${b} listed twice`);
    listed.add(key);
    if (!shared.has(key)) findings.add(21, `adjacency: ${a}-${b} listed but share no border`);
    else if (kind === 'river' && !(rivers.has(key) && reaches.has(key))) {
      findings.add(22, `adjacency: ${a}-${b} listed as river but no river runs between them`);
    } else if (kind === 'line' && rivers.has(key)) {
      findings.add(22, `adjacency: ${a}-${b} listed as line but a river runs between them`);
    }
  }
  for (const key of shared) {
    if (!listed.has(key)) findings.add(20, `adjacency: ${key} share a border but are not listed`);
  }
};

/** MAP-24, MAP-25: every territory can be reached from every other, and has at least two neighbours. */
export const checkConnected: Check = ({ land, neighbours }, findings) => {
  const [first] = land;
  const reached = new Set([first]);
  for (const id of reached) for (const next of neighbours.get(id) ?? []) reached.add(next);
  const left = [...land].filter((id) => !reached.has(id));
  if (left.length > 0) findings.add(24, `map: territories ${left.join(', ')} cannot be reached from ${first}`);
  for (const [id, { size }] of neighbours) {
    if (size < 2) findings.add(25, `territory ${id}: ${size} neighbours, at least 2 required`);
  }
};
