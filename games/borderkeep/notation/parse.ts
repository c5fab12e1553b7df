import { OutcomeList } from '@marchlands/core/lists.ts';
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import type { Step } from '@marchlands/core/types.ts';
import { GOLD, GOODS, LETTERS, MAGIC, STONE, WOOD } from '../data/cards.ts';
import { CARD_IDS, KINDS } from '../data/deck/deck.ts';
import type { Event } from '../events.ts';
import { MIX_PAY, MOVE, moveCodec, UNITS } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { whyNotVictim } from '../rules/attack.ts';
import { outcomes } from '../rules/chance.ts';
import { WALL_GOODS } from '../rules/heal.ts';
import { actors, refusal } from '../rules/legal.ts';
import type { Refusal } from '../rules/refusals.ts';
import { isBearerAt, nameAt, numberAt } from '../rules/town.ts';
import { ANY, ARTIFACT } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import { refusalReason } from '../words/refusals.ts';
import { chanceStep, headOf, isRow, readOutcome } from './chance.ts';
import { readCardWord, readMix, readUnitWord, seatLetter, seatOfLetter } from './names.ts';

/** A line being read: the steps so far, and the state that they lead to. */
class Reading {
  readonly state: State;
  readonly seat: Seat;
  readonly steps: Step[] = [];

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Takes a move if it is legal; says why it is not. */
  move(code: number, events?: Event[]): Result<null> {
    const why = refusal(this.state, this.seat, code);
    if (why !== null) {
      const known = code >= 0 && code < moveCodec.size;
      const { text, rule } = refusalReason(why, this.state.setup, known ? moveCodec.decode(code) : undefined);
      return fail(text, undefined, rule, why);
    }
    apply(this.state, this.seat, code, events);
    this.steps.push({ by: this.seat, code });
    return ok(null);
  }
}

const NO_UNIT = 'Name a unit such as knights or guard#1.';
const NO_CARD = 'Name a card such as farm.';

/** The form without cards once rolled for what lapsed, and asked for a victim of Spies. */
const OLD = 'A record of an earlier version with this line cannot be read.';
const NOT_ROLLED = `No disaster or monster is rolled here: one that lapses is not rolled for. ${OLD}`;
const NO_SPIES = `Without cards Spies does nothing and has no victim. ${OLD}`;

