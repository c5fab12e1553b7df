import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Seat } from '@marchlands/core/seat.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { words } from '../../words/words.ts';
import type { EarlyEnd, Held, Hint, LogLine, Moment, Records, Table, TableState, Trouble } from '../table.ts';
import { type Answer, inWords, savingText } from './answer.ts';
import { LocalBots } from './local-bots.ts';
import { LocalReview } from './local-review.ts';
import type { MatchLink } from './match-link.ts';
import type { Change, MatchPage } from './match-page.ts';
import type { StoredMatch, StoreProblem } from './match-store.ts';
import type { Answers, Call, LinesFound, Message, Opened, Update } from './protocol.ts';
import { startWorker } from './start-worker.ts';
import { idOf, stateFrom, wholeOf } from './table-state.ts';
import { Tabs } from './tabs.ts';
import { dropUnsaved, holdUnsaved, unsavedMatch } from './unsaved-matches.ts';

/**
 * A table on this device: the match in one worker, the bots in another, everything saved in the browser. If another tab
 * plays the match, this one shows that tab's screen, without a worker of its own.
 */
export class LocalTable implements Table {
  readonly allowsLines = true;
  state: TableState;
  readonly ending: EarlyEnd = {
    resign: () => this.#changeAtOnce({ ask: 'resign' }),
    agree: () => this.#changeAtOnce({ ask: 'agree' }),
  };
  readonly records: Records = {
    text: () => this.#ask({ ask: 'record' }),
    replayable: () => this.#ask({ ask: 'replayable' }),
    backup: () => this.#ask({ ask: 'backup' }),
  };
  readonly bots: LocalBots;
  readonly review: LocalReview;
  /** A note on a match that was just imported; null if there is none. */
  note: string | null = null;
  #link: MatchLink;
  readonly #tabs: Tabs;
  readonly #listeners = new Set<() => void>();
  #isClosed = false;
  #restarts = 0;

  private constructor(tabs: Tabs, link: MatchLink, update: Update, held: Held) {
    this.#tabs = tabs;
    this.#link = link;
    this.state = stateFrom(update, [], { troubles: [], held, isChanging: false });
    const { bots, review } = this.#parts();
    this.bots = bots;
    this.review = review;
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
    // The first report on saving may arrive before the table exists.
    const early: Message[] = [];
    const link = startWorker(
      (message) => {
        if (table === null) early.push(message);
        else table.receive(message);
      },
      () => table?.restartWorker(),
    );
    const answer = (await link.ask(call)) as Answer<Opened>; // `call` opens a match
    if (!answer.ok) {
      link.end();
      // No match was opened that another tab could take over.
      void met?.tabs.leave();
      return inWords(answer);
    }
    const update = answer.value;
    // The id of a new match is unknown to others.
    const { tabs } = met ?? (await Tabs.enter(update.info.matchId));
    table = new LocalTable(tabs, link, update, 'here');
    table.note = update.note;
    table.#show(update, []);
    table.#joinTabs();
    for (const message of early) table.receive(message);
    return ok(table);
  }

