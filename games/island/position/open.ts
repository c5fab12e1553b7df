/** `open=` of the text form: what broke into a turn and is decided first, in the order in which it broke in. */
import { maskOf, type Seat, seatsOf } from '@marchlands/core/seat.ts';
import { ALL_KINDS, KINDS, TRACKS } from '../data/kinds.ts';
import { letterOf, lettersOfRow, seatText } from '../notation/names.ts';
import { knightByte, levelOf } from '../rules/pieces.ts';
import { seeProgress } from '../rules/politics-cards.ts';
import { placerAfter } from '../rules/start.ts';
import { seeHand } from '../rules/trade-cards.ts';
import { ACTIVE, ANSWER, ANSWERS, dueStep, STACK, STEP, type State } from '../state.ts';

/** What reading an item asks of its reader. */
export interface OpenReader {
  readonly s: State;
  fail(message: string, rule?: string): void;
  whole(text: string, low: number, high: number): number;
  seat(text: string): Seat;
  vertex(text: string): number;
  hex(text: string): number;
  kinds(letters: string): number[];
  name<N extends string>(text: string, names: readonly N[]): number;
}

/** `step=` and `left=` of the phase `rolled`. */
export interface Rest {
  readonly step: string;
  /** Barbarians or seats still to come, as bits. */
  readonly left: number;
}

const ROBBERS = ['seven', 'chase', 'knight', 'bishop'] as const;

/** Where the turn stands in the phase `rolled`, by `step=`. */
const ROLLED: { readonly [step: string]: number | undefined } = {
  event: STEP.march,
  march: STEP.total,
  seven: STEP.robberDue,
  production: STEP.actionStart,
};

function masksOf(r: OpenReader, text: string): [first: Seat, rest: number] {
  const [first, ...others] = text.split(',').map((one) => r.seat(one));
  return [first, others.reduce((mask, seat) => mask | maskOf(seat), 0)];
}

function pieces(s: State): number {
  return s.site.reduce((count, site) => count + Number(site > 0), 0);
}

/** `settle:P2:1`, `setroad:P2:1:31`: who began follows from who places now. */
function readSetUp(r: OpenReader, verb: string, [seat = '', , at = '']: readonly string[]): void {
  const { s } = r;
  s.turn = 0;
  s.step = verb === 'setroad' ? STEP.setRoad : STEP.settle;
  s.active = r.seat(seat);
  s.placed = pieces(s) - (verb === 'setroad' ? 1 : 0);
  if (verb === 'setroad') s.last = r.vertex(at);
  s.first = 0;
  const { seats } = s.setup;
  s.first = (s.active - placerAfter(s, Math.min(s.placed, 2 * seats - 1)) + seats) % seats;
}

/** Barbarians still to arrive, where an arrival is open. */
function pushArrivals(s: State, { step, left }: Rest): void {
  if (step === 'event' && s.setup.options.landingRests) STACK.push(s, 'restAll', 0);
  if (step !== '') STACK.push(s, 'arriveNext', 0, left);
}

function readDiscards(r: OpenReader, text: string): void {
  const { s } = r;
  let seats = 0;
  for (const item of text.split(',')) {
    const [name = '', owed = '', picked = ''] = item.split(':');
    const seat = r.seat(name);
    s.due[seat] = r.whole(owed, 0, 255);
    for (const kind of r.kinds(picked)) s.picked[seat * ALL_KINDS + kind] += 1;
    if (s.due[seat] > 0) seats |= maskOf(seat);
  }
  STACK.push(s, 'discard', seats);
}

/** `BB>O` into two rows of counts. */
function readSides(r: OpenReader, text: string, give: Uint8Array, want: Uint8Array, from: number): void {
  const [given = '', wanted = ''] = text.split('>');
  for (const kind of r.kinds(given)) give[from + kind] += 1;
  for (const kind of r.kinds(wanted)) want[from + kind] += 1;
}

/** `BB>O:P2=accept,P3=O>BBB`; seats without an answer are still asked. */
function readOffer(r: OpenReader, step: 'answer' | 'choose', [offer = '', ...rest]: readonly string[]): void {
  const { s } = r;
  s.offers = Math.max(1, s.offers);
  readSides(r, offer, s.give, s.want, 0);
  let asked = 0;
  for (const item of rest.join(',').split(',')) {
    const [name = '', how = ''] = item.split('=');
    const seat = r.seat(name);
    if (how === '') asked |= maskOf(seat);
    else if (how.includes('>')) {
      s.answer[seat] = ANSWER.counter;
      readSides(r, how, s.counterGive, s.counterWant, seat * ALL_KINDS);
    } else s.answer[seat] = r.name(how, ANSWERS);
    if (how !== '') asked &= ~maskOf(seat);
  }
  STACK.push(s, step, step === 'answer' ? asked : maskOf(s.active));
}

