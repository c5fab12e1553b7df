import { describe, expect, it } from 'vitest';
import { areaOf, areasOf, idAt, idOf } from '../board/areas.ts';
import { changesOf } from '../board/changes.ts';
import { flightsOf } from '../board/flights.ts';
import { type Camera, fitted, NEAREST, panned, showing, zoomed } from '../board/map/camera.ts';
import { type Prospect, prospectOf, totalsAfter } from '../board/outlook.ts';
import { placesOf } from '../board/playback.ts';
import { sceneOf } from '../board/scene.ts';
import { sidesOf } from '../board/sides.ts';
import { tried } from '../board/tried.ts';
import { worstOf } from '../board/use-overlays.ts';
import { rolledAfter } from '../board/use-rolled.ts';
import { stepsOf } from '../board/ways.ts';
import { BOAT, KINDS, WEAPON } from '../data/limits.ts';
import type { Event } from '../events.ts';
import { type Move, moveCodec } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import type { State } from '../state.ts';
import { placeNamed, UNDER_WAY } from '../view/names.ts';
import { situation } from './play.ts';

const box = { x: 0, y: 0, width: 1000, height: 800 };
const screen = { width: 500, height: 500 };

describe('the camera', () => {
  const all = fitted(box, screen);
  const seen = ({ scale, left, top }: Camera, x: number, y: number) => [x * scale + left, y * scale + top];

  it('shows the whole map in the middle at first', () => {
    expect(all.scale).toBe(0.5);
    expect(seen(all, 0, 0)).toEqual([0, 50]);
    expect(seen(all, 1000, 800)).toEqual([500, 450]);
  });
  it('keeps what lies under the pointer where it is when it comes nearer', () => {
    const [x, y] = [200, 260];
    const at = [(x - all.left) / all.scale, (y - all.top) / all.scale] as const;
    const near = zoomed(all, 3, x, y, box, screen);
    expect(near.scale).toBeCloseTo(1.5);
    expect(seen(near, ...at)[0]).toBeCloseTo(x);
    expect(seen(near, ...at)[1]).toBeCloseTo(y);
  });
  it('goes neither farther than the whole map nor nearer than its limit', () => {
    expect(zoomed(all, 0.2, 250, 250, box, screen)).toEqual(all);
    expect(zoomed(all, 1000, 250, 250, box, screen).scale).toBe(NEAREST);
  });
  it('cannot be moved off the map', () => {
    const near = zoomed(all, 4, 250, 250, box, screen);
    const right = panned(near, 1e6, 1e6, box, screen);
    expect(seen(right, 0, 0)).toEqual([0, 0]);
    const left = panned(near, -1e6, -1e6, box, screen);
    expect(seen(left, 1000, 800)).toEqual([500, 500]);
  });
  it('moves just so far that a place comes into sight, and not at all where it is', () => {
    const near = zoomed(all, 4, 0, 50, box, screen);
    expect(seen(showing(near, 900, 700, 60, box, screen), 900, 700)).toEqual([440, 440]);
    const [x, y] = [(250 - near.left) / near.scale, (250 - near.top) / near.scale];
    expect(showing(near, x, y, 60, box, screen)).toBe(near);
  });
});

