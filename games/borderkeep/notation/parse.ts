import type { LineReader } from '@marchlands/core/notation.ts';
import { wholeIn } from '@marchlands/core/params.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { GOLD, GOODS, LETTERS, MAGIC, STONE, WOOD } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import { MIX_PAY, MOVE, moveCodec } from '../moves.ts';
import { whyNotVictim } from '../rules/attack.ts';
import { WALL_GOODS } from '../rules/heal.ts';
import { actors } from '../rules/legal.ts';
import type { Refusal } from '../rules/refusals.ts';
import { isBearerAt, nameAt, numberAt } from '../rules/town.ts';
import { ANY, ARTIFACT } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { refusalReason } from '../words/refusals.ts';
import { headOf, isRow, readOutcome } from './chance.ts';
import { nextCopy, readCardWord, readMix, readUnitWord, seatLetter, seatOfLetter } from './names.ts';

type Reader = LineReader<Types>;

/** A line that can be read and breaks a rule, or names what is not asked. */
const refuse = (message: string, rule: string, code?: Refusal) => fail(message, undefined, rule, code);

const NO_UNIT = 'Name a unit such as knights or guard#1.';
const NO_CARD = 'Name a card such as farm.';

/** The form without cards once rolled for what lapsed, and asked for a victim of Spies. */
const OLD = 'A record of an earlier version with this line cannot be read.';
const NOT_ROLLED = `No disaster or monster is rolled here: one that lapses is not rolled for. ${OLD}`;
const NO_SPIES = `Without cards Spies does nothing and has no victim. ${OLD}`;

