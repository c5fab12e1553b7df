/** Arguments of acts that stand for several moves, or for none if the rules have made the move (Notation). */
import type { LineReader, StepWriter } from '@marchlands/core/notation.ts';
import { fail, ok, quoted, type Result } from '@marchlands/core/result.ts';
import { CHANCE } from '@marchlands/core/seat.ts';
import type { Part } from '@marchlands/core/step-forms/form.ts';
import { readSlot } from '@marchlands/core/template.ts';
import { SEALED, UNKNOWN } from '@marchlands/core/types.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import { KINDS } from '../data/kinds.ts';
import { vertex } from '../data/params.ts';
import { MOVE, type Move, moveCodec } from '../moves.ts';
import { rateOf } from '../rules/bank.ts';
import { ABOUT, dueStep, STEP } from '../state.ts';
import type { Types } from '../types.ts';
import { cardsIn, LETTERS, letterOf, numberIn, seatIn, seatText } from './names.ts';
import { slots } from './slots.ts';

type Reader = LineReader<Types>;
type Writer = StepWriter<Types>;

/** The next move; null before chance and at the end. */
function next(w: Writer): Move | null {
  return w.step === undefined || w.step.by === CHANCE ? null : moveCodec.decode(w.step.code);
}

/** The viewer's view of the single card of the next step, which is consumed. */
export function takeCard(w: Writer): string {
  const { seen } = w;
  const move = next(w);
  w.take();
  if (seen === null || seen === SEALED || Object.values(seen.move).includes(UNKNOWN)) return UNKNOWN;
  if (move?.kind === 'fetch' || move?.kind === 'drop') return move.card;
  return move !== null && 'card' in move ? letterOf(move.card as Parameters<typeof letterOf>[0]) : 'none';
}

/** Takes the cards of moves of one kind by the seat of the next step, a letter each. */
function takeCards(w: Writer, kind: Move['kind']): string {
  const by = w.step?.by;
  let text = '';
  while (w.step?.by === by && next(w)?.kind === kind) text += takeCard(w);
  return text;
}

/** Plays a move of a kind for each card. */
function playCards(r: Reader, kind: Move['kind'], cards: readonly number[]): Result<unknown> {
  for (const card of cards) {
    const played = r.play(moveCodec.join(kind, [card]));
    if (!played.ok) return played;
  }
  return ok(null);
}

const NO_CARDS = `Cards are letters of ${LETTERS}`;

/** Cards of one kind of moves: `BBL`. */
const cards = (kind: 'discard' | 'gift' | 'take' | 'pick'): Part<Types> => ({
  read(r, text) {
    const given = cardsIn(text.replaceAll(' ', ''));
    return given === null || text === '' ? fail(`${NO_CARDS}, not ${quoted(text)}.`) : playCards(r, kind, given);
  },
  write: (w) => takeCards(w, kind) || null,
});

/** `BB>O`: the sides of an offer, or of a counter-offer, which they complete. */
const sides = (isCounter: boolean): Part<Types> => ({
  read(r, text) {
    const [give = null, want = null, ...more] = text.split('>').map(cardsIn);
    if (give === null || want === null || more.length > 0)
      return fail(`${NO_CARDS} on both sides, such as BB>O, not ${quoted(text)}.`);
    const given = playCards(r, 'give', give);
    const wanted = given.ok ? playCards(r, 'want', want) : given;
    return wanted.ok && isCounter ? r.play(MOVE.reply) : wanted;
  },
  write(w) {
    const text = `${takeCards(w, 'give')}>${takeCards(w, 'want')}`;
    if (isCounter && next(w)?.kind === 'reply') w.take();
    return text;
  },
});

/** `BBBB`, given to the bank in full, as many as the rate says (IK-094). */
const rated: Part<Types> = {
  read(r, text, codeWith) {
    const given = cardsIn(text) ?? [];
    if (new Set(given).size !== 1)
      return fail(`The bank takes cards of one kind, such as bank BBBB>O, not ${quoted(text)}.`);
    const [kind] = given;
    const rate = rateOf(r.state, r.seat, kind);
    const traded = r.play(codeWith(kind));
    if (!traded.ok || given.length === rate) return traded;
    const [, taken] = moveCodec.split(codeWith(kind));
    const right = `${LETTERS[kind].repeat(rate)}>${LETTERS[taken]}`;
    const asked = `The bank asks ${rate} ${KINDS[kind]} here, not ${given.length}`;
    return fail(`${asked}: write ${right}.`, text, RATE_RULES[rate]);
  },
  write(w) {
    const [kind] = moveCodec.split(w.step?.code ?? 0);
    const text = LETTERS[kind].repeat(rateOf(w.state, w.step?.by ?? 0, kind));
    w.take();
    return text;
  },
};

