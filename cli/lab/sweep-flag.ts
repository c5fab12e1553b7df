import type { Game } from '@marchlands/core/game.ts';
import { parseJson } from '@marchlands/core/json.ts';
import { fail, ok, problemText, quoted, type Result } from '@marchlands/core/result.ts';
import type { Setup } from '@marchlands/core/types.ts';
import type { Flag } from '../usage/flags.ts';

/** Values of one option to try one after the other. */
export interface Sweep {
  readonly option: string;
  readonly values: readonly unknown[];
}

/** `--sweep treasureValue=10,15,25`; null if not given. */
export const sweepFlag: Flag<Sweep | null> = {
  placeholder: 'OPTION=V,V,..',
  about: 'Also play the same deals with each of these values of an option, and show them side by side.',
  absent: null,
  read(typed) {
    const [, option = '', values = ''] = /^(\w+)=(.+)$/.exec(typed) ?? [];
    const words = values.split(',').map((word) => word.trim());
    if (option === '' || words.includes('')) {
      return fail(`must be an option and its values, such as boardSize=5,6,8, not ${quoted(typed)}.`);
    }
    // Anything but a number, true or false is a word.
    const read = words.map((word) => parseJson(word)).map((json, i) => (json.ok ? json.value : words[i]));
    return ok({ option, values: read });
  },
};

/** A form of a game in an experiment, with its label in tables. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: Setup;
}

/** The forms of a sweep; a value that the game already has is no further form. */
export function sweepSetups(game: Game, base: Setup, { option, values }: Sweep): Result<readonly NamedSetup[]> {
  const forms: NamedSetup[] = [];
  for (const value of values) {
    const setup = game.setup({ ...base.options, [option]: value }, base.seats);
    if (!setup.ok) return fail(`--sweep: ${problemText(setup.problem)}`);
    if (JSON.stringify(setup.value.options) === JSON.stringify(base.options)) continue;
    forms.push({ name: `${option} ${typeof value === 'string' ? value : JSON.stringify(value)}`, setup: setup.value });
  }
  if (forms.length === 0) return fail('--sweep: these values are those of the game as it is.');
  return ok(forms);
}
