/** The sizes that follow from the cards of a position, and what is left in bank and decks. */
import { DECK_OF, DEV, DEV_CARDS, PROGRESS_CARDS, PROGRESS_COUNT, SHOWN_CARDS } from '../data/cards.ts';
import { ALL_KINDS } from '../data/kinds.ts';
import { MAX_SEATS } from '../data/limits.ts';
import { devLeft, progressLeft } from '../rules/counts.ts';
import { LEDGER, type State } from '../state.ts';

/** Cards left over: 0 if hands hold more than there are, which the checks of a position report. */
const left = (all: number, gone: number): number => Math.max(0, all - gone);

/** Completes a state that has hands by kind, and cards laid open or under decks, and nothing else of cards. */
export function dealHands(s: State): void {
  const { seats, isBase, bank, development } = s.setup;
  s.bank.set(bank);
  for (let at = 0; at < seats * ALL_KINDS; at += 1) {
    const count = s.held[at];
    s.held[at] = 0;
    if (count > 0) LEDGER.gain(s, Math.floor(at / ALL_KINDS), at % ALL_KINDS, count);
    s.bank[at % ALL_KINDS] = left(s.bank[at % ALL_KINDS], count);
  }
  for (const [at, count] of s.dev.entries()) s.devSize[Math.floor(at / DEV_CARDS.length)] += count;
  for (const count of s.bought) s.boughtSize += count;
  const army = s.army.reduce((sum, count) => sum + count, 0);
  for (const [card, all] of development.entries())
    s.devDeck[card] = left(all, devLeft(s, card) + (card === DEV.knight ? army : 0));
  for (const [at, count] of s.progress.entries()) {
    const card = at % PROGRESS_CARDS.length;
    s.progressSize[Math.floor(at / PROGRESS_CARDS.length) * 3 + DECK_OF[card]] += count;
  }
  for (const card of PROGRESS_CARDS.keys()) {
    const shown = SHOWN_CARDS.indexOf(card);
    const gone = progressLeft(s, card) + Number(shown >= 0 && s.shown[shown] > 0);
    s.undrawn[card] = isBase ? 0 : left(PROGRESS_COUNT[card], gone);
  }
}

/** Nobody knows more about another's hand than its size (IK-005): such a position does not record what was seen. */
export function hideHands(s: State): void {
  const { seats, kinds } = s.setup;
  for (let viewer = 0; viewer <= MAX_SEATS; viewer += 1) {
    for (let seat = 0; seat < seats && (viewer < seats || viewer === MAX_SEATS); seat += 1) {
      if (seat === viewer) continue;
      for (let kind = 0; kind < kinds; kind += 1) {
        const cell = (viewer * MAX_SEATS + seat) * ALL_KINDS + kind;
        s.fewest[cell] = 0;
        s.most[cell] = Math.min(s.handSize[seat], s.inHands[kind]);
      }
    }
  }
}
