/** The current decision in words, in any language. */
import { capital } from '@marchlands/core/phrases.ts';
import type { Words } from '@marchlands/core/words.ts';
import { ALL_STEPS, type STEPS } from '../state.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';

/** The text of a step. */
type Told = string | ((table: View['table'], isLive: boolean) => string);
type ChanceStep = (typeof ALL_STEPS.groups.chance)[number];

/** A language's texts for prompts. */
export interface Prompts {
  readonly endings: { readonly [reason: string]: string };
  /** The decision of chance, as a sentence. */
  readonly chance: { readonly [step in ChanceStep]: Told };
  /** A seat's decision at each of its steps, as an imperative. */
  readonly tasks: { readonly [step in (typeof ALL_STEPS.groups.seats)[number]]: Told };
  won(winners: readonly string[]): string;
  readonly hasVoted: string;
  readonly hasAnswered: string;
  /** The others with a task: all that vote, the third parties of an attack, one seat. */
  voters(task: string): string;
  thirds(task: string): string;
  one(name: string, task: string): string;
}

const isChance = (step: (typeof STEPS)[number]): step is ChanceStep =>
  (ALL_STEPS.groups.chance as readonly string[]).includes(step);

/** The current decision, in one line. */
export function prompting(says: Prompts): Words<Types>['prompt'] {
  return ({ table, viewer, own }, { options }, name) => {
    const { step } = table;
    const tell = (told: Told): string => (typeof told === 'string' ? told : told(table, options.tradeMode === 'live'));
    if (step === 'over') {
      const winners = table.seats.flatMap(({ hasWon }, seat) => (hasWon ? [name(seat)] : []));
      return `${says.won(winners)} ${says.endings[table.reason]}`;
    }
    if (isChance(step)) return tell(says.chance[step]);
    const task = tell(says.tasks[step]);
    const toViewer = `${capital(task)}.`;
    const hasChosen = own.choices.some(({ seat }) => seat === viewer);
    if (step === 'vote') {
      const isVoter = viewer >= 0 && !table.seats[viewer].isOut && !table.seats[viewer].hasResigned;
      if (hasChosen) return says.hasVoted;
      return isVoter ? toViewer : says.voters(task);
    }
    if (step === 'side' && options.thirdPartyOrder === 'together') {
      if (hasChosen) return says.hasAnswered;
      return viewer >= 0 && table.seats[viewer].isAsked ? toViewer : says.thirds(task);
    }
    return viewer === table.actor ? toViewer : says.one(name(table.actor), task);
  };
}
