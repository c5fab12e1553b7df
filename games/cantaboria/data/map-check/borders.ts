import { arePointsEqual, type Check, missingSide, spot } from './atlas.ts';

/** MAP-12, MAP-13: the sides of each border exist, and its points make a line. */
export const checkBorders: Check = (atlas, findings) => {
  for (const border of atlas.map.borders) {
    const { id, points } = border;
    const missing = missingSide(atlas, border);
    if (missing !== null) findings.add(12, `border ${id}: territory or lake "${missing}" does not exist`);
    if (points.length < 2) findings.add(13, `border ${id}: fewer than 2 points`);
    for (let i = 1; i < points.length; i += 1) {
      if (arePointsEqual(points[i - 1], points[i]))
        findings.add(13, `border ${id}: points ${i} and ${i + 1} are equal`);
    }
  }
};

/** MAP-19: each segment separates two regions: territories, lakes or the sea. */
export const checkRegions: Check = (atlas, findings) => {
  const listed = new Map<string, number>();
  for (const { borders } of atlas.map.territories) {
    for (const id of new Set(borders)) listed.set(id, (listed.get(id) ?? 0) + 1);
  }
  // A border with an unknown side was already reported (MAP-12).
  const known = atlas.pieces.filter(({ border }) => missingSide(atlas, border) === null);
  const counts = new Map<string, number>();
  for (const { border, key } of known) {
    const wet = border.kind === 'sea' || border.kind === 'lake' ? 1 : 0;
    counts.set(key, (counts.get(key) ?? 0) + (listed.get(border.id) ?? 0) + wet);
  }
  const told = new Set<string>();
  for (const { border, from, to, key } of known) {
    const count = counts.get(key);
    if (count === 2 || told.has(border.id)) continue;
    // Report one segment a border; the others are wrong for the same reason.
    told.add(border.id);
    findings.add(19, `line piece ${spot(from)}-${spot(to)}: belongs to ${count} regions, expected 2`);
  }
};
