import { LETTERS } from '../data/cards.ts';
import { CARD_IDS, cardNumber, KINDS } from '../data/deck/deck.ts';
import { UNIT_NAMES, unitCopy, unitKind } from '../moves.ts';
import { MONSTER, type Setup } from '../setup.ts';

/** Seats are lettered A to F (BK-02). */
export function seatLetter(seat: number): string {
  return 'ABCDEF'[seat] ?? '?';
}

export function seatOfLetter(letter: string): number {
  return letter.length === 1 ? 'ABCDEF'.indexOf(letter.toUpperCase()) : -1;
}

/** A mix as `t3 s2 g3`, zeros left out; `-` where nothing is paid. */
export function mixText(amounts: readonly number[]): string {
  const parts = amounts.flatMap((amount, g) => (amount > 0 ? [`${LETTERS[g]}${amount}`] : []));
  return parts.length === 0 ? '-' : parts.join(' ');
}

/** Amounts by good, or null where the words are no mix. */
export function readMix(words: readonly string[]): number[] | null {
  const amounts = [0, 0, 0, 0, 0, 0];
  if (words.length === 1 && words[0] === '-') return amounts;
  for (const word of words) {
    const good = LETTERS.indexOf(word.at(0) ?? ' ');
    const count = word.slice(1);
    if (good < 0 || !/^\d{1,3}$/.test(count) || amounts[good] !== 0) return null;
    amounts[good] = Number(count);
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

/** A structure, or another card of which it does not matter which copy; `copy` is for the eye. */
export function cardText(setup: Setup, card: number, copy: number): string {
  return setup.hasCards ? CARD_IDS[card] : `${CARD_IDS[card]}#${copy}`;
}

/** The card of `farm` or `farm#2`, or -1. */
export function readCardWord(word: string): number {
  return cardNumber(word.replace(/#\d{1,2}$/, ''));
}

/** The number of a unit's name, or -1; `knights#1` is `knights`. */
export function readUnitWord(word: string): number {
  const found = UNIT_NAMES.indexOf(word);
  if (found >= 0) return found;
  return word.endsWith('#1') ? UNIT_NAMES.indexOf(word.slice(0, -2)) : -1;
}
