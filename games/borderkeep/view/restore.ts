import { cardNumber, KINDS } from '../data/deck/deck.ts';
import { kindAt, rebuild } from '../rules/town.ts';
import { MAX_ARTIFACTS, MAX_UNITS, type Setup } from '../setup.ts';
import { CARDS, STEP, State } from '../state.ts';
import { table } from './table.ts';
import { sure, type View } from './view.ts';

/** Every card that is not in the deck and not unseen in a hand. */
function isPlaced(s: State, card: number): boolean {
  if (CARDS.has(s.discard, 0, card) || CARDS.has(s.aside, 0, card) || s.attackCard === card + 1) return true;
  if (s.step === STEP.attach && s.payCard === card) return true;
  const place = s.setup.tables.artifactPlace[card];
  for (let seat = 0; seat < s.setup.seats; seat += 1) {
    if (CARDS.has(s.hand, seat, card) || s.built[seat * KINDS + card] > 0) return true;
    for (let at = 0; at < s.units[seat]; at += 1) {
      if (kindAt(s, seat, at) === card) return true;
      if (place < MAX_ARTIFACTS && s.unitArtifacts[(seat * MAX_UNITS + at) * MAX_ARTIFACTS + place] > 0) return true;
    }
  }
  return false;
}

/** Puts all remaining cards into the deck, including those unseen in hands. */
export function fillDeck(s: State): void {
  if (s.setup.hasCards) for (const card of s.setup.groups.cards) if (!isPlaced(s, card)) CARDS.add(s.deck, 0, card);
}

/** A state with everything that a view says; unseen cards are in the deck. */
export function restore(setup: Setup, { table: seen, own }: Pick<View, 'table' | 'own'>): State {
  const s = new State(setup);
  table.put(s, 0, seen);
  for (const [seat, cards] of own?.hands.entries() ?? []) {
    for (const { card, seenBy } of cards) {
      CARDS.add(s.hand, seat, cardNumber(card));
      s.seen[cardNumber(card)] = seenBy;
    }
  }
  sure.put?.(s, 0, own?.sure ?? []);
  fillDeck(s);
  rebuild(s);
  return s;
}