/** Chance results: a head and one or more outcomes. */
function readChance(r: Reader, words: readonly string[]): Result<unknown> {
  const isLapsed = ['disaster', 'monster'].includes(words[0] ?? '') && r.state.step !== STEP.table;
  if (isLapsed && !r.state.setup.hasCards) return refuse(NOT_ROLLED, 'BK-96', 'notNow');
  if (actors(r.state) !== CHANCE) return fail('Chance does not act here; a seat must decide.');
  const head = headOf(r.state);
  const wanted = head.text.toLowerCase().split(' ');
  const fits = wanted.every((word, i) => words[i] === word || words[i] === word.replace(/#1$/, ''));
  if (!fits) return fail(`Here chance must bring "* ${head.text} ...", not ${quoted(`* ${words.join(' ')}`)}.`);
  const rest = words.slice(wanted.length);
  if (rest.length === 0) return fail(`"* ${head.text}" needs its result.`);
  if (rest.length > 1 && !isRow(r.state)) return fail(`"* ${head.text}" has one result, not ${rest.length}.`);
  for (const word of rest) {
    const now = actors(r.state) === CHANCE ? headOf(r.state) : null;
    if (now === null || now.text !== head.text || now.key !== head.key) {
      return fail(`"* ${head.text}" has too many results: ${quoted(word)} is left over.`);
    }
    const code = readOutcome(r.state, word);
    const brought = code.ok ? r.chance(code.value, word) : code;
    if (!brought.ok) return brought;
  }
  return ok(null);
}

/** Goods that are accepted for what a move pays for, gold left out, one bit each. */
function acceptedFor({ setup, cursor }: State, code: number): number {
  const { tables } = setup;
  switch (moveCodec.kindOf(code)) {
    case 'build':
      return tables.accepts[(code - MOVE.build) >> 1];
    case 'keep':
      return tables.upkeepGoodsA[cursor] | tables.upkeepGoodsB[cursor];
    case 'wall':
      return WALL_GOODS;
    default:
      return 1 << MAGIC;
  }
}

/** What this part of the line has paid, by good; empty where that is not complete. */
function paidIn({ events }: Reader): readonly number[] {
  return events.find((event) => event.kind === 'goodsPaid')?.amounts ?? [];
}

/** A payment by a mix: the default where it is that, else kind by kind (D-02). */
function readPayment(r: Reader, code: number, words: readonly string[]): Result<unknown> {
  if (words.length === 1 && words[0] === 'mix') return r.play(code + MIX_PAY);
  if (words.length === 0) return r.play(code);
  const mix = readMix(words);
  if (mix === null) return fail(`A mix looks like "t3 s2 g3", or "-" for nothing, not ${quoted(words.join(' '))}.`);
  const trial = r.trial();
  const plain = trial.play(code);
  if (!plain.ok) return plain;
  const paid = paidIn(trial);
  if (paid.every((amount, g) => amount === mix[g])) return r.play(code);
  const due = paid.reduce((sum, amount) => sum + amount, 0);
  const sum = mix.reduce((total, amount) => total + amount, 0);
  if (sum !== due) return refuse(`The price is ${due}, and this mix is ${sum}.`, 'BK-06', 'wrongAmount');
  const accepted = acceptedFor(r.state, code);
  const foreign = mix.findIndex((amount, g) => amount > 0 && g !== GOLD && ((accepted >> g) & 1) === 0);
  if (foreign >= 0) return refuse(`${GOODS[foreign]} is not accepted for this.`, 'BK-36', 'wrongAmount');
  if (!r.state.setup.options.mixWoodStone && (mix[WOOD] ?? 0) > 0 && (mix[STONE] ?? 0) > 0) {
    return refuse('One payment may hold wood or stone, not both.', 'BK-06', 'wrongAmount');
  }
  const began = r.play(code + MIX_PAY);
  if (!began.ok) return refuse('No other mix than the default can be paid here.', 'BK-06', 'wrongAmount');
  while (r.state.step === STEP.mix && r.state.payFor > 0) {
    const spent = r.play(MOVE.spend + mix[r.state.payGood]);
    if (!spent.ok) return spent;
  }
  const real = paidIn(r);
  const wrong = real.findIndex((amount, g) => amount !== mix[g]);
  if (wrong < 0) return ok(null);
  const letter = LETTERS[wrong];
  const message = `This mix cannot be paid: ${letter}${mix[wrong]} should be ${letter}${real[wrong]}.`;
  return refuse(message, 'BK-06', 'wrongAmount');
}

/** A card that is built or recovered, by the number of the copy where that is given; -1 where there is none such. */
function nextCard({ state, seat }: Reader, word = ''): number {
  return readCardWord(state.setup, word, (card) => nextCopy(state, seat, card));
}

/** `build card mix on hero`. */
function readBuild(r: Reader, words: readonly string[]): Result<unknown> {
  const card = nextCard(r, words[0]);
  if (card < 0) return fail(NO_CARD);
  const on = words.indexOf('on');
  if (on >= 0 && r.state.setup.tables.type[card] !== ARTIFACT) {
    const name = r.state.setup.cards[card]?.name ?? 'This';
    return refuse(`${name} is no artifact: it is not given to a hero.`, 'BK-29', 'notABearer');
  }
  const mix = on < 0 ? words.slice(1) : words.slice(1, on);
  const paid = readPayment(r, MOVE.build + card * 2, mix);
  if (!paid.ok || on < 0) return paid;
  const unit = readUnitWord(words[on + 1] ?? '');
  if (unit < 0 || words.length > on + 2) return fail(NO_UNIT);
  if (r.state.step === STEP.attach) return r.play(MOVE.attach + unit);
  for (let at = 0; at < r.state.units[r.seat]; at += 1) {
    if (isBearerAt(r.state, r.seat, at) && numberAt(r.state, r.seat, at) === unit) return ok(null);
  }
  return refuse(`The artifact cannot be carried by ${quoted(words[on + 1])}.`, 'BK-29', 'notABearer');
}

/** The victim of `>C` as a seat, null where the word is no such mark. */
function readVictim(mark: string): Result<Seat | null> {
  if (!mark.startsWith('>')) return ok(null);
  const victim = seatOfLetter(mark.slice(1));
  return victim < 0 ? fail(`A victim is a seat such as >B, not ${quoted(mark)}.`) : ok(victim);
}

/** Whether a card rolled in the non-card version is under way and waits for its victim, hero or raiders (BK-95). */
function isRolledCard({ setup, attackCard, step }: State, card: number): boolean {
  return !setup.hasCards && attackCard === card + 1 && [STEP.victim, STEP.hero, STEP.raid].includes(step);
}

/** What `>seat` says: the choice of a victim, or the town that is struck anyway. */
function readStruck(r: Reader, card: number, victim: Seat, why: Refusal | null): Result<unknown> {
  if (why !== null) {
    const { text, rule } = refusalReason(why, r.state.setup, { kind: 'play', card: CARD_IDS[card] });
    return refuse(text, rule, why);
  }
  if (r.state.step === STEP.victim) return r.play(MOVE.target + victim);
  const played = r.events.find((event) => event.kind === 'attackPlayed');
  const struck = played === undefined ? r.state.victim : played.victim;
  if (struck === victim) return ok(null);
  const is = struck === null ? 'has no victim' : `strikes ${seatLetter(struck)}`;
  return refuse(`This card ${is}, not ${seatLetter(victim)}.`, struck === null ? 'BK-41' : 'BK-39');
}

/** `play card`, with `>seat` where there is a choice, a hero or raiders. */
function readPlay(r: Reader, words: readonly string[]): Result<unknown> {
  const card = readCardWord(r.state.setup, words[0] ?? '');
  if (card < 0) return fail(NO_CARD);
  const named = readVictim(words[1] ?? '');
  if (!named.ok) return named;
  const victim = named.value;
  const isRolled = isRolledCard(r.state, card);
  if (!r.state.setup.hasCards && CARD_IDS[card] === 'spies') return refuse(NO_SPIES, 'BK-89', 'notNow');
  const isFree = victim !== null && r.state.setup.tables.victim[card] === ANY && !r.state.setup.isSelfStruck;
  const why = isFree ? whyNotVictim(r.state, card, victim) : null;
  const played = isRolled ? ok(null) : r.play(MOVE.play + card);
  if (!played.ok) return played;
  if (victim !== null) {
    const struck = readStruck(r, card, victim, isRolled && r.state.step !== STEP.victim ? null : why);
    if (!struck.ok) return struck;
  }
  const rest = words.slice(victim === null ? 1 : 2);
  if (rest.length === 0) {
    return r.steps.length > 0 ? ok(null) : refuse('Name the victim, such as >B, and the hero or the raiders.', 'BK-40');
  }
  const units = rest.map(readUnitWord);
  if (units.includes(-1)) return fail(NO_UNIT);
  if (r.state.step === STEP.raid || CARD_IDS[card] === 'war') return readRaiders(r, units);
  const isDead = r.events.some((event) => event.kind === 'defenderDestroyed' && readUnitWord(event.unit) === units[0]);
  return isDead ? ok(null) : r.play(MOVE.kill + units[0]);
}

function readRaiders(r: Reader, units: readonly number[]): Result<unknown> {
  while (r.state.step === STEP.raid) {
    const asked = numberAt(r.state, r.seat, r.state.cursor);
    const went = r.play(units.includes(asked) ? MOVE.send : MOVE.stay);
    if (!went.ok) return went;
  }
  const sent = r.events.find((event) => event.kind === 'raidersSent')?.units ?? [];
  if (sent.length === units.length && sent.every((unit) => units.includes(readUnitWord(unit)))) return ok(null);
  return refuse(`These cannot all go; the raiders would be ${sent.join(', ')}.`, 'BK-50', 'noSuchUnit');
}

/** `keep card mix` and `lapse card` must name the card asked about. */
function readUpkeep(r: Reader, kind: 'keep' | 'lapse', words: readonly string[]): Result<unknown> {
  const { step, cursor, cursorCopy, setup } = r.state;
  if (step === STEP.upkeep && readCardWord(setup, words[0] ?? '', () => cursorCopy + 1) !== cursor) {
    return refuse(`The upkeep of ${CARD_IDS[cursor]} is asked for now.`, 'BK-21', 'notNow');
  }
  return step === STEP.upkeep && kind === 'keep' ? readPayment(r, MOVE.keep, words.slice(1)) : r.play(MOVE[kind]);
}

function readSpend(r: Reader, word: string): Result<unknown> {
  const good = LETTERS.indexOf(word.at(0) ?? ' ');
  const amount = wholeIn(word.slice(1));
  if (good < 0 || amount < 0 || good === GOLD) return fail(`What is spent looks like "t3", not ${quoted(word)}.`);
  if (r.state.step === STEP.mix && good !== r.state.payGood) {
    return refuse(`It is asked now how much of ${LETTERS[r.state.payGood]} is spent.`, 'BK-06', 'wrongAmount');
  }
  return r.play(MOVE.spend + Math.min(amount, 63));
}

/** `send unit` and `stay unit` must name the defender asked about. */
function readRaider(r: Reader, kind: 'send' | 'stay', word: string): Result<unknown> {
  const { step, cursor } = r.state;
  if (step === STEP.raid && readUnitWord(word) !== numberAt(r.state, r.seat, cursor)) {
    return refuse(`It is asked now whether ${nameAt(r.state, r.seat, cursor)} goes.`, 'BK-50', 'notNow');
  }
  return r.play(MOVE[kind]);
}

function readMarket(r: Reader, words: readonly string[]): Result<unknown> {
  const good = words[0]?.length === 1 ? LETTERS.indexOf(words[0]) : -1;
  if (good === GOLD) return refuse('Gold cannot be swapped.', 'BK-18', 'noSuchMove');
  return good < 0 || words.length !== 1 ? fail('Name a good: f, w, t, s or m.') : r.play(MOVE.market + good);
}

function readTarget(r: Reader, word: string): Result<unknown> {
  const victim = seatOfLetter(word);
  return victim < 0 ? fail('Name a seat from A to F.') : r.play(MOVE.target + victim);
}

type Verb = (r: Reader, words: readonly string[]) => Result<unknown>;
type Kind = keyof typeof MOVE;

const alone = (kind: Kind): Verb => {
  return (r, words) =>
    words.length > 0 ? fail(`"${kind}" stands alone; ${quoted(words[0])} is left over.`) : r.play(MOVE[kind]);
};
const ofUnit = (kind: Kind): Verb => {
  return (r, words) => {
    const unit = readUnitWord(words[0] ?? '');
    return unit < 0 || words.length !== 1 ? fail(NO_UNIT) : r.play(MOVE[kind] + unit);
  };
};
const ofCard = (kind: Kind, copyOf?: (s: State, card: number) => number): Verb => {
  return (r, words) => {
    const { state } = r;
    const card = readCardWord(state.setup, words[0] ?? '', copyOf && ((one) => copyOf(state, one)));
    return card < 0 || words.length !== 1 ? fail(NO_CARD) : r.play(MOVE[kind] + card);
  };
};
const ofWord = (read: (r: Reader, word: string) => Result<unknown>): Verb => {
  return (r, words) => (words.length > 1 ? fail(`${quoted(words[1])} is left over.`) : read(r, words[0] ?? ''));
};

const VERBS: { readonly [verb: string]: Verb } = {
  end: alone('end'),
  guild: alone('guild'),
  press: alone('press'),
  withdraw: (r, words) => (words.length === 1 ? ofUnit('recall') : alone('withdraw'))(r, words),
  attach: ofUnit('attach'),
  kill: ofUnit('kill'),
  ensorcell: ofUnit('ensorcell'),
  mend: ofUnit('mend'),
  hit: ofUnit('hit'),
  drop: ofCard('drop'),
  lose: ofCard('lose', (s, card) => s.built[s.victim * KINDS + card]),
  pick: ofCard('pick'),
  buy: (r, words) => readPayment(r, MOVE.buy, words),
  wall: (r, words) => readPayment(r, MOVE.wall, words),
  keep: (r, words) => readUpkeep(r, 'keep', words),
  lapse: ofWord((r, word) => readUpkeep(r, 'lapse', [word])),
  build: readBuild,
  recover(r, words) {
    const card = nextCard(r, words[0]);
    return card < 0 ? fail(NO_CARD) : readPayment(r, MOVE.recover + card * 2, words.slice(1));
  },
  play: readPlay,
  target: ofWord(readTarget),
  send: ofWord((r, word) => readRaider(r, 'send', word)),
  stay: ofWord((r, word) => readRaider(r, 'stay', word)),
  spend: ofWord(readSpend),
  market: readMarket,
};

/**
 * Reads a line of the specification's notation, or a part of several joined by `;`. A line of a seat may begin with its
 * letter; a line of chance begins with `*`.
 */
export function read(r: Reader): Result<unknown> {
  const words = r.rest().map((word) => word.toLowerCase());
  if (words.length === 0) return fail('An empty line says nothing.');
  if (words[0] === '*') return readChance(r, words.slice(1));
  const named = seatOfLetter(words[0]);
  if (named >= 0 && named !== r.seat) {
    return refuse(`This line is ${seatLetter(named)}'s, not ${seatLetter(r.seat)}'s.`, 'BK-02', 'notYourTurn');
  }
  const [verb = '', ...rest] = named >= 0 ? words.slice(1) : words;
  if (Object.hasOwn(VERBS, verb)) return VERBS[verb](r, rest);
  return fail(
    `An action begins with buy, guild, drop, market, keep, lapse, build, play, end and so on, not ${quoted(verb)}.`,
  );
}
