import { randomBytes } from 'node:crypto';
import type { Bot, Thinking, Thought } from '@marchlands/bots/bot.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { problemText } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { makePlayer } from '../players/levels.ts';

/** Iterations between two checks of the keyboard and updates of the bar. */
const SLICE = 32;

/** The bots at the table, made on first use. */
export interface BotSeats {
  /** Thinks with the level of a seat. */
  think(match: Match, seat: Seat, watch: Watch): Promise<Thought>;
  /** A strong bot's thoughts in a person's place. */
  hint(match: Match, seat: Seat, watch: Watch): Promise<Thought>;
}

/**
 * Called now and then while a bot thinks, with the used share of the budget; true ends the thinking with the best so
 * far.
 */
export type Watch = (share: number) => boolean;

/** The bots' seed: fresh, but the same in every match of one numbered deal. */
export function botSeed({ header: { dice } }: Match): string {
  return dice.kind === 'numbered' ? `deal ${dice.deal}` : randomBytes(8).toString('hex');
}

/** Lets the bot of a seat choose. @throws if the match refuses it: bots see only legal moves, so that is a bug */
export async function playBot(bots: BotSeats, match: Match, seat: Seat, watch: Watch): Promise<void> {
  const { moves } = await bots.think(match, seat, watch);
  const taken = match.submit(seat, moves, match.version(seat));
  if (!taken.ok) throw new Error(`the bot ${match.nameOf(seat)} was refused: ${problemText(taken.problem)}`);
}

/** Lets input be read and signals be handled. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

async function finish(thinking: Thinking, watch: Watch): Promise<Thought> {
  await nextTurn();
  while (!thinking.step(SLICE)) {
    if (watch(thinking.progress())) break;
    await nextTurn();
  }
  return thinking.best();
}

/**
 * @param hintLevel the level that answers `hint`
 * @param seedOf the seed of a match's bots; equal seeds play alike
 * @param complain called when an external program has failed
 */
export function makeBotSeats(
  hintLevel: string,
  seedOf: (match: Match) => string,
  complain: (sentence: string) => void,
): BotSeats {
  let made: { readonly match: Match; readonly seed: string; readonly bots: Map<string, Bot> } | null = null;

  function botOf(match: Match, level: string, use: string): Bot {
    if (made?.match !== match) made = { match, seed: seedOf(match), bots: new Map() };
    const key = `${level}/${use}`;
    const known = made.bots.get(key);
    if (known !== undefined) return known;
    const bot = makePlayer(level, match.game, match.setup, `${made.seed}/${use}`, (failure) => {
      complain(`${level} has given the match up: it ${failure} Its seat plays at random from here on.`);
    });
    made.bots.set(key, bot);
    return bot;
  }

  return {
    think(match, seat, watch) {
      const level = match.players[seat]?.level ?? hintLevel;
      return finish(botOf(match, level, `seat ${seat}`).begin(match.view(seat), seat), watch);
    },
    hint(match, seat, watch) {
      return finish(botOf(match, hintLevel, 'hint').begin(match.view(seat), seat), watch);
    },
  };
}
