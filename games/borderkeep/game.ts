import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format, parse } from './position/position.ts';
import { draw } from './rules/chance.ts';
import { result } from './rules/final.ts';
import { isPartial, rules } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { rebuild } from './rules/town.ts';
import { makeSetup } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { resampler } from './view/resample.ts';
import { view, viewEntry } from './view/view.ts';
import { words } from './words/words.ts';

/**
 * Borderkeep: each player builds and mans a small town, card by card, and sends monsters and disasters against the
 * neighbours. When the deck runs out, the player with the most defenders and structures wins. With one seat it is the
 * solo game; with `form: nonCard` events are rolled on tables. The rules are in RULES.md.
 */
export const game = defineGame<Types>({
  id: 'borderkeep',
  title: 'Borderkeep',
  rulesVersion: 2,
  seats: [1, 2, 3, 4, 5, 6],
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup: makeSetup,
  start,
  rebuild,
  ...rules,
  isPartial,
  draw,
  result,
  view,
  viewEntry,
  ...EVENTS,
  // Hands; in the solo game there is nobody to hide one from.
  keepsSecrets: ({ seats, hasCards }) => hasCards && seats > 1,
  resampler,
  position: { parse, format },
  notation,
  text,
  knowledge,
});
