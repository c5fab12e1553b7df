/** `open=` of the text form: decisions that interrupted a turn and come first, in the order in which they did. */
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { lettersOfRow, seatText } from '../notation/names.ts';
import { seeProgress } from '../rules/politics-cards.ts';
import { giftOf } from '../rules/robber.ts';
import { placerAfter } from '../rules/start.ts';
import { seeHand } from '../rules/trade-cards.ts';
import {
  ABOUT,
  ANSWER,
  ANSWERS,
  dueStep,
  NUMBERS,
  STACK,
  STEP,
  STEP_NAMES,
  type State,
  type StepName,
} from '../state.ts';
import { numberText, readNumber } from './about.ts';
import { asksAnybody, builderOf } from './stack.ts';
import { ROLLED, type TextReader } from './text-reader.ts';

/** The form of one decision, after its verb. */
interface OpenForm {
  /** Its step; null if a position cannot rest there. */
  readonly step: StepName | null;
  /** The positions at that step to which the form applies; by default all. */
  readonly when?: (s: State) => boolean;
  /** Called after the pieces, hands and dice of the position have been read. */
  read(r: TextReader, parts: readonly string[]): void;
  /** The text after the verb; null if the form cannot express the state. */
  write(s: State): string | null;
}

export const seatTexts = (mask: number): string => seatsOf(mask).map(seatText).join(',');
const askedText = (s: State): string => seatTexts(STACK.seats(s));

/** `settle:P2:1`, `setroad:P2:1:31`: the first player follows from the one placing now. */
function setUp(step: 'settle' | 'setRoad', when: (s: State) => boolean = () => true): OpenForm {
  const isRoad = step === 'setRoad';
  return {
    step,
    when,
    read(r, [seat = '', , at = '']) {
      const { s } = r;
      const { seats } = s.setup;
      s.turn = 0;
      s.step = STEP[step];
      s.active = r.seat(seat);
      s.placed = s.site.reduce((count, site) => count + Number(site > 0), isRoad ? -1 : 0);
      if (isRoad) s.last = r.vertex(at);
      s.first = 0;
      s.first = (s.active - placerAfter(s, Math.min(s.placed, 2 * seats - 1)) + seats) % seats;
    },
    write: (s) => `${seatText(s.active)}:${s.placed < s.setup.seats ? 1 : 2}${isRoad ? `:${s.last}` : ''}`,
  };
}
/** Whether a second placement is a city (IK-045). */
const isCityDue = (s: State): boolean => s.placed >= s.setup.seats && !s.setup.isBase;

/** Barbarians still to arrive, if an arrival is open. */
function pushArrivals({ s, rest: { step, left } }: TextReader): void {
  if (step === 'event' && s.setup.options.landingRests) STACK.push(s, 'restAll', 0);
  if (step !== '') STACK.push(s, 'arriveNext', 0, { bays: left });
}

/** The form of a decision by one seat: its seat, if it need not be the player in turn, and the numbers it is about. */
const plain = (step: StepName, pushBelow: (r: TextReader, seat: Seat) => void = () => {}): OpenForm => {
  const numbers = Object.entries(NUMBERS[step] ?? {});
  const first = asksAnybody(step) ? 1 : 0;
  return {
    step,
    read(r, parts) {
      const seat = first === 1 ? r.seat(parts[0] ?? '') : builderOf(r.s);
      pushBelow(r, seat);
      const about = numbers.map(([name, what], i) => [name, readNumber(r, what, parts[first + i] ?? '', seat)]);
      STACK.restore(r.s, step, maskOf(seat), Object.fromEntries(about));
    },
    write(s) {
      const about = STACK.dataAt(s, s.interrupts - 1);
      const texts = numbers.map(([name, what]) => numberText(what, about[name]));
      return [...(first === 1 ? [askedText(s)] : []), ...texts].join(':');
    },
  };
};

/** A decision of several seats, one after another: the first of them decides now. */
const queue = (step: 'aqueduct' | 'tie' | 'lose', next: 'aqueductNext' | 'tieNext' | 'loseNext'): OpenForm => ({
  step,
  read(r, [names = '']) {
    const { s } = r;
    const [first, ...others] = names.split(',').map((one) => r.seat(one));
    if (step !== 'aqueduct' && s.interrupts === 0 && s.setup.isRoaming) pushArrivals(r);
    STACK.push(s, next, 0, { seats: others.reduce((mask, seat) => mask | maskOf(seat), 0) });
    STACK.push(s, step, maskOf(first));
  },
  write(s) {
    const waiting = s.interrupts > 1 ? seatTexts(ABOUT.seats.get(s, 1)) : '';
    return `${askedText(s)}${waiting === '' ? '' : `,${waiting}`}`;
  },
});

