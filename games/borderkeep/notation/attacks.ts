import type { LineReader } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Part, StepForm, Told } from '@marchlands/core/step-forms/form.ts';
import { CARD_IDS, cardNumber } from '../data/deck/deck.ts';
import { MOVE, moveCodec, UNIT_NAMES } from '../moves.ts';
import { whyNotVictim } from '../rules/attack.ts';
import { isBearerAt, numberAt } from '../rules/town.ts';
import { ANY, ARTIFACT } from '../setup.ts';
import { STEP, type State } from '../state.ts';
import type { Types } from '../types.ts';
import { refusalReason } from '../words/reasons.ts';
import { readUnitWord, seatLetter, seatOfLetter, unitText } from './names.ts';
import { letter, refuse, slots } from './slots.ts';

type Reader = LineReader<Types>;

const NO_UNIT = 'Name a unit such as knights or guard#1.';

/** The kind and card of the move that begins this part of the line. */
function begun(r: Reader, kind: 'play' | 'build'): number {
  const step = r.steps.findLast(({ by, code }) => by !== CHANCE && moveCodec.kindOf(code) === kind);
  const move = step === undefined ? null : moveCodec.decode(step.code);
  return move !== null && 'card' in move ? cardNumber(move.card) : -1;
}

/** The artifact's hero: chosen if several could bear it, else only stated (BK-29). */
const bearer: Part<Types> = {
  read(r, text, codeWith) {
    const unit = readUnitWord(text);
    if (unit < 0) return fail(NO_UNIT);
    const { state, seat } = r;
    const card = begun(r, 'build');
    if (state.setup.tables.type[card] !== ARTIFACT) {
      const name = state.setup.cards[card]?.name ?? 'This';
      return refuse(`${name} is no artifact: it is not given to a hero.`, 'BK-29', 'notABearer');
    }
    if (state.step === STEP.attach) return r.play(codeWith(unit));
    for (let at = 0; at < state.units[seat]; at += 1) {
      if (isBearerAt(state, seat, at) && numberAt(state, seat, at) === unit) return ok(null);
    }
    return refuse(`The artifact cannot be carried by ${quoted(text)}.`, 'BK-29', 'notABearer');
  },
  write(w) {
    const attach = w.moveOf(w.step?.by ?? 0);
    if (attach?.kind !== 'attach') return null;
    w.take();
    return unitText(w.state.setup, UNIT_NAMES.indexOf(attach.unit));
  },
};

/** `>C` after an attack card: the chosen victim, or the town that is struck anyway (BK-39 to BK-41). */
const victim: Part<Types> = {
  read(r, text, codeWith) {
    const seat = seatOfLetter(text);
    if (seat < 0) return fail(`A victim is a seat such as >B, not ${quoted(`>${text}`)}.`);
    const { state } = r;
    if (state.step === STEP.victim) return r.play(codeWith(seat));
    const struck = r.events.find((event) => event.kind === 'attackPlayed')?.victim ?? null;
    if (struck === seat) return ok(null);
    const card = begun(r, 'play');
    const why =
      state.setup.tables.victim[card] === ANY && !state.setup.isSelfStruck ? whyNotVictim(state, card, seat) : null;
    if (why !== null) {
      const { text: sentence, rule } = refusalReason(why, state.setup, { kind: 'play', card: CARD_IDS[card] });
      return refuse(sentence, rule, why);
    }
    const is = struck === null ? 'has no victim' : `strikes ${seatLetter(struck)}`;
    return refuse(`This card ${is}, not ${seatLetter(seat)}.`, struck === null ? 'BK-41' : 'BK-39');
  },
  write(w) {
    const target = w.moveOf(w.step?.by ?? 0);
    if (target?.kind !== 'target') return null;
    w.take();
    return seatLetter(target.seat);
  },
};

/** The hero that dies (BK-48), or the raiders: those named go, all others stay (BK-50). */
const struck: Part<Types> = {
  read(r, text) {
    const units = text.split(' ').map(readUnitWord);
    if (units.includes(-1)) return fail(NO_UNIT);
    if (r.state.step === STEP.raid || CARD_IDS[begun(r, 'play')] === 'war') return readRaiders(r, units);
    if (units.length > 1) return fail('One hero dies.', text, 'BK-48');
    const isDead = r.events.some(
      (event) => event.kind === 'defenderDestroyed' && readUnitWord(event.unit) === units[0],
    );
    return isDead ? ok(null) : r.play(MOVE.kill + units[0]);
  },
  write(w) {
    const { setup, step } = w.state;
    const kill = w.moveOf(w.step?.by ?? 0);
    if (kill?.kind === 'kill') {
      w.take();
      return unitText(setup, UNIT_NAMES.indexOf(kill.unit));
    }
    if (step !== STEP.raid) return null;
    const sent = w.takeWhole((s) => s.step === STEP.raid)?.find((event) => event.kind === 'raidersSent');
    return sent?.units.map((unit) => unitText(setup, UNIT_NAMES.indexOf(unit))).join(' ') ?? null;
  },
};

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

/** Whether a rolled card waits for a decision about it: nobody plays it, but it is written as played (BK-95). */
const isRolled = ({ setup, attackCard }: State): boolean => !setup.hasCards && !setup.isSelfStruck && attackCard > 0;

const rolled: Told<State> = {
  ...slots.card,
  value: ({ attackCard }) => attackCard - 1,
  wrong: ({ attackCard }, text) =>
    refuse(`The card rolled is ${CARD_IDS[attackCard - 1]}, not ${quoted(text)}.`, 'BK-95', 'notNow'),
};
const town: Told<State> = {
  ...letter,
  value: (s) => s.victim,
  wrong: (s, text) => refuse(`This card strikes ${seatLetter(s.victim)}, not ${text.toUpperCase()}.`, 'BK-39'),
};

export const attackSlots = { bearer, victim, struck, rolled, town };

/** The rolled card's forms come first: if none of them applies, the card is played from hand. */
export const attackForms: readonly StepForm<Types>[] = [
  {
    kind: 'target',
    text: 'play {card:rolled} >{seat:letter}[ {kill.unit:struck}]',
    when: (s) => isRolled(s) && s.step === STEP.victim,
    like: 'play assassin >C nobleman, with the victim',
    rule: 'BK-40',
  },
  { kind: 'kill', text: 'play {card:rolled}[ >{town}] {unit}', when: (s) => isRolled(s) && s.step === STEP.hero },
  {
    kind: 'send',
    text: 'play {card:rolled}[ >{town}] {units:struck}',
    when: (s) => isRolled(s) && s.step === STEP.raid && s.cursor === 0,
  },
  {
    kind: 'stay',
    text: 'play {card:rolled}[ >{town}] {units:struck}',
    when: (s) => isRolled(s) && s.step === STEP.raid && s.cursor === 0,
  },
  { kind: 'play', text: 'play {card}[ >{target.seat:victim}][ {kill.unit:struck}]', like: 'play thieves >C' },
];
