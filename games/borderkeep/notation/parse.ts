import type { Step } from '@marchlands/core/game.ts';
import { OutcomeList } from '@marchlands/core/lists.ts';
import { fail, ok, type Result, shown } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { GOLD, GOODS, LETTERS } from '../cards.ts';
import { CARD_IDS, KINDS } from '../deck.ts';
import type { Event } from '../events.ts';
import { MIX_PAY, MOVE, moveCodec, UNITS } from '../moves.ts';
import { apply } from '../rules/apply.ts';
import { outcomes } from '../rules/chance.ts';
import { actors } from '../rules/legal.ts';
import { refusal } from '../rules/refusal.ts';
import { isBearerAt, nameAt, numberAt } from '../rules/town.ts';
import { ATTACH, MIX, PICK_RAIDERS, type State, UPKEEP, VICTIM } from '../state.ts';
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
      return fail(text, undefined, rule);
    }
    apply(this.state, this.seat, code, events);
    this.steps.push({ by: this.seat, code });
    return ok(null);
  }
}

const NO_UNIT = 'Name a unit such as knights or guard#1.';
const NO_CARD = 'Name a card such as farm.';

/** Chance results: a head and one or more outcomes. */
function readChance(r: Reading, words: readonly string[]): Result<null> {
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
  if (sum !== due) return fail(`The price is ${due}, and this mix is ${sum}.`, undefined, 'BK-06');
  const told: Event[] = [];
  const began = r.move(code + MIX_PAY, told);
  if (!began.ok) return fail('No other mix than the default can be paid here.', undefined, 'BK-06');
  // Where a single other mix is left the payment is complete by now.
  const accepted = r.state.step === MIX ? r.state.payGoodsA | r.state.payGoodsB : -1;
  const foreign = mix.findIndex((amount, g) => amount > 0 && g !== GOLD && ((accepted >> g) & 1) === 0);
  if (foreign >= 0) return fail(`${GOODS[foreign]} is not accepted for this.`, undefined, 'BK-36');
  while (r.state.step === MIX && r.state.payFor > 0) {
    const spent = r.move(MOVE.spend + (mix[r.state.payGood] as number), told);
    if (!spent.ok) return spent;
  }
  const real = told.find((event) => event.kind === 'goodsPaid')?.amounts ?? [];
  const wrong = real.findIndex((amount, g) => amount !== mix[g]);
  if (wrong < 0) return ok(null);
  const letter = LETTERS[wrong] as string;
  return fail(`This mix cannot be paid: ${letter}${mix[wrong]} should be ${letter}${real[wrong]}.`, undefined, 'BK-06');
}

/** `build card mix on hero`. */
function readBuild(r: Reading, words: readonly string[]): Result<null> {
  const card = readCardWord(words[0] ?? '');
  if (card < 0) return fail(NO_CARD);
  const on = words.indexOf('on');
  const mix = on < 0 ? words.slice(1) : words.slice(1, on);
  const paid = readPayment(r, MOVE.build + card * 2, mix);
  if (!paid.ok || on < 0) return paid;
  const unit = readUnitWord(words[on + 1] ?? '');
  if (unit < 0) return fail(NO_UNIT);
  if (r.state.step === ATTACH) return r.move(MOVE.attach + unit);
  for (let at = 0; at < r.state.units[r.seat]; at += 1) {
    if (isBearerAt(r.state, r.seat, at) && numberAt(r.state, r.seat, at) === unit) return ok(null);
  }
  return fail(`The artifact cannot be carried by ${shown(words[on + 1])}.`, undefined, 'BK-29');
}

/** `play card`, with `>seat` where there is a choice, a hero or raiders. */
function readPlay(r: Reading, words: readonly string[]): Result<null> {
  const card = readCardWord(words[0] ?? '');
  if (card < 0) return fail(NO_CARD);
  const events: Event[] = [];
  const played = r.move(MOVE.play + card, events);
  if (!played.ok) return played;
  let rest = words.slice(1);
  const mark = rest[0] ?? '';
  if (mark.startsWith('>')) {
    const victim = seatOfLetter(mark.slice(1));
    if (victim < 0) return fail(`A victim is a seat such as >B, not ${shown(mark)}.`);
    rest = rest.slice(1);
    if (r.state.step === VICTIM) {
      const chosen = r.move(MOVE.target + victim, events);
      if (!chosen.ok) return chosen;
    } else {
      const struck = events.find((event) => event.kind === 'attackPlayed')?.victim ?? null;
      if (struck !== victim) {
        const is = struck === null ? 'has no victim' : `strikes ${seatLetter(struck)}`;
        return fail(`This card ${is}, not ${seatLetter(victim)}.`, undefined, 'BK-39');
      }
    }
  }
  if (rest.length === 0) return ok(null);
  const units = rest.map(readUnitWord);
  if (units.includes(-1)) return fail(NO_UNIT);
  if (r.state.step === PICK_RAIDERS || CARD_IDS[card] === 'war') return readRaiders(r, units, events);
  const only = units[0] as number;
  if (events.some((event) => event.kind === 'defenderDestroyed' && readUnitWord(event.unit) === only)) return ok(null);
  return r.move(MOVE.kill + only);
}

