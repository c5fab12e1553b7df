import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { hasMotion } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';
import { HINT_LEVEL } from '../levels.ts';
import type { Held, Hint, LogLine, MatchReview, Moment, Table, TableState, Trouble } from '../table.ts';
import { type Answer, inWords, savingText } from './answer.ts';
import { BotClient, type BotDecision, type NoDecision } from './bot-client.ts';
import type { MatchLink } from './match-link.ts';
import type { StoredMatch, StoreProblem } from './match-store.ts';
import type { Answers, BotTask, Call, LinesFound, Message, Opened, Update } from './protocol.ts';
import { type NoReview, ReviewClient } from './review-client.ts';
import { startWorker } from './start-worker.ts';
import { idOf, stateFrom, wholeOf } from './table-state.ts';
import { Tabs } from './tabs.ts';
import { dropUnsaved, holdUnsaved, unsavedMatch } from './unsaved-matches.ts';

/** How long a hint is thought about, in milliseconds. */
const HINT_TIME = 1500;
/**
 * How long a bot waits at most for the board to show what has just happened, in milliseconds: per event, and in all.
 * Nearly always the board says sooner that it has finished.
 */
const PACE_EACH = 1000;
const PACE_MOST = 15_000;

/**
 * A table on this device: the match in one worker, the bots in another, everything saved in the browser. Where another
 * tab plays the match, this one shows what that one's screen shows, and has no worker of its own.
 */
export class LocalTable implements Table {
  readonly allowsLines = true;
  state: TableState;
  /** What is to be said of a match that was just brought in; null for nothing. */
  note: string | null = null;
  #link: MatchLink;
  readonly #tabs: Tabs;
  readonly #botClient = new BotClient();
  readonly #reviewClient = new ReviewClient();
  readonly #listeners = new Set<() => void>();
  #shownBy = 0;
  #isClosed = false;
  #restarts = 0;

  private constructor(tabs: Tabs, link: MatchLink, update: Update, held: Held) {
    this.#tabs = tabs;
    this.#link = link;
    this.state = stateFrom(update, [], { troubles: [], held, isChanging: false });
  }

  /** Opens a match in a worker, or follows the tab that plays it. */
  static async open(call: Call): Promise<Result<LocalTable>> {
    const known = idOf(call);
    const met = known === null ? null : await Tabs.enter(known);
    if (met !== null && met.followed !== null) {
      const table = new LocalTable(met.tabs, met.tabs.link, met.followed, 'otherTab');
      table.#joinTabs();
      return ok(table);
    }
    let table: LocalTable | null = null;
    // Word of the first saving may come before the table that listens is made.
    const early: Message[] = [];
    const link = startWorker(
      (message) => {
        if (table === null) early.push(message);
        else table.receive(message);
      },
      () => table?.restartWorker(),
    );
    const answer = (await link.ask(call)) as Answer<Opened>; // `call` is one of those that open a match
    if (!answer.ok) {
      link.end();
      // No match was opened here that another tab could be handed.
      void met?.tabs.leave();
      return inWords(answer);
    }
    const update = answer.value;
    // Nobody else knows the number of a new match.
    const { tabs } = met ?? (await Tabs.enter(update.info.matchId));
    table = new LocalTable(tabs, link, update, 'here');
    table.note = update.note;
    table.#show(update, []);
    table.#joinTabs();
    for (const message of early) table.receive(message);
    return ok(table);
  }