/** A knight of `level` as positions write it: `2+`, `2-`. */
function readKnight(r: OpenReader, seat: Seat, text: string): number {
  const [, level = '', state = ''] = /^([123])([+~-])$/.exec(text) ?? [];
  if (level === '') r.fail(`must have a knight such as 2+, not ${JSON.stringify(text)}.`, 'IK-166');
  return knightByte(seat, Number(level || 1), state === '-' ? 0 : ACTIVE);
}

function readDrop(r: OpenReader, seat: Seat, rest: Rest): void {
  const { s } = r;
  if (seat === s.active && rest.step === '') s.step = STEP.turnEnd;
  else if (rest.step === 'event' && s.event > 1) STACK.push(s, 'gateNext', 0, rest.left, s.event - 2);
  else if (rest.step === 'event' && s.setup.isRoaming === false) STACK.push(s, 'tieNext', 0, rest.left);
  else {
    pushArrivals(s, rest);
    STACK.push(s, 'killed', 0);
  }
  STACK.push(s, 'drop', maskOf(seat));
}

/** A card that is being played and rests: its opponent has been named, and the hand is seen. */
function readCard(r: OpenReader, [card = '', name = '']: readonly string[]): void {
  const { s } = r;
  if (card !== 'master-merchant' && card !== 'spy') {
    r.fail(`stands inside a choice that is sent whole: ${card}.`, 'IK-004');
    return;
  }
  const other = r.seat(name);
  if (card === 'master-merchant') seeHand(s, s.active, other, undefined);
  else seeProgress(s, s.active, other, undefined);
}

/** Reads one item; the pieces, hands and dice of the position must have been read. */
export function readOpen(r: OpenReader, item: string, rest: Rest): void {
  const { s } = r;
  const [verb = '', ...parts] = item.split(':');
  const [first = '', second = '', third = ''] = parts;
  if (rest.step !== '') s.step = ROLLED[rest.step] ?? STEP.total;
  const isNested = s.interrupts > 0;
  switch (verb) {
    case 'settle':
    case 'city':
    case 'setroad':
      readSetUp(r, verb, parts);
      return;
    case 'yellow':
      s.red = r.whole(first, 1, 6);
      s.alchemist = 1;
      STACK.push(s, 'alchemist', maskOf(s.active));
      return;
    case 'discard':
      readDiscards(r, parts.join(':'));
      return;
    case 'robber': {
      const why = ROBBERS[r.name(first, ROBBERS)];
      if (why === 'seven') s.step = STEP.actionStart;
      STACK.push(s, 'robber', maskOf(s.active), why === 'bishop' ? 1 : 0);
      return;
    }
    case 'victim':
      s.robber = r.hex(first);
      if (rest.step !== '') s.step = STEP.actionStart;
      STACK.push(s, 'victim', maskOf(s.active));
      return;
    case 'aqueduct': {
      const [seat, others] = masksOf(r, first);
      STACK.push(s, 'aqueductNext', 0, others);
      STACK.push(s, 'aqueduct', maskOf(seat));
      return;
    }
    case 'kill':
    case 'search': {
      if (!isNested) pushArrivals(s, rest);
      STACK.push(s, 'killed', 0);
      const seat = maskOf(r.seat(first));
      if (verb === 'kill') STACK.push(s, 'kill', seat);
      else STACK.push(s, 'search', seat, r.name(second, TRACKS));
      return;
    }
    case 'tie':
    case 'lose': {
      const [seat, others] = masksOf(r, first);
      if (!isNested && s.setup.isRoaming) pushArrivals(s, rest);
      STACK.push(s, verb === 'tie' ? 'tieNext' : 'loseNext', 0, others);
      STACK.push(s, verb, maskOf(seat));
      return;
    }
    case 'drop':
      readDrop(r, r.seat(first), rest);
      return;
    case 'relocate': {
      const seat = r.seat(first);
      STACK.push(s, 'relocate', maskOf(seat), r.vertex(second), readKnight(r, seat, third));
      return;
    }
    case 'metropolis':
      STACK.push(s, 'metropolis', maskOf(s.builder > 0 ? s.builder - 1 : s.active), r.name(first, TRACKS));
      return;
    case 'answer':
    case 'choose':
      readOffer(r, verb, parts);
      return;
    case 'swap':
      STACK.push(s, 'forced', maskOf(r.seat(first)), r.kinds(second)[0] ?? 0);
      return;
    case 'desert':
      STACK.push(s, 'desert', maskOf(r.seat(first)));
      return;
    case 'place':
      STACK.push(s, 'station', maskOf(s.active), readKnight(r, s.active, first));
      return;
    case 'gift': {
      const [seat, others] = masksOf(r, first);
      for (const giver of seatsOf(maskOf(seat) | others)) s.due[giver] = Math.min(2, s.handSize[giver]);
      STACK.push(s, 'wedding', maskOf(seat) | others);
      return;
    }
    case 'card':
      readCard(r, parts);
      return;
    default:
      r.fail(`has an unknown open choice ${JSON.stringify(item)}.`, 'IK-004');
  }
}

