/** Offence and defence of a planned or declared attack, piece by piece (CA-78 to CA-82). */
import { maskOf, type Seat } from '@marchlands/core/seat.ts';
import { BOAT, HORSE, MAX_NEIGHBOURS, WEAPON } from '../data/limits.ts';
import { clearAttack } from '../rules/battle.ts';
import { placesBeside } from '../rules/force.ts';
import { living, tokensAt } from '../rules/places.ts';
import { PLAN, SIDES, type State } from '../state.ts';

/** One piece that counts. */
export interface Piece {
  /** Its place before the planned move, as the current state numbers places. */
  readonly place: number;
  readonly piece: 'warrior' | 'hull' | 'horse' | 'weapon' | 'city';
  readonly points: number;
  /** Its owner. */
  readonly seat: Seat;
  /** Whether the planned move brings it beside or into the target. */
  readonly isMoved: boolean;
}

/** The points that a third party could lend, and its answer; null before it has answered. */
export interface Lent {
  readonly seat: Seat;
  readonly points: number;
  readonly side: (typeof SIDES)[number] | null;
}

export interface Totals {
  readonly target: number;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** Points without third parties. */
  readonly offence: number;
  readonly defence: number;
  readonly thirds: readonly Lent[];
  /** Points with the third parties that have answered so far. */
  readonly offenceSoFar: number;
  readonly defenceSoFar: number;
  /** Pieces of the attacker, the defender and third parties, ordered by place. */
  readonly pieces: readonly Piece[];
}

const near = new Uint8Array(MAX_NEIGHBOURS);

/** The number of pieces of a kind in a place once the planned boat is in position with what it takes on. */
function countAt(s: State, at: number, kind: number, from: number): number {
  const count = tokensAt(s, at, kind);
  if (!isLaid(s) || from === 0) return count;
  return count + (at === s.planBoat - 1 ? 1 : 0) - (at === from - 1 ? 1 : 0);
}

/** Whether a boat is planned to lie beside the target. */
const isLaid = (s: State): boolean => s.plan === PLAN.boat && s.planSpace > 0;

/** The pieces of a place as planned. */
function piecesAt(s: State, at: number, hasCity: boolean): readonly Piece[] {
  const seat = s.owner[at] - 1;
  const isMoved = isLaid(s) && at === s.planBoat - 1;
  const piece = (kind: Piece['piece'], points: number): Piece => ({ place: at, piece: kind, points, seat, isMoved });
  const { hullPoints } = s.setup.options;
  return [
    piece('warrior', 1),
    ...(at >= BOAT && hullPoints > 0 ? [piece('hull', hullPoints)] : []),
    ...Array.from({ length: countAt(s, at, HORSE, s.planHorse) }, () => piece('horse', 1)),
    ...Array.from({ length: countAt(s, at, WEAPON, s.planWeapon) }, () => piece('weapon', 3)),
    ...(hasCity && at < BOAT && s.city[at] > 0 ? [piece('city', 3)] : []),
  ];
}

/**
 * CA-82, CA-85: the Horse and the Weapon that ride or step into the target count once, whether they were beside it or
 * not.
 */
function brought(pieces: readonly Piece[], s: State): readonly Piece[] {
  if (s.plan === PLAN.boat) return pieces;
  const all = [...pieces];
  for (const [piece, from, points] of [
    ['horse', s.planHorse, 1],
    ['weapon', s.planWeapon, 3],
  ] as const) {
    if (from === 0) continue;
    const there = all.findIndex((one) => one.place === from - 1 && one.piece === piece && one.seat === s.turn);
    if (there >= 0) all.splice(there, 1);
    all.push({ place: from - 1, piece, points, seat: s.turn, isMoved: true });
  }
  return all;
}

/**
 * The totals of the state's attack: as planned so far, or as declared while third parties answer.
 * @param s with a target: after `attack` and before the battle
 */
export function totalsOf(s: State): Totals {
  const { target } = s;
  const attacker = s.turn;
  const defender = s.owner[s.target] - 1;
  const beside = [...near.slice(0, placesBeside(s, near))].filter((at) => {
    const seat = s.owner[at] - 1;
    return seat === attacker || seat === defender || (living(s) & maskOf(seat)) !== 0;
  });
  const { adjacentCities } = s.setup.options;
  const standing = [...piecesAt(s, target, true), ...beside.flatMap((at) => piecesAt(s, at, adjacentCities))];
  const pieces = [...brought(standing, s)].sort((a, b) => a.place - b.place);
  const pointsOf = (seat: Seat): number =>
    pieces.filter((one) => one.seat === seat).reduce((sum, { points }) => sum + points, 0);
  const thirds = Array.from({ length: s.setup.seats }, (_, seat): Lent => {
    const isAsked = (s.asked & maskOf(seat)) !== 0 || s.partial === 1;
    return { seat, points: pointsOf(seat), side: isAsked ? null : SIDES[s.sides[seat]] };
  }).filter(({ seat, points }) => seat !== attacker && seat !== defender && points > 0);
  const lent = (side: Lent['side']): number =>
    thirds.filter((third) => third.side === side).reduce((sum, { points }) => sum + points, 0);
  const [offence, defence] = [pointsOf(attacker), pointsOf(defender)];
  return {
    ...{ target, attacker, defender, offence, defence, thirds, pieces },
    offenceSoFar: offence + lent('attacker'),
    defenceSoFar: defence + lent('defender'),
  };
}

/** CA-88: whether an attack fails even with the help of every third party that has not answered yet. */
export function isHopeless({ offenceSoFar, defenceSoFar, thirds }: Totals): boolean {
  const open = thirds.reduce((sum, { side, points }) => sum + (side === null ? points : 0), 0);
  return offenceSoFar + open <= defenceSoFar;
}

/** The totals if a seat attacked another seat's place without a move. */
export function totalsWithoutMove(s: State, seat: Seat, target: number): Totals {
  const plain = s.clone();
  clearAttack(plain);
  plain.turn = seat;
  plain.target = target;
  plain.partial = 1;
  return totalsOf(plain);
}
