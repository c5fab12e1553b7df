/** The sheet on which an order is composed: the effects of taps, keys and steppers. Contains no rules. */

import { type Answer, type Chosen, type Ground, newPieces, refused } from '../advice/ground.ts';
import type { Order } from '../events.ts';
import { ownerOf, piecesIn } from '../rules/areas.ts';
import { slotOf } from '../rules/choices.ts';
import { standing } from '../rules/income.ts';
import { PHASE } from '../state.ts';

export interface Sheet {
  /** By city: the destination of its new piece; cities not listed keep theirs. */
  readonly placing: { readonly [city: string]: string | undefined };
  /** Out of the centre to its neighbours, or from them into it. */
  readonly form: 'out' | 'into';
  readonly centre: string | null;
  /** By the area at the other end: number of pieces, at least 1. */
  readonly counts: { readonly [area: string]: number };
  readonly bomb: string | null;
  /** The last named other end, to which keys and steppers refer. */
  readonly active: string | null;
}

/** The meaning of a tap on the map. */
export type Tool = 'place' | 'move' | 'bomb';

export const EMPTY_SHEET: Sheet = { placing: {}, form: 'out', centre: null, counts: {}, bomb: null, active: null };

type Changed = Answer<Sheet>;

const changed = (sheet: Sheet): Changed => ({ ok: true, value: sheet });

function areaOf(ground: Ground, code: string): number {
  return ground.setup.codes.indexOf(code);
}

function areNeighbours(ground: Ground, a: string, b: string): boolean {
  return slotOf(ground.state, areaOf(ground, a), areaOf(ground, b)) !== 255;
}

/** Own pieces that may leave an area: those that stand there, and new ones placed with the order. */
export function mayMove(ground: Ground, sheet: Sheet, code: string): number {
  const { setup, state, seat } = ground;
  const copy = state.clone();
  if (setup.isPlacedWithOrders) {
    for (const [city, area] of setup.cities.entries()) {
      const at = setup.codes[area] ?? '';
      const to = sheet.placing[at];
      if (to !== undefined && to !== at) copy.placing[seat] = (copy.placing[seat] ?? 0) | (1 << city);
    }
  }
  return standing(copy, seat, areaOf(ground, code));
}

/** Neighbours from which pieces could come. */
export function sourcesOf(ground: Ground, sheet: Sheet, code: string): readonly string[] {
  const { setup } = ground;
  return (setup.neighbours[areaOf(ground, code)] ?? [])
    .map((area) => setup.codes[area] ?? '')
    .filter((other) => mayMove(ground, sheet, other) > 0);
}