  /** The parts of the table with their own classes. */
  #parts(): { readonly bots: LocalBots; readonly review: LocalReview } {
    const table = this;
    const page: MatchPage = {
      get state() {
        return table.state;
      },
      ask: (call) => this.#ask(call),
      change: (call) => this.#change(call),
      set: (part) => this.#set(part),
      setTrouble: (kind, trouble) => this.#setTrouble(kind, trouble),
    };
    return { bots: new LocalBots(page), review: new LocalReview(page) };
  }

  /** From now on this tab and the match's other tabs exchange messages. */
  #joinTabs(): void {
    this.#tabs.start({
      whole: () => wholeOf(this.state),
      ask: (call) => this.#link.ask(call),
      release: () => this.#release(),
      onLost: () => this.#followNow(),
      // A failure reports itself as a trouble.
      onGained: (kept) => void this.#playOn(kept),
      onOvertaken: () => this.#giveWay(),
      onUpdate: (update) => {
        this.state = stateFrom(update, this.state.now.log, { ...this.state, held: 'otherTab' });
        this.#notify();
      },
      onWaiting: (waiting) => this.#set({ waiting }),
    });
  }

  /** Stops playing and returns the unsaved match, if any, for another tab to continue. */
  async #release(): Promise<StoredMatch | undefined> {
    const { matchId } = this.state.info;
    const link = this.#link;
    this.bots.dismiss();
    this.#set({ held: 'otherTab', waiting: null });
    // Whatever the answer: an unsaved match has been handed to this page by now.
    await link.ask({ ask: 'rest' });
    const kept = unsavedMatch(matchId);
    dropUnsaved(matchId);
    this.#followNow();
    return kept;
  }

  #followNow(): void {
    this.bots.dismiss();
    this.#link.end();
    this.#link = this.#tabs.link;
    this.#set({ held: 'otherTab', waiting: null, troubles: [] });
  }

  /** Another tab has continued the match: actions here are no longer saved. */
  #giveWay(): void {
    if (!this.#isHere()) return;
    this.bots.dismiss();
    this.#set({ held: 'overtaken', waiting: null, troubles: [] });
  }

  async playHere(): Promise<Result<void>> {
    if (this.#isHere()) return ok(undefined);
    if (this.state.held === 'overtaken') return this.#playOn(undefined);
    const kept = await this.#tabs.takeOver();
    // If the playing tab was closed meanwhile, the match has come here by itself.
    return this.#isHere() ? ok(undefined) : this.#playOn(kept);
  }

  /** Opens the match in a worker here, as saved or as handed over by another tab. */
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
    // A draft concerns only the person: it does not disturb a thinking bot.
    if ((draft?.moves.length ?? 0) === 0) this.bots.stop();
    const answer = await this.#askChange({ ask: 'undo', consent });
    if (answer.ok && answer.value.now.version === version) return this.#redrawn(answer);
    if (answer.ok) this.#show(answer.value, this.state.now.log);
    else if (!this.bots.isThinking) this.bots.goOn();
    return answer.ok ? ok(undefined) : answer;
  }

  async takeOver(seat: Seat): Promise<Result<void>> {
    return this.#change({ ask: 'takeOver', seat });
  }

  /** The person leaves the screen: where there are secrets, whoever comes back takes it over. */
  async leaveScreen(): Promise<void> {
    await this.#change({ ask: 'leaveScreen' });
  }

  async whyNot(move: AnyMove): Promise<Reason | null> {
    const answer = await this.#ask({ ask: 'whyNot', move });
    return answer.ok ? answer.value : { text: answer.problem.message, rule: '' };
  }

  hint(): Promise<Result<Hint>> {
    return this.bots.hint();
  }

  hurry(): void {
    this.bots.hurry();
  }

  rested(): void {
    this.bots.rested();
  }

  momentAt(at: number): Promise<Result<Moment>> {
    return this.#ask({ ask: 'moment', at });
  }

  position(entries?: number): Promise<Result<string>> {
    return this.#ask({ ask: 'position', ...(entries === undefined ? {} : { entries }) });
  }

  /** A position to try lines from, now or after this many entries shown to the viewer, with the stored lines. */
  lines(at: number | null): Promise<Result<LinesFound>> {
    return this.#ask({ ask: 'lines', at });
  }

  /** Stores lines with the match, replacing the earlier ones. */
  async keepLines(lines: unknown): Promise<Result<void>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    const kept = await this.#ask({ ask: 'keepLines', lines });
    return kept.ok ? ok(undefined) : kept;
  }

  /** Waits for a running save, then closes the table. If saving fails, the page holds the match. */
  async leave(): Promise<void> {
    if (this.#isClosed) return;
    this.bots.end();
    // A worker that dies from now on is not restarted.
    this.#isClosed = true;
    // A worker that does not answer must not block leaving.
    if (this.state.held !== 'otherTab') await this.#link.ask({ ask: 'rest' });
    this.close();
  }

  close(): void {
    this.#isClosed = true;
    this.bots.end();
    this.review.stop();
    this.#link.end();
    const { matchId } = this.state.info;
    const kept = unsavedMatch(matchId);
    void this.#tabs.leave(kept).then((isHanded) => {
      // A match that another tab now has must not be kept here, to be reopened when it is stale.
      if (isHanded && unsavedMatch(matchId) === kept) dropUnsaved(matchId);
    });
    this.#listeners.clear();
  }

  async #ask<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>> {
    let answer = await this.#link.ask(call);
    // By now another worker has replaced a dead one, so the question is asked again. A move that the dead worker had
    // saved is then refused, rightly: it is on the board.
    if (isUnanswered(answer) && !this.#isClosed && this.#isHere()) {
      await this.#restarted;
      answer = await this.#link.ask(call);
    }
    if (isUnanswered(answer) && !this.#isHere()) return fail(words.table.notHere);
    return inWords(answer as Answer<Answers[A]>); // the worker answers each question with the type named in Answers
  }

  /** Makes a change that interrupts a thinking bot. */
  #changeAtOnce(call: Change): Promise<Result<void>> {
    this.bots.stop();
    return this.#change(call);
  }

  async #change(call: Change): Promise<Result<void>> {
    if (!this.#isHere()) return fail(words.table.notHere);
    const answer = await this.#askChange(call);
    if (!answer.ok) return answer;
    this.#show(answer.value, this.state.now.log);
    return ok(undefined);
  }

  /** Requests a change of the table; the state says so until the answer arrives. */
  async #askChange<A extends Call['ask']>(call: Extract<Call, { ask: A }>): Promise<Result<Answers[A]>> {
    this.#changes += 1;
    if (this.#changes === 1) this.#set({ isChanging: true });
    const answer = await this.#ask(call);
    this.#changes -= 1;
    // After a successful change the caller shows the answer at once, and that notifies.
    const isChanging = this.#changes > 0;
    if (answer.ok) this.state = { ...this.state, isChanging };
    else this.#set({ isChanging });
    return answer;
  }

  /** The number of pending changes. */
  #changes = 0;

  /** Shows the table with another draft. A thinking bot continues. */
  #redrawn(answer: Result<Update>): Result<void> {
    if (!answer.ok) return answer;
    const { waiting, now } = this.state;
    this.state = { ...stateFrom(answer.value, now.log, this.state), waiting };
    this.#tabs.broadcast(answer.value);
    this.#notify();
    return ok(undefined);
  }

  #show(update: Update, log: readonly LogLine[]): void {
    this.bots.expect(update);
    this.state = stateFrom(update, log, this.state);
    this.#tabs.broadcast(update);
    this.bots.goOn();
    this.#notify();
  }

  #isHere(): boolean {
    return this.state.held === 'here';
  }

  /** Replaces the trouble of this kind; null removes it. */
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

  /** Starts a new worker from the saved match, or from the one that the page holds. */
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

function isUnanswered(answer: Answer<unknown>): boolean {
  return !answer.ok && answer.problem === 'noReply';
}
