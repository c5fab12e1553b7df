import type { TermWords } from '@marchlands/core/words.ts';
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
  structures: { better: 'adds structures to your town', worse: 'costs your town structures' },
  walls: { better: 'strengthens the walls', worse: 'weakens the walls' },
  defence: { better: 'strengthens the defence', worse: 'weakens the defence' },
  income: { better: 'raises the income', worse: 'lowers the income' },
  means: { better: 'saves goods and cards', worse: 'spends goods and cards' },
  battle: { better: 'makes the battle safer', worse: 'makes the battle riskier' },
};
