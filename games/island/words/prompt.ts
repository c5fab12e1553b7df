/** The current decision in one line, composed in any language. */
import { capital } from '@marchlands/core/phrases.ts';
import type { SeatName, Words } from '@marchlands/core/words.ts';
import { KINDS, type Kind } from '../data/kinds.ts';
import { PLAYED, type PlayedCard } from '../moves.ts';
import type { StepName } from '../state.ts';
import type { Types } from '../types.ts';
import type { View } from '../view/view.ts';

/** The subject of a task. */
interface About {
  /** The card being played, the seat whose hand is looked into, the kind forced on a seat. */
  readonly played: PlayedCard;
  readonly from: string;
  readonly kind: Kind;
  /** Cards that the viewer still has to pick; another seat's number is not shown. */
  readonly left: number;
  readonly die: 'red' | 'yellow';
}

/** A seat's decision at each of its steps, as an imperative without its full stop. */
export type Tasks = { readonly [step in StepName]?: string | ((about: About) => string) };

interface PromptWords {
  /** The decision of chance, as a sentence. */
  readonly chance: { readonly [step in StepName]?: string };
  readonly tasks: Tasks;
  readonly wait: string;
  readonly endings: { readonly [reason: string]: string };
  /** Shown while others are still choosing and the viewer has chosen. */
  readonly chosen: string;
  /** Somebody else's task as a sentence. */
  mustDo(seats: readonly number[], name: SeatName, task: string): string;
}

/** Whether the viewer has already made the choice that others are still making. */
function hasChosen({ table, viewer, own }: View): boolean {
  if (viewer < 0 || own === null) return false;
  if (table.due === 'answer') return own.answers.some(({ seat, answer }) => seat === viewer && answer !== 'countering');
  return own.picks.some(({ seat, left }) => seat === viewer && left === 0);
}

function aboutOf({ table, viewer, own }: View, name: SeatName): About {
  const { played = 0, from = 0, kind = 0 } = table.open.at(-1)?.about ?? {};
  const asked = viewer < 0 ? 0 : table.seats[viewer].demanded;
  const left = own?.picks.find(({ seat }) => seat === viewer)?.left ?? asked;
  return {
    ...{ played: PLAYED[played], from: name(from), kind: KINDS[kind], left },
    die: table.dice.red === 0 ? 'red' : 'yellow',
  };
}

export function promptIn({ chance, tasks, wait, endings, chosen, mustDo }: PromptWords): Words<Types>['prompt'] {
  return (view, _setup, name) => {
    const { table, viewer } = view;
    if (table.due === 'over') return endings[table.reason] ?? '';
    const rolled = chance[table.due];
    if (rolled !== undefined) return rolled;
    if (hasChosen(view)) return chosen;
    const task = tasks[table.due] ?? wait;
    const what = typeof task === 'string' ? task : task(aboutOf(view, name));
    const special = table.due === 'special' && table.builder !== null ? [table.builder] : null;
    const seats = special ?? table.open.at(-1)?.seats ?? [table.active];
    return viewer >= 0 && seats.includes(viewer) ? capital(`${what}.`) : mustDo(seats, name, what);
  };
}