describe('the areas of the board', () => {
  const { state: s } = situation('RBG L=R c=4 shipment R | *=G C4=R.h:t1 M3=[R][B:t2] NL-A2=[G]');

  it('have names that lead back to them', () => {
    const boats = Array.from({ length: s.boats }, (_, boat) => BOAT + boat);
    const areas = [0, 35, ...boats].map((at) => ({ kind: 'place' as const, at }));
    const spaces = [0, 17, 25].map((at) => ({ kind: 'space' as const, at }));
    for (const area of [...areas, ...spaces]) expect(areaOf(s, idOf(s, area))).toEqual(area);
    expect(areaOf(s, 'M3#3')).toBeNull();
    expect(areaOf(s, 'Z9')).toBeNull();
  });
  it('are where a move takes place, and nowhere for what only a button says', () => {
    const at = placeNamed(s, 'C4');
    const found = (move: Move) => areasOf(move).map((area) => idOf(s, area));
    expect(found({ kind: 'foot', token: 'timber', from: at })).toEqual(['C4']);
    expect(found({ kind: 'boat', boat: 0 })).toEqual(['M3#1']);
    expect(found({ kind: 'sail', space: 3 })).toEqual(['N4']);
    expect(found({ kind: 'breed', ground: at, into: null })).toEqual(['C4']);
    expect(found({ kind: 'end' })).toEqual([]);
  });
  it('of events are named as they lay at that moment', () => {
    const { land } = s.setup;
    const reach = land.spaceIds.indexOf('M3');
    expect(idAt(land, { space: reach, position: 1 })).toBe('M3#2');
    const event: Event = { kind: 'tokenTaken', seat: 0, token: 'timber', from: { space: reach, position: 0 } };
    expect(placesOf(land, event)).toEqual(['M3#1']);
  });
  it('bug: an offer marked none of the places that it is about', () => {
    const { land } = s.setup;
    const [from, into] = ['C4', 'A2'].map((id) => placeNamed(s, id));
    const event: Event = {
      kind: 'offerMade',
      seat: 0,
      to: 1,
      give: [{ token: 'timber', from }],
      get: [{ token: 'horse', into }],
    };
    expect(placesOf(land, event)).toEqual(['C4', 'A2']);
  });
  it('are drawn with what lies there', () => {
    const { places, boats } = sceneOf(s);
    const at = placeNamed(s, 'C4');
    expect(places[at]).toEqual({ owner: 0, city: false, site: null, tokens: '1,0,0,0,1,0', force: 2 });
    expect(boats.map(({ id, owner, tokens }) => [id, owner, tokens])).toEqual([
      ['M3#1', 0, '0,0,0,0,0,0'],
      ['M3#2', 1, '2,0,0,0,0,0'],
      ['NL-A2#1', 2, '0,0,0,0,0,0'],
    ]);
  });
});

it('a Horse under way is drawn where it is, with what it carries', () => {
  const { state: s } = situation('RB L=R c=2 shipment R | *=B C3=R.h:t2 C4=R D4=R');
  const [c3, c4] = ['C3', 'C4'].map((id) => placeNamed(s, id));
  const { state } = foretold(
    s,
    { kind: 'horse', from: c3 },
    { kind: 'take', token: 'timber', from: c3 },
    { kind: 'step', into: c4 },
  );
  const { places } = sceneOf(state);
  expect([places[c3].tokens, places[c4].tokens]).toEqual(['1,0,0,0,0,0', '1,0,0,0,1,0']);
});

/** A copy of a state after one move of Red's, without the forced moves after it. */
function tryOn(s: State, move: Move): State {
  const after = s.clone();
  apply(after, 0, moveCodec.encode(move));
  return after;
}

/** The preview of a sequence of Red's moves, which is legal. */
function foretold(s: State, ...moves: readonly Move[]): Prospect {
  const prospect = prospectOf(s, 0, moves);
  if (prospect === null) throw new Error('a move of the row may not be made');
  return prospect;
}

