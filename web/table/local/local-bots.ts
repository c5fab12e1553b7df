import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import { hasMotion } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';
import { HINT_LEVEL } from '../levels.ts';
import type { Bots, Hint, TableState } from '../table.ts';
import { BotClient, type BotDecision, type NoDecision } from './bot-client.ts';
import type { MatchPage } from './match-page.ts';
import type { BotTask, Update } from './protocol.ts';

/** Thinking time of a hint in milliseconds. */
const HINT_TIME = 1500;
/**
 * Most milliseconds a bot waits for the board to show the last events: per event, and in total. The board nearly always
 * finishes sooner.
 */
const PACE_EACH = 1000;
const PACE_MOST = 15_000;

/** The bots of a local table: they play their seats and give hints. */
export class LocalBots implements Bots {
  readonly #page: MatchPage;
  readonly #client = new BotClient();
  /** The pending decision of a bot, or null. */
  #task: BotTask | null = null;
  #shownBy = 0;
  /** Ends the wait of a bot that has decided. */
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
    // Resumes a bot that was interrupted for the hint.
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

  /** Called when the board has shown all events. */
  rested(): void {
    this.#shownBy = 0;
    this.#resume();
  }

  get isThinking(): boolean {
    return this.#client.isThinking;
  }

  /** Cancels the current thinking. */
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

  /** Called when the table changes: the pending decision may be another one, or none. */
  expect({ bot, now, playsOut }: Update): void {
    // An answer may arrive after the match has moved to another tab.
    this.#task = this.#isHere ? bot : null;
    const isShown = hasMotion() && !playsOut;
    this.#shownBy = isShown ? performance.now() + Math.min(PACE_MOST, PACE_EACH * now.newEvents.length) : 0;
  }

  /** Starts the acting bot and plays its choice. */
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
    // A person may have undone a move or taken the seat meanwhile.
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

  /** Reports a failed bot among the troubles and stops waiting for it. */
  #giveUp(seat: Seat, message: string): void {
    this.#page.setTrouble('bot', { kind: 'bot', message, seat });
    this.#page.set({ waiting: null });
  }

  /** Waits until the events have been shown, or the wait is cancelled. */
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
