/** Items of the text form of a position, `name=value`: one declaration for reading and writing each. */
import { changedOptions } from '@marchlands/core/options.ts';
import { quoted } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { DECK_OF, DECK_SIZE, DEV, DEV_CARDS, PROGRESS_CARDS, SHOWN_CARDS } from '../data/cards.ts';
import { ALL_KINDS, EVENT_FACES, HARBOUR, KINDS, TRACKS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { LETTERS, seatText, TERRAIN_LETTERS } from '../notation/names.ts';
import { optionSchema } from '../options.ts';
import { changeDev, changeProgress, markBought } from '../rules/counts.ts';
import { ABOUT, LEDGER, STACK, STEP, type State } from '../state.ts';
import { edgeName } from '../words/names.ts';
import { openText, readOpen, seatTexts } from './open.ts';
import { ROLLED, type TextReader } from './text-reader.ts';

/** An item of the game, or of a player; null is not written. */
interface Item {
  read(r: TextReader, text: string, seat: Seat): void;
  write(s: State, seat: Seat): string | null;
}

/** A number in the text; null if omitted. */
interface Value {
  read(r: TextReader, text: string): number;
  write(number: number, s: State): string | null;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

type Bound = number | ((s: State) => number);
const whole = (low: number, high: Bound): Value => ({
  read: (r, text) => r.whole(text, low, typeof high === 'number' ? high : high(r.s)),
  write: String,
});
/** A number omitted if 0. */
const some = (low: number, high: Bound): Value => ({
  ...whole(low, high),
  write: (number) => orNull(String(number || '')),
});
const named = <N extends string>(names: readonly N[]): Value => ({
  read: (r, text) => r.name(text, names),
  write: (number) => names[number],
});
const HEX: Value = { read: (r, text) => r.hex(text), write: String };
const SEAT: Value = { read: (r, text) => r.seat(text), write: seatText };
const KIND: Value = { read: (r, text) => r.kinds(text)[0] ?? 0, write: (kind) => LETTERS[kind] };
const BAY = whole(0, ({ setup }) => setup.board.bays.length - 1);
const HARBOUR_KIND: Value = {
  read(r, text) {
    const of = text.toLowerCase() === 'any' ? HARBOUR.any : text.length === 1 ? KIND.read(r, text) : -1;
    if (of < 0 || of > HARBOUR.any) r.fail(`has no harbour ${quoted(text)}; it is any, or of a resource.`, 'IK-016');
    return Math.max(0, of);
  },
  write: (kind, s) => (kind === HARBOUR.any ? 'any' : KIND.write(kind, s)),
};
/** Stored with 0 for none and values increased by one. */
const from1 = (value: Value): Value => ({
  read: (r, text) => value.read(r, text) + 1,
  write: (number, s) => (number === 0 ? null : value.write(number - 1, s)),
});

type Numbers = { [K in keyof State]: State[K] extends number ? K : never }[keyof State];

/** One number of the state, if its value has a text. */
const scalar = (key: Numbers, value: Value, isWritten = (_s: State, _seat: Seat): boolean => true): Item => ({
  read(r, text) {
    // All of them are writable numbers.
    (r.s as { [name in Numbers]: number })[key] = value.read(r, text);
  },
  write: (s, seat) => (isWritten(s, seat) ? value.write(s[key], s) : null),
});

/** A number of each player, if its value has a text. */
const perSeat = (key: 'defender' | 'kills', value: Value): Item => ({
  read(r, text, seat) {
    r.s[key][seat] = value.read(r, text);
  },
  write: (s, seat) => value.write(s[key][seat], s),
});

/** A list of things, one for each copy: how many there are, and the effect of one more. */
const copies = (
  sign: ',' | '',
  value: Value,
  size: number,
  count: (s: State, seat: Seat, thing: number) => number,
  put: (r: TextReader, thing: number, seat: Seat) => void,
): Item => ({
  read(r, text, seat) {
    for (const word of text.split(sign)) put(r, value.read(r, word), seat);
  },
  write(s, seat) {
    const texts: string[] = [];
    for (let thing = 0; thing < size; thing += 1)
      for (let n = count(s, seat, thing); n > 0; n -= 1) texts.push(value.write(thing, s) ?? '');
    return orNull(texts.join(sign));
  },
});
const LETTERED = [KIND, ALL_KINDS] as const;
const PROGRESS_LIST = [named(PROGRESS_CARDS), PROGRESS_CARDS.length] as const;

/** Moves a card from the bank into a hand. */
function gain(r: TextReader, kind: number, seat: Seat): void {
  const { s } = r;
  if (s.bank[kind] === 0) {
    r.fail(`has more ${KINDS[kind]} in hands than the ${s.setup.bank[kind]} that there are.`, 'IK-032');
    return;
  }
  LEDGER.gain(s, seat, kind, 1);
  s.bank[kind] -= 1;
}

/** Development cards: those bought in this turn, or the others. */
function development(isNew: boolean): Item {
  const bought = (s: State, seat: Seat, card: number): number => (seat === s.active ? s.bought[card] : 0);
  const older = (s: State, seat: Seat, card: number): number =>
    s.dev[seat * DEV_CARDS.length + card] - bought(s, seat, card);
  return copies(',', named(DEV_CARDS), DEV_CARDS.length, isNew ? bought : older, (r, card, seat) => {
    const { s } = r;
    if (s.devDeck[card] === 0) return r.fail(`has more cards ${DEV_CARDS[card]} than there are.`, 'IK-036');
    changeDev(s, seat, card, 1);
    s.devDeck[card] -= 1;
    if (isNew) markBought(s, card);
  });
}

/** `board=G9,L10,...`. */
const board: Item = {
  read(r, text) {
    const { s } = r;
    const { hexes: all } = s.setup.board;
    const hexes = text.split(',');
    if (hexes.length !== all.length) r.fail(`has ${hexes.length} hexes; there are ${all.length}.`, 'IK-013');
    for (const [hex, one] of hexes.slice(0, all.length).entries()) {
      const terrain = TERRAIN_LETTERS.indexOf(one.charAt(0).toUpperCase());
      if (terrain < 0 || one === '')
        r.fail(`has no terrain ${quoted(one)}; terrains are ${TERRAIN_LETTERS}.`, 'IK-014');
      s.terrain[hex] = Math.max(0, terrain) + 1;
      s.token[hex] = one.length > 1 ? r.whole(one.slice(1), 2, 12) : 0;
      if (s.token[hex] === 7) r.fail('has a token 7: there is none.', 'IK-015');
    }
  },
  write: (s) =>
    s.setup.board.hexes.map((_, hex) => `${TERRAIN_LETTERS[s.terrain[hex] - 1]}${s.token[hex] || ''}`).join(','),
};

/** `harbours=10-15:any,1-5:O`; an empty list means none. */
const harbours: Item = {
  read(r, text) {
    r.s.harbour.fill(0);
    for (const item of text.split(',').filter((one) => one !== '')) {
      const [ends = '', kind = ''] = r.parts(item, ':', 2);
      r.once('harbours', ends);
      r.s.harbour[r.edge(ends)] = 1 + HARBOUR_KIND.read(r, kind);
    }
  },
  write: (s) =>
    [...s.harbour.keys()]
      .filter((edge) => s.harbour[edge] > 0)
      .map((edge) => `${edgeName(s.setup, edge)}:${HARBOUR_KIND.write(s.harbour[edge] - 1, s)}`)
      .join(','),
};

/** `bars=b5:3@16,b11:1@31<37`. */
const barbarians: Item = {
  read(r, text) {
    const { s } = r;
    for (const item of text.split(',')) {
      const [, name = '', level = '', at = '', from = ''] =
        /^b(\d{1,2}):([123])@(\d{1,2})(?:<(\d{1,2}))?$/i.exec(item) ?? [];
      if (name === '') return r.fail(`must have barbarians such as b5:1@22<16, not ${quoted(item)}.`, 'IK-263');
      r.once('bars', `b${name}`);
      const bay = BAY.read(r, name);
      s.barbarianLevel[bay] = Number(level);
      s.barbarianAt[bay] = r.vertex(at);
      s.barbarianFrom[bay] = from === '' ? 0 : 1 + r.vertex(from);
    }
  },
  write(s) {
    const bays = [...s.barbarianLevel.keys()].filter((bay) => s.barbarianLevel[bay] > 0);
    const came = (bay: number): string => (s.barbarianFrom[bay] === 0 ? '' : `<${s.barbarianFrom[bay] - 1}`);
    return orNull(bays.map((bay) => `b${bay}:${s.barbarianLevel[bay]}@${s.barbarianAt[bay]}${came(bay)}`).join(','));
  },
};

/** `bank=B19,L18`. */
const bank: Item = {
  read(r, text) {
    for (const item of text.split(',')) {
      r.once('bank', item.slice(0, 1));
      r.s.bank[KIND.read(r, item.slice(0, 1))] = r.whole(item.slice(1), 0, 255);
    }
  },
  write: (s) => [...LETTERS.slice(0, s.setup.kinds)].map((letter, kind) => `${letter}${s.bank[kind]}`).join(','),
};

/** `under=science:crane,spy;trade:merchant`: played cards, which all have seen. */
const under: Item = {
  read(r, text) {
    const { s } = r;
    for (const part of text.split(';')) {
      const [deck = '', names = ''] = r.parts(part, ':', 2);
      r.once('under', deck);
      const track = r.name(deck, TRACKS);
      for (const name of names.split(',')) {
        const card = r.name(name, PROGRESS_CARDS);
        if (DECK_OF[card] !== track) r.fail(`has ${name} under the deck of ${deck}, which is not its own.`, 'IK-201');
        else if (r.draw(card)) {
          const at = track * DECK_SIZE + s.underCount[track];
          s.under[at] = 1 + card;
          s.underKnown[at] = (1 << s.setup.seats) - 1;
          s.underCount[track] += 1;
        }
      }
    }
  },
  write(s) {
    const decks = TRACKS.flatMap((track, deck) => {
      const lying = Array.from(s.under.subarray(deck * DECK_SIZE, deck * DECK_SIZE + s.underCount[deck]));
      return lying.length === 0 ? [] : [`${track}:${lying.map((card) => PROGRESS_CARDS[card - 1]).join(',')}`];
    });
    return orNull(decks.join(';'));
  },
};

/** `dice=5,3,ship`. */
const dice: Item = {
  read(r, text) {
    const [red = '', yellow = '', event = ''] = r.parts(text, ',', 3);
    r.s.red = r.whole(red, 1, 6);
    r.s.yellow = r.whole(yellow, 1, 6);
    if (event !== '') r.s.event = 1 + r.name(event, EVENT_FACES);
  },
  write: ({ red, yellow, event }) =>
    red === 0 || yellow === 0 ? null : [red, yellow, ...(event > 0 ? [EVENT_FACES[event - 1]] : [])].join(','),
};

/** `opt=pairSpacing:2,coast:wait`: the options of a position are those of its match. */
const options: Item = {
  read(r, text) {
    const own: { readonly [name: string]: unknown } = r.s.setup.options;
    for (const item of text.split(',')) {
      const [name = '', wanted = ''] = r.parts(item, ':', 2);
      r.once('opt', name);
      if (!Object.hasOwn(own, name) || String(own[name]) !== wanted)
        r.fail(`is for ${quoted(item)}, which are not the options of this match.`, 'IK-001');
    }
  },
  write({ setup }) {
    const changed = Object.entries(changedOptions(optionSchema, setup.seats, setup.options));
    const plain = changed.filter(([name, value]) => name !== 'rules' && typeof value !== 'object');
    return orNull(plain.map(([name, value]) => `${name}:${String(value)}`).join(','));
  },
};

const ROLLED_STEPS = Object.keys(ROLLED);

/** The step at which a turn continues after its roll. */
const step: Item = {
  read(r, text) {
    r.rest = { ...r.rest, step: ROLLED_STEPS[r.name(text, ROLLED_STEPS)] };
  },
  write(s) {
    if (s.step === STEP.actionStart) return STACK.bottom(s) === 'aqueductNext' ? 'production' : 'seven';
    return ROLLED_STEPS.find((name) => ROLLED[name] === s.step) ?? null;
  },
};

/** `left=b5,b0` or `left=P1,P2`: barbarians still to arrive, or seats still to draw. */
const left: Item = {
  read(r, text) {
    const bays = (): number => r.bits(text, (one) => BAY.read(r, one.replace(/^b/, '')), 'IK-263');
    r.rest = { ...r.rest, left: text.startsWith('b') ? bays() : r.seats(text) };
  },
  write(s) {
    const bottom = STACK.bottom(s);
    if (bottom === 'gateNext') return orNull(seatTexts(ABOUT.seats.get(s, s.interrupts - 1)));
    if (bottom !== 'arriveNext') return null;
    const mask = ABOUT.bays.get(s, s.interrupts - 1);
    const bays = [...s.barbarianLevel.keys()].filter((bay) => ((mask >> bay) & 1) === 1);
    return orNull(bays.map((bay) => `b${bay}`).join(','));
  },
};

/** The sorted characters of a text, ignoring case: lists may be given in another order. */
const sortedLetters = (text: string): string => [...text.toUpperCase()].sort().join('');

/** The open decisions; no part may contradict the rest of the position. */
const open: Item = {
  read(r, text) {
    const { s } = r;
    const { robber } = s;
    readOpen(r, text);
    if (r.r.hasProblem()) return;
    const right = openText(s);
    if (right !== null && sortedLetters(right) !== sortedLetters(text))
      r.fail(`must be ${right} here, not ${quoted(text)}.`, 'IK-004');
    if (s.robber !== robber && r.has('game', 'robber'))
      r.fail(`has the robber on h${robber}, and a theft on h${s.robber}.`, 'IK-083');
  },
  write: openText,
};

const hasKnights = ({ setup }: State): boolean => !setup.isBase;
const isActive = (s: State, seat: Seat): boolean => seat === s.active;

/** Items of the game, in writing order. */
export const GAME_ITEMS: { readonly [name: string]: Item } = {
  board,
  harbours,
  robber: scalar('robber', { ...HEX, write: (hex) => `h${hex}` }),
  ship: scalar(
    'ship',
    whole(0, ({ setup }) => setup.options.shipSteps + setup.options.firstLandingGrace - 1),
    hasKnights,
  ),
  invasion: scalar('invasion', whole(0, 999), hasKnights),
  shipbay: scalar('shipBay', BAY, hasKnights),
  bars: barbarians,
  merchant: {
    read(r, text) {
      const [hex = '', seat = ''] = r.parts(text, ':', 2);
      r.s.merchant = 1 + r.hex(hex);
      r.s.merchantSeat = 1 + r.seat(seat);
    },
    write: (s) => (s.merchant > 0 ? `h${s.merchant - 1}:${seatText(s.merchantSeat - 1)}` : null),
  },
  lr: scalar('longestRoad', from1(SEAT)),
  la: scalar('largestArmy', from1(SEAT)),
  bank,
  under,
  turn: scalar(
    'turn',
    some(1, ({ setup }) => setup.options.turnLimit),
  ),
  dice,
  devplayed: scalar('devPlayed', some(0, 1)),
  after: scalar('active', SEAT, (s) => s.builder > 0),
  opt: options,
  step,
  left,
  open,
};

/** Items of a player, in writing order. */
export const PLAYER_ITEMS: { readonly [name: string]: Item } = {
  hand: copies('', ...LETTERED, (s, seat, kind) => s.held[seat * ALL_KINDS + kind], gain),
  prog: copies(
    ',',
    ...PROGRESS_LIST,
    (s, seat, card) => s.progress[seat * PROGRESS_CARDS.length + card],
    (r, card, seat) => {
      if (r.draw(card)) changeProgress(r.s, seat, card, 1);
    },
  ),
  dev: development(false),
  new: development(true),
  offers: scalar(
    'offers',
    some(0, ({ setup }) => setup.options.offersPerTurn),
    isActive,
  ),
  fleet: copies(
    '',
    ...LETTERED,
    (s, seat, kind) => (isActive(s, seat) ? (s.fleet >> kind) & 1 : 0),
    ({ s }, kind) => {
      s.fleet |= 1 << kind;
    },
  ),
  swaps: copies(
    ',',
    SEAT,
    MAX_SEATS,
    (s, seat, of) => (isActive(s, seat) ? s.swaps[of] : 0),
    ({ s }, of) => {
      s.swaps[of] += 1;
    },
  ),
  house: {
    read(r, text, seat) {
      r.s.house[seat] = r.seats(text);
    },
    write: (s, seat) => orNull(seatTexts(s.house[seat])),
  },
  housed: scalar('housed', some(0, 1), isActive),
  shown: copies(
    ',',
    named(['printer', 'constitution']),
    2,
    (s, seat, which) => Number(s.shown[which] === seat + 1),
    (r, which, seat) => {
      if (r.draw(SHOWN_CARDS[which])) r.s.shown[which] = seat + 1;
    },
  ),
  imp: {
    read(r, text, seat) {
      for (const [track, level] of r.parts(text, '/', TRACKS.length).slice(0, TRACKS.length).entries())
        r.s.level[seat * TRACKS.length + track] = r.whole(level, 0, 5);
    },
    write(s, seat) {
      const levels = s.level.subarray(seat * TRACKS.length, (seat + 1) * TRACKS.length);
      return levels.some((level) => level > 0) ? levels.join('/') : null;
    },
  },
  def: perSeat('defender', some(0, 99)),
  kills: perSeat('kills', some(0, 16)),
  played: {
    read(r, text, seat) {
      const { s } = r;
      s.army[seat] = r.whole(text, 0, s.devDeck[DEV.knight]);
      s.devDeck[DEV.knight] -= s.army[seat];
    },
    write: (s, seat) => orNull(String(s.army[seat] || '')),
  },
};