describe('the way of a shipment', () => {
  const { state: s } = situation('RBG L=R c=4 shipment R | *=G C4=R.h:t1 C5=R.h:g1 C6=R.h M3=[R]');
  const [c4, c5, c6] = ['C4', 'C5', 'C6'].map((id) => placeNamed(s, id));
  const { land } = s.setup;

  it('of a Horse leads from stop to stop', () => {
    const { events } = foretold(
      s,
      { kind: 'horse', from: c4 },
      { kind: 'take', token: 'timber', from: c4 },
      { kind: 'step', into: c5 },
      { kind: 'step', into: c6 },
    );
    expect(stepsOf(land, events)).toEqual([
      ['C4', 'C5'],
      ['C5', 'C6'],
    ]);
  });
  it('of a chain begins anew with each token', () => {
    const { events } = foretold(
      s,
      { kind: 'chain', token: 'timber', from: c4 },
      { kind: 'step', into: c6 },
      { kind: 'chain', token: 'gold', from: c5 },
      { kind: 'step', into: c4 },
    );
    expect(stepsOf(land, events)).toEqual([
      ['C4', 'C6'],
      ['C5', 'C4'],
    ]);
  });
  it('is summed up place by place: what leaves and what comes (EX-31)', () => {
    const { state: ride } = situation('RB L=R c=2 shipment R | *=B C3=R.h:t2 C4=R:i1 D4=R');
    const [from, over, into] = ['C3', 'C4', 'D4'].map((id) => placeNamed(ride, id));
    const { events, isWhole } = foretold(
      ride,
      { kind: 'horse', from },
      { kind: 'take', token: 'timber', from },
      { kind: 'step', into: over },
      { kind: 'drop', token: 'timber', into: over },
      { kind: 'take', token: 'iron', from: over },
      { kind: 'step', into },
      { kind: 'stop' },
    );
    expect(isWhole).toBe(true);
    expect(changesOf(ride.setup.land, events)).toEqual([
      {
        at: 'C3',
        tokens: [
          { token: 'timber', count: -1 },
          { token: 'horse', count: -1 },
        ],
      },
      {
        at: 'C4',
        tokens: [
          { token: 'timber', count: 1 },
          { token: 'iron', count: -1 },
        ],
      },
      {
        at: 'D4',
        tokens: [
          { token: 'iron', count: 1 },
          { token: 'horse', count: 1 },
        ],
      },
    ]);
  });
  it('of a boat tells what is aboard (EX-33)', () => {
    const { state: sail } = situation('RB L=R c=4 shipment R | *=B C4=R:t1 C5=R D5=R:g1 M3=[R]');
    const from = placeNamed(sail, 'C4');
    const { events } = foretold(sail, { kind: 'boat', boat: 0 }, { kind: 'take', token: 'timber', from });
    expect(changesOf(sail.setup.land, events)).toEqual([
      { at: 'C4', tokens: [{ token: 'timber', count: -1 }] },
      { at: UNDER_WAY, tokens: [{ token: 'timber', count: 1 }] },
    ]);
  });
});

describe('what the board foretells', () => {
  it('is that a second Weapon is lost where one stands, before it is shipped (CA-10)', () => {
    const { state: s } = situation('RBG L=R c=4 shipment R | *=G C4=R.w C5=R.w B4=R');
    const [c4, c5, b4] = ['C4', 'C5', 'B4'].map((id) => placeNamed(s, id));
    const lostBy = (into: number) =>
      foretold(s, { kind: 'foot', token: 'weapon', from: c4 }, { kind: 'step', into }).events.flatMap((event) =>
        event.kind === 'tokenLost' ? [[event.at, event.token]] : [],
      );
    expect(lostBy(c5)).toEqual([[c5, 'weapon']]);
    expect(lostBy(b4)).toEqual([]);
  });
  it('is both totals place by place, and what a planned move makes of them (EX-09)', () => {
    const { state: s } = situation('RBY L=R c=2 attack R | *=Y B3=R.hw C4=R D3=R D4=B C5=B.w');
    const [b3, d4] = ['B3', 'D4'].map((id) => placeNamed(s, id));
    const planned = tryOn(s, { kind: 'attack', target: d4 });
    const { totals, offence, defence } = sidesOf(planned);
    expect([totals.offenceSoFar, totals.defenceSoFar]).toEqual([2, 5]);
    expect(offence.map(({ points }) => points)).toEqual([1, 1]);
    expect(defence.map(({ points }) => points).sort()).toEqual([1, 4]);
    const riding = tryOn(tryOn(planned, { kind: 'horse', from: b3 }), { kind: 'take', token: 'weapon', from: b3 });
    expect(totalsAfter(riding, 0, { kind: 'declare' })).toBeNull();
    expect(sidesOf(riding).totals.offenceSoFar).toBe(6);
  });
  it('is an attack as it would be declared, before anybody answers and anything moves (CA-88)', () => {
    const { state: s } = situation('RBY L=R c=2 attack R | *=Y C4=R.hw D4=B');
    const [c4, d4] = ['C4', 'D4'].map((id) => placeNamed(s, id));
    const attack: Move = { kind: 'attack', target: d4 };
    expect(foretold(s, attack).isWhole).toBe(false);
    const { state, events, isWhole } = foretold(s, attack, { kind: 'declare' });
    expect(isWhole).toBe(true);
    expect(events.at(-1)).toMatchObject({ kind: 'attackDeclared', offence: 5, defence: 1 });
    expect([state.owner[d4] - 1, state.tokens[c4 * KINDS + WEAPON]]).toEqual([1, 1]);
    expect(sidesOf(state).totals).toMatchObject({ offenceSoFar: 5, defenceSoFar: 1 });
  });
  it('is whole once an attack is declared', () => {
    const { state: s } = situation('RBY L=R c=2 attack R | *=Y C4=R D4=B');
    const target = placeNamed(s, 'D4');
    expect(foretold(s, { kind: 'attack', target }).isWhole).toBe(false);
    const { events, isWhole } = foretold(s, { kind: 'attack', target }, { kind: 'declare' });
    expect(isWhole).toBe(true);
    expect(events.at(-1)).toMatchObject({ kind: 'attackDeclared', offence: 1, defence: 1 });
  });
  it('tells what is lost by the only way of a second Weapon', () => {
    const { state: s } = situation('RBG L=R c=4 shipment R | *=G C4=R.w C5=R.w');
    const [from, into] = [placeNamed(s, 'C4'), placeNamed(s, 'C5')];
    const { events, isWhole } = foretold(s, { kind: 'foot', token: 'weapon', from }, { kind: 'step', into });
    expect(isWhole).toBe(true);
    expect(events.filter(({ kind }) => kind === 'tokenLost')).toHaveLength(1);
  });
  it('is nothing where a move may not be made', () => {
    const { state: s } = situation('RBG L=R c=4 shipment R | *=G C4=R.w C5=R.w');
    expect(prospectOf(s, 0, [{ kind: 'horse', from: placeNamed(s, 'C4') }])).toBeNull();
  });
  it('names the move that a tap seems to try', () => {
    const { state: s } = situation('RBY L=R c=2 attack R | *=Y C4=R D4=B');
    const [c4, f5] = ['C4', 'F5'].map((id) => placeNamed(s, id));
    expect(tried(s, { kind: 'place', at: f5 })).toEqual({ kind: 'attack', target: f5 });
    expect(tried(s, { kind: 'place', at: c4 })).toBeNull();
  });
  it('keeps of each threatened place the worst attack that needs no help', () => {
    const report = (by: number, target: number, margin: number | null) =>
      ({
        by,
        target,
        margin,
        marginWithLeave: 9,
        shipments: 0,
        isExact: true,
        plan: [],
      }) as const;
    const worst = worstOf([report(1, 4, 2), report(2, 4, 5), report(1, 7, 0), report(2, 8, null)]);
    expect([...worst].map(([at, { by }]) => [at, by])).toEqual([[4, 2]]);
  });
});

