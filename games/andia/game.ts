import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format, parse } from './position/position.ts';
import { decision } from './rules/apply.ts';
import { concede, result } from './rules/final.ts';
import { legal, outcomes, randomMove, refusal } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { makeSetup } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { resampler } from './view/resample.ts';
import { view, viewEntry } from './view/view.ts';
import { words } from './words/words.ts';

/**
 * Andia, a game of second-guessing for two by R. Wayne Schmittberger: eight provinces, eight cities, and a win for a
 * player with five cities when a turn begins. Each turn both write an order in secret, and the orders are carried out
 * together.
 */
export const game = defineGame<Types>({
  id: 'andia',
  title: 'Andia',
  rulesVersion: 1,
  seats: [2],
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,

  setup: makeSetup,
  start,

  actors: decision.actors,
  isPartial: decision.isPartial,
  legal,
  outcomes,
  apply: decision.apply,
  randomMove,
  refusal,
  result,

  view,
  viewEntry,
  ...EVENTS,
  // An order is secret only until both are written.
  keepsSecrets: () => false,
  resampler,

  concede,

  position: { parse, format },
  notation,
  text,
  knowledge,
});
