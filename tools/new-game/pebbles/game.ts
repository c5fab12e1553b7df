/** Pebbles: take from a heap in turn; whoever takes the last pebble wins. RULES.md has the rules numbered. */
import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { optionSchema } from './options.ts';
import { result } from './rules/final.ts';
import { rules } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { makeSetup, SEATS } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { viewEntry, views } from './view/view.ts';
import { words } from './words/words.ts';

export const game = defineGame<Types>({
  id: 'pebbles',
  title: 'Pebbles',
  rulesVersion: 1,
  seats: SEATS,
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup: makeSetup,
  start,
  ...rules,
  result,
  view: views.view,
  viewEntry,
  ...EVENTS,
  keepsSecrets: () => false,
  resampler: views.resampler,
  position: views.positions(rules),
  text,
  knowledge,
});