/** Chance results: a head and one or more outcomes. */
function readChance(r: Reading, words: readonly string[]): Result<null> {
  const isLapsed = ['disaster', 'monster'].includes(words[0] ?? '') && r.state.step !== STEP.table;
  if (isLapsed && !r.state.setup.hasCards) return fail(NOT_ROLLED, undefined, 'BK-96', 'notNow');
  if (actors(r.state) !== CHANCE) return fail('Chance does not act here; a seat must decide.');
  const list = new OutcomeList(r.state.setup.bounds.outcomes);
  const head = headOf(r.state);
  const wanted = head.text.toLowerCase().split(' ');
  const plain = wanted.map((word) => word.replace(/#1$/, ''));
  const given = words.slice(0, wanted.length);
  const fits = given.every((word, i) => word === wanted[i] || word === plain[i]);
  if (given.length < wanted.length || !fits) {
    return fail(`Here chance must bring "* ${head.text} ...", not ${shown(`* ${words.join(' ')}`)}.`);
  }
  const rest = words.slice(wanted.length);
  if (rest.length === 0) return fail(`"* ${head.text}" needs its result.`);
  if (rest.length > 1 && !isRow(r.state)) return fail(`"* ${head.text}" has one result, not ${rest.length}.`);
  for (const word of rest) {
    const now = actors(r.state) === CHANCE ? headOf(r.state) : null;
    if (now === null || now.text !== head.text || now.key !== head.key) {
      return fail(`"* ${head.text}" has too many results: ${shown(word)} is left over.`);
    }
    const code = readOutcome(r.state, word);
    if (!code.ok) return code;
    outcomes(r.state, list);
    if (list.weightOf(code.value) === 0) return fail(`Chance cannot bring ${shown(word)} here.`);
    apply(r.state, CHANCE, code.value);
    r.steps.push(chanceStep(code.value));
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

/** A payment by a mix: the default where it is that, else kind by kind (D-02). */
function readPayment(r: Reading, code: number, words: readonly string[]): Result<null> {
  if (words.length === 1 && words[0] === 'mix') return r.move(code + MIX_PAY);
  if (words.length === 0) return r.move(code);
  const mix = readMix(words);
  if (mix === null) return fail(`A mix looks like "t3 s2 g3", or "-" for nothing, not ${shown(words.join(' '))}.`);
  const events: Event[] = [];
  const trial = new Reading(r.state.clone(), r.seat);
  const plain = trial.move(code, events);
  if (!plain.ok) return plain;
  const paid = events.find((event) => event.kind === 'goodsPaid')?.amounts ?? [];
  if (paid.every((amount, g) => amount === mix[g])) return r.move(code);
  const due = paid.reduce((sum, amount) => sum + amount, 0);
  const sum = mix.reduce((total, amount) => total + amount, 0);
  if (sum !== due) return fail(`The price is ${due}, and this mix is ${sum}.`, undefined, 'BK-06', 'wrongAmount');
  const accepted = acceptedFor(r.state, code);
  const foreign = mix.findIndex((amount, g) => amount > 0 && g !== GOLD && ((accepted >> g) & 1) === 0);
  if (foreign >= 0) return fail(`${GOODS[foreign]} is not accepted for this.`, undefined, 'BK-36', 'wrongAmount');
  if (!r.state.setup.options.mixWoodStone && (mix[WOOD] ?? 0) > 0 && (mix[STONE] ?? 0) > 0) {
    return fail('One payment may hold wood or stone, not both.', undefined, 'BK-06', 'wrongAmount');
  }
  const told: Event[] = [];
  const began = r.move(code + MIX_PAY, told);
  if (!began.ok) return fail('No other mix than the default can be paid here.', undefined, 'BK-06', 'wrongAmount');
  while (r.state.step === STEP.mix && r.state.payFor > 0) {
    const spent = r.move(MOVE.spend + mix[r.state.payGood], told);
    if (!spent.ok) return spent;
  }
  const real = told.find((event) => event.kind === 'goodsPaid')?.amounts ?? [];
  const wrong = real.findIndex((amount, g) => amount !== mix[g]);
  if (wrong < 0) return ok(null);
  const letter = LETTERS[wrong];
  return fail(
    `This mix cannot be paid: ${letter}${mix[wrong]} should be ${letter}${real[wrong]}.`,
    undefined,
    'BK-06',
    'wrongAmount',
  );
}

/** `build card mix on hero`. */
function readBuild(r: Reading, words: readonly string[]): Result<null> {
  const card = readCardWord(words[0] ?? '');
  if (card < 0) return fail(NO_CARD);
  const on = words.indexOf('on');
  if (on >= 0 && r.state.setup.tables.type[card] !== ARTIFACT) {
    const name = r.state.setup.cards[card]?.name ?? 'This';
    return fail(`${name} is no artifact: it is not given to a hero.`, undefined, 'BK-29', 'notABearer');
  }
  const mix = on < 0 ? words.slice(1) : words.slice(1, on);
  const paid = readPayment(r, MOVE.build + card * 2, mix);
  if (!paid.ok || on < 0) return paid;
  const unit = readUnitWord(words[on + 1] ?? '');
  if (unit < 0) return fail(NO_UNIT);
  if (r.state.step === STEP.attach) return r.move(MOVE.attach + unit);
  for (let at = 0; at < r.state.units[r.seat]; at += 1) {
    if (isBearerAt(r.state, r.seat, at) && numberAt(r.state, r.seat, at) === unit) return ok(null);
  }
  return fail(`The artifact cannot be carried by ${shown(words[on + 1])}.`, undefined, 'BK-29', 'notABearer');
}

/** The victim of `>C` as a seat, null where the word is no such mark. */
function readVictim(mark: string): Result<Seat | null> {
  if (!mark.startsWith('>')) return ok(null);
  const victim = seatOfLetter(mark.slice(1));
  return victim < 0 ? fail(`A victim is a seat such as >B, not ${shown(mark)}.`) : ok(victim);
}

/** Whether a card rolled in the non-card version is under way and waits for its victim, hero or raiders (BK-95). */
function isRolledCard({ setup, attackCard, step }: State, card: number): boolean {
  return !setup.hasCards && attackCard === card + 1 && [STEP.victim, STEP.hero, STEP.raid].includes(step);
}

/** What `>seat` says: the choice of a victim, or the town that is struck anyway. */
function readStruck(r: Reading, card: number, victim: Seat, why: Refusal | null, events: Event[]): Result<null> {
  const { setup } = r.state;
  if (why !== null) {
    const { text, rule } = refusalReason(why, setup, { kind: 'play', card: CARD_IDS[card] });
    return fail(text, undefined, rule, why);
  }
  if (r.state.step === STEP.victim) return r.move(MOVE.target + victim, events);
  const played = events.find((event) => event.kind === 'attackPlayed');
  const struck = played === undefined ? r.state.victim : played.victim;
  if (struck === victim) return ok(null);
  const is = struck === null ? 'has no victim' : `strikes ${seatLetter(struck)}`;
  return fail(`This card ${is}, not ${seatLetter(victim)}.`, undefined, struck === null ? 'BK-41' : 'BK-39');
}

/** `play card`, with `>seat` where there is a choice, a hero or raiders. */
function readPlay(r: Reading, words: readonly string[]): Result<null> {
  const card = readCardWord(words[0] ?? '');
  if (card < 0) return fail(NO_CARD);
  const named = readVictim(words[1] ?? '');
  if (!named.ok) return named;
  const victim = named.value;
  const isRolled = isRolledCard(r.state, card);
  if (!r.state.setup.hasCards && CARD_IDS[card] === 'spies') return fail(NO_SPIES, undefined, 'BK-89', 'notNow');
  const isFree = victim !== null && r.state.setup.tables.victim[card] === ANY && !r.state.setup.isSelfStruck;
  const why = isFree ? whyNotVictim(r.state, card, victim) : null;
  const events: Event[] = [];
  if (!isRolled) {
    const played = r.move(MOVE.play + card, events);
    if (!played.ok) return played;
  }
  if (victim !== null) {
    const struck = readStruck(r, card, victim, isRolled && r.state.step !== STEP.victim ? null : why, events);
    if (!struck.ok) return struck;
  }
  const rest = words.slice(victim === null ? 1 : 2);
  if (rest.length === 0) {
    return r.steps.length > 0
      ? ok(null)
      : fail('Name the victim, such as >B, and the hero or the raiders.', undefined, 'BK-40');
  }
  const units = rest.map(readUnitWord);
  if (units.includes(-1)) return fail(NO_UNIT);
  if (r.state.step === STEP.raid || CARD_IDS[card] === 'war') return readRaiders(r, units, events);
  const only = units[0];
  if (events.some((event) => event.kind === 'defenderDestroyed' && readUnitWord(event.unit) === only)) return ok(null);
  return r.move(MOVE.kill + only);
}

function readRaiders(r: Reading, units: readonly number[], events: Event[]): Result<null> {
  while (r.state.step === STEP.raid) {
    const asked = numberAt(r.state, r.seat, r.state.cursor);
    const went = r.move(units.includes(asked) ? MOVE.send : MOVE.stay, events);
    if (!went.ok) return went;
  }
  const sent = events.find((event) => event.kind === 'raidersSent')?.units ?? [];
  const fits = sent.length === units.length && sent.every((unit) => units.includes(readUnitWord(unit)));
  return fits
    ? ok(null)
    : fail(`These cannot all go; the raiders would be ${sent.join(', ')}.`, undefined, 'BK-50', 'noSuchUnit');
}

/** `keep card mix` and `lapse card` must name the card asked about. */
function readUpkeep(r: Reading, verb: string, words: readonly string[]): Result<null> {
  if (r.state.step !== STEP.upkeep) return r.move(verb === 'keep' ? MOVE.keep : MOVE.lapse);
  const card = readCardWord(words[0] ?? '');
  if (card !== r.state.cursor) {
    return fail(`The upkeep of ${CARD_IDS[r.state.cursor]} is asked for now.`, undefined, 'BK-21', 'notNow');
  }
  return verb === 'keep' ? readPayment(r, MOVE.keep, words.slice(1)) : r.move(MOVE.lapse);
}

const UNIT_VERBS: { readonly [verb: string]: number } = {
  attach: MOVE.attach,
  kill: MOVE.kill,
  ensorcell: MOVE.ensorcell,
  mend: MOVE.mend,
  hit: MOVE.hit,
};
/** Verbs with one word behind them. */
const SINGLE_VERBS: readonly string[] = ['lapse', 'send', 'stay', 'spend', 'target'];
const CARD_VERBS: { readonly [verb: string]: number } = { drop: MOVE.drop, lose: MOVE.lose, pick: MOVE.pick };
const BARE_VERBS: { readonly [verb: string]: number } = {
  end: MOVE.end,
  guild: MOVE.guild,
  press: MOVE.press,
  withdraw: MOVE.withdraw,
};

function readSpend(r: Reading, word: string): Result<null> {
  const mix = readMix([word]);
  const good = mix === null ? -1 : LETTERS.indexOf(word[0]);
  if (mix === null || good === GOLD) return fail(`What is spent looks like "t3", not ${shown(word)}.`);
  if (r.state.step === STEP.mix && good !== r.state.payGood) {
    return fail(`It is asked now how much of ${LETTERS[r.state.payGood]} is spent.`, undefined, 'BK-06', 'wrongAmount');
  }
  return r.move(MOVE.spend + Math.min(mix[good], 63));
}

/** `send unit` and `stay unit` must name the defender asked about. */
function readRaider(r: Reading, verb: string, word: string): Result<null> {
  if (r.state.step === STEP.raid) {
    const asked = nameAt(r.state, r.seat, r.state.cursor);
    if (readUnitWord(word) !== numberAt(r.state, r.seat, r.state.cursor)) {
      return fail(`It is asked now whether ${asked} goes.`, undefined, 'BK-50', 'notNow');
    }
  }
  return r.move(verb === 'send' ? MOVE.send : MOVE.stay);
}

function readAction(r: Reading, words: readonly string[]): Result<null> {
  const verb = words[0] ?? '';
  const rest = words.slice(1);
  const word = rest[0] ?? '';
  if (verb === 'withdraw' && rest.length === 1) {
    const unit = readUnitWord(word);
    return unit < 0 ? fail(NO_UNIT) : r.move(MOVE.recall + unit);
  }
  if (Object.hasOwn(BARE_VERBS, verb)) {
    if (rest.length > 0) return fail(`"${verb}" stands alone; ${shown(word)} is left over.`);
    return r.move(BARE_VERBS[verb]);
  }
  if (Object.hasOwn(UNIT_VERBS, verb)) {
    const unit = readUnitWord(word);
    if (unit < 0 || unit >= UNITS || rest.length !== 1) return fail(NO_UNIT);
    return r.move(UNIT_VERBS[verb] + unit);
  }
  if (Object.hasOwn(CARD_VERBS, verb)) {
    const card = readCardWord(word);
    if (card < 0 || card >= KINDS || rest.length !== 1) return fail(NO_CARD);
    return r.move(CARD_VERBS[verb] + card);
  }
  if (SINGLE_VERBS.includes(verb) && rest.length > 1) return fail(`${shown(rest[1])} is left over.`);
  switch (verb) {
    case 'buy':
      return readPayment(r, MOVE.buy, rest);
    case 'wall':
      return readPayment(r, MOVE.wall, rest);
    case 'keep':
    case 'lapse':
      return readUpkeep(r, verb, rest);
    case 'build':
      return readBuild(r, rest);
    case 'play':
      return readPlay(r, rest);
    case 'send':
    case 'stay':
      return readRaider(r, verb, word);
    case 'spend':
      return readSpend(r, word);
    case 'recover': {
      const card = readCardWord(word);
      return card < 0 ? fail(NO_CARD) : readPayment(r, MOVE.recover + card * 2, rest.slice(1));
    }
    case 'market': {
      const good = word.length === 1 ? LETTERS.indexOf(word) : -1;
      if (good === GOLD) return fail('Gold cannot be swapped.', undefined, 'BK-18', 'noSuchMove');
      return good < 0 || rest.length !== 1 ? fail('Name a good: f, w, t, s or m.') : r.move(MOVE.market + good);
    }
    case 'target': {
      const victim = seatOfLetter(word);
      return victim < 0 ? fail('Name a seat from A to F.') : r.move(MOVE.target + victim);
    }
    default:
      return fail(
        `An action begins with buy, guild, drop, market, keep, lapse, build, play, end and so on, not ${shown(verb)}.`,
      );
  }
}

/**
 * Reads a line of the specification's notation, or several joined by `;`. A line of a seat may begin with its letter;
 * a line of chance begins with `*`. Changes nothing.
 */
export function parse(state: State, seat: Seat, line: string): Result<readonly Step[]> {
  const r = new Reading(state.clone(), seat);
  for (const part of line.split(';')) {
    const words = part.trim().toLowerCase().split(/\s+/);
    if (words[0] === '') return fail('An empty line says nothing.');
    let read: Result<null>;
    if (words[0] === '*') read = readChance(r, words.slice(1));
    else {
      const named = seatOfLetter(words[0]);
      if (named >= 0 && named !== seat) {
        const message = `This line is ${seatLetter(named)}'s, not ${seatLetter(seat)}'s.`;
        return fail(message, undefined, 'BK-02', 'notYourTurn');
      }
      read = readAction(r, named >= 0 ? words.slice(1) : words);
    }
    if (!read.ok) return read;
  }
  return ok(r.steps);
}
