import { CANVAS, type MapData, type Point } from '../map.ts';
import type { Findings } from './problem.ts';

/** MAP-11: every point lies on the canvas and has one decimal at most. */
export function checkPoints(map: MapData, findings: Findings): void {
  const check = ([x, y]: Point, path: string) => {
    if (x < 0 || x > CANVAS[0] || y < 0 || y > CANVAS[1]) findings.add(11, `point ${path}: outside the canvas`);
    else if (Math.round(x * 10) / 10 !== x || Math.round(y * 10) / 10 !== y) {
      findings.add(11, `point ${path}: more than one decimal`);
    }
  };
  const checkAll = (points: readonly Point[], path: string) => {
    for (const [i, point] of points.entries()) check(point, `${path}[${i}]`);
  };
  for (const [i, { label, polygon }] of map.territories.entries()) {
    check(label, `territories[${i}].label`);
    checkAll(polygon, `territories[${i}].polygon`);
  }
  for (const [i, { points }] of map.borders.entries()) checkAll(points, `borders[${i}].points`);
  for (const [i, { point }] of map.junctions.entries()) check(point, `junctions[${i}].point`);
  for (const [i, { path }] of map.reaches.entries()) checkAll(path, `reaches[${i}].path`);
  for (const [i, { label, polygon }] of map.lakes.entries()) {
    check(label, `lakes[${i}].label`);
    checkAll(polygon, `lakes[${i}].polygon`);
  }
  for (const [i, { point }] of map.berths.entries()) check(point, `berths[${i}].point`);
}
