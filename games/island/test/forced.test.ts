/** The match plays a lone move if the alternatives are public; otherwise the seat is asked. */
import { MoveList } from '@marchlands/core/lists.ts';
import { givenDice } from '@marchlands/core/match/dice.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { createMatch } from '@marchlands/core/match/open.ts';
import { problemText, type Result } from '@marchlands/core/result.ts';
import { isActing } from '@marchlands/core/seat.ts';
import { scenario } from '@marchlands/core/testing/scenario.ts';
import { expect } from 'vitest';
import { game } from '../game.ts';
import { MOVE, moveCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { dueStep, STEP_NAMES, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { openHands, situation } from './situation.ts';

function must<V>(result: Result<V>): V {
  if (!result.ok) throw new Error(problemText(result.problem));
  return result.value;
}

/** A match with given dice from a position as text. */
function matchAt(text: string, options: object = {}): Match<Types> {
  const [rules = '', seats = ''] = text.split(' ');
  const plan = { seats: Number(seats), options: { rules, ...options }, dice: givenDice(), position: text };
  return must(createMatch(game, plan));
}

function send(match: Match<Types>, seat: number, line: string): void {
  must(match.submitLine(seat, line, match.version(seat)));
}

/** Plays a line of the notation with the game itself. */
function after(s: State, line: string): State {
  const read = must(game.notation.parse(s, s.active, line));
  const end = s.clone();
  for (const { by, code } of read) game.apply(end, by, code);
  return end;
}

const due = (s: State): string => STEP_NAMES[dueStep(s)];

function legal(s: State, seat: number): string[] {
  const list = new MoveList(s.setup.bounds.moves);
  game.legal(s, seat, list);
  return list.toArray().map((code) => moveCodec.format(code));
}

const BASE = `base 3 P1 action
  P1: s29 s31 r29-35 r31-36 hand=B
  P2: s12 s18 r12-17 r18-24
  P3: s14 s45 r14-19 r41-45`;

scenario(['IK-051', 'IK-055'], 'who can only roll or end is asked, whatever others can know of the hand', () => {
  const match = matchAt(BASE.replace('hand=B', 'hand=BL'));
  send(match, 0, 'road 30-36');
  // The hand is empty, and all know it.
  expect([due(match.state), match.awaited(), legal(match.state, 0)]).toEqual(['action', [0], ['end']]);
  send(match, 0, 'end');
  expect([due(match.state), match.awaited(), legal(match.state, 1)]).toEqual(['preRoll', [1], ['roll']]);
});

scenario('IK-081', 'each card of a discard is the choice of its seat, also of a hand that all know', () => {
  const text = BASE.replace('action', 'preRoll').replace('hand=B', 'hand=WWWWWWWW');
  const rolled = after(openHands(situation(text)), 'roll =3,4');
  expect([due(rolled), rolled.due[0], isActing(game.actors(rolled), 0), isPartial(rolled, 0)]).toEqual([
    'discard',
    4,
    true,
    false,
  ]);
  expect(due(after(rolled, 'discard WWWW'))).toBe('robber');
});

scenario('IK-224', 'Master merchant picks both cards, also of a hand of one kind', () => {
  const text = `knights 3 P1 action
    P1: c29 hand=B prog=master-merchant
    P2: c12 c18 r12-17 hand=LLL
    P3: c14 s45 r14-19`;
  const seen = after(openHands(situation(text)), 'play master-merchant P2');
  expect([due(seen), isPartial(seen, 0), seen.handSize[0]]).toEqual(['pick', false, 1]);
  const taken = after(seen, 'pick lumber; pick lumber');
  expect([due(taken), taken.handSize[0]]).toEqual(['action', 3]);
});

scenario('IK-222', 'an opponent with one kind of commodity gives it as a choice of its own', () => {
  const text = `knights 3 P1 action
    P1: c29 hand=B prog=commercial-harbor
    P2: c12 c18 r12-17 hand=C
    P3: c14 s45 r14-19`;
  const asked = after(openHands(situation(text)), 'play commercial-harbor; force P2 B');
  expect([due(asked), isActing(game.actors(asked), 1), legal(asked, 1)]).toEqual(['forced', true, ['gift cloth']]);
});

scenario(['IK-104', 'IK-107'], 'who has cards answers an offer, also where it can only decline', () => {
  const text = BASE.replace('18-24', '18-24 hand=WW').replace('41-45', '41-45 hand=BBO');
  const asked = after(openHands(situation(text, { playerTrade: 'noCounter' })), 'offer B>O P2,P3');
  expect([due(asked), legal(asked, 1)]).toEqual(['answer', ['decline']]);
  // If a counter-offer cannot be met, the active player must close.
  const countered = after(openHands(situation(text.replace('hand=B', 'hand=BL'))), 'offer B>O P2; P2: counter W>BB');
  expect([due(countered), legal(countered, 0)]).toEqual(['choose', ['close']]);
});

const KNIGHTS = `knights 3 P1 action
  P1: c29 s31 k35:1+ r29-35 r31-36 hand=B prog=deserter
  P2: c12 s18 r12-17 r18-24 k17:1+
  P3: c14 s45 r14-19`;

scenario(['IK-231', 'IK-232'], 'the only knight deserts by itself, and nobody need say so', () => {
  const match = matchAt(KNIGHTS);
  send(match, 0, 'play deserter P2');
  expect(match.entries.slice(-1)).toEqual([{ kind: 'move', by: 1, move: { kind: 'desert', at: 17 } }]);
  expect([due(match.state), match.awaited()]).toEqual(['station', [0]]);
  expect(match.canUndo(0).consented).toEqual([0]);
  const line = must(game.notation.parse(matchAt(KNIGHTS).state, 0, 'play deserter P2; place none'));
  expect(line).toEqual(
    must(game.notation.parse(matchAt(KNIGHTS).state, 0, 'play deserter P2; P2: desert 17; P1: place none')),
  );
  expect(line.map(({ by }) => by)).toEqual([0, 0, 1, 0]);
});

scenario('IK-231', 'of two knights the victim chooses', () => {
  const match = matchAt(KNIGHTS.replace('k17:1+', 'k17:1+ k24:1-'));
  send(match, 0, 'play deserter P2');
  expect([due(match.state), match.awaited(), legal(match.state, 1)]).toEqual([
    'desert',
    [1],
    ['desert 17', 'desert 24'],
  ]);
});

scenario(['IK-249', 'IK-294'], 'of decks one of which alone has cards no deck is named', () => {
  const text = `roaming 3 P1 preRoll invasion=1 bars=b5:1@22<16
    P1: s34 r28-34 k28:1+ hand=B
    P2: c12 s18 r12-17 r18-24
    P3: c14 s45 r14-19 r41-45`;
  const s = situation(text);
  s.undrawn.fill(0, 0, 16);
  const fought = after(s, 'roll =5,6,science');
  expect([due(fought), legal(fought, 0), game.isOpen?.(fought, 0)]).toEqual(['kill', ['deck politics'], true]);
  expect(due(after(s, 'roll =5,6,science {P1 draws spy}'))).toBe('action');
});

scenario(['IK-134', 'IK-198'], 'a roll is asked for where a hidden card could come before it', () => {
  const s = after(situation(BASE.replace('18-24', '18-24 dev=point')), 'end');
  expect([due(s), legal(s, 1), game.isOpen?.(s, 1)]).toEqual(['preRoll', [moveCodec.format(MOVE.roll)], false]);
});