/** The rules for two, three and four cards. */
const RATE_RULES: readonly string[] = ['', '', 'IK-094', 'IK-090', 'IK-089'];

/** The new hex of the robber, a decision of its own after the act that moves it. */
const moved: Part<Types> = {
  isSpaced: false,
  read(r, text, codeWith) {
    const hex = readSlot(slots.hex, text, r.state, 'The robber');
    return hex.ok ? r.play(codeWith(hex.value)) : hex;
  },
  write(w) {
    const move = next(w);
    if (move?.kind !== 'robber') return null;
    w.take();
    return slots.hex.format(move.hex, w.state);
  },
};

/** The robbed player; a single victim is not asked for, but may be written. */
const victim: Part<Types> = {
  read(r, text) {
    const seat = seatIn(text);
    if (dueStep(r.state) === STEP.victim && seat >= 0) return r.play(moveCodec.join('rob', [seat]));
    const isOnly = dueStep(r.state) === STEP.steal && ABOUT.from.get(r.state) === seat;
    return isOnly
      ? ok(null)
      : fail(`${quoted(text)} cannot be robbed: a building on that hex and a card are needed.`, text, 'IK-083');
  },
  write(w) {
    const move = next(w);
    if (move?.kind === 'rob') {
      w.take();
      return seatText(move.seat);
    }
    return w.step !== undefined && dueStep(w.state) === STEP.steal ? seatText(ABOUT.from.get(w.state)) : null;
  },
};

/** The vertex of a metropolis, which a level just bought may have put there without a choice. */
const crowned: Part<Types> = {
  read(r, text, codeWith) {
    const at = vertex.parse(text);
    const last = r.events.at(-1);
    const isMade = last?.kind === 'metropolisBuilt' && last.at === at && dueStep(r.state) !== STEP.metropolis;
    return isMade ? ok(null) : r.play(codeWith(at));
  },
  write(w) {
    const move = next(w);
    if (move?.kind !== 'crown') return null;
    w.take();
    return String(move.at);
  },
};

/** Where a displaced knight goes, `off` for back to the supply. */
const away: Part<Types> = {
  read(r, text, codeWith) {
    const to = numberIn(text, '');
    if (text.toLowerCase() === 'off') return r.play(MOVE.end);
    return to < 0 ? fail(`A knight goes to a vertex, or off, not to ${quoted(text)}.`) : r.play(codeWith(to));
  },
  write(w) {
    const move = next(w);
    w.take();
    return move?.kind === 'relocate' ? String(move.to) : 'off';
  },
};

/** Takes a progress card, or none. */
export function fetch(r: Reader, name: string): Result<unknown> {
  if (name.toLowerCase() === 'none') return r.play(MOVE.end, name);
  const card = PROGRESS_CARDS.findIndex((one) => one === name.toLowerCase());
  return card < 0 ? fail(`${quoted(name)} is no progress card, and not none.`, name) : r.play(MOVE.fetch + card, name);
}
/** The progress card taken for a kill. */
const fetched: Part<Types> = {
  read: fetch,
  write: (w) => (dueStep(w.state) === STEP.search && next(w) !== null ? takeCard(w) : null),
};
const dropped: Part<Types> = {
  read(r, text) {
    const card = PROGRESS_CARDS.findIndex((one) => one === text.toLowerCase());
    return card < 0 ? fail(`${quoted(text)} is no progress card.`) : r.play(MOVE.drop + card);
  },
  write: takeCard,
};

export const parts = {
  ...{ discarded: cards('discard'), given: cards('gift'), taken: cards('take'), picked: cards('pick') },
  ...{ offered: sides(false), countered: sides(true) },
  ...{ rated, moved, victim, crowned, away, fetched, dropped },
};
