/** The drawing of each defender: a figure made of a mount, a body, a head and a weapon; 48 by 60. */

export type Headgear = 'helmet' | 'kettle' | 'great' | 'hood' | 'hat' | 'crown' | 'mitre';
export type Weapon = 'sword' | 'spear' | 'halberd' | 'bow' | 'crossbow' | 'gun' | 'lance' | 'axe' | 'staff' | 'crook';

export interface Figure {
  readonly head: Headgear;
  readonly weapon: Weapon;
  readonly hasShield?: boolean;
  readonly isMounted?: boolean;
  readonly isRobed?: boolean;
}

const GUARD: Figure = { head: 'kettle', weapon: 'spear' };

const FIGURES: { readonly [id: string]: Figure } = {
  swordsmen: { head: 'helmet', weapon: 'sword' },
  shieldmen: { head: 'helmet', weapon: 'sword', hasShield: true },
  halberdiers: { head: 'kettle', weapon: 'halberd' },
  archers: { head: 'hood', weapon: 'bow' },
  crossbowmen: { head: 'kettle', weapon: 'crossbow' },
  handgunners: { head: 'kettle', weapon: 'gun' },
  longbowmen: { head: 'kettle', weapon: 'bow' },
  'light-horsemen': { head: 'helmet', weapon: 'spear', isMounted: true },
  'medium-cavalry': { head: 'kettle', weapon: 'sword', isMounted: true },
  knights: { head: 'great', weapon: 'lance', isMounted: true },
  cavalier: { head: 'hat', weapon: 'sword', isMounted: true },
  ranger: { head: 'hood', weapon: 'bow', isMounted: true },
  nobleman: { head: 'crown', weapon: 'sword', isRobed: true },
  warrior: { head: 'great', weapon: 'axe', hasShield: true },
  wizard: { head: 'hat', weapon: 'staff', isRobed: true },
  druid: { head: 'hood', weapon: 'crook', isRobed: true },
  priest: { head: 'mitre', weapon: 'staff', isRobed: true },
};

/** The figure of a unit by its card's id; guard tokens and cards of a deck file look like guards. */
export function figureOf(card: string): Figure {
  return FIGURES[card] ?? GUARD;
}

export const HEADS: { readonly [head in Headgear]: string } = {
  helmet: 'M17 16q0-8 7-8t7 8zM23 8h2V4h-2z',
  kettle: 'M14 16q2-1 4-2 0-6 6-6t6 6q2 1 4 2z',
  great: 'M18 24V11q6-5 12 0v13zM18 16h12v2H18z',
  hood: 'M16 24q-2-15 8-18 10 3 8 18l-4-2q1-10-4-11-5 1-4 11z',
  hat: 'M13 15q11-4 22 0l-7-3L24 1l-4 11z',
  crown: 'M18 14l-1-8 4 3 3-5 3 5 4-3-1 8z',
  mitre: 'M18 15q0-7 6-13 6 6 6 13z',
};

/** Shafts are lines, blades and bows are filled shapes. */
export const WEAPONS: { readonly [weapon in Weapon]: { readonly line: string; readonly face: string } } = {
  sword: { line: 'M34 36l4-3M37 39l-4-8', face: 'M36 34l6-19 2 1-5 19z' },
  spear: { line: 'M38 56V14', face: 'M38 4l3 10h-6z' },
  halberd: { line: 'M38 56V12', face: 'M38 3l2 9 6-3q1 6-1 10l-5-3-2 2-3-4z' },
  bow: { line: 'M36 12v36M34 30h12', face: 'M36 12q13 18 0 36 8-18 0-36z' },
  crossbow: { line: 'M30 34l14-6M40 20l5 17', face: 'M38 20q10 2 8 18-2-10-8-18z' },
  gun: { line: 'M30 38l3 4', face: 'M30 34l15-10 2 3-16 11z' },
  lance: { line: 'M28 44L46 6', face: 'M46 6l-6 6 4 2zM30 36l6 4-6 3z' },
  axe: { line: 'M38 54V14', face: 'M38 14q8-3 8 6t-8 6zM38 16q-4 0-4 4t4 4z' },
  staff: { line: 'M38 56V16', face: 'M38 5l2 5 5 2-5 2-2 5-2-5-5-2 5-2z' },
  crook: { line: 'M38 56V18q0-8 5-8t4 6', face: 'M38 26q6 0 7-6-7 0-7 6z' },
};

/** Standing body, robe, and rider with horse. */
export const BODY = 'M16 58l2-17-4-4 1-9q4-5 9-5t9 5l1 9-4 4 2 17h-6l-2-13-2 13z';
export const ROBE = 'M13 58l5-21-4-2 1-7q4-5 9-5t9 5l1 7-4 2 5 21z';
export const RIDER = 'M17 42l-2-6 1-8q4-5 8-5t8 5l1 8-2 6z';
export const HORSE = 'M7 58V46q0-7 8-7h16l4-10 3-3v3q6 2 8 9l-3 2-5-3-2 9v12h-4l-1-9H17l-2 9h-4v-8q-1 4-2 8z';
export const SHIELD = 'M6 30q5 0 8-3 3 3 8 3v8q0 8-8 12-8-4-8-12z';
