import { defineGame } from '@marchlands/core/define-game.ts';
import { knowledge } from './bot/bot.ts';
import { EVENTS } from './events.ts';
import { moveCodec, outcomeCodec } from './moves.ts';
import { notation } from './notation/notation.ts';
import { optionSchema } from './options.ts';
import { format, parse } from './position/position.ts';
import { apply } from './rules/apply.ts';
import { outcomes } from './rules/chance.ts';
import { concede } from './rules/concede.ts';
import { result } from './rules/final.ts';
import { actors, isOpen, isPartial, legal, refusal } from './rules/legal.ts';
import { start } from './rules/start.ts';
import { makeSetup } from './setup.ts';
import { State } from './state.ts';
import { text } from './text.ts';
import type { Types } from './types.ts';
import { viewEntry, views } from './view/view.ts';
import { words } from './words/words.ts';

/**
 * Cantaboria: tribes on a lost continent gather goods, trade and ship them, build Weapons, Cities and Riverboats, and
 * take land from each other. A seat with three Cities at the end of a cycle wins. The rules are in RULES.md.
 */
export const game = defineGame<Types>({
  id: 'cantaboria',
  title: 'Cantaboria',
  rulesVersion: 3,
  seats: [2, 3, 4, 5, 6],
  optionSchema,
  moveCodec,
  outcomeCodec,
  words,
  State,
  setup: makeSetup,
  start,
  actors,
  isPartial,
  isOpen,
  legal,
  outcomes,
  apply,
  refusal,
  result,
  view: views.view,
  viewEntry,
  ...EVENTS,
  // Votes and answers are secret until all are in; nothing else is.
  keepsSecrets: () => false,
  resampler: views.resampler,
  concede,
  replacesResigned: ({ options }) => options.resigned === 'computer',
  position: { parse, format },
  notation,
  text,
  knowledge,
});
