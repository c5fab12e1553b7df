/** What must be decided now, in one line: how the line is made, whatever the language. */
import type { Words } from '@marchlands/core/words.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { Table } from '../view/table.ts';

/** What a seat decides: the words, or what makes them of the table; `swap` where goods can be swapped (BK-18). */
export type Tasks = {
  readonly [step: string]: string | ((table: Table, setup: Setup, canSwap: boolean) => string) | undefined;
};

interface PromptWords {
  /** What chance decides at each of its steps, as a sentence. */
  readonly chance: { readonly [step: string]: string | undefined };
  /** What a seat decides at each of its steps, as an imperative without its end. */
  readonly tasks: Tasks;
  readonly wait: string;
  readonly endings: { readonly [reason: string]: string };
  readonly over: string;
  /** Somebody else's task as a sentence. */
  mustDo(name: string, task: string): string;
}

/** BK-18: whether the town of the acting seat has where goods are swapped. */
function hasMarket(table: Table, { groups }: Setup): boolean {
  return table.towns[table.actor].structures.some((card) => groups.markets.includes(cardNumber(card)));
}

export function promptIn({ chance, tasks, wait, endings, over, mustDo }: PromptWords): Words<Types>['prompt'] {
  return ({ table, viewer }, setup, name) => {
    if (table.step === 'over') return endings[table.reason] ?? over;
    const rolled = chance[table.step];
    if (rolled !== undefined) return rolled;
    const task = tasks[table.step] ?? wait;
    const what = typeof task === 'string' ? task : task(table, setup, hasMarket(table, setup));
    if (viewer !== table.actor) return mustDo(name(table.actor), what);
    return `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
  };
}
