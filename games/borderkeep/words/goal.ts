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
  goods: { better: 'saves goods', worse: 'spends goods' },
  hand: { better: 'leaves you a better hand', worse: 'leaves you a worse hand' },
  monsters: { better: 'keeps a monster for the others', worse: 'gives up a monster for the others' },
  battle: { better: 'turns the battle your way', worse: 'turns the battle against you' },
  others: { better: 'sets the others back', worse: 'helps the others' },
};
