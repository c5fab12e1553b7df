import type { MapArea, MapData } from '../map.ts';
import type { MapError } from './problem.ts';

/** The province letter of a code: that of `MC` is `M`. */
export function letterOf(code: string): string {
  return code.charAt(0);
}

/** Stage 2: kinds, codes, names and points of the areas. */
export function checkAreas(map: MapData): readonly MapError[] {
  const errors: MapError[] = [];
  for (const area of map.areas) {
    checkKind(area, errors);
    if (area.x < 0 || area.x > 100 || area.y < 0 || area.y > 100 || Number.isNaN(area.x + area.y)) {
      errors.push({ code: 'E_XY', message: `Area ${area.code} lies outside the canvas.` });
    }
    const reason = nameTrouble(area);
    if (reason !== null) errors.push(nameError(area, reason));
    if (area.kind === 'city' && !map.areas.some((one) => one.kind === 'province' && one.code === letterOf(area.code))) {
      errors.push({
        code: 'E_CITY_PROVINCE',
        message: `City ${area.code} has no province with the same initial.`,
      });
    }
  }
  checkPairs(map.areas, errors);
  return errors;
}

function checkKind(area: MapArea, errors: MapError[]): void {
  const { code } = area;
  // The type rules out other kinds, but outside data may have them.
  const kind: string = area.kind;
  if (kind !== 'province' && kind !== 'city') {
    errors.push({ code: 'E_KIND', message: `Area ${code} has kind "${kind}"; it must be province or city.` });
  } else if (!(kind === 'province' ? /^[A-Z]$/ : /^[A-Z]C$/).test(code)) {
    errors.push({
      code: 'E_CODE',
      message: `Area ${code}: a province code is one capital letter, a city code is that letter and C.`,
    });
  }
}

function nameTrouble({ name, code }: MapArea): string | null {
  if (name.trim() === '') return 'it is empty';
  if (name.charAt(0).toUpperCase() !== letterOf(code)) return `it does not begin with ${letterOf(code)}`;
  if (!/^[\p{L} '’-]+$/u.test(name)) return 'it has characters other than letters, spaces, hyphens and apostrophes';
  if (/(?:^|\s)to(?:\s|$)/i.test(name)) return 'it contains the word "to", which orders use';
  return null;
}

function nameError(area: MapArea, reason: string): MapError {
  return { code: 'E_NAME', message: `The name "${area.name}" of area ${area.code} cannot be used: ${reason}.` };
}

/** Values that two areas may not share: code, name, point. */
function checkPairs(areas: readonly MapArea[], errors: MapError[]): void {
  areas.forEach((area, index) => {
    for (const other of areas.slice(0, index)) {
      if (other.code === area.code) {
        errors.push({ code: 'E_DUP_CODE', message: `The code ${area.code} is used twice.` });
      }
      if (other.name.toLowerCase() === area.name.toLowerCase()) errors.push(nameError(area, 'it is used twice'));
      if (other.x === area.x && other.y === area.y) {
        errors.push({
          code: 'E_SAME_PLACE',
          message: `Areas ${other.code} and ${area.code} lie on the same point.`,
        });
      }
    }
  });
}
