import type { Game } from '@marchlands/core/game.ts';
import type { LabelsAbout, ThingsAbout } from '@marchlands/core/lab.ts';
import { changedOptions } from '@marchlands/core/options.ts';
import { games } from '@marchlands/games/index.ts';
import { COMMON } from '@marchlands/lab/common.ts';
import { type Form, playForms } from '@marchlands/lab/forms.ts';
import type { LabMatch, Plan } from '@marchlands/lab/protocol.ts';
import type { About } from '@marchlands/lab/summary.ts';
import { crewOf, crewSize } from './crew.ts';

/** A variant of a game to try. */
export interface Variant {
  readonly seats: number;
  /** Only changed rules. */
  readonly options: { readonly [name: string]: unknown };
  /** Level of all bots. */
  readonly level: string;
  readonly deals: number;
}

/** The forms being played: the standard rules and, if changed, the variant's. */
export interface Trial {
  readonly variant: Variant;
  readonly plans: readonly Plan[];
  readonly about: About;
  readonly labels: LabelsAbout;
  readonly things: ThingsAbout;
}

/** Deals before figures are first shown, since fewer have no intervals; then again at each doubling. */
const FIRST_LOOK = 12;
/** Every trial has the same deals, so that variants are comparable. */
const SEED = 'workshop';

/** @throws if the game does not accept the variant */
export async function trialOf(game: Game, variant: Variant): Promise<Trial> {
  const { seats, options, level } = variant;
  const own = await games.find(({ id }) => id === game.id)?.lab?.();
  const setups = [{}, options].map((each) => {
    const setup = game.setup(each, seats);
    if (!setup.ok) throw new Error(setup.problem.message);
    return setup.value;
  });
  const isChanged = Object.keys(changedOptions(game.optionSchema, seats, setups[1].options)).length > 0;
  const bots = Array.from({ length: seats }, () => level);
  const plans = (isChanged ? setups : setups.slice(0, 1)).map(
    (setup): Plan => ({ game: game.id, seats, options: setup.options, bots, seed: SEED, times: false, figures: true }),
  );
  const { figures, labels = {}, things = {} } = own ?? {};
  return { variant, plans, about: { ...COMMON, ...figures }, labels, things };
}

/**
 * Plays a trial with workers of the page.
 * @param onDone called with the number of finished matches of all forms
 * @param onLook called with the matches so far, by form, at each doubling
 * @returns the matches by form, and the fault of one that did not end
 */
export async function play(
  { variant: { seats, deals }, plans }: Trial,
  onDone: (matches: number) => void,
  onLook: (forms: readonly (readonly LabMatch[])[]) => void,
  stop: AbortSignal,
): Promise<{ readonly forms: readonly (readonly LabMatch[])[]; readonly bug: string | null }> {
  const forms = plans.map((plan): Form => ({ crew: crewOf(plan), before: [] }));
  const done = plans.map(() => 0);
  const looks: number[] = [];
  for (let look = FIRST_LOOK; look < deals; look *= 2) looks.push(look);
  const played = await playForms(forms, {
    seats,
    looks: [...looks, deals],
    jobs: crewSize(),
    stop,
    onDone(form, count) {
      done[form] = count;
      onDone(done.reduce((sum, each) => sum + each, 0));
    },
    isEnough(matches) {
      onLook(matches);
      return false;
    },
  });
  const bugs = played.flatMap(({ unfinished }) =>
    unfinished.flatMap(({ index, cause }) => (cause.kind === 'bug' ? [`${index}: ${cause.message}`] : [])),
  );
  return { forms: played.map(({ matches }) => matches), bug: bugs.at(0) ?? null };
}
