/**
 * Building Refuge: tribes found a desert kingdom together, score tiles and roads separately, and all lose if the
 * barbarians raze every city. 2 to 6 players, open information, a draw at almost every action. Rules by Vitenka
 * (ToothyWiki, 2008); RULES.md numbers them and lists the options in which tables may differ.
 */
import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format } from './position/format.ts';
import { parse } from './position/position.ts';
import { apply } from './rules/apply.ts';
import { rebuild } from './rules/cache.ts';
import { draw, outcomes } from './rules/chance.ts';
import { result } from './rules/final.ts';
import { actors, legal, randomMove, refusal } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { makeSetup, SEATS } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { resampler } from './view/resample.ts';
import { view, viewEntry } from './view/view.ts';
import { words } from './words/words.ts';

export const game = defineGame<Types>({
  id: 'building-refuge',
  title: 'Building Refuge',
  rulesVersion: 1,
  seats: SEATS,
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup: makeSetup,
  start,
  rebuild,
  actors,
  legal,
  outcomes,
  apply,
  randomMove,
  draw,
  refusal,
  result,
  view,
  viewEntry,
  ...EVENTS,
  // Nobody knows the faces of face-down tiles.
  keepsSecrets: () => false,
  resampler,
  position: { parse, format },
  notation,
  text,
  knowledge,
});
