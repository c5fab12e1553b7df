/** `open=` of positions: decisions that interrupted a turn and come first, in the order in which they did. */
import { wholeIn } from '@marchlands/core/params.ts';
import type { Reading } from '@marchlands/core/read.ts';
import { quoted } from '@marchlands/core/result.ts';
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { ALL_KINDS, TRACKS } from '../data/kinds.ts';
import { cardsIn, numberIn, seatIn } from '../notation/names.ts';
import { knightByte } from '../rules/pieces.ts';
import { seeProgress } from '../rules/politics-cards.ts';
import { giftOf } from '../rules/robber.ts';
import { placerAfter } from '../rules/start.ts';
import { seeHand } from '../rules/trade-cards.ts';
import { ACTIVE, ANSWER, NUMBERS, type NumberName, STACK, STEP, type State, type StepName } from '../state.ts';
import { asksAnybody, builderOf } from './stack.ts';

/** The step of the turn in the phase `rolled`, by `step=`. */
const ROLLED: { readonly [step: string]: number } = {
  event: STEP.march,
  march: STEP.total,
  seven: STEP.robberDue,
  production: STEP.actionStart,
};

/** Reads the parts of a decision, called after the pieces, hands and dice of the position have been read. */
type Form = (o: OpenReader, parts: readonly string[]) => void;

/** One reading of the open decisions of a position. */
export class OpenReader {
  readonly s: State;
  /** `step=` of the phase `rolled`; '' if it is not given. */
  readonly step: string;
  /** Barbarians that have yet to arrive, or seats that have yet to draw, as bits. */
  readonly left: number;
  readonly #r: Reading;
  #at = 'position.left';

  constructor(r: Reading, s: State, step: string, left: string) {
    this.#r = r;
    this.s = s;
    this.step = step === '' ? '' : r.oneOf(step.toLowerCase(), 'position.step', Object.keys(ROLLED));
    this.left = left === '' ? 0 : left.startsWith('b') ? this.#bits(left, (one) => this.#bay(one)) : this.seats(left);
  }

  /** Reads one of them. */
  read(item: string, at: string): void {
    const { s, step } = this;
    const [verb, ...parts] = item.split(':');
    const [such, form] = Object.entries(FORMS).find(([one]) => one.startsWith(`${verb}:`)) ?? [];
    this.#at = at;
    if (step !== '') s.step = ROLLED[step];
    if (s.interrupts > 0) this.fail('has a choice open already: only the one that is due now is named.');
    else if (such === undefined || form === undefined) this.fail(`has an unknown open choice ${quoted(item)}.`);
    else if (!such.includes(',') && such.split(':').length - 1 !== parts.length)
      this.fail(`must have a choice such as ${such}, not ${quoted(item)}.`);
    else form(this, parts);
  }

  fail(message: string, rule = 'IK-004'): void {
    this.#r.fail(this.#at, message, rule);
  }

  /** A number that was read; 0 if there is a problem, which is reported. */
  #or0(number: number, text: string, wanted: string): number {
    if (number < 0) this.fail(`must have ${wanted}, not ${quoted(text)}.`);
    return Math.max(0, number);
  }

  whole(text: string, low: number, high: number): number {
    const number = wholeIn(text);
    return this.#or0(number < low || number > high ? -1 : number, text, `a whole number from ${low} to ${high}`);
  }

  vertex(text: string): number {
    return this.whole(text, 0, this.s.setup.board.vertices - 1);
  }

  hex(text: string): number {
    const hex = numberIn(text, 'h');
    const { length } = this.s.setup.board.hexes;
    return this.#or0(hex < length ? hex : -1, text, `a hex from h0 to h${length - 1}`);
  }

  #bay(text: string): number {
    return this.whole(text.replace(/^b/, ''), 0, this.s.setup.board.bays.length - 1);
  }

  seat(text: string): Seat {
    const seat = seatIn(text);
    const { seats } = this.s.setup;
    return this.#or0(seat < seats ? seat : -1, text, `a seat from P1 to P${seats}`);
  }

  #bits(text: string, number: (one: string) => number): number {
    return text.split(',').reduce((mask, one) => {
      const bit = 1 << number(one);
      if ((mask & bit) !== 0) this.fail(`names ${quoted(one)} twice.`);
      return mask | bit;
    }, 0);
  }

  /** Seats of a list, each once, as bits. */
  seats(text: string): number {
    return this.#bits(text, (one) => this.seat(one));
  }

  name<N extends string>(text: string, names: readonly N[]): N {
    return this.#r.oneOf(text.toLowerCase(), this.#at, names);
  }

  kinds(letters: string): readonly number[] {
    const kinds = cardsIn(letters);
    if (kinds?.every((kind) => kind < this.s.setup.kinds)) return kinds;
    this.fail(`has no kinds of card ${quoted(letters)}.`);
    return [];
  }

  /** A number that a decision is about. @param seat the deciding seat */
  about(name: NumberName, text: string, seat: Seat): number {
    switch (name) {
      case 'vertex':
        return this.vertex(text);
      case 'track':
        return TRACKS.indexOf(this.name(text, TRACKS));
      case 'resource':
        return this.#or0(text.length === 1 ? (this.kinds(text)[0] ?? -1) : -1, text, 'one resource');
      case 'knight': {
        const [, level = '', state] = /^([123])([+-])$/.exec(text) ?? [];
        if (level === '') this.fail(`must have a knight such as 2+, not ${quoted(text)}.`, 'IK-166');
        return knightByte(seat, Number(level || 1), state === '-' ? 0 : ACTIVE);
      }
      default:
        throw new Error(`no open choice names ${name}`);
    }
  }

  /** Barbarians still to arrive, if an arrival is open. */
  pushArrivals(): void {
    const { s, step, left } = this;
    if (step === 'event' && s.setup.options.landingRests) STACK.push(s, 'restAll', 0);
    if (step !== '') STACK.push(s, 'arriveNext', 0, { bays: left });
  }
}

