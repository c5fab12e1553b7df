import type { Card, CardKind } from '../../cards.ts';
import { cardNumber, DECK } from '../../deck.ts';

/** One drawing of the sheet in a picture of 160 by 90: centred on (x, y), so many units across. */
export interface Part {
  /** Its name on the sheet. */
  readonly icon: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Drawn the other way round. */
  readonly isFlipped?: boolean;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** What is drawn on a card: drawings of the sheet, and strokes of our own where they are not telling enough. */
export interface Face {
  readonly parts: readonly Part[];
  /** Path data on 160 by 90, stroked. */
  readonly strokes?: string;
}

const one = (icon: string, size = 74): Face => ({ parts: [{ icon, size }] });
/** Two drawings side by side, the second a little smaller. */
const two = (left: string, right: string, sizes: readonly [number, number] = [70, 54]): Face => ({
  parts: [
    { icon: left, x: 58, size: sizes[0] },
    { icon: right, x: 112, y: 45 + (sizes[0] - sizes[1]) / 2, size: sizes[1] },
  ],
});
/** A crowd of three of the same. */
const crowd = (icon: string, size = 48): Face => ({
  parts: [
    { icon, x: 42, y: 54, size: size * 0.86 },
    { icon, x: 118, y: 54, size: size * 0.86, isFlipped: true },
    { icon, x: 80, y: 42, size: size * 1.2 },
  ],
});
/** Small stars around what is magical. */
const GLITTER = 'M36 22v12M30 28h12M126 14v12M120 20h12M132 62v10M127 67h10M28 66v8M24 70h8';

/** The picture of every shipped card. */
export const FACES: { readonly [id: string]: Face } = {
  farm: { ...one('barn', 66), strokes: 'M4 86 34 62M22 88 46 66M156 86 126 62M138 88 114 66' },
  brewery: one('cellar-barrels', 76),
  bakery: one('sliced-bread'),
  butcher: one('meat-cleaver', 76),
  'market-place': one('shop', 72),
  temple: one('greek-temple'),
  'guild-hall': one('shaking-hands', 82),
  tavern: one('tavern-sign', 78),
  inn: { parts: [{ icon: 'bed', y: 50, size: 74 }], strokes: 'M132 12a13 13 0 1 0 12 18a10 10 0 0 1-12-18z' },
  'wizards-tower': { parts: [{ icon: 'stone-tower', y: 46, size: 80 }], strokes: GLITTER },
  library: one('bookshelf'),
  'alchemists-shop': one('bubbling-flask', 78),
  herbalist: one('pestle-mortar', 70),
  barracks: one('medieval-barracks', 80),
  armorer: one('breastplate', 76),
  'shield-smith': two('cross-shield', 'flat-hammer'),
  fletcher: one('quiver', 76),
  blacksmith: one('anvil-impact', 78),
  'defensive-wall': {
    parts: [
      { icon: 'defensive-wall', x: 44, size: 66 },
      { icon: 'defensive-wall', x: 109, size: 66 },
    ],
  },
  'guard-house': one('guarded-tower', 78),
  moat: {
    parts: [{ icon: 'drawbridge', x: 84, y: 40, size: 72 }],
    strokes: 'M6 80q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0M6 70q8-8 16 0t16 0',
  },
  catapult: one('catapult', 78),
  ballista: one('ballista', 84),
  bombard: one('pirate-cannon', 80),
  stables: one('stable', 76),
  quarry: one('stone-pile', 76),
  mason: {
    parts: [
      { icon: 'brick-wall', x: 54, y: 54, size: 58 },
      { icon: 'trowel', x: 116, y: 40, size: 62 },
    ],
  },
  woodmill: {
    parts: [
      { icon: 'log', x: 54, y: 54, size: 62 },
      { icon: 'circular-sawblade', x: 112, y: 42, size: 66 },
    ],
  },
  'logging-camp': one('axe-in-stump', 78),
  mine: one('gold-mine', 76),

  swordsmen: one('swordman', 78),
  shieldmen: one('attached-shield', 74),
  halberdiers: one('sharp-halberd', 78),
  archers: one('bowman', 78),
  crossbowmen: one('crossbow', 76),
  handgunners: one('musket', 80),
  longbowmen: one('bow-arrow', 80),
  'light-horsemen': one('horse-head', 76),
  'medium-cavalry': one('cavalry', 84),
  knights: one('mounted-knight', 86),

  cavalier: two('visored-helm', 'horseshoe', [72, 50]),
  ranger: one('robin-hood-hat', 80),
  nobleman: one('throne-king', 78),
  warrior: one('swords-power', 78),
  wizard: one('wizard-face', 76),
  druid: {
    parts: [
      { icon: 'wizard-staff', x: 60, size: 74 },
      { icon: 'oak-leaf', x: 108, y: 50, size: 60 },
    ],
  },
  priest: one('prayer', 76),

  'magic-sword': { ...one('rune-sword', 76), strokes: GLITTER },
  'magic-armor': { ...one('chest-armor', 72), strokes: GLITTER },
  'magic-bow': { ...one('lightning-bow', 74), strokes: GLITTER },

  'goblin-horde': crowd('goblin-head', 44),
  dragon: one('dragon-head', 82),
  giant: one('giant', 84),
  ogres: {
    parts: [
      { icon: 'ogre', x: 52, y: 45, size: 70 },
      { icon: 'ogre', x: 114, y: 54, size: 56, isFlipped: true },
    ],
  },
  'orc-army': crowd('orc-head', 46),
  trolls: {
    parts: [
      { icon: 'troll', x: 50, y: 46, size: 66 },
      { icon: 'troll', x: 114, y: 53, size: 54, isFlipped: true },
    ],
  },
  demons: { ...one('devil-mask', 76), strokes: 'M22 84q-8-18 2-30 0 12 8 16M138 84q8-18-2-30 0 12-8 16' },
  djinn: one('djinn', 84),
  sorcerer: { ...one('warlock-hood', 74), strokes: GLITTER },
  necromancer: one('skull-staff', 80),
  bandits: one('bandit', 76),
  barbarians: one('barbarian', 80),
  warlord: one('warlord-helmet', 80),
  nomads: { ...one('camel', 70), strokes: 'M4 84q24-16 44-4t44-2 64 4' },

  earthquake: one('earth-crack', 82),
  plague: one('plague-doctor-profile', 80),
  blizzard: one('snowing', 80),
  draught: { ...one('desert-skull', 66), strokes: 'M8 84 28 74 40 86M152 84 130 72 118 86M24 12v8M12 24h8M15 15l6 6' },
  'magical-vortex': one('vortex', 86),
  thieves: one('robber', 78),
  assassin: one('hooded-assassin', 82),
  spies: one('spyglass', 78),
  prosperity: one('cornucopia', 80),
  caravan: { ...one('old-wagon', 72), strokes: 'M4 84h152M14 76h20M126 76h20' },
  war: one('sword-clash', 80),
};

/** Pictures of cards that a deck file brings: one for each kind, with the first letters of the card's name. */
export const OWN_FACES: { readonly [kind in CardKind]: Face } = {
  structure: one('house', 68),
  troop: one('person', 74),
  hero: one('meeple-king', 72),
  artifact: one('crystal-wand', 74),
  monster: one('brute', 74),
  disaster: one('skull-crossed-bones', 72),
};

/** Tokens that fight beside the cards. */
export const TOKEN_FACES: { readonly [unit: string]: Face } = {
  guard: one('pikeman', 80),
  minion: one('evil-minion', 80),
};

/** What is drawn on a card; letters of its name where the picture is that of its kind. */
export function faceOf(card: Card): { readonly face: Face; readonly letters: string | null } {
  const shipped = DECK[cardNumber(card.id)];
  const face = FACES[card.id];
  if (face !== undefined && shipped?.kind === card.kind) return { face, letters: null };
  const letters = card.name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 3)
    .join('');
  return { face: OWN_FACES[card.kind], letters };
}
