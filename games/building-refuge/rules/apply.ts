/** One step: a move of a seat or an outcome of chance, sent to the rule that it belongs to. */
import { type Actor, CHANCE } from '@marchlands/core/seat.ts';
import { PAIRS } from '../data/geometry.ts';
import type { Events } from '../events.ts';
import {
  ACTIVATE_BASE,
  ANSWER_BASE,
  ATTACK_CORNER_BASE,
  CITY_BASE,
  ENTRY_BASE,
  PAY_POINTS,
  PAY_TREASURE,
  ROAD_BASE,
  TAKE_BASE,
  TARGET_BASE,
  TILE_BASE,
} from '../moves.ts';
import {
  ACT,
  ANSWER,
  CORNER,
  DISCOVER,
  DOWN_ACTIVATE,
  DOWN_DISCOVER,
  DOWN_ROAD,
  DOWN_TAKE,
  DRAW,
  ENTRY,
  FIRST,
  type State,
  TAKE,
  TARGET,
} from '../state.ts';
import { activate, activateDrawn, activateFaceDown, chooseTarget, take, takeFaceDown } from './activate.ts';
import { answer, startInCorner } from './attack.ts';
import { discover, discoverDrawn, discoverFaceDown, playCity } from './discover.ts';
import { buildRoad, roadFaceDown } from './road.ts';
import { entryDrawn, firstSeatDrawn } from './start.ts';

/** Changes the state by a legal move or a possible outcome; undefined on anything else. */
export function apply(s: State, actor: Actor, code: number, events?: Events): void {
  if (actor === CHANCE) applyOutcome(s, code, events);
  else applyMove(s, code, events);
}

function applyMove(s: State, code: number, events: Events): void {
  switch (s.phase) {
    case ACT:
      if (code < CITY_BASE) discover(s, code, events);
      else if (code < ROAD_BASE) playCity(s, code - CITY_BASE, events);
      else if (code < ACTIVATE_BASE) buildRoad(s, code - ROAD_BASE, events);
      else {
        const { from, into } = PAIRS[code - ACTIVATE_BASE];
        activate(s, from, into, events);
      }
      return;
    case TARGET:
      chooseTarget(s, code - TARGET_BASE, events);
      return;
    case TAKE:
      take(s, code - TAKE_BASE, 'notTaken', events);
      return;
    case ANSWER: {
      const how = code - ANSWER_BASE;
      answer(s, how === PAY_TREASURE ? 'treasure' : how === PAY_POINTS ? 'points' : 'city', events);
      return;
    }
    default:
      throw new Error(`no seat may move in phase ${s.phase}`);
  }
}

function applyOutcome(s: State, code: number, events: Events): void {
  switch (s.phase) {
    case DISCOVER:
      discoverDrawn(s, code - TILE_BASE, events);
      return;
    case DRAW:
      activateDrawn(s, code - TILE_BASE, events);
      return;
    case DOWN_ACTIVATE:
      activateFaceDown(s, code - TILE_BASE, events);
      return;
    case DOWN_ROAD:
      roadFaceDown(s, code - TILE_BASE, events);
      return;
    case DOWN_DISCOVER:
      discoverFaceDown(s, code - TILE_BASE, events);
      return;
    case DOWN_TAKE:
      takeFaceDown(s, code - TILE_BASE, events);
      return;
    case FIRST:
      firstSeatDrawn(s, code, events);
      return;
    case ENTRY:
      entryDrawn(s, code - ENTRY_BASE, events);
      return;
    case CORNER:
      startInCorner(s, code - ATTACK_CORNER_BASE, events);
      return;
    default:
      throw new Error(`chance does not act in phase ${s.phase}`);
  }
}