/** A placement of the set-up: the first player follows from the one placing now. */
const setUp =
  (verb: 'settle' | 'city' | 'setroad'): Form =>
  (o, parts) => {
    const { s } = o;
    const { seats, isBase } = s.setup;
    const isRoad = verb === 'setroad';
    const [seat = '', round = '', at = ''] = parts;
    s.turn = 0;
    s.step = isRoad ? STEP.setRoad : STEP.settle;
    s.active = o.seat(seat);
    s.placed = s.site.reduce((count, site) => count + Number(site > 0), isRoad ? -1 : 0);
    if (isRoad) s.last = o.vertex(at);
    s.first = 0;
    s.first = (s.active - placerAfter(s, Math.min(s.placed, 2 * seats - 1)) + seats) % seats;
    const due = s.placed < seats ? 1 : 2;
    if (o.whole(round, 1, 2) !== due) o.fail(`is in round ${due} here, not ${round}.`);
    // A second placement is a city (IK-045).
    if (!isRoad && (verb === 'city') !== (due === 2 && !isBase)) o.fail(`asks for another building than ${verb} here.`);
  };

/** A decision by one seat: its seat, if it need not be the player in turn, and the numbers it is about. */
const plain =
  (step: StepName, pushBelow: (o: OpenReader, seat: Seat) => void = () => {}): Form =>
  (o, parts) => {
    const numbers = Object.entries(NUMBERS[step] ?? {});
    const first = asksAnybody(step) ? 1 : 0;
    const seat = first === 1 ? o.seat(parts[0] ?? '') : builderOf(o.s);
    pushBelow(o, seat);
    const about = numbers.map(([name, what], i) => [name, o.about(what, parts[first + i] ?? '', seat)]);
    STACK.restore(o.s, step, maskOf(seat), Object.fromEntries(about));
  };

/** A decision of several seats, one after another: the first of them decides now. */
const queue =
  (step: 'aqueduct' | 'tie' | 'lose', next: 'aqueductNext' | 'tieNext' | 'loseNext'): Form =>
  (o, parts) => {
    const { s } = o;
    const [names = ''] = parts;
    const first = maskOf(o.seat(names.split(',')[0]));
    if (step !== 'aqueduct' && s.interrupts === 0 && s.setup.isRoaming) o.pushArrivals();
    STACK.push(s, next, 0, { seats: o.seats(names) & ~first });
    STACK.push(s, step, first);
  };

const kill = (step: 'kill' | 'search'): Form =>
  plain(step, (o) => {
    if (o.s.interrupts === 0) o.pushArrivals();
    STACK.push(o.s, 'killed', 0);
  });

/** `BB>O` into a row of counts by kind and another. */
function readSides(o: OpenReader, text: string, give: Uint8Array, want: Uint8Array, row: number): void {
  const sides = text.split('>');
  if (sides.length !== 2) o.fail(`must have the two sides of an offer, such as BB>O, not ${quoted(text)}.`);
  const [given = '', wanted = ''] = sides;
  for (const kind of o.kinds(given)) give[row * ALL_KINDS + kind] += 1;
  for (const kind of o.kinds(wanted)) want[row * ALL_KINDS + kind] += 1;
}

