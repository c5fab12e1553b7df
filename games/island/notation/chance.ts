/** Outcomes of chance in lines: `=5,3,ship` after an act, `{P1 draws crane}`, and the act `setup`. */
import type { LineReader, StepWriter } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE, type Seat } from '@marchlands/core/seat.ts';
import { SEALED, UNKNOWN } from '@marchlands/core/types.ts';
import { type Outcome, outcomeCodec } from '../moves.ts';
import { isPartial } from '../rules/legal.ts';
import { ABOUT, dueStep, FIRST_STEP, STEP, STEP_NAMES, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { seatText } from './names.ts';
import { outcomeText, readOutcome } from './slots.ts';

/** Whether a seat is at an optional step of a card, which ends if nothing is written for it. */
export function isLeftOut(s: State, seat: Seat): boolean {
  return OPTIONAL.includes(dueStep(s)) && isPartial(s, seat);
}
const OPTIONAL: readonly number[] = [STEP.freeRoad, STEP.smith, STEP.relay];

const DICE: readonly number[] = [STEP.red, STEP.yellow, STEP.event, STEP.marchDie];
/** The next kind of outcome; null if chance does not act. */
function dueKind(s: State): Outcome['kind'] | null {
  const name = STEP_NAMES[dueStep(s)];
  return outcomeCodec.kinds.find((kind) => kind === (name === 'marchDie' ? 'march' : name)) ?? null;
}

/** The seat that draws the card, or from which it is stolen. */
function drawer(s: State): Seat {
  const step = dueStep(s);
  if (step === STEP.steal) return ABOUT.from.get(s);
  return step === STEP.card || step === STEP.devCard ? ABOUT.seat.get(s) : 0;
}

/** The last step of the set-up in which chance draws. */
const isDealt = (s: State): boolean => s.turn === 0 && s.placed === 0 && dueStep(s) <= STEP.shipBay;

/** The next outcome as the viewer may see it; consumes it. */
function takeValue(w: StepWriter<Types>): string {
  const { seen } = w;
  const text = outcomeText(w.state, w.step?.code ?? 0);
  w.take();
  return seen === null || seen === SEALED || Object.values(seen.move).includes(UNKNOWN) ? UNKNOWN : text;
}

const ITEMS: { readonly [kind: string]: string } = {
  terrain: 'terrain',
  corner: 'corner',
  redToken: 'tokens',
  token: 'tokens',
  harbour: 'harbours',
  first: 'first',
  shipBay: 'shipbay',
};

/** `setup terrain=GLWW... corner=h18 harbours=any,O,... first=P1`, from the current step of the set-up on. */
export function writeSetup(w: StepWriter<Types>): string | null {
  if (!isDealt(w.state)) return null;
  const items = new Map<string, string[]>();
  while (w.step?.by === CHANCE && isDealt(w.state)) {
    const item = ITEMS[dueKind(w.state) ?? ''];
    const values = items.get(item) ?? [];
    items.set(item, [...values, takeValue(w)]);
  }
  const texts = [...items].map(([item, values]) => `${item}=${values.join(item === 'terrain' ? '' : ',')}`);
  return `setup ${texts.join(' ')}`;
}

export function readSetup(r: LineReader<Types>, words: readonly string[]): Result<unknown> {
  for (const word of words) {
    const [name = '', value = '', ...more] = word.split('=');
    if (more.length > 0) return fail(`${quoted(word)} is not dealt here.`, word, 'IK-028');
    const values = name.toLowerCase() === 'terrain' ? [...value] : value.split(',');
    for (const one of values) {
      const kind = dueKind(r.state);
      if (ITEMS[kind ?? ''] !== name.toLowerCase()) return fail(`${quoted(word)} is not dealt here.`, word, 'IK-028');
      const played = readValue(r, one);
      if (!played.ok) return played;
    }
  }
  return ok(null);
}

/** Plays the forced moves that the line omits before chance acts. */
function supplyToChance(r: LineReader<Types>): void {
  r.supply((ahead) => dueStep(ahead) < FIRST_STEP.seats);
}

/** Plays a chance outcome by its value. */
export function readValue(r: LineReader<Types>, text: string): Result<unknown> {
  supplyToChance(r);
  const kind = dueKind(r.state);
  const code = kind === null ? -1 : readOutcome(r.state, kind, text);
  return code < 0 ? fail(`Chance cannot bring ${quoted(text)} here.`, text, 'IK-057') : r.chance(code, text);
}

/**
 * The outcomes of chance after an act: ` =5,3,ship {P1 draws crane}`. Dice are in one list with those that were set; a
 * card drawn or stolen is written after `=` if it belongs to the act.
 * @param isRoll whether the act is the roll, which alone has dice
 */
export function writeResults(w: StepWriter<Types>, isOwnCard: boolean, isRoll: boolean): string {
  const results: string[] = [];
  const events: string[] = [];
  if (isRoll && w.step?.by === CHANCE && dueStep(w.state) === STEP.event)
    results.push(String(w.state.red), String(w.state.yellow));
  while (w.step?.by === CHANCE && !isDealt(w.state)) {
    const step = dueStep(w.state);
    // Dice are written after the roll of their own turn.
    if (DICE.includes(step) && (!isRoll || (step === STEP.red && results.length > 0))) break;
    const seat = drawer(w.state);
    const value = takeValue(w);
    if (DICE.includes(step) || (isOwnCard && results.length === 0 && events.length === 0)) results.push(value);
    else events.push(step === STEP.steal ? `${seatText(seat)} =${value}` : `${seatText(seat)} draws ${value}`);
  }
  return `${results.length > 0 ? ` =${results.join(',')}` : ''}${events.length > 0 ? ` {${events.join(', ')}}` : ''}`;
}

/** Reads `=...`: dice that were set already are in the list too. */
export function readResults(r: LineReader<Types>, text: string): Result<unknown> {
  const values = text.split(',');
  const isSet = dueStep(r.state) === STEP.event && values.length > 2;
  if (isSet && (values[0] !== String(r.state.red) || values[1] !== String(r.state.yellow))) {
    return fail(
      `The dice were set to ${r.state.red} and ${r.state.yellow}, not ${values[0]} and ${values[1]}.`,
      text,
      'IK-209',
    );
  }
  for (const value of isSet ? values.slice(2) : values) {
    const played = readValue(r, value);
    if (!played.ok) return played;
  }
  return ok(null);
}

/** Reads `{P1 draws crane, P2 =W}`. */
export function readEvents(r: LineReader<Types>, text: string): Result<unknown> {
  for (const event of text.split(',')) {
    const [, name = '', how = '', value = ''] = /^\s*(p[1-6]) (draws |=)(\S+)\s*$/i.exec(event) ?? [];
    const text = event.trim();
    if (value === '') return fail(`${quoted(text)} must be such as "P1 draws crane" or "P2 =W".`, text);
    supplyToChance(r);
    const seat = seatText(drawer(r.state));
    const isTheft = dueStep(r.state) === STEP.steal;
    if (dueKind(r.state) !== null && (name.toUpperCase() !== seat || isTheft !== (how === '='))) {
      const right = isTheft ? `${seat} =${value}` : `${seat} draws ${value}`;
      return fail(`Here it must be ${quoted(right)}, not ${quoted(text)}.`, text, isTheft ? 'IK-083' : 'IK-062');
    }
    const played = readValue(r, value);
    if (!played.ok) return played;
  }
  return ok(null);
}