/** `discard:P1:4:BB,P2:3`: the seats still picking, with the cards picked so far. */
const discard: OpenForm = {
  step: 'discard',
  read(r, parts) {
    const { s } = r;
    let seats = 0;
    for (const item of parts.join(':').split(',')) {
      const [name = '', owed = '', picked = ''] = item.split(':');
      const seat = r.seat(name);
      s.due[seat] = r.whole(owed, 0, 255);
      for (const kind of r.kinds(picked)) s.picked[seat * ALL_KINDS + kind] += 1;
      if (s.due[seat] > 0) seats |= maskOf(seat);
    }
    STACK.push(s, 'discard', seats);
  },
  write: (s) =>
    [...s.due.keys()]
      .map((seat) => ({ seat, picked: lettersOfRow(s.picked, seat) }))
      .filter(({ seat, picked }) => s.due[seat] > 0 || picked !== '')
      .map(({ seat, picked }) => `${seatText(seat)}:${s.due[seat]}${picked === '' ? '' : `:${picked}`}`)
      .join(','),
};

const ROBBERS = ['seven', 'chase', 'knight', 'bishop'] as const;
const robber: OpenForm = {
  step: 'robber',
  read(r, [why = '']) {
    const { s } = r;
    const reason = ROBBERS[r.name(why, ROBBERS)];
    if (reason === 'seven') s.step = STEP.actionStart;
    STACK.push(s, 'robber', maskOf(s.active), { isBishop: reason === 'bishop' ? 1 : 0 });
  },
  write(s) {
    if (ABOUT.isBishop.get(s) === 1) return 'bishop';
    if (s.step === STEP.actionStart) return 'seven';
    return s.setup.isBase ? 'knight' : 'chase';
  },
};

const victim: OpenForm = {
  step: 'victim',
  read(r, [hex = '']) {
    r.s.robber = r.hex(hex);
    if (r.rest.step !== '') r.s.step = STEP.actionStart;
    STACK.push(r.s, 'victim', maskOf(r.s.active));
  },
  write: (s) => `h${s.robber}`,
};

/** `kill:P1`, `search:P1:trade`. */
const kill = (step: 'kill' | 'search'): OpenForm =>
  plain(step, (r) => {
    if (r.s.interrupts === 0) pushArrivals(r);
    STACK.push(r.s, 'killed', 0);
  });

const drop = plain('drop', (r, seat) => {
  const { s, rest } = r;
  if (seat === s.active && rest.step === '') s.step = STEP.turnEnd;
  else if (rest.step === 'event' && s.event > 1) STACK.push(s, 'gateNext', 0, { seats: rest.left, deck: s.event - 2 });
  else if (rest.step === 'event' && !s.setup.isRoaming) STACK.push(s, 'tieNext', 0, { seats: rest.left });
  else {
    pushArrivals(r);
    STACK.push(s, 'killed', 0);
  }
});

/** `BB>O` from a row of counts by kind to another. */
const sidesText = (give: Uint8Array, want: Uint8Array, row: number): string =>
  `${lettersOfRow(give, row)}>${lettersOfRow(want, row)}`;
function readSides(r: TextReader, text: string, give: Uint8Array, want: Uint8Array, row: number): void {
  const [given = '', wanted = ''] = text.split('>');
  for (const kind of r.kinds(given)) give[row * ALL_KINDS + kind] += 1;
  for (const kind of r.kinds(wanted)) want[row * ALL_KINDS + kind] += 1;
}

