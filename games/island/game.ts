import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { imports } from './imports/imports.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format, parse } from './position/position.ts';
import { draw } from './rules/chance.ts';
import { result } from './rules/final.ts';
import { isPartial, rules } from './rules/legal.ts';
import { rebuild, start } from './rules/start.ts';
import { makeSetup, SEATS } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { resampler } from './view/resample.ts';
import { view, viewEntry } from './view/view.ts';
import { words } from './words/words.ts';

/**
 * Island of Knights: players settle an island of hexes, trade and build. With `rules: knights` they arm knights against
 * barbarians that attack from their ship; with `rules: roaming` barbarians land and roam from vertex to vertex. The
 * rules are in RULES.md.
 */
export const game = defineGame<Types>({
  id: 'island',
  title: 'Island of Knights',
  rulesVersion: 2,
  seats: SEATS,
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
  // Hands of resources, commodities and cards.
  keepsSecrets: () => true,
  resampler,
  position: { parse, format },
  notation,
  text,
  imports,
  knowledge,
});
