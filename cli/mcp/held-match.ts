import { isBlameRough } from '@marchlands/bots/review/errors.ts';
import { review } from '@marchlands/bots/review/review.ts';
import { Shares } from '@marchlands/bots/review/shares.ts';
import { Draft } from '@marchlands/core/match/draft.ts';
import type { Match } from '@marchlands/core/match/match.ts';
import { formatRecord } from '@marchlands/core/match/record-format.ts';
import { estimate } from '@marchlands/core/percent.ts';
import { fail, ok, problemText, type Result } from '@marchlands/core/result.ts';
import { isActing, type Seat, SPECTATOR, type Viewer } from '@marchlands/core/seat.ts';
import { botSeed, makeBotSeats, nextTurn, playBot } from '../play/bot-seats.ts';
import { choosing, takeLine } from '../play/choice.ts';
import { runCommand } from '../play/commands.ts';
import { printEnd } from '../play/loop.ts';
import { isPerson } from '../play/players.ts';
import { audienceOf, peopleOf, type Session } from '../play/session.ts';
import { boardLines, choiceLines, printNews, promptLines, waitedFor } from '../play/show.ts';
import { HINT_LEVEL } from '../play/table-flags.ts';
import { KeepingScreen } from '../terminal/keeping-screen.ts';
import { legalOf } from '../trial/steps.ts';
import { AGREED } from './agreed.ts';

/** Most bot choices in one call: thinking takes time, and a client waits about a minute. */
export const MOST_CHOICES = 100;
/** Columns of the texts, which no terminal wraps. */
export const WIDTH = 100;
/** Milliseconds for a review: a client waits about a minute for an answer. */
const REVIEW_TIME = 20_000;

/**
 * A match with an assistant at some seats, and bots at the others. All answers are limited to the asking seat's view; a
 * seat played by a bot reveals nothing.
 */
export class HeldMatch {
  readonly match: Match;
  readonly #screen = new KeepingScreen(WIDTH);
  readonly #session: Session;
  readonly #drafts = new Map<Seat, Draft>();

