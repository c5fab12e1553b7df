/** An area in words: the label of its cell, and the effect of choosing it. */

import type { SeatInfo } from '@marchlands/kit/board.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import type { Ground } from '../advice/ground.ts';
import { sides } from '../data/sides.ts';
import { ownerOf, piecesIn } from '../rules/areas.ts';
import { survivors } from '../rules/fights.ts';
import type { Setup } from '../setup.ts';
import { stateOf } from '../view/table.ts';
import type { View } from '../view/view.ts';
import { enemiesIn, leftFor, litOn, orderOn, placedOn, type Sheet, type Tool } from './sheet.ts';
import { words } from './words.ts';

/** The input of a label. */
export interface LabelContext {
  readonly setup: Setup;
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  /** Null if nobody chooses at this screen. */
  readonly ground: Ground | null;
  readonly sheet: Sheet;
  readonly tool: Tool;
}

function nameOf({ setup }: LabelContext, code: string): string {
  return setup.names[setup.codes.indexOf(code)] ?? code;
}

/** The pieces in an area and its previous holder: `3 of Amber, Amber held it last turn`. */
export function holding(place: LabelContext, code: string): string {
  const { setup, view, seats } = place;
  const state = stateOf(setup, view.table);
  const area = setup.codes.indexOf(code);
  const owner = ownerOf(state, area);
  const parts = [owner < 0 ? words.nobody : words.held(piecesIn(state, owner, area), nameIn(seats, owner))];
  const { previousHolder } = view.table;
  if (Object.hasOwn(previousHolder, code)) {
    parts.push(words.heldBefore(nameIn(seats, sides.indexOf(previousHolder[code]))));
  }
  return parts.join(', ');
}

/** The full description of an area in a few sentences. */
export function label(place: LabelContext, code: string): string {
  const { setup, ground, sheet, tool } = place;
  const { map } = setup;
  const kind = map.areas.find((area) => area.code === code)?.kind ?? 'province';
  const beside = map.edges.flatMap(({ a, b, kind: way }) =>
    a === code || b === code ? [words.by(nameOf(place, a === code ? b : a), words.ways[way])] : [],
  );
  const sentences = [`${nameOf(place, code)} (${code}), ${words.kinds[kind]}: ${holding(place, code)}.`];
  if (ground !== null) sentences.push(...choiceSentences(place, ground, sheet, tool, code));
  sentences.push(words.nextTo(beside));
  return sentences.join(' ');
}

function choiceSentences(
  place: LabelContext,
  ground: Ground,
  sheet: Sheet,
  tool: Tool,
  code: string,
): readonly string[] {
  const said: string[] = [];
  const fresh = placedOn(ground, sheet).get(code) ?? 0;
  if (fresh > 0) said.push(words.newHere(fresh));
  if (sheet.centre === code) said.push(sheet.form === 'out' ? words.isCentreOut : words.isCentreInto);
  for (const { n, from, to } of orderOn(sheet).moves) {
    if (from === code || to === code) said.push(words.ordered(n, nameOf(place, from), nameOf(place, to)));
  }
  if (sheet.bomb === code) said.push(words.orderedBomb);
  if (litOn(ground, sheet, tool).has(code)) said.push(canSentence(ground, sheet, tool, code));
  return said;
}

function canSentence(ground: Ground, sheet: Sheet, tool: Tool, code: string): string {
  if (tool === 'place') return words.canPlace;
  if (tool === 'bomb') return words.canBomb;
  if (sheet.centre === null) return words.canStart;
  const left = leftFor(ground, sheet, code);
  return sheet.form === 'out' ? words.canGo(left) : words.canCome(left);
}

/** The effect of choosing the area under the pointer, as a clause for the prompt line. */
export function consequence(place: LabelContext, code: string): string {
  const { ground, sheet, tool, seats } = place;
  const here = `${nameOf(place, code)}: ${holding(place, code)}`;
  if (ground === null || tool !== 'move' || sheet.centre === null || !litOn(ground, sheet, tool).has(code)) return here;
  const target = sheet.form === 'out' ? code : sheet.centre;
  const others = enemiesIn(ground, target);
  if (others === 0) return here;
  const moved = orderOn(sheet).moves.reduce((sum, { n, to }) => (to === target ? sum + n : sum), 0);
  const own = Math.max(1, moved);
  return `${here}. ${words.fight(own, nameIn(seats, 1 - ground.seat), others, outcome(place, ground, target, own, others))}`;
}

/** The survivors of an area fight. */
function outcome(place: LabelContext, ground: Ground, target: string, own: number, others: number): string {
  const other = nameIn(place.seats, 1 - ground.seat);
  if (own > others) return words.leftOwn(survivors(own, others));
  if (others > own) return words.leftOther(survivors(others, own), other);
  const { previousHolder } = place.view.table;
  if (!Object.hasOwn(previousHolder, target)) return words.leftNone;
  return sides.indexOf(previousHolder[target]) === ground.seat ? words.leftOwn(1) : words.leftOther(1, other);
}
