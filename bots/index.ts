export type { Bot, Budget, Considered, Thinking, Thought } from './bot.ts';
export { thinkThrough } from './bot.ts';
export {
  type BotOptions,
  type Level,
  levelNames,
  levelOf,
  levelsOf,
  makeBot,
  nearestLevel,
} from './levels.ts';
export { type Played, type PlayOptions, playMatch } from './match.ts';
export { payoffOf } from './payoff.ts';
export { dealOf, roundOfDeals, seatingOf } from './seating.ts';
export { playSeriesMatch, type SeriesMatch } from './series.ts';
export { type Interval, Mean, wilson } from './stats.ts';
export { type PlayerSummary, pairedGain, type SeriesSummary, summarize } from './summary.ts';
