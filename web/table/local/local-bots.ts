import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { hasMotion } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';
import { HINT_LEVEL } from '../levels.ts';
import type { Bots, Hint, TableState } from '../table.ts';
import { BotClient, type BotDecision, type NoDecision } from './bot-client.ts';
import type { MatchPage } from './match-page.ts';
import type { BotTask, Update } from './protocol.ts';

/** How long a hint is thought about, in milliseconds. */
const HINT_TIME = 1500;
/**
 * How long a bot waits at most for the board to show what has just happened, in milliseconds: per event, and in all.
 * Nearly always the board says sooner that it has finished.
 */
const PACE_EACH = 1000;
const PACE_MOST = 15_000;

/** The bots of a table on this device: they play in turn with the person there, and advise that person. */
export class LocalBots implements Bots {
  readonly #page: MatchPage;
  readonly #client = new BotClient();
  /** What a bot must decide now; null where none must. */
  #task: BotTask | null = null;
  #shownBy = 0;
  /** Ends the wait of a bot that has decided and waits for the board. */
  #resume: () => void = () => {};
  #isEnded = false;

  constructor(page: MatchPage) {
    this.#page = page;
  }

  outlook(): Promise<Result<number | null>> {
    return this.#page.ask({ ask: 'outlook' });
  }

  playOut(isOn: boolean): Promise<Result<void>> {
    this.stop();
    return this.#page.change({ ask: 'playOut', isOn });
  }

  async retry(): Promise<Result<void>> {
    if (this.#task === null) return fail(words.trouble.noBot);
    this.goOn();
    return ok(undefined);
  }

  reseat(seat: Seat, player: { readonly name: string; readonly level: string | null }): Promise<Result<void>> {
    this.stop();
    return this.#page.change({ ask: 'reseat', seat, ...player });
  }

  async hint(): Promise<Result<Hint>> {
    const task = await this.#page.ask({ ask: 'task', level: HINT_LEVEL });
    if (!task.ok) return fail(words.table.hintNone);
    const most = task.value.seed === undefined ? HINT_TIME : 0;
    const decision = await this.#think(task.value, most);
    // A bot that had to make way for the hint takes up its own thinking again.
    this.#page.set({ waiting: null });
    this.goOn();
    if (!decision.ok) return fail(hintProblemText(decision.problem));
    const described = await this.#page.ask({ ask: 'describe', considered: decision.value.considered });
    return described.ok ? ok({ considered: described.value }) : described;
  }

  hurry(): void {
    this.#client.hurry();
    this.rested();
  }

  /** The board has shown all that happened. */
  rested(): void {
    this.#shownBy = 0;
    this.#resume();
  }

  get isThinking(): boolean {
    return this.#client.isThinking;
  }

  /** Gives up what is being thought about. */
  stop(): void {
    this.#client.stop();
  }

  /** No bot plays here any more, not even one that has decided and waits for the board. */
  dismiss(): void {
    this.#task = null;
    this.stop();
  }

  /** No bot thinks here any more. */
  end(): void {
    this.#isEnded = true;
    this.#client.end();
  }

  /** The table has changed: what a bot must decide is another thing now, or nothing. */
  expect({ bot, now, playsOut }: Update): void {
    // An answer may come when the match is not played here any more.
    this.#task = this.#isHere ? bot : null;
    const isShown = hasMotion() && !playsOut;
    this.#shownBy = isShown ? performance.now() + Math.min(PACE_MOST, PACE_EACH * now.newEvents.length) : 0;
  }

  /** Starts the bot that must decide, and plays what it chose. */
  goOn(): void {
    const task = this.#task;
    this.#page.setTrouble('bot', null);
    if (task === null || this.#isEnded) return;
    this.#page.set({ waiting: { seat: task.seat, progress: 0 } });
    void this.#think(task, 0).then((decision) => this.#play(task, decision));
  }

  #think(task: BotTask, most: number): Promise<Result<BotDecision, NoDecision>> {
    const { seat } = task;
    return this.#client.think(task, most, (progress) => this.#page.set({ waiting: { seat, progress } }));
  }

  async #play(task: BotTask, decision: Result<BotDecision, NoDecision>): Promise<void> {
    // Somebody may have taken back, or taken the seat, while the bot thought or waited its turn.
    const isLate = () => this.#task !== task || this.#isEnded;
    if ((!decision.ok && decision.problem === 'stopped') || isLate()) return;
    const name = this.#state.info.seats[task.seat]?.name ?? words.seatName(task.seat);
    if (!decision.ok) return this.#giveUp(task.seat, words.trouble.botSilent(name));
    await this.#boardRests();
    if (isLate()) return;
    const { seat, version } = task;
    const played = await this.#page.change({ ask: 'bot', seat, codes: decision.value.codes, version });
    if (!played.ok && !isLate()) this.#giveUp(seat, words.trouble.botRefused(name, played.problem.message));
  }

  /** A bot that cannot go on: said among the troubles, and nobody is waited for. */
  #giveUp(seat: Seat, message: string): void {
    this.#page.setTrouble('bot', { kind: 'bot', message, seat });
    this.#page.set({ waiting: null });
  }

  /** Waits until what has happened was shown, or nobody wants to wait for it. */
  #boardRests(): Promise<void> {
    const early = this.#shownBy - performance.now();
    if (early <= 0) return Promise.resolve();
    return new Promise<void>((resume) => {
      const timer = window.setTimeout(resume, early);
      this.#resume = () => {
        window.clearTimeout(timer);
        resume();
      };
    });
  }

  get #state(): TableState {
    return this.#page.state;
  }

  get #isHere(): boolean {
    return this.#state.held === 'here';
  }
}

/** Why there is no hint. */
function hintProblemText(problem: NoDecision): string {
  switch (problem) {
    case 'stopped':
      return words.table.hintNone;
    case 'failed':
      return words.trouble.hint;
    default:
      return problem satisfies never;
  }
}