  /** From now on the other tabs of the match hear of this one, and are heard. */
  #joinTabs(): void {
    this.#tabs.start({
      whole: () => wholeOf(this.state),
      ask: (call) => this.#link.ask(call),
      release: () => this.#release(),
      onLost: () => this.#followNow(),
      // Where that fails it says so itself, among the troubles.
      onGained: (kept) => void this.#playOn(kept),
      onOvertaken: () => this.#giveWay(),
      onUpdate: (update) => {
        this.state = stateFrom(update, this.state.now.log, { ...this.state, held: 'otherTab' });
        this.#notify();
      },
      onWaiting: (waiting) => this.#set({ waiting }),
    });
  }

  /** Stops playing and keeps what there is, for another tab to go on with. */
  async #release(): Promise<StoredMatch | undefined> {
    const { matchId } = this.state.info;
    const link = this.#link;
    this.#dismissBot();
    this.#set({ held: 'otherTab', waiting: null });
    // Whatever the answer: what could not be saved has been handed to this page by now.
    await link.ask({ ask: 'rest' });
    const kept = unsavedMatch(matchId);
    dropUnsaved(matchId);
    this.#followNow();
    return kept;
  }

  #followNow(): void {
    this.#dismissBot();
    this.#link.end();
    this.#link = this.#tabs.link;
    this.#set({ held: 'otherTab', waiting: null, troubles: [] });
  }

  /** Another tab has gone on with the match: what is done here is not kept any more. */
  #giveWay(): void {
    if (!this.#isHere()) return;
    this.#dismissBot();
    this.#set({ held: 'overtaken', waiting: null, troubles: [] });
  }

  async playHere(): Promise<Result<void>> {
    if (this.#isHere()) return ok(undefined);
    if (this.state.held === 'overtaken') return this.#playOn(undefined);
    const kept = await this.#tabs.takeOver();
    // Where the tab that played was closed meanwhile, the match has come here by itself.
    return this.#isHere() ? ok(undefined) : this.#playOn(kept);
  }

  /** Opens the match in a worker here, as it was saved or as another tab has handed it over. */
  async #playOn(kept: StoredMatch | undefined): Promise<Result<void>> {
    if (this.#isClosed) return ok(undefined);
    const { matchId } = this.state.info;
    this.#link.end();
    this.#link = startWorker(
      (message) => this.receive(message),
      () => this.restartWorker(),
    );
    this.state = { ...this.state, held: 'here' };
    const answer = await this.#ask(kept === undefined ? { ask: 'open', matchId } : { ask: 'restore', kept });
    if (answer.ok) this.#show(answer.value, []);
    else if (this.#isHere()) this.#setTrouble('worker', { kind: 'worker', message: answer.problem.message });
    return answer.ok ? ok(undefined) : answer;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  async act(moves: readonly AnyMove[]): Promise<Result<void>> {
    return this.#change({ ask: 'act', moves });
  }

  async draft(moves: readonly AnyMove[]): Promise<Result<void>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    return this.#redrawn(await this.#askChange({ ask: 'draft', moves }));
  }

  async type(line: string): Promise<Result<void>> {
    return this.#change({ ask: 'type', line });
  }

  async undo(consent: boolean): Promise<Result<void>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    const { draft, version } = this.state.now;
    // A draft is the person's own affair: a bot that thinks meanwhile is not disturbed.
    if ((draft?.moves.length ?? 0) === 0) this.#botClient.stop();
    const answer = await this.#askChange({ ask: 'undo', consent });
    if (answer.ok && answer.value.now.version === version) return this.#redrawn(answer);
    if (answer.ok) this.#show(answer.value, this.state.now.log);
    else if (!this.#botClient.isThinking) this.#askBot(this.#bot);
    return answer.ok ? ok(undefined) : answer;
  }

  async resign(): Promise<Result<void>> {
    this.#botClient.stop();
    return this.#change({ ask: 'resign' });
  }

  async agree(): Promise<Result<void>> {
    this.#botClient.stop();
    return this.#change({ ask: 'agree' });
  }

  async reseat(seat: Seat, player: { readonly name: string; readonly level: string | null }): Promise<Result<void>> {
    this.#botClient.stop();
    return this.#change({ ask: 'reseat', seat, ...player });
  }

  async takeOver(seat: Seat): Promise<Result<void>> {
    return this.#change({ ask: 'takeOver', seat });
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    const answer = await this.#ask({ ask: 'whyNot', move });
    return answer.ok ? answer.value : { text: answer.problem.message, rule: '' };
  }

  outlook(): Promise<Result<number | null>> {
    return this.#ask({ ask: 'outlook' });
  }

  async playOut(isOn: boolean): Promise<Result<void>> {
    this.#botClient.stop();
    return this.#change({ ask: 'playOut', isOn });
  }

  async hint(): Promise<Result<Hint>> {
    const task = await this.#ask({ ask: 'task', level: HINT_LEVEL });
    if (!task.ok) return fail(words.table.hintNone);
    const seat = task.value.seat;
    const most = task.value.seed === undefined ? HINT_TIME : 0;
    const decision = await this.#botClient.think(task.value, most, (progress) =>
      this.#set({ waiting: { seat, progress } }),
    );
    // A bot that had to make way for the hint takes up its own thinking again.
    this.#set({ waiting: null });
    this.#askBot(this.#bot);
    if (!decision.ok) return fail(hintProblemText(decision.problem));
    const described = await this.#ask({ ask: 'describe', considered: decision.value.considered });
    return described.ok ? ok({ considered: described.value }) : described;
  }

  hurry(): void {
    this.#botClient.hurry();
    this.rested();
  }

  rested(): void {
    this.#shownBy = 0;
    this.#resumeBot();
  }

  momentAt(at: number): Promise<Result<Moment>> {
    return this.#ask({ ask: 'moment', at });
  }

  record(): Promise<Result<string>> {
    return this.#ask({ ask: 'record' });
  }

  replayable(): Promise<Result<string | null>> {
    return this.#ask({ ask: 'replayable' });
  }

  backup(): Promise<Result<string>> {
    return this.#ask({ ask: 'backup' });
  }

  position(entries?: number): Promise<Result<string>> {
    return this.#ask({ ask: 'position', ...(entries === undefined ? {} : { entries }) });
  }

  review(): Promise<Result<MatchReview | null>> {
    return this.#ask({ ask: 'review' });
  }

  async makeReview(onProgress: (progress: number) => void): Promise<Result<MatchReview>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    if (this.state.now.final === null) return fail(words.review.notOver);
    const match = await this.backup();
    if (!match.ok) return match;
    const made = await this.#reviewClient.make(match.value, onProgress);
    return made.ok ? this.#ask({ ask: 'keepReview', review: made.value }) : fail(reviewProblemText(made.problem));
  }

  stopReview(): void {
    this.#reviewClient.stop();
  }

  /** Where lines can be tried from, now or after so many entries that the viewer was shown, with those that are kept. */
  lines(at: number | null): Promise<Result<LinesFound>> {
    return this.#ask({ ask: 'lines', at });
  }

  /** Keeps lines with the match, in place of those that were kept. */
  async keepLines(lines: unknown): Promise<Result<void>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    const kept = await this.#ask({ ask: 'keepLines', lines });
    return kept.ok ? ok(undefined) : kept;
  }

  async retry(): Promise<Result<void>> {
    if (this.#bot === null) return fail(words.trouble.noBot);
    this.#askBot(this.#bot);
    return ok(undefined);
  }

  /** Waits for the saving under way, then closes the table. Where saving fails the page holds the match. */
  async leave(): Promise<void> {
    if (this.#isClosed) return;
    this.#botClient.end();
    // A worker that dies now is not started again.
    this.#isClosed = true;
    // A worker that does not answer keeps nobody from leaving.
    if (this.state.held !== 'otherTab') await this.#link.ask({ ask: 'rest' });
    this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#botClient.end();
    this.#reviewClient.stop();
    this.#link.end();
    const { matchId } = this.state.info;
    const kept = unsavedMatch(matchId);
    void this.#tabs.leave(kept).then((isHanded) => {
      // What another tab has now is not held here, to be opened again when it is old.
      if (isHanded && unsavedMatch(matchId) === kept) dropUnsaved(matchId);
    });
    this.#listeners.clear();
  }

  async #ask<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>> {
    let answer = await this.#link.ask(call);
    // By now another worker has taken the place of a dead one, so the question is asked again. A move that the dead
    // worker had saved is then refused. That is right: it is on the board.
    if (isUnanswered(answer) && !this.#isClosed && this.#isHere()) {
      await this.#restarted;
      answer = await this.#link.ask(call);
    }
    if (isUnanswered(answer) && !this.#isHere()) return fail(words.table.notHere);
    return inWords(answer as Answer<Answers[A]>); // the worker answers each question with the type named in Answers
  }

  async #change(
    call: Extract<
      Call,
      { ask: 'act' | 'type' | 'undo' | 'resign' | 'agree' | 'reseat' | 'takeOver' | 'bot' | 'playOut' }
    >,
  ) {
    if (!this.#isHere()) return fail(words.table.notHere);
    const answer = await this.#askChange(call);
    if (!answer.ok) return answer;
    this.#show(answer.value, this.state.now.log);
    return ok(undefined);
  }

  /** Asks for a change of the table: until the answer is there, the state says so. */
  async #askChange<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>> {
    this.#changes += 1;
    if (this.#changes === 1) this.#set({ isChanging: true });
    const answer = await this.#ask(call);
    this.#changes -= 1;
    // After a change that was made the caller shows the answer at once, and that notifies.
    const isChanging = this.#changes > 0;
    if (answer.ok) this.state = { ...this.state, isChanging };
    else this.#set({ isChanging });
    return answer;
  }

  /** Changes that are asked for and not answered. */
  #changes = 0;

  /** Shows the table with another draft. A bot that thinks meanwhile goes on. */
  #redrawn(answer: Result<Update>): Result<void> {
    if (!answer.ok) return answer;
    const { waiting, now } = this.state;
    this.state = { ...stateFrom(answer.value, now.log, this.state), waiting };
    this.#tabs.broadcast(answer.value);
    this.#notify();
    return ok(undefined);
  }

  #bot: BotTask | null = null;
  /** Ends the wait of a bot that has decided and waits for the board. */
  #resumeBot: () => void = () => {};

  #show(update: Update, log: readonly LogLine[]): void {
    // An answer may come when the match is not played here any more.
    this.#bot = this.#isHere() ? update.bot : null;
    const { newEvents } = update.now;
    const isShown = hasMotion() && !update.playsOut;
    this.#shownBy = isShown ? performance.now() + Math.min(PACE_MOST, PACE_EACH * newEvents.length) : 0;
    this.state = stateFrom(update, log, this.state);
    this.#tabs.broadcast(update);
    this.#askBot(this.#bot);
    this.#notify();
  }

  /** No bot plays here any more, not even one that has decided and waits for the board. */
  #dismissBot(): void {
    this.#bot = null;
    this.#botClient.stop();
  }

  #isHere(): boolean {
    return this.state.held === 'here';
  }

  /** Lets the bot think that must decide, and plays what it chose. */
  #askBot(task: BotTask | null): void {
    this.#setTrouble('bot', null);
    if (task === null || this.#isClosed) return;
    const { seat } = task;
    this.#set({ waiting: { seat, progress: 0 } });
    void this.#botClient
      .think(task, 0, (progress) => this.#set({ waiting: { seat, progress } }))
      .then((decision) => this.#play(task, decision));
  }

  async #play(task: BotTask, decision: Result<BotDecision, NoDecision>): Promise<void> {
    // Somebody may have taken back, or taken the seat, while the bot thought or waited its turn.
    const isLate = () => this.#bot !== task || this.#isClosed;
    if ((!decision.ok && decision.problem === 'stopped') || isLate()) return;
    const name = this.state.info.seats[task.seat]?.name ?? words.seatName(task.seat);
    if (!decision.ok) return this.#giveUp(task.seat, words.trouble.botSilent(name));
    await this.#boardRests();
    if (isLate()) return;
    const { seat, version } = task;
    const played = await this.#change({ ask: 'bot', seat, codes: decision.value.codes, version });
    if (!played.ok && !isLate()) this.#giveUp(seat, words.trouble.botRefused(name, played.problem.message));
  }

  /** A bot that cannot go on: said among the troubles, and nobody is waited for. */
  #giveUp(seat: Seat, message: string): void {
    this.#setTrouble('bot', { kind: 'bot', message, seat });
    this.#set({ waiting: null });
  }

  /** Waits until what has happened was shown, or nobody wants to wait for it. */
  #boardRests(): Promise<void> {
    const early = this.#shownBy - performance.now();
    if (early <= 0) return Promise.resolve();
    return new Promise<void>((resume) => {
      const timer = window.setTimeout(resume, early);
      this.#resumeBot = () => {
        window.clearTimeout(timer);
        resume();
      };
    });
  }

  /** Puts a trouble in place of the one of its kind; null where it is over. */
  #setTrouble(kind: Trouble['kind'], trouble: Trouble | null): void {
    const others = this.state.troubles.filter((one) => one.kind !== kind);
    if (trouble === null && others.length === this.state.troubles.length) return;
    this.#set({ troubles: trouble === null ? others : [...others, trouble] });
  }

  #set(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    if (part.waiting !== undefined) this.#tabs.broadcastWaiting(part.waiting);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  receive(message: Message): void {
    if (message.kind !== 'saved') return;
    if (message.problem === 'changed') {
      this.#giveWay();
      return;
    }
    if (message.problem === null) this.#tabs.broadcastSaved();
    if (message.kept === undefined) dropUnsaved(this.state.info.matchId);
    else holdUnsaved(message.kept);
    this.#setTrouble('storage', message.problem === null ? null : storageTrouble(message.problem));
  }

  #restarted: Promise<void> = Promise.resolve();

  /** Starts another worker where the match was saved, or with what the page holds of it. */
  restartWorker(): void {
    if (this.#isClosed || !this.#isHere()) return;
    this.#restarts += 1;
    const { matchId } = this.state.info;
    const link = startWorker(
      (message) => this.receive(message),
      () => this.restartWorker(),
    );
    this.#link = link;
    if (this.#restarts > 3) {
      this.#setTrouble('worker', { kind: 'worker', message: words.trouble.workerGone });
      return;
    }
    const kept = unsavedMatch(matchId);
    const call: Call = kept === undefined ? { ask: 'open', matchId } : { ask: 'restore', kept };
    this.#restarted = link.ask(call).then((answer) => {
      if (!answer.ok) {
        this.#setTrouble('worker', { kind: 'worker', message: words.trouble.workerGone });
        return;
      }
      this.#show(answer.value as Update, []); // as in `open`
      this.#setTrouble('worker', { kind: 'worker', message: words.trouble.worker });
    });
  }
}

function storageTrouble(problem: Exclude<StoreProblem, 'changed'>): Trouble {
  return { kind: 'storage', message: words.trouble.storage(savingText(problem)) };
}

/** Why there is no review. */
function reviewProblemText(problem: NoReview): string {
  switch (problem) {
    case 'stopped':
      return words.review.stopped;
    case 'failed':
      return words.review.failed;
    default:
      return problem satisfies never;
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

function isUnanswered(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.problem === 'noReply';
}
