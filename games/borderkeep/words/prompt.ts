/** The current decision in one line, composed in any language. */
import { capital } from '@marchlands/core/phrases.ts';
import type { Words } from '@marchlands/core/words.ts';
import { cardNumber } from '../data/deck/deck.ts';
import type { Setup } from '../setup.ts';
import type { Types } from '../types.ts';
import type { Table } from '../view/table.ts';

/** A seat's decision: fixed words, or words made from the table; `swap` if goods can be swapped (BK-18). */
export type Tasks = {
  readonly [step: string]: string | ((table: Table, setup: Setup, canSwap: boolean) => string) | undefined;
};

interface PromptWords {
  /** The decision of chance at each of its steps, as a sentence. */
  readonly chance: { readonly [step: string]: string | undefined };
  /** A seat's decision at each of its steps, as an imperative without its full stop. */
  readonly tasks: Tasks;
  readonly wait: string;
  readonly endings: { readonly [reason: string]: string };
  readonly over: string;
  /** Somebody else's task as a sentence. */
  mustDo(name: string, task: string): string;
}

/** BK-18: whether the acting seat's town has a place to swap goods. */
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
    return `${capital(what)}.`;
  };
}