function readRaiders(r: Reading, units: readonly number[], events: Event[]): Result<null> {
  while (r.state.step === PICK_RAIDERS) {
    const asked = numberAt(r.state, r.seat, r.state.cursor);
    const went = r.move(units.includes(asked) ? MOVE.send : MOVE.stay, events);
    if (!went.ok) return went;
  }
  const sent = events.find((event) => event.kind === 'raidersSent')?.units ?? [];
  const fits = sent.length === units.length && sent.every((unit) => units.includes(readUnitWord(unit)));
  return fits ? ok(null) : fail(`These cannot all go; the raiders would be ${sent.join(', ')}.`, undefined, 'BK-50');
}

/** `keep card mix` and `lapse card` must name the card asked about. */
function readUpkeep(r: Reading, verb: string, words: readonly string[]): Result<null> {
  if (r.state.step !== UPKEEP) return r.move(verb === 'keep' ? MOVE.keep : MOVE.lapse);
  const card = readCardWord(words[0] ?? '');
  if (card !== r.state.cursor) {
    return fail(`The upkeep of ${CARD_IDS[r.state.cursor]} is asked for now.`, undefined, 'BK-21');
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
const CARD_VERBS: { readonly [verb: string]: number } = { drop: MOVE.drop, lose: MOVE.lose, pick: MOVE.pick };
const BARE_VERBS: { readonly [verb: string]: number } = {
  end: MOVE.end,
  guild: MOVE.guild,
  press: MOVE.press,
  withdraw: MOVE.withdraw,
};

function readSpend(r: Reading, word: string): Result<null> {
  const mix = readMix([word]);
  const good = mix === null ? -1 : LETTERS.indexOf(word[0] as string);
  if (mix === null || good === GOLD) return fail(`What is spent looks like "t3", not ${shown(word)}.`);
  if (r.state.step === MIX && good !== r.state.payGood) {
    return fail(`It is asked now how much of ${LETTERS[r.state.payGood]} is spent.`, undefined, 'BK-06');
  }
  return r.move(MOVE.spend + Math.min(mix[good] as number, 63));
}

/** `send unit` and `stay unit` must name the defender asked about. */
function readRaider(r: Reading, verb: string, word: string): Result<null> {
  if (r.state.step === PICK_RAIDERS) {
    const asked = nameAt(r.state, r.seat, r.state.cursor);
    if (readUnitWord(word) !== numberAt(r.state, r.seat, r.state.cursor)) {
      return fail(`It is asked now whether ${asked} goes.`, undefined, 'BK-50');
    }
  }
  return r.move(verb === 'send' ? MOVE.send : MOVE.stay);
}

function readAction(r: Reading, words: readonly string[]): Result<null> {
  const verb = words[0] ?? '';
  const rest = words.slice(1);
  const word = rest[0] ?? '';
  if (Object.hasOwn(BARE_VERBS, verb)) {
    if (rest.length > 0) return fail(`"${verb}" stands alone; ${shown(word)} is left over.`);
    return r.move(BARE_VERBS[verb] as number);
  }
  if (Object.hasOwn(UNIT_VERBS, verb)) {
    const unit = readUnitWord(word);
    if (unit < 0 || unit >= UNITS || rest.length !== 1) return fail(NO_UNIT);
    return r.move((UNIT_VERBS[verb] as number) + unit);
  }
  if (Object.hasOwn(CARD_VERBS, verb)) {
    const card = readCardWord(word);
    if (card < 0 || card >= KINDS || rest.length !== 1) return fail(NO_CARD);
    return r.move((CARD_VERBS[verb] as number) + card);
  }
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
      if (good === GOLD) return fail('Gold cannot be swapped.', undefined, 'BK-18');
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
      const named = seatOfLetter(words[0] as string);
      if (named >= 0 && named !== seat) return fail(`This line is ${seatLetter(named)}'s, not ${seatLetter(seat)}'s.`);
      read = readAction(r, named >= 0 ? words.slice(1) : words);
    }
    if (!read.ok) return read;
  }
  return ok(r.steps);
}
