import type { Card, CardKind } from '../../data/cards.ts';
import { DECK } from '../../data/deck/deck.ts';
import { nameOfCard } from '../../words/cards.ts';

/** One drawing of the sheet in a picture of 150 by 100: centred on (x, y), this many units across. */
export interface Part {
  /** Its name on the sheet. */
  readonly icon: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Mirrored. */
  readonly isFlipped?: boolean;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** The picture of a card: drawings of the sheet, and our own strokes where those say too little. */
export interface Face {
  readonly parts: readonly Part[];
  /** Path data on 150 by 100, stroked. */
  readonly strokes?: string;
}

const one = (icon: string, size = 80): Face => ({ parts: [{ icon, size }] });
/** Two drawings side by side, the second a little smaller. */
const two = (left: string, right: string, sizes: readonly [number, number] = [76, 58]): Face => ({
  parts: [
    { icon: left, x: 52, size: sizes[0] },
    { icon: right, x: 111, y: 53 + (sizes[0] - sizes[1]) / 2, size: sizes[1] },
  ],
});
/** A crowd of three of the same. */
const crowd = (icon: string, size: number): Face => ({
  parts: [
    { icon, x: 30, y: 66, size: size * 0.9 },
    { icon, x: 120, y: 66, size: size * 0.9, isFlipped: true },
    { icon, x: 75, y: 48, size: size * 1.3 },
  ],
});
/** Small stars around what is magical. */
const GLITTER = 'M22 34v14M15 41h14M128 44v12M122 50h12M132 74v12M126 80h12M16 72v10M11 77h10';

/** The picture of every shipped card. */
export const FACES: { readonly [id: string]: Face } = {
  farm: { ...one('barn', 73), strokes: 'M3 94 30 70M20 97 38 78M147 94 120 70M130 97 112 78' },
  brewery: one('cellar-barrels', 84),
  bakery: one('sliced-bread'),
  butcher: one('meat-cleaver', 84),
  'market-place': one('shop', 79),
  temple: one('greek-temple'),
  'guild-hall': one('shaking-hands', 90),
  tavern: one('tavern-sign', 86),
  inn: { parts: [{ icon: 'bed', y: 58, size: 81 }], strokes: 'M40 10a12 12 0 1 0 12 17a10 10 0 0 1-12-17z' },
  'wizards-tower': { parts: [{ icon: 'stone-tower', y: 54, size: 88 }], strokes: GLITTER },
  library: one('bookshelf'),
  'alchemists-shop': one('bubbling-flask', 86),
  herbalist: one('pestle-mortar', 77),
  barracks: one('medieval-barracks', 88),
  armorer: one('breastplate', 84),
  'shield-smith': two('cross-shield', 'flat-hammer'),
  fletcher: one('quiver', 84),
  blacksmith: one('anvil-impact', 86),
  'defensive-wall': {
    parts: [
      { icon: 'defensive-wall', x: 36, size: 73 },
      { icon: 'defensive-wall', x: 106, size: 73 },
    ],
  },
  'guard-house': one('guarded-tower', 86),
  moat: {
    parts: [{ icon: 'drawbridge', x: 79, y: 48, size: 79 }],
    strokes: 'M-2 93q7.5-7 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0 15 0M-2 82q7.5-7 15 0t15 0',
  },
  catapult: one('catapult', 86),
  ballista: one('ballista', 92),
  bombard: one('pirate-cannon', 88),
  stables: one('stable', 84),
  quarry: one('stone-pile', 84),
  mason: {
    parts: [
      { icon: 'brick-wall', x: 47, y: 63, size: 64 },
      { icon: 'trowel', x: 114, y: 48, size: 68 },
    ],
  },
  woodmill: {
    parts: [
      { icon: 'log', x: 47, y: 63, size: 68 },
      { icon: 'circular-sawblade', x: 110, y: 50, size: 73 },
    ],
  },
  'logging-camp': one('axe-in-stump', 86),
  mine: one('gold-mine', 84),

  swordsmen: one('swordman', 86),
  shieldmen: one('attached-shield', 81),
  halberdiers: one('sharp-halberd', 86),
  archers: one('bowman', 86),
  crossbowmen: one('crossbow', 84),
  handgunners: one('musket', 88),
  longbowmen: one('bow-arrow', 88),
  'light-horsemen': one('horse-head', 84),
  'medium-cavalry': one('cavalry', 92),
  knights: one('mounted-knight', 92),

  cavalier: two('visored-helm', 'horseshoe', [78, 54]),
  ranger: one('robin-hood-hat', 88),
  nobleman: one('throne-king', 86),
  warrior: one('swords-power', 86),
  wizard: one('wizard-face', 84),
  druid: {
    parts: [
      { icon: 'wizard-staff', x: 48, y: 52, size: 80 },
      { icon: 'oak-leaf', x: 112, y: 64, size: 58 },
    ],
  },
  priest: one('prayer', 84),

  'magic-sword': { ...one('rune-sword', 84), strokes: GLITTER },
  'magic-armor': { ...one('chest-armor', 79), strokes: GLITTER },
  'magic-bow': { ...one('lightning-bow', 81), strokes: GLITTER },

  'goblin-horde': crowd('goblin-head', 44),
  dragon: one('dragon-head', 90),
  giant: one('giant', 92),
  ogres: {
    parts: [
      { icon: 'ogre', x: 45, y: 53, size: 77 },
      { icon: 'ogre', x: 112, y: 63, size: 62, isFlipped: true },
    ],
  },
  'orc-army': crowd('orc-head', 46),
  trolls: {
    parts: [
      { icon: 'troll', x: 43, y: 54, size: 73 },
      { icon: 'troll', x: 112, y: 62, size: 59, isFlipped: true },
    ],
  },
  demons: { ...one('devil-mask', 84), strokes: 'M18 94q-9-20 2-33 0 13 9 18M132 94q9-20-2-33 0 13-9 18' },
  djinn: one('djinn', 92),
  sorcerer: { ...one('warlock-hood', 81), strokes: GLITTER },
  necromancer: one('skull-staff', 88),
  bandits: one('bandit', 84),
  barbarians: one('barbarian', 88),
  warlord: one('warlord-helmet', 88),
  nomads: { ...one('camel', 77), strokes: 'M-2 94q22-12 42-4t44-2 68 4' },

  earthquake: one('earth-crack', 90),
  plague: one('plague-doctor-profile', 88),
  blizzard: one('snowing', 88),
  draught: { ...one('desert-skull', 73), strokes: 'M2 88 22 80 34 94M148 90 128 80 116 95M20 62 30 56M130 62 120 56' },
  'magical-vortex': one('vortex', 92),
  thieves: one('robber', 86),
  assassin: one('hooded-assassin', 90),
  spies: one('spyglass', 86),
  prosperity: one('cornucopia', 88),
  caravan: { ...one('old-wagon', 79), strokes: 'M0 93h150M4 84h16M130 84h16' },
  war: one('sword-clash', 88),
};

/** Pictures of cards from a deck file: one for each kind, with the first letters of the card's name. */
export const OWN_FACES: { readonly [kind in CardKind]: Face } = {
  structure: one('house', 75),
  troop: one('person', 81),
  hero: one('meeple-king', 79),
  artifact: one('crystal-wand', 81),
  monster: one('brute', 81),
  disaster: one('skull-crossed-bones', 79),
};

/** Tokens that fight beside the cards. */
export const TOKEN_FACES: { readonly [unit: string]: Face } = {
  guard: one('pikeman', 88),
  minion: one('evil-minion', 88),
};

/** The picture of a card; with letters of its name if the picture is only that of its kind. */
export function faceOf(card: Card): { readonly face: Face; readonly letters: string | null } {
  const shipped = DECK.find(({ id }) => id === card.id);
  if (shipped?.kind === card.kind) return { face: FACES[card.id], letters: null };
  const letters = nameOfCard(card)
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join('');
  return { face: OWN_FACES[card.kind], letters };
}