/** Pieces left for another connection of the move: in the centre, or in the area they would come from. */
export function leftFor(ground: Ground, sheet: Sheet, other: string): number {
  const { centre, counts, form } = sheet;
  if (centre === null) return 0;
  if (form === 'into') return mayMove(ground, sheet, other) - (counts[other] ?? 0);
  return mayMove(ground, sheet, centre) - Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** The order on the sheet. */
export function orderOn({ form, centre, counts, bomb }: Sheet): Order {
  const moves =
    centre === null
      ? []
      : Object.entries(counts).map(([other, n]) =>
          form === 'out' ? { n, from: centre, to: other } : { n, from: other, to: centre },
        );
  return { moves, bomb };
}

export function chosenOn(sheet: Sheet): Chosen {
  return { placing: sheet.placing, order: orderOn(sheet) };
}

/** A sheet with this choice; a move along one connection is shown as one out of an area. */
export function sheetOf({ placing, order }: Chosen): Sheet {
  const first = order.moves.at(0);
  const isOut = first === undefined || order.moves.every(({ from }) => from === first.from);
  const counts = Object.fromEntries(order.moves.map(({ n, from, to }) => [isOut ? to : from, n]));
  const centre = first === undefined ? null : isOut ? first.from : first.to;
  return {
    placing,
    form: isOut ? 'out' : 'into',
    centre,
    counts,
    bomb: order.bomb,
    active: Object.keys(counts).at(-1) ?? null,
  };
}

/** True if the sheet is empty. */
export function isBlank(sheet: Sheet): boolean {
  return Object.keys(sheet.counts).length === 0 && sheet.bomb === null && Object.keys(sheet.placing).length === 0;
}

/** True if an order is asked for and none is written. */
export function isNothing({ state }: Ground, sheet: Sheet): boolean {
  return state.phase !== PHASE.income && Object.keys(sheet.counts).length === 0 && sheet.bomb === null;
}

/** Sets the number of pieces on a connection of the centre; 0 removes it. */
export function setCount(ground: Ground, sheet: Sheet, other: string, n: number): Changed {
  const { centre, form } = sheet;
  if (centre === null) return refused('wrongChoice');
  const part = form === 'out' ? `${n} ${centre} to ${other}` : `${n} ${other} to ${centre}`;
  if (!areNeighbours(ground, centre, other)) return refused('notAdjacent', part);
  const before = Object.hasOwn(sheet.counts, other) ? sheet.counts[other] : 0;
  const { [other]: _, ...rest } = sheet.counts;
  if (n <= 0) return changed({ ...sheet, counts: rest, active: Object.keys(rest).at(-1) ?? null });
  if (mayMove(ground, sheet, form === 'out' ? centre : other) === 0) return refused('notYours', part);
  if (n - before > leftFor(ground, sheet, other)) return refused('tooMany', part);
  return changed({ ...sheet, counts: { ...sheet.counts, [other]: n }, active: other });
}

/** The effect of a tap on an area. */
export function tap(ground: Ground, sheet: Sheet, code: string, tool: Tool): Changed {
  if (tool === 'bomb') return bombed(ground, sheet, code);
  if (tool === 'place') return placed(ground, sheet, code);
  const { centre } = sheet;
  const hasCounts = Object.keys(sheet.counts).length > 0;
  if (centre === null) return begun(ground, sheet, code);
  if (code === centre) return hasCounts ? changed(sheet) : turned(ground, sheet);
  if (areNeighbours(ground, centre, code)) return setCount(ground, sheet, code, (sheet.counts[code] ?? 0) + 1);
  if (!hasCounts) return elsewhere(ground, sheet, code);
  return regrouped(ground, sheet, code);
}

/** The first area of a move: one of the seat's own to move out of, any other to move into. */
function begun(ground: Ground, sheet: Sheet, code: string): Changed {
  if (mayMove(ground, sheet, code) > 0) return changed({ ...sheet, form: 'out', centre: code, active: null });
  if (sourcesOf(ground, sheet, code).length > 0) return changed({ ...sheet, form: 'into', centre: code, active: null });
  return refused('notYours', code);
}

/** A tap on an area that is not beside the first one: starts over there, if a move can begin there. */
function elsewhere(ground: Ground, sheet: Sheet, code: string): Changed {
  const other = begun(ground, { ...sheet, centre: null }, code);
  // The move has its first area, so the objection to another is that no connection leads there.
  return other.ok ? other : refused('notAdjacent', `${sheet.centre} to ${code}`);
}

/** A second tap on the area turns the move from out of it to into it; a third drops it. */
function turned(ground: Ground, sheet: Sheet): Changed {
  const { centre, form } = sheet;
  const mayTurn = centre !== null && form === 'out' && sourcesOf(ground, sheet, centre).length > 0;
  return changed(
    mayTurn ? { ...sheet, form: 'into', active: null } : { ...sheet, form: 'out', centre: null, active: null },
  );
}

/**
 * A move along one connection is both out of one area and into another (AN-47): tapping a neighbour of its other end
 * continues from there.
 */
function regrouped(ground: Ground, sheet: Sheet, code: string): Changed {
  const entries = Object.entries(sheet.counts);
  const [only] = entries;
  const { centre, form } = sheet;
  if (entries.length === 1 && centre !== null && areNeighbours(ground, only[0], code)) {
    const other: Sheet = {
      ...sheet,
      form: form === 'out' ? 'into' : 'out',
      centre: only[0],
      counts: { [centre]: only[1] },
    };
    return setCount(ground, other, code, 1);
  }
  return refused(mayMove(ground, sheet, code) > 0 ? 'twoWays' : 'notAdjacent', code);
}

/** Sets the bombardment to this area; a second tap removes it. */
function bombed(ground: Ground, sheet: Sheet, code: string): Changed {
  if (sheet.bomb === code) return changed({ ...sheet, bomb: null });
  if ((ground.state.bombs[ground.seat] ?? 0) === 0) return refused('noBombsLeft', `Bomb ${code}`);
  return changed({ ...sheet, bomb: code });
}

/** Sends a new piece to this city or this province. */
function placed(ground: Ground, sheet: Sheet, code: string): Changed {
  const { setup, state, seat } = ground;
  const number = setup.cityOf[areaOf(ground, code)];
  const found = newPieces(ground).find(({ city }) => setup.cityOf[areaOf(ground, city)] === number);
  if (found === undefined) {
    const isOwn = ownerOf(state, areaOf(ground, code)) === seat && setup.isCity[areaOf(ground, code)] === 1;
    return refused(isOwn ? 'wrongTotal' : 'notYourCity', code);
  }
  if (found.forced !== null && found.forced !== code) return refused('enemyProvince', code);
  if (found.forced !== null) return changed(sheet);
  return changed({ ...sheet, placing: { ...sheet.placing, [found.city]: code } });
}

/** New pieces on the sheet: their number by area. */
export function placedOn(ground: Ground, sheet: Sheet): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { city, forced } of newPieces(ground)) {
    const to = forced ?? sheet.placing[city] ?? city;
    places.set(to, (places.get(to) ?? 0) + 1);
  }
  return places;
}

/** Areas where a tap has an effect now. */
export function litOn(ground: Ground, sheet: Sheet, tool: Tool): ReadonlySet<string> {
  const { setup, state, seat } = ground;
  const { codes } = setup;
  if (tool === 'place') {
    const free = newPieces(ground).filter(({ forced }) => forced === null);
    return new Set(free.flatMap(({ city }) => [city, city.charAt(0)]));
  }
  if (state.phase === PHASE.income) return new Set();
  if (tool === 'bomb') return (state.bombs[seat] ?? 0) > 0 ? new Set(codes) : new Set();
  const { centre } = sheet;
  if (centre === null) return new Set(codes.filter((code) => mayMove(ground, sheet, code) > 0));
  const beside = codes.filter((code) => areNeighbours(ground, centre, code));
  return new Set(beside.filter((code) => leftFor(ground, sheet, code) > 0));
}

/** Pieces of the other seat in an area. */
export function enemiesIn({ setup, state, seat }: Ground, code: string): number {
  return piecesIn(state, 1 - seat, setup.codes.indexOf(code));
}
