/** Moves of knights, improvements and walls, and decisions in an attack (DEC-09 to DEC-11, DEC-16, DEC-20). */
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { turnHouse, whyNotHouse } from './guests.ts';
import * as improving from './improve.ts';
import { BUILDING, type Kinds } from './kind.ts';
import * as knights from './knights.ts';
import { whyNotPlainCity } from './loss.ts';
import { crane, engineer, smith, whyNotCrane } from './science-cards.ts';
import { lose } from './siege.ts';
import { VERTEX_SETS } from './sites.ts';
import * as travel from './travel.ts';

/** Pushes those vertices of a seat's set that are not refused. */
function pushOf(
  setOf: (s: State) => Uint32Array,
  whyNot: (s: State, seat: Seat, vertex: number) => Refusal | null,
): (s: State, seat: Seat, out: MoveList, base: number) => void {
  return (s, seat, out, base) => {
    const set = setOf(s);
    for (let v = VERTEX_SETS.next(set, seat, -1); v >= 0; v = VERTEX_SETS.next(set, seat, v)) {
      if (whyNot(s, seat, v) === null) out.push(base + v);
    }
  };
}

const ofKnights = (s: State): Uint32Array => s.knights;
const ofCities = (s: State): Uint32Array => s.cities;

export const KNIGHT_KINDS = {
  improve: [
    { steps: [STEP.crane], whyNot: whyNotCrane, apply: crane },
    {
      steps: BUILDING,
      whyNot: (s, seat, track) => improving.whyNotImprove(s, seat, track),
      apply: (s, seat, track, events) => improving.improve(s, seat, track, 0, events),
    },
  ],
  wall: [
    {
      steps: [STEP.freeWall],
      legal: pushOf(ofCities, improving.whyNotWallSite),
      whyNot: improving.whyNotWallSite,
      apply: engineer,
    },
    {
      steps: BUILDING,
      legal: pushOf(ofCities, improving.whyNotWall),
      whyNot: improving.whyNotWall,
      apply: improving.buildWall,
    },
  ],
  recruit: {
    steps: BUILDING,
    legal(s, seat, out, base) {
      if (s.setup.isBase || !knights.canRecruit(s, seat)) return;
      for (let vertex = 0; vertex < s.setup.board.vertices; vertex += 1) {
        if (knights.whyNotStand(s, seat, vertex) === null) out.push(base + vertex);
      }
    },
    whyNot: knights.whyNotRecruit,
    apply: knights.recruit,
  },
  activate: {
    steps: BUILDING,
    legal: pushOf(ofKnights, knights.whyNotActivate),
    whyNot: knights.whyNotActivate,
    apply: knights.activate,
  },
  promote: [
    { steps: [STEP.smith], legal: pushOf(ofKnights, knights.whyNotRise), whyNot: knights.whyNotRise, apply: smith },
    {
      steps: BUILDING,
      legal: pushOf(ofKnights, knights.whyNotPromote),
      whyNot: knights.whyNotPromote,
      apply: knights.promote,
    },
  ],
  move: { steps: [STEP.action], ...travel.moving, apply: travel.move },
  attack: { steps: [STEP.action], ...travel.attacking, apply: travel.attack },
  displace: { steps: [STEP.action], ...travel.displacing, apply: travel.displace },
  chase: {
    steps: [STEP.action],
    legal: pushOf(ofKnights, travel.whyNotChase),
    whyNot: travel.whyNotChase,
    apply: travel.chase,
  },
  house: { steps: [STEP.action], whyNot: whyNotHouse, apply: turnHouse },
  crown: {
    steps: [STEP.metropolis],
    legal: pushOf(ofCities, improving.whyNotCrown),
    whyNot: improving.whyNotCrown,
    apply: improving.crown,
  },
  foe: {
    steps: [STEP.foe],
    whyNot: (s, _seat, bay) => travel.whyNotFoe(s, bay),
    apply: (s, _seat, bay, events) => travel.chooseFoe(s, bay, events),
  },
  relocate: {
    steps: [STEP.relocate],
    whyNot: travel.whyNotRelocate,
    apply: (s, _seat, to, events) => travel.relocate(s, to, events),
  },
  lose: {
    steps: [STEP.lose],
    legal: pushOf(ofCities, whyNotPlainCity),
    whyNot: whyNotPlainCity,
    apply: (s, _seat, vertex, events) => lose(s, vertex, events),
  },
} satisfies Kinds;
