import type { AnyMove } from '@marchlands/core/moves.ts';
import { fail, ok, type Result } from '@marchlands/core/result.ts';
import type { Rng } from '@marchlands/core/rng.ts';
import type { Reason } from '@marchlands/core/words.ts';
import { words } from '../../words/words.ts';
import { HINT_LEVEL } from '../levels.ts';
import { BotClient } from '../local/bot-client.ts';
import type { LinesStart } from '../local/protocol.ts';
import { stateFrom } from '../local/table-state.ts';
import type { Hint, Moment, Table, TableState } from '../table.ts';
import { keptLines, type Lines, type LinesRoot } from './kept-lines.ts';
import { type ChanceOutcome, Line, type LinesPlan } from './line.ts';
import { readPositionText } from './position-text.ts';
import { sharesAsker } from './shares-client.ts';
import {
  addStep,
  cutOff,
  type Direction,
  emptyTree,
  goTo,
  type LineNode,
  type LineStep,
  type LineTree,
  makeMain,
  neighbourOf,
  nodeOf,
  pathTo,
  ROOT,
  withShares,
} from './tree.ts';

/** Thinking time for the best moves, in milliseconds. */
const HINT_TIME = 2000;

/** The state shown beside the board. */
export interface LinesState {
  /** One for each position from which lines were tried. */
  readonly all: readonly Lines[];
  /** The index of the one on the board. */
  readonly open: number;
  /** The possible chance outcomes; empty if chance does not act. */
  readonly outcomes: readonly ChanceOutcome[];
  /** Whether each visited node shows the seats' expected shares. */
  readonly isTold: boolean;
  /** Whether these are being computed. */
  readonly isJudging: boolean;
  /** Why shares are missing or lines are not stored; null if all is well. */
  readonly problem: string | null;
}

/** Stores lines in the form written by `keptLines`. */
export type Keep = (lines: unknown) => Promise<Result<void>>;

/** Most outcomes of one roll; more is a bug in the game. */
const MOST_ROLLS = 1000;

/**
 * A table at which one person moves for all sides, and enters or rolls chance outcomes: every step is a node of a tree.
 * Going to a node replays its line. Otherwise it is a table like any other.
 */
export class LinesTable implements Table {
  readonly allowsLines = false;
  state: TableState;
  lines: LinesState;
  readonly plan: LinesPlan;
  #line: Line;
  readonly #rng: Rng;
  readonly #keep: Keep;
  readonly #listeners = new Set<() => void>();
  readonly #botClient = new BotClient();
  readonly #shares = sharesAsker();
  /** Rises with each change of the board. */
  #version = 0;

  private constructor(plan: LinesPlan, all: readonly Lines[], open: number, line: Line, rng: Rng, keep: Keep) {
    this.plan = plan;
    this.#line = line;
    this.#rng = rng;
    this.#keep = keep;
    this.lines = { all, open, outcomes: line.outcomes(), isTold: false, isJudging: false, problem: null };
    this.state = this.#look();
  }

  /**
   * Opens lines from a moment of a match, and resumes those already tried there.
   * @param kept all lines stored with the match
   */
  static fromMatch(
    plan: LinesPlan,
    start: LinesStart,
    kept: readonly Lines[],
    rng: Rng,
    keep: Keep,
  ): Result<LinesTable> {
    const whole = Line.open(plan, start.position);
    const isDrawn = !whole.ok;
    const known = kept.findIndex(({ root }) => root.entries === start.entries && root.isDrawn === isDrawn);
    if (known >= 0) return LinesTable.#open(plan, kept, known, rng, keep);
    const line = isDrawn ? Line.open(plan, start.position, [], rng) : whole;
    if (!line.ok) return line;
    const root: LinesRoot = { position: line.value.position, entries: start.entries, step: start.step, isDrawn };
    return ok(new LinesTable(plan, [...kept, { root, tree: emptyTree() }], kept.length, line.value, rng, keep));
  }

  /** Opens a board on the person's own position, in any form that the game reads. */
  static fromPosition(plan: LinesPlan, position: unknown, rng: Rng): Result<LinesTable> {
    const line = Line.open(plan, position, [], rng);
    if (!line.ok) return line;
    const all = [{ root: ownRoot(line.value), tree: emptyTree() }];
    return ok(new LinesTable(plan, all, 0, line.value, rng, async () => ok(undefined)));
  }