/** An offer, and its answers such as `P2=accept,P3=O>BBB`; seats without an answer have yet to answer. */
const offer =
  (step: 'answer' | 'choose'): Form =>
  (o, parts) => {
    const { s } = o;
    const [sides = '', answers = ''] = parts;
    s.offers = Math.max(1, s.offers);
    readSides(o, sides, s.give, s.want, 0);
    let named = 0;
    let asked = 0;
    for (const item of answers.split(',')) {
      const [name = '', how = ''] = item.split('=');
      const seat = o.seat(name);
      if ((named & maskOf(seat)) !== 0) o.fail(`names ${quoted(name)} twice.`);
      named |= maskOf(seat);
      if (item === name && step === 'answer') asked |= maskOf(seat);
      else if (how.includes('>')) {
        s.answer[seat] = ANSWER.counter;
        readSides(o, how, s.counterGive, s.counterWant, seat);
      } else s.answer[seat] = ANSWER[o.name(how, ['accept', 'decline'])];
    }
    STACK.push(s, step, step === 'answer' ? asked : maskOf(s.active));
  };

const ROBBERS = ['seven', 'chase', 'knight', 'bishop'] as const;

/** By an example, which has as many parts as each of its kind; those of a list with commas vary. */
const FORMS: { readonly [such: string]: Form } = {
  'settle:P2:1': setUp('settle'),
  'city:P2:2': setUp('city'),
  'setroad:P2:1:31': setUp('setroad'),
  'yellow:3'(o, parts) {
    o.s.red = o.whole(parts[0], 1, 6);
    o.s.alchemist = 1;
    STACK.push(o.s, 'alchemist', maskOf(o.s.active));
  },
  /** The seats still picking, with the cards picked so far. */
  'discard:P1:4:BB,P2:3'(o, parts) {
    const { s } = o;
    let seats = 0;
    let named = 0;
    for (const item of parts.join(':').split(',')) {
      const [name = '', owed = '', picked = '', ...more] = item.split(':');
      const seat = o.seat(name);
      s.due[seat] = o.whole(owed, 0, 255);
      for (const kind of o.kinds(picked)) s.picked[seat * ALL_KINDS + kind] += 1;
      if ((named & maskOf(seat)) !== 0 || more.length > 0 || (s.due[seat] === 0 && picked === ''))
        o.fail(`must have seats with what they owe, each once, such as P1:4, not ${quoted(item)}.`);
      named |= maskOf(seat);
      if (s.due[seat] > 0) seats |= maskOf(seat);
    }
    STACK.push(s, 'discard', seats);
  },
  'robber:seven'(o, parts) {
    const { s } = o;
    const reason = o.name(parts[0], ROBBERS);
    if (reason === 'seven') s.step = STEP.actionStart;
    const due = s.step === STEP.actionStart ? 'seven' : s.setup.isBase ? 'knight' : 'chase';
    if (reason !== 'bishop' && reason !== due) o.fail(`must be robber:${due} here, not robber:${reason}.`);
    STACK.push(s, 'robber', maskOf(s.active), { isBishop: reason === 'bishop' ? 1 : 0 });
  },
  'victim:h5'(o, parts) {
    o.s.robber = o.hex(parts[0]);
    if (o.step !== '') o.s.step = STEP.actionStart;
    STACK.push(o.s, 'victim', maskOf(o.s.active));
  },
  'aqueduct:P2': queue('aqueduct', 'aqueductNext'),
  'kill:P1': kill('kill'),
  'search:P1:trade': kill('search'),
  'tie:P1': queue('tie', 'tieNext'),
  'lose:P1': queue('lose', 'loseNext'),
  'drop:P2': plain('drop', (o, seat) => {
    const { s, step, left } = o;
    if (seat === s.active && step === '') s.step = STEP.turnEnd;
    else if (step === 'event' && s.event > 1) STACK.push(s, 'gateNext', 0, { seats: left, deck: s.event - 2 });
    else if (step === 'event' && !s.setup.isRoaming) STACK.push(s, 'tieNext', 0, { seats: left });
    else {
      o.pushArrivals();
      STACK.push(s, 'killed', 0);
    }
  }),
  'relocate:P2:31:1+': plain('relocate'),
  'metropolis:science': plain('metropolis'),
  'answer:BB>O:P2': offer('answer'),
  'choose:BB>O:P2=accept': offer('choose'),
  'swap:P2:B': plain('forced'),
  'desert:P2': plain('desert'),
  'place:2+': plain('station'),
  'gift:P2'(o, parts) {
    const { s } = o;
    const givers = o.seats(parts[0]);
    for (const giver of seatsOf(givers)) s.due[giver] = giftOf(s, giver);
    STACK.push(s, 'wedding', givers);
  },
  /** A card being played that rests because its opponent has been named and the hand is seen. */
  'card:spy:P2'(o, [name, other]) {
    const { s } = o;
    const see = { spy: seeProgress, 'master-merchant': seeHand };
    if (name !== 'spy' && name !== 'master-merchant') o.fail(`stands inside a choice that is sent whole: ${name}.`);
    else see[name](s, s.active, o.seat(other), undefined);
  },
};
