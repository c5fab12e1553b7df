/**
 * Playing progress cards (IK-198 to IK-211): which may be played, and their immediate effects; choices follow as steps.
 */
import type { MoveList } from '@marchlands/core/lists.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { PROGRESS_CARDS } from '../data/cards.ts';
import type { Events } from '../events.ts';
import { PLAY, PLAYED } from '../moves.ts';
import { STEP, type State } from '../state.ts';
import type { Refusal } from '../words/refusals.ts';
import type { CardRules, CardTable } from './card-rules.ts';
import { everybody, putUnder } from './decks.ts';
import { playDev, whyNotPlayDev } from './development.ts';
import { POLITICS_CARDS } from './politics-cards.ts';
import { SCIENCE_CARDS } from './science-cards.ts';
import { TRADE_CARDS } from './trade-cards.ts';

const RULES: CardTable = { ...SCIENCE_CARDS, ...TRADE_CARDS, ...POLITICS_CARDS };

/** By played card: its number among the progress cards, or -1; and its rules. */
const NAMES: readonly string[] = PROGRESS_CARDS;
const PROGRESS_OF: readonly number[] = PLAYED.map((card) => NAMES.indexOf(card));
const CARD_RULES: readonly (CardRules | undefined)[] = PROGRESS_OF.map((card) => RULES[PROGRESS_CARDS[card]]);
const CARDS = PROGRESS_CARDS.length;

/** IK-198, IK-052: the Alchemist only before the roll, all others only in the action phase. */
function isDue(s: State, played: number): boolean {
  return (played === PLAY.alchemist) === (s.step === STEP.preRoll);
}

export function whyNotPlay(s: State, seat: Seat, played: number): Refusal | null {
  if (s.setup.isBase) return played <= PLAY.monopoly ? whyNotPlayDev(s, seat, played) : 'noCard';
  const card = PROGRESS_OF[played];
  if (card < 0 || s.progress[seat * CARDS + card] === 0) return 'noCard';
  if (!isDue(s, played)) return 'wrongPhase';
  return CARD_RULES[played]?.whyNot?.(s, seat) ?? null;
}

/** Pushes what `whyNotPlay` lets through. */
export function legalPlays(s: State, seat: Seat, out: MoveList, base: number): void {
  for (let played = 0; played < PLAYED.length; played += 1) {
    if (whyNotPlay(s, seat, played) === null) out.push(base + played);
  }
}

/** IK-201: puts the card under its deck and carries it out. */
export function play(s: State, seat: Seat, played: number, events: Events): void {
  if (s.setup.isBase) {
    playDev(s, seat, played, events);
    return;
  }
  putUnder(s, seat, PROGRESS_OF[played], everybody(s));
  events?.push({ kind: 'cardPlayed', seat, card: PLAYED[played] });
  CARD_RULES[played]?.play(s, seat, events);
}