  static #open(plan: LinesPlan, all: readonly Lines[], open: number, rng: Rng, keep: Keep): Result<LinesTable> {
    const { root, tree } = all[open];
    const line = Line.open(plan, root.position, stepsTo(tree, tree.at));
    if (line.ok) return ok(new LinesTable(plan, all, open, line.value, rng, keep));
    // Stored lines may come from outside: if their moves cannot be played, show the root.
    const bare = Line.open(plan, root.position);
    if (!bare.ok) return bare;
    const atRoot = all.map((one, i) => (i === open ? { root, tree: goTo(tree, ROOT) } : one));
    const table = new LinesTable(plan, atRoot, open, bare.value, rng, keep);
    table.#refuse(line);
    return ok(table);
  }

  /** The tree on the board. */
  get tree(): LineTree {
    return this.lines.all[this.lines.open].tree;
  }

  /** The complete position on the board, as JSON data. */
  get here(): unknown {
    return this.#line.position;
  }

  get root(): LinesRoot {
    return this.lines.all[this.lines.open].root;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  // Changes of the tree.

  /** Puts a node on the board. */
  go(id: number): Result<void> {
    const { tree } = this;
    const target = nodeOf(tree, id);
    if (id === tree.at && !this.#line.session.isDrafting) return ok(undefined);
    // Animate a step forward; after any other, show the board at rest.
    if (target.parent === tree.at && this.#goesOn(target)) this.#line.fresh();
    else {
      const line = Line.open(this.plan, this.root.position, stepsTo(tree, id));
      if (!line.ok) return this.#refuse(line);
      this.#line = line.value;
    }
    this.#show(goTo(tree, id));
    return ok(undefined);
  }

  /** Plays a node's step if the board shows its parent; false if that does not make the whole step. */
  #goesOn({ step }: LineNode): boolean {
    const { session } = this.#line;
    return step !== null && !session.isDrafting && this.#line.play(step).ok && !session.isDrafting;
  }

  #refuse(refused: Extract<Result<unknown>, { readonly ok: false }>): Result<void> {
    this.#set({ problem: refused.problem.message });
    return refused;
  }

  move(direction: Direction): void {
    this.go(neighbourOf(this.tree, direction));
  }

  /** Removes a node with all that follows. */
  cut(id: number): void {
    const tree = cutOff(this.tree, id);
    const { at } = this.tree;
    if (tree.at !== at) {
      const gone = this.go(tree.at);
      if (!gone.ok) return;
    }
    this.#replace(tree);
    this.#save();
  }

  /** Makes the line to a node the main one. */
  promote(id: number): void {
    this.#replace(makeMain(this.tree, id));
    this.#save();
  }

  /** Opens other lines: those from another position. */
  switchTo(open: number): Result<void> {
    const { root, tree } = this.lines.all[open];
    const line = Line.open(this.plan, root.position, stepsTo(tree, tree.at));
    if (!line.ok) return this.#refuse(line);
    this.#line = line.value;
    this.#set({ open });
    this.#show(tree);
    return ok(undefined);
  }

  /** Draws chance outcomes until a seat must choose. */
  roll(): Result<void> {
    let rolled: Result<void> = fail(words.lines.noChance);
    for (let i = 0; i < MOST_ROLLS && this.#line.isChanceDue; i += 1) {
      rolled = this.#line.roll(this.#rng);
      if (!rolled.ok) break;
    }
    return this.#grown(rolled);
  }

  /** Makes a position written by a person the root of new lines; a refusal says what is wrong and where. */
  openPosition(text: string): Result<void> {
    const position = readPositionText(text);
    if (!position.ok) return position;
    const line = Line.open(this.plan, position.value, [], this.#rng);
    if (!line.ok) return line;
    this.#line = line.value;
    const { all } = this.lines;
    this.#set({ all: [...all, { root: ownRoot(line.value), tree: emptyTree() }], open: all.length });
    this.#show(this.tree);
    this.#save();
    return ok(undefined);
  }

  /** Turns the display of expected shares on or off, here and at each visited node. */
  tell(isTold: boolean): void {
    this.#set({ isTold });
    if (isTold) void this.#judge();
  }

  async #judge(): Promise<void> {
    const { tree } = this;
    const { at } = tree;
    if (!this.lines.isTold || nodeOf(tree, at).shares !== undefined) return;
    const { open } = this.lines;
    const { game, seats, options } = this.plan;
    this.#set({ isJudging: true });
    const shares = await this.#shares.ask({ gameId: game.id, seats, options, position: this.here });
    // Meanwhile the person may have gone on, or removed the node.
    const isHere = this.lines.open === open && this.tree.at === at;
    if (isHere) this.#set({ isJudging: false, problem: shares === null ? words.lines.noShares : null });
    if (shares === null || this.lines.open !== open || !this.tree.nodes.has(at)) return;
    this.#replace(withShares(this.tree, at, shares));
    this.#save();
  }

  // Table operations.

  async act(moves: readonly AnyMove[]): Promise<Result<void>> {
    return this.#grown(this.#line.act(moves));
  }

  async type(line: string): Promise<Result<void>> {
    return this.#grown(this.#line.type(line));
  }

  async draft(moves: readonly AnyMove[]): Promise<Result<void>> {
    const drafted = this.#line.session.draft(moves);
    if (drafted.ok) this.#publish();
    return drafted;
  }

  /** Adds played steps to the tree. */
  #grown(result: Result<void>): Result<void> {
    const played = this.#line.fresh();
    if (played.length === 0) {
      if (result.ok) this.#publish();
      return result;
    }
    this.#show(played.reduce((tree, { step, label }) => addStep(tree, step, label), this.tree));
    this.#save();
    return result;
  }

  async undo(): Promise<Result<void>> {
    if (this.#line.session.isDrafting) {
      const shortened = this.#line.session.undo(false);
      this.#publish();
      return shortened;
    }
    if (this.tree.at === ROOT) return fail(words.table.nothingToUndo);
    return this.go(neighbourOf(this.tree, 'back'));
  }

  async hint(): Promise<Result<Hint>> {
    const { session } = this.#line;
    const task = session.hintTask(HINT_LEVEL);
    if (!task.ok) return fail(words.table.hintNone);
    const { seat } = task.value;
    const decision = await this.#botClient.think(task.value, HINT_TIME, (progress) =>
      this.#setState({ waiting: { seat, progress } }),
    );
    this.#setState({ waiting: null });
    if (!decision.ok) return fail(decision.problem === 'stopped' ? words.lines.hintGone : words.trouble.hint);
    return ok({ considered: session.describe(decision.value.considered) });
  }

  hurry(): void {
    this.#botClient.hurry();
  }
  async whyNot(move: AnyMove): Promise<Reason | null> {
    return this.#line.session.whyNot(move);
  }
  /** The complete position: nothing is hidden from the person trying lines. */
  async position(): Promise<Result<string>> {
    return ok(JSON.stringify(this.here));
  }
  async momentAt(at: number): Promise<Result<Moment>> {
    return this.#line.session.momentAt(at);
  }

  close(): void {
    this.#botClient.end();
    this.#shares.end();
    this.#listeners.clear();
  }

  // Display.

  /** The board has changed. */
  #show(tree: LineTree): void {
    this.#botClient.stop();
    this.#version += 1;
    this.#replace(tree);
    this.#set({ outcomes: this.#line.outcomes(), isJudging: false, problem: null });
    this.#publish();
    void this.#judge();
  }

  #replace(tree: LineTree): void {
    const { all, open } = this.lines;
    this.#set({ all: all.map((one, i) => (i === open ? { ...one, tree } : one)) });
  }

  #set(part: Partial<LinesState>): void {
    this.lines = { ...this.lines, ...part };
    this.#notify();
  }

  #setState(part: Partial<TableState>): void {
    this.state = { ...this.state, ...part };
    this.#notify();
  }

  #publish(): void {
    this.state = this.#look();
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Stores only lines with played steps, and the one on the board. */
  #save(): void {
    const all = this.lines.all.filter(({ tree }) => tree.nodes.size > 1);
    void this.#keep(keptLines(all)).then((kept) => {
      if (!kept.ok) this.#set({ problem: words.lines.notKept(kept.problem.message) });
    });
  }

  #look(): TableState {
    const { session } = this.#line;
    const update = session.update();
    const log = update.logFrom === 0 ? [] : this.state.now.log;
    const seen = stateFrom(update, log, { troubles: [], held: 'here', isChanging: false });
    const undo = session.isDrafting || this.tree.at !== ROOT ? 'own' : 'none';
    return { ...seen, now: { ...seen.now, version: this.#version, undo } };
  }
}

function ownRoot({ position }: Line): LinesRoot {
  return { position, entries: null, step: null, isDrawn: false };
}

/** The steps from the root to a node. */
function stepsTo(tree: LineTree, id: number): readonly LineStep[] {
  return pathTo(tree, id).flatMap(({ step }) => step ?? []);
}
