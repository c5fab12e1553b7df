import type { KindRules } from '@marchlands/core/rules.ts';
import { distance, PAIRS } from '../data/geometry.ts';
import { KINDS } from '../data/tiles.ts';
import type { Events } from '../events.ts';
import { ANSWER, ANSWERS, type Move } from '../moves.ts';
import { PHASE, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import { activate, chooseTarget, take } from './activate.ts';
import { answer, canPayPoints, canPayTreasure } from './attack.ts';
import { discover, playCity } from './discover.ts';
import { isEmpty, isOnBoard, whyNotActivate, whyNotCity, whyNotDiscover, whyNotRoad } from './legality.ts';
import { buildRoad } from './road.ts';

/** The moves of seats (DEC-1 to DEC-4): the steps of each, why one is illegal, and its effect. */
export const kinds: { readonly [kind in Move['kind']]: KindRules<State, Events, Refusal> } = {
  discover: {
    steps: [PHASE.act],
    whyNot: (s, _seat, cell) => whyNotDiscover(s, cell),
    apply: (s, _seat, cell, events) => discover(s, cell, events),
  },
  city: {
    steps: [PHASE.act],
    whyNot: (s, seat, cell) => (s.hand[seat] === 0 && isOnBoard(s, cell) ? 'cityPlayed' : whyNotCity(s, cell)),
    apply: (s, _seat, cell, events) => playCity(s, cell, events),
  },
  road: {
    steps: [PHASE.act],
    whyNot: (s, _seat, cell) => whyNotRoad(s, cell),
    apply: (s, _seat, cell, events) => buildRoad(s, cell, events),
  },
  activate: {
    steps: [PHASE.act],
    whyNot: (s, _seat, pair) => whyNotActivate(s, PAIRS[pair].from, PAIRS[pair].into),
    apply: (s, _seat, pair, events) => activate(s, PAIRS[pair].from, PAIRS[pair].into, events),
  },
  take: {
    steps: [PHASE.take],
    legal(s, _seat, out, base) {
      for (let kind = 0; kind < KINDS; kind += 1) if (s.drawn[kind] > 0) out.push(base + kind);
    },
    whyNot: (s, _seat, kind) => (s.drawn[kind] > 0 ? null : 'notDrawn'),
    apply: (s, _seat, kind, events) => take(s, kind, 'notTaken', events),
  },
  target: {
    steps: [PHASE.target],
    whyNot(s, _seat, into) {
      if (!isOnBoard(s, into)) return 'offBoard';
      if (distance(s.from, into) !== 1) return 'targetNotAdjacent';
      return isEmpty(s, into) ? null : 'targetFilled';
    },
    apply: (s, _seat, into, events) => chooseTarget(s, into, events),
  },
  answer: {
    steps: [PHASE.answer],
    whyNot(s, seat, how) {
      if (how === ANSWER.city) return null;
      if (how === ANSWER.treasure) return canPayTreasure(s, seat) ? null : 'noTreasure';
      if (s.setup.options.payPointsToPlacate === 0) return 'pointsNotAccepted';
      return canPayPoints(s, seat) ? null : 'tooFewPoints';
    },
    apply: (s, _seat, how, events) => answer(s, ANSWERS[how], events),
  },
};
