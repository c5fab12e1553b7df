/** Pebbles: take from a heap in turn; whoever takes the last pebble wins. RULES.md has the rules numbered. */
import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format, parse } from './position/position.ts';
import { apply } from './rules/apply.ts';
import { result } from './rules/final.ts';
import { actors, legal, refusal } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { makeSetup, SEATS } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { resampler } from './view/resample.ts';
import { view, viewEntry } from './view/view.ts';
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
  rebuild() {},
  actors,
  legal,
  outcomes: (_s, out) => out.clear(),
  apply,
  refusal,
  result,
  view,
  viewEntry,
  viewEvent: EVENTS.view,
  reveals: EVENTS.reveals,
  keepsSecrets: () => false,
  resampler,
  position: { parse, format },
  notation,
  text,
  knowledge,
});
