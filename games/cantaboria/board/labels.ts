/** A place in words: for the label of its cell, and for the place under the pointer. */

import type { Seat } from '@marchlands/core/seat.ts';
import type { Choice, SeatInfo } from '@marchlands/kit/board.ts';
import { nameIn } from '@marchlands/kit/seats.ts';
import { BOAT } from '../data/limits.ts';
import type { Move } from '../moves.ts';
import { pointsOf } from '../rules/places.ts';
import { STEP, type State } from '../state.ts';
import { nameOf } from '../view/names.ts';
import { endedBy } from '../words/move-telling.ts';
import { territoryName } from '../words/naming.ts';
import { areaOf, areasOf } from './areas.ts';
import { besideOf, contentsOf, siteWord, titleOf } from './names.ts';
import { outlook } from './outlook-part.ts';
import { words } from './words.ts';

/** The owner and the contents of a place: `Teal, City, 2 Timber, Forest, 4 points`. */
function holding(s: State, seats: readonly SeatInfo[], place: number): string {
  const owner = s.owner[place] - 1;
  const site = place < BOAT ? siteWord(s, place) : null;
  return [
    owner < 0 ? words.nobody : nameIn(seats, owner),
    ...contentsOf(s, place),
    ...(site === null ? [] : [site]),
    ...(owner < 0 ? [] : [words.points(pointsOf(s, place))]),
  ].join(', ');
}

/** The whole description of a place in a few sentences. */
export function labelOf(s: State, seats: readonly SeatInfo[], id: string, isLit: boolean): string {
  const area = areaOf(s, id);
  if (area === null) return id;
  const says = isLit ? ` ${words.canChoose}` : '';
  if (area.kind === 'space') return `${titleOf(s, area)}.${says}`;
  return `${titleOf(s, area)}: ${holding(s, seats, area.at)}.${says} ${words.beside(besideOf(s, area.at))}`;
}

/**
 * The text of a panel button: for an end, what it ends; for a boat, its place, since its number is not shown on the
 * map.
 */
export function buttonText(s: State, { move, words: says }: Choice<Move>): string {
  if (move.kind === 'end') {
    const ended = endedBy(s);
    return ended === undefined ? says : words.ends[ended];
  }
  if (!areasOf(move).some(({ kind, at }) => kind === 'place' && at >= BOAT)) return says;
  // No move names both a boat and a seat.
  const nobody = (): string => '';
  return words.move(move, s.setup, nobody, (place) =>
    place < BOAT ? territoryName(s.setup, place) : words.boat(nameOf(s, place)),
  );
}

/** The short text of a button under a heading that says the rest; null if there is none. */
export function shortText(s: State, move: Move): string | null {
  switch (move.kind) {
    case 'step':
      return move.into < BOAT ? territoryName(s.setup, move.into) : nameOf(s, move.into);
    case 'sail':
    case 'enter':
      return titleOf(s, { kind: 'space', at: move.space });
    case 'foot':
    case 'chain':
      return words.tokens[move.token];
    case 'horse':
      return words.ride;
    case 'boat':
      return words.sail;
    case 'build':
      return words.built(words.buildings[move.what], move.price === 'gold' ? words.tokens.gold : words.goods);
    default:
      return null;
  }
}

/** The place under the pointer, in one clause for the prompt line; for a possible target, with both totals. */
export function consequenceOf(s: State, seats: readonly SeatInfo[], choosing: Seat | null, id: string): string | null {
  const area = areaOf(s, id);
  if (area === null) return null;
  if (area.kind === 'space') return titleOf(s, area);
  if (choosing !== null && s.step === STEP.attack) {
    const isTarget = s.owner[area.at] > 0 && s.owner[area.at] !== choosing + 1;
    const totals = isTarget ? outlook.get().totalsWithoutMove(s, choosing, area.at) : undefined;
    if (totals !== undefined && totals.offence > 0)
      return `${titleOf(s, area)}: ${words.against(totals.offenceSoFar, totals.defenceSoFar)}`;
  }
  return `${titleOf(s, area)}: ${holding(s, seats, area.at)}`;
}