/** `BB>O:P2=accept,P3=O>BBB`; seats without an answer have yet to answer. */
const offer = (step: 'answer' | 'choose'): OpenForm => ({
  step,
  read(r, [sides = '', ...answers]) {
    const { s } = r;
    s.offers = Math.max(1, s.offers);
    readSides(r, sides, s.give, s.want, 0);
    let asked = 0;
    for (const item of answers.join(',').split(',')) {
      const [name = '', how = ''] = item.split('=');
      const seat = r.seat(name);
      if (how === '') asked |= maskOf(seat);
      else if (how.includes('>')) {
        s.answer[seat] = ANSWER.counter;
        readSides(r, how, s.counterGive, s.counterWant, seat);
      } else s.answer[seat] = r.name(how, ANSWERS);
      if (how !== '') asked &= ~maskOf(seat);
    }
    STACK.push(s, step, step === 'answer' ? asked : maskOf(s.active));
  },
  write(s) {
    if (s.answer.includes(ANSWER.countering)) return null;
    const asked = step === 'answer' ? seatsOf(STACK.seats(s)).map(seatText) : [];
    const answers = [...s.answer.keys()]
      .filter((seat) => s.answer[seat] !== ANSWER.none)
      .map((seat) => {
        const isCounter = s.answer[seat] === ANSWER.counter;
        const how = isCounter ? sidesText(s.counterGive, s.counterWant, seat) : ANSWERS[s.answer[seat]];
        return `${seatText(seat)}=${how}`;
      });
    return `${sidesText(s.give, s.want, 0)}:${[...asked, ...answers].join(',')}`;
  },
});

/** `gift:P2,P3`. */
const gift: OpenForm = {
  step: 'wedding',
  read(r, [names = '']) {
    const { s } = r;
    const givers = names.split(',').reduce((mask, one) => mask | maskOf(r.seat(one)), 0);
    for (const giver of seatsOf(givers)) s.due[giver] = giftOf(s, giver);
    STACK.push(s, 'wedding', givers);
  },
  write: askedText,
};

/** `card:spy:P2`: a card being played that rests because its opponent has been named and the hand is seen. */
const card = (step: 'pick' | 'spy'): OpenForm => ({
  step,
  read(r, [name = '', other = '']) {
    const { s } = r;
    if (name === 'master-merchant') seeHand(s, s.active, r.seat(other), undefined);
    else if (name === 'spy') seeProgress(s, s.active, r.seat(other), undefined);
    else r.fail(`stands inside a choice that is sent whole: ${name}.`, 'IK-004');
  },
  write: (s) => `${step === 'pick' ? 'master-merchant' : 'spy'}:${seatText(ABOUT.from.get(s))}`,
});

/** By verb. Of several forms of a step, the first applicable one is written. */
const FORMS: readonly (readonly [verb: string, form: OpenForm])[] = [
  ['settle', setUp('settle', (s) => !isCityDue(s))],
  ['city', setUp('settle', isCityDue)],
  ['setroad', setUp('setRoad')],
  [
    'yellow',
    {
      step: null,
      read(r, [red = '']) {
        r.s.red = r.whole(red, 1, 6);
        r.s.alchemist = 1;
        STACK.push(r.s, 'alchemist', maskOf(r.s.active));
      },
      write: () => null,
    },
  ],
  ['discard', discard],
  ['robber', robber],
  ['victim', victim],
  ['aqueduct', queue('aqueduct', 'aqueductNext')],
  ['kill', kill('kill')],
  ['search', kill('search')],
  ['tie', queue('tie', 'tieNext')],
  ['lose', queue('lose', 'loseNext')],
  ['drop', drop],
  ['relocate', plain('relocate')],
  ['metropolis', plain('metropolis')],
  ['answer', offer('answer')],
  ['choose', offer('choose')],
  ['swap', plain('forced')],
  ['desert', plain('desert')],
  ['place', plain('station')],
  ['gift', gift],
  ['card', card('pick')],
  ['card', card('spy')],
];

/** Reads one item, after the pieces, hands and dice of the position. */
export function readOpen(r: TextReader, item: string): void {
  const [verb = '', ...parts] = item.split(':');
  const { step } = r.rest;
  if (step !== '') r.s.step = ROLLED[step] ?? STEP.total;
  const found = FORMS.find(([name]) => name === verb);
  if (found === undefined) r.fail(`has an unknown open choice ${JSON.stringify(item)}.`, 'IK-004');
  else found[1].read(r, parts);
}

/** The open decisions, as written in `open=`; null if there are none, or none at which a position rests. */
export function openText(s: State): string | null {
  const due = STEP_NAMES[dueStep(s)];
  const found = FORMS.find(([, { step, when }]) => step === due && when?.(s) !== false);
  const text = found?.[1].write(s) ?? null;
  return found === undefined || text === null ? null : `${found[0]}:${text}`;
}