describe('die and votes', () => {
  const die = (value: number): Event => ({ kind: 'dieRolled', phase: 'trade', seat: 0, die: value });
  const votes: Event = { kind: 'votesShown', phase: 'trade', yes: [1], no: [0, 2], passed: false };

  it('stand until the next is rolled, and are gone with the attack and the next cycle', () => {
    expect(rolledAfter(null, [die(6), votes])).toEqual({ die: 6, votes: { yes: [1], no: [0, 2] } });
    expect(rolledAfter({ die: 6, votes: null }, [die(2)])).toEqual({ die: 2, votes: null });
    expect(rolledAfter({ die: 2, votes: null }, [{ kind: 'phaseBegan', phase: 'attack' }])).toBeNull();
    expect(rolledAfter({ die: 2, votes: null }, [{ kind: 'cycleBegan', cycle: 2, lead: 1 }])).toBeNull();
  });
});

describe('what moves over the map', () => {
  const s = situation('RB L=R c=2 trade R | *=B C4=R').state;
  const { setup } = s;
  const at = placeNamed(s, 'D5');

  it('is whoever takes a place, and both sides of a trade', () => {
    const taken = flightsOf({ kind: 'placeTaken', seat: 1, from: 0, target: at, offence: 3, defence: 1 }, setup);
    expect(taken).toEqual([expect.objectContaining({ to: { place: 'D5' }, seat: 1 })]);
    const traded = flightsOf({ kind: 'tradeMade', seat: 0, with: 1, given: [], received: [] }, setup);
    expect(traded.map(({ from, to }) => [from, to])).toEqual([
      [{ seat: 0 }, { seat: 1 }],
      [{ seat: 1 }, { seat: 0 }],
    ]);
  });

  it('is nothing where no more is told than a sentence', () => {
    expect(flightsOf({ kind: 'tradePassed', seat: 0 }, setup)).toEqual([]);
  });
});
