export type { Bot, Budget, Considered, Thinking, Thought } from './bot.ts';
export { thinkThrough } from './bot.ts';
export { type BotOptions, type Level, levelOf, levels, makeBot } from './levels.ts';
export { type Played, type PlayOptions, playMatch } from './match.ts';
export { payoffOf } from './payoff.ts';
export {
  dealOf,
  type PlayerSummary,
  pairedGain,
  playSeriesMatch,
  type SeriesMatch,
  type SeriesSummary,
  seatingOf,
  summarize,
} from './series.ts';
export { type Interval, Mean, wilson } from './stats.ts';
