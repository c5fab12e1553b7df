import { wholeIn } from '@marchlands/core/params.ts';
import { LETTERS } from '../data/cards.ts';
import { CARD_IDS, cardNumber, KINDS } from '../data/deck/deck.ts';
import { UNIT_NAMES, unitCopy, unitKind } from '../moves.ts';
import { unitsOfKind } from '../rules/town.ts';
import { MONSTER, type Setup, STRUCTURE } from '../setup.ts';
import type { State } from '../state.ts';

/** Seats are lettered A to F (BK-02). */
export function seatLetter(seat: number): string {
  return 'ABCDEF'[seat] ?? '?';
}

export function seatOfLetter(letter: string): number {
  return letter.length === 1 ? 'ABCDEF'.indexOf(letter.toUpperCase()) : -1;
}

/** A mix as `t3 s2 g3`, omitting zeros; `-` if nothing is paid. */
export function mixText(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, g) => (amount > 0 ? [`${LETTERS[g]}${amount}`] : []));
  return parts.length === 0 ? '-' : parts.join(' ');
}

/** Amounts by good, or null if the words are not a mix. */
export function readMix(words: readonly string[]): number[] | null {
  const amounts = [0, 0, 0, 0, 0, 0];
  if (words.length === 1 && words[0] === '-') return amounts;
  for (const word of words) {
    const good = LETTERS.indexOf(word.at(0) ?? ' ');
    const count = wholeIn(word.slice(1));
    if (good < 0 || count < 1 || amounts[good] > 0) return null;
    amounts[good] = count;
  }
  return words.length === 0 ? null : amounts;
}

/** A unit's name as the specification writes it: in the non-card version every copy has its number. */
export function unitText(setup: Setup, number: number): string {
  const name = UNIT_NAMES[number];
  const kind = unitKind(number);
  const isNumbered = !setup.hasCards && kind < KINDS && setup.tables.type[kind] < MONSTER;
  return isNumbered && unitCopy(number) === 1 ? `${name}#1` : name;
}

/** The copy of a card that a seat will build or recover next. */
export function nextCopy(s: State, seat: number, card: number): number {
  const isStructure = s.setup.tables.type[card] === STRUCTURE;
  return 1 + (isStructure ? s.built[seat * KINDS + card] : unitsOfKind(s, seat, card));
}

/** A structure, or another card whose copy does not matter; in the non-card version the copy has its number. */
export function cardText(setup: Setup, card: number, copy: number): string {
  return setup.hasCards ? CARD_IDS[card] : `${CARD_IDS[card]}#${copy}`;
}

/**
 * The card of `farm`, or of `farm#2` if that is the right copy, or -1.
 * @param copyOf the right copy of a card; if left out, no copy may be named
 */
export function readCardWord(setup: Setup, word: string, copyOf?: (card: number) => number): number {
  const [name] = word.split('#', 1);
  const card = cardNumber(name);
  const isNamed = word === name || (card >= 0 && copyOf !== undefined && word === cardText(setup, card, copyOf(card)));
  return isNamed ? card : -1;
}

/** The number of a unit's name, or -1; `knights#1` is `knights`. */
export function readUnitWord(word: string): number {
  const found = UNIT_NAMES.indexOf(word);
  if (found >= 0) return found;
  return word.endsWith('#1') ? UNIT_NAMES.indexOf(word.slice(0, -2)) : -1;
}