const seatTexts = (mask: number): string =>
  seatsOf(mask)
    .map((seat) => seatText(seat))
    .join(',');
const knightText = (byte: number): string => `${levelOf(byte)}${(byte & ACTIVE) === 0 ? '-' : '+'}`;

function offerText(s: State): string {
  const answers = [...s.answer.keys()].flatMap((seat) => {
    const how = s.answer[seat];
    if (how === ANSWER.none) return [];
    const isCounter = how === ANSWER.counter;
    const sides = `${lettersOfRow(s.counterGive, seat)}>${lettersOfRow(s.counterWant, seat)}`;
    return [`${seatText(seat)}=${isCounter ? sides : ANSWERS[how]}`];
  });
  const asked = dueStep(s) === STEP.answer ? seatsOf(STACK.seats(s)).map((seat) => seatText(seat)) : [];
  return `${lettersOfRow(s.give, 0)}>${lettersOfRow(s.want, 0)}:${[...asked, ...answers].join(',')}`;
}

/** Whose cards are still to be picked, and those picked. */
function discardText(s: State): string {
  return [...s.due.keys()]
    .filter((seat) => s.due[seat] > 0 || lettersOfRow(s.picked, seat) !== '')
    .map((seat) => {
      const picked = lettersOfRow(s.picked, seat);
      return `${seatText(seat)}:${s.due[seat]}${picked === '' ? '' : `:${picked}`}`;
    })
    .join(',');
}

function robberText(s: State): string {
  if (STACK.datum(s, 0) === 1) return 'bishop';
  if (s.step === STEP.actionStart) return 'seven';
  return s.setup.isBase ? 'knight' : 'chase';
}

/** What is open, as `open=` writes it; null where nothing is, or nothing that a position rests at. */
export function openText(s: State): string | null {
  const step = dueStep(s);
  if (step === STEP.settle)
    return `${s.placed < s.setup.seats || s.setup.isBase ? 'settle' : 'city'}:${seatText(s.active)}:${s.placed < s.setup.seats ? 1 : 2}`;
  if (step === STEP.setRoad) return `setroad:${seatText(s.active)}:${s.placed < s.setup.seats ? 1 : 2}:${s.last}`;
  if (s.interrupts === 0) return null;
  const seats = STACK.seats(s);
  const below = s.interrupts > 1 ? s.interruptData[(s.interrupts - 2) * 3] : 0;
  switch (step) {
    case STEP.discard:
      return `discard:${discardText(s)}`;
    case STEP.robber:
      return `robber:${robberText(s)}`;
    case STEP.victim:
      return `victim:h${s.robber}`;
    case STEP.aqueduct:
      return `aqueduct:${[seatTexts(seats), seatTexts(below)].filter((text) => text !== '').join(',')}`;
    case STEP.kill:
      return `kill:${seatTexts(seats)}`;
    case STEP.search:
      return `search:${seatTexts(seats)}:${TRACKS[STACK.datum(s, 0)]}`;
    case STEP.tie:
    case STEP.lose:
      return `${step === STEP.tie ? 'tie' : 'lose'}:${[seatTexts(seats), seatTexts(below)].filter((text) => text !== '').join(',')}`;
    case STEP.drop:
      return `drop:${seatTexts(seats)}`;
    case STEP.relocate:
      return `relocate:${seatTexts(seats)}:${STACK.datum(s, 0)}:${knightText(STACK.datum(s, 1))}`;
    case STEP.metropolis:
      return `metropolis:${TRACKS[STACK.datum(s, 0)]}`;
    case STEP.answer:
    case STEP.choose:
      if (s.answer.includes(ANSWER.countering)) return null;
      return `${step === STEP.answer ? 'answer' : 'choose'}:${offerText(s)}`;
    case STEP.forced:
      return `swap:${seatTexts(seats)}:${letterOf(KINDS[STACK.datum(s, 0)])}`;
    case STEP.desert:
      return `desert:${seatTexts(seats)}`;
    case STEP.station:
      return `place:${knightText(STACK.datum(s, 0))}`;
    case STEP.wedding:
      return `gift:${seatTexts(seats)}`;
    case STEP.pick:
      return `card:master-merchant:${seatText(STACK.datum(s, 0))}`;
    case STEP.spy:
      return `card:spy:${seatText(STACK.datum(s, 0))}`;
    default:
      return null;
  }
}
