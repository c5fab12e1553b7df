import { playerName } from '../../words.ts';
import { fault, type Moment, nameViewer } from '../moment.ts';

/** A sentence must be one non-empty line, without traces of missing values. */
export function checkSentence(what: string, text: unknown): void {
  if (typeof text !== 'string') fault('words', `${what} is ${typeof text}, not a text`);
  if (text.trim() === '') fault('words', `${what} is empty`);
  const mark = /undefined|\bNaN\b|\[object |\n/.exec(text);
  if (mark !== null) fault('words', `${what} holds ${JSON.stringify(mark[0])}: ${JSON.stringify(text)}`);
}

/** The prompt and the board as text, for every viewer. */
export function words(moment: Moment): void {
  const { game, state, setup, viewers } = moment;
  for (const viewer of viewers) {
    const view = game.view(state, viewer);
    checkSentence(`the prompt of ${nameViewer(viewer)}`, game.words.prompt(view, setup, playerName));
    const text = game.text(view, setup, playerName);
    if (typeof text !== 'string' || text.trim() === '') fault('words', `text(view) of ${nameViewer(viewer)} is empty`);
    if (/undefined|\bNaN\b|\[object /.test(text))
      fault('words', `text(view) of ${nameViewer(viewer)} holds rubbish: ${text}`);
  }
}
