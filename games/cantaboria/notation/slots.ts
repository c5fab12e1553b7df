/** Values of one word in a line. */
import type { Told } from '@marchlands/core/step-forms/form.ts';
import type { Slot } from '@marchlands/core/template.ts';
import { BOAT } from '../data/limits.ts';
import { DECLINED } from '../moves.ts';
import { lettersOf } from '../position/letters.ts';
import { TOKEN_LETTERS } from '../position/line.ts';
import { ABOUT, STEP, type State } from '../state.ts';
import { nameOf, placeNamed } from '../view/names.ts';
import { refuse, seatLetter } from './names.ts';

const notOnTheMap = (text: string, { setup }: State) => refuse(setup, 'notOnTheMap', text);

/** A territory or a boat. */
const place: Slot<State> = {
  expected: 'a place such as C3 or M3#1',
  parse: (text, s) => placeNamed(s, text),
  format: (at, s) => nameOf(s, at),
  refuse: notOnTheMap,
};
const territory: Slot<State> = {
  ...place,
  parse: (text, { setup }) => setup.land.territoryIds.indexOf(text),
};
const boat: Slot<State> = {
  ...place,
  parse: (text, s) => Math.max(-1, placeNamed(s, text) - BOAT),
  format: (number, s) => nameOf(s, BOAT + number),
};
/** Where a Horse is bred; `-` declines it. */
const into: Slot<State> = {
  ...place,
  parse: (text, s) => (text === '-' ? DECLINED : placeNamed(s, text)),
  format: (at, s) => (at === DECLINED ? '-' : nameOf(s, at)),
};
const space: Slot<State> = {
  expected: 'a water such as M3',
  parse: (text, { setup }) => setup.land.spaceIds.indexOf(text),
  format: (at, { setup }) => setup.land.spaceIds[at],
  refuse: notOnTheMap,
};
/** The reach whose passage is asked for. */
const reach: Told<State> = {
  ...space,
  value: (s) => (s.step === STEP.passage ? ABOUT.reach.get(s) : null),
  wrong: ({ setup }, text) => refuse(setup, 'notNow', text),
};
const seat: Slot<State> = {
  expected: (s) => `a seat of ${lettersOf(s)}`,
  parse: (text, s) => (text.length === 1 ? lettersOf(s).indexOf(text) : -1),
  format: (number, s) => seatLetter(s, number),
};
const lettered = (letters: string): Slot<State> => ({
  expected: `one of ${[...letters].join(', ')}`,
  parse: (text) => (text.length === 1 ? letters.indexOf(text) : -1),
  format: (number) => letters[number],
});

/** The pieces that a planned boat lands. */
const cargo: Slot<State> = {
  expected: '!, !h, !w or !hw',
  parse: (text) => LANDED.indexOf(text),
  format: (what) => LANDED[what],
};
const LANDED = ['', 'h', 'w', 'hw'];

export const slots = {
  ...{ place, territory, boat, into, space, reach, seat, cargo, token: lettered(TOKEN_LETTERS) },
  ...{ built: lettered('wcb'), vote: lettered('ny'), side: lettered('nad') },
};