  constructor(match: Match) {
    this.match = match;
    const bots = makeBotSeats(HINT_LEVEL, botSeed, (failure) => this.#screen.complain(failure));
    this.#session = { screen: this.#screen, lines: AGREED, bots, match, shownItems: new Map(), lastViewer: null };
  }

  /** The assistant's seats. */
  get ownSeats(): readonly Seat[] {
    return peopleOf(this.#session);
  }

  /** The first of them that must choose; undefined if none must. */
  get firstToChoose(): Seat | undefined {
    return this.ownSeats.find((seat) => isActing(this.match.actors, seat) && this.match.sealed(seat) === null);
  }

  /**
   * The seat with a number from 1, if it is the assistant's.
   * @param number default: the assistant's only seat
   */
  seatOf(number: number | undefined): Result<Seat> {
    const own = this.ownSeats;
    const named = own.map((seat) => `${seat + 1}`).join(', ') || 'none';
    if (number === undefined) {
      return own.length === 1 ? ok(own[0]) : fail(`Which seat? Yours are: ${named}.`, 'seat');
    }
    if (own.includes(number - 1)) return ok(number - 1);
    const { players } = this.match;
    return fail(
      number >= 1 && number <= players.length
        ? `Seat ${number} is played by a bot: what it sees is its own. Yours are: ${named}.`
        : `There is no seat ${number}; yours are: ${named}.`,
      'seat',
    );
  }

  /** The seat's view, the events since its last look, and its choices; for null, a spectator's. */
  look(seat: Seat | null = null): string {
    const session = this.#session;
    if (this.match.isOver) {
      session.lastViewer = seat;
      printEnd(session);
      return this.#screen.take();
    }
    const viewer: Viewer = seat ?? audienceOf(session);
    printNews(session, viewer);
    this.#screen.print(boardLines(session, viewer).join('\n'));
    if (seat === null || !isActing(this.match.actors, seat)) {
      this.#screen.print(promptLines(session, viewer).join('\n'));
      return this.#screen.take();
    }
    const now = choosing(this.match, this.#draftOf(seat), seat);
    this.#screen.print(promptLines(session, seat, now.game.view(now.state, seat)).join('\n'));
    this.#screen.print(
      this.match.sealed(seat) === null
        ? choiceLines(session, seat, legalOf(now, seat), now, 'legal_moves').join('\n')
        : '  Your choice is made; it stays sealed until all have chosen.',
    );
    this.#screen.print(waitedFor(session, seat).join('\n'));
    return this.#screen.take();
  }

  /** The answer of one of the terminal's commands about a match. @param line the command with its arguments */
  async ask(seat: Seat, line: string): Promise<Result<string>> {
    if (this.match.isOver) return fail('The match is over.');
    // The colon distinguishes a command from a move that looks the same.
    await runCommand(this.#session, seat, `:${line}`, choosing(this.match, this.#draftOf(seat), seat));
    return ok(this.#screen.take());
  }

  /**
   * Plays lines one after another for a seat, then bots until an assistant's seat must choose. Stops at the first
   * refused line.
   */
  async play(seat: Seat, lines: readonly string[]): Promise<Result<string>> {
    for (const [at, line] of lines.entries()) {
      const taken = takeLine(this.match, this.#draftOf(seat), seat, line);
      if (!taken.ok) {
        const before = at === 0 ? 'Nothing was played.' : `The ${at} before it ${at === 1 ? 'was' : 'were'} played.`;
        const which = lines.length === 1 ? '' : `Line ${at + 1}: `;
        return fail(`${which}${problemText(taken.problem)} ${before}`);
      }
    }
    const draft = this.#draftOf(seat);
    const soFar = draft.isEmpty ? '' : `So far: ${draft.lineOf(seat, draft.codes)}; undo opens it again.\n\n`;
    await this.botsPlay();
    return ok(`${soFar}${this.look(seat)}`);
  }

  /** Takes back the seat's draft, or else its last choice. */
  async undo(seat: Seat): Promise<Result<string>> {
    const draft = this.#draftOf(seat);
    if (!draft.isEmpty) {
      draft.clear();
      return ok(this.look(seat));
    }
    const asked = await this.ask(seat, 'undo');
    // If a bot's choice was taken back too, bots choose again.
    await this.botsPlay();
    return asked.ok ? ok(`${asked.value}\n\n${this.look(seat)}`.trim()) : asked;
  }

  /** Resigns a seat, if the rules allow it. */
  async resign(seat: Seat): Promise<Result<string>> {
    const done = this.match.resign(seat);
    if (!done.ok) return done;
    await this.botsPlay();
    return ok(this.look(seat));
  }

  /**
   * Lets bots choose until one of the assistant's seats must, or this many choices were made: if the assistant is out,
   * the bots go on.
   */
  async botsPlay(most = MOST_CHOICES): Promise<void> {
    const { match } = this;
    for (let made = 0; ; made += 1) {
      const seat = match
        .awaited()
        .find((waiting) => !isPerson(match.players, waiting) && match.sealed(waiting) === null);
      if (seat === undefined || made >= most) return;
      await playBot(this.#session.bots, match, seat, () => false);
    }
  }

  /** A seat's expected share of the win, from its view. */
  odds(seat: Seat): Result<string> {
    const { match } = this;
    if (match.isOver) return fail('The match is over.');
    const share = new Shares(match.game, match.setup, 'odds', match.players).ofSeat(match.state, seat);
    return ok(`${match.nameOf(seat)} may expect about ${estimate(share)} of the win, from what this seat sees.`);
  }

  /** The better choices in a finished match. */
  async review(): Promise<Result<string>> {
    const { match } = this;
    if (!match.isOver || match.result === null) {
      return fail('A match is reviewed once it has ended with a result; hint tells what is good before.');
    }
    const going = review(match, { time: { milliseconds: REVIEW_TIME, clock: () => performance.now() } });
    let next = going.next();
    while (next.done !== true) {
      // Handle the connection between two steps.
      await nextTurn();
      next = going.next();
    }
    const { level, passages, blamed, examined } = next.value;
    const errors = passages.flatMap(({ choices }) =>
      choices.flatMap(({ seat, error }) => (error === null ? [] : [{ seat, ...error }])),
    );
    const lines = errors.map(({ seat, line, bestLine, bestWords, value, bestValue, low, high }) => {
      const lost = `${match.nameOf(seat)}: ${line} gave away ${range(low, high)} of the win`;
      const better = `${bestLine} (${bestWords.join(' ')})`;
      return `${lost}: ${estimate(value)}, where ${better} had ${estimate(bestValue)}.`;
    });
    const judged = `Judged by the bot ${level}, from what each seat could see; a choice not shown to be worse is not blamed.`;
    const hurried = `In the time it had, the bot compared ${examined.closely} of ${examined.suspected} possible errors closely.`;
    const first = examined.closely < examined.suspected ? [judged, hurried] : [judged];
    if (lines.length === 0) return ok([...first, 'No choice is shown to be worse than another.'].join('\n'));
    const rough =
      blamed === null
        ? 'Rough: nobody has measured how many such choices are worse in this game.'
        : `Rough: of ${blamed.judged} such choices in bot matches of this game, ${blamed.worse} were worse when a bot played on.`;
    return ok([...first, ...(isBlameRough(next.value) ? [rough] : []), ...lines].join('\n'));
  }

  /** The record for the assistant: complete once the match is over. @param seat null for a spectator's */
  record(seat: Seat | null): string {
    return formatRecord(this.match, seat ?? SPECTATOR);
  }

  #draftOf(seat: Seat): Draft {
    const known = this.#drafts.get(seat);
    if (known !== undefined) return known;
    const draft = new Draft(this.match);
    this.#drafts.set(seat, draft);
    return draft;
  }
}

/** `3 % to 8 %`, or `5 %` where both round alike. */
function range(low: number, high: number): string {
  const ends = [estimate(low), estimate(high)];
  return ends[0] === ends[1] ? ends[0] : ends.join(' to ');
}
