import { seatTermWords } from '@marchlands/core/seat-terms.ts';
import type { TermWords } from '@marchlands/core/words.ts';
import { MAX_SEATS } from '../data/limits.ts';
import type { Setup } from '../setup.ts';

/** The goal: BK-79, alone BK-88, without cards BK-99. */
export function goal({ isSolo, hasCards, options }: Setup): string {
  if (isSolo) {
    return hasCards
      ? 'Keep your town standing until the deck is empty.'
      : `Keep your town standing through ${options.monsterAttacksToEnd} monster attacks.`;
  }
  const end = hasCards ? 'the deck is empty' : `${options.monsterAttacksToEnd} monsters have attacked`;
  return `Have the most defenders and structures when ${end}, or the last town standing.`;
}

/** A hint's words for a choice. */
export const terms: { readonly [term: string]: TermWords } = {
  structures: { better: 'leaves your town more structures', worse: 'leaves your town fewer structures' },
  walls: { better: 'leaves the walls stronger', worse: 'leaves the walls weaker' },
  defence: { better: 'leaves the defence stronger', worse: 'leaves the defence weaker' },
  income: { better: 'leaves you more income', worse: 'leaves you less income' },
  means: { better: 'leaves you more valuable goods and cards', worse: 'leaves you less valuable goods and cards' },
  goods: { better: 'leaves you more valuable goods', worse: 'leaves you less valuable goods' },
  hand: { better: 'leaves you a better hand', worse: 'leaves you a worse hand' },
  monsters: { better: 'leaves you more valuable monsters', worse: 'leaves you less valuable monsters' },
  battle: { better: 'makes the battle go better for you', worse: 'makes the battle go worse for you' },
  ...seatTermWords(
    MAX_SEATS,
    (name) => `is worse for ${name}`,
    (name) => `is better for ${name}`,
  ),
};
