import type { Game } from '@marchlands/core/game.ts';
import { inLanguage } from '@marchlands/core/language.ts';
import { levelName } from '../words/level-name.ts';
import { valueText } from '../words/value-text.ts';
import { words } from '../words/words.ts';
import type { SoloResult } from './result.ts';

const number = inLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** `Won, 23 points`: the result of a match. */
export function resultText({ result, score }: SoloResult): string {
  return words.daily.done(words.solo.results[result], score === null ? null : words.table.points(score));
}

/** A score, or a mean of two. */
export function scoreText(score: number | null): string {
  return score === null ? words.solo.noScore : number().format(score);
}

/** `Alone, form: nonCard`: the opponents and the changed rules. */
export function formText({ levels, others = [], options }: SoloResult, game: Game): string {
  const text = words.solo;
  const met = [...(others.length === 0 ? [] : [text.persons(others.length)]), ...levels.map(levelName)];
  const opponents = met.length === 0 ? text.alone : text.against(met.join(', '));
  const changed = Object.entries(options).map(([name, value]) => {
    const label = game.words.options[name] ?? name;
    // A complete deck or map would fill the screen.
    return `${label}: ${typeof value === 'object' && value !== null ? text.ownData : valueText(value, game.words.values)}`;
  });
  return [opponents, ...(changed.length === 0 ? [text.standard] : changed)].join(', ');
}
